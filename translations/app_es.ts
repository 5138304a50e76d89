<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>app</name>
    <message>
        <source>A file of the program is missing: {0}. Install it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No display: neither DISPLAY nor WAYLAND_DISPLAY is set. Without one, try: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt does not load: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt has no platform called {0}; see QT_QPA_PLATFORM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System libraries are missing. Install the packages that hold them: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System libraries are missing. Install them: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Python package {0} is missing. Install the program again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot made a mistake and plays at random for this move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The display does not answer: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {0} is damaged. Install the program again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {0} cannot be written in: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matches in {0} cannot be opened: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no match number {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match goes on in another window; nothing was changed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}. Nothing was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not a file of Mystery Table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was made by a newer version of Mystery Table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
