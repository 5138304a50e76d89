<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>mysterium</name>
    <message numerus="yes">
        <source>%n hour(s) left after this</source>
        <translation>
            <numerusform>queda %n hora después de esta</numerusform>
            <numerusform>quedan %n horas después de esta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vision(s)</source>
        <translation>
            <numerusform>%n visión</numerusform>
            <numerusform>%n visiones</numerusform>
        </translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minuto</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2 minutos</translation>
    </message>
    <message>
        <source>3 minutes</source>
        <translation>3 minutos</translation>
    </message>
    <message>
        <source>5 minutes</source>
        <translation>5 minutos</translation>
    </message>
    <message>
        <source>A ghost can show only dreams: find out what they mean</source>
        <translation>Un fantasma solo puede mostrar sueños: descubre qué significan</translation>
    </message>
    <message>
        <source>A group that all agree on</source>
        <translation>Un grupo en el que todo el mundo esté de acuerdo</translation>
    </message>
    <message>
        <source>A pawn goes on a card, or back to its psychic (rule 3).</source>
        <translation>Un peón va a una carta o vuelve con su médium (regla 3).</translation>
    </message>
    <message>
        <source>A psychic that waits</source>
        <translation>Un médium que espera</translation>
    </message>
    <message>
        <source>A token goes back to its owner (rule 4).</source>
        <translation>Una ficha vuelve a su dueño (regla 4).</translation>
    </message>
    <message>
        <source>A token goes to the psychic whose pawn it is about (rule 4).</source>
        <translation>Una ficha va al médium de cuyo peón opina (regla 4).</translation>
    </message>
    <message>
        <source>A vision for {0}: {1}</source>
        <translation>Visión para {0}: {1}</translation>
    </message>
    <message>
        <source>A vision goes to a psychic, or to the crow (rule 1).</source>
        <translation>Una visión va a un médium o al cuervo (regla 1).</translation>
    </message>
    <message>
        <source>A vision must be left for each later psychic (rule 1).</source>
        <translation>Debe quedar una visión para cada médium posterior (regla 1).</translation>
    </message>
    <message>
        <source>A vision, face down</source>
        <translation>Una visión, boca abajo</translation>
    </message>
    <message>
        <source>A vote is cast once, by whoever sees enough of the shared vision (rule 7).</source>
        <translation>Cada cual vota una sola vez, cuando ve bastante de la visión compartida (regla 7).</translation>
    </message>
    <message>
        <source>A vote that cannot be changed</source>
        <translation>Un voto que no se puede cambiar</translation>
    </message>
    <message>
        <source>Accused: {0}. The culprit was {1}: {2}.</source>
        <translation>Acusación: {0}. El culpable era {1}: {2}.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>All agree on {0}</source>
        <translation>Acuerdo general: {0}</translation>
    </message>
    <message>
        <source>All clairvoyancy tokens go back to their owners (rule 4).</source>
        <translation>Todas las fichas de clarividencia vuelven a sus dueños (regla 4).</translation>
    </message>
    <message>
        <source>Always at hand: hide the screen (F8), take a move back (Ctrl+Z), all legal moves in words (Ctrl+M), a hint (Ctrl+H), and the rules of this very place (F1).</source>
        <translation>Siempre a mano: ocultar la pantalla (F8), deshacer una jugada (Ctrl+Z), todas las jugadas en palabras (Ctrl+M), una pista (Ctrl+H) y las reglas de este mismo punto (F1).</translation>
    </message>
    <message>
        <source>Answers still to be given: {0}</source>
        <translation>Respuestas pendientes: {0}</translation>
    </message>
    <message>
        <source>At first a suspect is to be found: one of this row for each psychic, and never the same for both. The rows below wait: places, and then objects.</source>
        <translation>Primero hay que encontrar un sospechoso: uno de esta fila para cada médium, nunca el mismo para los dos. Las filas de abajo esperan: lugares y luego objetos.</translation>
    </message>
    <message>
        <source>At least {0} cards of each kind are laid out, not {1}.</source>
        <translation>Se despliegan al menos {0} cartas de cada clase, no {1}.</translation>
    </message>
    <message>
        <source>By the visions, “{0}” is right at {1} %.</source>
        <translation>Según las visiones, «{0}» acierta al {1} %.</translation>
    </message>
    <message>
        <source>By the visions, “{0}” is right at {1} %; “{2}” says so most.</source>
        <translation>Según las visiones, «{0}» acierta al {1} %; lo que más lo dice: «{2}».</translation>
    </message>
    <message>
        <source>Call the crow for: {0}</source>
        <translation>Llamar al cuervo para: {0}</translation>
    </message>
    <message>
        <source>Call the crow if you like, then let the psychics interpret</source>
        <translation>Llama al cuervo si quieres y deja que los médiums interpreten</translation>
    </message>
    <message numerus="yes">
        <source>Call the crow: %n vision(s)</source>
        <translation>
            <numerusform>Llamar al cuervo: %n visión</numerusform>
            <numerusform>Llamar al cuervo: %n visiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards stay on the table; pawns go to them (rule 3).</source>
        <translation>Las cartas se quedan en la mesa; los peones van a ellas (regla 3).</translation>
    </message>
    <message>
        <source>Choose a group</source>
        <translation>Elige un grupo</translation>
    </message>
    <message>
        <source>Choose a pawn</source>
        <translation>Elige un peón</translation>
    </message>
    <message>
        <source>Choose a psychic</source>
        <translation>Elige un médium</translation>
    </message>
    <message>
        <source>Choose a vision</source>
        <translation>Elige una visión</translation>
    </message>
    <message>
        <source>Choose the card</source>
        <translation>Elige la carta</translation>
    </message>
    <message>
        <source>Choose the culprit's group and three visions: for suspect, place and object</source>
        <translation>Elige el grupo culpable y tres visiones: para sospechoso, lugar y objeto</translation>
    </message>
    <message>
        <source>Chosen: {0}</source>
        <translation>Elegido: {0}</translation>
    </message>
    <message>
        <source>Clairvoyancy</source>
        <translation>Clarividencia</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Clock and clairvoyancy</source>
        <translation>Reloj y clarividencia</translation>
    </message>
    <message>
        <source>Content with both? Then press “Done”, and the ghost will answer.</source>
        <translation>¿Te convencen las dos? Entonces pulsa «Terminado», y el fantasma responderá.</translation>
    </message>
    <message>
        <source>Crow</source>
        <translation>Cuervo</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Disagree</source>
        <translation>En desacuerdo</translation>
    </message>
    <message>
        <source>Discarded visions</source>
        <translation>Visiones descartadas</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Done unless something changes</source>
        <translation>Terminado si nada cambia</translation>
    </message>
    <message>
        <source>Drag each psychic's pawn onto the suspect that its vision seems to mean, or click the pawn, then the card. Begin with one of them.</source>
        <translation>Arrastra el peón de cada médium al sospechoso al que parece apuntar su visión, o haz clic en el peón y luego en la carta. Empieza por uno.</translation>
    </message>
    <message>
        <source>Every guess is answered; the order decides nothing.</source>
        <translation>Toda conjetura recibe respuesta; el orden no decide nada.</translation>
    </message>
    <message>
        <source>Every hour the ghost gives each psychic a vision of one or more cards. Wait until both have theirs. A click or any key makes bots hurry.</source>
        <translation>Cada hora el fantasma da a cada médium una visión de una o más cartas. Espera a que los dos tengan la suya. Un clic o una tecla cualquiera da prisa a los bots.</translation>
    </message>
    <message>
        <source>Every vision of this hour is sent.</source>
        <translation>Todas las visiones de esta hora están enviadas.</translation>
    </message>
    <message>
        <source>Everyone is done.</source>
        <translation>Todo el mundo ha terminado.</translation>
    </message>
    <message>
        <source>For the crow: {0}</source>
        <translation>Para el cuervo: {0}</translation>
    </message>
    <message>
        <source>For {0}</source>
        <translation>Para {0}</translation>
    </message>
    <message>
        <source>Found: {0}</source>
        <translation>Encontrada: {0}</translation>
    </message>
    <message>
        <source>Four groups of three: two are those that you have found, two are nobody's. One of yours is the truth, and the ghost now sends its last vision about it.</source>
        <translation>Cuatro grupos de tres: dos son los que has encontrado y dos no son de nadie. Uno de los tuyos es la verdad, y el fantasma envía ahora su última visión sobre él.</translation>
    </message>
    <message>
        <source>Go on, hour by hour: read the visions, place the pawns, “Done”. When both psychics have their three cards, the last step begins.</source>
        <translation>Sigue, hora tras hora: lee las visiones, pon los peones, «Terminado». Cuando los dos médiums tengan sus tres cartas, empieza el último paso.</translation>
    </message>
    <message>
        <source>Group {0}</source>
        <translation>Grupo {0}</translation>
    </message>
    <message>
        <source>Hour {0} of {1}.</source>
        <translation>Hora {0} de {1}.</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Reloj de arena</translation>
    </message>
    <message>
        <source>How long the psychics have for each hour's visions. It can be paused.</source>
        <translation>Cuánto tiempo tienen los médiums para las visiones de cada hora. Se puede parar.</translation>
    </message>
    <message>
        <source>How many cards lie on the table, and how often the ghost may call the crow.</source>
        <translation>Cuántas cartas hay en la mesa y cuántas veces puede el fantasma llamar al cuervo.</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Golpes</translation>
    </message>
    <message>
        <source>Knocks: {0}</source>
        <translation>Golpes: {0}</translation>
    </message>
    <message>
        <source>Let the psychics interpret</source>
        <translation>Dejar que los médiums interpreten</translation>
    </message>
    <message>
        <source>Let time run</source>
        <translation>Dejar correr el tiempo</translation>
    </message>
    <message>
        <source>Look at them: what is in the picture, which colours, which mood? A right click, or Space, shows a vision large beside the cards that it may mean.</source>
        <translation>Míralas: ¿qué hay en la imagen, qué colores, qué ambiente? Un clic derecho, o Espacio, muestra una visión en grande junto a las cartas a las que puede apuntar.</translation>
    </message>
    <message>
        <source>Marker: {0}</source>
        <translation>Marcador: {0}</translation>
    </message>
    <message>
        <source>Mysterium is for 2 to 7 seats, not {0}.</source>
        <translation>Mysterium es para 2 a 7 asientos, no {0}.</translation>
    </message>
    <message>
        <source>New in the hand: {0}.</source>
        <translation>Nuevo en la mano: {0}.</translation>
    </message>
    <message>
        <source>New visions may say more than these.</source>
        <translation>Otras visiones pueden decir más que estas.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No crow is left (rule 2).</source>
        <translation>No quedan cuervos (regla 2).</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>No token “{0}” is left (rule 4).</source>
        <translation>No quedan fichas «{0}» (regla 4).</translation>
    </message>
    <message>
        <source>No vision for {0}: none is left</source>
        <translation>Ninguna visión para {0}: no queda ninguna</translation>
    </message>
    <message>
        <source>No vision is left</source>
        <translation>No queda ninguna visión</translation>
    </message>
    <message>
        <source>No vision is left for {0}.</source>
        <translation>No queda ninguna visión para {0}.</translation>
    </message>
    <message>
        <source>No vision is left to send.</source>
        <translation>No queda ninguna visión que enviar.</translation>
    </message>
    <message>
        <source>Not beside one's own pawn (rule 4).</source>
        <translation>No junto al propio peón (regla 4).</translation>
    </message>
    <message>
        <source>Now the other pawn. Until you are done, pawns can be moved as often as you like, or taken back (Ctrl+Z). Compare: which picture fits which card better?</source>
        <translation>Ahora el otro peón. Hasta que termines puedes moverlos cuanto quieras o retirarlos (Ctrl+Z). Compara: ¿qué imagen encaja mejor con qué carta?</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>Of the candidates, the vision lies nearest to “{0}”.</source>
        <translation>De las candidatas, la visión está más cerca de «{0}».</translation>
    </message>
    <message>
        <source>On the table: {0}; {1}; {2}.</source>
        <translation>En la mesa: {0}; {1}; {2}.</translation>
    </message>
    <message>
        <source>One knock: yes</source>
        <translation>Un golpe: sí</translation>
    </message>
    <message>
        <source>One token beside each pawn (rule 4).</source>
        <translation>Una sola ficha junto a cada peón (regla 4).</translation>
    </message>
    <message>
        <source>One vision or several</source>
        <translation>Una visión o varias</translation>
    </message>
    <message>
        <source>Only the ghost calls the crow (rule 2).</source>
        <translation>Solo el fantasma llama al cuervo (regla 2).</translation>
    </message>
    <message>
        <source>Only “{1}” lies nearer to the vision than “{0}”.</source>
        <translation>Solo «{1}» está más cerca de la visión que «{0}».</translation>
    </message>
    <message>
        <source>Others point there, and all must agree.</source>
        <translation>Otros señalan ahí, y todos deben coincidir.</translation>
    </message>
    <message>
        <source>Otherwise: “{0}”, {1} %.</source>
        <translation>Si no: «{0}», {1} %.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Pawn: {0}</source>
        <translation>Peón: {0}</translation>
    </message>
    <message>
        <source>Pawns move while visions are interpreted (rule 3).</source>
        <translation>Los peones se mueven mientras se interpretan las visiones (regla 3).</translation>
    </message>
    <message>
        <source>Pile of visions</source>
        <translation>Mazo de visiones</translation>
    </message>
    <message>
        <source>Place your pawn, then agree or disagree with the others</source>
        <translation>Coloca tu peón y luego di si estás de acuerdo con los demás</translation>
    </message>
    <message>
        <source>Place your pawns on the cards that the visions mean</source>
        <translation>Coloca tus peones en las cartas que significan las visiones</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Point at a vision: here stands what is to be seen in it. Space shows it large.</source>
        <translation>Señala una visión: aquí se dice qué se ve en ella. Con Espacio se muestra en grande.</translation>
    </message>
    <message>
        <source>Point at the group that the shared vision means; all must agree</source>
        <translation>Señala el grupo al que apunta la visión compartida; hace falta acuerdo</translation>
    </message>
    <message>
        <source>Put a waiting psychic's pawn beside its card on your screen (rule 5).</source>
        <translation>Pon el peón de un médium que espera junto a su carta en tu pantalla (regla 5).</translation>
    </message>
    <message>
        <source>Right answers: {0} of {1}. Who is right keeps the card, gives up the visions, and looks for a place next, then for an object. Who is wrong keeps the visions, and more will come.</source>
        <translation>Aciertos: {0} de {1}. Quien acierta guarda la carta, deja las visiones y busca un lugar, y después un objeto. Quien falla conserva las visiones, y llegarán más.</translation>
    </message>
    <message numerus="yes">
        <source>Send %n vision(s): {0}</source>
        <translation>
            <numerusform>Enviar %n visión: {0}</numerusform>
            <numerusform>Enviar %n visiones: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Send a vision to one of the psychics, in any order</source>
        <translation>Envía una visión a uno de los médiums, en cualquier orden</translation>
    </message>
    <message>
        <source>Send the shared vision: {0}</source>
        <translation>Enviar la visión compartida: {0}</translation>
    </message>
    <message>
        <source>Send to {0}: {1}</source>
        <translation>Enviar a {0}: {1}</translation>
    </message>
    <message>
        <source>Stop the hourglass, and let it run.</source>
        <translation>Detener el reloj de arena y dejarlo correr.</translation>
    </message>
    <message>
        <source>Suspects</source>
        <translation>Sospechosos</translation>
    </message>
    <message>
        <source>Séance</source>
        <translation>Sesión de espiritismo</translation>
    </message>
    <message>
        <source>Séance, {0}</source>
        <translation>Sesión de espiritismo, {0}</translation>
    </message>
    <message>
        <source>Tell the psychics one by one whether they are right</source>
        <translation>Di a los médiums, uno a uno, si aciertan</translation>
    </message>
    <message>
        <source>Tell {0} whether the guess is right</source>
        <translation>Decir a {0} si acierta</translation>
    </message>
    <message>
        <source>That somebody is done can be taken back once an hour (rule 3).</source>
        <translation>Que alguien ha terminado se puede retirar una vez por hora (regla 3).</translation>
    </message>
    <message>
        <source>The clock shows the hour, and there are seven. Who has not found all three cards by then has lost for everybody. So wrong guesses cost time, but also bring more visions.</source>
        <translation>El reloj marca la hora, y hay siete. Si entonces a alguien le falta una carta, pierden todos. Fallar cuesta tiempo, pero también trae más visiones.</translation>
    </message>
    <message>
        <source>The crow takes visions away: {0}.</source>
        <translation>El cuervo se lleva visiones: {0}.</translation>
    </message>
    <message>
        <source>The culprit is found: {0}. The spirit rests in peace.</source>
        <translation>Culpable hallado: {0}. El espíritu descansa en paz.</translation>
    </message>
    <message>
        <source>The culprit is {0}, with: {1}</source>
        <translation>El culpable es {0}, con: {1}</translation>
    </message>
    <message>
        <source>The culprit's group</source>
        <translation>El grupo culpable</translation>
    </message>
    <message>
        <source>The culprit: {0}</source>
        <translation>El culpable: {0}</translation>
    </message>
    <message>
        <source>The culprit: {0}. The shared vision: {1}</source>
        <translation>El culpable: {0}. La visión compartida: {1}</translation>
    </message>
    <message>
        <source>The discarded visions are the new pile: {0}.</source>
        <translation>Las visiones descartadas forman el nuevo mazo: {0}.</translation>
    </message>
    <message>
        <source>The first seat is the ghost, the others are psychics. Win or lose together.</source>
        <translation>El primer asiento es el fantasma; los demás, médiums. Se gana o se pierde en común.</translation>
    </message>
    <message>
        <source>The ghost is silent</source>
        <translation>El fantasma calla</translation>
    </message>
    <message>
        <source>The ghost speaks by visions alone (rule 9).</source>
        <translation>El fantasma solo habla con visiones (regla 9).</translation>
    </message>
    <message>
        <source>The ghost tells the psychics one after the other whether they are right.</source>
        <translation>El fantasma dice a los médiums, uno tras otro, si aciertan.</translation>
    </message>
    <message>
        <source>The ghost's hand</source>
        <translation>La mano del fantasma</translation>
    </message>
    <message numerus="yes">
        <source>The hourglass runs: %n minute(s).</source>
        <translation>
            <numerusform>El reloj de arena corre: %n minuto.</numerusform>
            <numerusform>El reloj de arena corre: %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hours are over before everything was found: the spirit gets no peace.</source>
        <translation>Se acaban las horas antes de hallarlo todo: el espíritu no descansa.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The night is over and the spirit does not rest yet. Here {0} tells at last, card by card, what was meant by what. Next time you will read it better.</source>
        <translation>La noche ha acabado y el espíritu aún no descansa. Aquí {0} cuenta al fin, carta a carta, qué quería decir con cada una. La próxima vez lo leerás mejor.</translation>
    </message>
    <message>
        <source>The option “{0}” cannot be “{1}”.</source>
        <translation>La opción «{0}» no puede ser «{1}».</translation>
    </message>
    <message>
        <source>The pawn is already there (rule 3).</source>
        <translation>El peón ya está ahí (regla 3).</translation>
    </message>
    <message>
        <source>The pawn of {0}</source>
        <translation>El peón de {0}</translation>
    </message>
    <message>
        <source>The psychics agree on a group</source>
        <translation>Los médiums acuerdan un grupo</translation>
    </message>
    <message>
        <source>The psychics interpret their visions</source>
        <translation>Los médiums interpretan sus visiones</translation>
    </message>
    <message>
        <source>The psychics interpret their visions.</source>
        <translation>Los médiums interpretan sus visiones.</translation>
    </message>
    <message>
        <source>The shared vision is three cards for a group that was found (rule 7).</source>
        <translation>La visión compartida son tres cartas para un grupo hallado (regla 7).</translation>
    </message>
    <message>
        <source>The shared vision means {0} at {1} %.</source>
        <translation>Para la visión común, {0}: {1} %.</translation>
    </message>
    <message>
        <source>The spirit rests: you have understood it, and both of you win. Here {0} tells at last, card by card, what was meant by what.</source>
        <translation>El espíritu descansa: lo has entendido y ganáis los dos. Aquí {0} cuenta al fin, carta a carta, qué quería decir con cada una.</translation>
    </message>
    <message>
        <source>The suspect line-up. {0}.</source>
        <translation>La rueda de sospechosos. {0}.</translation>
    </message>
    <message>
        <source>The vote of {0}: {1}.</source>
        <translation>El voto de {0}: {1}.</translation>
    </message>
    <message>
        <source>There is no difficulty “{0}”.</source>
        <translation>No existe la dificultad «{0}».</translation>
    </message>
    <message>
        <source>There is no option “{0}” here.</source>
        <translation>Aquí no existe la opción «{0}».</translation>
    </message>
    <message>
        <source>There is no psychic's seat {0}.</source>
        <translation>No existe el asiento de médium {0}.</translation>
    </message>
    <message>
        <source>There is nothing to add for now.</source>
        <translation>Por ahora no hay nada que añadir.</translation>
    </message>
    <message>
        <source>This takes back what was said before.</source>
        <translation>Esto retira lo dicho antes.</translation>
    </message>
    <message>
        <source>Three cards, shuffled: one for the suspect, one for the place, one for the object. Which of the groups do they tell of? Point at it; there is one try only.</source>
        <translation>Tres cartas, barajadas: una para el sospechoso, otra para el lugar y otra para el objeto. ¿De qué grupo hablan? Señálalo; solo hay un intento.</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Se acabó el tiempo.</translation>
    </message>
    <message>
        <source>To be found: {0}.</source>
        <translation>Por encontrar: {0}.</translation>
    </message>
    <message>
        <source>Tokens beside other pawns, if you like</source>
        <translation>Fichas junto a otros peones, si quieres</translation>
    </message>
    <message>
        <source>Turn the hourglass</source>
        <translation>Girar el reloj de arena</translation>
    </message>
    <message>
        <source>Turned up: {0}</source>
        <translation>Descubierto: {0}</translation>
    </message>
    <message>
        <source>Two knocks: no</source>
        <translation>Dos golpes: no</translation>
    </message>
    <message>
        <source>Up to seven can play, with one psychic each, tokens for “agree” and a secret vote. And the ghost can be you: then you send the dreams. The rules (F1) know more. Good luck!</source>
        <translation>Pueden jugar hasta siete, con un médium cada cual, fichas de «de acuerdo» y un voto secreto. Y el fantasma puedes ser tú: entonces envías los sueños. Las reglas (F1) cuentan más. ¡Suerte!</translation>
    </message>
    <message>
        <source>Visions are sent at the beginning of an hour (rule 1).</source>
        <translation>Las visiones se envían al empezar la hora (regla 1).</translation>
    </message>
    <message>
        <source>Visions chosen: {0} of {1}</source>
        <translation>Visiones elegidas: {0} de {1}</translation>
    </message>
    <message>
        <source>Visions stay before the psychic to whom they were sent (rule 1).</source>
        <translation>Las visiones se quedan ante el médium que las recibió (regla 1).</translation>
    </message>
    <message>
        <source>Vote in secret for the group that the shared vision means</source>
        <translation>Vota en secreto por el grupo al que apunta la visión compartida</translation>
    </message>
    <message>
        <source>Vote: {0}</source>
        <translation>Voto: {0}</translation>
    </message>
    <message>
        <source>What is seen in a vision</source>
        <translation>Qué se ve en una visión</translation>
    </message>
    <message>
        <source>What points to {0}: {1}.</source>
        <translation>{0}: lo que apunta ahí es {1}.</translation>
    </message>
    <message>
        <source>What points to “{0}”: {1}.</source>
        <translation>Lo que apunta a «{0}»: {1}.</translation>
    </message>
    <message>
        <source>Which card for {0}, as this seat saw it</source>
        <translation>Qué carta para {0}, vista desde este asiento</translation>
    </message>
    <message>
        <source>With what the others think, “{0}” is right at {1} %.</source>
        <translation>Con lo que piensan los demás, «{0}» acierta al {1} %.</translation>
    </message>
    <message>
        <source>With {0} seats there are {1} psychics, not {2}.</source>
        <translation>Con {0} asientos hay {1} médiums, no {2}.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>You changed your mind: that is what this time is for. When content, press “Done”.</source>
        <translation>Has cambiado de idea: para eso es este rato. Cuando te convenza, pulsa «Terminado».</translation>
    </message>
    <message>
        <source>card to be found: {0}</source>
        <translation>carta por encontrar: {0}</translation>
    </message>
    <message>
        <source>cards on the table</source>
        <translation>cartas en la mesa</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>reloj</translation>
    </message>
    <message>
        <source>crow</source>
        <translation>cuervo</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>descartes</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>done unless something changes</source>
        <translation>terminado si nada cambia</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>fantasma</translation>
    </message>
    <message>
        <source>guesses “{0}”</source>
        <translation>apuesta por «{0}»</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>has found everything</source>
        <translation>lo ha encontrado todo</translation>
    </message>
    <message>
        <source>hour {0} of {1}</source>
        <translation>hora {0} de {1}</translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation>reloj de arena</translation>
    </message>
    <message>
        <source>knocks</source>
        <translation>golpes</translation>
    </message>
    <message>
        <source>looks for the object</source>
        <translation>busca el objeto</translation>
    </message>
    <message>
        <source>looks for the place</source>
        <translation>busca el lugar</translation>
    </message>
    <message>
        <source>looks for the suspect</source>
        <translation>busca al sospechoso</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>media</translation>
    </message>
    <message>
        <source>other cards: {0}</source>
        <translation>otras cartas: {0}</translation>
    </message>
    <message>
        <source>others</source>
        <translation>otros</translation>
    </message>
    <message>
        <source>pawn: {0}</source>
        <translation>peón: {0}</translation>
    </message>
    <message>
        <source>pawns: {0}</source>
        <translation>peones: {0}</translation>
    </message>
    <message>
        <source>pile</source>
        <translation>mazo</translation>
    </message>
    <message>
        <source>psychic</source>
        <translation>médium</translation>
    </message>
    <message>
        <source>psychics</source>
        <translation>médiums</translation>
    </message>
    <message>
        <source>psychics of {0}</source>
        <translation>médiums de {0}</translation>
    </message>
    <message>
        <source>shared vision</source>
        <translation>visión compartida</translation>
    </message>
    <message>
        <source>suspect line-up</source>
        <translation>rueda de sospechosos</translation>
    </message>
    <message>
        <source>the ghost's hand</source>
        <translation>la mano del fantasma</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>pensando</translation>
    </message>
    <message>
        <source>tokens: {0}</source>
        <translation>fichas: {0}</translation>
    </message>
    <message>
        <source>visions: only {0} sees them</source>
        <translation>visiones: solo las ve {0}</translation>
    </message>
    <message>
        <source>visions: {0}</source>
        <translation>visiones: {0}</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>votos</translation>
    </message>
    <message>
        <source>votes: {0}</source>
        <translation>votos: {0}</translation>
    </message>
    <message>
        <source>what is seen in a vision</source>
        <translation>qué se ve en una visión</translation>
    </message>
    <message>
        <source>who points at which group</source>
        <translation>quién señala qué grupo</translation>
    </message>
    <message>
        <source>your visions: only you see them</source>
        <translation>tus visiones: solo las ves tú</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>lo tuyo</translation>
    </message>
    <message>
        <source>{0} chooses a vision</source>
        <translation>{0} elige una visión</translation>
    </message>
    <message>
        <source>{0} chooses the shared vision</source>
        <translation>{0} elige la visión compartida</translation>
    </message>
    <message>
        <source>{0} finds “{1}”</source>
        <translation>{0} encuentra «{1}»</translation>
    </message>
    <message numerus="yes">
        <source>{0} finishes early: %n step(s) on the track, now {1}.</source>
        <translation>
            <numerusform>{0} termina pronto: avanza %n casilla, ahora {1}.</numerusform>
            <numerusform>{0} termina pronto: avanza %n casillas, ahora {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} guesses “{1}”, meant was “{2}”</source>
        <translation>{0} apuesta por «{1}», era «{2}»</translation>
    </message>
    <message>
        <source>{0} has a vision this hour (rule 1).</source>
        <translation>{0} ya tiene visión esta hora (regla 1).</translation>
    </message>
    <message>
        <source>{0} has found everything (rule 1).</source>
        <translation>{0} ya lo ha encontrado todo (regla 1).</translation>
    </message>
    <message>
        <source>{0} has no pawn on a card yet (rule 4).</source>
        <translation>{0} aún no tiene el peón en una carta (regla 4).</translation>
    </message>
    <message>
        <source>{0} here</source>
        <translation>{0} aquí</translation>
    </message>
    <message>
        <source>{0} is the ghost of this manor and cannot speak, only send dreams. Both of you win or lose together. You lead two psychics; each must find a suspect, a place and an object.</source>
        <translation>{0} es el fantasma de esta mansión: no puede hablar, solo enviar sueños. Ganáis o perdéis a la vez. Tú llevas dos médiums; cada cual debe encontrar un sospechoso, un lugar y un objeto.</translation>
    </message>
    <message>
        <source>{0} points at a group: {1}.</source>
        <translation>{0} señala un grupo: {1}.</translation>
    </message>
    <message>
        <source>{0} sends the shared vision.</source>
        <translation>{0} envía la visión compartida.</translation>
    </message>
    <message>
        <source>{0} tells who is right</source>
        <translation>{0} dice quién acierta</translation>
    </message>
    <message>
        <source>{0} to {1}: agree.</source>
        <translation>{0} a {1}: de acuerdo.</translation>
    </message>
    <message>
        <source>{0} to {1}: disagree.</source>
        <translation>{0} a {1}: en desacuerdo.</translation>
    </message>
    <message>
        <source>{0} to {1}: token taken back.</source>
        <translation>{0} a {1}: ficha retirada.</translation>
    </message>
    <message>
        <source>{0} votes for {1}</source>
        <translation>{0} vota: {1}</translation>
    </message>
    <message>
        <source>{0} votes in secret</source>
        <translation>{0} vota en secreto</translation>
    </message>
    <message>
        <source>{0} votes in secret.</source>
        <translation>{0} vota en secreto.</translation>
    </message>
    <message>
        <source>{0} {1} now (rule 3).</source>
        <translation>{0} ahora {1} (regla 3).</translation>
    </message>
    <message>
        <source>{0} · waits for a vision</source>
        <translation>{0} · espera una visión</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>{0}: agree with {1}</source>
        <translation>{0}: de acuerdo con {1}</translation>
    </message>
    <message>
        <source>{0}: disagree with {1}</source>
        <translation>{0}: en desacuerdo con {1}</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: terminado</translation>
    </message>
    <message>
        <source>{0}: done.</source>
        <translation>{0}: terminado.</translation>
    </message>
    <message>
        <source>{0}: no guess</source>
        <translation>{0}: sin apuesta</translation>
    </message>
    <message>
        <source>{0}: no pawn was placed, which counts as wrong.</source>
        <translation>{0}: sin peón colocado, cuenta como error.</translation>
    </message>
    <message>
        <source>{0}: not done after all</source>
        <translation>{0}: aún no ha terminado</translation>
    </message>
    <message>
        <source>{0}: not done after all.</source>
        <translation>{0}: aún no ha terminado.</translation>
    </message>
    <message>
        <source>{0}: pawn on “{1}”</source>
        <translation>{0}: peón en «{1}»</translation>
    </message>
    <message>
        <source>{0}: pawn on “{1}”.</source>
        <translation>{0}: peón en «{1}».</translation>
    </message>
    <message>
        <source>{0}: pawn on “{1}”; tokens beside it go back.</source>
        <translation>{0}: peón en «{1}»; las fichas que tenía al lado vuelven.</translation>
    </message>
    <message>
        <source>{0}: pawn taken back.</source>
        <translation>{0}: peón retirado.</translation>
    </message>
    <message>
        <source>{0}: pawn taken back; tokens beside it too.</source>
        <translation>{0}: peón retirado, y también las fichas de al lado.</translation>
    </message>
    <message>
        <source>{0}: point at {1}</source>
        <translation>{0}: señalar {1}</translation>
    </message>
    <message>
        <source>{0}: right token, clairvoyancy {1}.</source>
        <translation>{0}: ficha acertada, clarividencia {1}.</translation>
    </message>
    <message>
        <source>{0}: take the pawn back</source>
        <translation>{0}: retirar el peón</translation>
    </message>
    <message>
        <source>{0}: take the token beside {1} back</source>
        <translation>{0}: retirar la ficha junto a {1}</translation>
    </message>
    <message>
        <source>{0}: vote for {1}</source>
        <translation>{0}: votar {1}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1}, to {2}</source>
        <translation>{0}: {1}, a {2}</translation>
    </message>
    <message>
        <source>{0}: “{1}”</source>
        <translation>{0}: «{1}»</translation>
    </message>
    <message>
        <source>{0}: “{1}” is right.</source>
        <translation>{0}: «{1}», correcto.</translation>
    </message>
    <message>
        <source>{0}: “{1}” is wrong.</source>
        <translation>{0}: «{1}», incorrecto.</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>«{0}»</translation>
    </message>
    <message>
        <source>“{0}” for “{1}”</source>
        <translation>«{0}» por «{1}»</translation>
    </message>
    <message>
        <source>“{0}” has been found (rule 5).</source>
        <translation>«{0}» ya se ha encontrado (regla 5).</translation>
    </message>
    <message>
        <source>“{0}” in the shared vision, perhaps for “{1}”</source>
        <translation>«{0}» en la visión compartida, quizá por «{1}»</translation>
    </message>
    <message>
        <source>“{0}” in the vision for “{1}”</source>
        <translation>«{0}» en la visión, por «{1}»</translation>
    </message>
    <message>
        <source>“{0}” is right at {1} %.</source>
        <translation>«{0}» acierta al {1} %.</translation>
    </message>
</context>
</TS>
