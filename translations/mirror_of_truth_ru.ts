<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>mirror_of_truth</name>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n карта в колоде</numerusform>
            <numerusform>%n карты в колоде</numerusform>
            <numerusform>%n карт в колоде</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n персонаж</numerusform>
            <numerusform>%n персонажа</numerusform>
            <numerusform>%n персонажей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n murderer(s) among them</source>
        <translation>
            <numerusform>из них %n убийца</numerusform>
            <numerusform>из них %n убийцы</numerusform>
            <numerusform>из них %n убийц</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%n оч.</numerusform>
            <numerusform>%n оч.</numerusform>
            <numerusform>%n оч.</numerusform>
        </translation>
    </message>
    <message>
        <source>+{0}</source>
        <translation>+{0}</translation>
    </message>
    <message>
        <source>A host is dead, and in the row stand: {0}. Two of them are you, two are your partner {1}, and the one who is left over is the murderer.</source>
        <translation>Хозяин мёртв, а в ряду стоят: {0}. Двое из них — вы, двое — ваш партнёр {1}, а кто лишний, тот и убийца.</translation>
    </message>
    <message>
        <source>A mission is for 2 seats, not {0}.</source>
        <translation>Миссия рассчитана на 2 места за столом, а не на {0}.</translation>
    </message>
    <message>
        <source>A mission starts with {0} to {1} cards, not {2}.</source>
        <translation>В начале миссии в колоде от {0} до {1} карт, а не {2}.</translation>
    </message>
    <message>
        <source>A piece of evidence</source>
        <translation>Улика</translation>
    </message>
    <message>
        <source>A vote</source>
        <translation>Голос</translation>
    </message>
    <message>
        <source>A vote goes to a character of the row (rule 7).</source>
        <translation>Голос кладут к персонажу в ряду (правило 7).</translation>
    </message>
    <message>
        <source>A vote stays face down where it was played (rule 9).</source>
        <translation>Голос лежит рубашкой вверх там, куда его положили (правило 9).</translation>
    </message>
    <message>
        <source>A vote, if you like</source>
        <translation>Голос — по желанию</translation>
    </message>
    <message>
        <source>A zone</source>
        <translation>Зона</translation>
    </message>
    <message>
        <source>Always at hand: hide the screen (F8), all legal moves in words (Ctrl+M), a hint (Ctrl+H), the rules of this very place (F1), and the log of what happened (L).</source>
        <translation>Всегда под рукой: скрыть экран (F8), все ходы словами (Ctrl+M), подсказка (Ctrl+H), правила именно об этом месте (F1) и журнал событий (L).</translation>
    </message>
    <message>
        <source>Anybody, at random</source>
        <translation>Кто угодно, наугад</translation>
    </message>
    <message>
        <source>Arrange the row</source>
        <translation>Порядок в ряду</translation>
    </message>
    <message>
        <source>Back in the stack, with bail still owed: {0} (rule 6).</source>
        <translation>Снова в стопке, хотя залог ещё не внесён: {0} (правило 6).</translation>
    </message>
    <message>
        <source>Bail</source>
        <translation>Залог</translation>
    </message>
    <message>
        <source>Bail for “{0}”</source>
        <translation>Залог: «{0}»</translation>
    </message>
    <message>
        <source>Bail not paid: nothing is left (rule 5)</source>
        <translation>Залог не внесён: не остаётся ничего (правило 5)</translation>
    </message>
    <message>
        <source>Before your evidence you may vote on one guest. “Innocent” on a guest who is {0}: +2. “Murderer” on the murderer: +3. Any mistake, and “Innocent” on yourself: −1.</source>
        <translation>Перед уликой можно проголосовать за одного гостя. «Невиновен» на персонаже, за которым {0}: +2. «Убийца» на убийце: +3. Любая ошибка и «Невиновен» на себе: −1.</translation>
    </message>
    <message>
        <source>Beside each role lie two zones. Green, with a tick, means: this suits my character. Red, with a cross: this does not. {0} sees what you put there, but not the role.</source>
        <translation>Рядом с каждой ролью две зоны. Зелёная с галочкой значит: это подходит моему персонажу. Красная с крестиком: не подходит. {0} видит, что лежит в зонах, но не роль.</translation>
    </message>
    <message>
        <source>Between rounds the first player may put the characters in another order.</source>
        <translation>Между раундами первый игрок может переставить персонажей.</translation>
    </message>
    <message>
        <source>By contrast</source>
        <translation>От противного</translation>
    </message>
    <message>
        <source>Cards are turned up from the deck by themselves (rule 8).</source>
        <translation>Карты из колоды открываются сами (правило 8).</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Поменять местами</translation>
    </message>
    <message>
        <source>Characters come from the stack between rounds (rule 12a).</source>
        <translation>Персонажи выходят из стопки между раундами (правило 12a).</translation>
    </message>
    <message>
        <source>Characters stay in their places during a round (rule 12a).</source>
        <translation>Во время раунда персонажи не меняются местами (правило 12a).</translation>
    </message>
    <message>
        <source>Competitive</source>
        <translation>Каждый за себя</translation>
    </message>
    <message>
        <source>Deck at the beginning</source>
        <translation>Колода в начале</translation>
    </message>
    <message>
        <source>Deck {0}, target {1}</source>
        <translation>Колода {0}, цель {1}</translation>
    </message>
    <message>
        <source>Each round has a murdered host, and a story for everybody. Changes no points.</source>
        <translation>В каждом раунде убит хозяин дома, и у каждого персонажа есть история. На очки не влияет.</translation>
    </message>
    <message>
        <source>Everybody for themselves</source>
        <translation>Каждый за себя</translation>
    </message>
    <message>
        <source>Evidence deck</source>
        <translation>Колода улик</translation>
    </message>
    <message>
        <source>Evidence goes into a zone beside your role (rule 7).</source>
        <translation>Улику кладут в зону рядом со своей ролью (правило 7).</translation>
    </message>
    <message>
        <source>Evidence stays where it was placed (rule 7).</source>
        <translation>Положенную улику не переносят (правило 7).</translation>
    </message>
    <message>
        <source>Evidence tells of your own role, not of others (rule 7).</source>
        <translation>Улики рассказывают о своей роли, а не о чужой (правило 7).</translation>
    </message>
    <message>
        <source>Evidence: {0}</source>
        <translation>Улика: {0}</translation>
    </message>
    <message>
        <source>Explain who you are by evidence alone</source>
        <translation>Объясните, кто вы, одними уликами</translation>
    </message>
    <message>
        <source>Find out the others and the murderers first, and stay out of arrest.</source>
        <translation>Первым разгадайте остальных и убийц и не попадите под арест.</translation>
    </message>
    <message>
        <source>First the row is arranged (rule 12a).</source>
        <translation>Сначала расставляют персонажей в ряду (правило 12a).</translation>
    </message>
    <message>
        <source>From a deck of {0} the target can be {1} to {2}, not {3}; more cannot be won.</source>
        <translation>При колоде {0} цель — от {1} до {2}, а не {3}: больше не выиграть.</translation>
    </message>
    <message>
        <source>Go on: evidence, votes, and at last “Murderer” on whoever is left over. Each guest takes one vote. When all have one, or the deck is empty, the round ends.</source>
        <translation>Продолжайте: улики, голоса и под конец «Убийца» на том, кто лишний. На каждом госте — один голос. Когда они есть у всех или колода пуста, раунд окончен.</translation>
    </message>
    <message>
        <source>Guided match</source>
        <translation>Партия с проводником</translation>
    </message>
    <message>
        <source>Host of the house</source>
        <translation>Хозяин дома</translation>
    </message>
    <message>
        <source>How likely the others think of “{0}”: {1} %, as before.</source>
        <translation>Вероятность, что остальные подумают на «{0}»: {1} %, как и прежде.</translation>
    </message>
    <message>
        <source>How likely the others think of “{0}”: {1} %, then {2} %.</source>
        <translation>Вероятность, что остальные подумают на «{0}»: {1} %, затем {2} %.</translation>
    </message>
    <message>
        <source>How likely the partner thinks of “{0}”: {1} %, as before.</source>
        <translation>Вероятность, что напарник подумает на «{0}»: {1} %, как и прежде.</translation>
    </message>
    <message>
        <source>How likely the partner thinks of “{0}”: {1} %, then {2} %.</source>
        <translation>Вероятность, что напарник подумает на «{0}»: {1} %, затем {2} %.</translation>
    </message>
    <message>
        <source>How was “{0}” connected with the host? For example: {1}</source>
        <translation>Как «{0}» и хозяин дома были связаны? Например: {1}</translation>
    </message>
    <message>
        <source>In a mission a character takes one vote only (missions).</source>
        <translation>В миссии у персонажа может лежать только один голос (миссии).</translation>
    </message>
    <message>
        <source>Innocent</source>
        <translation>Невиновен</translation>
    </message>
    <message>
        <source>Innocent, as this seat saw it</source>
        <translation>Невиновность, как её видно с этого места</translation>
    </message>
    <message>
        <source>It is the turn of {0} (rule 7).</source>
        <translation>Сейчас ходит {0} (правило 7).</translation>
    </message>
    <message>
        <source>It may save the bail of the own character.</source>
        <translation>Это может избавить свою роль от залога.</translation>
    </message>
    <message>
        <source>Later rounds are begun by whoever played the last vote.</source>
        <translation>Следующие раунды начинает тот, чей голос был последним.</translation>
    </message>
    <message>
        <source>Leave the row as it is</source>
        <translation>Оставить ряд как есть</translation>
    </message>
    <message>
        <source>Let “{0}” and “{1}” change places</source>
        <translation>Поменять местами: «{0}» и «{1}»</translation>
    </message>
    <message>
        <source>Mission accomplished: {0}, target {1}.</source>
        <translation>Миссия выполнена: {0}, цель {1}.</translation>
    </message>
    <message>
        <source>Mission failed: {0}, target {1}.</source>
        <translation>Миссия провалена: {0}, цель {1}.</translation>
    </message>
    <message>
        <source>Mission for two</source>
        <translation>Миссия для двоих</translation>
    </message>
    <message>
        <source>Mission of your own</source>
        <translation>Своя миссия</translation>
    </message>
    <message>
        <source>Missions have three rounds, with one murderer more in each. Three to six players play everybody for themselves. All of it is in the rules (F1). Good luck!</source>
        <translation>В миссиях три раунда, и в каждом на одного убийцу больше. Втроём — вшестером каждый играет за себя. Всё это есть в правилах (F1). Удачи!</translation>
    </message>
    <message>
        <source>More evidence first: a good idea. But the deck shrinks, so vote as soon as two pieces point at the same guest.</source>
        <translation>Сначала ещё улики — хорошая мысль. Но колода тает: голосуйте, как только две улики укажут на одного гостя.</translation>
    </message>
    <message>
        <source>Murderer</source>
        <translation>Убийца</translation>
    </message>
    <message>
        <source>New evidence: “{0}”.</source>
        <translation>Новая улика: «{0}».</translation>
    </message>
    <message>
        <source>New in the row: {0}.</source>
        <translation>Новые в ряду: {0}.</translation>
    </message>
    <message>
        <source>Next likeliest: {0} ({1} %).</source>
        <translation>Следующий по вероятности голос: {0} ({1} %).</translation>
    </message>
    <message>
        <source>No evidence is left: vote</source>
        <translation>Улик больше нет: голосуйте</translation>
    </message>
    <message>
        <source>No other placement tells more.</source>
        <translation>Никакая другая улика не скажет больше.</translation>
    </message>
    <message>
        <source>No other vote is left.</source>
        <translation>Другого голоса не осталось.</translation>
    </message>
    <message>
        <source>No vote “{0}” is left.</source>
        <translation>Голосов «{0}» больше нет.</translation>
    </message>
    <message>
        <source>No votes left: place a piece of evidence</source>
        <translation>Голосов нет: положите улику</translation>
    </message>
    <message>
        <source>Now it is about “{0}”: tell a story or skip it (rule 12).</source>
        <translation>Сейчас речь о персонаже «{0}»: расскажите историю или пропустите её (правило 12).</translation>
    </message>
    <message>
        <source>Now it is {0}'s turn, by the same rules. Watch what is put where. A click or any key makes bots hurry.</source>
        <translation>Теперь ходит {0}, по тем же правилам. Следите, что и куда ложится. Щелчок или любая клавиша торопит ботов.</translation>
    </message>
    <message>
        <source>Of all in the row, “{0}” suits “{1}” best.</source>
        <translation>Из всего ряда «{0}» лучше всего подходит к «{1}».</translation>
    </message>
    <message>
        <source>Of all in the row, “{0}” suits “{1}” least.</source>
        <translation>Из всего ряда «{0}» хуже всего подходит к «{1}».</translation>
    </message>
    <message>
        <source>Of the row, “{0}” suits only “{2}” better than “{1}”.</source>
        <translation>Во всём ряду «{0}» только к «{2}» подходит лучше, чем к «{1}».</translation>
    </message>
    <message>
        <source>Of the row, “{0}” suits only “{2}” less than “{1}”.</source>
        <translation>Во всём ряду «{0}» только к «{2}» подходит хуже, чем к «{1}».</translation>
    </message>
    <message>
        <source>Of what is on offer, “{0}” suits “{1}” best.</source>
        <translation>Из улик на выбор «{0}» лучше всего подходит к «{1}».</translation>
    </message>
    <message>
        <source>Of what is on offer, “{0}” suits “{1}” least.</source>
        <translation>Из улик на выбор «{0}» хуже всего подходит к «{1}».</translation>
    </message>
    <message>
        <source>One round: deck {0}, target {1}</source>
        <translation>Один раунд: колода {0}, цель {1}</translation>
    </message>
    <message>
        <source>One vote a turn: now place evidence (rule 7).</source>
        <translation>Один голос за ход: теперь положите улику (правило 7).</translation>
    </message>
    <message>
        <source>Only red zones: show who you are by what does not suit you. Harder.</source>
        <translation>Только красные зоны: покажите, кто вы, тем, что вам не подходит. Сложнее.</translation>
    </message>
    <message>
        <source>Only votes go to characters; evidence goes into a zone (rule 7).</source>
        <translation>К персонажам кладут только голоса, а улики — в зоны (правило 7).</translation>
    </message>
    <message>
        <source>Only you have votes left: play them all</source>
        <translation>Голоса остались только у вас: разыграйте их все</translation>
    </message>
    <message>
        <source>Only you have votes left: play them all, without evidence (rule 7).</source>
        <translation>Голоса остались только у вас: разыграйте их все, без улик (правило 7).</translation>
    </message>
    <message>
        <source>Place a piece of evidence</source>
        <translation>Положите улику</translation>
    </message>
    <message>
        <source>Put a character on one further to the right (rule 12a).</source>
        <translation>Положите персонажа на того, кто стоит правее (правило 12a).</translation>
    </message>
    <message>
        <source>Put down “{0}”</source>
        <translation>Положить: «{0}»</translation>
    </message>
    <message>
        <source>Put the characters in another order, or leave the row as it is</source>
        <translation>Переставьте персонажей или оставьте ряд как есть</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Запас</translation>
    </message>
    <message>
        <source>Roles and votes are turned up, and each vote is explained here. The deck has {0}, the target was {1}: this time it was not enough, and that is how one learns.</source>
        <translation>Роли и голоса открыты, и каждый голос здесь объяснён. В колоде {0}, цель — {1}: в этот раз не хватило, но так и учатся.</translation>
    </message>
    <message>
        <source>Roles and votes are turned up, and each vote is explained here. The deck has {0}, the target was {1}: you two understood each other, and the first mission is won.</source>
        <translation>Роли и голоса открыты, и каждый голос здесь объяснён. В колоде {0}, цель — {1}: вы друг друга поняли, и первая миссия выиграна.</translation>
    </message>
    <message>
        <source>Roles stay secret until the round is scored (rule 9).</source>
        <translation>Роли тайные до подсчёта очков раунда (правило 9).</translation>
    </message>
    <message>
        <source>Round {0} is scored: {1}, the deck has {2}.</source>
        <translation>Итог раунда {0}: {1}, в колоде {2}.</translation>
    </message>
    <message>
        <source>Round {0} is scored: {1}.</source>
        <translation>Итог раунда {0}: {1}.</translation>
    </message>
    <message>
        <source>Round {0}: {1}, {2}.</source>
        <translation>Раунд {0}: {1}, {2}.</translation>
    </message>
    <message>
        <source>Shared victory: {0}, {1}.</source>
        <translation>Общая победа: {0}, {1}.</translation>
    </message>
    <message>
        <source>Skip the story of “{0}”</source>
        <translation>Без истории: «{0}»</translation>
    </message>
    <message>
        <source>Surer would be: {0} ({1} %).</source>
        <translation>Надёжнее было бы: {0} ({1} %).</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Tell the story of “{0}”</source>
        <translation>Рассказать историю: «{0}»</translation>
    </message>
    <message>
        <source>The competitive game is for 3 to 6 seats, not {0}.</source>
        <translation>«Каждый за себя» — для 3–6 мест за столом, а не {0}.</translation>
    </message>
    <message>
        <source>The deck is your common score: {0} is the goal. Each piece of evidence takes a card from it, so talk briefly. Right votes bring cards back.</source>
        <translation>Колода — ваш общий счёт: цель — {0}. Каждая улика забирает из неё карту, поэтому говорите кратко. Верные голоса возвращают карты.</translation>
    </message>
    <message>
        <source>The evidence of the round goes under the deck.</source>
        <translation>Улики раунда уходят под колоду.</translation>
    </message>
    <message>
        <source>The evidence of the round goes under the reserve.</source>
        <translation>Улики раунда уходят под запас.</translation>
    </message>
    <message>
        <source>The face-down vote of {0}: “{1}” on “{2}”.</source>
        <translation>{0}, голос рубашкой вверх: «{1}», персонаж «{2}».</translation>
    </message>
    <message>
        <source>The first seat</source>
        <translation>Первое место за столом</translation>
    </message>
    <message>
        <source>The last card of the deck is turned up: the round is over.</source>
        <translation>Открыта последняя карта колоды: раунд окончен.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>The mission ends early: {0}, too few to go on.</source>
        <translation>Миссия окончена досрочно: {0}, этого мало.</translation>
    </message>
    <message>
        <source>The mode is “pair” or “competitive”, not “{0}”.</source>
        <translation>Режим — «pair» или «competitive», а не «{0}».</translation>
    </message>
    <message>
        <source>The murdered host of the house: “{0}”.</source>
        <translation>Жертва, хозяин дома: «{0}».</translation>
    </message>
    <message>
        <source>The option “{0}” cannot be “{1}”.</source>
        <translation>Параметр «{0}» не может быть «{1}».</translation>
    </message>
    <message>
        <source>The order of the row</source>
        <translation>Порядок в ряду</translation>
    </message>
    <message>
        <source>The role of {0}: “{1}”.</source>
        <translation>{0}, роль открыта: «{1}».</translation>
    </message>
    <message>
        <source>The secret role of {0}: {1}.</source>
        <translation>{0}, тайная роль: {1}.</translation>
    </message>
    <message>
        <source>The secret roles of {0}: {1}.</source>
        <translation>{0}, тайные роли: {1}.</translation>
    </message>
    <message>
        <source>The story of a character</source>
        <translation>История персонажа</translation>
    </message>
    <message>
        <source>The vote lies face down; what it says is known to you alone. Until you place evidence you can take it back: Undo, or Ctrl+Z.</source>
        <translation>Голос лежит лицом вниз; что в нём, знаете только вы. Пока не положена улика, его можно вернуть: «Отменить ход» или Ctrl+Z.</translation>
    </message>
    <message>
        <source>There is no option “{0}” here.</source>
        <translation>Здесь нет параметра «{0}».</translation>
    </message>
    <message>
        <source>There is no seat {0} to begin.</source>
        <translation>Нет места {0}, которое могло бы начать.</translation>
    </message>
    <message>
        <source>These are your roles: {0}. Only you see them, and nobody may say who they are. Objects must speak for you, and the clearer they speak, the better.</source>
        <translation>Ваши роли: {0}. Видите их только вы, и называть себя никому нельзя. За вас говорят предметы, и чем яснее, тем лучше.</translation>
    </message>
    <message>
        <source>This decides nothing of the points.</source>
        <translation>На очки это не влияет.</translation>
    </message>
    <message>
        <source>This mission needs the option “{0}”.</source>
        <translation>Этой миссии нужен параметр «{0}».</translation>
    </message>
    <message>
        <source>This would tell more: {0}.</source>
        <translation>Больше сказало бы другое: {0}.</translation>
    </message>
    <message>
        <source>Three pieces of evidence lie open. Take the one that says most about one of your roles, and drag it into a zone of that role. Or click the piece, then the zone.</source>
        <translation>Открыты три улики. Выберите ту, что больше всего говорит об одной из ваших ролей, и перетащите её в зону этой роли. Или щёлкните улику, затем зону.</translation>
    </message>
    <message>
        <source>Two seats against the deck: three rounds, two characters each.</source>
        <translation>Вдвоём против колоды: три раунда, по два персонажа у каждого.</translation>
    </message>
    <message>
        <source>Under arrest: “{0}”.</source>
        <translation>Под арестом: «{0}».</translation>
    </message>
    <message>
        <source>Victory: {0}, {1}.</source>
        <translation>Победа: {0}, {1}.</translation>
    </message>
    <message>
        <source>Victory: {0}, {1}. Your result: {2}.</source>
        <translation>Победа: {0}, {1}. Ваш результат: {2}.</translation>
    </message>
    <message>
        <source>Vote if you like, then place a piece of evidence</source>
        <translation>Проголосуйте, если хотите, и положите улику</translation>
    </message>
    <message>
        <source>Vote when you have a suspicion: drag “Innocent” onto a guest who you think is {0}. If you would rather hear more first, place evidence.</source>
        <translation>Есть догадка — голосуйте: перетащите «Невиновен» на гостя, за которым, по-вашему, {0}. Хотите сначала узнать больше — положите улику.</translation>
    </message>
    <message>
        <source>Vote “{0}”</source>
        <translation>Проголосовать: «{0}»</translation>
    </message>
    <message>
        <source>Vote “{0}” on “{1}”</source>
        <translation>Голос «{0}» — персонаж «{1}»</translation>
    </message>
    <message>
        <source>Vote: {0}</source>
        <translation>Голос: {0}</translation>
    </message>
    <message>
        <source>Vote: {0}, “{1}”</source>
        <translation>Голос: {0}, «{1}»</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Кто начинает</translation>
    </message>
    <message>
        <source>You have voted early; that is allowed. Every turn ends with evidence: drag one of the three pieces into a zone of one of your roles.</source>
        <translation>Ранний голос — тоже ход. Но каждый ход кончается уликой: перетащите одну из трёх в зону одной из ваших ролей.</translation>
    </message>
    <message>
        <source>You win: {0}.</source>
        <translation>Вы победили: {0}.</translation>
    </message>
    <message>
        <source>Your turn again: place another piece. The best piece suits one guest and nobody else in the row. A right click, or Space, shows a card large.</source>
        <translation>Снова ваш ход: положите ещё одну улику. Лучшая подходит одному гостю и больше никому в ряду. Правый щелчок или пробел покажет карту крупно.</translation>
    </message>
    <message>
        <source>Zone: {0}</source>
        <translation>Зона: {0}</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>персонажи</translation>
    </message>
    <message>
        <source>does not suit</source>
        <translation>не подходит</translation>
    </message>
    <message>
        <source>evidence</source>
        <translation>улики</translation>
    </message>
    <message>
        <source>evidence deck</source>
        <translation>колода улик</translation>
    </message>
    <message>
        <source>host of the house</source>
        <translation>хозяин дома</translation>
    </message>
    <message>
        <source>neither role</source>
        <translation>ни одна роль</translation>
    </message>
    <message>
        <source>no votes</source>
        <translation>нет голосов</translation>
    </message>
    <message>
        <source>only you see this</source>
        <translation>видите только вы</translation>
    </message>
    <message>
        <source>only {0} sees this</source>
        <translation>видит только {0}</translation>
    </message>
    <message>
        <source>others</source>
        <translation>остальные</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>запас</translation>
    </message>
    <message>
        <source>role I</source>
        <translation>роль I</translation>
    </message>
    <message>
        <source>role II</source>
        <translation>роль II</translation>
    </message>
    <message>
        <source>round {0} of {1}</source>
        <translation>раунд {0} из {1}</translation>
    </message>
    <message>
        <source>secret role</source>
        <translation>тайная роль</translation>
    </message>
    <message>
        <source>suits</source>
        <translation>подходит</translation>
    </message>
    <message>
        <source>suits neither role</source>
        <translation>не подходит ни одной роли</translation>
    </message>
    <message>
        <source>target {0}</source>
        <translation>цель {0}</translation>
    </message>
    <message>
        <source>under arrest</source>
        <translation>под арестом</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>голоса</translation>
    </message>
    <message>
        <source>votes on “{0}”</source>
        <translation>голоса, персонаж «{0}»</translation>
    </message>
    <message>
        <source>{0} arranges the row</source>
        <translation>{0} расставляет персонажей</translation>
    </message>
    <message>
        <source>{0} begins.</source>
        <translation>{0} начинает.</translation>
    </message>
    <message>
        <source>{0} chooses a piece of evidence</source>
        <translation>{0} выбирает улику</translation>
    </message>
    <message>
        <source>{0} decides on vote and evidence</source>
        <translation>{0} выбирает голос и улику</translation>
    </message>
    <message>
        <source>{0} leaves out the story of “{1}”.</source>
        <translation>{0} пропускает историю: «{1}».</translation>
    </message>
    <message>
        <source>{0} lets “{1}” and “{2}” change places.</source>
        <translation>{0} меняет местами: «{1}» и «{2}».</translation>
    </message>
    <message>
        <source>{0} may tell a story</source>
        <translation>{0} может рассказать историю</translation>
    </message>
    <message>
        <source>{0} of {1} left</source>
        <translation>осталось {0} из {1}</translation>
    </message>
    <message>
        <source>{0} pays bail for “{1}”: −{2}.</source>
        <translation>{0} вносит залог (персонаж «{1}»): −{2}.</translation>
    </message>
    <message>
        <source>{0} pays bail: −{1}.</source>
        <translation>{0} вносит залог: −{1}.</translation>
    </message>
    <message>
        <source>{0} puts “{1}” into the green zone, {2}.</source>
        <translation>{0} кладёт «{1}» в зелёную зону, {2}.</translation>
    </message>
    <message>
        <source>{0} puts “{1}” into the green zone.</source>
        <translation>{0} кладёт «{1}» в зелёную зону.</translation>
    </message>
    <message>
        <source>{0} puts “{1}” into the red zone, {2}.</source>
        <translation>{0} кладёт «{1}» в красную зону, {2}.</translation>
    </message>
    <message>
        <source>{0} puts “{1}” into the red zone.</source>
        <translation>{0} кладёт «{1}» в красную зону.</translation>
    </message>
    <message>
        <source>{0} says: “{1}” does not suit {2}. Which guests does that exclude? Think of what was left lying as well: a piece that would have said more is a hint, too.</source>
        <translation>{0} говорит: «{1}» не подходит, {2}. Кого это исключает? Подумайте и о том, что осталось лежать: невзятая улика — тоже намёк.</translation>
    </message>
    <message>
        <source>{0} says: “{1}” suits {2}. Which guest in the row does it fit best? Think of what was left lying as well: a piece that would have said more is a hint, too.</source>
        <translation>{0} говорит: «{1}» подходит, {2}. Кому в ряду это ближе всего? Подумайте и о том, что осталось лежать: невзятая улика — тоже намёк.</translation>
    </message>
    <message>
        <source>{0} shows that “{1}” suits neither role.</source>
        <translation>{0} показывает: «{1}» не подходит ни одной роли.</translation>
    </message>
    <message>
        <source>{0} tells the story of “{1}”.</source>
        <translation>{0} рассказывает историю: «{1}».</translation>
    </message>
    <message>
        <source>{0} votes on “{1}”.</source>
        <translation>{0} голосует: персонаж «{1}».</translation>
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
        <translation>{0} · залог не внесён</translation>
    </message>
    <message>
        <source>{0} · votes: up to {1}</source>
        <translation>{0} · голоса: до {1}</translation>
    </message>
    <message>
        <source>{0}, by contrast</source>
        <translation>{0}, от противного</translation>
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
        <translation>{0}: «Невиновен» в защиту роли «{1}»</translation>
    </message>
    <message>
        <source>“{0}” does not suit my character</source>
        <translation>«{0}» не подходит моему персонажу</translation>
    </message>
    <message>
        <source>“{0}” does not suit {1}</source>
        <translation>«{0}» не подходит: {1}</translation>
    </message>
    <message>
        <source>“{0}” is a murderer at {1} %.</source>
        <translation>«{0}»: убийца — {1} %.</translation>
    </message>
    <message>
        <source>“{0}” is a murderer at {1} %: so says “{2}” in a green zone.</source>
        <translation>«{0}»: убийца — {1} %; так говорит «{2}» в зелёной зоне.</translation>
    </message>
    <message>
        <source>“{0}” is a murderer at {1} %: so says “{2}” in a red zone.</source>
        <translation>«{0}»: убийца — {1} %; так говорит «{2}» в красной зоне.</translation>
    </message>
    <message>
        <source>“{0}” is innocent at {1} %.</source>
        <translation>«{0}»: невиновен — {1} %.</translation>
    </message>
    <message>
        <source>“{0}” is innocent at {1} %: so says “{2}” in a green zone.</source>
        <translation>«{0}»: невиновен — {1} %; так говорит «{2}» в зелёной зоне.</translation>
    </message>
    <message>
        <source>“{0}” is innocent at {1} %: so says “{2}” in a red zone.</source>
        <translation>«{0}»: невиновен — {1} %; так говорит «{2}» в красной зоне.</translation>
    </message>
    <message>
        <source>“{0}” is nobody's role: a murderer.</source>
        <translation>«{0}» — ничья роль: это убийца.</translation>
    </message>
    <message>
        <source>“{0}” on “{1}”: own character, a mistake</source>
        <translation>«{0}», персонаж «{1}»: свой персонаж, ошибка</translation>
    </message>
    <message>
        <source>“{0}” on “{1}”: own character, no points</source>
        <translation>«{0}», персонаж «{1}»: свой персонаж, без очков</translation>
    </message>
    <message>
        <source>“{0}” on “{1}”: right</source>
        <translation>«{0}», персонаж «{1}»: верно</translation>
    </message>
    <message>
        <source>“{0}” on “{1}”: right, but too late for points</source>
        <translation>«{0}», персонаж «{1}»: верно, но слишком поздно для очков</translation>
    </message>
    <message>
        <source>“{0}” on “{1}”: right, number {2}</source>
        <translation>«{0}», персонаж «{1}»: верно, номер {2}</translation>
    </message>
    <message>
        <source>“{0}” on “{1}”: wrong</source>
        <translation>«{0}», персонаж «{1}»: неверно</translation>
    </message>
    <message>
        <source>“{0}” suits my character</source>
        <translation>«{0}» подходит моему персонажу</translation>
    </message>
    <message>
        <source>“{0}” suits neither role</source>
        <translation>«{0}» не подходит ни одной роли</translation>
    </message>
    <message>
        <source>“{0}” suits neither “{1}” nor “{2}”.</source>
        <translation>«{0}» не подходит ни к «{1}», ни к «{2}».</translation>
    </message>
    <message>
        <source>“{0}” suits {1}</source>
        <translation>«{0}» подходит: {1}</translation>
    </message>
    <message>
        <source>−{0}</source>
        <translation>−{0}</translation>
    </message>
</context>
</TS>
