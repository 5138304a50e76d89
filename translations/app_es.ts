<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>app</name>
    <message numerus="yes">
        <source>%n missions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A file of the program is missing: {0}. Install it again.</source>
        <translation>Falta un archivo del programa: {0}. Vuelve a instalarlo.</translation>
    </message>
    <message>
        <source>A font of the program is missing: {0}. Install it again.</source>
        <translation>Falta un tipo de letra del programa: {0}. Vuelve a instalarlo.</translation>
    </message>
    <message>
        <source>A game without a description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All legal moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card and a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue: {0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good afternoon, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good evening, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good morning, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over the screen; everything is hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the points came about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was the only possible move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches that you have begun wait for you here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missions of {0}: {1} of {2} won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mystery Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No display: neither DISPLAY nor WAYLAND_DISPLAY is set. Without one, try: {0}</source>
        <translation>No hay pantalla: ni DISPLAY ni WAYLAND_DISPLAY están definidas. Sin pantalla, prueba: {0}</translation>
    </message>
    <message>
        <source>Nothing can be taken back: something new was learned, or others have acted since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt does not load: {0}</source>
        <translation>Qt no se carga: {0}</translation>
    </message>
    <message>
        <source>Qt has no platform called {0}; see QT_QPA_PLATFORM.</source>
        <translation>Qt no tiene ninguna plataforma llamada {0}; mira QT_QPA_PLATFORM.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Screen: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System libraries are missing. Install the packages that hold them: {0}</source>
        <translation>Faltan bibliotecas del sistema. Instala los paquetes que las contienen: {0}</translation>
    </message>
    <message>
        <source>System libraries are missing. Install them: {0}</source>
        <translation>Faltan bibliotecas del sistema. Instálalas: {0}</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Python package {0} is missing. Install the program again.</source>
        <translation>Falta el paquete de Python {0}. Vuelve a instalar el programa.</translation>
    </message>
    <message>
        <source>The bot made a mistake and plays at random for this move.</source>
        <translation>El bot ha fallado y hace esta jugada al azar.</translation>
    </message>
    <message>
        <source>The display does not answer: {0}</source>
        <translation>La pantalla no responde: {0}</translation>
    </message>
    <message>
        <source>The file {0} is damaged. Install the program again.</source>
        <translation>El archivo {0} está dañado. Vuelve a instalar el programa.</translation>
    </message>
    <message>
        <source>The folder {0} cannot be written in: {1}.</source>
        <translation>No se puede escribir en la carpeta {0}: {1}.</translation>
    </message>
    <message>
        <source>The font {0} cannot be read. Install it again.</source>
        <translation>No se puede leer el tipo de letra {0}. Vuelve a instalarlo.</translation>
    </message>
    <message>
        <source>The icons of the program are missing. Install QtAwesome again.</source>
        <translation>Faltan los iconos del programa. Vuelve a instalar QtAwesome.</translation>
    </message>
    <message>
        <source>The rules have changed since {0} was written: its match was taken over up to line {1} of {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings cannot be written: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings were damaged and have been set back in part. The old file is {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file {0}.</source>
        <translation>No hay ningún archivo {0}.</translation>
    </message>
    <message>
        <source>There is no game called “{0}”. Known games: {1}.</source>
        <translation>No hay ningún juego llamado «{0}». Juegos conocidos: {1}.</translation>
    </message>
    <message>
        <source>There is no level “{0}”. Known levels: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no match number {0}.</source>
        <translation>No hay ninguna partida número {0}.</translation>
    </message>
    <message>
        <source>This match can be viewed up to step {0}: after that, today's rules lead elsewhere or its log is damaged. It can be continued from there in a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match goes on in another window; nothing was changed here.</source>
        <translation>Esta partida sigue en otra ventana; aquí no ha cambiado nada.</translation>
    </message>
    <message>
        <source>This match is open in another window of Mystery Table; close it there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match was played with a newer version of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version of the program cannot read how this match was set up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While you were away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bot plays for this person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cruz</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>rombo</translation>
    </message>
    <message>
        <source>every mission is won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>hexágono</translation>
    </message>
    <message>
        <source>hold Space, Enter or the mouse button for {0} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missions {0} / {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next: {0} · {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press twice: Space, Enter or the mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen by everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square</source>
        <translation>cuadrado</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrella</translation>
    </message>
    <message>
        <source>today, {0}</source>
        <translation>hoy, {0}</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triángulo</translation>
    </message>
    <message>
        <source>yesterday, {0}</source>
        <translation>ayer, {0}</translation>
    </message>
    <message>
        <source>{0}</source>
        <translation>{0}</translation>
    </message>
    <message>
        <source>{0} cannot be read: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be used: {1}. Nothing was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} does not hold each card of the deck once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has nothing for “{1}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is damaged at {1}: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is damaged in line {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is damaged in the line of “{1}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is damaged: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is incomplete: its end is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not a file of Mystery Table.</source>
        <translation>{0} no es un archivo de Mesa de misterios.</translation>
    </message>
    <message>
        <source>{0} is not a match of Mystery Table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not a table of affinities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is too large for a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} tells of a match that the rules do not allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was changed since it was written: it is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was made by a newer version of Mystery Table.</source>
        <translation>{0} se hizo con una versión más nueva de Mesa de misterios.</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
</context>
</TS>
