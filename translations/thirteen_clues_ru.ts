<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>thirteen_clues</name>
    <message numerus="yes">
        <source>%n answer(s) about it</source>
        <translation>
            <numerusform>%n ответ о ней</numerusform>
            <numerusform>%n ответа о ней</numerusform>
            <numerusform>%n ответов о ней</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) about this card</source>
        <translation>
            <numerusform>%n ответ об этой карте</numerusform>
            <numerusform>%n ответа об этой карте</numerusform>
            <numerusform>%n ответов об этой карте</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n magnifying glass(es)</source>
        <translation>
            <numerusform>%n лупа</numerusform>
            <numerusform>%n лупы</numerusform>
            <numerusform>%n луп</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mystery(ies) are still possible.</source>
        <translation>
            <numerusform>Возможна ещё %n тайна.</numerusform>
            <numerusform>Возможны ещё %n тайны.</numerusform>
            <numerusform>Возможно ещё %n тайн.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>13 Clues is for 2 to 6 seats, not {0}.</source>
        <translation>«13 улик»: от 2 до 6 мест, а не {0}.</translation>
    </message>
    <message>
        <source>A duel of two</source>
        <translation>Поединок двоих</translation>
    </message>
    <message>
        <source>A glass also buys a look at an informant, one of these cards: you alone see it, and it is certainly not on your screen. Good when all else is known.</source>
        <translation>За лупу можно и взглянуть на информатора — одну из этих карт: её видите только вы, и на вашей ширме её точно нет. Полезно, когда остальное известно.</translation>
    </message>
    <message>
        <source>A glass goes to a witness or to an informant (rule 3).</source>
        <translation>Лупу отдают свидетелю или информатору (правило 3).</translation>
    </message>
    <message>
        <source>A house rule: you may also ask for people, places or weapons as a whole.</source>
        <translation>Домашнее правило: можно спрашивать и обо всех персонажах, местах или оружии.</translation>
    </message>
    <message>
        <source>A look at informant {0}</source>
        <translation>Взгляд на информатора {0}</translation>
    </message>
    <message>
        <source>A look shows a card that nobody else learns of.</source>
        <translation>Взгляд показывает карту, о которой больше никто не узнает.</translation>
    </message>
    <message>
        <source>A magnifying glass</source>
        <translation>Лупа</translation>
    </message>
    <message>
        <source>A magnifying glass more is an action more.</source>
        <translation>Ещё одна лупа — ещё одно действие.</translation>
    </message>
    <message>
        <source>A witness counts the cards on all screens but their own, and the two they hide. Compare: what you do not see yourself is on your screen, or hidden there. Your glass is theirs now.</source>
        <translation>Свидетель считает карты на всех ширмах, кроме своей, и две свои скрытые. Сравните: чего не видите вы, то на вашей ширме или скрыто у свидетеля. Лупа теперь у него.</translation>
    </message>
    <message>
        <source>A witness, an informant or an accusation</source>
        <translation>Свидетель, информатор или обвинение</translation>
    </message>
    <message>
        <source>Accuse</source>
        <translation>Обвинить</translation>
    </message>
    <message>
        <source>Accuse: “{0}”</source>
        <translation>Обвинить: «{0}»</translation>
    </message>
    <message>
        <source>Always at hand: hide the screen (F8), all legal moves in words (Ctrl+M), a hint (Ctrl+H), the rules of this very place (F1), and the log of what happened (L).</source>
        <translation>Всегда под рукой: скрыть экран (F8), все ходы словами (Ctrl+M), подсказка (Ctrl+H), правила именно об этом месте (F1) и журнал событий (L).</translation>
    </message>
    <message>
        <source>An accusation names a person, a place and a weapon (rule 8).</source>
        <translation>В обвинении называют персонажа, место и оружие (правило 8).</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>Ask in secret: “{0}”</source>
        <translation>Спросить тайно: «{0}»</translation>
    </message>
    <message>
        <source>Ask on, and watch the casebook. When one person, one place and one weapon are left, accuse: choose “Accuse”, name the three, confirm. A mistake costs your glasses, not the match.</source>
        <translation>Спрашивайте дальше и следите за блокнотом. Когда останутся один персонаж, одно место и одно оружие, выберите «Обвинить», назовите их и подтвердите. Ошибка стоит луп, но не партии.</translation>
    </message>
    <message>
        <source>Ask {0}</source>
        <translation>Спросить: {0}</translation>
    </message>
    <message>
        <source>Ask {0} in secret</source>
        <translation>Спросить тайно: {0}</translation>
    </message>
    <message>
        <source>Ask, look at an informant, or accuse: one action</source>
        <translation>Вопрос, информатор или обвинение: одно действие</translation>
    </message>
    <message>
        <source>Ask, look or accuse</source>
        <translation>Вопрос, взгляд или обвинение</translation>
    </message>
    <message>
        <source>Ask: “{0}”</source>
        <translation>Спросить: «{0}»</translation>
    </message>
    <message>
        <source>Back to the supply from {0}: {1}.</source>
        <translation>{0} → общий запас: {1}.</translation>
    </message>
    <message>
        <source>Broad questions</source>
        <translation>Широкие вопросы</translation>
    </message>
    <message>
        <source>Casebook</source>
        <translation>Блокнот</translation>
    </message>
    <message>
        <source>Casebook fills in</source>
        <translation>Блокнот отмечает</translation>
    </message>
    <message>
        <source>Choose a magnifying glass</source>
        <translation>Выберите лупу</translation>
    </message>
    <message>
        <source>Choose a person</source>
        <translation>Выберите персонажа</translation>
    </message>
    <message>
        <source>Choose a person, a place and a weapon for {0}</source>
        <translation>Выберите персонажа, место и оружие. Для кого: {0}</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>Выберите место</translation>
    </message>
    <message>
        <source>Choose a suit or a trait</source>
        <translation>Выберите масть или признак</translation>
    </message>
    <message>
        <source>Choose a weapon</source>
        <translation>Выберите оружие</translation>
    </message>
    <message>
        <source>Choose a witness</source>
        <translation>Выберите свидетеля</translation>
    </message>
    <message>
        <source>Choose the card on the left or the one on the right (rule 10).</source>
        <translation>Выберите левую или правую карту (правило 10).</translation>
    </message>
    <message>
        <source>Choose your mystery</source>
        <translation>Выберите свою тайну</translation>
    </message>
    <message>
        <source>Chosen: {0}</source>
        <translation>Выбрано: {0}</translation>
    </message>
    <message>
        <source>Deduced</source>
        <translation>Вывод</translation>
    </message>
    <message>
        <source>Drag one card of each kind onto the three fields, then press the button. Mix the suits: three cards of one suit would soon be found out.</source>
        <translation>Перетащите по одной карте каждого вида на три поля и нажмите кнопку. Смешивайте масти: три карты одной масти быстро раскроют.</translation>
    </message>
    <message>
        <source>Each magnifying glass is one action. Ask a witness how many cards of a suit or with a trait they see: choose whom, then what, then press the button. Or drag glass and card.</source>
        <translation>Каждая лупа — одно действие. Спросите, сколько карт масти или с признаком видит свидетель: выберите кого, затем о чём, и нажмите кнопку. Или перетащите лупу и карту.</translation>
    </message>
    <message>
        <source>Everybody has a mystery</source>
        <translation>У каждого своя тайна</translation>
    </message>
    <message>
        <source>Everybody sees your mystery but you: ask the right witness</source>
        <translation>Вашу тайну видят все, кроме вас: найдите верного свидетеля</translation>
    </message>
    <message>
        <source>Find out the person, the place and the weapon that only you cannot see.</source>
        <translation>Узнайте персонажа, место и оружие, которых не видите только вы.</translation>
    </message>
    <message>
        <source>First take a glass from a player who has one (rule 2).</source>
        <translation>Сначала возьмите лупу у того, у кого она есть (правило 2).</translation>
    </message>
    <message>
        <source>Five cards are yours. Three of them, a person, a place and a weapon, will be the mystery of {0}, the neighbour at your left. The other two stay hidden with you.</source>
        <translation>У вас пять карт. Три из них — персонаж, место и оружие — станут тайной соседа слева: {0}. Две другие останутся скрыты у вас.</translation>
    </message>
    <message>
        <source>For {0} seats {1} suits are in play, not {2}.</source>
        <translation>Мест: {0}. Мастей в игре: {1}, а не {2}.</translation>
    </message>
    <message>
        <source>Give one person, one place and one weapon (rule 1).</source>
        <translation>Отдайте одного персонажа, одно место и одну карту оружия (правило 1).</translation>
    </message>
    <message>
        <source>Give this mystery to {0}</source>
        <translation>Отдать эту тайну: {0}</translation>
    </message>
    <message>
        <source>Give {0}: {1}</source>
        <translation>Кому: {0}. Карты: {1}</translation>
    </message>
    <message>
        <source>Give {0}: {1}; hide on the left: {2}</source>
        <translation>Кому: {0}. Карты: {1}; слева спрятать: {2}</translation>
    </message>
    <message>
        <source>Good. Ask on until the casebook leaves one card in each column; then choose “Accuse”. A question is best where you cannot foresee the answer.</source>
        <translation>Хорошо. Спрашивайте, пока в каждом столбце блокнота не останется одна карта; тогда выберите «Обвинить». Лучший вопрос тот, ответ на который не угадать.</translation>
    </message>
    <message>
        <source>I see {0}.</source>
        <translation>Вижу {0}.</translation>
    </message>
    <message>
        <source>If it is right, you win. If it is wrong, everybody hears it.</source>
        <translation>Если это верно, вы побеждаете. Если нет, это слышат все.</translation>
    </message>
    <message>
        <source>If it is right, you win. If it is wrong, everybody hears it; your turn and your glasses are gone.</source>
        <translation>Если это верно, вы побеждаете. Если нет, это слышат все, а ход и лупы потеряны.</translation>
    </message>
    <message>
        <source>Informant</source>
        <translation>Информатор</translation>
    </message>
    <message>
        <source>Informant {0} shows {1} a card: {2}.</source>
        <translation>Информатор {0} показывает карту. Видит {1}: {2}.</translation>
    </message>
    <message>
        <source>It is the turn of {0} (rule 3).</source>
        <translation>Сейчас ход: {0} (правило 3).</translation>
    </message>
    <message>
        <source>Likeliest mysteries, as this seat saw it</source>
        <translation>Самые вероятные тайны, как видно с этого места</translation>
    </message>
    <message>
        <source>Look at informant {0}</source>
        <translation>Обратиться к информатору {0}</translation>
    </message>
    <message>
        <source>Make the mark again</source>
        <translation>Вернуть пометку</translation>
    </message>
    <message>
        <source>Mark with every click</source>
        <translation>Помечать каждым щелчком</translation>
    </message>
    <message>
        <source>No other question tells more of the mystery.</source>
        <translation>Никакой другой вопрос не скажет о тайне больше.</translation>
    </message>
    <message>
        <source>No question tells more of the mystery than a look at an informant.</source>
        <translation>Ни один вопрос не скажет о тайне больше, чем взгляд на информатора.</translation>
    </message>
    <message>
        <source>No, I see {0}.</source>
        <translation>Нет, не вижу {0}.</translation>
    </message>
    <message>
        <source>Nobody else hears the answer to a question in secret.</source>
        <translation>Ответ на тайный вопрос больше никто не слышит.</translation>
    </message>
    <message>
        <source>Nobody has more magnifying glasses than {0}.</source>
        <translation>Больше всего луп: {0}.</translation>
    </message>
    <message>
        <source>Nobody shows you this card: ask about it (rule 4).</source>
        <translation>Эту карту вам никто не покажет: спрашивайте о ней (правило 4).</translation>
    </message>
    <message>
        <source>Not found out: {0}</source>
        <translation>Не раскрыто: {0}</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>Now the others ask. Everybody hears question and answer, and your casebook learns from them, too. A click or any key makes bots hurry.</source>
        <translation>Теперь спрашивают другие. Вопрос и ответ слышат все, и ваш блокнот учится и на них. Щелчок или любая клавиша торопит ботов.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n possible mystery(ies), the answer leaves about {0}.</source>
        <translation>
            <numerusform>Из %n возможной тайны ответ оставит около {0}.</numerusform>
            <numerusform>Из %n возможных тайн ответ оставит около {0}.</numerusform>
            <numerusform>Из %n возможных тайн ответ оставит около {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once a match everybody may ask a question that only the witness hears.</source>
        <translation>Раз за партию каждый может задать вопрос, который услышит только свидетель.</translation>
    </message>
    <message>
        <source>One action a turn, without magnifying glasses; left and right count apart.</source>
        <translation>Одно действие за ход, без луп; левая и правая карты считаются отдельно.</translation>
    </message>
    <message numerus="yes">
        <source>One of %n possible mystery(ies): {0} %.</source>
        <translation>
            <numerusform>Одна из %n возможной тайны: {0} %.</numerusform>
            <numerusform>Одна из %n возможных тайн: {0} %.</numerusform>
            <numerusform>Одна из %n возможных тайн: {0} %.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the two of them hear it. {0}: “{1}” {2}: “{3}”</source>
        <translation>Это слышат только двое. {0}: «{1}» {2}: «{3}»</translation>
    </message>
    <message>
        <source>Only this mystery agrees with everything that was said.</source>
        <translation>Только эта тайна согласуется со всем сказанным.</translation>
    </message>
    <message>
        <source>Only you can read this.</source>
        <translation>Это можете прочитать только вы.</translation>
    </message>
    <message>
        <source>Only you see the card; it stays where it is.</source>
        <translation>Карту видите только вы, и она остаётся на месте.</translation>
    </message>
    <message>
        <source>Only {0} sees the card.</source>
        <translation>Карту видит только {0}.</translation>
    </message>
    <message>
        <source>Open the casebook.</source>
        <translation>Открыть блокнот.</translation>
    </message>
    <message numerus="yes">
        <source>Possible still, in %n mysteries</source>
        <translation>
            <numerusform>Ещё возможно: %n тайна</numerusform>
            <numerusform>Ещё возможно: %n тайны</numerusform>
            <numerusform>Ещё возможно: %n тайн</numerusform>
        </translation>
    </message>
    <message>
        <source>Question: how many {0}?</source>
        <translation>Вопрос: сколько {0}?</translation>
    </message>
    <message>
        <source>Questions are about suits and traits, not about single cards (rule 4).</source>
        <translation>Спрашивают о мастях и признаках, а не об отдельных картах (правило 4).</translation>
    </message>
    <message>
        <source>Rub out</source>
        <translation>Стереть</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Видно</translation>
    </message>
    <message>
        <source>Solved: you are the first to know. Here you can read who asked how much, and what everybody's mystery was.</source>
        <translation>Дело раскрыто, и раньше всех! Здесь видно, кто сколько спрашивал и какой была тайна каждого.</translation>
    </message>
    <message>
        <source>Solved: {0}</source>
        <translation>Раскрыто: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Spend your magnifying glasses: %n to go</source>
        <translation>
            <numerusform>Потратьте лупы: осталась %n</numerusform>
            <numerusform>Потратьте лупы: осталось %n</numerusform>
            <numerusform>Потратьте лупы: осталось %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Still open: {0}</source>
        <translation>Ещё не выбрано: {0}</translation>
    </message>
    <message>
        <source>Take a glass from {0}</source>
        <translation>Взять лупу. У кого: {0}</translation>
    </message>
    <message>
        <source>Take the last mark back</source>
        <translation>Отменить последнюю пометку</translation>
    </message>
    <message>
        <source>That is right!</source>
        <translation>Это верно!</translation>
    </message>
    <message>
        <source>That is what a question is about: put it on the question (rule 4).</source>
        <translation>Это тема вопроса: положите её на вопрос (правило 4).</translation>
    </message>
    <message>
        <source>That is wrong.</source>
        <translation>Это неверно.</translation>
    </message>
    <message>
        <source>The answer is whispered.</source>
        <translation>Ответ звучит шёпотом.</translation>
    </message>
    <message>
        <source>The card on your left</source>
        <translation>Карта слева от вас</translation>
    </message>
    <message>
        <source>The cards of {0}: {1}.</source>
        <translation>Карты, {0}: {1}.</translation>
    </message>
    <message>
        <source>The casebook keeps what you saw and heard, and works out what follows: a row for each suit, a column for each kind. Open it here, and click a mark to read why it stands there.</source>
        <translation>Блокнот хранит увиденное и услышанное и делает выводы: строка на масть, столбец на вид карты. Откройте его здесь и щёлкните по отметке, чтобы узнать, откуда она.</translation>
    </message>
    <message numerus="yes">
        <source>The likeliest of %n possible mystery(ies): {0} %.</source>
        <translation>
            <numerusform>Самая вероятная из %n возможной тайны: {0} %.</numerusform>
            <numerusform>Самая вероятная из %n возможных тайн: {0} %.</numerusform>
            <numerusform>Самая вероятная из %n возможных тайн: {0} %.</numerusform>
        </translation>
    </message>
    <message>
        <source>The magnifying glass of {0} goes to the supply.</source>
        <translation>Лупа: {0} → общий запас.</translation>
    </message>
    <message>
        <source>The magnifying glass of {0} goes to {1}.</source>
        <translation>Лупа: {0} → {1}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>The option “{0}” cannot be “{1}”.</source>
        <translation>Настройка «{0}» не может быть «{1}».</translation>
    </message>
    <message>
        <source>The option “{0}” is missing.</source>
        <translation>Не хватает настройки «{0}».</translation>
    </message>
    <message>
        <source>The others choose as well. When all have, the screens are put up.</source>
        <translation>Остальные тоже выбирают. Когда выбрали все, поднимаются ширмы.</translation>
    </message>
    <message>
        <source>The others choose mysteries for their neighbours</source>
        <translation>Остальные выбирают тайны для соседей</translation>
    </message>
    <message>
        <source>The others did the same. So here is your own mystery: everybody sees its cards but you. Whoever first names their person, place and weapon wins.</source>
        <translation>Остальные сделали то же. Вот ваша собственная тайна: её карты видят все, кроме вас. Кто первым назовёт своих персонажа, место и оружие, тот победит.</translation>
    </message>
    <message>
        <source>The screens stand: everybody sees every mystery but their own.</source>
        <translation>Ширмы стоят: каждый видит все тайны, кроме своей.</translation>
    </message>
    <message>
        <source>The supply is empty: take a glass from a player (rule 2).</source>
        <translation>Общий запас пуст: возьмите лупу у другого игрока (правило 2).</translation>
    </message>
    <message>
        <source>The supply is empty: take a magnifying glass from somebody</source>
        <translation>Общий запас пуст: возьмите лупу у кого-нибудь</translation>
    </message>
    <message>
        <source>The token goes to the witness of a question (rule 11).</source>
        <translation>Жетон отдают вместе с вопросом свидетелю (правило 11).</translation>
    </message>
    <message>
        <source>The token goes with a question, not with an informant (rule 11).</source>
        <translation>Жетон нужен для вопроса, а не для информатора (правило 11).</translation>
    </message>
    <message>
        <source>The winner is {0}, in {1}.</source>
        <translation>Победа: {0}, {1}.</translation>
    </message>
    <message>
        <source>There is no bot “{0}” in 13 Clues.</source>
        <translation>В игре «13 улик» нет бота «{0}».</translation>
    </message>
    <message>
        <source>There is no option “{0}” here.</source>
        <translation>Здесь нет настройки «{0}».</translation>
    </message>
    <message>
        <source>There must be a magnifying glass for each seat.</source>
        <translation>На каждое место нужна хотя бы одна лупа.</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Подумать ещё</translation>
    </message>
    <message>
        <source>This cannot be right: {0} is informant {1} (rule 8).</source>
        <translation>Это не может быть верно: {0} — информатор {1} (правило 8).</translation>
    </message>
    <message>
        <source>This time {0} was first. Here you can read who asked how much, and what your mystery was; how close were you?</source>
        <translation>В этот раз первым финиширует {0}. Здесь видно, кто сколько спрашивал и какой была ваша тайна: много ли вам не хватило?</translation>
    </message>
    <message>
        <source>Three cards of one suit are found by a single question.</source>
        <translation>Три карты одной масти выдаёт один-единственный вопрос.</translation>
    </message>
    <message>
        <source>Three cards of one suit make an easy mystery (rule 1).</source>
        <translation>Три карты одной масти — слишком лёгкая тайна (правило 1).</translation>
    </message>
    <message>
        <source>Three suits: no question about one of them finds two cards at once.</source>
        <translation>Три масти: ни один вопрос о масти не выдаст две карты сразу.</translation>
    </message>
    <message>
        <source>To look at an informant, spend a glass on it (rule 6).</source>
        <translation>Чтобы обратиться к информатору, потратьте на него лупу (правило 6).</translation>
    </message>
    <message>
        <source>To look at an informant, spend your action on it (rule 6).</source>
        <translation>Чтобы обратиться к информатору, потратьте на него действие (правило 6).</translation>
    </message>
    <message>
        <source>Told</source>
        <translation>Сказано</translation>
    </message>
    <message>
        <source>Top Secret</source>
        <translation>Совершенно секретно</translation>
    </message>
    <message>
        <source>Top Secret needs 3 seats or more.</source>
        <translation>Для варианта «Совершенно секретно» нужно не меньше 3 мест.</translation>
    </message>
    <message>
        <source>Top Secret token</source>
        <translation>жетон «Совершенно секретно»</translation>
    </message>
    <message>
        <source>Top Secret token of {0}</source>
        <translation>Жетон «Совершенно секретно»: {0}</translation>
    </message>
    <message>
        <source>Top secret: only {0} hears it.</source>
        <translation>Совершенно секретно: слышит только {0}.</translation>
    </message>
    <message>
        <source>Top secret: {0} asks {1} what only the two of them hear.</source>
        <translation>Совершенно секретно: {0} → {1}. Вопрос и ответ знают только они двое.</translation>
    </message>
    <message>
        <source>Top secret: “{0}”</source>
        <translation>Совершенно секретно: «{0}»</translation>
    </message>
    <message>
        <source>Two cards of one suit are easier to find than three suits.</source>
        <translation>Две карты одной масти найти легче, чем три масти.</translation>
    </message>
    <message>
        <source>Two to six can play, and “Top Secret” lets each ask one question unheard. In the lobby you choose how much the casebook fills in by itself. Good luck!</source>
        <translation>Играть можно вдвоём и до шестерых, а «Совершенно секретно» даёт каждому один вопрос без лишних ушей. Перед партией выбирают, что блокнот отмечает сам. Удачи!</translation>
    </message>
    <message>
        <source>What follows from it, too</source>
        <translation>И выводы из этого</translation>
    </message>
    <message>
        <source>What the casebook marks by itself. Each person chooses, and everybody can see it.</source>
        <translation>Что блокнот отмечает сам. Каждый выбирает для себя, и это видно всем.</translation>
    </message>
    <message>
        <source>What the question is about</source>
        <translation>О чём вопрос</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Сказанное</translation>
    </message>
    <message>
        <source>What was said rules this mystery out.</source>
        <translation>Сказанное исключает эту тайну.</translation>
    </message>
    <message>
        <source>What was seen</source>
        <translation>Увиденное</translation>
    </message>
    <message>
        <source>What was seen and told</source>
        <translation>Увиденное и сказанное</translation>
    </message>
    <message>
        <source>What you can see cannot be your mystery (rule 8).</source>
        <translation>То, что вы видите, не может быть вашей тайной (правило 8).</translation>
    </message>
    <message>
        <source>Witness: {0}</source>
        <translation>Свидетель: {0}</translation>
    </message>
    <message>
        <source>Wrong: {0}</source>
        <translation>Неверно: {0}</translation>
    </message>
    <message>
        <source>You have chosen; the others still do (rule 1).</source>
        <translation>Ваш выбор сделан; остальные ещё выбирают (правило 1).</translation>
    </message>
    <message>
        <source>You have named this mystery before, and it was wrong (rule 9).</source>
        <translation>Эта тайна уже названа вами, и это было неверно (правило 9).</translation>
    </message>
    <message>
        <source>You have solved your mystery in {0}.</source>
        <translation>Ваша тайна раскрыта: {0}.</translation>
    </message>
    <message>
        <source>You know this informant already (rule 6).</source>
        <translation>Этот информатор вам уже известен (правило 6).</translation>
    </message>
    <message>
        <source>You see the mysteries of {0} and {1}, and your two hidden cards. None of these can be yours. Exactly 13 cards are left that you cannot see.</source>
        <translation>Вы видите чужие тайны ({0} и {1}) и две свои скрытые карты. Вашей не может быть ни одна из них. Остаётся ровно 13 карт, которых вы не видите.</translation>
    </message>
    <message>
        <source>You take a glass only if you have none when your turn begins (rule 2).</source>
        <translation>Лупу берут, только если в начале хода нет ни одной (правило 2).</translation>
    </message>
    <message>
        <source>action</source>
        <translation>действие</translation>
    </message>
    <message>
        <source>all but {0} see it</source>
        <translation>видят все, кроме одного: {0}</translation>
    </message>
    <message>
        <source>an informant</source>
        <translation>информатор</translation>
    </message>
    <message>
        <source>behind the screen of {0}</source>
        <translation>за ширмой: {0}</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>карты</translation>
    </message>
    <message>
        <source>choosing mysteries</source>
        <translation>выбор тайн</translation>
    </message>
    <message>
        <source>deduced</source>
        <translation>вывод</translation>
    </message>
    <message>
        <source>glasses of {0}</source>
        <translation>лупы: {0}</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>скрытые</translation>
    </message>
    <message>
        <source>hidden by somebody</source>
        <translation>за чьей-то ширмой</translation>
    </message>
    <message>
        <source>hidden card of {0}</source>
        <translation>скрытая карта: {0}</translation>
    </message>
    <message>
        <source>hidden cards of {0}</source>
        <translation>скрытые карты: {0}</translation>
    </message>
    <message>
        <source>hidden, on the left</source>
        <translation>скрытая, слева</translation>
    </message>
    <message>
        <source>in the mystery</source>
        <translation>из тайны</translation>
    </message>
    <message>
        <source>informant {0}</source>
        <translation>информатор {0}</translation>
    </message>
    <message>
        <source>informants</source>
        <translation>информаторы</translation>
    </message>
    <message>
        <source>left</source>
        <translation>левая</translation>
    </message>
    <message>
        <source>mystery</source>
        <translation>тайна</translation>
    </message>
    <message>
        <source>mystery for {0}</source>
        <translation>тайна для соседа: {0}</translation>
    </message>
    <message>
        <source>mystery: {0}</source>
        <translation>тайна: {0}</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>не в игре</translation>
    </message>
    <message>
        <source>not in the mystery</source>
        <translation>не из тайны</translation>
    </message>
    <message>
        <source>not yours</source>
        <translation>не ваша</translation>
    </message>
    <message>
        <source>on the screen of {0}</source>
        <translation>на ширме: {0}</translation>
    </message>
    <message>
        <source>others</source>
        <translation>остальные</translation>
    </message>
    <message>
        <source>pencil</source>
        <translation>карандаш</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>возможно</translation>
    </message>
    <message>
        <source>question</source>
        <translation>вопрос</translation>
    </message>
    <message>
        <source>right</source>
        <translation>правая</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>круг {0}</translation>
    </message>
    <message>
        <source>said last</source>
        <translation>сказано последним</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>видно</translation>
    </message>
    <message>
        <source>suits</source>
        <translation>масти</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>общий запас</translation>
    </message>
    <message>
        <source>supply of glasses</source>
        <translation>общий запас луп</translation>
    </message>
    <message>
        <source>suspected</source>
        <translation>подозрение</translation>
    </message>
    <message>
        <source>the mystery of {0}</source>
        <translation>тайна: {0}</translation>
    </message>
    <message>
        <source>the wrong accusation ({0})</source>
        <translation>неверное обвинение ({0})</translation>
    </message>
    <message>
        <source>told</source>
        <translation>сказано</translation>
    </message>
    <message>
        <source>traits</source>
        <translation>признаки</translation>
    </message>
    <message>
        <source>what to do</source>
        <translation>что делать</translation>
    </message>
    <message>
        <source>what {0} named and so does not see ({1})</source>
        <translation>{0} называет эти карты и, значит, не видит их ({1})</translation>
    </message>
    <message>
        <source>your Top Secret token</source>
        <translation>ваш жетон «Совершенно секретно»</translation>
    </message>
    <message>
        <source>your action</source>
        <translation>ваше действие</translation>
    </message>
    <message>
        <source>your cards</source>
        <translation>ваши карты</translation>
    </message>
    <message>
        <source>your glasses</source>
        <translation>ваши лупы</translation>
    </message>
    <message>
        <source>your hidden cards</source>
        <translation>ваши скрытые карты</translation>
    </message>
    <message>
        <source>your mystery</source>
        <translation>ваша тайна</translation>
    </message>
    <message>
        <source>your mystery: {0}</source>
        <translation>ваша тайна: {0}</translation>
    </message>
    <message>
        <source>your pencil</source>
        <translation>ваш карандаш</translation>
    </message>
    <message>
        <source>your wrong accusation ({0})</source>
        <translation>ваше неверное обвинение ({0})</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>ваша</translation>
    </message>
    <message>
        <source>{0} (top secret)</source>
        <translation>{0} (совершенно секретно)</translation>
    </message>
    <message>
        <source>{0} asks. {1}</source>
        <translation>Спрашивает {0}. {1}</translation>
    </message>
    <message>
        <source>{0} begins.</source>
        <translation>Начинает {0}.</translation>
    </message>
    <message>
        <source>{0} investigates</source>
        <translation>{0} ведёт расследование</translation>
    </message>
    <message>
        <source>{0} looks at informant {1}.</source>
        <translation>{0} → информатор {1}.</translation>
    </message>
    <message>
        <source>{0} takes a magnifying glass</source>
        <translation>{0} берёт лупу</translation>
    </message>
    <message>
        <source>{0} takes a magnifying glass from the supply.</source>
        <translation>{0} берёт лупу из общего запаса.</translation>
    </message>
    <message>
        <source>{0} takes a magnifying glass from {1}.</source>
        <translation>Лупа: {1} → {0}.</translation>
    </message>
    <message>
        <source>{0}, because of one accusation: {1}.</source>
        <translation>{0}. Причина — одно обвинение: {1}.</translation>
    </message>
    <message>
        <source>{0}, because of one answer: {1}.</source>
        <translation>{0}. Причина — один ответ: {1}.</translation>
    </message>
    <message>
        <source>{0}, because of one answer: {1}. All of them are in sight.</source>
        <translation>{0}. Причина — один ответ: {1}. Все они на виду.</translation>
    </message>
    <message>
        <source>{0}, because of one answer: {1}. In sight: only {2}.</source>
        <translation>{0}. Причина — один ответ: {1}. На виду только {2}.</translation>
    </message>
    <message>
        <source>{0}, because of one answer: {1}. None of them is in sight.</source>
        <translation>{0}. Причина — один ответ: {1}. На виду нет ни одной.</translation>
    </message>
    <message>
        <source>{0}, because of one answer: {1}. You see all of them.</source>
        <translation>{0}. Причина — один ответ: {1}. Все они у вас на виду.</translation>
    </message>
    <message>
        <source>{0}, because of one answer: {1}. You see none of them.</source>
        <translation>{0}. Причина — один ответ: {1}. Из них вы не видите ничего.</translation>
    </message>
    <message>
        <source>{0}, because of one answer: {1}. You see only {2}.</source>
        <translation>{0}. Причина — один ответ: {1}. Вы видите только {2}.</translation>
    </message>
    <message>
        <source>{0}, how many {1} do you see, counting the card on your left?</source>
        <translation>{0}, сколько {1} вы видите вместе с вашей левой картой?</translation>
    </message>
    <message>
        <source>{0}, how many {1} do you see, counting the card on your right?</source>
        <translation>{0}, сколько {1} вы видите вместе с вашей правой картой?</translation>
    </message>
    <message>
        <source>{0}, how many {1} do you see?</source>
        <translation>{0}, сколько {1} вы видите?</translation>
    </message>
    <message>
        <source>{0}, since none of the others can be: {1}.</source>
        <translation>{0}, потому что остальное исключено: {1}.</translation>
    </message>
    <message>
        <source>{0}, since the places of all the others are known.</source>
        <translation>{0}, потому что места всех остальных известны.</translation>
    </message>
    <message>
        <source>{0}, since you have seen where all the others are.</source>
        <translation>{0}, потому что места всех остальных вам известны.</translation>
    </message>
    <message>
        <source>{0}, with Top Secret</source>
        <translation>{0}, «Совершенно секретно»</translation>
    </message>
    <message>
        <source>{0}, with Top Secret and broad questions</source>
        <translation>{0}, «Совершенно секретно» и широкие вопросы</translation>
    </message>
    <message>
        <source>{0}, with broad questions</source>
        <translation>{0}, широкие вопросы</translation>
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
        <translation>{0}. Отсюда следует: {1}</translation>
    </message>
    <message>
        <source>{0}. Nothing else agrees with all of this: {1}.</source>
        <translation>{0}. Ничто другое не согласуется со всем этим: {1}.</translation>
    </message>
    <message>
        <source>{0}: a mystery for {1} is ready.</source>
        <translation>{0} → {1}: тайна готова.</translation>
    </message>
    <message>
        <source>{0}: among the informants</source>
        <translation>{0}: среди информаторов</translation>
    </message>
    <message>
        <source>{0}: behind the screen of {1}</source>
        <translation>{0}: за ширмой ({1})</translation>
    </message>
    <message>
        <source>{0}: behind your own screen</source>
        <translation>{0}: за вашей ширмой</translation>
    </message>
    <message>
        <source>{0}: in the mystery</source>
        <translation>{0}: из тайны</translation>
    </message>
    <message>
        <source>{0}: informant {1}</source>
        <translation>{0}: информатор {1}</translation>
    </message>
    <message>
        <source>{0}: not among the informants</source>
        <translation>{0}: не среди информаторов</translation>
    </message>
    <message>
        <source>{0}: not behind the screen of {1}</source>
        <translation>{0}: не за ширмой ({1})</translation>
    </message>
    <message>
        <source>{0}: not in the mystery</source>
        <translation>{0}: не из тайны</translation>
    </message>
    <message>
        <source>{0}: not the card on the {1}</source>
        <translation>{0}: не {1} карта</translation>
    </message>
    <message>
        <source>{0}: not yours</source>
        <translation>{0}: не из вашей тайны</translation>
    </message>
    <message>
        <source>{0}: on the screen of {1}</source>
        <translation>{0}: на ширме ({1})</translation>
    </message>
    <message>
        <source>{0}: the card on the {1}</source>
        <translation>{0}: {1} карта</translation>
    </message>
    <message>
        <source>{0}: yours</source>
        <translation>{0}: из вашей тайны</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1}, with the left card</source>
        <translation>{0}: {1}, вместе с левой картой</translation>
    </message>
    <message>
        <source>{0}: {1}, with the right card</source>
        <translation>{0}: {1}, вместе с правой картой</translation>
    </message>
    <message>
        <source>{0}: “{1}” That is right: the mystery is solved.</source>
        <translation>{0}: «{1}» Обвинение верно: тайна раскрыта.</translation>
    </message>
    <message>
        <source>{0}: “{1}” That is wrong.</source>
        <translation>{0}: «{1}» Обвинение неверно.</translation>
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
