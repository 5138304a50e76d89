<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>app</name>
    <message>
        <source>  → {0}</source>
        <translation>  → {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n bots</source>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missions</source>
        <translation>
            <numerusform>%n misión</numerusform>
            <numerusform>%n misiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n persons</source>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n personas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n pasaje encontrado</numerusform>
            <numerusform>%n pasajes encontrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n asiento</numerusform>
            <numerusform>%n asientos</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot knows only what its seat could see.</source>
        <translation>Un bot solo sabe lo que su asiento podía ver.</translation>
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
        <translation>Un juego sin descripción</translation>
    </message>
    <message>
        <source>A mission of your own</source>
        <translation>Una misión propia</translation>
    </message>
    <message>
        <source>A moment: a hint is being thought of…</source>
        <translation>Un momento: se piensa una pista…</translation>
    </message>
    <message>
        <source>A moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>A number takes a line, words look for lines, Enter takes the only line left.</source>
        <translation>Un número elige una línea, las palabras buscan líneas, Enter elige la única que queda.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>About {0} minutes, explained step by step at the table. Whoever wins has won this mission.</source>
        <translation>Unos {0} minutos, con todo explicado paso a paso en la mesa. Si ganas, esta misión queda ganada.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Logros</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Añadir un asiento</translation>
    </message>
    <message>
        <source>Against experts</source>
        <translation>Contra expertos</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>All as they were</source>
        <translation>Todas como estaban</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Todo a la vista</translation>
    </message>
    <message>
        <source>All legal moves</source>
        <translation>Todas las jugadas posibles</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>All missions open</source>
        <translation>Todas las misiones abiertas</translation>
    </message>
    <message>
        <source>Amateur</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>An option is written as KEY=VALUE, not as “{0}”.</source>
        <translation>Una opción se escribe CLAVE=VALOR, no «{0}».</translation>
    </message>
    <message>
        <source>Any key</source>
        <translation>Cualquier tecla</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Como la última vez</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Ask before a turn is passed with moves left</source>
        <translation>Preguntar antes de pasar un turno con jugadas posibles</translation>
    </message>
    <message>
        <source>At home everywhere</source>
        <translation>En casa en todas partes</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>At one screen, a curtain comes by itself between: {0}.</source>
        <translation>Con una sola pantalla, la cortina se cierra sola entre: {0}.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Volver al inicio</translation>
    </message>
    <message>
        <source>Back to the start page.</source>
        <translation>Volver al inicio.</translation>
    </message>
    <message>
        <source>Back: what was said before</source>
        <translation>Atrás: lo dicho antes</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Empezar de cero</translation>
    </message>
    <message>
        <source>Begin the match.</source>
        <translation>Empezar la partida.</translation>
    </message>
    <message>
        <source>Begin, or change an option</source>
        <translation>Empezar, o cambiar una opción</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Brisk: 0.6 s a gesture</source>
        <translation>Rápido: 0,6 s por gesto</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Por modo</translation>
    </message>
    <message>
        <source>By level of the bots</source>
        <translation>Por nivel de los bots</translation>
    </message>
    <message>
        <source>Calm: 1.2 s a gesture</source>
        <translation>Tranquilo: 1,2 s por gesto</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Campañas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Carry a card to a place that lights up. Elsewhere it glides home.</source>
        <translation>Lleva una carta a un lugar iluminado. En cualquier otro sitio vuelve sola a donde estaba.</translation>
    </message>
    <message>
        <source>Case closed</source>
        <translation>Caso cerrado</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Cambiar teclas…</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Elige una carta</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>Elige un lugar</translation>
    </message>
    <message>
        <source>Choose the card or place that shows this key.</source>
        <translation>Elegir la carta o el lugar que muestra esa tecla.</translation>
    </message>
    <message>
        <source>Click, click</source>
        <translation>Clic y clic</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Colours of the seats</source>
        <translation>Colores de los asientos</translation>
    </message>
    <message>
        <source>Confirm every move</source>
        <translation>Confirmar cada jugada</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue: {0}, {1}</source>
        <translation>Continuar: {0}, {1}</translation>
    </message>
    <message>
        <source>Copied to {0}. Edit that file, then start: the match keeps the rules as they are then.</source>
        <translation>Copiado en {0}. Edita ese archivo y empieza: la partida guarda las reglas tal como estén entonces.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the rules to edit them</source>
        <translation>Copiar las reglas para editarlas</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copiar la semilla</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Deleted: {0}</source>
        <translation>Partida eliminada: {0}</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>Drawn pictures: {0} MB</source>
        <translation>Imágenes dibujadas: {0} MB</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Each one is counted in its match.</source>
        <translation>Cada una se cuenta en su partida.</translation>
    </message>
    <message>
        <source>Earned: {0}</source>
        <translation>Logrado: {0}</translation>
    </message>
    <message>
        <source>Empty it</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Everything is hidden.</source>
        <translation>Todo está oculto.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exportar la partida</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Fastest mission: {0}, {1}</source>
        <translation>Misión más rápida: {0}, {1}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Finish a match between midnight and four o'clock.</source>
        <translation>Termina una partida entre medianoche y las cuatro.</translation>
    </message>
    <message>
        <source>Finish a match of several persons at one screen.</source>
        <translation>Termina una partida de varias personas en una pantalla.</translation>
    </message>
    <message>
        <source>Finish a match with six seats or more.</source>
        <translation>Termina una partida de seis puestos o más.</translation>
    </message>
    <message>
        <source>Finish a match.</source>
        <translation>Termina una partida.</translation>
    </message>
    <message>
        <source>Finish fifty matches.</source>
        <translation>Termina cincuenta partidas.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>First a card, then its place. A double click there plays.</source>
        <translation>Primero la carta, luego su lugar. Un doble clic allí hace la jugada.</translation>
    </message>
    <message>
        <source>First evening</source>
        <translation>Primera velada</translation>
    </message>
    <message>
        <source>First time? A guided match of about {0} minutes teaches the game.</source>
        <translation>¿Primera vez? Una partida guiada de unos {0} minutos te enseña el juego.</translation>
    </message>
    <message>
        <source>Forget all results and achievements? Matches and missions that were won stay as they are.</source>
        <translation>¿Olvidar todos los resultados y logros? Las partidas y las misiones ganadas se quedan como están.</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Four mysteries at one table. Nothing is sent anywhere: it uses no network.</source>
        <translation>Cuatro misterios en una mesa. No se envía nada a ninguna parte: no usa la red.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Full screen, and back.</source>
        <translation>Pantalla completa, y volver.</translation>
    </message>
    <message>
        <source>Full table</source>
        <translation>Mesa llena</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Get a hint: Enter plays it, Esc puts it away.</source>
        <translation>Pedir una pista: Intro la juega, Esc la quita.</translation>
    </message>
    <message>
        <source>Go back in a guided match.</source>
        <translation>Volver atrás en una partida guiada.</translation>
    </message>
    <message>
        <source>Go on in a guided match.</source>
        <translation>Seguir en una partida guiada.</translation>
    </message>
    <message>
        <source>Go on: Enter</source>
        <translation>Seguir: Enter</translation>
    </message>
    <message>
        <source>Go to the next card or place.</source>
        <translation>Ir a la carta o al lugar más cercano.</translation>
    </message>
    <message>
        <source>Go to the next part of the table.</source>
        <translation>Ir a la parte siguiente de la mesa.</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Buenas tardes</translation>
    </message>
    <message>
        <source>Good afternoon, {0}</source>
        <translation>Buenas tardes, {0}</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Buenas noches</translation>
    </message>
    <message>
        <source>Good evening, {0}</source>
        <translation>Buenas noches, {0}</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Buenos días</translation>
    </message>
    <message>
        <source>Good morning, {0}</source>
        <translation>Buenos días, {0}</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Guided match</source>
        <translation>Partida guiada</translation>
    </message>
    <message>
        <source>Hand over the screen; everything is hidden.</source>
        <translation>Pasa la pantalla; todo está oculto.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Here no bot moved.</source>
        <translation>Aquí no ha jugado ningún bot.</translation>
    </message>
    <message>
        <source>Hidden hands</source>
        <translation>Manos ocultas</translation>
    </message>
    <message>
        <source>Hide the screen</source>
        <translation>Ocultar pantalla</translation>
    </message>
    <message>
        <source>Hide the screen when the window loses the focus</source>
        <translation>Ocultar la pantalla cuando la ventana pierda el foco</translation>
    </message>
    <message>
        <source>Hide the screen, outside text fields.</source>
        <translation>Ocultar la pantalla, fuera de los campos de texto.</translation>
    </message>
    <message>
        <source>Hide the screen.</source>
        <translation>Ocultar la pantalla.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Momentos destacados</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Hint: {0}</source>
        <translation>Pista: {0}</translation>
    </message>
    <message>
        <source>Hint: {0} · {1}</source>
        <translation>Pista: {0} · {1}</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Hints: {0}</source>
        <translation>Pistas: {0}</translation>
    </message>
    <message>
        <source>Hold the button</source>
        <translation>Mantener pulsado el botón</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>How it came about</source>
        <translation>Cómo se llegó a esto</translation>
    </message>
    <message>
        <source>How long to hold it</source>
        <translation>Cuánto mantenerlo pulsado</translation>
    </message>
    <message>
        <source>How the points came about</source>
        <translation>De dónde salen los puntos</translation>
    </message>
    <message>
        <source>I am {0}</source>
        <translation>Soy {0}</translation>
    </message>
    <message>
        <source>I play both</source>
        <translation>Juego las dos</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>In company</source>
        <translation>En compañía</translation>
    </message>
    <message>
        <source>It plays at random.</source>
        <translation>Juega al azar.</translation>
    </message>
    <message>
        <source>It was the only possible move.</source>
        <translation>Era la única jugada posible.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Larger text.</source>
        <translation>Texto más grande.</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <source>Leave the guide; the match goes on</source>
        <translation>Dejar la guía; la partida sigue</translation>
    </message>
    <message>
        <source>Leave the match; it is kept as it is</source>
        <translation>Dejar la partida; se guarda como está</translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation>Salir del programa</translation>
    </message>
    <message>
        <source>Let a bot move without a pause.</source>
        <translation>El bot juega sin esperar.</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Dejar jugar a un bot</translation>
    </message>
    <message>
        <source>Let me look</source>
        <translation>Quiero mirar</translation>
    </message>
    <message>
        <source>Letters, digits</source>
        <translation>Letras, cifras</translation>
    </message>
    <message>
        <source>Level of new bots</source>
        <translation>Nivel de los bots nuevos</translation>
    </message>
    <message>
        <source>Level of the bots</source>
        <translation>Nivel de los bots</translation>
    </message>
    <message>
        <source>Level: {0}</source>
        <translation>Nivel: {0}</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Claro u oscuro</translation>
    </message>
    <message>
        <source>List all legal moves in words.</source>
        <translation>Ver en palabras todas las jugadas posibles.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Mirar la mesa</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>Look back at the match, step by step.</source>
        <translation>Repasar la partida paso a paso.</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Hecho con</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Master detective</source>
        <translation>Gran detective</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Matches (*{0})</source>
        <translation>Partidas (*{0})</translation>
    </message>
    <message>
        <source>Matches and settings are kept in {0}</source>
        <translation>Las partidas y los ajustes se guardan en {0}</translation>
    </message>
    <message>
        <source>Matches that you have begun wait for you here.</source>
        <translation>Aquí te esperan las partidas empezadas.</translation>
    </message>
    <message>
        <source>Matches with hints</source>
        <translation>Partidas con pistas</translation>
    </message>
    <message>
        <source>Middling</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Misión</translation>
    </message>
    <message>
        <source>Mission map</source>
        <translation>Mapa de misiones</translation>
    </message>
    <message>
        <source>Mission: {0}</source>
        <translation>Misión: {0}</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Misiones</translation>
    </message>
    <message>
        <source>Missions of {0}: {1} of {2} won</source>
        <translation>Misiones de {0}: {1} de {2} ganadas</translation>
    </message>
    <message>
        <source>Missions won</source>
        <translation>Misiones ganadas</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More can be done in this turn. Once more ends it.</source>
        <translation>En este turno aún se puede hacer algo. Otra vez para terminarlo.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Mystery Table</source>
        <translation>Mesa de misterios</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of seat {0} (Enter: {1})</source>
        <translation>Nombre del puesto {0} (Enter: {1})</translation>
    </message>
    <message>
        <source>Name of the match</source>
        <translation>Nombre de la partida</translation>
    </message>
    <message>
        <source>Name of the partner</source>
        <translation>Nombre del compañero</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>New match: {0}</source>
        <translation>Partida nueva: {0}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next move of a bot</source>
        <translation>Siguiente jugada de un bot</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Siguiente aparición</translation>
    </message>
    <message>
        <source>Night owl</source>
        <translation>Ave nocturna</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>No curtain</source>
        <translation>Sin cortina</translation>
    </message>
    <message>
        <source>No display: neither DISPLAY nor WAYLAND_DISPLAY is set. Without one, try: {0}</source>
        <translation>No hay pantalla: ni DISPLAY ni WAYLAND_DISPLAY están definidas. Sin pantalla, prueba: {0}</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>No se ha encontrado ninguna pista.</translation>
    </message>
    <message>
        <source>No printed rule gives this; the value is ours.</source>
        <translation>Ninguna regla impresa da este valor; es nuestro.</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>No, gracias</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Not there: Qt’s multimedia part is not installed, so nothing can be heard.</source>
        <translation>No disponible: falta la parte multimedia de Qt, así que no se oye nada.</translation>
    </message>
    <message>
        <source>Nothing can be taken back: something new was learned, or others have acted since.</source>
        <translation>No se puede deshacer: se ha sabido algo nuevo o ya han jugado otros.</translation>
    </message>
    <message>
        <source>Nothing found. Fewer letters find more.</source>
        <translation>No se ha encontrado nada. Con menos letras se encuentra más.</translation>
    </message>
    <message>
        <source>Nothing here contains that.</source>
        <translation>Nada de esto contiene esas palabras.</translation>
    </message>
    <message>
        <source>Nothing here yet.</source>
        <translation>Aquí no hay nada todavía.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novato</translation>
    </message>
    <message>
        <source>Number of persons</source>
        <translation>Número de personas</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Número de puestos</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sin animación</translation>
    </message>
    <message>
        <source>On a mission</source>
        <translation>En misión</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>En este ordenador</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Only bots: you look on.</source>
        <translation>Solo bots: tú miras.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open map</source>
        <translation>Mapa abierto</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Open the settings.</source>
        <translation>Abrir los ajustes.</translation>
    </message>
    <message>
        <source>Open this help.</source>
        <translation>Abrir esta ayuda.</translation>
    </message>
    <message>
        <source>Opens when one of these is won: {0}.</source>
        <translation>Se abre al ganar una de estas: {0}.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Ritmo de los bots</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Compañero</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Pick up, put down; play what is chosen.</source>
        <translation>Coger, dejar; jugar lo elegido.</translation>
    </message>
    <message>
        <source>Pictures with motifs of {0} are under {1}; all else of the program is under {2}.</source>
        <translation>Las imágenes con motivos de {0} están bajo {1}; todo lo demás del programa, bajo {2}.</translation>
    </message>
    <message>
        <source>Place before</source>
        <translation>Aparición anterior</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Reproducir y pausar</translation>
    </message>
    <message>
        <source>Play earlier</source>
        <translation>Jugar antes</translation>
    </message>
    <message>
        <source>Play later</source>
        <translation>Jugar después</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>Play the guided match</source>
        <translation>Jugar la partida guiada</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Jugador {0}</translation>
    </message>
    <message>
        <source>Please type a number from {0} to {1}.</source>
        <translation>Escribe un número del {0} al {1}.</translation>
    </message>
    <message>
        <source>Practice: take back any decision</source>
        <translation>Práctica: deshacer cualquier decisión</translation>
    </message>
    <message>
        <source>Press a button, then the new key. Esc leaves the old key, Backspace takes it away. Letters alone do nothing in text fields.</source>
        <translation>Pulsa un botón y luego la nueva tecla. Esc deja la anterior y Retroceso la quita. Las letras solas no hacen nada en los campos de texto.</translation>
    </message>
    <message>
        <source>Press it twice</source>
        <translation>Pulsarlo dos veces</translation>
    </message>
    <message>
        <source>Press the new key…</source>
        <translation>Pulsa la nueva tecla…</translation>
    </message>
    <message>
        <source>Previous move of a bot</source>
        <translation>Jugada anterior de un bot</translation>
    </message>
    <message>
        <source>Put back what was chosen last; close a dialog.</source>
        <translation>Devolver lo último que se eligió; cerrar un diálogo.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Devolver</translation>
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
        <source>Quick thinking</source>
        <translation>Mente rápida</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Bajo</translation>
    </message>
    <message>
        <source>Quit; every match is kept as it is.</source>
        <translation>Salir; cada partida queda guardada tal como está.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Read rule {0}</source>
        <translation>Leer la regla {0}</translation>
    </message>
    <message>
        <source>Read the log.</source>
        <translation>Leer el registro.</translation>
    </message>
    <message>
        <source>Read the rules of this</source>
        <translation>Leer las reglas de esto</translation>
    </message>
    <message>
        <source>Read the rules of what is on the screen.</source>
        <translation>Leer las reglas de lo que hay en pantalla.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo.</source>
        <translation>Rehacer.</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reducido</translation>
    </message>
    <message>
        <source>Regular at the table</source>
        <translation>De la casa</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic derecho</translation>
    </message>
    <message>
        <source>Roll a seed</source>
        <translation>Sacar una semilla</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronda {0}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>Reglas y ayuda</translation>
    </message>
    <message>
        <source>Rules page</source>
        <translation>Página de reglas</translation>
    </message>
    <message>
        <source>Screen: {0}</source>
        <translation>Pantalla: {0}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search among the matches</source>
        <translation>Buscar entre las partidas</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Seat {0}</source>
        <translation>Asiento {0}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>See a card large.</source>
        <translation>Ver una carta en grande.</translation>
    </message>
    <message>
        <source>See a card large; hold it to open the curtain.</source>
        <translation>Ver una carta en grande; si se mantiene pulsado, abre la cortina.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vista de</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Seven in a row</source>
        <translation>Siete seguidas</translation>
    </message>
    <message>
        <source>Several persons need a terminal, so that each screen can be hidden.</source>
        <translation>Varias personas necesitan un terminal, para poder ocultar cada pantalla.</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Mostrar una pista</translation>
    </message>
    <message>
        <source>Show the table again</source>
        <translation>Mostrar otra vez la mesa</translation>
    </message>
    <message>
        <source>Show the whole log</source>
        <translation>Mostrar todo el registro</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Sin sonido</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Slow: 2 s a gesture</source>
        <translation>Lento: 2 s por gesto</translation>
    </message>
    <message>
        <source>Smaller text.</source>
        <translation>Texto más pequeño.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Speed of movement</source>
        <translation>Velocidad del movimiento</translation>
    </message>
    <message>
        <source>Speed ×{0}</source>
        <translation>Velocidad ×{0}</translation>
    </message>
    <message>
        <source>Spend ten hours at the table.</source>
        <translation>Pasa diez horas en la mesa.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Empezar la partida</translation>
    </message>
    <message>
        <source>Start the mission</source>
        <translation>Empezar la misión</translation>
    </message>
    <message>
        <source>Started with --data-dir FOLDER the program keeps everything there instead.</source>
        <translation>Si se inicia con --data-dir CARPETA, el programa guarda todo allí.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Such games do not count.</source>
        <translation>Estas partidas no cuentan.</translation>
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
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Take this seat away</source>
        <translation>Quitar este asiento</translation>
    </message>
    <message>
        <source>Ten cases closed</source>
        <translation>Diez casos cerrados</translation>
    </message>
    <message>
        <source>That can be done, too. {0}</source>
        <translation>También se puede hacer. {0}</translation>
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
        <source>The curtain opens</source>
        <translation>La cortina se abre</translation>
    </message>
    <message>
        <source>The display does not answer: {0}</source>
        <translation>La pantalla no responde: {0}</translation>
    </message>
    <message>
        <source>The file of matches was damaged. Matches saved from it or from its last backup: {0}. What was there is kept as {1}.</source>
        <translation>El archivo de partidas estaba dañado. Partidas recuperadas de él o de su última copia: {0}. Lo que había se conserva como {1}.</translation>
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
        <source>The key as it was</source>
        <translation>La tecla de antes</translation>
    </message>
    <message>
        <source>The level “{0}” does not exist yet here; it plays as “{1}”.</source>
        <translation>El nivel «{0}» aún no existe aquí; juega como «{1}».</translation>
    </message>
    <message>
        <source>The matches could not be backed up: {0}.</source>
        <translation>No se ha podido hacer una copia de las partidas: {0}.</translation>
    </message>
    <message>
        <source>The rules have changed since {0} was written: its match was taken over up to line {1} of {2}.</source>
        <translation>Las reglas han cambiado desde que se escribió {0}: su partida se ha tomado hasta la línea {1} de {2}.</translation>
    </message>
    <message>
        <source>The same seed deals the same cards.</source>
        <translation>La misma semilla reparte las mismas cartas.</translation>
    </message>
    <message>
        <source>The settings cannot be written: {0}.</source>
        <translation>No se pueden guardar los ajustes: {0}.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been set back in part. The old file is {0}.</source>
        <translation>Los ajustes estaban dañados y se han restablecido en parte. El archivo anterior es {0}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>There are no pictures of that kind.</source>
        <translation>No hay imágenes de ese tipo.</translation>
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
        <source>There is no game “{0}”. Known games: {1}.</source>
        <translation>No hay ningún juego «{0}». Juegos conocidos: {1}.</translation>
    </message>
    <message>
        <source>There is no level “{0}”. Known levels: {1}.</source>
        <translation>No hay ningún nivel «{0}». Niveles conocidos: {1}.</translation>
    </message>
    <message>
        <source>There is no match number {0}.</source>
        <translation>No hay ninguna partida número {0}.</translation>
    </message>
    <message>
        <source>There is no mission “{0}”. Known missions: {1}</source>
        <translation>No hay ninguna misión «{0}». Misiones conocidas: {1}</translation>
    </message>
    <message>
        <source>There is no seat {0}; this match has {1}.</source>
        <translation>No hay un puesto {0}; esta partida tiene {1}.</translation>
    </message>
    <message>
        <source>There is nothing to make again.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>This command always has a key.</source>
        <translation>Esta orden siempre tiene una tecla.</translation>
    </message>
    <message>
        <source>This key has no name here; take another one.</source>
        <translation>Esta tecla no tiene nombre aquí; elige otra.</translation>
    </message>
    <message>
        <source>This match can be viewed up to step {0}: after that, today's rules lead elsewhere or its log is damaged. It can be continued from there in a copy.</source>
        <translation>Esta partida se puede ver hasta el paso {0}: a partir de ahí, las reglas de hoy llevan a otra parte o su registro está dañado. Se puede continuar desde ahí en una copia.</translation>
    </message>
    <message>
        <source>This match goes on in another window; nothing was changed here.</source>
        <translation>Esta partida sigue en otra ventana; aquí no ha cambiado nada.</translation>
    </message>
    <message>
        <source>This match is open in another window of Mystery Table; close it there first.</source>
        <translation>Esta partida está abierta en otra ventana de Mesa de misterios; ciérrala allí primero.</translation>
    </message>
    <message>
        <source>This match still goes on: bots explain their moves after its end.</source>
        <translation>Esta partida sigue en curso: los bots explican sus jugadas al terminar.</translation>
    </message>
    <message>
        <source>This match still goes on: until its end only what everybody saw is printed.</source>
        <translation>Esta partida sigue en marcha: hasta su final solo se imprime lo que vieron todos.</translation>
    </message>
    <message>
        <source>This match still goes on; open it to look back at your own view.</source>
        <translation>Esta partida sigue en marcha; ábrela para repasar lo que has visto tú.</translation>
    </message>
    <message>
        <source>This match was played with a newer version of the program.</source>
        <translation>Esta partida se jugó con una versión más nueva del programa.</translation>
    </message>
    <message>
        <source>This mission can be played.</source>
        <translation>Esta misión se puede jugar.</translation>
    </message>
    <message>
        <source>This mission is {0}.</source>
        <translation>Esta misión: {0}.</translation>
    </message>
    <message>
        <source>This move cannot be explained.</source>
        <translation>Esta jugada no se puede explicar.</translation>
    </message>
    <message>
        <source>This must work in text fields too; take a key that writes nothing.</source>
        <translation>Esto debe funcionar también en los campos de texto; elige una tecla que no escriba nada.</translation>
    </message>
    <message>
        <source>This version of the program cannot read how this match was set up.</source>
        <translation>Esta versión del programa no puede leer cómo se preparó esta partida.</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Tres seguidas</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>Tiempo en la mesa</translation>
    </message>
    <message>
        <source>Time well spent</source>
        <translation>Tiempo bien empleado</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>To the end of the map</source>
        <translation>Hasta el final del mapa</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>En equipo</translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation>Escribe para filtrar</translation>
    </message>
    <message>
        <source>Type {0} and press Enter</source>
        <translation>Escribe {0} y pulsa Enter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo.</source>
        <translation>Deshacer.</translation>
    </message>
    <message>
        <source>Usual text.</source>
        <translation>Texto de tamaño normal.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Way to play</source>
        <translation>Modo de juego</translation>
    </message>
    <message>
        <source>Well travelled</source>
        <translation>Mucho mundo</translation>
    </message>
    <message>
        <source>What is played, or {0}</source>
        <translation>Qué se juega, o {0}</translation>
    </message>
    <message>
        <source>What the system wants cannot be asked yet: it counts as “Full”.</source>
        <translation>Todavía no se puede preguntar al sistema: cuenta como «Completo».</translation>
    </message>
    <message>
        <source>What you play</source>
        <translation>Tu papel</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Qué partidas</translation>
    </message>
    <message>
        <source>While you were away</source>
        <translation>Mientras no mirabas</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Quién decide</translation>
    </message>
    <message>
        <source>Who plays this seat</source>
        <translation>Quién juega en este asiento</translation>
    </message>
    <message>
        <source>Why the bot did this</source>
        <translation>Por qué el bot hizo esto</translation>
    </message>
    <message>
        <source>Win a match of every game.</source>
        <translation>Gana una partida de cada juego.</translation>
    </message>
    <message>
        <source>Win a match within ten minutes.</source>
        <translation>Gana una partida en menos de diez minutos.</translation>
    </message>
    <message>
        <source>Win a match.</source>
        <translation>Gana una partida.</translation>
    </message>
    <message>
        <source>Win a mission.</source>
        <translation>Gana una misión.</translation>
    </message>
    <message>
        <source>Win against a bot of the level Expert or higher.</source>
        <translation>Gana a un bot de nivel experto o superior.</translation>
    </message>
    <message>
        <source>Win against a bot of the level Master.</source>
        <translation>Gana a un bot de nivel maestro.</translation>
    </message>
    <message>
        <source>Win every mission of a campaign.</source>
        <translation>Gana todas las misiones de una campaña.</translation>
    </message>
    <message>
        <source>Win seven matches one after the other.</source>
        <translation>Gana siete partidas seguidas.</translation>
    </message>
    <message>
        <source>Win ten different missions.</source>
        <translation>Gana diez misiones distintas.</translation>
    </message>
    <message>
        <source>Win ten matches.</source>
        <translation>Gana diez partidas.</translation>
    </message>
    <message>
        <source>Win three matches one after the other.</source>
        <translation>Gana tres partidas seguidas.</translation>
    </message>
    <message>
        <source>With the guide</source>
        <translation>Con guía</translation>
    </message>
    <message>
        <source>Without blue and yellow</source>
        <translation>Sin azul ni amarillo</translation>
    </message>
    <message>
        <source>Without red and green</source>
        <translation>Sin rojo ni verde</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Victorias seguidas</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>You can pass a seat to a bot and take it back at any time.</source>
        <translation>Puedes ceder un asiento a un bot y recuperarlo cuando quieras.</translation>
    </message>
    <message>
        <source>Your choice, or {0}</source>
        <translation>Tu elección, o {0}</translation>
    </message>
    <message>
        <source>Your matches are safe. If you report this, add these lines; they name no cards.</source>
        <translation>Tus partidas están a salvo. Si informas del fallo, añade estas líneas: no nombran ninguna carta.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>a bot plays for this person</source>
        <translation>un bot juega por esta persona</translation>
    </message>
    <message>
        <source>a curtain between turns</source>
        <translation>una cortina entre turnos</translation>
    </message>
    <message>
        <source>about {0} min</source>
        <translation>unos {0} min</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>a solas</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more: type a part of the words</source>
        <translation>
            <numerusform>y %n más: escribe parte de las palabras</numerusform>
            <numerusform>y %n más: escribe parte de las palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>asks for the screen</source>
        <translation>pide la pantalla</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>choose seats and options</source>
        <translation>elige asientos y opciones</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
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
        <source>does not count for the map</source>
        <translation>no cuenta para el mapa</translation>
    </message>
    <message>
        <source>every mission is won</source>
        <translation>todas las misiones están ganadas</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>from the rule book</source>
        <translation>del reglamento</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>hexágono</translation>
    </message>
    <message>
        <source>hold Space, Enter or the mouse button for {0} s</source>
        <translation>mantén pulsado Espacio, Intro o el botón del ratón {0} s</translation>
    </message>
    <message>
        <source>icons of the window</source>
        <translation>iconos de la ventana</translation>
    </message>
    <message>
        <source>kept on this computer alone</source>
        <translation>se guardan solo en este ordenador</translation>
    </message>
    <message>
        <source>labels, buttons</source>
        <translation>etiquetas, botones</translation>
    </message>
    <message>
        <source>last played first</source>
        <translation>primero la última jugada</translation>
    </message>
    <message>
        <source>level</source>
        <translation>nivel</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueada</translation>
    </message>
    <message>
        <source>made by us</source>
        <translation>creada por nosotros</translation>
    </message>
    <message>
        <source>missions won: {0} of {1}</source>
        <translation>misiones ganadas: {0} de {1}</translation>
    </message>
    <message>
        <source>missions {0} / {1}</source>
        <translation>misiones {0} / {1}</translation>
    </message>
    <message>
        <source>motifs on cards</source>
        <translation>motivos de las cartas</translation>
    </message>
    <message>
        <source>next: {0} · {1}</source>
        <translation>siguiente: {0} · {1}</translation>
    </message>
    <message>
        <source>nobody else looks at the screen</source>
        <translation>nadie más mira la pantalla</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>números</translation>
    </message>
    <message>
        <source>only you see this</source>
        <translation>solo lo ves tú</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierta</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>nuestro</translation>
    </message>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>played by {0} too</source>
        <translation>también lo juega {0}</translation>
    </message>
    <message>
        <source>press twice: Space, Enter or the mouse</source>
        <translation>pulsa dos veces: Espacio, Intro o el ratón</translation>
    </message>
    <message>
        <source>seen by everybody</source>
        <translation>lo vio toda la mesa</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>frases</translation>
    </message>
    <message>
        <source>so far: {0}</source>
        <translation>hasta ahora: {0}</translation>
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
        <source>step {0} of {1}</source>
        <translation>paso {0} de {1}</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>la ventana</translation>
    </message>
    <message>
        <source>titles, names</source>
        <translation>títulos, nombres</translation>
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
        <source>what bots associate</source>
        <translation>lo que asocian los bots</translation>
    </message>
    <message>
        <source>what bots associate, beside that</source>
        <translation>lo que asocian los bots, además</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>won / played</source>
        <translation>ganadas / jugadas</translation>
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
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
    <message>
        <source>{0} (copy)</source>
        <translation>{0} (copia)</translation>
    </message>
    <message>
        <source>{0} ({1}–{2}, or Enter for {1})</source>
        <translation>{0} ({1}–{2}; Enter: {1})</translation>
    </message>
    <message>
        <source>{0} / {1}</source>
        <translation>{0} / {1}</translation>
    </message>
    <message>
        <source>{0} cannot be read: {1}.</source>
        <translation>No se puede leer {0}: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be used: {1}. Nothing was lost.</source>
        <translation>No se puede usar {0}: {1}. No se ha perdido nada.</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}.</source>
        <translation>No se puede escribir {0}: {1}.</translation>
    </message>
    <message>
        <source>{0} chooses a card at the table; press Ctrl or Alt with it, or take H, L or N.</source>
        <translation>{0} elige una carta en la mesa; púlsala con Ctrl o Alt, o usa H, L o N.</translation>
    </message>
    <message>
        <source>{0} does not hold each card of the deck once.</source>
        <translation>{0} no contiene cada carta del mazo una sola vez.</translation>
    </message>
    <message>
        <source>{0} h {1} min</source>
        <translation>{0} h y {1} min</translation>
    </message>
    <message>
        <source>{0} is damaged at {1}: {2}.</source>
        <translation>{0} está dañado en {1}: {2}.</translation>
    </message>
    <message>
        <source>{0} is damaged in line {1}.</source>
        <translation>{0} está dañado en la línea {1}.</translation>
    </message>
    <message>
        <source>{0} is damaged. Close all windows of Mystery Table and try again.</source>
        <translation>{0} está dañado. Cierra todas las ventanas de Mesa de misterios y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>{0} is damaged: {1}.</source>
        <translation>{0} está dañado: {1}.</translation>
    </message>
    <message>
        <source>{0} is incomplete: its end is missing.</source>
        <translation>{0} está incompleto: le falta el final.</translation>
    </message>
    <message>
        <source>{0} is missing.</source>
        <translation>Falta {0}.</translation>
    </message>
    <message>
        <source>{0} is not a file of Mystery Table.</source>
        <translation>{0} no es un archivo de Mesa de misterios.</translation>
    </message>
    <message>
        <source>{0} is not a match of Mystery Table.</source>
        <translation>{0} no es una partida de Mesa de misterios.</translation>
    </message>
    <message>
        <source>{0} is the key of “{1}” already.</source>
        <translation>{0} ya es la tecla de «{1}».</translation>
    </message>
    <message>
        <source>{0} is too large for a match.</source>
        <translation>{0} es demasiado grande para ser una partida.</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0} min</translation>
    </message>
    <message>
        <source>{0} now, {1} possible</source>
        <translation>ahora {0}, posible {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>{0} of {1} earned</source>
        <translation>{0} de {1} conseguidos</translation>
    </message>
    <message>
        <source>{0} players</source>
        <translation>{0} jugadores</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
    <message>
        <source>{0} tells of a match that the rules do not allow.</source>
        <translation>{0} contiene una partida que las reglas no permiten.</translation>
    </message>
    <message>
        <source>{0} to {1} seats</source>
        <translation>de {0} a {1} asientos</translation>
    </message>
    <message>
        <source>{0} walks or acts everywhere; take another key.</source>
        <translation>{0} sirve para moverse o actuar en todas partes; elige otra tecla.</translation>
    </message>
    <message>
        <source>{0} was changed since it was written: it is damaged.</source>
        <translation>{0} ha cambiado desde que se escribió: está dañado.</translation>
    </message>
    <message>
        <source>{0} was made by a newer version of Mystery Table.</source>
        <translation>{0} se hizo con una versión más nueva de Mesa de misterios.</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>{0} · {1} · {2}</source>
        <translation>{0} · {1} · {2}</translation>
    </message>
    <message>
        <source>{0} · {1} · {2} · {3} · finished</source>
        <translation>{0} · {1} · {2} · {3} · terminada</translation>
    </message>
    <message>
        <source>{0} · {1} · {2} · {3} · goes on</source>
        <translation>{0} · {1} · {2} · {3} · en curso</translation>
    </message>
    <message>
        <source>{0}, at most {1}</source>
        <translation>{0}, máximo {1}</translation>
    </message>
    <message>
        <source>{0}, in the order of play</source>
        <translation>{0}, por orden de juego</translation>
    </message>
    <message>
        <source>{0}, line {1}, column {2}: a whole number is expected, not “{3}”.</source>
        <translation>{0}, línea {1}, columna {2}: se espera un número entero, no «{3}».</translation>
    </message>
    <message>
        <source>{0}, line {1}: a column “{2}” is expected.</source>
        <translation>{0}, línea {1}: se espera una columna «{2}».</translation>
    </message>
    <message>
        <source>{0}, line {1}: a line that begins with “{2}” is expected.</source>
        <translation>{0}, línea {1}: se espera una línea que empiece por «{2}».</translation>
    </message>
    <message>
        <source>{0}, line {1}: text in UTF-8 with values between commas is expected.</source>
        <translation>{0}, línea {1}: se espera texto en UTF-8 con valores separados por comas.</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>{0}, {1} of {2}</source>
        <translation>{0}, {1} de {2}</translation>
    </message>
    <message>
        <source>{0}: an answer?</source>
        <translation>{0}: ¿respuesta?</translation>
    </message>
    <message>
        <source>{0}: one less</source>
        <translation>{0}: uno menos</translation>
    </message>
    <message>
        <source>{0}: one more</source>
        <translation>{0}: uno más</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1} Earned.</source>
        <translation>{0}: {1} Conseguido.</translation>
    </message>
    <message>
        <source>{0}: {1} {2} of {3}.</source>
        <translation>{0}: {1} {2} de {3}.</translation>
    </message>
    <message>
        <source>{0}: {1} · {2}</source>
        <translation>{0}: {1} · {2}</translation>
    </message>
    <message>
        <source>{0}: {1}, {2}, difficulty {3} of {4}</source>
        <translation>{0}: {1}, {2}, dificultad {3} de {4}</translation>
    </message>
    <message>
        <source>×{0}</source>
        <translation>×{0}</translation>
    </message>
    <message>
        <source>— {0} —</source>
        <translation>— {0} —</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>«{0}»</translation>
    </message>
    <message>
        <source>“{0}” is neither a file nor one of our minds: {1}.</source>
        <translation>«{0}» no es un archivo ni una de nuestras mentes: {1}.</translation>
    </message>
    <message>
        <source>“{0}” is not a size; write for example 240x328.</source>
        <translation>«{0}» no es un tamaño; escribe, por ejemplo, 240x328.</translation>
    </message>
</context>
</TS>
