<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>mirror_of_truth</name>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n carta en el mazo</numerusform>
            <numerusform>%n cartas en el mazo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n personaje</numerusform>
            <numerusform>%n personajes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n murderer(s) among them</source>
        <translation>
            <numerusform>%n asesino entre ellos</numerusform>
            <numerusform>%n asesinos entre ellos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
        </translation>
    </message>
    <message>
        <source>+{0}</source>
        <translation>+{0}</translation>
    </message>
    <message>
        <source>A host is dead, and in the row stand: {0}. Two of them are you, two are your partner {1}, and the one who is left over is the murderer.</source>
        <translation>El anfitrión ha muerto y en la fila están: {0}. Dos son tuyos, dos son de {1}, que te acompaña, y quien sobra es el asesino.</translation>
    </message>
    <message>
        <source>A mission is for 2 seats, not {0}.</source>
        <translation>Una misión es para 2 asientos, no para {0}.</translation>
    </message>
    <message>
        <source>A mission starts with {0} to {1} cards, not {2}.</source>
        <translation>Una misión empieza con entre {0} y {1} cartas, no con {2}.</translation>
    </message>
    <message>
        <source>A piece of evidence</source>
        <translation>Una prueba</translation>
    </message>
    <message>
        <source>A vote</source>
        <translation>Un voto</translation>
    </message>
    <message>
        <source>A vote goes to a character of the row (rule 7).</source>
        <translation>Un voto va a un personaje de la fila (regla 7).</translation>
    </message>
    <message>
        <source>A vote stays face down where it was played (rule 9).</source>
        <translation>Un voto se queda boca abajo donde se jugó (regla 9).</translation>
    </message>
    <message>
        <source>A vote, if you like</source>
        <translation>Un voto, si quieres</translation>
    </message>
    <message>
        <source>A zone</source>
        <translation>Una zona</translation>
    </message>
    <message>
        <source>Always at hand: hide the screen (F8), all legal moves in words (Ctrl+M), a hint (Ctrl+H), the rules of this very place (F1), and the log of what happened (L).</source>
        <translation>Siempre a mano: ocultar la pantalla (F8), todas las jugadas en palabras (Ctrl+M), una pista (Ctrl+H), las reglas de este mismo punto (F1) y el registro de lo ocurrido (L).</translation>
    </message>
    <message>
        <source>Anybody, at random</source>
        <translation>Cualquiera, al azar</translation>
    </message>
    <message>
        <source>Arrange the row</source>
        <translation>Ordenar la fila</translation>
    </message>
    <message>
        <source>Back in the stack, with bail still owed: {0} (rule 6).</source>
        <translation>De vuelta a la pila, con la fianza aún pendiente: {0} (regla 6).</translation>
    </message>
    <message>
        <source>Bail</source>
        <translation>Fianza</translation>
    </message>
    <message>
        <source>Bail for “{0}”</source>
        <translation>Fianza por «{0}»</translation>
    </message>
    <message>
        <source>Bail not paid: nothing is left (rule 5)</source>
        <translation>Fianza sin pagar: no queda nada (regla 5)</translation>
    </message>
    <message>
        <source>Before your evidence you may vote on one guest. “Innocent” on a guest who is {0}: +2. “Murderer” on the murderer: +3. Any mistake, and “Innocent” on yourself: −1.</source>
        <translation>Antes de tu prueba puedes votar sobre alguien. «Inocente» en un personaje de {0}: +2. «Asesino» en el asesino: +3. Cualquier error, o «Inocente» en uno tuyo: −1.</translation>
    </message>
    <message>
        <source>Beside each role lie two zones. Green, with a tick, means: this suits my character. Red, with a cross: this does not. {0} sees what you put there, but not the role.</source>
        <translation>Junto a cada papel hay dos zonas. La verde, con una marca, dice: esto encaja con mi personaje. La roja, con una cruz: esto no encaja. {0} ve lo que pones ahí, pero no el papel.</translation>
    </message>
    <message>
        <source>Between rounds the first player may put the characters in another order.</source>
        <translation>Entre rondas, quien empieza puede cambiar el orden de los personajes.</translation>
    </message>
    <message>
        <source>By contrast</source>
        <translation>Por contraste</translation>
    </message>
    <message>
        <source>Cards are turned up from the deck by themselves (rule 8).</source>
        <translation>Las cartas del mazo se descubren solas (regla 8).</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Intercambiar</translation>
    </message>
    <message>
        <source>Characters come from the stack between rounds (rule 12a).</source>
        <translation>Los personajes salen de la pila entre rondas (regla 12a).</translation>
    </message>
    <message>
        <source>Characters stay in their places during a round (rule 12a).</source>
        <translation>Durante la ronda los personajes no cambian de lugar (regla 12a).</translation>
    </message>
    <message>
        <source>Competitive</source>
        <translation>Competitivo</translation>
    </message>
    <message>
        <source>Deck at the beginning</source>
        <translation>Mazo al principio</translation>
    </message>
    <message>
        <source>Deck {0}, target {1}</source>
        <translation>Mazo {0}, objetivo {1}</translation>
    </message>
    <message>
        <source>Each round has a murdered host, and a story for everybody. Changes no points.</source>
        <translation>Cada ronda tiene una víctima, el anfitrión, y una historia para cada personaje. No cambia los puntos.</translation>
    </message>
    <message>
        <source>Everybody for themselves</source>
        <translation>Cada cual por su cuenta</translation>
    </message>
    <message>
        <source>Evidence deck</source>
        <translation>Mazo de pruebas</translation>
    </message>
    <message>
        <source>Evidence goes into a zone beside your role (rule 7).</source>
        <translation>Una prueba va a una zona junto a tu papel (regla 7).</translation>
    </message>
    <message>
        <source>Evidence stays where it was placed (rule 7).</source>
        <translation>Una prueba se queda donde se puso (regla 7).</translation>
    </message>
    <message>
        <source>Evidence tells of your own role, not of others (rule 7).</source>
        <translation>Las pruebas hablan de tu papel, no de los demás (regla 7).</translation>
    </message>
    <message>
        <source>Evidence: {0}</source>
        <translation>Prueba: {0}</translation>
    </message>
    <message>
        <source>Explain who you are by evidence alone</source>
        <translation>Explica quién eres solo con pruebas</translation>
    </message>
    <message>
        <source>Find out the others and the murderers first, and stay out of arrest.</source>
        <translation>Descubre antes que nadie a los demás y a los asesinos, y evita el arresto.</translation>
    </message>
    <message>
        <source>First the row is arranged (rule 12a).</source>
        <translation>Primero se ordena la fila (regla 12a).</translation>
    </message>
    <message>
        <source>From a deck of {0} the target can be {1} to {2}, not {3}; more cannot be won.</source>
        <translation>Con un mazo de {0}, el objetivo puede ir de {1} a {2}, no ser {3}; más no se puede ganar.</translation>
    </message>
    <message>
        <source>Go on: evidence, votes, and at last “Murderer” on whoever is left over. Each guest takes one vote. When all have one, or the deck is empty, the round ends.</source>
        <translation>Sigue: pruebas, votos y, al final, «Asesino» en quien sobre. Cada personaje admite un voto. Cuando todos lo tengan, o se acabe el mazo, termina la ronda.</translation>
    </message>
    <message>
        <source>Guided match</source>
        <translation>Partida guiada</translation>
    </message>
    <message>
        <source>Host of the house</source>
        <translation>Anfitrión de la casa</translation>
    </message>
    <message>
        <source>How likely the others think of “{0}”: {1} %, as before.</source>
        <translation>Probabilidad de que los demás piensen en «{0}»: {1} %, igual que antes.</translation>
    </message>
    <message>
        <source>How likely the others think of “{0}”: {1} %, then {2} %.</source>
        <translation>Probabilidad de que los demás piensen en «{0}»: {1} %, luego {2} %.</translation>
    </message>
    <message>
        <source>How likely the partner thinks of “{0}”: {1} %, as before.</source>
        <translation>Probabilidad de que la pareja piense en «{0}»: {1} %, igual que antes.</translation>
    </message>
    <message>
        <source>How likely the partner thinks of “{0}”: {1} %, then {2} %.</source>
        <translation>Probabilidad de que la pareja piense en «{0}»: {1} %, luego {2} %.</translation>
    </message>
    <message>
        <source>How was “{0}” connected with the host? For example: {1}</source>
        <translation>¿Qué relación tenía «{0}» con la víctima? Por ejemplo: {1}</translation>
    </message>
    <message>
        <source>In a mission a character takes one vote only (missions).</source>
        <translation>En una misión cada personaje admite un solo voto (misiones).</translation>
    </message>
    <message>
        <source>Innocent</source>
        <translation>Inocente</translation>
    </message>
    <message>
        <source>Innocent, as this seat saw it</source>
        <translation>Inocencia, vista desde este asiento</translation>
    </message>
    <message>
        <source>It is the turn of {0} (rule 7).</source>
        <translation>Es el turno de {0} (regla 7).</translation>
    </message>
    <message>
        <source>It may save the bail of the own character.</source>
        <translation>Puede ahorrar la fianza del propio personaje.</translation>
    </message>
    <message>
        <source>Later rounds are begun by whoever played the last vote.</source>
        <translation>Las rondas siguientes las empieza quien jugó el último voto.</translation>
    </message>
    <message>
        <source>Leave the row as it is</source>
        <translation>Dejar la fila como está</translation>
    </message>
    <message>
        <source>Let “{0}” and “{1}” change places</source>
        <translation>Intercambiar «{0}» y «{1}»</translation>
    </message>
    <message>
        <source>Mission accomplished: {0}, target {1}.</source>
        <translation>Misión cumplida: {0}, objetivo {1}.</translation>
    </message>
    <message>
        <source>Mission failed: {0}, target {1}.</source>
        <translation>Misión fallida: {0}, objetivo {1}.</translation>
    </message>
    <message>
        <source>Mission for two</source>
        <translation>Misión para dos</translation>
    </message>
    <message>
        <source>Mission of your own</source>
        <translation>Misión propia</translation>
    </message>
    <message>
        <source>Missions have three rounds, with one murderer more in each. Three to six players play everybody for themselves. All of it is in the rules (F1). Good luck!</source>
        <translation>Las misiones tienen tres rondas, y en cada una hay un asesino más. De tres a seis, cada cual juega por su cuenta. Todo está en las reglas (F1). ¡Suerte!</translation>
    </message>
    <message>
        <source>More evidence first: a good idea. But the deck shrinks, so vote as soon as two pieces point at the same guest.</source>
        <translation>Primero más pruebas: buena idea. Pero el mazo mengua: vota en cuanto dos pruebas señalen a la misma persona.</translation>
    </message>
    <message>
        <source>Murderer</source>
        <translation>Asesino</translation>
    </message>
    <message>
        <source>New evidence: “{0}”.</source>
        <translation>Prueba nueva: «{0}».</translation>
    </message>
    <message>
        <source>New in the row: {0}.</source>
        <translation>Nuevos en la fila: {0}.</translation>
    </message>
    <message>
        <source>Next likeliest: {0} ({1} %).</source>
        <translation>Lo siguiente más probable: {0} ({1} %).</translation>
    </message>
    <message>
        <source>No evidence is left: vote</source>
        <translation>No quedan pruebas: vota</translation>
    </message>
    <message>
        <source>No other placement tells more.</source>
        <translation>Ninguna otra jugada dice más.</translation>
    </message>
    <message>
        <source>No other vote is left.</source>
        <translation>No queda otro voto.</translation>
    </message>
    <message>
        <source>No vote “{0}” is left.</source>
        <translation>No quedan votos de «{0}».</translation>
    </message>
    <message>
        <source>No votes left: place a piece of evidence</source>
        <translation>Sin votos: pon una prueba</translation>
    </message>
    <message>
        <source>Now it is about “{0}”: tell a story or skip it (rule 12).</source>
        <translation>Ahora toca «{0}»: cuenta una historia o sáltatela (regla 12).</translation>
    </message>
    <message>
        <source>Now it is {0}'s turn, by the same rules. Watch what is put where. A click or any key makes bots hurry.</source>
        <translation>Ahora le toca a {0}, con las mismas reglas. Fíjate en qué pone y dónde. Un clic o una tecla cualquiera da prisa a los bots.</translation>
    </message>
    <message>
        <source>Of all in the row, “{0}” suits “{1}” best.</source>
        <translation>De toda la fila, «{0}» encaja mejor con «{1}».</translation>
    </message>
    <message>
        <source>Of all in the row, “{0}” suits “{1}” least.</source>
        <translation>De toda la fila, «{0}» encaja peor con «{1}».</translation>
    </message>
    <message>
        <source>Of the row, “{0}” suits only “{2}” better than “{1}”.</source>
        <translation>De la fila, «{0}» solo encaja con «{2}» mejor que con «{1}».</translation>
    </message>
    <message>
        <source>Of the row, “{0}” suits only “{2}” less than “{1}”.</source>
        <translation>De la fila, «{0}» solo encaja con «{2}» peor que con «{1}».</translation>
    </message>
    <message>
        <source>Of what is on offer, “{0}” suits “{1}” best.</source>
        <translation>De lo que hay a la vista, «{0}» es lo que mejor encaja con «{1}».</translation>
    </message>
    <message>
        <source>Of what is on offer, “{0}” suits “{1}” least.</source>
        <translation>De lo que hay a la vista, «{0}» es lo que peor encaja con «{1}».</translation>
    </message>
    <message>
        <source>One round: deck {0}, target {1}</source>
        <translation>Una ronda: mazo {0}, objetivo {1}</translation>
    </message>
    <message>
        <source>One vote a turn: now place evidence (rule 7).</source>
        <translation>Un voto por turno: ahora pon una prueba (regla 7).</translation>
    </message>
    <message>
        <source>Only red zones: show who you are by what does not suit you. Harder.</source>
        <translation>Solo zonas rojas: muestra quién eres con lo que no encaja contigo. Más difícil.</translation>
    </message>
    <message>
        <source>Only votes go to characters; evidence goes into a zone (rule 7).</source>
        <translation>A los personajes solo van votos; una prueba va a una zona (regla 7).</translation>
    </message>
    <message>
        <source>Only you have votes left: play them all</source>
        <translation>Solo a ti te quedan votos: juégalos todos</translation>
    </message>
    <message>
        <source>Only you have votes left: play them all, without evidence (rule 7).</source>
        <translation>Solo a ti te quedan votos: juégalos todos, sin pruebas (regla 7).</translation>
    </message>
    <message>
        <source>Place a piece of evidence</source>
        <translation>Pon una prueba</translation>
    </message>
    <message>
        <source>Put a character on one further to the right (rule 12a).</source>
        <translation>Pon un personaje sobre otro que esté más a la derecha (regla 12a).</translation>
    </message>
    <message>
        <source>Put down “{0}”</source>
        <translation>Poner «{0}»</translation>
    </message>
    <message>
        <source>Put the characters in another order, or leave the row as it is</source>
        <translation>Cambia el orden de los personajes o deja la fila como está</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>Roles and votes are turned up, and each vote is explained here. The deck has {0}, the target was {1}: this time it was not enough, and that is how one learns.</source>
        <translation>Se descubren papeles y votos, y aquí se explica cada voto. El mazo tiene {0} y el objetivo era {1}: esta vez no ha bastado, y así se aprende.</translation>
    </message>
    <message>
        <source>Roles and votes are turned up, and each vote is explained here. The deck has {0}, the target was {1}: you two understood each other, and the first mission is won.</source>
        <translation>Se descubren papeles y votos, y aquí se explica cada voto. El mazo tiene {0} y el objetivo era {1}: os habéis entendido, y la primera misión está ganada.</translation>
    </message>
    <message>
        <source>Roles stay secret until the round is scored (rule 9).</source>
        <translation>Los papeles son secretos hasta que se puntúa la ronda (regla 9).</translation>
    </message>
    <message>
        <source>Round {0} is scored: {1}, the deck has {2}.</source>
        <translation>Puntuación de la ronda {0}: {1}; en el mazo hay {2}.</translation>
    </message>
    <message>
        <source>Round {0} is scored: {1}.</source>
        <translation>Puntuación de la ronda {0}: {1}.</translation>
    </message>
    <message>
        <source>Round {0}: {1}, {2}.</source>
        <translation>Ronda {0}: {1}, {2}.</translation>
    </message>
    <message>
        <source>Shared victory: {0}, {1}.</source>
        <translation>Victoria compartida: {0}, {1}.</translation>
    </message>
    <message>
        <source>Skip the story of “{0}”</source>
        <translation>Saltar la historia de «{0}»</translation>
    </message>
    <message>
        <source>Surer would be: {0} ({1} %).</source>
        <translation>Más seguro sería: {0} ({1} %).</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Tell the story of “{0}”</source>
        <translation>Contar la historia de «{0}»</translation>
    </message>
    <message>
        <source>The competitive game is for 3 to 6 seats, not {0}.</source>
        <translation>El juego competitivo es para 3 a 6 asientos, no para {0}.</translation>
    </message>
    <message>
        <source>The deck is your common score: {0} is the goal. Each piece of evidence takes a card from it, so talk briefly. Right votes bring cards back.</source>
        <translation>El mazo es vuestra puntuación común: el objetivo es {0}. Cada prueba gasta una carta, así que hablad poco. Los votos acertados devuelven cartas.</translation>
    </message>
    <message>
        <source>The evidence of the round goes under the deck.</source>
        <translation>Las pruebas de la ronda van debajo del mazo.</translation>
    </message>
    <message>
        <source>The evidence of the round goes under the reserve.</source>
        <translation>Las pruebas de la ronda van debajo de la reserva.</translation>
    </message>
    <message>
        <source>The face-down vote of {0}: “{1}” on “{2}”.</source>
        <translation>El voto boca abajo de {0}: «{1}» sobre «{2}».</translation>
    </message>
    <message>
        <source>The first seat</source>
        <translation>El primer asiento</translation>
    </message>
    <message>
        <source>The last card of the deck is turned up: the round is over.</source>
        <translation>Se descubre la última carta del mazo: la ronda ha terminado.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The mission ends early: {0}, too few to go on.</source>
        <translation>La misión acaba antes de tiempo: {0}, muy pocas para seguir.</translation>
    </message>
    <message>
        <source>The mode is “pair” or “competitive”, not “{0}”.</source>
        <translation>El modo es «pair» o «competitive», no «{0}».</translation>
    </message>
    <message>
        <source>The murdered host of the house: “{0}”.</source>
        <translation>La víctima, anfitrión de la casa: «{0}».</translation>
    </message>
    <message>
        <source>The option “{0}” cannot be “{1}”.</source>
        <translation>La opción «{0}» no puede ser «{1}».</translation>
    </message>
    <message>
        <source>The order of the row</source>
        <translation>El orden de la fila</translation>
    </message>
    <message>
        <source>The role of {0}: “{1}”.</source>
        <translation>El papel de {0}: «{1}».</translation>
    </message>
    <message>
        <source>The secret role of {0}: {1}.</source>
        <translation>El papel secreto de {0}: {1}.</translation>
    </message>
    <message>
        <source>The secret roles of {0}: {1}.</source>
        <translation>Los papeles secretos de {0}: {1}.</translation>
    </message>
    <message>
        <source>The story of a character</source>
        <translation>La historia de un personaje</translation>
    </message>
    <message>
        <source>The vote lies face down; what it says is known to you alone. Until you place evidence you can take it back: Undo, or Ctrl+Z.</source>
        <translation>El voto está boca abajo; solo tú sabes qué dice. Hasta que pongas una prueba puedes retirarlo: Deshacer, o Ctrl+Z.</translation>
    </message>
    <message>
        <source>There is no option “{0}” here.</source>
        <translation>Aquí no hay ninguna opción «{0}».</translation>
    </message>
    <message>
        <source>There is no seat {0} to begin.</source>
        <translation>No hay ningún asiento {0} que pueda empezar.</translation>
    </message>
    <message>
        <source>These are your roles: {0}. Only you see them, and nobody may say who they are. Objects must speak for you, and the clearer they speak, the better.</source>
        <translation>Estos son tus papeles: {0}. Solo tú los ves, y nadie puede decir quién es. Los objetos hablarán por ti: cuanto más claro, mejor.</translation>
    </message>
    <message>
        <source>This decides nothing of the points.</source>
        <translation>Esto no decide ningún punto.</translation>
    </message>
    <message>
        <source>This mission needs the option “{0}”.</source>
        <translation>Esta misión necesita la opción «{0}».</translation>
    </message>
    <message>
        <source>This would tell more: {0}.</source>
        <translation>Diría más: {0}.</translation>
    </message>
    <message>
        <source>Three pieces of evidence lie open. Take the one that says most about one of your roles, and drag it into a zone of that role. Or click the piece, then the zone.</source>
        <translation>Hay tres pruebas a la vista. Elige la que más diga de uno de tus papeles y arrástrala a una zona de ese papel. O haz clic en la prueba y luego en la zona.</translation>
    </message>
    <message>
        <source>Two seats against the deck: three rounds, two characters each.</source>
        <translation>Dos asientos contra el mazo: tres rondas, dos personajes por asiento.</translation>
    </message>
    <message>
        <source>Under arrest: “{0}”.</source>
        <translation>Bajo arresto: «{0}».</translation>
    </message>
    <message>
        <source>Victory: {0}, {1}.</source>
        <translation>Victoria: {0}, {1}.</translation>
    </message>
    <message>
        <source>Victory: {0}, {1}. Your result: {2}.</source>
        <translation>Victoria: {0}, {1}. Tu resultado: {2}.</translation>
    </message>
    <message>
        <source>Vote if you like, then place a piece of evidence</source>
        <translation>Vota si quieres y luego pon una prueba</translation>
    </message>
    <message>
        <source>Vote when you have a suspicion: drag “Innocent” onto a guest who you think is {0}. If you would rather hear more first, place evidence.</source>
        <translation>Vota cuando sospeches algo: arrastra «Inocente» sobre quien creas que es {0}. Si prefieres saber más antes, pon una prueba.</translation>
    </message>
    <message>
        <source>Vote “{0}”</source>
        <translation>Votar «{0}»</translation>
    </message>
    <message>
        <source>Vote “{0}” on “{1}”</source>
        <translation>Votar «{0}» sobre «{1}»</translation>
    </message>
    <message>
        <source>Vote: {0}</source>
        <translation>Voto: {0}</translation>
    </message>
    <message>
        <source>Vote: {0}, “{1}”</source>
        <translation>Voto: {0}, «{1}»</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>You have voted early; that is allowed. Every turn ends with evidence: drag one of the three pieces into a zone of one of your roles.</source>
        <translation>Has votado pronto; está permitido. Cada turno termina con una prueba: arrastra una de las tres a una zona de uno de tus papeles.</translation>
    </message>
    <message>
        <source>You win: {0}.</source>
        <translation>Has ganado: {0}.</translation>
    </message>
    <message>
        <source>Your turn again: place another piece. The best piece suits one guest and nobody else in the row. A right click, or Space, shows a card large.</source>
        <translation>Te toca otra vez: pon otra prueba. La mejor encaja con una sola persona de la fila y con nadie más. Un clic derecho, o Espacio, muestra una carta en grande.</translation>
    </message>
    <message>
        <source>Zone: {0}</source>
        <translation>Zona: {0}</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>personajes</translation>
    </message>
    <message>
        <source>does not suit</source>
        <translation>no encaja</translation>
    </message>
    <message>
        <source>evidence</source>
        <translation>pruebas</translation>
    </message>
    <message>
        <source>evidence deck</source>
        <translation>mazo de pruebas</translation>
    </message>
    <message>
        <source>host of the house</source>
        <translation>anfitrión de la casa</translation>
    </message>
    <message>
        <source>neither role</source>
        <translation>ninguno de los dos</translation>
    </message>
    <message>
        <source>no votes</source>
        <translation>sin votos</translation>
    </message>
    <message>
        <source>only you see this</source>
        <translation>solo lo ves tú</translation>
    </message>
    <message>
        <source>only {0} sees this</source>
        <translation>solo lo ve {0}</translation>
    </message>
    <message>
        <source>others</source>
        <translation>los demás</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>reserva</translation>
    </message>
    <message>
        <source>role I</source>
        <translation>papel I</translation>
    </message>
    <message>
        <source>role II</source>
        <translation>papel II</translation>
    </message>
    <message>
        <source>round {0} of {1}</source>
        <translation>ronda {0} de {1}</translation>
    </message>
    <message>
        <source>secret role</source>
        <translation>papel secreto</translation>
    </message>
    <message>
        <source>suits</source>
        <translation>encaja</translation>
    </message>
    <message>
        <source>suits neither role</source>
        <translation>no encaja con ningún papel</translation>
    </message>
    <message>
        <source>target {0}</source>
        <translation>objetivo {0}</translation>
    </message>
    <message>
        <source>under arrest</source>
        <translation>bajo arresto</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>votos</translation>
    </message>
    <message>
        <source>votes on “{0}”</source>
        <translation>votos sobre «{0}»</translation>
    </message>
    <message>
        <source>{0} arranges the row</source>
        <translation>{0} ordena la fila</translation>
    </message>
    <message>
        <source>{0} begins.</source>
        <translation>Empieza {0}.</translation>
    </message>
    <message>
        <source>{0} chooses a piece of evidence</source>
        <translation>{0} elige una prueba</translation>
    </message>
    <message>
        <source>{0} decides on vote and evidence</source>
        <translation>{0} piensa su voto y su prueba</translation>
    </message>
    <message>
        <source>{0} leaves out the story of “{1}”.</source>
        <translation>{0} no cuenta la historia de «{1}».</translation>
    </message>
    <message>
        <source>{0} lets “{1}” and “{2}” change places.</source>
        <translation>{0} intercambia «{1}» y «{2}».</translation>
    </message>
    <message>
        <source>{0} may tell a story</source>
        <translation>{0} puede contar una historia</translation>
    </message>
    <message>
        <source>{0} of {1} left</source>
        <translation>quedan {0} de {1}</translation>
    </message>
    <message>
        <source>{0} pays bail for “{1}”: −{2}.</source>
        <translation>{0} paga la fianza por «{1}»: −{2}.</translation>
    </message>
    <message>
        <source>{0} pays bail: −{1}.</source>
        <translation>{0} paga la fianza: −{1}.</translation>
    </message>
    <message>
        <source>{0} puts “{1}” into the green zone, {2}.</source>
        <translation>{0} pone «{1}» en la zona verde, {2}.</translation>
    </message>
    <message>
        <source>{0} puts “{1}” into the green zone.</source>
        <translation>{0} pone «{1}» en la zona verde.</translation>
    </message>
    <message>
        <source>{0} puts “{1}” into the red zone, {2}.</source>
        <translation>{0} pone «{1}» en la zona roja, {2}.</translation>
    </message>
    <message>
        <source>{0} puts “{1}” into the red zone.</source>
        <translation>{0} pone «{1}» en la zona roja.</translation>
    </message>
    <message>
        <source>{0} says: “{1}” does not suit {2}. Which guests does that exclude? Think of what was left lying as well: a piece that would have said more is a hint, too.</source>
        <translation>{0} dice: «{1}» no encaja con {2}. ¿A quién descarta eso? Piensa también en lo que ha dejado: una prueba que habría dicho más también da que pensar.</translation>
    </message>
    <message>
        <source>{0} says: “{1}” suits {2}. Which guest in the row does it fit best? Think of what was left lying as well: a piece that would have said more is a hint, too.</source>
        <translation>{0} dice: «{1}» encaja con {2}. ¿A quién de la fila le encaja mejor? Piensa también en lo que ha dejado: una prueba que habría dicho más también da que pensar.</translation>
    </message>
    <message>
        <source>{0} shows that “{1}” suits neither role.</source>
        <translation>{0} muestra que «{1}» no encaja con ningún papel.</translation>
    </message>
    <message>
        <source>{0} tells the story of “{1}”.</source>
        <translation>{0} cuenta la historia de «{1}».</translation>
    </message>
    <message>
        <source>{0} votes on “{1}”.</source>
        <translation>{0} vota sobre «{1}».</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0} {1}/{2}</source>
        <translation>{0} {1}/{2}</translation>
    </message>
    <message>
        <source>{0} · bail owed</source>
        <translation>{0} · fianza pendiente</translation>
    </message>
    <message>
        <source>{0} · votes: up to {1}</source>
        <translation>{0} · votos: hasta {1}</translation>
    </message>
    <message>
        <source>{0}, by contrast</source>
        <translation>{0}, por contraste</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1}. {2}</source>
        <translation>{0}: {1}. {2}</translation>
    </message>
    <message>
        <source>“Innocent” from {0} on the own character “{1}”</source>
        <translation>«Inocente» de {0} sobre el personaje propio «{1}»</translation>
    </message>
    <message>
        <source>“{0}” does not suit my character</source>
        <translation>«{0}» no encaja con mi personaje</translation>
    </message>
    <message>
        <source>“{0}” does not suit {1}</source>
        <translation>«{0}» no encaja con el {1}</translation>
    </message>
    <message>
        <source>“{0}” is a murderer at {1} %.</source>
        <translation>«{0}»: asesino al {1} %.</translation>
    </message>
    <message>
        <source>“{0}” is a murderer at {1} %: so says “{2}” in a green zone.</source>
        <translation>«{0}»: asesino al {1} %; lo dice «{2}» en una zona verde.</translation>
    </message>
    <message>
        <source>“{0}” is a murderer at {1} %: so says “{2}” in a red zone.</source>
        <translation>«{0}»: asesino al {1} %; lo dice «{2}» en una zona roja.</translation>
    </message>
    <message>
        <source>“{0}” is innocent at {1} %.</source>
        <translation>«{0}»: inocente al {1} %.</translation>
    </message>
    <message>
        <source>“{0}” is innocent at {1} %: so says “{2}” in a green zone.</source>
        <translation>«{0}»: inocente al {1} %; lo dice «{2}» en una zona verde.</translation>
    </message>
    <message>
        <source>“{0}” is innocent at {1} %: so says “{2}” in a red zone.</source>
        <translation>«{0}»: inocente al {1} %; lo dice «{2}» en una zona roja.</translation>
    </message>
    <message>
        <source>“{0}” is nobody's role: a murderer.</source>
        <translation>«{0}» no es el papel de nadie: es asesino.</translation>
    </message>
    <message>
        <source>“{0}” on “{1}”: own character, a mistake</source>
        <translation>«{0}» sobre «{1}»: personaje propio, error</translation>
    </message>
    <message>
        <source>“{0}” on “{1}”: own character, no points</source>
        <translation>«{0}» sobre «{1}»: personaje propio, sin puntos</translation>
    </message>
    <message>
        <source>“{0}” on “{1}”: right</source>
        <translation>«{0}» sobre «{1}»: acierto</translation>
    </message>
    <message>
        <source>“{0}” on “{1}”: right, but too late for points</source>
        <translation>«{0}» sobre «{1}»: acierto, pero tarde para puntuar</translation>
    </message>
    <message>
        <source>“{0}” on “{1}”: right, number {2}</source>
        <translation>«{0}» sobre «{1}»: acierto número {2}</translation>
    </message>
    <message>
        <source>“{0}” on “{1}”: wrong</source>
        <translation>«{0}» sobre «{1}»: error</translation>
    </message>
    <message>
        <source>“{0}” suits my character</source>
        <translation>«{0}» encaja con mi personaje</translation>
    </message>
    <message>
        <source>“{0}” suits neither role</source>
        <translation>«{0}» no encaja con ningún papel</translation>
    </message>
    <message>
        <source>“{0}” suits neither “{1}” nor “{2}”.</source>
        <translation>«{0}» no encaja ni con «{1}» ni con «{2}».</translation>
    </message>
    <message>
        <source>“{0}” suits {1}</source>
        <translation>«{0}» encaja con el {1}</translation>
    </message>
    <message>
        <source>−{0}</source>
        <translation>−{0}</translation>
    </message>
</context>
</TS>
