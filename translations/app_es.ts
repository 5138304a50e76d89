<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>app</name>
    <message>
        <source>A file of the program is missing: {0}. Install it again.</source>
        <translation>Falta un archivo del programa: {0}. Vuelve a instalarlo.</translation>
    </message>
    <message>
        <source>A font of the program is missing: {0}. Install it again.</source>
        <translation>Falta un tipo de letra del programa: {0}. Vuelve a instalarlo.</translation>
    </message>
    <message>
        <source>No display: neither DISPLAY nor WAYLAND_DISPLAY is set. Without one, try: {0}</source>
        <translation>No hay pantalla: ni DISPLAY ni WAYLAND_DISPLAY están definidas. Sin pantalla, prueba: {0}</translation>
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
        <source>System libraries are missing. Install the packages that hold them: {0}</source>
        <translation>Faltan bibliotecas del sistema. Instala los paquetes que las contienen: {0}</translation>
    </message>
    <message>
        <source>System libraries are missing. Install them: {0}</source>
        <translation>Faltan bibliotecas del sistema. Instálalas: {0}</translation>
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
        <source>The matches in {0} cannot be opened: {1}.</source>
        <translation>No se pueden abrir las partidas de {0}: {1}.</translation>
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
        <source>There is no match number {0}.</source>
        <translation>No hay ninguna partida número {0}.</translation>
    </message>
    <message>
        <source>This match goes on in another window; nothing was changed here.</source>
        <translation>Esta partida sigue en otra ventana; aquí no ha cambiado nada.</translation>
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
        <source>hexagon</source>
        <translation>hexágono</translation>
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
        <source>{0} cannot be written: {1}. Nothing was lost.</source>
        <translation>No se puede escribir en {0}: {1}. No se ha perdido nada.</translation>
    </message>
    <message>
        <source>{0} is not a file of Mystery Table.</source>
        <translation>{0} no es un archivo de Mesa de misterios.</translation>
    </message>
    <message>
        <source>{0} was made by a newer version of Mystery Table.</source>
        <translation>{0} se hizo con una versión más nueva de Mesa de misterios.</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
</context>
</TS>
