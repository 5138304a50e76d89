<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>mary_king</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more control card(s)</source>
        <translation>
            <numerusform>%n carta de control más</numerusform>
            <numerusform>%n cartas de control más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more idea(s)</source>
        <translation>
            <numerusform>%n idea más</numerusform>
            <numerusform>%n ideas más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n loseta</numerusform>
            <numerusform>%n losetas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) flip</source>
        <translation>
            <numerusform>se voltea %n loseta</numerusform>
            <numerusform>se voltean %n losetas</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw: the victory goes to the next person you meet. {0}</source>
        <translation>Empate: la victoria es para la próxima persona que encuentres. {0}</translation>
    </message>
    <message>
        <source>A duel has no mission.</source>
        <translation>Un duelo no tiene misión.</translation>
    </message>
    <message>
        <source>A flash answers a card or a penalty (rule 6).</source>
        <translation>Un destello responde a una carta o a una penalización (regla 6).</translation>
    </message>
    <message>
        <source>A mind had too few cards ({0}).</source>
        <translation>Una mente no tenía suficientes cartas ({0}).</translation>
    </message>
    <message>
        <source>A mortal and a ghost contend for one mind until Friday night</source>
        <translation>Una mortal y un fantasma se disputan una mente hasta la noche del viernes</translation>
    </message>
    <message>
        <source>A whole week begins on Monday with 25 cards in each mind. Ten missions wait for one player, six for two in one body. The rules (F1) know every card. Good luck!</source>
        <translation>Una semana entera empieza el lunes con 25 cartas en cada mente. Te esperan diez misiones en solitario y seis para dos en un solo cuerpo. Las reglas (F1) conocen cada carta. ¡Suerte!</translation>
    </message>
    <message>
        <source>All twelve tiles belong to one side ({0}).</source>
        <translation>Las doce losetas son de un solo bando ({0}).</translation>
    </message>
    <message>
        <source>Always at hand: hide the screen (F8), take a move back (Ctrl+Z), all legal moves in words (Ctrl+M), a hint (Ctrl+H), and the rules of this very place (F1).</source>
        <translation>Siempre a mano: ocultar la pantalla (F8), deshacer una jugada (Ctrl+Z), todas las jugadas en palabras (Ctrl+M), una pista (Ctrl+H) y las reglas de este mismo punto (F1).</translation>
    </message>
    <message>
        <source>An idea costs a card of mind, and there is none (rule 2).</source>
        <translation>Una idea cuesta una carta de la mente y no queda ninguna (regla 2).</translation>
    </message>
    <message>
        <source>Answer with the flash</source>
        <translation>Responder con el destello</translation>
    </message>
    <message>
        <source>Answer with {0}: {1}</source>
        <translation>Responder con {0}: {1}</translation>
    </message>
    <message>
        <source>Answer {0} with a flash?</source>
        <translation>¿Respondes a {0} con un destello?</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>Tal como está</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>Preguntar siempre</translation>
    </message>
    <message>
        <source>BURY</source>
        <translation>ENTERRAR</translation>
    </message>
    <message>
        <source>Back into the mind: {0}</source>
        <translation>De vuelta a la mente: {0}</translation>
    </message>
    <message>
        <source>Both lose: the body dies. {0}</source>
        <translation>Pierden los dos bandos: el cuerpo muere. {0}</translation>
    </message>
    <message>
        <source>Both minds had too few cards.</source>
        <translation>Ninguna de las dos mentes tenía suficientes cartas.</translation>
    </message>
    <message>
        <source>Bury: it goes under your memory.</source>
        <translation>Enterrar: va debajo de tu memoria.</translation>
    </message>
    <message>
        <source>Buy from the other side. {0}</source>
        <translation>Comprar al otro bando. {0}</translation>
    </message>
    <message>
        <source>Buy the idea</source>
        <translation>Comprar la idea</translation>
    </message>
    <message>
        <source>Buy the idea {0}</source>
        <translation>Comprar la idea {0}</translation>
    </message>
    <message>
        <source>Cards are being shuffled.</source>
        <translation>Se barajan las cartas.</translation>
    </message>
    <message>
        <source>Choose a card of the hand to discard.</source>
        <translation>Elige una carta de la mano para descartarla.</translation>
    </message>
    <message>
        <source>Choose a card of the memory to go back into the mind.</source>
        <translation>Elige una carta de la memoria para devolverla a la mente.</translation>
    </message>
    <message>
        <source>Choose a card of the memory to go to the hand.</source>
        <translation>Elige una carta de la memoria para llevarla a la mano.</translation>
    </message>
    <message>
        <source>Choose a current idea to leave the game.</source>
        <translation>Elige una idea actual para retirarla de la partida.</translation>
    </message>
    <message>
        <source>Choose a current idea to play without paying.</source>
        <translation>Elige una idea actual para jugarla gratis.</translation>
    </message>
    <message>
        <source>Choose a stack</source>
        <translation>Elige un montón</translation>
    </message>
    <message>
        <source>Choose a stack for the top card of your memory.</source>
        <translation>Elige un montón para la carta superior de tu memoria.</translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <translation>Elige una loseta</translation>
    </message>
    <message>
        <source>Choose a tile to unlock.</source>
        <translation>Elige una loseta para desbloquearla.</translation>
    </message>
    <message>
        <source>Choose a way</source>
        <translation>Elige el sentido</translation>
    </message>
    <message>
        <source>Choose the card</source>
        <translation>Elegir la carta</translation>
    </message>
    <message>
        <source>Choose the idea</source>
        <translation>Elegir la idea</translation>
    </message>
    <message>
        <source>Choose tiles of yours to lock.</source>
        <translation>Elige losetas tuyas para bloquearlas.</translation>
    </message>
    <message>
        <source>Choose what to flip.</source>
        <translation>Elige qué voltear.</translation>
    </message>
    <message>
        <source>Discard {0}</source>
        <translation>Descartar {0}</translation>
    </message>
    <message>
        <source>Drawn: {0}.</source>
        <translation>Cartas robadas: {0}.</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duelo</translation>
    </message>
    <message>
        <source>Duel with special abilities</source>
        <translation>Duelo con habilidades especiales</translation>
    </message>
    <message>
        <source>Each side has an ability, paid with tokens that go back and forth. For later games.</source>
        <translation>Cada bando tiene una habilidad que se paga con fichas que van y vienen. Para partidas posteriores.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>FLASH: {0}</source>
        <translation>DESTELLO: {0}</translation>
    </message>
    <message>
        <source>First choose what the card asks for (rule 5).</source>
        <translation>Elige primero lo que pide la carta (regla 5).</translation>
    </message>
    <message>
        <source>Flip {0}</source>
        <translation>Voltear {0}</translation>
    </message>
    <message>
        <source>Flipped: {0}.</source>
        <translation>Losetas volteadas: {0}.</translation>
    </message>
    <message>
        <source>Flipped: {0}; locked: {1}.</source>
        <translation>Losetas volteadas: {0}; bloqueadas: {1}.</translation>
    </message>
    <message>
        <source>For one card of mind, {0} comes into the hand.</source>
        <translation>Por una carta de la mente, {0} llega a la mano.</translation>
    </message>
    <message>
        <source>Friday night for both</source>
        <translation>la noche del viernes para los dos bandos</translation>
    </message>
    <message>
        <source>Friday night: mortal {0}, ghost {1}.</source>
        <translation>Noche del viernes: mortal {0}, fantasma {1}.</translation>
    </message>
    <message>
        <source>Friday night: {0} to {1}, areas equal.</source>
        <translation>Noche del viernes: {0} a {1}, áreas iguales.</translation>
    </message>
    <message>
        <source>Friday night: {0} to {1}, areas equal; the game’s owner wins.</source>
        <translation>Noche del viernes: {0} a {1}, áreas iguales; gana quien posee el juego.</translation>
    </message>
    <message>
        <source>Friday night: {0} to {1}; largest areas: mortal {2}, ghost {3}.</source>
        <translation>Noche del viernes: {0} a {1}; áreas mayores: mortal {2}, fantasma {3}.</translation>
    </message>
    <message>
        <source>Friday: one control card, five ideas. Tonight the minds are counted, and who holds seven tiles or more gets up to four points on top. Most points win.</source>
        <translation>Viernes: una carta de control y cinco ideas. Esta noche se cuentan las mentes, y quien tenga siete losetas o más suma hasta cuatro puntos. Gana quien tenga más.</translation>
    </message>
    <message>
        <source>Friday’s bonus</source>
        <translation>la bonificación del viernes</translation>
    </message>
    <message>
        <source>How many cards they move is ours.</source>
        <translation>Cuántas cartas mueven es nuestro.</translation>
    </message>
    <message>
        <source>Ideas: the open cards of your stacks can be bought. Each costs the top card of your mind and goes to your hand: drag one there. Theirs can be bought as well, and are played at once.</source>
        <translation>Ideas: puedes comprar las cartas descubiertas de tus montones. Cada una cuesta la carta superior de tu mente y va a tu mano: arrastra una allí. Las ajenas también se compran, y se juegan en el acto.</translation>
    </message>
    <message>
        <source>If played now</source>
        <translation>Si se jugara ahora</translation>
    </message>
    <message>
        <source>If unanswered</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>If you answer</source>
        <translation>Si respondes así</translation>
    </message>
    <message>
        <source>If you buy this</source>
        <translation>Si la compras</translation>
    </message>
    <message>
        <source>If you choose this</source>
        <translation>Si eliges esto</translation>
    </message>
    <message>
        <source>If you play this</source>
        <translation>Si juegas esto</translation>
    </message>
    <message numerus="yes">
        <source>In %n playout(s) this came out about as well: {0}</source>
        <translation>
            <numerusform>En %n partida de prueba, esto salió casi igual de bien: {0}</numerusform>
            <numerusform>En %n partidas de prueba, esto salió casi igual de bien: {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n playout(s) this came out better: {0}</source>
        <translation>
            <numerusform>En %n partida de prueba, esto salió mejor: {0}</numerusform>
            <numerusform>En %n partidas de prueba, esto salió mejor: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>In the hand of {0}: {1}.</source>
        <translation>En la mano de {0}: {1}.</translation>
    </message>
    <message>
        <source>Into the hand: {0}</source>
        <translation>A la mano: {0}</translation>
    </message>
    <message>
        <source>Into the memory</source>
        <translation>A la memoria</translation>
    </message>
    <message>
        <source>It is Thursday, the fourth of five days, and on every day the ghost begins. The day says what a turn allows: today two control cards and four ideas.</source>
        <translation>Es jueves, el cuarto de cinco días, y cada día empieza el fantasma. El día dice qué permite un turno: hoy, dos cartas de control y cuatro ideas.</translation>
    </message>
    <message>
        <source>It is not your decision now (rule 3).</source>
        <translation>Ahora no te toca decidir (regla 3).</translation>
    </message>
    <message>
        <source>It is played at once, and no more control cards can be (rule 9).</source>
        <translation>Se juega en el acto, y no caben más cartas de control (regla 9).</translation>
    </message>
    <message>
        <source>It is played at once, and that effect cannot be now (rule 9).</source>
        <translation>Se juega en el acto, y ese efecto no es posible ahora (regla 9).</translation>
    </message>
    <message>
        <source>Largest area</source>
        <translation>Área mayor</translation>
    </message>
    <message>
        <source>Largest areas: own {0}, then {1}; the other side {2}, then {3}.</source>
        <translation>Áreas mayores: la propia {0}, luego {1}; la del otro lado {2}, luego {3}.</translation>
    </message>
    <message>
        <source>Leave it in the memory</source>
        <translation>Dejarla en la memoria</translation>
    </message>
    <message>
        <source>Lock {0}</source>
        <translation>Bloquear {0}</translation>
    </message>
    <message>
        <source>Locks come off: {0}.</source>
        <translation>Se quitan candados: {0}.</translation>
    </message>
    <message>
        <source>Mind left</source>
        <translation>Mente restante</translation>
    </message>
    <message>
        <source>Mission accomplished. {0}</source>
        <translation>Misión cumplida. {0}</translation>
    </message>
    <message>
        <source>Mission failed. {0}</source>
        <translation>Misión fallida. {0}</translation>
    </message>
    <message>
        <source>Mortal against ghost, Monday to Friday.</source>
        <translation>Mortal contra fantasma, de lunes a viernes.</translation>
    </message>
    <message>
        <source>Mortal and ghost must reach Friday night together.</source>
        <translation>La mortal y el fantasma deben llegar juntos a la noche del viernes.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>No more control cards today (rule 9).</source>
        <translation>Hoy no hay más cartas de control (regla 9).</translation>
    </message>
    <message>
        <source>No more ideas today (rule 2).</source>
        <translation>Hoy no hay más ideas (regla 2).</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Not this turn</source>
        <translation>En este turno no</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>No se puede hacer otra cosa.</translation>
    </message>
    <message>
        <source>Nothing flips; locked: {0}.</source>
        <translation>No se voltea nada; bloqueadas: {0}.</translation>
    </message>
    <message>
        <source>Now play what you like: your second control card, or a power card, which goes on “1st” or on “2nd” for one of its effects. Some then ask you for a tile.</source>
        <translation>Ahora juega lo que quieras: tu segunda carta de control o una de poder, que se pone en «1.º» o en «2.º» según el efecto. Algunas te piden luego una loseta.</translation>
    </message>
    <message>
        <source>Numbers and cards. Copy ours to correct it by the printed game.</source>
        <translation>Números y cartas. Copia las nuestras para corregirlas según el juego impreso.</translation>
    </message>
    <message numerus="yes">
        <source>Of the likeliest moves, none came out better in %n playout(s).</source>
        <translation>
            <numerusform>De las jugadas más probables, ninguna salió mejor en %n partida de prueba.</numerusform>
            <numerusform>De las jugadas más probables, ninguna salió mejor en %n partidas de prueba.</numerusform>
        </translation>
    </message>
    <message>
        <source>On idea stack {0}</source>
        <translation>En el montón de ideas {0}</translation>
    </message>
    <message>
        <source>On top, the first one to be drawn last: {0}.</source>
        <translation>Arriba, la última es la primera que se roba: {0}.</translation>
    </message>
    <message>
        <source>One body</source>
        <translation>Un solo cuerpo</translation>
    </message>
    <message>
        <source>One body, two minds: you are the ghost, {0} is the mortal. Every tile of Mary's portrait belongs to one of you. Blue tiles with the ghost are yours, {1} of 12. With all twelve you win at once.</source>
        <translation>Un cuerpo, dos mentes: tú eres el fantasma y {0}, la mortal. Cada loseta del retrato de Mary es de un bando. Las azules con el fantasma son tuyas: {1} de 12. Con las doce ganas en el acto.</translation>
    </message>
    <message>
        <source>One side against a bot, with a goal of its own.</source>
        <translation>Un bando contra un bot, con un objetivo propio.</translation>
    </message>
    <message>
        <source>One’s own idea goes to the hand (rule 10).</source>
        <translation>Una idea propia va a la mano (regla 10).</translation>
    </message>
    <message>
        <source>Only a flash that fits can answer (rule 6).</source>
        <translation>Solo puede responder un destello adecuado (regla 6).</translation>
    </message>
    <message>
        <source>Only at penalties</source>
        <translation>Solo si hay penalización</translation>
    </message>
    <message>
        <source>Only cards of your hand can be played (rule 3).</source>
        <translation>Solo se juegan cartas de tu mano (regla 3).</translation>
    </message>
    <message>
        <source>Ours, in part or whole: {0}. The rules page marks them.</source>
        <translation>Nuestro, en todo o en parte: {0}. La página de reglas lo señala.</translation>
    </message>
    <message>
        <source>Own: {0}</source>
        <translation>Propio: {0}</translation>
    </message>
    <message>
        <source>Penalties are paid, and {0} plays. A click or any key makes bots hurry. If you are asked for an answer, look at your flash cards, or let it pass.</source>
        <translation>Se pagan las penalizaciones y juega {0}. Un clic o una tecla cualquiera da prisa a los bots. Si se te pide respuesta, mira tus destellos o déjalo pasar.</translation>
    </message>
    <message>
        <source>Penalties now: own {0}, the other side {1}.</source>
        <translation>Penalizaciones ahora: la propia {0}, la del otro lado {1}.</translation>
    </message>
    <message>
        <source>Penalties: mortal {0}, ghost {1}.</source>
        <translation>Penalizaciones: mortal {0}, fantasma {1}.</translation>
    </message>
    <message>
        <source>Penalties: own {0}, then {1}; the other side {2}, then {3}.</source>
        <translation>Penalizaciones: la propia {0}, luego {1}; la del otro lado {2}, luego {3}.</translation>
    </message>
    <message>
        <source>Penalty, this turn</source>
        <translation>Penalización</translation>
    </message>
    <message>
        <source>Play cards, buy ideas or end the turn.</source>
        <translation>Juega cartas, compra ideas o termina el turno.</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Jugar la carta</translation>
    </message>
    <message>
        <source>Play {0}, turned: flips {1}</source>
        <translation>Jugar {0}, girada: voltea {1}</translation>
    </message>
    <message>
        <source>Play {0}: flips {1}</source>
        <translation>Jugar {0}: voltea {1}</translation>
    </message>
    <message>
        <source>Play {0}: {1}</source>
        <translation>Jugar {0}: {1}</translation>
    </message>
    <message>
        <source>Put back, the last one on top: {0}</source>
        <translation>Devolver, la última encima: {0}</translation>
    </message>
    <message>
        <source>Put the cards back in any order.</source>
        <translation>Devuelve las cartas en el orden que quieras.</translation>
    </message>
    <message>
        <source>Put them back</source>
        <translation>Devolverlas</translation>
    </message>
    <message>
        <source>RECALL</source>
        <translation>EVOCAR</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Evocar</translation>
    </message>
    <message>
        <source>Recall it: top card of mind to memory, this card into the mind</source>
        <translation>Evocarla: la carta superior de la mente a la memoria, esta a la mente</translation>
    </message>
    <message>
        <source>Recall “{0}” for the top card of your mind?</source>
        <translation>¿Evocar «{0}» por la carta superior de tu mente?</translation>
    </message>
    <message>
        <source>Recall: for the top card of your mind it goes back into the mind.</source>
        <translation>Evocar: a cambio de la carta superior de tu mente, vuelve a la mente.</translation>
    </message>
    <message>
        <source>Remove the idea {0}</source>
        <translation>Retirar la idea {0}</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Solo mission</source>
        <translation>Misión en solitario</translation>
    </message>
    <message>
        <source>Special abilities</source>
        <translation>Habilidades especiales</translation>
    </message>
    <message>
        <source>Special ability</source>
        <translation>Habilidad especial</translation>
    </message>
    <message>
        <source>Take the control card with one tile: “upright” it flips the tile shown, “turned” the opposite one. Compare the two in the forecast below, then drop the card on the better way.</source>
        <translation>Toma la carta de control de una loseta: «al derecho» voltea la que muestra, «girada», la opuesta. Compara las dos en la previsión de abajo y suelta la carta en la mejor.</translation>
    </message>
    <message>
        <source>That effect could do nothing now (rule 9).</source>
        <translation>Ese efecto no haría nada ahora (regla 9).</translation>
    </message>
    <message>
        <source>That is enough</source>
        <translation>Es suficiente</translation>
    </message>
    <message>
        <source>That was possible, too. Now a control card: hold it over “upright” or “turned”, read the forecast below, and drop it.</source>
        <translation>También era posible. Ahora una carta de control: sostenla sobre «al derecho» o «girada», lee la previsión de abajo y suéltala.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Se reparten las cartas.</translation>
    </message>
    <message>
        <source>The forecast shows what both will pay now. Play on if you like, but do not spend your mind for nothing. Then end the turn.</source>
        <translation>La previsión muestra qué pagará cada bando ahora. Sigue jugando si quieres, pero no gastes tu mente en balde. Después termina el turno.</translation>
    </message>
    <message>
        <source>The goal is reached.</source>
        <translation>El objetivo se ha alcanzado.</translation>
    </message>
    <message>
        <source>The idea {0} leaves the game.</source>
        <translation>La idea {0} sale de la partida.</translation>
    </message>
    <message>
        <source>The mission {0} is not one of this mode.</source>
        <translation>La misión {0} no es de este modo.</translation>
    </message>
    <message>
        <source>The mission {0} names {1}, which this ruleset has not.</source>
        <translation>La misión {0} nombra {1}, que no está en estas reglas.</translation>
    </message>
    <message>
        <source>The mission {0} needs minds of {1}; this ruleset leaves {2}.</source>
        <translation>La misión {0} necesita mentes de {1}; estas reglas dejan {2}.</translation>
    </message>
    <message>
        <source>The option “{0}” cannot be “{1}”.</source>
        <translation>La opción «{0}» no puede ser «{1}».</translation>
    </message>
    <message>
        <source>The other side may answer any card with a flash, if it holds one; you may, too, when you are asked. Then your card takes effect and lies face up on your memory.</source>
        <translation>El rival puede responder a una carta con un destello, si lo tiene; tú también, cuando se te pregunte. Después tu carta surte efecto y queda boca arriba en tu memoria.</translation>
    </message>
    <message>
        <source>The owner wins what is still tied on Friday. With nobody it is a draw.</source>
        <translation>Quien lo posee gana lo que siga empatado el viernes. Con nadie es un empate.</translation>
    </message>
    <message>
        <source>The penalty passes to {0}: {1}.</source>
        <translation>La penalización pasa a {0}: {1}.</translation>
    </message>
    <message>
        <source>The seat of the ghost</source>
        <translation>El asiento del fantasma</translation>
    </message>
    <message>
        <source>The seat of the mortal</source>
        <translation>El asiento de la mortal</translation>
    </message>
    <message>
        <source>The week is lost, this time. Here you can read how it came about. Often a turn that spends less, or splits a large area of the other side, makes the difference.</source>
        <translation>Esta vez la semana está perdida. Aquí puedes leer por qué. A menudo decide un turno que gasta menos o que parte un área grande del rival.</translation>
    </message>
    <message>
        <source>The week is over.</source>
        <translation>La semana ha terminado.</translation>
    </message>
    <message>
        <source>The week is won, and with it the first mission! Here you can read how the points came about: cards left in the mind, and the bonus for tiles.</source>
        <translation>¡Has ganado la semana y, con ella, la primera misión! Aquí puedes leer de dónde salen los puntos: las cartas que quedan en la mente y la bonificación por losetas.</translation>
    </message>
    <message>
        <source>There is no mission “{0}”. Known: {1}.</source>
        <translation>No hay ninguna misión «{0}». Conocidas: {1}.</translation>
    </message>
    <message>
        <source>There is no option “{0}” here.</source>
        <translation>Aquí no hay ninguna opción «{0}».</translation>
    </message>
    <message>
        <source>This game is for 2 seats, not {0}.</source>
        <translation>Este juego es para 2 asientos, no {0}.</translation>
    </message>
    <message>
        <source>This mission forbids it.</source>
        <translation>Esta misión lo prohíbe.</translation>
    </message>
    <message>
        <source>Thursday and Friday of a week, as the ghost</source>
        <translation>Jueves y viernes de una semana, con el fantasma</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Losetas</translation>
    </message>
    <message>
        <source>Tiles of one side that touch form an area. At the end of every turn both sides pay for the largest area of the other: for 4 tiles one card from the mind, for 6 two. So join your tiles, and split theirs.</source>
        <translation>Las losetas de un bando que se tocan forman un área. Al final de cada turno los dos pagan por el área mayor del otro: por 4 losetas, una carta de la mente; por 6, dos. Une las tuyas y separa las ajenas.</translation>
    </message>
    <message>
        <source>Tiles: own {0}, then {1}; the other side {2}, then {3}.</source>
        <translation>Losetas: propias {0}, luego {1}; del otro lado {2}, luego {3}.</translation>
    </message>
    <message>
        <source>Turn the card</source>
        <translation>Girar la carta</translation>
    </message>
    <message>
        <source>Turned by 180°</source>
        <translation>Girada 180°</translation>
    </message>
    <message>
        <source>Turned or not, this card is the same (rule 5).</source>
        <translation>Girada o no, esta carta es igual (regla 5).</translation>
    </message>
    <message>
        <source>Unlock {0}</source>
        <translation>Desbloquear {0}</translation>
    </message>
    <message>
        <source>Unlocked: {0}.</source>
        <translation>Losetas desbloqueadas: {0}.</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Al derecho</translation>
    </message>
    <message>
        <source>Upright or turned?</source>
        <translation>¿Al derecho o girada?</translation>
    </message>
    <message>
        <source>Victory: {0}. {1}</source>
        <translation>Victoria: {0}. {1}</translation>
    </message>
    <message>
        <source>Which order is better cannot be known yet.</source>
        <translation>Aún no se puede saber qué orden es mejor.</translation>
    </message>
    <message>
        <source>Who owns the game</source>
        <translation>De quién es el juego</translation>
    </message>
    <message>
        <source>Without paying. {0}</source>
        <translation>Gratis. {0}</translation>
    </message>
    <message>
        <source>You lose; victory: {0}. {1}</source>
        <translation>Pierdes; victoria: {0}. {1}</translation>
    </message>
    <message numerus="yes">
        <source>You owe %n card(s) of mind. Answer with a flash?</source>
        <translation>
            <numerusform>Debes %n carta de tu mente. ¿Respondes con un destello?</numerusform>
            <numerusform>Debes %n cartas de tu mente. ¿Respondes con un destello?</numerusform>
        </translation>
    </message>
    <message>
        <source>You win. {0}</source>
        <translation>Ganas. {0}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>Your hand: control cards show which tiles they flip. Power cards offer two effects, of which you choose one. A right click, or Space, shows a card large.</source>
        <translation>Tu mano: las cartas de control muestran qué losetas voltean. Las de poder ofrecen dos efectos, y eliges uno. Un clic derecho, o Espacio, muestra una carta en grande.</translation>
    </message>
    <message>
        <source>Your last turn: make the other side pay, keep your own mind large, and end the turn when you are content with the forecast.</source>
        <translation>Tu último turno: haz pagar al rival, conserva tu mente y termina el turno cuando la previsión te convenza.</translation>
    </message>
    <message>
        <source>Your mind is your deck and your life: {0} cards. Whoever cannot give a card that is demanded loses at once. On Friday night every card that is left in it counts one point.</source>
        <translation>Tu mente es tu mazo y tu vida: {0} cartas. Quien no pueda dar una carta que se le exige pierde en el acto. La noche del viernes, cada carta que quede en ella vale un punto.</translation>
    </message>
    <message>
        <source>a condition at turn_end must be the only one</source>
        <translation>una condición con turn_end debe ser la única</translation>
    </message>
    <message>
        <source>a difference of at most {0} tiles</source>
        <translation>una diferencia de {0} losetas como máximo</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <translation>una lista entre corchetes</translation>
    </message>
    <message>
        <source>a mind of {0} cards cannot give a hand of {1}</source>
        <translation>una mente de {0} cartas no puede dar una mano de {1}</translation>
    </message>
    <message>
        <source>a mind that lasts</source>
        <translation>una mente que aguanta</translation>
    </message>
    <message>
        <source>a solo mission has a side and an opponent, the others neither</source>
        <translation>una misión en solitario tiene bando y rival; las demás, ninguno de los dos</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>un texto entre comillas</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>an area of at least {0}</source>
        <translation>un área de al menos {0}</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>un objeto entre llaves</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>announced, the last one first</source>
        <translation>en juego, lo último primero</translation>
    </message>
    <message>
        <source>at least {0} cards of mind</source>
        <translation>al menos {0} cartas en la mente</translation>
    </message>
    <message>
        <source>at least {0} power cards played</source>
        <translation>al menos {0} cartas de poder jugadas</translation>
    </message>
    <message>
        <source>at least {0} tiles</source>
        <translation>al menos {0} losetas</translation>
    </message>
    <message>
        <source>back into the mind</source>
        <translation>de vuelta a la mente</translation>
    </message>
    <message>
        <source>board must be {0} letters G or M, some of each, not “{1}”</source>
        <translation>board debe tener {0} letras G o M, de las dos, no «{1}»</translation>
    </message>
    <message numerus="yes">
        <source>bonus for %n tile(s)</source>
        <translation>
            <numerusform>bonificación por %n loseta</numerusform>
            <numerusform>bonificación por %n losetas</numerusform>
        </translation>
    </message>
    <message>
        <source>cards of mind on Friday night</source>
        <translation>cartas en la mente la noche del viernes</translation>
    </message>
    <message>
        <source>cells must rise, not repeat and lie between 0 and {0}, not {1}</source>
        <translation>cells debe ser creciente, sin repetir y entre 0 y {0}, no {1}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>elegir</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>elige una carta</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegida</translation>
    </message>
    <message>
        <source>control of the tiles {0}</source>
        <translation>control de las losetas {0}</translation>
    </message>
    <message>
        <source>control {0} of {1} · ideas {2} of {3}</source>
        <translation>control {0} de {1} · ideas {2} de {3}</translation>
    </message>
    <message>
        <source>control {0} · ideas {1}</source>
        <translation>cartas de control {0} · ideas {1}</translation>
    </message>
    <message>
        <source>cost 1, played at once</source>
        <translation>cuesta 1, se juega ya</translation>
    </message>
    <message>
        <source>cost 1, to the hand</source>
        <translation>cuesta 1, a la mano</translation>
    </message>
    <message>
        <source>days must be monday to friday in order, not {0}</source>
        <translation>days debe ir de monday a friday en orden, no {0}</translation>
    </message>
    <message>
        <source>days of the week</source>
        <translation>días de la semana</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>descartada</translation>
    </message>
    <message>
        <source>effects of power cards</source>
        <translation>los efectos de las cartas de poder</translation>
    </message>
    <message>
        <source>face-down ideas</source>
        <translation>ideas boca abajo</translation>
    </message>
    <message>
        <source>flash must be true exactly when “when” is card or penalty</source>
        <translation>flash debe ser true justo cuando «when» es card o penalty</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>fantasma</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>has too many items</source>
        <translation>tiene demasiados elementos</translation>
    </message>
    <message>
        <source>idea stack {0}</source>
        <translation>montón de ideas {0}</translation>
    </message>
    <message>
        <source>ideas</source>
        <translation>ideas</translation>
    </message>
    <message>
        <source>in {0}, {1} must be one of {2}, not {3}</source>
        <translation>en {0}, {1} debe ser uno de {2}, no {3}</translation>
    </message>
    <message>
        <source>into the hand</source>
        <translation>a la mano</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>is not known here; perhaps it is misspelt</source>
        <translation>no se conoce aquí; quizá esté mal escrito</translation>
    </message>
    <message>
        <source>least {0} is more than count {1}</source>
        <translation>least {0} es mayor que count {1}</translation>
    </message>
    <message>
        <source>limits of days</source>
        <translation>los límites de los días</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>mind</source>
        <translation>mente</translation>
    </message>
    <message>
        <source>mind and ideas use {0} {1} cards, but each side has {2}</source>
        <translation>mente e ideas usan {0} cartas {1}, pero cada bando tiene {2}</translation>
    </message>
    <message>
        <source>missed: {0}</source>
        <translation>no logrado: {0}</translation>
    </message>
    <message>
        <source>mortal</source>
        <translation>mortal</translation>
    </message>
    <message>
        <source>must be small letters, digits and _, a letter first, not “{0}”</source>
        <translation>debe tener minúsculas, cifras y _, primero una letra, no «{0}»</translation>
    </message>
    <message>
        <source>must be {0} at least, not {1}</source>
        <translation>debe ser {0} como mínimo, no {1}</translation>
    </message>
    <message>
        <source>must be {0} at most, not {1}</source>
        <translation>debe ser {0} como máximo, no {1}</translation>
    </message>
    <message>
        <source>must be {0}, not {1}</source>
        <translation>debe ser {0}, no {1}</translation>
    </message>
    <message>
        <source>must not be empty or so short</source>
        <translation>no debe estar vacío ni ser tan corto</translation>
    </message>
    <message>
        <source>no area larger than {0}</source>
        <translation>ningún área mayor de {0}</translation>
    </message>
    <message>
        <source>not your turn</source>
        <translation>no es tu turno</translation>
    </message>
    <message>
        <source>nothing flips</source>
        <translation>nada se voltea</translation>
    </message>
    <message>
        <source>one of the two effects must be playable on one’s own turn</source>
        <translation>uno de los dos efectos debe poder jugarse en el turno propio</translation>
    </message>
    <message>
        <source>only a flip of area tile can be limited to one side’s tiles</source>
        <translation>solo un flip con area tile puede limitarse a las losetas de un bando</translation>
    </message>
    <message>
        <source>only draw can use the count “same”, not {0}</source>
        <translation>solo draw puede usar count «same», no {0}</translation>
    </message>
    <message>
        <source>order</source>
        <translation>orden</translation>
    </message>
    <message>
        <source>origin_of names “{0}”, which is not a value of this object</source>
        <translation>origin_of nombra «{0}», que no es un valor de este objeto</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>fuera de la partida</translation>
    </message>
    <message>
        <source>overlay is for special abilities only</source>
        <translation>overlay es solo para habilidades especiales</translation>
    </message>
    <message>
        <source>patterns of control cards</source>
        <translation>los patrones de las cartas de control</translation>
    </message>
    <message>
        <source>penalties</source>
        <translation>las penalizaciones</translation>
    </message>
    <message>
        <source>penalties of the week, cards of mind</source>
        <translation>penalizaciones de la semana, cartas de la mente</translation>
    </message>
    <message>
        <source>place {0} from below</source>
        <translation>puesto {0} desde abajo</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>retrato</translation>
    </message>
    <message>
        <source>reached: {0}</source>
        <translation>logrado: {0}</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>la preparación</translation>
    </message>
    <message>
        <source>special abilities</source>
        <translation>las habilidades especiales</translation>
    </message>
    <message>
        <source>start must be {0} letters G or M, some of each, not “{1}”</source>
        <translation>start debe tener {0} letras G o M, de las dos, no «{1}»</translation>
    </message>
    <message>
        <source>text.{0} must have at most {1} lines of {2} characters; it has {3} of up to {4}</source>
        <translation>text.{0} debe tener como máximo {1} líneas de {2} caracteres; tiene {3} de hasta {4}</translation>
    </message>
    <message>
        <source>the first step has none before it, so it cannot use “same”</source>
        <translation>el primer paso no tiene otro antes, así que no puede usar «same»</translation>
    </message>
    <message>
        <source>the id {0} is used twice</source>
        <translation>el id {0} se usa dos veces</translation>
    </message>
    <message>
        <source>the other side's turn</source>
        <translation>turno del otro lado</translation>
    </message>
    <message>
        <source>the penalty</source>
        <translation>la penalización</translation>
    </message>
    <message>
        <source>the portrait’s 4 × 3 tiles</source>
        <translation>las 4 × 3 losetas del retrato</translation>
    </message>
    <message>
        <source>the values of {0} must not fall</source>
        <translation>los valores de {0} no deben bajar</translation>
    </message>
    <message>
        <source>the {0} has more than one special ability</source>
        <translation>{0} tiene más de una habilidad especial</translation>
    </message>
    <message>
        <source>the {0} has {1} {2} cards, but setup says {3}</source>
        <translation>{0} tiene {1} cartas {2}, pero setup dice {3}</translation>
    </message>
    <message>
        <source>tile {0}</source>
        <translation>loseta {0}</translation>
    </message>
    <message>
        <source>tile {0}: {1}</source>
        <translation>loseta {0}: {1}</translation>
    </message>
    <message>
        <source>tile {0}: {1}, locked</source>
        <translation>loseta {0}: {1}, bloqueada</translation>
    </message>
    <message>
        <source>tiles {0}, largest area {1}, penalty {2}</source>
        <translation>losetas {0}, área mayor {1}, penalización {2}</translation>
    </message>
    <message>
        <source>tiles {0}, largest area {1}, penalty {2}, tokens {3}</source>
        <translation>losetas {0}, área mayor {1}, penalización {2}, fichas {3}</translation>
    </message>
    <message>
        <source>tokens must be given for ghost and mortal</source>
        <translation>tokens debe darse para ghost y mortal</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>turned / 2nd</source>
        <translation>girada / 2.º</translation>
    </message>
    <message>
        <source>unless a flash answers it</source>
        <translation>salvo que responda un destello</translation>
    </message>
    <message>
        <source>upright / 1st</source>
        <translation>al derecho / 1.º</translation>
    </message>
    <message>
        <source>victory in time</source>
        <translation>victoria a tiempo</translation>
    </message>
    <message>
        <source>which card of the hand goes is not known</source>
        <translation>no se sabe qué carta de la mano se va</translation>
    </message>
    <message>
        <source>which cards are drawn is not known</source>
        <translation>no se sabe qué cartas se roban</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>tu elección</translation>
    </message>
    <message>
        <source>{0} (given: {1})</source>
        <translation>{0} (dado: {1})</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} and {1} are the same card, turned or not; give one of them copies instead</source>
        <translation>{0} y {1} son la misma carta, girada o no; pon copies en una de ellas</translation>
    </message>
    <message>
        <source>{0} cannot use {1}</source>
        <translation>{0} no puede usar {1}</translation>
    </message>
    <message>
        <source>{0} has the last turn of the week. After it all is counted.</source>
        <translation>{0} tiene el último turno de la semana. Después se cuenta todo.</translation>
    </message>
    <message>
        <source>{0} ideas do not fill {1} stacks of {2}</source>
        <translation>{0} ideas no llenan {1} montones de {2}</translation>
    </message>
    <message>
        <source>{0} is negated and leaves the game.</source>
        <translation>{0}: carta anulada, sale de la partida.</translation>
    </message>
    <message>
        <source>{0} must list 0 to {1} once each, in order</source>
        <translation>{0} debe listar de 0 a {1} una vez cada uno, en orden</translation>
    </message>
    <message>
        <source>{0} needs {1}</source>
        <translation>{0} necesita {1}</translation>
    </message>
    <message>
        <source>{0} needs “when” to be {1}</source>
        <translation>{0} necesita que «when» sea {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} open · %n left</source>
        <translation>
            <numerusform>{0} a la vista · queda %n</numerusform>
            <numerusform>{0} a la vista · quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} rows of {1} must make {2} tiles</source>
        <translation>{0} filas de {1} deben sumar {2} losetas</translation>
    </message>
    <message>
        <source>{0} says shape {1}, but its cells make {2}</source>
        <translation>{0} dice shape {1}, pero sus cells forman {2}</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0} — or: {1}</source>
        <translation>{0} — o bien: {1}</translation>
    </message>
    <message>
        <source>{0}, day {1} of {2}</source>
        <translation>{0}, día {1} de {2}</translation>
    </message>
    <message>
        <source>{0}, turn of {1}. Control cards: up to {2}, ideas: up to {3}.</source>
        <translation>{0}, turno de {1}. Cartas de control: hasta {2}; ideas: hasta {3}.</translation>
    </message>
    <message>
        <source>{0}: a decision</source>
        <translation>{0}: una decisión</translation>
    </message>
    <message>
        <source>{0}: an answer?</source>
        <translation>{0}: ¿una respuesta?</translation>
    </message>
    <message>
        <source>{0}: buys the idea {1}.</source>
        <translation>{0}: compra la idea {1}.</translation>
    </message>
    <message>
        <source>{0}: discards from hand {1}.</source>
        <translation>{0}: descarta de la mano {1}.</translation>
    </message>
    <message>
        <source>{0}: discards from mind {1}.</source>
        <translation>{0}: descarta de la mente {1}.</translation>
    </message>
    <message numerus="yes">
        <source>{0}: draws %n card(s).</source>
        <translation>
            <numerusform>{0}: roba %n carta.</numerusform>
            <numerusform>{0}: roba %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: end of the turn.</source>
        <translation>{0}: fin del turno.</translation>
    </message>
    <message>
        <source>{0}: flash {1}. {2}</source>
        <translation>{0}: destello {1}. {2}</translation>
    </message>
    <message>
        <source>{0}: locks {1}.</source>
        <translation>{0}: bloquea {1}.</translation>
    </message>
    <message>
        <source>{0}: looks at the other hand.</source>
        <translation>{0}: mira la otra mano.</translation>
    </message>
    <message numerus="yes">
        <source>{0}: looks at the top of a mind ({1}): %n card(s).</source>
        <translation>
            <numerusform>{0}: mira la parte superior de una mente ({1}): %n carta.</numerusform>
            <numerusform>{0}: mira la parte superior de una mente ({1}): %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: memory, %n card(s)</source>
        <translation>
            <numerusform>{0}: memoria, %n carta</numerusform>
            <numerusform>{0}: memoria, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: new ideas {1}.</source>
        <translation>{0}: ideas nuevas {1}.</translation>
    </message>
    <message>
        <source>{0}: plays {1} from the memory.</source>
        <translation>{0}: juega {1} desde la memoria.</translation>
    </message>
    <message>
        <source>{0}: plays {1}, turned by 180°.</source>
        <translation>{0}: juega {1}, girada 180°.</translation>
    </message>
    <message>
        <source>{0}: plays {1}.</source>
        <translation>{0}: juega {1}.</translation>
    </message>
    <message>
        <source>{0}: plays {1}. {2}</source>
        <translation>{0}: juega {1}. {2}</translation>
    </message>
    <message>
        <source>{0}: puts them back in an order of choice.</source>
        <translation>{0}: las devuelve en el orden elegido.</translation>
    </message>
    <message>
        <source>{0}: recalls “{1}”.</source>
        <translation>{0}: evoca «{1}».</translation>
    </message>
    <message>
        <source>{0}: special ability “{1}”.</source>
        <translation>{0}: habilidad especial «{1}».</translation>
    </message>
    <message>
        <source>{0}: takes the idea {1} and plays it.</source>
        <translation>{0}: toma la idea {1} y la juega.</translation>
    </message>
    <message>
        <source>{0}: takes the idea {1} and plays it. {2}</source>
        <translation>{0}: toma la idea {1} y la juega. {2}</translation>
    </message>
    <message>
        <source>{0}: the hand goes into the mind.</source>
        <translation>{0}: la mano va a la mente.</translation>
    </message>
    <message numerus="yes">
        <source>{0}: you owe %n card(s) of mind.</source>
        <translation>
            <numerusform>{0}: debes %n carta de mente.</numerusform>
            <numerusform>{0}: debes %n cartas de mente.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1} becomes a current idea, stack {2}.</source>
        <translation>{0}: {1} pasa a ser idea actual, montón {2}.</translation>
    </message>
    <message>
        <source>{0}: {1} goes back into the mind.</source>
        <translation>{0}: {1} vuelve a la mente.</translation>
    </message>
    <message>
        <source>{0}: {1} goes from memory to hand.</source>
        <translation>{0}: {1} pasa de la memoria a la mano.</translation>
    </message>
    <message>
        <source>{0}: {1}: {2}.</source>
        <translation>{0}: {1}: {2}.</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>«{0}»</translation>
    </message>
    <message>
        <source>“{0}” goes under the memory.</source>
        <translation>«{0}» va debajo de la memoria.</translation>
    </message>
    <message>
        <source>“{0}”: {1}</source>
        <translation>«{0}»: {1}</translation>
    </message>
</context>
</TS>
