<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>mysterium</name>
    <message numerus="yes">
        <source>%n hour(s) left after this</source>
        <translation>
            <numerusform>после этого остаётся %n час</numerusform>
            <numerusform>после этого остаётся %n часа</numerusform>
            <numerusform>после этого остаётся %n часов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vision(s)</source>
        <translation>
            <numerusform>%n видение</numerusform>
            <numerusform>%n видения</numerusform>
            <numerusform>%n видений</numerusform>
        </translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 минута</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2 минуты</translation>
    </message>
    <message>
        <source>3 minutes</source>
        <translation>3 минуты</translation>
    </message>
    <message>
        <source>5 minutes</source>
        <translation>5 минут</translation>
    </message>
    <message>
        <source>A ghost can show only dreams: find out what they mean</source>
        <translation>Призрак говорит только снами: разгадайте их</translation>
    </message>
    <message>
        <source>A group that all agree on</source>
        <translation>Группа, на которую согласны все</translation>
    </message>
    <message>
        <source>A pawn goes on a card, or back to its psychic (rule 3).</source>
        <translation>Фишку ставят на карту или возвращают медиуму (правило 3).</translation>
    </message>
    <message>
        <source>A psychic that waits</source>
        <translation>Медиум, который ждёт</translation>
    </message>
    <message>
        <source>A token goes back to its owner (rule 4).</source>
        <translation>Жетон возвращают владельцу (правило 4).</translation>
    </message>
    <message>
        <source>A token goes to the psychic whose pawn it is about (rule 4).</source>
        <translation>Жетон кладут к медиуму, о чьей фишке идёт речь (правило 4).</translation>
    </message>
    <message>
        <source>A vision for {0}: {1}</source>
        <translation>Видение ({0}): {1}</translation>
    </message>
    <message>
        <source>A vision goes to a psychic, or to the crow (rule 1).</source>
        <translation>Видение отправляют медиуму или отдают ворону (правило 1).</translation>
    </message>
    <message>
        <source>A vision must be left for each later psychic (rule 1).</source>
        <translation>Каждому следующему медиуму должно остаться видение (правило 1).</translation>
    </message>
    <message>
        <source>A vision, face down</source>
        <translation>Видение рубашкой вверх</translation>
    </message>
    <message>
        <source>A vote is cast once, by whoever sees enough of the shared vision (rule 7).</source>
        <translation>Голосуют один раз, когда открыта нужная часть общего видения (правило 7).</translation>
    </message>
    <message>
        <source>A vote that cannot be changed</source>
        <translation>Голос, который нельзя изменить</translation>
    </message>
    <message>
        <source>Accused: {0}. The culprit was {1}: {2}.</source>
        <translation>Обвинение: {0}. Виновный — {1}: {2}.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Согласие</translation>
    </message>
    <message>
        <source>All agree on {0}</source>
        <translation>Общее решение: {0}</translation>
    </message>
    <message>
        <source>All clairvoyancy tokens go back to their owners (rule 4).</source>
        <translation>Все жетоны ясновидения возвращаются к владельцам (правило 4).</translation>
    </message>
    <message>
        <source>Always at hand: hide the screen (F8), take a move back (Ctrl+Z), all legal moves in words (Ctrl+M), a hint (Ctrl+H), and the rules of this very place (F1).</source>
        <translation>Всегда под рукой: скрыть экран (F8), отменить ход (Ctrl+Z), все ходы словами (Ctrl+M), подсказка (Ctrl+H) и правила именно об этом месте (F1).</translation>
    </message>
    <message>
        <source>Answers still to be given: {0}</source>
        <translation>Осталось ответов: {0}</translation>
    </message>
    <message>
        <source>At first a suspect is to be found: one of this row for each psychic, and never the same for both. The rows below wait: places, and then objects.</source>
        <translation>Сначала ищут подозреваемого: для каждого медиума одного из этого ряда, и никогда общего. Ряды ниже ждут: места, а потом предметы.</translation>
    </message>
    <message>
        <source>At least {0} cards of each kind are laid out, not {1}.</source>
        <translation>На столе не меньше {0} карт каждого вида, а не {1}.</translation>
    </message>
    <message>
        <source>By the visions, “{0}” is right at {1} %.</source>
        <translation>По видениям «{0}» верно на {1} %.</translation>
    </message>
    <message>
        <source>By the visions, “{0}” is right at {1} %; “{2}” says so most.</source>
        <translation>По видениям «{0}» верно на {1} %; больше всего за это говорит «{2}».</translation>
    </message>
    <message>
        <source>Call the crow for: {0}</source>
        <translation>Позвать ворона и отдать: {0}</translation>
    </message>
    <message>
        <source>Call the crow if you like, then let the psychics interpret</source>
        <translation>Позовите ворона, если нужно, и дайте медиумам подумать</translation>
    </message>
    <message numerus="yes">
        <source>Call the crow: %n vision(s)</source>
        <translation>
            <numerusform>Позвать ворона: %n видение</numerusform>
            <numerusform>Позвать ворона: %n видения</numerusform>
            <numerusform>Позвать ворона: %n видений</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards stay on the table; pawns go to them (rule 3).</source>
        <translation>Карты остаются на столе, на них ставят фишки (правило 3).</translation>
    </message>
    <message>
        <source>Choose a group</source>
        <translation>Выберите группу</translation>
    </message>
    <message>
        <source>Choose a pawn</source>
        <translation>Выберите фишку</translation>
    </message>
    <message>
        <source>Choose a psychic</source>
        <translation>Выберите медиума</translation>
    </message>
    <message>
        <source>Choose a vision</source>
        <translation>Выберите видение</translation>
    </message>
    <message>
        <source>Choose the card</source>
        <translation>Выберите карту</translation>
    </message>
    <message>
        <source>Choose the culprit's group and three visions: for suspect, place and object</source>
        <translation>Выберите виновную группу и три видения: для подозреваемого, места и предмета</translation>
    </message>
    <message>
        <source>Chosen: {0}</source>
        <translation>Выбрано: {0}</translation>
    </message>
    <message>
        <source>Clairvoyancy</source>
        <translation>Ясновидение</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>Clock and clairvoyancy</source>
        <translation>Часы и ясновидение</translation>
    </message>
    <message>
        <source>Content with both? Then press “Done”, and the ghost will answer.</source>
        <translation>Обе догадки вас устраивают? Тогда нажмите «Готово», и призрак ответит.</translation>
    </message>
    <message>
        <source>Crow</source>
        <translation>Ворон</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>Disagree</source>
        <translation>Несогласие</translation>
    </message>
    <message>
        <source>Discarded visions</source>
        <translation>Сброшенные видения</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Done unless something changes</source>
        <translation>Готово, если ничего не изменится</translation>
    </message>
    <message>
        <source>Drag each psychic's pawn onto the suspect that its vision seems to mean, or click the pawn, then the card. Begin with one of them.</source>
        <translation>Перетащите фишку медиума на подозреваемого, о котором, похоже, говорит его видение, или щёлкните фишку, затем карту. Начните с одной.</translation>
    </message>
    <message>
        <source>Every guess is answered; the order decides nothing.</source>
        <translation>Ответ получит каждая догадка; порядок ничего не решает.</translation>
    </message>
    <message>
        <source>Every hour the ghost gives each psychic a vision of one or more cards. Wait until both have theirs. A click or any key makes bots hurry.</source>
        <translation>Каждый час призрак даёт каждому медиуму видение из одной или нескольких карт. Подождите, пока оба получат своё. Щелчок или любая клавиша торопит ботов.</translation>
    </message>
    <message>
        <source>Every vision of this hour is sent.</source>
        <translation>Все видения этого часа отправлены.</translation>
    </message>
    <message>
        <source>Everyone is done.</source>
        <translation>Все готовы.</translation>
    </message>
    <message>
        <source>For the crow: {0}</source>
        <translation>Ворону: {0}</translation>
    </message>
    <message>
        <source>For {0}</source>
        <translation>Кому: {0}</translation>
    </message>
    <message>
        <source>Found: {0}</source>
        <translation>Найдено: {0}</translation>
    </message>
    <message>
        <source>Four groups of three: two are those that you have found, two are nobody's. One of yours is the truth, and the ghost now sends its last vision about it.</source>
        <translation>Четыре группы по три карты: две нашли вы, две ничьи. Одна из ваших — правда, и о ней призрак сейчас пошлёт последнее видение.</translation>
    </message>
    <message>
        <source>Go on, hour by hour: read the visions, place the pawns, “Done”. When both psychics have their three cards, the last step begins.</source>
        <translation>Дальше — час за часом: видения, фишки, «Готово». Когда у обоих медиумов будет по три карты, начнётся последний шаг.</translation>
    </message>
    <message>
        <source>Group {0}</source>
        <translation>Группа {0}</translation>
    </message>
    <message>
        <source>Hour {0} of {1}.</source>
        <translation>Час {0} из {1}.</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Песочные часы</translation>
    </message>
    <message>
        <source>How long the psychics have for each hour's visions. It can be paused.</source>
        <translation>Сколько времени у медиумов на видения каждого часа. Можно ставить на паузу.</translation>
    </message>
    <message>
        <source>How many cards lie on the table, and how often the ghost may call the crow.</source>
        <translation>Сколько карт на столе и как часто призрак может звать ворона.</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Стук</translation>
    </message>
    <message>
        <source>Knocks: {0}</source>
        <translation>Стук: {0}</translation>
    </message>
    <message>
        <source>Let the psychics interpret</source>
        <translation>Дать медиумам подумать</translation>
    </message>
    <message>
        <source>Let time run</source>
        <translation>Пустить время</translation>
    </message>
    <message>
        <source>Look at them: what is in the picture, which colours, which mood? A right click, or Space, shows a vision large beside the cards that it may mean.</source>
        <translation>Вглядитесь: что на картине, какие цвета, какое настроение? Правый щелчок или пробел покажет видение крупно рядом с картами, о которых оно может говорить.</translation>
    </message>
    <message>
        <source>Marker: {0}</source>
        <translation>Отметка: {0}</translation>
    </message>
    <message>
        <source>Mysterium is for 2 to 7 seats, not {0}.</source>
        <translation>В «Мистериуме» от 2 до 7 мест, а не {0}.</translation>
    </message>
    <message>
        <source>New in the hand: {0}.</source>
        <translation>Новое в руке: {0}.</translation>
    </message>
    <message>
        <source>New visions may say more than these.</source>
        <translation>Новые видения могут сказать больше этих.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>No crow is left (rule 2).</source>
        <translation>Воронов больше нет (правило 2).</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Без ограничения</translation>
    </message>
    <message>
        <source>No token “{0}” is left (rule 4).</source>
        <translation>Жетонов «{0}» больше нет (правило 4).</translation>
    </message>
    <message>
        <source>No vision for {0}: none is left</source>
        <translation>Без видения ({0}): больше ничего нет</translation>
    </message>
    <message>
        <source>No vision is left</source>
        <translation>Видений не осталось</translation>
    </message>
    <message>
        <source>No vision is left for {0}.</source>
        <translation>Видений не осталось: {0}.</translation>
    </message>
    <message>
        <source>No vision is left to send.</source>
        <translation>Отправлять больше нечего.</translation>
    </message>
    <message>
        <source>Not beside one's own pawn (rule 4).</source>
        <translation>Не рядом со своей фишкой (правило 4).</translation>
    </message>
    <message>
        <source>Now the other pawn. Until you are done, pawns can be moved as often as you like, or taken back (Ctrl+Z). Compare: which picture fits which card better?</source>
        <translation>Теперь вторая фишка. Пока вы не готовы, фишки можно переставлять сколько угодно и возвращать (Ctrl+Z). Сравните: какая картина больше подходит к какой карте?</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Предметы</translation>
    </message>
    <message>
        <source>Of the candidates, the vision lies nearest to “{0}”.</source>
        <translation>Из возможных карт видение ближе всего к «{0}».</translation>
    </message>
    <message>
        <source>On the table: {0}; {1}; {2}.</source>
        <translation>На столе: {0}; {1}; {2}.</translation>
    </message>
    <message>
        <source>One knock: yes</source>
        <translation>Один удар: да</translation>
    </message>
    <message>
        <source>One token beside each pawn (rule 4).</source>
        <translation>Рядом с каждой фишкой — один жетон (правило 4).</translation>
    </message>
    <message>
        <source>One vision or several</source>
        <translation>Одно видение или несколько</translation>
    </message>
    <message>
        <source>Only the ghost calls the crow (rule 2).</source>
        <translation>Ворона зовёт только призрак (правило 2).</translation>
    </message>
    <message>
        <source>Only “{1}” lies nearer to the vision than “{0}”.</source>
        <translation>Ближе к видению, чем «{0}», только «{1}».</translation>
    </message>
    <message>
        <source>Others point there, and all must agree.</source>
        <translation>Другие указывают туда же, а согласиться должны все.</translation>
    </message>
    <message>
        <source>Otherwise: “{0}”, {1} %.</source>
        <translation>Иначе: «{0}», {1} %.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Pawn: {0}</source>
        <translation>Фишка: {0}</translation>
    </message>
    <message>
        <source>Pawns move while visions are interpreted (rule 3).</source>
        <translation>Фишки двигают, пока толкуют видения (правило 3).</translation>
    </message>
    <message>
        <source>Pile of visions</source>
        <translation>Колода видений</translation>
    </message>
    <message>
        <source>Place your pawn, then agree or disagree with the others</source>
        <translation>Поставьте фишку, затем согласитесь или поспорьте с другими</translation>
    </message>
    <message>
        <source>Place your pawns on the cards that the visions mean</source>
        <translation>Поставьте фишки на карты, о которых говорят видения</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Point at a vision: here stands what is to be seen in it. Space shows it large.</source>
        <translation>Наведите указатель на видение: здесь написано, что на нём видно. Пробел покажет его крупно.</translation>
    </message>
    <message>
        <source>Point at the group that the shared vision means; all must agree</source>
        <translation>Укажите группу, о которой говорит общее видение; нужно согласие всех</translation>
    </message>
    <message>
        <source>Put a waiting psychic's pawn beside its card on your screen (rule 5).</source>
        <translation>Поставьте фишку ждущего медиума к его карте на вашей ширме (правило 5).</translation>
    </message>
    <message>
        <source>Right answers: {0} of {1}. Who is right keeps the card, gives up the visions, and looks for a place next, then for an object. Who is wrong keeps the visions, and more will come.</source>
        <translation>Верных ответов: {0} из {1}. Кто прав, оставляет карту, отдаёт видения и ищет место, а потом предмет. Кто ошибся, сохраняет видения, и придут новые.</translation>
    </message>
    <message numerus="yes">
        <source>Send %n vision(s): {0}</source>
        <translation>
            <numerusform>Отправить %n видение: {0}</numerusform>
            <numerusform>Отправить %n видения: {0}</numerusform>
            <numerusform>Отправить %n видений: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Send a vision to one of the psychics, in any order</source>
        <translation>Отправьте видение одному из медиумов в любом порядке</translation>
    </message>
    <message>
        <source>Send the shared vision: {0}</source>
        <translation>Отправить общее видение: {0}</translation>
    </message>
    <message>
        <source>Send to {0}: {1}</source>
        <translation>Отправить ({0}): {1}</translation>
    </message>
    <message>
        <source>Stop the hourglass, and let it run.</source>
        <translation>Остановить песочные часы и пустить их снова.</translation>
    </message>
    <message>
        <source>Suspects</source>
        <translation>Подозреваемые</translation>
    </message>
    <message>
        <source>Séance</source>
        <translation>Спиритический сеанс</translation>
    </message>
    <message>
        <source>Séance, {0}</source>
        <translation>Спиритический сеанс, {0}</translation>
    </message>
    <message>
        <source>Tell the psychics one by one whether they are right</source>
        <translation>Скажите медиумам по очереди, верна ли догадка</translation>
    </message>
    <message>
        <source>Tell {0} whether the guess is right</source>
        <translation>Сказать, верна ли догадка: {0}</translation>
    </message>
    <message>
        <source>That somebody is done can be taken back once an hour (rule 3).</source>
        <translation>Отменить готовность можно раз в час (правило 3).</translation>
    </message>
    <message>
        <source>The clock shows the hour, and there are seven. Who has not found all three cards by then has lost for everybody. So wrong guesses cost time, but also bring more visions.</source>
        <translation>Часы показывают, который час, а их всего семь. Если к концу хоть один медиум не найдёт три карты, проиграют все. Ошибка стоит времени, но приносит новые видения.</translation>
    </message>
    <message>
        <source>The crow takes visions away: {0}.</source>
        <translation>Ворон уносит: {0}.</translation>
    </message>
    <message>
        <source>The culprit is found: {0}. The spirit rests in peace.</source>
        <translation>Виновный найден: {0}. Дух обретает покой.</translation>
    </message>
    <message>
        <source>The culprit is {0}, with: {1}</source>
        <translation>Виновный — {0}, видения: {1}</translation>
    </message>
    <message>
        <source>The culprit's group</source>
        <translation>Виновная группа</translation>
    </message>
    <message>
        <source>The culprit: {0}</source>
        <translation>Виновный: {0}</translation>
    </message>
    <message>
        <source>The culprit: {0}. The shared vision: {1}</source>
        <translation>Виновный: {0}. Общее видение: {1}</translation>
    </message>
    <message>
        <source>The discarded visions are the new pile: {0}.</source>
        <translation>Сброшенные видения — новая колода: {0}.</translation>
    </message>
    <message>
        <source>The first seat is the ghost, the others are psychics. Win or lose together.</source>
        <translation>Первое место — призрак, остальные — медиумы. Победа и поражение общие.</translation>
    </message>
    <message>
        <source>The ghost is silent</source>
        <translation>Призрак молчит</translation>
    </message>
    <message>
        <source>The ghost speaks by visions alone (rule 9).</source>
        <translation>Призрак говорит только видениями (правило 9).</translation>
    </message>
    <message>
        <source>The ghost tells the psychics one after the other whether they are right.</source>
        <translation>Призрак говорит медиумам по очереди, верна ли догадка.</translation>
    </message>
    <message>
        <source>The ghost's hand</source>
        <translation>Рука призрака</translation>
    </message>
    <message numerus="yes">
        <source>The hourglass runs: %n minute(s).</source>
        <translation>
            <numerusform>Песочные часы идут: %n минута.</numerusform>
            <numerusform>Песочные часы идут: %n минуты.</numerusform>
            <numerusform>Песочные часы идут: %n минут.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hours are over before everything was found: the spirit gets no peace.</source>
        <translation>Часы истекли, найдено не всё: духу нет покоя.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>The night is over and the spirit does not rest yet. Here {0} tells at last, card by card, what was meant by what. Next time you will read it better.</source>
        <translation>Ночь кончилась, а дух ещё не знает покоя. Здесь {0} наконец рассказывает карта за картой, что имелось в виду. В следующий раз будет понятнее.</translation>
    </message>
    <message>
        <source>The option “{0}” cannot be “{1}”.</source>
        <translation>Параметр «{0}» не может быть «{1}».</translation>
    </message>
    <message>
        <source>The pawn is already there (rule 3).</source>
        <translation>Фишка уже там (правило 3).</translation>
    </message>
    <message>
        <source>The pawn of {0}</source>
        <translation>Фишка: {0}</translation>
    </message>
    <message>
        <source>The psychics agree on a group</source>
        <translation>Медиумы выбирают группу вместе</translation>
    </message>
    <message>
        <source>The psychics interpret their visions</source>
        <translation>Медиумы толкуют видения</translation>
    </message>
    <message>
        <source>The psychics interpret their visions.</source>
        <translation>Медиумы толкуют видения.</translation>
    </message>
    <message>
        <source>The shared vision is three cards for a group that was found (rule 7).</source>
        <translation>Общее видение — три карты для найденной группы (правило 7).</translation>
    </message>
    <message>
        <source>The shared vision means {0} at {1} %.</source>
        <translation>По общему видению {0}: {1} %.</translation>
    </message>
    <message>
        <source>The spirit rests: you have understood it, and both of you win. Here {0} tells at last, card by card, what was meant by what.</source>
        <translation>Дух обретает покой: вы поняли друг друга, победа общая. Здесь {0} наконец рассказывает карта за картой, что имелось в виду.</translation>
    </message>
    <message>
        <source>The suspect line-up. {0}.</source>
        <translation>Опознание. {0}.</translation>
    </message>
    <message>
        <source>The vote of {0}: {1}.</source>
        <translation>Голос, {0}: {1}.</translation>
    </message>
    <message>
        <source>There is no difficulty “{0}”.</source>
        <translation>Сложности «{0}» нет.</translation>
    </message>
    <message>
        <source>There is no option “{0}” here.</source>
        <translation>Параметра «{0}» здесь нет.</translation>
    </message>
    <message>
        <source>There is no psychic's seat {0}.</source>
        <translation>Места медиума {0} нет.</translation>
    </message>
    <message>
        <source>There is nothing to add for now.</source>
        <translation>Пока добавить нечего.</translation>
    </message>
    <message>
        <source>This takes back what was said before.</source>
        <translation>Это отменяет сказанное раньше.</translation>
    </message>
    <message>
        <source>Three cards, shuffled: one for the suspect, one for the place, one for the object. Which of the groups do they tell of? Point at it; there is one try only.</source>
        <translation>Три карты вперемешку: о подозреваемом, о месте и о предмете. О какой группе они говорят? Укажите на неё; попытка только одна.</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Время вышло.</translation>
    </message>
    <message>
        <source>To be found: {0}.</source>
        <translation>Нужно найти: {0}.</translation>
    </message>
    <message>
        <source>Tokens beside other pawns, if you like</source>
        <translation>Жетоны у других фишек, по желанию</translation>
    </message>
    <message>
        <source>Turn the hourglass</source>
        <translation>Перевернуть песочные часы</translation>
    </message>
    <message>
        <source>Turned up: {0}</source>
        <translation>Открыто: {0}</translation>
    </message>
    <message>
        <source>Two knocks: no</source>
        <translation>Два удара: нет</translation>
    </message>
    <message>
        <source>Up to seven can play, with one psychic each, tokens for “agree” and a secret vote. And the ghost can be you: then you send the dreams. The rules (F1) know more. Good luck!</source>
        <translation>Играть можно всемером, по медиуму на каждого, с жетонами согласия и тайным голосованием. А призраком можете быть и вы: тогда сны насылаете вы. В правилах (F1) сказано больше. Удачи!</translation>
    </message>
    <message>
        <source>Visions are sent at the beginning of an hour (rule 1).</source>
        <translation>Видения отправляют в начале часа (правило 1).</translation>
    </message>
    <message>
        <source>Visions chosen: {0} of {1}</source>
        <translation>Выбрано видений: {0} из {1}</translation>
    </message>
    <message>
        <source>Visions stay before the psychic to whom they were sent (rule 1).</source>
        <translation>Видения остаются у медиума, которому отправлены (правило 1).</translation>
    </message>
    <message>
        <source>Vote in secret for the group that the shared vision means</source>
        <translation>Тайно проголосуйте за группу, о которой говорит общее видение</translation>
    </message>
    <message>
        <source>Vote: {0}</source>
        <translation>Голос: {0}</translation>
    </message>
    <message>
        <source>What is seen in a vision</source>
        <translation>Что видно на карте видения</translation>
    </message>
    <message>
        <source>What points to {0}: {1}.</source>
        <translation>{0}: на это указывает {1}.</translation>
    </message>
    <message>
        <source>What points to “{0}”: {1}.</source>
        <translation>На «{0}» указывает: {1}.</translation>
    </message>
    <message>
        <source>Which card for {0}, as this seat saw it</source>
        <translation>{0}: какая карта, если смотреть с этого места</translation>
    </message>
    <message>
        <source>With what the others think, “{0}” is right at {1} %.</source>
        <translation>С учётом мнения остальных «{0}» верно на {1} %.</translation>
    </message>
    <message>
        <source>With {0} seats there are {1} psychics, not {2}.</source>
        <translation>Мест: {0}; медиумов тогда {1}, а не {2}.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>You changed your mind: that is what this time is for. When content, press “Done”.</source>
        <translation>Можно и передумать: для этого и дано время. Когда всё устраивает, нажмите «Готово».</translation>
    </message>
    <message>
        <source>card to be found: {0}</source>
        <translation>карта, которую нужно найти: {0}</translation>
    </message>
    <message>
        <source>cards on the table</source>
        <translation>карты на столе</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>часы</translation>
    </message>
    <message>
        <source>crow</source>
        <translation>ворон</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>сброс</translation>
    </message>
    <message>
        <source>done</source>
        <translation>готово</translation>
    </message>
    <message>
        <source>done unless something changes</source>
        <translation>готово, если ничего не изменится</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>лёгкая</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>призрак</translation>
    </message>
    <message>
        <source>guesses “{0}”</source>
        <translation>догадка: «{0}»</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>сложная</translation>
    </message>
    <message>
        <source>has found everything</source>
        <translation>уже всё найдено</translation>
    </message>
    <message>
        <source>hour {0} of {1}</source>
        <translation>час {0} из {1}</translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation>песочные часы</translation>
    </message>
    <message>
        <source>knocks</source>
        <translation>стук</translation>
    </message>
    <message>
        <source>looks for the object</source>
        <translation>ищет предмет</translation>
    </message>
    <message>
        <source>looks for the place</source>
        <translation>ищет место</translation>
    </message>
    <message>
        <source>looks for the suspect</source>
        <translation>ищет подозреваемого</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>средняя</translation>
    </message>
    <message>
        <source>other cards: {0}</source>
        <translation>другие карты: {0}</translation>
    </message>
    <message>
        <source>others</source>
        <translation>другие</translation>
    </message>
    <message>
        <source>pawn: {0}</source>
        <translation>фишка: {0}</translation>
    </message>
    <message>
        <source>pawns: {0}</source>
        <translation>фишки: {0}</translation>
    </message>
    <message>
        <source>pile</source>
        <translation>колода</translation>
    </message>
    <message>
        <source>psychic</source>
        <translation>медиум</translation>
    </message>
    <message>
        <source>psychics</source>
        <translation>медиумы</translation>
    </message>
    <message>
        <source>psychics of {0}</source>
        <translation>медиумы: {0}</translation>
    </message>
    <message>
        <source>shared vision</source>
        <translation>общее видение</translation>
    </message>
    <message>
        <source>suspect line-up</source>
        <translation>опознание</translation>
    </message>
    <message>
        <source>the ghost's hand</source>
        <translation>рука призрака</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>думают</translation>
    </message>
    <message>
        <source>tokens: {0}</source>
        <translation>жетоны: {0}</translation>
    </message>
    <message>
        <source>visions: only {0} sees them</source>
        <translation>видения: видит только {0}</translation>
    </message>
    <message>
        <source>visions: {0}</source>
        <translation>видения: {0}</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>голоса</translation>
    </message>
    <message>
        <source>votes: {0}</source>
        <translation>голоса: {0}</translation>
    </message>
    <message>
        <source>what is seen in a vision</source>
        <translation>что видно на карте видения</translation>
    </message>
    <message>
        <source>who points at which group</source>
        <translation>кто на какую группу указывает</translation>
    </message>
    <message>
        <source>your visions: only you see them</source>
        <translation>ваши видения: видите только вы</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>ваше</translation>
    </message>
    <message>
        <source>{0} chooses a vision</source>
        <translation>{0} выбирает видение</translation>
    </message>
    <message>
        <source>{0} chooses the shared vision</source>
        <translation>{0} выбирает общее видение</translation>
    </message>
    <message>
        <source>{0} finds “{1}”</source>
        <translation>{0} находит: «{1}»</translation>
    </message>
    <message numerus="yes">
        <source>{0} finishes early: %n step(s) on the track, now {1}.</source>
        <translation>
            <numerusform>{0}, раннее завершение: %n деление по шкале, теперь {1}.</numerusform>
            <numerusform>{0}, раннее завершение: %n деления по шкале, теперь {1}.</numerusform>
            <numerusform>{0}, раннее завершение: %n делений по шкале, теперь {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} guesses “{1}”, meant was “{2}”</source>
        <translation>{0} указывает: «{1}», а верно: «{2}»</translation>
    </message>
    <message>
        <source>{0} has a vision this hour (rule 1).</source>
        <translation>В этом часу видение уже есть: {0} (правило 1).</translation>
    </message>
    <message>
        <source>{0} has found everything (rule 1).</source>
        <translation>Уже всё найдено: {0} (правило 1).</translation>
    </message>
    <message>
        <source>{0} has no pawn on a card yet (rule 4).</source>
        <translation>Фишка ещё не на карте: {0} (правило 4).</translation>
    </message>
    <message>
        <source>{0} here</source>
        <translation>здесь: {0}</translation>
    </message>
    <message>
        <source>{0} is the ghost of this manor and cannot speak, only send dreams. Both of you win or lose together. You lead two psychics; each must find a suspect, a place and an object.</source>
        <translation>{0} — призрак этого особняка; он не говорит, а только насылает сны. Победа и поражение у вас общие. Вы ведёте двух медиумов; каждому надо найти подозреваемого, место и предмет.</translation>
    </message>
    <message>
        <source>{0} points at a group: {1}.</source>
        <translation>{0} указывает на группу: {1}.</translation>
    </message>
    <message>
        <source>{0} sends the shared vision.</source>
        <translation>{0} отправляет общее видение.</translation>
    </message>
    <message>
        <source>{0} tells who is right</source>
        <translation>{0} отвечает, чья догадка верна</translation>
    </message>
    <message>
        <source>{0} to {1}: agree.</source>
        <translation>{0} → {1}: согласие.</translation>
    </message>
    <message>
        <source>{0} to {1}: disagree.</source>
        <translation>{0} → {1}: несогласие.</translation>
    </message>
    <message>
        <source>{0} to {1}: token taken back.</source>
        <translation>{0} → {1}: жетон убран.</translation>
    </message>
    <message>
        <source>{0} votes for {1}</source>
        <translation>{0} голосует: {1}</translation>
    </message>
    <message>
        <source>{0} votes in secret</source>
        <translation>{0} тайно голосует</translation>
    </message>
    <message>
        <source>{0} votes in secret.</source>
        <translation>{0} тайно голосует.</translation>
    </message>
    <message>
        <source>{0} {1} now (rule 3).</source>
        <translation>{0} сейчас {1} (правило 3).</translation>
    </message>
    <message>
        <source>{0} · waits for a vision</source>
        <translation>{0} · ждёт видение</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>{0}: agree with {1}</source>
        <translation>{0}: согласие → {1}</translation>
    </message>
    <message>
        <source>{0}: disagree with {1}</source>
        <translation>{0}: несогласие → {1}</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: готово</translation>
    </message>
    <message>
        <source>{0}: done.</source>
        <translation>{0}: готово.</translation>
    </message>
    <message>
        <source>{0}: no guess</source>
        <translation>{0}: без догадки</translation>
    </message>
    <message>
        <source>{0}: no pawn was placed, which counts as wrong.</source>
        <translation>{0}: фишка не поставлена, это считается ошибкой.</translation>
    </message>
    <message>
        <source>{0}: not done after all</source>
        <translation>{0}: всё-таки не готово</translation>
    </message>
    <message>
        <source>{0}: not done after all.</source>
        <translation>{0}: всё-таки не готово.</translation>
    </message>
    <message>
        <source>{0}: pawn on “{1}”</source>
        <translation>{0}: фишка на карту «{1}»</translation>
    </message>
    <message>
        <source>{0}: pawn on “{1}”.</source>
        <translation>{0}: фишка на карте «{1}».</translation>
    </message>
    <message>
        <source>{0}: pawn on “{1}”; tokens beside it go back.</source>
        <translation>{0}: фишка на карте «{1}»; жетоны рядом с ней возвращаются.</translation>
    </message>
    <message>
        <source>{0}: pawn taken back.</source>
        <translation>{0}: фишка убрана.</translation>
    </message>
    <message>
        <source>{0}: pawn taken back; tokens beside it too.</source>
        <translation>{0}: фишка убрана, жетоны рядом тоже.</translation>
    </message>
    <message>
        <source>{0}: point at {1}</source>
        <translation>{0}: указать — {1}</translation>
    </message>
    <message>
        <source>{0}: right token, clairvoyancy {1}.</source>
        <translation>{0}: верный жетон, ясновидение {1}.</translation>
    </message>
    <message>
        <source>{0}: take the pawn back</source>
        <translation>{0}: убрать фишку</translation>
    </message>
    <message>
        <source>{0}: take the token beside {1} back</source>
        <translation>{0}: убрать жетон → {1}</translation>
    </message>
    <message>
        <source>{0}: vote for {1}</source>
        <translation>{0}: голос — {1}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1}, to {2}</source>
        <translation>{0}: {1} → {2}</translation>
    </message>
    <message>
        <source>{0}: “{1}”</source>
        <translation>{0}: «{1}»</translation>
    </message>
    <message>
        <source>{0}: “{1}” is right.</source>
        <translation>{0}: «{1}» — верно.</translation>
    </message>
    <message>
        <source>{0}: “{1}” is wrong.</source>
        <translation>{0}: «{1}» — неверно.</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>«{0}»</translation>
    </message>
    <message>
        <source>“{0}” for “{1}”</source>
        <translation>«{0}» — «{1}»</translation>
    </message>
    <message>
        <source>“{0}” has been found (rule 5).</source>
        <translation>«{0}»: уже найдено (правило 5).</translation>
    </message>
    <message>
        <source>“{0}” in the shared vision, perhaps for “{1}”</source>
        <translation>«{0}» в общем видении, видимо, для карты «{1}»</translation>
    </message>
    <message>
        <source>“{0}” in the vision for “{1}”</source>
        <translation>«{0}» в видении для карты «{1}»</translation>
    </message>
    <message>
        <source>“{0}” is right at {1} %.</source>
        <translation>«{0}» верно на {1} %.</translation>
    </message>
</context>
</TS>
