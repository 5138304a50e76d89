<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>thirteen_clues</name>
    <message numerus="yes">
        <source>%n answer(s) about it</source>
        <translation>
            <numerusform>%n respuesta al respecto</numerusform>
            <numerusform>%n respuestas al respecto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) about this card</source>
        <translation>
            <numerusform>%n respuesta sobre esta carta</numerusform>
            <numerusform>%n respuestas sobre esta carta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n magnifying glass(es)</source>
        <translation>
            <numerusform>%n lupa</numerusform>
            <numerusform>%n lupas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mystery(ies) are still possible.</source>
        <translation>
            <numerusform>Todavía es posible %n misterio.</numerusform>
            <numerusform>Todavía son posibles %n misterios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n personas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>13 Clues is for 2 to 6 seats, not {0}.</source>
        <translation>13 pistas es para 2 a 6 asientos, no {0}.</translation>
    </message>
    <message>
        <source>A duel of two</source>
        <translation>Un duelo de dos</translation>
    </message>
    <message>
        <source>A glass also buys a look at an informant, one of these cards: you alone see it, and it is certainly not on your screen. Good when all else is known.</source>
        <translation>Con una lupa también puedes mirar un informante, una de estas cartas: solo la ves tú, y seguro que no está en tu pantalla. Útil cuando lo demás ya se sabe.</translation>
    </message>
    <message>
        <source>A glass goes to a witness or to an informant (rule 3).</source>
        <translation>Una lupa va a un testigo o a un informante (regla 3).</translation>
    </message>
    <message>
        <source>A house rule: you may also ask for people, places or weapons as a whole.</source>
        <translation>Regla de la casa: también se puede preguntar por todas las personas, lugares o armas.</translation>
    </message>
    <message>
        <source>A look at informant {0}</source>
        <translation>Mira al informante {0}</translation>
    </message>
    <message>
        <source>A look shows a card that nobody else learns of.</source>
        <translation>Mirar muestra una carta que nadie más conoce.</translation>
    </message>
    <message>
        <source>A magnifying glass</source>
        <translation>Una lupa</translation>
    </message>
    <message>
        <source>A magnifying glass more is an action more.</source>
        <translation>Una lupa más es una acción más.</translation>
    </message>
    <message>
        <source>A witness counts the cards on all screens but their own, and the two they hide. Compare: what you do not see yourself is on your screen, or hidden there. Your glass is theirs now.</source>
        <translation>Cada testigo cuenta las cartas de todas las pantallas menos la suya, y las dos que oculta. Compara: lo que tú no ves está en tu pantalla, o lo oculta ese testigo. La lupa ahora es suya.</translation>
    </message>
    <message>
        <source>A witness, an informant or an accusation</source>
        <translation>Un testigo, un informante o una acusación</translation>
    </message>
    <message>
        <source>Accuse</source>
        <translation>Acusar</translation>
    </message>
    <message>
        <source>Accuse: “{0}”</source>
        <translation>Acusar: «{0}»</translation>
    </message>
    <message>
        <source>Always at hand: hide the screen (F8), all legal moves in words (Ctrl+M), a hint (Ctrl+H), the rules of this very place (F1), and the log of what happened (L).</source>
        <translation>Siempre a mano: ocultar la pantalla (F8), todas las jugadas en palabras (Ctrl+M), una pista (Ctrl+H), las reglas de este mismo punto (F1) y el registro de lo ocurrido (L).</translation>
    </message>
    <message>
        <source>An accusation names a person, a place and a weapon (rule 8).</source>
        <translation>Una acusación nombra una persona, un lugar y un arma (regla 8).</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Ask in secret: “{0}”</source>
        <translation>Preguntar en secreto: «{0}»</translation>
    </message>
    <message>
        <source>Ask on, and watch the casebook. When one person, one place and one weapon are left, accuse: choose “Accuse”, name the three, confirm. A mistake costs your glasses, not the match.</source>
        <translation>Sigue preguntando y mira el cuaderno. Cuando queden una persona, un lugar y un arma, acusa: elige «Acusar», nombra las tres y confirma. Un error cuesta tus lupas, no la partida.</translation>
    </message>
    <message>
        <source>Ask {0}</source>
        <translation>Preguntar: {0}</translation>
    </message>
    <message>
        <source>Ask {0} in secret</source>
        <translation>Preguntar en secreto: {0}</translation>
    </message>
    <message>
        <source>Ask, look at an informant, or accuse: one action</source>
        <translation>Pregunta, consulta a un informante o acusa: una acción</translation>
    </message>
    <message>
        <source>Ask, look or accuse</source>
        <translation>Pregunta, mira o acusa</translation>
    </message>
    <message>
        <source>Ask: “{0}”</source>
        <translation>Preguntar: «{0}»</translation>
    </message>
    <message>
        <source>Back to the supply from {0}: {1}.</source>
        <translation>De {0} a la reserva: {1}.</translation>
    </message>
    <message>
        <source>Broad questions</source>
        <translation>Preguntas amplias</translation>
    </message>
    <message>
        <source>Casebook</source>
        <translation>Cuaderno</translation>
    </message>
    <message>
        <source>Casebook fills in</source>
        <translation>El cuaderno anota</translation>
    </message>
    <message>
        <source>Choose a magnifying glass</source>
        <translation>Elige una lupa</translation>
    </message>
    <message>
        <source>Choose a person</source>
        <translation>Elige una persona</translation>
    </message>
    <message>
        <source>Choose a person, a place and a weapon for {0}</source>
        <translation>Elige una persona, un lugar y un arma para {0}</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>Elige un lugar</translation>
    </message>
    <message>
        <source>Choose a suit or a trait</source>
        <translation>Elige un palo o un rasgo</translation>
    </message>
    <message>
        <source>Choose a weapon</source>
        <translation>Elige un arma</translation>
    </message>
    <message>
        <source>Choose a witness</source>
        <translation>Elige un testigo</translation>
    </message>
    <message>
        <source>Choose the card on the left or the one on the right (rule 10).</source>
        <translation>Elige la carta de la izquierda o la de la derecha (regla 10).</translation>
    </message>
    <message>
        <source>Choose your mystery</source>
        <translation>Elige tu misterio</translation>
    </message>
    <message>
        <source>Chosen: {0}</source>
        <translation>Elegido: {0}</translation>
    </message>
    <message>
        <source>Deduced</source>
        <translation>Deducido</translation>
    </message>
    <message>
        <source>Drag one card of each kind onto the three fields, then press the button. Mix the suits: three cards of one suit would soon be found out.</source>
        <translation>Arrastra una carta de cada clase a los tres campos y pulsa el botón. Mezcla los palos: tres cartas del mismo se descubrirían pronto.</translation>
    </message>
    <message>
        <source>Each magnifying glass is one action. Ask a witness how many cards of a suit or with a trait they see: choose whom, then what, then press the button. Or drag glass and card.</source>
        <translation>Cada lupa es una acción. Pregunta cuántas cartas de un palo o con un rasgo ve alguien: elige a quién, luego qué, y pulsa el botón. O arrastra la lupa y la carta.</translation>
    </message>
    <message>
        <source>Everybody has a mystery</source>
        <translation>Cada cual con su misterio</translation>
    </message>
    <message>
        <source>Everybody sees your mystery but you: ask the right witness</source>
        <translation>Todos ven tu misterio menos tú: pregunta al testigo adecuado</translation>
    </message>
    <message>
        <source>Find out the person, the place and the weapon that only you cannot see.</source>
        <translation>Averigua la persona, el lugar y el arma que solo tú no ves.</translation>
    </message>
    <message>
        <source>First take a glass from a player who has one (rule 2).</source>
        <translation>Primero toma una lupa de alguien que tenga (regla 2).</translation>
    </message>
    <message>
        <source>Five cards are yours. Three of them, a person, a place and a weapon, will be the mystery of {0}, the neighbour at your left. The other two stay hidden with you.</source>
        <translation>Tienes cinco cartas. Tres, una persona, un lugar y un arma, serán el misterio de {0}, a tu izquierda. Las otras dos se quedan ocultas contigo.</translation>
    </message>
    <message>
        <source>For {0} seats {1} suits are in play, not {2}.</source>
        <translation>Con {0} asientos hay {1} palos en juego, no {2}.</translation>
    </message>
    <message>
        <source>Give one person, one place and one weapon (rule 1).</source>
        <translation>Da una persona, un lugar y un arma (regla 1).</translation>
    </message>
    <message>
        <source>Give this mystery to {0}</source>
        <translation>Dar este misterio a {0}</translation>
    </message>
    <message>
        <source>Give {0}: {1}</source>
        <translation>Para {0}: {1}</translation>
    </message>
    <message>
        <source>Give {0}: {1}; hide on the left: {2}</source>
        <translation>Para {0}: {1}; oculta a la izquierda: {2}</translation>
    </message>
    <message>
        <source>Good. Ask on until the casebook leaves one card in each column; then choose “Accuse”. A question is best where you cannot foresee the answer.</source>
        <translation>Bien. Pregunta hasta que el cuaderno deje una carta en cada columna; entonces elige «Acusar». La mejor pregunta es la que no sabes cómo se responderá.</translation>
    </message>
    <message>
        <source>I see {0}.</source>
        <translation>Veo {0}.</translation>
    </message>
    <message>
        <source>If it is right, you win. If it is wrong, everybody hears it.</source>
        <translation>Si es cierto, ganas. Si no, todos lo oyen.</translation>
    </message>
    <message>
        <source>If it is right, you win. If it is wrong, everybody hears it; your turn and your glasses are gone.</source>
        <translation>Si es cierto, ganas. Si no, todos lo oyen, y pierdes el turno y las lupas.</translation>
    </message>
    <message>
        <source>Informant</source>
        <translation>Informante</translation>
    </message>
    <message>
        <source>Informant {0} shows {1} a card: {2}.</source>
        <translation>El informante {0} muestra una carta a {1}: {2}.</translation>
    </message>
    <message>
        <source>It is the turn of {0} (rule 3).</source>
        <translation>Es el turno de {0} (regla 3).</translation>
    </message>
    <message>
        <source>Likeliest mysteries, as this seat saw it</source>
        <translation>Los misterios más probables, vistos desde este asiento</translation>
    </message>
    <message>
        <source>Look at informant {0}</source>
        <translation>Consultar al informante {0}</translation>
    </message>
    <message>
        <source>Make the mark again</source>
        <translation>Rehacer la marca</translation>
    </message>
    <message>
        <source>Mark with every click</source>
        <translation>Marcar con cada clic</translation>
    </message>
    <message>
        <source>No other question tells more of the mystery.</source>
        <translation>Ninguna otra pregunta dice más del misterio.</translation>
    </message>
    <message>
        <source>No question tells more of the mystery than a look at an informant.</source>
        <translation>Ninguna pregunta dice más del misterio que mirar a un informante.</translation>
    </message>
    <message>
        <source>No, I see {0}.</source>
        <translation>No, no veo {0}.</translation>
    </message>
    <message>
        <source>Nobody else hears the answer to a question in secret.</source>
        <translation>Nadie más oye la respuesta a una pregunta secreta.</translation>
    </message>
    <message>
        <source>Nobody has more magnifying glasses than {0}.</source>
        <translation>Nadie tiene más lupas que {0}.</translation>
    </message>
    <message>
        <source>Nobody shows you this card: ask about it (rule 4).</source>
        <translation>Nadie te enseña esta carta: pregunta por ella (regla 4).</translation>
    </message>
    <message>
        <source>Not found out: {0}</source>
        <translation>Sin descubrir: {0}</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Now the others ask. Everybody hears question and answer, and your casebook learns from them, too. A click or any key makes bots hurry.</source>
        <translation>Ahora preguntan los demás. Todos oyen pregunta y respuesta, y tu cuaderno también aprende de ellas. Un clic o una tecla cualquiera da prisa a los bots.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n possible mystery(ies), the answer leaves about {0}.</source>
        <translation>
            <numerusform>De %n misterio posible, la respuesta deja unos {0}.</numerusform>
            <numerusform>De %n misterios posibles, la respuesta deja unos {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once a match everybody may ask a question that only the witness hears.</source>
        <translation>Una vez por partida cada cual puede hacer una pregunta que solo oye el testigo.</translation>
    </message>
    <message>
        <source>One action a turn, without magnifying glasses; left and right count apart.</source>
        <translation>Una acción por turno, sin lupas; izquierda y derecha cuentan por separado.</translation>
    </message>
    <message numerus="yes">
        <source>One of %n possible mystery(ies): {0} %.</source>
        <translation>
            <numerusform>Uno de %n misterio posible: {0} %.</numerusform>
            <numerusform>Uno de %n misterios posibles: {0} %.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the two of them hear it. {0}: “{1}” {2}: “{3}”</source>
        <translation>Solo lo oyen los dos. {0}: «{1}» {2}: «{3}»</translation>
    </message>
    <message>
        <source>Only this mystery agrees with everything that was said.</source>
        <translation>Solo este misterio concuerda con todo lo dicho.</translation>
    </message>
    <message>
        <source>Only you can read this.</source>
        <translation>Solo tú puedes leer esto.</translation>
    </message>
    <message>
        <source>Only you see the card; it stays where it is.</source>
        <translation>Solo tú ves la carta, y se queda donde está.</translation>
    </message>
    <message>
        <source>Only {0} sees the card.</source>
        <translation>La carta es solo para {0}.</translation>
    </message>
    <message>
        <source>Open the casebook.</source>
        <translation>Abrir el cuaderno.</translation>
    </message>
    <message numerus="yes">
        <source>Possible still, in %n mysteries</source>
        <translation>
            <numerusform>Aún posible, en %n misterio</numerusform>
            <numerusform>Aún posible, en %n misterios</numerusform>
        </translation>
    </message>
    <message>
        <source>Question: how many {0}?</source>
        <translation>Pregunta: ¿{0}?</translation>
    </message>
    <message>
        <source>Questions are about suits and traits, not about single cards (rule 4).</source>
        <translation>Se pregunta por palos y rasgos, no por cartas sueltas (regla 4).</translation>
    </message>
    <message>
        <source>Rub out</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Visto</translation>
    </message>
    <message>
        <source>Solved: you are the first to know. Here you can read who asked how much, and what everybody's mystery was.</source>
        <translation>¡Resuelto, y antes que nadie! Aquí puedes leer cuánto preguntó cada cual y cuál era el misterio de todos.</translation>
    </message>
    <message>
        <source>Solved: {0}</source>
        <translation>Resuelto: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Spend your magnifying glasses: %n to go</source>
        <translation>
            <numerusform>Gasta tus lupas: queda %n</numerusform>
            <numerusform>Gasta tus lupas: quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Still open: {0}</source>
        <translation>Falta: {0}</translation>
    </message>
    <message>
        <source>Take a glass from {0}</source>
        <translation>Tomar una lupa de {0}</translation>
    </message>
    <message>
        <source>Take the last mark back</source>
        <translation>Deshacer la última marca</translation>
    </message>
    <message>
        <source>That is right!</source>
        <translation>¡Es cierto!</translation>
    </message>
    <message>
        <source>That is what a question is about: put it on the question (rule 4).</source>
        <translation>De eso trata una pregunta: ponlo en la pregunta (regla 4).</translation>
    </message>
    <message>
        <source>That is wrong.</source>
        <translation>No es cierto.</translation>
    </message>
    <message>
        <source>The answer is whispered.</source>
        <translation>La respuesta se da al oído.</translation>
    </message>
    <message>
        <source>The card on your left</source>
        <translation>La carta de tu izquierda</translation>
    </message>
    <message>
        <source>The cards of {0}: {1}.</source>
        <translation>Las cartas de {0}: {1}.</translation>
    </message>
    <message>
        <source>The casebook keeps what you saw and heard, and works out what follows: a row for each suit, a column for each kind. Open it here, and click a mark to read why it stands there.</source>
        <translation>El cuaderno guarda lo que ves y oyes, y deduce lo que se sigue: una fila por palo, una columna por clase. Ábrelo aquí y haz clic en una marca para leer por qué está ahí.</translation>
    </message>
    <message numerus="yes">
        <source>The likeliest of %n possible mystery(ies): {0} %.</source>
        <translation>
            <numerusform>El más probable de %n misterio posible: {0} %.</numerusform>
            <numerusform>El más probable de %n misterios posibles: {0} %.</numerusform>
        </translation>
    </message>
    <message>
        <source>The magnifying glass of {0} goes to the supply.</source>
        <translation>La lupa de {0} va a la reserva.</translation>
    </message>
    <message>
        <source>The magnifying glass of {0} goes to {1}.</source>
        <translation>La lupa de {0} pasa a {1}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The option “{0}” cannot be “{1}”.</source>
        <translation>La opción «{0}» no puede ser «{1}».</translation>
    </message>
    <message>
        <source>The option “{0}” is missing.</source>
        <translation>Falta la opción «{0}».</translation>
    </message>
    <message>
        <source>The others choose as well. When all have, the screens are put up.</source>
        <translation>Los demás también eligen. Cuando todos han elegido, se levantan las pantallas.</translation>
    </message>
    <message>
        <source>The others choose mysteries for their neighbours</source>
        <translation>Los demás eligen misterios para sus vecinos</translation>
    </message>
    <message>
        <source>The others did the same. So here is your own mystery: everybody sees its cards but you. Whoever first names their person, place and weapon wins.</source>
        <translation>Los demás han hecho lo mismo. Aquí está tu propio misterio: todos ven sus cartas menos tú. Quien primero nombre su persona, su lugar y su arma gana.</translation>
    </message>
    <message>
        <source>The screens stand: everybody sees every mystery but their own.</source>
        <translation>Las pantallas están puestas: cada cual ve todos los misterios menos el suyo.</translation>
    </message>
    <message>
        <source>The supply is empty: take a glass from a player (rule 2).</source>
        <translation>La reserva está vacía: toma una lupa de otra persona (regla 2).</translation>
    </message>
    <message>
        <source>The supply is empty: take a magnifying glass from somebody</source>
        <translation>La reserva está vacía: toma una lupa de alguien</translation>
    </message>
    <message>
        <source>The token goes to the witness of a question (rule 11).</source>
        <translation>La ficha va al testigo de una pregunta (regla 11).</translation>
    </message>
    <message>
        <source>The token goes with a question, not with an informant (rule 11).</source>
        <translation>La ficha acompaña a una pregunta, no a un informante (regla 11).</translation>
    </message>
    <message>
        <source>The winner is {0}, in {1}.</source>
        <translation>Gana {0}, en {1}.</translation>
    </message>
    <message>
        <source>There is no bot “{0}” in 13 Clues.</source>
        <translation>En 13 pistas no hay ningún bot «{0}».</translation>
    </message>
    <message>
        <source>There is no option “{0}” here.</source>
        <translation>Aquí no hay ninguna opción «{0}».</translation>
    </message>
    <message>
        <source>There must be a magnifying glass for each seat.</source>
        <translation>Tiene que haber una lupa para cada asiento.</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Pensarlo mejor</translation>
    </message>
    <message>
        <source>This cannot be right: {0} is informant {1} (rule 8).</source>
        <translation>No puede ser: {0} es el informante {1} (regla 8).</translation>
    </message>
    <message>
        <source>This time {0} was first. Here you can read who asked how much, and what your mystery was; how close were you?</source>
        <translation>Esta vez {0} se ha adelantado. Aquí puedes leer cuánto preguntó cada cual y cuál era tu misterio: ¿te faltaba mucho?</translation>
    </message>
    <message>
        <source>Three cards of one suit are found by a single question.</source>
        <translation>Tres cartas de un mismo palo se hallan con una sola pregunta.</translation>
    </message>
    <message>
        <source>Three cards of one suit make an easy mystery (rule 1).</source>
        <translation>Tres cartas de un mismo palo son un misterio fácil (regla 1).</translation>
    </message>
    <message>
        <source>Three suits: no question about one of them finds two cards at once.</source>
        <translation>Tres palos: ninguna pregunta por uno de ellos halla dos cartas a la vez.</translation>
    </message>
    <message>
        <source>To look at an informant, spend a glass on it (rule 6).</source>
        <translation>Para consultar a un informante, gasta una lupa en él (regla 6).</translation>
    </message>
    <message>
        <source>To look at an informant, spend your action on it (rule 6).</source>
        <translation>Para consultar a un informante, gasta tu acción en él (regla 6).</translation>
    </message>
    <message>
        <source>Told</source>
        <translation>Dicho</translation>
    </message>
    <message>
        <source>Top Secret</source>
        <translation>Alto secreto</translation>
    </message>
    <message>
        <source>Top Secret needs 3 seats or more.</source>
        <translation>Alto secreto necesita 3 asientos o más.</translation>
    </message>
    <message>
        <source>Top Secret token</source>
        <translation>ficha de alto secreto</translation>
    </message>
    <message>
        <source>Top Secret token of {0}</source>
        <translation>Ficha de alto secreto de {0}</translation>
    </message>
    <message>
        <source>Top secret: only {0} hears it.</source>
        <translation>Alto secreto: solo para {0}.</translation>
    </message>
    <message>
        <source>Top secret: {0} asks {1} what only the two of them hear.</source>
        <translation>Alto secreto: {0} hace a {1} una pregunta que solo oyen los dos.</translation>
    </message>
    <message>
        <source>Top secret: “{0}”</source>
        <translation>Alto secreto: «{0}»</translation>
    </message>
    <message>
        <source>Two cards of one suit are easier to find than three suits.</source>
        <translation>Dos cartas de un mismo palo son más fáciles de hallar que tres palos.</translation>
    </message>
    <message>
        <source>Two to six can play, and “Top Secret” lets each ask one question unheard. In the lobby you choose how much the casebook fills in by itself. Good luck!</source>
        <translation>Pueden jugar de dos a seis, y con «Alto secreto» cada cual hace una pregunta que nadie más oye. Antes de la partida eliges cuánto anota el cuaderno. ¡Suerte!</translation>
    </message>
    <message>
        <source>What follows from it, too</source>
        <translation>También lo que se deduce</translation>
    </message>
    <message>
        <source>What the casebook marks by itself. Each person chooses, and everybody can see it.</source>
        <translation>Lo que el cuaderno marca por sí solo. Cada cual elige, y todos pueden verlo.</translation>
    </message>
    <message>
        <source>What the question is about</source>
        <translation>De qué trata la pregunta</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Lo dicho</translation>
    </message>
    <message>
        <source>What was said rules this mystery out.</source>
        <translation>Lo dicho descarta este misterio.</translation>
    </message>
    <message>
        <source>What was seen</source>
        <translation>Lo visto</translation>
    </message>
    <message>
        <source>What was seen and told</source>
        <translation>Lo visto y lo dicho</translation>
    </message>
    <message>
        <source>What you can see cannot be your mystery (rule 8).</source>
        <translation>Lo que ves no puede ser tu misterio (regla 8).</translation>
    </message>
    <message>
        <source>Witness: {0}</source>
        <translation>Testigo: {0}</translation>
    </message>
    <message>
        <source>Wrong: {0}</source>
        <translation>Falso: {0}</translation>
    </message>
    <message>
        <source>You have chosen; the others still do (rule 1).</source>
        <translation>Ya has elegido; los demás aún no (regla 1).</translation>
    </message>
    <message>
        <source>You have named this mystery before, and it was wrong (rule 9).</source>
        <translation>Ya has nombrado este misterio, y era falso (regla 9).</translation>
    </message>
    <message>
        <source>You have solved your mystery in {0}.</source>
        <translation>Has resuelto tu misterio en {0}.</translation>
    </message>
    <message>
        <source>You know this informant already (rule 6).</source>
        <translation>Ya conoces a este informante (regla 6).</translation>
    </message>
    <message>
        <source>You see the mysteries of {0} and {1}, and your two hidden cards. None of these can be yours. Exactly 13 cards are left that you cannot see.</source>
        <translation>Ves los misterios de {0} y de {1}, y tus dos cartas ocultas. Ninguna puede ser tuya. Quedan exactamente 13 cartas que no ves.</translation>
    </message>
    <message>
        <source>You take a glass only if you have none when your turn begins (rule 2).</source>
        <translation>Solo tomas una lupa si no tienes ninguna al empezar tu turno (regla 2).</translation>
    </message>
    <message>
        <source>action</source>
        <translation>acción</translation>
    </message>
    <message>
        <source>all but {0} see it</source>
        <translation>visible para todos menos {0}</translation>
    </message>
    <message>
        <source>an informant</source>
        <translation>un informante</translation>
    </message>
    <message>
        <source>behind the screen of {0}</source>
        <translation>tras la pantalla de {0}</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>choosing mysteries</source>
        <translation>eligiendo misterios</translation>
    </message>
    <message>
        <source>deduced</source>
        <translation>deducido</translation>
    </message>
    <message>
        <source>glasses of {0}</source>
        <translation>lupas de {0}</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ocultas</translation>
    </message>
    <message>
        <source>hidden by somebody</source>
        <translation>oculta tras una pantalla</translation>
    </message>
    <message>
        <source>hidden card of {0}</source>
        <translation>carta oculta de {0}</translation>
    </message>
    <message>
        <source>hidden cards of {0}</source>
        <translation>cartas ocultas de {0}</translation>
    </message>
    <message>
        <source>hidden, on the left</source>
        <translation>oculta, a la izquierda</translation>
    </message>
    <message>
        <source>in the mystery</source>
        <translation>del misterio</translation>
    </message>
    <message>
        <source>informant {0}</source>
        <translation>informante {0}</translation>
    </message>
    <message>
        <source>informants</source>
        <translation>informantes</translation>
    </message>
    <message>
        <source>left</source>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>mystery</source>
        <translation>misterio</translation>
    </message>
    <message>
        <source>mystery for {0}</source>
        <translation>misterio para {0}</translation>
    </message>
    <message>
        <source>mystery: {0}</source>
        <translation>misterio: {0}</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>fuera del juego</translation>
    </message>
    <message>
        <source>not in the mystery</source>
        <translation>no del misterio</translation>
    </message>
    <message>
        <source>not yours</source>
        <translation>no es tuya</translation>
    </message>
    <message>
        <source>on the screen of {0}</source>
        <translation>en la pantalla de {0}</translation>
    </message>
    <message>
        <source>others</source>
        <translation>los demás</translation>
    </message>
    <message>
        <source>pencil</source>
        <translation>lápiz</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>posible</translation>
    </message>
    <message>
        <source>question</source>
        <translation>pregunta</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecha</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>ronda {0}</translation>
    </message>
    <message>
        <source>said last</source>
        <translation>lo último que se ha dicho</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>visto</translation>
    </message>
    <message>
        <source>suits</source>
        <translation>palos</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>reserva</translation>
    </message>
    <message>
        <source>supply of glasses</source>
        <translation>reserva de lupas</translation>
    </message>
    <message>
        <source>suspected</source>
        <translation>sospecha</translation>
    </message>
    <message>
        <source>the mystery of {0}</source>
        <translation>el misterio de {0}</translation>
    </message>
    <message>
        <source>the wrong accusation ({0})</source>
        <translation>la acusación falsa ({0})</translation>
    </message>
    <message>
        <source>told</source>
        <translation>dicho</translation>
    </message>
    <message>
        <source>traits</source>
        <translation>rasgos</translation>
    </message>
    <message>
        <source>what to do</source>
        <translation>qué hacer</translation>
    </message>
    <message>
        <source>what {0} named and so does not see ({1})</source>
        <translation>lo que {0} ha nombrado y por tanto no ve ({1})</translation>
    </message>
    <message>
        <source>your Top Secret token</source>
        <translation>tu ficha de alto secreto</translation>
    </message>
    <message>
        <source>your action</source>
        <translation>tu acción</translation>
    </message>
    <message>
        <source>your cards</source>
        <translation>tus cartas</translation>
    </message>
    <message>
        <source>your glasses</source>
        <translation>tus lupas</translation>
    </message>
    <message>
        <source>your hidden cards</source>
        <translation>tus cartas ocultas</translation>
    </message>
    <message>
        <source>your mystery</source>
        <translation>tu misterio</translation>
    </message>
    <message>
        <source>your mystery: {0}</source>
        <translation>tu misterio: {0}</translation>
    </message>
    <message>
        <source>your pencil</source>
        <translation>tu lápiz</translation>
    </message>
    <message>
        <source>your wrong accusation ({0})</source>
        <translation>tu acusación falsa ({0})</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>es tuya</translation>
    </message>
    <message>
        <source>{0} (top secret)</source>
        <translation>{0} (alto secreto)</translation>
    </message>
    <message>
        <source>{0} asks. {1}</source>
        <translation>Pregunta de {0}. {1}</translation>
    </message>
    <message>
        <source>{0} begins.</source>
        <translation>Empieza {0}.</translation>
    </message>
    <message>
        <source>{0} investigates</source>
        <translation>{0} investiga</translation>
    </message>
    <message>
        <source>{0} looks at informant {1}.</source>
        <translation>{0} consulta al informante {1}.</translation>
    </message>
    <message>
        <source>{0} takes a magnifying glass</source>
        <translation>{0} toma una lupa</translation>
    </message>
    <message>
        <source>{0} takes a magnifying glass from the supply.</source>
        <translation>{0} toma una lupa de la reserva.</translation>
    </message>
    <message>
        <source>{0} takes a magnifying glass from {1}.</source>
        <translation>{0} toma una lupa de {1}.</translation>
    </message>
    <message>
        <source>{0}, because of one accusation: {1}.</source>
        <translation>{0}, por una acusación: {1}.</translation>
    </message>
    <message>
        <source>{0}, because of one answer: {1}.</source>
        <translation>{0}, por una respuesta: {1}.</translation>
    </message>
    <message>
        <source>{0}, because of one answer: {1}. All of them are in sight.</source>
        <translation>{0}, por una respuesta: {1}. Todas están a la vista.</translation>
    </message>
    <message>
        <source>{0}, because of one answer: {1}. In sight: only {2}.</source>
        <translation>{0}, por una respuesta: {1}. A la vista: solo {2}.</translation>
    </message>
    <message>
        <source>{0}, because of one answer: {1}. None of them is in sight.</source>
        <translation>{0}, por una respuesta: {1}. Ninguna está a la vista.</translation>
    </message>
    <message>
        <source>{0}, because of one answer: {1}. You see all of them.</source>
        <translation>{0}, por una respuesta: {1}. Las ves todas.</translation>
    </message>
    <message>
        <source>{0}, because of one answer: {1}. You see none of them.</source>
        <translation>{0}, por una respuesta: {1}. No ves ninguna.</translation>
    </message>
    <message>
        <source>{0}, because of one answer: {1}. You see only {2}.</source>
        <translation>{0}, por una respuesta: {1}. Solo ves {2}.</translation>
    </message>
    <message>
        <source>{0}, how many {1} do you see, counting the card on your left?</source>
        <translation>{0}, ¿{1} ves, contando la carta de tu izquierda?</translation>
    </message>
    <message>
        <source>{0}, how many {1} do you see, counting the card on your right?</source>
        <translation>{0}, ¿{1} ves, contando la carta de tu derecha?</translation>
    </message>
    <message>
        <source>{0}, how many {1} do you see?</source>
        <translation>{0}, ¿{1} ves?</translation>
    </message>
    <message>
        <source>{0}, since none of the others can be: {1}.</source>
        <translation>{0}, porque ninguna de las demás puede serlo: {1}.</translation>
    </message>
    <message>
        <source>{0}, since the places of all the others are known.</source>
        <translation>{0}, porque ya se sabe dónde están todas las demás.</translation>
    </message>
    <message>
        <source>{0}, since you have seen where all the others are.</source>
        <translation>{0}, porque ya has visto dónde están todas las demás.</translation>
    </message>
    <message>
        <source>{0}, with Top Secret</source>
        <translation>{0}, con alto secreto</translation>
    </message>
    <message>
        <source>{0}, with Top Secret and broad questions</source>
        <translation>{0}, con alto secreto y preguntas amplias</translation>
    </message>
    <message>
        <source>{0}, with broad questions</source>
        <translation>{0}, con preguntas amplias</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}: {2}</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}, {3}</source>
        <translation>{0}, {1}: {2}, {3}</translation>
    </message>
    <message>
        <source>{0}. It follows: {1}</source>
        <translation>{0}. De ahí se sigue: {1}</translation>
    </message>
    <message>
        <source>{0}. Nothing else agrees with all of this: {1}.</source>
        <translation>{0}. Ninguna otra cosa encaja con todo esto: {1}.</translation>
    </message>
    <message>
        <source>{0}: a mystery for {1} is ready.</source>
        <translation>{0}: el misterio para {1} está listo.</translation>
    </message>
    <message>
        <source>{0}: among the informants</source>
        <translation>{0}: entre los informantes</translation>
    </message>
    <message>
        <source>{0}: behind the screen of {1}</source>
        <translation>{0}: detrás de la pantalla de {1}</translation>
    </message>
    <message>
        <source>{0}: behind your own screen</source>
        <translation>{0}: detrás de tu pantalla</translation>
    </message>
    <message>
        <source>{0}: in the mystery</source>
        <translation>{0}: del misterio</translation>
    </message>
    <message>
        <source>{0}: informant {1}</source>
        <translation>{0}: informante {1}</translation>
    </message>
    <message>
        <source>{0}: not among the informants</source>
        <translation>{0}: no está entre los informantes</translation>
    </message>
    <message>
        <source>{0}: not behind the screen of {1}</source>
        <translation>{0}: no está detrás de la pantalla de {1}</translation>
    </message>
    <message>
        <source>{0}: not in the mystery</source>
        <translation>{0}: no es del misterio</translation>
    </message>
    <message>
        <source>{0}: not the card on the {1}</source>
        <translation>{0}: no es la carta de la {1}</translation>
    </message>
    <message>
        <source>{0}: not yours</source>
        <translation>{0}: no es de tu misterio</translation>
    </message>
    <message>
        <source>{0}: on the screen of {1}</source>
        <translation>{0}: en la pantalla de {1}</translation>
    </message>
    <message>
        <source>{0}: the card on the {1}</source>
        <translation>{0}: la carta de la {1}</translation>
    </message>
    <message>
        <source>{0}: yours</source>
        <translation>{0}: de tu misterio</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1}, with the left card</source>
        <translation>{0}: {1}, con la carta izquierda</translation>
    </message>
    <message>
        <source>{0}: {1}, with the right card</source>
        <translation>{0}: {1}, con la carta derecha</translation>
    </message>
    <message>
        <source>{0}: “{1}” That is right: the mystery is solved.</source>
        <translation>{0}: «{1}» La acusación es correcta: misterio resuelto.</translation>
    </message>
    <message>
        <source>{0}: “{1}” That is wrong.</source>
        <translation>{0}: «{1}» La acusación es falsa.</translation>
    </message>
    <message>
        <source>{0}: “{1}” {2}: “{3}”</source>
        <translation>{0}: «{1}» {2}: «{3}»</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>«{0}»</translation>
    </message>
</context>
</TS>
