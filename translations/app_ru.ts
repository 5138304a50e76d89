<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>app</name>
    <message>
        <source>A file of the program is missing: {0}. Install it again.</source>
        <translation>Нет файла программы: {0}. Установите её заново.</translation>
    </message>
    <message>
        <source>A font of the program is missing: {0}. Install it again.</source>
        <translation>Нет шрифта программы: {0}. Установите его заново.</translation>
    </message>
    <message>
        <source>No display: neither DISPLAY nor WAYLAND_DISPLAY is set. Without one, try: {0}</source>
        <translation>Нет экрана: не заданы ни DISPLAY, ни WAYLAND_DISPLAY. Без экрана можно так: {0}</translation>
    </message>
    <message>
        <source>Qt does not load: {0}</source>
        <translation>Qt не загружается: {0}</translation>
    </message>
    <message>
        <source>Qt has no platform called {0}; see QT_QPA_PLATFORM.</source>
        <translation>В Qt нет платформы {0}; проверьте QT_QPA_PLATFORM.</translation>
    </message>
    <message>
        <source>System libraries are missing. Install the packages that hold them: {0}</source>
        <translation>Не хватает системных библиотек. Установите пакеты, в которых они есть: {0}</translation>
    </message>
    <message>
        <source>System libraries are missing. Install them: {0}</source>
        <translation>Не хватает системных библиотек. Установите их: {0}</translation>
    </message>
    <message>
        <source>The Python package {0} is missing. Install the program again.</source>
        <translation>Нет пакета Python {0}. Установите программу заново.</translation>
    </message>
    <message>
        <source>The bot made a mistake and plays at random for this move.</source>
        <translation>Сбой бота: этот ход он делает наугад.</translation>
    </message>
    <message>
        <source>The display does not answer: {0}</source>
        <translation>Экран не отвечает: {0}</translation>
    </message>
    <message>
        <source>The file {0} is damaged. Install the program again.</source>
        <translation>Файл {0} повреждён. Установите программу заново.</translation>
    </message>
    <message>
        <source>The folder {0} cannot be written in: {1}.</source>
        <translation>В папку {0} нельзя записать: {1}.</translation>
    </message>
    <message>
        <source>The font {0} cannot be read. Install it again.</source>
        <translation>Шрифт {0} не читается. Установите его заново.</translation>
    </message>
    <message>
        <source>The icons of the program are missing. Install QtAwesome again.</source>
        <translation>Нет значков программы. Установите QtAwesome заново.</translation>
    </message>
    <message>
        <source>The matches in {0} cannot be opened: {1}.</source>
        <translation>Партии в {0} не открываются: {1}.</translation>
    </message>
    <message>
        <source>There is no file {0}.</source>
        <translation>Нет файла {0}.</translation>
    </message>
    <message>
        <source>There is no game called “{0}”. Known games: {1}.</source>
        <translation>Нет игры «{0}». Известные игры: {1}.</translation>
    </message>
    <message>
        <source>There is no match number {0}.</source>
        <translation>Нет партии номер {0}.</translation>
    </message>
    <message>
        <source>This match goes on in another window; nothing was changed here.</source>
        <translation>Эта партия идёт в другом окне; здесь ничего не изменилось.</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>круг</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>крест</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>ромб</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>шестиугольник</translation>
    </message>
    <message>
        <source>square</source>
        <translation>квадрат</translation>
    </message>
    <message>
        <source>star</source>
        <translation>звезда</translation>
    </message>
    <message>
        <source>today, {0}</source>
        <translation>сегодня, {0}</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>треугольник</translation>
    </message>
    <message>
        <source>yesterday, {0}</source>
        <translation>вчера, {0}</translation>
    </message>
    <message>
        <source>{0}</source>
        <translation>{0}</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}. Nothing was lost.</source>
        <translation>Не удаётся записать {0}: {1}. Ничего не потеряно.</translation>
    </message>
    <message>
        <source>{0} is not a file of Mystery Table.</source>
        <translation>{0} — не файл «Стола загадок».</translation>
    </message>
    <message>
        <source>{0} was made by a newer version of Mystery Table.</source>
        <translation>{0}: файл более новой версии «Стола загадок».</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
</context>
</TS>
