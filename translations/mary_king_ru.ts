<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>mary_king</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>осталась %n</numerusform>
            <numerusform>осталось %n</numerusform>
            <numerusform>осталось %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more control card(s)</source>
        <translation>
            <numerusform>ещё %n карта контроля</numerusform>
            <numerusform>ещё %n карты контроля</numerusform>
            <numerusform>ещё %n карт контроля</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more idea(s)</source>
        <translation>
            <numerusform>ещё %n идея</numerusform>
            <numerusform>ещё %n идеи</numerusform>
            <numerusform>ещё %n идей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n плитка</numerusform>
            <numerusform>%n плитки</numerusform>
            <numerusform>%n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) flip</source>
        <translation>
            <numerusform>переворот: %n плитка</numerusform>
            <numerusform>переворот: %n плитки</numerusform>
            <numerusform>переворот: %n плиток</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw: the victory goes to the next person you meet. {0}</source>
        <translation>Ничья: победа достаётся первому встречному. {0}</translation>
    </message>
    <message>
        <source>A duel has no mission.</source>
        <translation>В дуэли нет миссии.</translation>
    </message>
    <message>
        <source>A flash answers a card or a penalty (rule 6).</source>
        <translation>Вспышка отвечает на карту или штраф (правило 6).</translation>
    </message>
    <message>
        <source>A mind had too few cards ({0}).</source>
        <translation>В одном разуме не хватило карт ({0}).</translation>
    </message>
    <message>
        <source>A mortal and a ghost contend for one mind until Friday night</source>
        <translation>Живая и призрак спорят за один разум до вечера пятницы</translation>
    </message>
    <message>
        <source>A whole week begins on Monday with 25 cards in each mind. Ten missions wait for one player, six for two in one body. The rules (F1) know every card. Good luck!</source>
        <translation>Полная неделя начинается в понедельник, по 25 карт в каждом разуме. Вас ждут десять миссий для одного и шесть для двоих в одном теле. В правилах (F1) есть каждая карта. Удачи!</translation>
    </message>
    <message>
        <source>All twelve tiles belong to one side ({0}).</source>
        <translation>Все двенадцать плиток у одной стороны ({0}).</translation>
    </message>
    <message>
        <source>Always at hand: hide the screen (F8), take a move back (Ctrl+Z), all legal moves in words (Ctrl+M), a hint (Ctrl+H), and the rules of this very place (F1).</source>
        <translation>Всегда под рукой: скрыть экран (F8), отменить ход (Ctrl+Z), все ходы словами (Ctrl+M), подсказка (Ctrl+H) и правила именно об этом месте (F1).</translation>
    </message>
    <message>
        <source>An idea costs a card of mind, and there is none (rule 2).</source>
        <translation>Идея стоит карту разума, а карт нет (правило 2).</translation>
    </message>
    <message>
        <source>Answer with the flash</source>
        <translation>Ответить вспышкой</translation>
    </message>
    <message>
        <source>Answer with {0}: {1}</source>
        <translation>Ответить: {0}. {1}</translation>
    </message>
    <message>
        <source>Answer {0} with a flash?</source>
        <translation>Ответить вспышкой на {0}?</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>Как есть сейчас</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>Спрашивать всегда</translation>
    </message>
    <message>
        <source>BURY</source>
        <translation>ПОХОРОНИТЬ</translation>
    </message>
    <message>
        <source>Back into the mind: {0}</source>
        <translation>Обратно в разум: {0}</translation>
    </message>
    <message>
        <source>Both lose: the body dies. {0}</source>
        <translation>Проигрывают обе стороны: тело умирает. {0}</translation>
    </message>
    <message>
        <source>Both minds had too few cards.</source>
        <translation>В обоих разумах не хватило карт.</translation>
    </message>
    <message>
        <source>Bury: it goes under your memory.</source>
        <translation>Похоронить: уходит под низ памяти.</translation>
    </message>
    <message>
        <source>Buy from the other side. {0}</source>
        <translation>Купить у другой стороны. {0}</translation>
    </message>
    <message>
        <source>Buy the idea</source>
        <translation>Купить идею</translation>
    </message>
    <message>
        <source>Buy the idea {0}</source>
        <translation>Купить идею {0}</translation>
    </message>
    <message>
        <source>Cards are being shuffled.</source>
        <translation>Карты перемешиваются.</translation>
    </message>
    <message>
        <source>Choose a card of the hand to discard.</source>
        <translation>Выберите карту в руке, чтобы сбросить.</translation>
    </message>
    <message>
        <source>Choose a card of the memory to go back into the mind.</source>
        <translation>Выберите карту памяти, чтобы вернуть в разум.</translation>
    </message>
    <message>
        <source>Choose a card of the memory to go to the hand.</source>
        <translation>Выберите карту памяти, чтобы взять в руку.</translation>
    </message>
    <message>
        <source>Choose a current idea to leave the game.</source>
        <translation>Выберите текущую идею, чтобы убрать из игры.</translation>
    </message>
    <message>
        <source>Choose a current idea to play without paying.</source>
        <translation>Выберите текущую идею, чтобы сыграть бесплатно.</translation>
    </message>
    <message>
        <source>Choose a stack</source>
        <translation>Выберите стопку</translation>
    </message>
    <message>
        <source>Choose a stack for the top card of your memory.</source>
        <translation>Выберите стопку для верхней карты своей памяти.</translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <translation>Выберите плитку</translation>
    </message>
    <message>
        <source>Choose a tile to unlock.</source>
        <translation>Выберите плитку, чтобы отпереть.</translation>
    </message>
    <message>
        <source>Choose a way</source>
        <translation>Выберите положение</translation>
    </message>
    <message>
        <source>Choose the card</source>
        <translation>Выбрать карту</translation>
    </message>
    <message>
        <source>Choose the idea</source>
        <translation>Выбрать идею</translation>
    </message>
    <message>
        <source>Choose tiles of yours to lock.</source>
        <translation>Выберите свои плитки, чтобы запереть.</translation>
    </message>
    <message>
        <source>Choose what to flip.</source>
        <translation>Выберите, что перевернуть.</translation>
    </message>
    <message>
        <source>Discard {0}</source>
        <translation>Сбросить: {0}</translation>
    </message>
    <message>
        <source>Drawn: {0}.</source>
        <translation>Взято: {0}.</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Дуэль</translation>
    </message>
    <message>
        <source>Duel with special abilities</source>
        <translation>Дуэль с особыми способностями</translation>
    </message>
    <message>
        <source>Each side has an ability, paid with tokens that go back and forth. For later games.</source>
        <translation>У каждой стороны есть способность за жетоны, которые переходят туда и обратно. Не для первых партий.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>FLASH: {0}</source>
        <translation>ВСПЫШКА: {0}</translation>
    </message>
    <message>
        <source>First choose what the card asks for (rule 5).</source>
        <translation>Сначала выберите то, чего требует карта (правило 5).</translation>
    </message>
    <message>
        <source>Flip {0}</source>
        <translation>Перевернуть {0}</translation>
    </message>
    <message>
        <source>Flipped: {0}.</source>
        <translation>Перевёрнуто: {0}.</translation>
    </message>
    <message>
        <source>Flipped: {0}; locked: {1}.</source>
        <translation>Перевёрнуто: {0}; заперто: {1}.</translation>
    </message>
    <message>
        <source>For one card of mind, {0} comes into the hand.</source>
        <translation>За одну карту разума {0} приходит в руку.</translation>
    </message>
    <message>
        <source>Friday night for both</source>
        <translation>вечер пятницы для обеих сторон</translation>
    </message>
    <message>
        <source>Friday night: mortal {0}, ghost {1}.</source>
        <translation>Вечер пятницы: живая {0}, призрак {1}.</translation>
    </message>
    <message>
        <source>Friday night: {0} to {1}, areas equal.</source>
        <translation>Вечер пятницы: {0} : {1}, области равны.</translation>
    </message>
    <message>
        <source>Friday night: {0} to {1}, areas equal; the game’s owner wins.</source>
        <translation>Вечер пятницы: {0} : {1}, области равны; побеждает хозяин игры.</translation>
    </message>
    <message>
        <source>Friday night: {0} to {1}; largest areas: mortal {2}, ghost {3}.</source>
        <translation>Вечер пятницы: {0} : {1}; наибольшие области: живая {2}, призрак {3}.</translation>
    </message>
    <message>
        <source>Friday: one control card, five ideas. Tonight the minds are counted, and who holds seven tiles or more gets up to four points on top. Most points win.</source>
        <translation>Пятница: одна карта контроля и пять идей. Вечером считают разум, а за семь плиток и больше прибавляют до четырёх очков. У кого больше, та сторона победила.</translation>
    </message>
    <message>
        <source>Friday’s bonus</source>
        <translation>бонус пятницы</translation>
    </message>
    <message>
        <source>How many cards they move is ours.</source>
        <translation>Сколько карт они перемещают, придумано нами.</translation>
    </message>
    <message>
        <source>Ideas: the open cards of your stacks can be bought. Each costs the top card of your mind and goes to your hand: drag one there. Theirs can be bought as well, and are played at once.</source>
        <translation>Идеи: открытые карты ваших стопок можно купить. Каждая стоит верхнюю карту разума и идёт в руку: перетащите одну туда. Чужие тоже продаются, но играются сразу.</translation>
    </message>
    <message>
        <source>If played now</source>
        <translation>Если сыграть сейчас</translation>
    </message>
    <message>
        <source>If unanswered</source>
        <translation>Если не ответят</translation>
    </message>
    <message>
        <source>If you answer</source>
        <translation>Если ответить этим</translation>
    </message>
    <message>
        <source>If you buy this</source>
        <translation>Если купить</translation>
    </message>
    <message>
        <source>If you choose this</source>
        <translation>Если выбрать это</translation>
    </message>
    <message>
        <source>If you play this</source>
        <translation>Если сыграть это</translation>
    </message>
    <message numerus="yes">
        <source>In %n playout(s) this came out about as well: {0}</source>
        <translation>
            <numerusform>В %n пробной партии почти так же хорошо: {0}</numerusform>
            <numerusform>В %n пробных партиях почти так же хорошо: {0}</numerusform>
            <numerusform>В %n пробных партиях почти так же хорошо: {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n playout(s) this came out better: {0}</source>
        <translation>
            <numerusform>В %n пробной партии лучше вышло это: {0}</numerusform>
            <numerusform>В %n пробных партиях лучше вышло это: {0}</numerusform>
            <numerusform>В %n пробных партиях лучше вышло это: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>In the hand of {0}: {1}.</source>
        <translation>Карты в руке, {0}: {1}.</translation>
    </message>
    <message>
        <source>Into the hand: {0}</source>
        <translation>В руку: {0}</translation>
    </message>
    <message>
        <source>Into the memory</source>
        <translation>В память</translation>
    </message>
    <message>
        <source>It is Thursday, the fourth of five days, and on every day the ghost begins. The day says what a turn allows: today two control cards and four ideas.</source>
        <translation>Сегодня четверг, четвёртый из пяти дней; каждый день начинает призрак. День говорит, что можно за ход: сегодня две карты контроля и четыре идеи.</translation>
    </message>
    <message>
        <source>It is not your decision now (rule 3).</source>
        <translation>Сейчас решаете не вы (правило 3).</translation>
    </message>
    <message>
        <source>It is played at once, and no more control cards can be (rule 9).</source>
        <translation>Она играется сразу, а карт контроля больше нельзя (правило 9).</translation>
    </message>
    <message>
        <source>It is played at once, and that effect cannot be now (rule 9).</source>
        <translation>Она играется сразу, а это действие сейчас невозможно (правило 9).</translation>
    </message>
    <message>
        <source>Largest area</source>
        <translation>Наиб. область</translation>
    </message>
    <message>
        <source>Largest areas: own {0}, then {1}; the other side {2}, then {3}.</source>
        <translation>Наибольшие области: своя {0}, затем {1}; другой стороны {2}, затем {3}.</translation>
    </message>
    <message>
        <source>Leave it in the memory</source>
        <translation>Оставить в памяти</translation>
    </message>
    <message>
        <source>Lock {0}</source>
        <translation>Запереть {0}</translation>
    </message>
    <message>
        <source>Locks come off: {0}.</source>
        <translation>Замки сняты: {0}.</translation>
    </message>
    <message>
        <source>Mind left</source>
        <translation>Останется разума</translation>
    </message>
    <message>
        <source>Mission accomplished. {0}</source>
        <translation>Миссия выполнена. {0}</translation>
    </message>
    <message>
        <source>Mission failed. {0}</source>
        <translation>Миссия провалена. {0}</translation>
    </message>
    <message>
        <source>Mortal against ghost, Monday to Friday.</source>
        <translation>Живая против призрака, с понедельника по пятницу.</translation>
    </message>
    <message>
        <source>Mortal and ghost must reach Friday night together.</source>
        <translation>Живая и призрак должны вместе дожить до вечера пятницы.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Без ответа</translation>
    </message>
    <message>
        <source>No more control cards today (rule 9).</source>
        <translation>Сегодня больше нет карт контроля (правило 9).</translation>
    </message>
    <message>
        <source>No more ideas today (rule 2).</source>
        <translation>Сегодня больше нет идей (правило 2).</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никто</translation>
    </message>
    <message>
        <source>Not this turn</source>
        <translation>Не в этом ходу</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>Больше ничего сделать нельзя.</translation>
    </message>
    <message>
        <source>Nothing flips; locked: {0}.</source>
        <translation>Ничего не перевёрнуто; заперто: {0}.</translation>
    </message>
    <message>
        <source>Now play what you like: your second control card, or a power card, which goes on “1st” or on “2nd” for one of its effects. Some then ask you for a tile.</source>
        <translation>Теперь играйте что хотите: вторую карту контроля или карту силы — на «1» или на «2», смотря какое действие нужно. Некоторые потом просят плитку.</translation>
    </message>
    <message>
        <source>Numbers and cards. Copy ours to correct it by the printed game.</source>
        <translation>Числа и карты. Скопируйте наш набор, чтобы поправить его по печатной игре.</translation>
    </message>
    <message numerus="yes">
        <source>Of the likeliest moves, none came out better in %n playout(s).</source>
        <translation>
            <numerusform>Из лучших на вид ходов ни один не дал большего в %n пробной партии.</numerusform>
            <numerusform>Из лучших на вид ходов ни один не дал большего в %n пробных партиях.</numerusform>
            <numerusform>Из лучших на вид ходов ни один не дал большего в %n пробных партиях.</numerusform>
        </translation>
    </message>
    <message>
        <source>On idea stack {0}</source>
        <translation>На стопку идей {0}</translation>
    </message>
    <message>
        <source>On top, the first one to be drawn last: {0}.</source>
        <translation>Сверху, последняя берётся первой: {0}.</translation>
    </message>
    <message>
        <source>One body</source>
        <translation>Одно тело</translation>
    </message>
    <message>
        <source>One body, two minds: you are the ghost, {0} is the mortal. Every tile of Mary's portrait belongs to one of you. Blue tiles with the ghost are yours, {1} of 12. With all twelve you win at once.</source>
        <translation>Одно тело, два разума: вы — призрак, {0} — живая. Каждая плитка портрета Мэри чья-то. Синие с призраком — ваши: {1} из 12. Все двенадцать — победа сразу.</translation>
    </message>
    <message>
        <source>One side against a bot, with a goal of its own.</source>
        <translation>Одна сторона против бота, со своей целью.</translation>
    </message>
    <message>
        <source>One’s own idea goes to the hand (rule 10).</source>
        <translation>Своя идея идёт в руку (правило 10).</translation>
    </message>
    <message>
        <source>Only a flash that fits can answer (rule 6).</source>
        <translation>Ответить может только подходящая вспышка (правило 6).</translation>
    </message>
    <message>
        <source>Only at penalties</source>
        <translation>Только при штрафах</translation>
    </message>
    <message>
        <source>Only cards of your hand can be played (rule 3).</source>
        <translation>Играть можно только карты с руки (правило 3).</translation>
    </message>
    <message>
        <source>Ours, in part or whole: {0}. The rules page marks them.</source>
        <translation>Придумано нами, целиком или отчасти: {0}. На странице правил это отмечено.</translation>
    </message>
    <message>
        <source>Own: {0}</source>
        <translation>Свой: {0}</translation>
    </message>
    <message>
        <source>Penalties are paid, and {0} plays. A click or any key makes bots hurry. If you are asked for an answer, look at your flash cards, or let it pass.</source>
        <translation>Штрафы уплачены, и ходит {0}. Щелчок или любая клавиша торопит ботов. Если у вас просят ответа, посмотрите на свои вспышки или пропустите.</translation>
    </message>
    <message>
        <source>Penalties now: own {0}, the other side {1}.</source>
        <translation>Штрафы сейчас: свой {0}, другой стороны {1}.</translation>
    </message>
    <message>
        <source>Penalties: mortal {0}, ghost {1}.</source>
        <translation>Штрафы: живая {0}, призрак {1}.</translation>
    </message>
    <message>
        <source>Penalties: own {0}, then {1}; the other side {2}, then {3}.</source>
        <translation>Штрафы: свой {0}, затем {1}; другой стороны {2}, затем {3}.</translation>
    </message>
    <message>
        <source>Penalty, this turn</source>
        <translation>Штраф сейчас</translation>
    </message>
    <message>
        <source>Play cards, buy ideas or end the turn.</source>
        <translation>Играйте карты, покупайте идеи или закончите ход.</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Сыграть карту</translation>
    </message>
    <message>
        <source>Play {0}, turned: flips {1}</source>
        <translation>Сыграть, повернув: {0}, плитки {1}</translation>
    </message>
    <message>
        <source>Play {0}: flips {1}</source>
        <translation>Сыграть: {0}, плитки {1}</translation>
    </message>
    <message>
        <source>Play {0}: {1}</source>
        <translation>Сыграть {0}: {1}</translation>
    </message>
    <message>
        <source>Put back, the last one on top: {0}</source>
        <translation>Вернуть, последняя сверху: {0}</translation>
    </message>
    <message>
        <source>Put the cards back in any order.</source>
        <translation>Верните карты в любом порядке.</translation>
    </message>
    <message>
        <source>Put them back</source>
        <translation>Вернуть их</translation>
    </message>
    <message>
        <source>RECALL</source>
        <translation>ВСПОМНИТЬ</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Вспомнить</translation>
    </message>
    <message>
        <source>Recall it: top card of mind to memory, this card into the mind</source>
        <translation>Вспомнить: верхняя карта разума в память, эта в разум</translation>
    </message>
    <message>
        <source>Recall “{0}” for the top card of your mind?</source>
        <translation>Вспомнить «{0}» за верхнюю карту разума?</translation>
    </message>
    <message>
        <source>Recall: for the top card of your mind it goes back into the mind.</source>
        <translation>Вспомнить: за верхнюю карту разума возвращается в разум.</translation>
    </message>
    <message>
        <source>Remove the idea {0}</source>
        <translation>Убрать идею {0}</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Набор правил</translation>
    </message>
    <message>
        <source>Solo mission</source>
        <translation>Миссия для одной стороны</translation>
    </message>
    <message>
        <source>Special abilities</source>
        <translation>Особые способности</translation>
    </message>
    <message>
        <source>Special ability</source>
        <translation>Особая способность</translation>
    </message>
    <message>
        <source>Take the control card with one tile: “upright” it flips the tile shown, “turned” the opposite one. Compare the two in the forecast below, then drop the card on the better way.</source>
        <translation>Возьмите карту контроля с одной плиткой: «прямо» она перевернёт показанную, «поворот» — противоположную. Сравните оба в прогнозе ниже и положите карту туда, где лучше.</translation>
    </message>
    <message>
        <source>That effect could do nothing now (rule 9).</source>
        <translation>Это действие сейчас ничего не даст (правило 9).</translation>
    </message>
    <message>
        <source>That is enough</source>
        <translation>Достаточно</translation>
    </message>
    <message>
        <source>That was possible, too. Now a control card: hold it over “upright” or “turned”, read the forecast below, and drop it.</source>
        <translation>Так тоже можно. А теперь карта контроля: подержите её над «прямо» или «поворот», прочтите прогноз ниже и отпустите.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Карты розданы.</translation>
    </message>
    <message>
        <source>The forecast shows what both will pay now. Play on if you like, but do not spend your mind for nothing. Then end the turn.</source>
        <translation>Прогноз показывает, сколько сейчас заплатят обе стороны. Можно играть дальше, но не тратьте разум впустую. Потом закончите ход.</translation>
    </message>
    <message>
        <source>The goal is reached.</source>
        <translation>Цель достигнута.</translation>
    </message>
    <message>
        <source>The idea {0} leaves the game.</source>
        <translation>Идея {0} выбывает из игры.</translation>
    </message>
    <message>
        <source>The mission {0} is not one of this mode.</source>
        <translation>Миссия {0} не из этого режима.</translation>
    </message>
    <message>
        <source>The mission {0} names {1}, which this ruleset has not.</source>
        <translation>Миссия {0} называет {1}, чего нет в этом наборе правил.</translation>
    </message>
    <message>
        <source>The mission {0} needs minds of {1}; this ruleset leaves {2}.</source>
        <translation>Миссии {0} нужны разумы из {1}; в этом наборе правил остаётся {2}.</translation>
    </message>
    <message>
        <source>The option “{0}” cannot be “{1}”.</source>
        <translation>Параметр «{0}» не может быть «{1}».</translation>
    </message>
    <message>
        <source>The other side may answer any card with a flash, if it holds one; you may, too, when you are asked. Then your card takes effect and lies face up on your memory.</source>
        <translation>На любую карту другая сторона может ответить вспышкой, если она есть; вы тоже, когда вас спросят. Потом карта действует и ложится лицом вверх в вашу память.</translation>
    </message>
    <message>
        <source>The owner wins what is still tied on Friday. With nobody it is a draw.</source>
        <translation>Хозяин выигрывает то, что в пятницу осталось ничьим. Если никто, это ничья.</translation>
    </message>
    <message>
        <source>The penalty passes to {0}: {1}.</source>
        <translation>Штраф переходит, {0}: {1}.</translation>
    </message>
    <message>
        <source>The seat of the ghost</source>
        <translation>Место призрака</translation>
    </message>
    <message>
        <source>The seat of the mortal</source>
        <translation>Место живой</translation>
    </message>
    <message>
        <source>The week is lost, this time. Here you can read how it came about. Often a turn that spends less, or splits a large area of the other side, makes the difference.</source>
        <translation>В этот раз неделя проиграна. Здесь видно, как это вышло. Часто решает ход, который тратит меньше или разделяет большую область другой стороны.</translation>
    </message>
    <message>
        <source>The week is over.</source>
        <translation>Неделя закончилась.</translation>
    </message>
    <message>
        <source>The week is won, and with it the first mission! Here you can read how the points came about: cards left in the mind, and the bonus for tiles.</source>
        <translation>Неделя выиграна, а с ней и первая миссия! Здесь видно, откуда взялись очки: карты, что остались в разуме, и бонус за плитки.</translation>
    </message>
    <message>
        <source>There is no mission “{0}”. Known: {1}.</source>
        <translation>Нет миссии «{0}». Известны: {1}.</translation>
    </message>
    <message>
        <source>There is no option “{0}” here.</source>
        <translation>Здесь нет параметра «{0}».</translation>
    </message>
    <message>
        <source>This game is for 2 seats, not {0}.</source>
        <translation>Эта игра на 2 места, а не на {0}.</translation>
    </message>
    <message>
        <source>This mission forbids it.</source>
        <translation>Эта миссия этого не разрешает.</translation>
    </message>
    <message>
        <source>Thursday and Friday of a week, as the ghost</source>
        <translation>Четверг и пятница недели, за призрака</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Плитки</translation>
    </message>
    <message>
        <source>Tiles of one side that touch form an area. At the end of every turn both sides pay for the largest area of the other: for 4 tiles one card from the mind, for 6 two. So join your tiles, and split theirs.</source>
        <translation>Плитки одной стороны, что касаются рёбрами, — область. В конце каждого хода обе стороны платят за наибольшую область другой: за 4 плитки — карту разума, за 6 — две. Соединяйте свои и разделяйте чужие.</translation>
    </message>
    <message>
        <source>Tiles: own {0}, then {1}; the other side {2}, then {3}.</source>
        <translation>Плитки: свои {0}, затем {1}; другой стороны {2}, затем {3}.</translation>
    </message>
    <message>
        <source>Turn the card</source>
        <translation>Повернуть карту</translation>
    </message>
    <message>
        <source>Turned by 180°</source>
        <translation>С поворотом на 180°</translation>
    </message>
    <message>
        <source>Turned or not, this card is the same (rule 5).</source>
        <translation>С поворотом или без, эта карта одинакова (правило 5).</translation>
    </message>
    <message>
        <source>Unlock {0}</source>
        <translation>Отпереть {0}</translation>
    </message>
    <message>
        <source>Unlocked: {0}.</source>
        <translation>Отперто: {0}.</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Без поворота</translation>
    </message>
    <message>
        <source>Upright or turned?</source>
        <translation>Без поворота или с поворотом?</translation>
    </message>
    <message>
        <source>Victory: {0}. {1}</source>
        <translation>Победа: {0}. {1}</translation>
    </message>
    <message>
        <source>Which order is better cannot be known yet.</source>
        <translation>Какой порядок лучше, пока узнать нельзя.</translation>
    </message>
    <message>
        <source>Who owns the game</source>
        <translation>Чья это игра</translation>
    </message>
    <message>
        <source>Without paying. {0}</source>
        <translation>Бесплатно. {0}</translation>
    </message>
    <message>
        <source>You lose; victory: {0}. {1}</source>
        <translation>Вы проиграли; победа: {0}. {1}</translation>
    </message>
    <message numerus="yes">
        <source>You owe %n card(s) of mind. Answer with a flash?</source>
        <translation>
            <numerusform>С вас %n карта из разума. Ответить вспышкой?</numerusform>
            <numerusform>С вас %n карты из разума. Ответить вспышкой?</numerusform>
            <numerusform>С вас %n карт из разума. Ответить вспышкой?</numerusform>
        </translation>
    </message>
    <message>
        <source>You win. {0}</source>
        <translation>Вы победили. {0}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ваша рука</translation>
    </message>
    <message>
        <source>Your hand: control cards show which tiles they flip. Power cards offer two effects, of which you choose one. A right click, or Space, shows a card large.</source>
        <translation>Ваша рука: карты контроля показывают, какие плитки перевернут. На картах силы два действия, вы выбираете одно. Правый щелчок или пробел покажет карту крупно.</translation>
    </message>
    <message>
        <source>Your last turn: make the other side pay, keep your own mind large, and end the turn when you are content with the forecast.</source>
        <translation>Ваш последний ход: пусть платит другая сторона, а свой разум берегите. Закончите ход, когда прогноз вас устроит.</translation>
    </message>
    <message>
        <source>Your mind is your deck and your life: {0} cards. Whoever cannot give a card that is demanded loses at once. On Friday night every card that is left in it counts one point.</source>
        <translation>Разум — ваша колода и ваша жизнь, карт в нём: {0}. Кто не может отдать требуемую карту, сразу проигрывает. Вечером пятницы каждая карта, что осталась в разуме, — очко.</translation>
    </message>
    <message>
        <source>a condition at turn_end must be the only one</source>
        <translation>условие с turn_end должно быть единственным</translation>
    </message>
    <message>
        <source>a difference of at most {0} tiles</source>
        <translation>разница не больше {0} плиток</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <translation>список в квадратных скобках</translation>
    </message>
    <message>
        <source>a mind of {0} cards cannot give a hand of {1}</source>
        <translation>разум из {0} карт не даст руку из {1}</translation>
    </message>
    <message>
        <source>a mind that lasts</source>
        <translation>разум, которого хватит</translation>
    </message>
    <message>
        <source>a solo mission has a side and an opponent, the others neither</source>
        <translation>у миссии для одной стороны есть сторона и соперник, у других их нет</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>текст в кавычках</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>целое число</translation>
    </message>
    <message>
        <source>an area of at least {0}</source>
        <translation>область не меньше {0}</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>объект в фигурных скобках</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>объявлено</translation>
    </message>
    <message>
        <source>announced, the last one first</source>
        <translation>объявлено, последнее первым</translation>
    </message>
    <message>
        <source>at least {0} cards of mind</source>
        <translation>не меньше {0} карт в разуме</translation>
    </message>
    <message>
        <source>at least {0} power cards played</source>
        <translation>сыграно не меньше {0} карт силы</translation>
    </message>
    <message>
        <source>at least {0} tiles</source>
        <translation>не меньше {0} плиток</translation>
    </message>
    <message>
        <source>back into the mind</source>
        <translation>обратно в разум</translation>
    </message>
    <message>
        <source>board must be {0} letters G or M, some of each, not “{1}”</source>
        <translation>board должен состоять из {0} букв G и M, и тех и других, а не «{1}»</translation>
    </message>
    <message numerus="yes">
        <source>bonus for %n tile(s)</source>
        <translation>
            <numerusform>бонус за %n плитку</numerusform>
            <numerusform>бонус за %n плитки</numerusform>
            <numerusform>бонус за %n плиток</numerusform>
        </translation>
    </message>
    <message>
        <source>cards of mind on Friday night</source>
        <translation>карты разума вечером пятницы</translation>
    </message>
    <message>
        <source>cells must rise, not repeat and lie between 0 and {0}, not {1}</source>
        <translation>cells должны возрастать без повторов от 0 до {0}, а не {1}</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>выбор</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>выберите карту</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>control of the tiles {0}</source>
        <translation>контроль над плитками {0}</translation>
    </message>
    <message>
        <source>control {0} of {1} · ideas {2} of {3}</source>
        <translation>контроль {0} из {1} · идеи {2} из {3}</translation>
    </message>
    <message>
        <source>control {0} · ideas {1}</source>
        <translation>контроль {0} · идеи {1}</translation>
    </message>
    <message>
        <source>cost 1, played at once</source>
        <translation>цена 1, сразу в игру</translation>
    </message>
    <message>
        <source>cost 1, to the hand</source>
        <translation>цена 1, в руку</translation>
    </message>
    <message>
        <source>days must be monday to friday in order, not {0}</source>
        <translation>days должны идти от monday до friday по порядку, а не {0}</translation>
    </message>
    <message>
        <source>days of the week</source>
        <translation>дни недели</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>сброс</translation>
    </message>
    <message>
        <source>effects of power cards</source>
        <translation>действия карт силы</translation>
    </message>
    <message>
        <source>face-down ideas</source>
        <translation>идеи рубашкой вверх</translation>
    </message>
    <message>
        <source>flash must be true exactly when “when” is card or penalty</source>
        <translation>flash должен быть true ровно тогда, когда «when» — card или penalty</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>призрак</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>рука</translation>
    </message>
    <message>
        <source>has too many items</source>
        <translation>содержит слишком много элементов</translation>
    </message>
    <message>
        <source>idea stack {0}</source>
        <translation>стопка идей {0}</translation>
    </message>
    <message>
        <source>ideas</source>
        <translation>идеи</translation>
    </message>
    <message>
        <source>in {0}, {1} must be one of {2}, not {3}</source>
        <translation>в {0} значение {1} должно быть одним из {2}, а не {3}</translation>
    </message>
    <message>
        <source>into the hand</source>
        <translation>в руку</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>отсутствует</translation>
    </message>
    <message>
        <source>is not known here; perhaps it is misspelt</source>
        <translation>здесь неизвестно; возможно, опечатка</translation>
    </message>
    <message>
        <source>least {0} is more than count {1}</source>
        <translation>least {0} больше, чем count {1}</translation>
    </message>
    <message>
        <source>limits of days</source>
        <translation>ограничения дней</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>память</translation>
    </message>
    <message>
        <source>mind</source>
        <translation>разум</translation>
    </message>
    <message>
        <source>mind and ideas use {0} {1} cards, but each side has {2}</source>
        <translation>разум и идеи используют {0} карт {1}, а у каждой стороны их {2}</translation>
    </message>
    <message>
        <source>missed: {0}</source>
        <translation>не достигнуто: {0}</translation>
    </message>
    <message>
        <source>mortal</source>
        <translation>живая</translation>
    </message>
    <message>
        <source>must be small letters, digits and _, a letter first, not “{0}”</source>
        <translation>нужны строчные буквы, цифры и _, сначала буква, а не «{0}»</translation>
    </message>
    <message>
        <source>must be {0} at least, not {1}</source>
        <translation>должно быть не меньше {0}, а не {1}</translation>
    </message>
    <message>
        <source>must be {0} at most, not {1}</source>
        <translation>должно быть не больше {0}, а не {1}</translation>
    </message>
    <message>
        <source>must be {0}, not {1}</source>
        <translation>должно быть {0}, а не {1}</translation>
    </message>
    <message>
        <source>must not be empty or so short</source>
        <translation>не должно быть пустым или таким коротким</translation>
    </message>
    <message>
        <source>no area larger than {0}</source>
        <translation>ни одной области больше {0}</translation>
    </message>
    <message>
        <source>not your turn</source>
        <translation>не ваш ход</translation>
    </message>
    <message>
        <source>nothing flips</source>
        <translation>без переворотов</translation>
    </message>
    <message>
        <source>one of the two effects must be playable on one’s own turn</source>
        <translation>одно из двух действий должно играться в свой ход</translation>
    </message>
    <message>
        <source>only a flip of area tile can be limited to one side’s tiles</source>
        <translation>только flip с area tile можно ограничить плитками одной стороны</translation>
    </message>
    <message>
        <source>only draw can use the count “same”, not {0}</source>
        <translation>только draw может иметь count «same», а не {0}</translation>
    </message>
    <message>
        <source>order</source>
        <translation>порядок</translation>
    </message>
    <message>
        <source>origin_of names “{0}”, which is not a value of this object</source>
        <translation>origin_of называет «{0}», а это не значение этого объекта</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>из игры</translation>
    </message>
    <message>
        <source>overlay is for special abilities only</source>
        <translation>overlay только для особых способностей</translation>
    </message>
    <message>
        <source>patterns of control cards</source>
        <translation>узоры карт контроля</translation>
    </message>
    <message>
        <source>penalties</source>
        <translation>штрафы</translation>
    </message>
    <message>
        <source>penalties of the week, cards of mind</source>
        <translation>штрафы за неделю, карты разума</translation>
    </message>
    <message>
        <source>place {0} from below</source>
        <translation>место {0} снизу</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>портрет</translation>
    </message>
    <message>
        <source>reached: {0}</source>
        <translation>достигнуто: {0}</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>подготовка</translation>
    </message>
    <message>
        <source>special abilities</source>
        <translation>особые способности</translation>
    </message>
    <message>
        <source>start must be {0} letters G or M, some of each, not “{1}”</source>
        <translation>start должен состоять из {0} букв G и M, и тех и других, а не «{1}»</translation>
    </message>
    <message>
        <source>text.{0} must have at most {1} lines of {2} characters; it has {3} of up to {4}</source>
        <translation>text.{0}: не больше {1} строк по {2} знаков; сейчас {3} до {4} знаков</translation>
    </message>
    <message>
        <source>the first step has none before it, so it cannot use “same”</source>
        <translation>перед первым шагом нет другого, поэтому «same» нельзя</translation>
    </message>
    <message>
        <source>the id {0} is used twice</source>
        <translation>id {0} встречается дважды</translation>
    </message>
    <message>
        <source>the other side's turn</source>
        <translation>ход другой стороны</translation>
    </message>
    <message>
        <source>the penalty</source>
        <translation>штраф</translation>
    </message>
    <message>
        <source>the portrait’s 4 × 3 tiles</source>
        <translation>портрет из 4 × 3 плиток</translation>
    </message>
    <message>
        <source>the values of {0} must not fall</source>
        <translation>значения {0} не должны убывать</translation>
    </message>
    <message>
        <source>the {0} has more than one special ability</source>
        <translation>{0}: больше одной особой способности</translation>
    </message>
    <message>
        <source>the {0} has {1} {2} cards, but setup says {3}</source>
        <translation>{0}: {1} карт {2}, а в setup {3}</translation>
    </message>
    <message>
        <source>tile {0}</source>
        <translation>плитка {0}</translation>
    </message>
    <message>
        <source>tile {0}: {1}</source>
        <translation>плитка {0}: {1}</translation>
    </message>
    <message>
        <source>tile {0}: {1}, locked</source>
        <translation>плитка {0}: {1}, заперта</translation>
    </message>
    <message>
        <source>tiles {0}, largest area {1}, penalty {2}</source>
        <translation>плитки {0}, наибольшая область {1}, штраф {2}</translation>
    </message>
    <message>
        <source>tiles {0}, largest area {1}, penalty {2}, tokens {3}</source>
        <translation>плитки {0}, наибольшая область {1}, штраф {2}, жетоны {3}</translation>
    </message>
    <message>
        <source>tokens must be given for ghost and mortal</source>
        <translation>tokens нужны для ghost и mortal</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true или false</translation>
    </message>
    <message>
        <source>turned / 2nd</source>
        <translation>поворот / 2</translation>
    </message>
    <message>
        <source>unless a flash answers it</source>
        <translation>если не ответят вспышкой</translation>
    </message>
    <message>
        <source>upright / 1st</source>
        <translation>прямо / 1</translation>
    </message>
    <message>
        <source>victory in time</source>
        <translation>победа вовремя</translation>
    </message>
    <message>
        <source>which card of the hand goes is not known</source>
        <translation>какая карта руки уйдёт, неизвестно</translation>
    </message>
    <message>
        <source>which cards are drawn is not known</source>
        <translation>какие карты придут, неизвестно</translation>
    </message>
    <message>
        <source>you</source>
        <translation>вы</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>ваш выбор</translation>
    </message>
    <message>
        <source>{0} (given: {1})</source>
        <translation>{0} (дано: {1})</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} and {1} are the same card, turned or not; give one of them copies instead</source>
        <translation>{0} и {1} — одна и та же карта, с поворотом или без; задайте copies у одной из них</translation>
    </message>
    <message>
        <source>{0} cannot use {1}</source>
        <translation>{0} не может иметь {1}</translation>
    </message>
    <message>
        <source>{0} has the last turn of the week. After it all is counted.</source>
        <translation>{0} делает последний ход недели. После него всё подсчитывают.</translation>
    </message>
    <message>
        <source>{0} ideas do not fill {1} stacks of {2}</source>
        <translation>{0} идей не заполняют {1} стопок по {2}</translation>
    </message>
    <message>
        <source>{0} is negated and leaves the game.</source>
        <translation>{0}: действие отменено, карта выбывает из игры.</translation>
    </message>
    <message>
        <source>{0} must list 0 to {1} once each, in order</source>
        <translation>{0}: нужны значения от 0 до {1} по одному разу, по порядку</translation>
    </message>
    <message>
        <source>{0} needs {1}</source>
        <translation>{0} требует {1}</translation>
    </message>
    <message>
        <source>{0} needs “when” to be {1}</source>
        <translation>{0} требует, чтобы «when» было {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} open · %n left</source>
        <translation>
            <numerusform>открыто {0} · осталась %n</numerusform>
            <numerusform>открыто {0} · осталось %n</numerusform>
            <numerusform>открыто {0} · осталось %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} rows of {1} must make {2} tiles</source>
        <translation>{0} рядов по {1} должны давать {2} плиток</translation>
    </message>
    <message>
        <source>{0} says shape {1}, but its cells make {2}</source>
        <translation>у {0} указан shape {1}, а cells образуют {2}</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0} — or: {1}</source>
        <translation>{0} — или: {1}</translation>
    </message>
    <message>
        <source>{0}, day {1} of {2}</source>
        <translation>{0}, день {1} из {2}</translation>
    </message>
    <message>
        <source>{0}, turn of {1}. Control cards: up to {2}, ideas: up to {3}.</source>
        <translation>{0}, ход: {1}. Карт контроля до {2}, идей до {3}.</translation>
    </message>
    <message>
        <source>{0}: a decision</source>
        <translation>{0}: решение</translation>
    </message>
    <message>
        <source>{0}: an answer?</source>
        <translation>{0}: ответ?</translation>
    </message>
    <message>
        <source>{0}: buys the idea {1}.</source>
        <translation>{0}: куплена идея {1}.</translation>
    </message>
    <message>
        <source>{0}: discards from hand {1}.</source>
        <translation>{0}: с руки в сброс: {1}.</translation>
    </message>
    <message>
        <source>{0}: discards from mind {1}.</source>
        <translation>{0}: из разума в память: {1}.</translation>
    </message>
    <message numerus="yes">
        <source>{0}: draws %n card(s).</source>
        <translation>
            <numerusform>{0}: взята %n карта.</numerusform>
            <numerusform>{0}: взято карт: %n.</numerusform>
            <numerusform>{0}: взято карт: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: end of the turn.</source>
        <translation>{0}: конец хода.</translation>
    </message>
    <message>
        <source>{0}: flash {1}. {2}</source>
        <translation>{0}: вспышка {1}. {2}</translation>
    </message>
    <message>
        <source>{0}: locks {1}.</source>
        <translation>{0}: заперты плитки {1}.</translation>
    </message>
    <message>
        <source>{0}: looks at the other hand.</source>
        <translation>{0}: смотрит чужую руку.</translation>
    </message>
    <message numerus="yes">
        <source>{0}: looks at the top of a mind ({1}): %n card(s).</source>
        <translation>
            <numerusform>{0}: смотрит верх разума ({1}): %n карта.</numerusform>
            <numerusform>{0}: смотрит верх разума ({1}): %n карты.</numerusform>
            <numerusform>{0}: смотрит верх разума ({1}): %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: memory, %n card(s)</source>
        <translation>
            <numerusform>{0}: память, %n карта</numerusform>
            <numerusform>{0}: память, %n карты</numerusform>
            <numerusform>{0}: память, %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: new ideas {1}.</source>
        <translation>{0}: новые идеи {1}.</translation>
    </message>
    <message>
        <source>{0}: plays {1} from the memory.</source>
        <translation>{0}: из памяти сыграна карта {1}.</translation>
    </message>
    <message>
        <source>{0}: plays {1}, turned by 180°.</source>
        <translation>{0}: сыграна карта {1}, с поворотом на 180°.</translation>
    </message>
    <message>
        <source>{0}: plays {1}.</source>
        <translation>{0}: сыграна карта {1}.</translation>
    </message>
    <message>
        <source>{0}: plays {1}. {2}</source>
        <translation>{0}: сыграна карта {1}. {2}</translation>
    </message>
    <message>
        <source>{0}: puts them back in an order of choice.</source>
        <translation>{0}: карты возвращены в выбранном порядке.</translation>
    </message>
    <message>
        <source>{0}: recalls “{1}”.</source>
        <translation>{0}: карта «{1}» вспомнена.</translation>
    </message>
    <message>
        <source>{0}: special ability “{1}”.</source>
        <translation>{0}: особая способность «{1}».</translation>
    </message>
    <message>
        <source>{0}: takes the idea {1} and plays it.</source>
        <translation>{0}: взята и сыграна идея {1}.</translation>
    </message>
    <message>
        <source>{0}: takes the idea {1} and plays it. {2}</source>
        <translation>{0}: взята и сыграна идея {1}. {2}</translation>
    </message>
    <message>
        <source>{0}: the hand goes into the mind.</source>
        <translation>{0}: рука уходит в разум.</translation>
    </message>
    <message numerus="yes">
        <source>{0}: you owe %n card(s) of mind.</source>
        <translation>
            <numerusform>{0}: долг — %n карта разума.</numerusform>
            <numerusform>{0}: долг — %n карты разума.</numerusform>
            <numerusform>{0}: долг — %n карт разума.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1} becomes a current idea, stack {2}.</source>
        <translation>{0}: {1} становится текущей идеей, стопка {2}.</translation>
    </message>
    <message>
        <source>{0}: {1} goes back into the mind.</source>
        <translation>{0}: {1} возвращается в разум.</translation>
    </message>
    <message>
        <source>{0}: {1} goes from memory to hand.</source>
        <translation>{0}: {1} переходит из памяти в руку.</translation>
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
        <translation>«{0}» уходит под низ памяти.</translation>
    </message>
    <message>
        <source>“{0}”: {1}</source>
        <translation>«{0}»: {1}</translation>
    </message>
</context>
</TS>
