<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>app</name>
    <message>
        <source>  → {0}</source>
        <translation>  → {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n bots</source>
        <translation>
            <numerusform>%n бот</numerusform>
            <numerusform>%n бота</numerusform>
            <numerusform>%n ботов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missions</source>
        <translation>
            <numerusform>%n миссия</numerusform>
            <numerusform>%n миссии</numerusform>
            <numerusform>%n миссий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n persons</source>
        <translation>
            <numerusform>%n человек</numerusform>
            <numerusform>%n человека</numerusform>
            <numerusform>%n человек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>Найдено: %n место</numerusform>
            <numerusform>Найдено: %n места</numerusform>
            <numerusform>Найдено: %n мест</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n место за столом</numerusform>
            <numerusform>%n места за столом</numerusform>
            <numerusform>%n мест за столом</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot knows only what its seat could see.</source>
        <translation>Бот знает только то, что видно с его места.</translation>
    </message>
    <message>
        <source>A file of the program is missing: {0}. Install it again.</source>
        <translation>Нет файла программы: {0}. Установите её заново.</translation>
    </message>
    <message>
        <source>A font of the program is missing: {0}. Install it again.</source>
        <translation>Нет шрифта программы: {0}. Установите его заново.</translation>
    </message>
    <message>
        <source>A game without a description</source>
        <translation>Игра без описания</translation>
    </message>
    <message>
        <source>A mission of your own</source>
        <translation>Своя миссия</translation>
    </message>
    <message>
        <source>A moment: a hint is being thought of…</source>
        <translation>Минутку: подбирается подсказка…</translation>
    </message>
    <message>
        <source>A moment…</source>
        <translation>Минутку…</translation>
    </message>
    <message>
        <source>A number takes a line, words look for lines, Enter takes the only line left.</source>
        <translation>Число выбирает строку, слова ищут строки, Enter выбирает единственную оставшуюся.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>О программе</translation>
    </message>
    <message>
        <source>About {0} minutes, explained step by step at the table. Whoever wins has won this mission.</source>
        <translation>Примерно {0} мин, всё объясняется шаг за шагом за столом. При победе засчитывается эта миссия.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Достижения</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Добавить место</translation>
    </message>
    <message>
        <source>Against experts</source>
        <translation>Против знатоков</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>All as they were</source>
        <translation>Все как вначале</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Всё открыто</translation>
    </message>
    <message>
        <source>All legal moves</source>
        <translation>Все возможные ходы</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>All missions open</source>
        <translation>Все миссии открыты</translation>
    </message>
    <message>
        <source>Amateur</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>An option is written as KEY=VALUE, not as “{0}”.</source>
        <translation>Параметр записывают как КЛЮЧ=ЗНАЧЕНИЕ, а не «{0}».</translation>
    </message>
    <message>
        <source>Any key</source>
        <translation>Любая клавиша</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Как в прошлый раз</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Ask before a turn is passed with moves left</source>
        <translation>Спрашивать, если ход кончается, а сходить ещё можно</translation>
    </message>
    <message>
        <source>At home everywhere</source>
        <translation>Везде как дома</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Сразу</translation>
    </message>
    <message>
        <source>At one screen, a curtain comes by itself between: {0}.</source>
        <translation>За одним экраном занавес сам опускается между ходами: {0}.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>На главную</translation>
    </message>
    <message>
        <source>Back to the start page.</source>
        <translation>Вернуться на главную.</translation>
    </message>
    <message>
        <source>Back: what was said before</source>
        <translation>Назад: что было сказано раньше</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Begin the match.</source>
        <translation>Начать партию.</translation>
    </message>
    <message>
        <source>Begin, or change an option</source>
        <translation>Начать или изменить правило</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Бот</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Brisk: 0.6 s a gesture</source>
        <translation>Бодро: 0,6 с на ход</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>По видам игры</translation>
    </message>
    <message>
        <source>By level of the bots</source>
        <translation>По уровню ботов</translation>
    </message>
    <message>
        <source>Calm: 1.2 s a gesture</source>
        <translation>Спокойно: 1,2 с на ход</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Кампании</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Carry a card to a place that lights up. Elsewhere it glides home.</source>
        <translation>Перенесите карту на подсвеченное место. Иначе она вернётся сама.</translation>
    </message>
    <message>
        <source>Case closed</source>
        <translation>Дело закрыто</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Изменить клавиши…</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Выберите карту</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>Выберите место</translation>
    </message>
    <message>
        <source>Choose the card or place that shows this key.</source>
        <translation>Выбрать карту или место с этой клавишей.</translation>
    </message>
    <message>
        <source>Click, click</source>
        <translation>Два щелчка</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Colours of the seats</source>
        <translation>Цвета мест</translation>
    </message>
    <message>
        <source>Confirm every move</source>
        <translation>Подтверждать каждый ход</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Continue: {0}, {1}</source>
        <translation>Продолжить: {0}, {1}</translation>
    </message>
    <message>
        <source>Copied to {0}. Edit that file, then start: the match keeps the rules as they are then.</source>
        <translation>Скопировано в {0}. Измените этот файл и начинайте: партия сохранит правила такими, какими они будут в этот момент.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the rules to edit them</source>
        <translation>Скопировать правила для правки</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Скопировать зерно</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Deleted: {0}</source>
        <translation>Удалена партия: {0}</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Перетащить</translation>
    </message>
    <message>
        <source>Drawn pictures: {0} MB</source>
        <translation>Нарисованные картинки: {0} МБ</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Дублировать</translation>
    </message>
    <message>
        <source>Each one is counted in its match.</source>
        <translation>Каждая учитывается в партии.</translation>
    </message>
    <message>
        <source>Earned: {0}</source>
        <translation>Получено: {0}</translation>
    </message>
    <message>
        <source>Empty it</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Everything is hidden.</source>
        <translation>Всё скрыто.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Везде</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Знаток</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Экспорт партии</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Fastest mission: {0}, {1}</source>
        <translation>Самая быстрая миссия: {0}, {1}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Завершить</translation>
    </message>
    <message>
        <source>Finish a match between midnight and four o'clock.</source>
        <translation>Доиграйте партию между полуночью и четырьмя часами.</translation>
    </message>
    <message>
        <source>Finish a match of several persons at one screen.</source>
        <translation>Доиграйте партию нескольких человек за одним экраном.</translation>
    </message>
    <message>
        <source>Finish a match with six seats or more.</source>
        <translation>Доиграйте партию на шесть мест или больше.</translation>
    </message>
    <message>
        <source>Finish a match.</source>
        <translation>Доиграйте партию.</translation>
    </message>
    <message>
        <source>Finish fifty matches.</source>
        <translation>Доиграйте пятьдесят партий.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Завершены</translation>
    </message>
    <message>
        <source>First a card, then its place. A double click there plays.</source>
        <translation>Сначала карта, потом её место. Двойной щелчок по месту делает ход.</translation>
    </message>
    <message>
        <source>First evening</source>
        <translation>Первый вечер</translation>
    </message>
    <message>
        <source>First time? A guided match of about {0} minutes teaches the game.</source>
        <translation>Впервые здесь? Партия с проводником научит играть: примерно {0} мин.</translation>
    </message>
    <message>
        <source>Forget all results and achievements? Matches and missions that were won stay as they are.</source>
        <translation>Забыть все результаты и достижения? Партии и выигранные миссии останутся как есть.</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Four mysteries at one table. Nothing is sent anywhere: it uses no network.</source>
        <translation>Четыре тайны за одним столом. Ничего никуда не отправляется: сеть не используется.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Полное</translation>
    </message>
    <message>
        <source>Full screen, and back.</source>
        <translation>Во весь экран и обратно.</translation>
    </message>
    <message>
        <source>Full table</source>
        <translation>Полный стол</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Get a hint: Enter plays it, Esc puts it away.</source>
        <translation>Получить подсказку: Enter — сыграть её, Esc — убрать.</translation>
    </message>
    <message>
        <source>Go back in a guided match.</source>
        <translation>Назад в партии с проводником.</translation>
    </message>
    <message>
        <source>Go on in a guided match.</source>
        <translation>Дальше в партии с проводником.</translation>
    </message>
    <message>
        <source>Go on: Enter</source>
        <translation>Дальше: Enter</translation>
    </message>
    <message>
        <source>Go to the next card or place.</source>
        <translation>Перейти к соседней карте или месту.</translation>
    </message>
    <message>
        <source>Go to the next part of the table.</source>
        <translation>Перейти к следующей части стола.</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>Идут</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Добрый день</translation>
    </message>
    <message>
        <source>Good afternoon, {0}</source>
        <translation>Добрый день, {0}</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Добрый вечер</translation>
    </message>
    <message>
        <source>Good evening, {0}</source>
        <translation>Добрый вечер, {0}</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Доброе утро</translation>
    </message>
    <message>
        <source>Good morning, {0}</source>
        <translation>Доброе утро, {0}</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Проводник</translation>
    </message>
    <message>
        <source>Guided match</source>
        <translation>Партия с проводником</translation>
    </message>
    <message>
        <source>Hand over the screen; everything is hidden.</source>
        <translation>Передайте экран; всё скрыто.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Here no bot moved.</source>
        <translation>Здесь ходил не бот.</translation>
    </message>
    <message>
        <source>Hidden hands</source>
        <translation>Скрытые карты</translation>
    </message>
    <message>
        <source>Hide the screen</source>
        <translation>Скрыть экран</translation>
    </message>
    <message>
        <source>Hide the screen when the window loses the focus</source>
        <translation>Скрывать экран, когда окно теряет фокус</translation>
    </message>
    <message>
        <source>Hide the screen, outside text fields.</source>
        <translation>Скрыть экран — вне полей ввода.</translation>
    </message>
    <message>
        <source>Hide the screen.</source>
        <translation>Скрыть экран.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Яркие моменты</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Hint: {0}</source>
        <translation>Подсказка: {0}</translation>
    </message>
    <message>
        <source>Hint: {0} · {1}</source>
        <translation>Подсказка: {0} · {1}</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Hints: {0}</source>
        <translation>Подсказки: {0}</translation>
    </message>
    <message>
        <source>Hold the button</source>
        <translation>Удерживать кнопку</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Главная</translation>
    </message>
    <message>
        <source>How it came about</source>
        <translation>Как это вышло</translation>
    </message>
    <message>
        <source>How long to hold it</source>
        <translation>Сколько удерживать</translation>
    </message>
    <message>
        <source>How the points came about</source>
        <translation>Откуда взялись очки</translation>
    </message>
    <message>
        <source>I am {0}</source>
        <translation>Я — {0}</translation>
    </message>
    <message>
        <source>I play both</source>
        <translation>Играю за обе</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Импорт партий</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>In company</source>
        <translation>В компании</translation>
    </message>
    <message>
        <source>It plays at random.</source>
        <translation>Ход выбран наугад.</translation>
    </message>
    <message>
        <source>It was the only possible move.</source>
        <translation>Это единственный возможный ход.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Larger text.</source>
        <translation>Крупнее текст.</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Научиться играть</translation>
    </message>
    <message>
        <source>Leave the guide; the match goes on</source>
        <translation>Отпустить проводника; партия продолжается</translation>
    </message>
    <message>
        <source>Leave the match; it is kept as it is</source>
        <translation>Выйти из партии; она сохранена как есть</translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation>Выйти из программы</translation>
    </message>
    <message>
        <source>Let a bot move without a pause.</source>
        <translation>Бот ходит без паузы.</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Пусть играет бот</translation>
    </message>
    <message>
        <source>Let me look</source>
        <translation>Посмотреть</translation>
    </message>
    <message>
        <source>Letters, digits</source>
        <translation>Буквы, цифры</translation>
    </message>
    <message>
        <source>Level of new bots</source>
        <translation>Уровень новых ботов</translation>
    </message>
    <message>
        <source>Level of the bots</source>
        <translation>Уровень ботов</translation>
    </message>
    <message>
        <source>Level: {0}</source>
        <translation>Уровень: {0}</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Светлая или тёмная</translation>
    </message>
    <message>
        <source>List all legal moves in words.</source>
        <translation>Показать словами все возможные ходы.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Посмотреть на стол</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Просмотр</translation>
    </message>
    <message>
        <source>Look back at the match, step by step.</source>
        <translation>Просмотреть партию шаг за шагом.</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Громко</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Сделано с помощью</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>Master detective</source>
        <translation>Великий сыщик</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Matches (*{0})</source>
        <translation>Партии (*{0})</translation>
    </message>
    <message>
        <source>Matches and settings are kept in {0}</source>
        <translation>Партии и настройки хранятся в {0}</translation>
    </message>
    <message>
        <source>Matches that you have begun wait for you here.</source>
        <translation>Здесь вас ждут начатые партии.</translation>
    </message>
    <message>
        <source>Matches with hints</source>
        <translation>Партий с подсказками</translation>
    </message>
    <message>
        <source>Middling</source>
        <translation>Средне</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Миссия</translation>
    </message>
    <message>
        <source>Mission map</source>
        <translation>Карта миссий</translation>
    </message>
    <message>
        <source>Mission: {0}</source>
        <translation>Миссия: {0}</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Миссии</translation>
    </message>
    <message>
        <source>Missions of {0}: {1} of {2} won</source>
        <translation>{0}, миссии: пройдено {1} из {2}</translation>
    </message>
    <message>
        <source>Missions won</source>
        <translation>Выиграно миссий</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>More can be done in this turn. Once more ends it.</source>
        <translation>В этот ход можно сделать ещё что-то. Повторите, чтобы закончить его.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Mystery Table</source>
        <translation>Стол загадок</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Name of seat {0} (Enter: {1})</source>
        <translation>Имя для места {0} (Enter: {1})</translation>
    </message>
    <message>
        <source>Name of the match</source>
        <translation>Название партии</translation>
    </message>
    <message>
        <source>Name of the partner</source>
        <translation>Имя партнёра</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>New match: {0}</source>
        <translation>Новая партия: {0}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Next move of a bot</source>
        <translation>Следующий ход бота</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Следующее место</translation>
    </message>
    <message>
        <source>Night owl</source>
        <translation>Ночная сова</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Без ответа</translation>
    </message>
    <message>
        <source>No curtain</source>
        <translation>Без занавеса</translation>
    </message>
    <message>
        <source>No display: neither DISPLAY nor WAYLAND_DISPLAY is set. Without one, try: {0}</source>
        <translation>Нет экрана: не заданы ни DISPLAY, ни WAYLAND_DISPLAY. Без экрана можно так: {0}</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Подсказка не нашлась.</translation>
    </message>
    <message>
        <source>No printed rule gives this; the value is ours.</source>
        <translation>В печатных правилах этого нет; значение придумано нами.</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Нет, спасибо</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Not there: Qt’s multimedia part is not installed, so nothing can be heard.</source>
        <translation>Недоступно: не установлена мультимедийная часть Qt, поэтому ничего не слышно.</translation>
    </message>
    <message>
        <source>Nothing can be taken back: something new was learned, or others have acted since.</source>
        <translation>Отменить нельзя: открылось что-то новое или уже ходили другие.</translation>
    </message>
    <message>
        <source>Nothing found. Fewer letters find more.</source>
        <translation>Ничего не найдено. Чем меньше букв, тем больше находок.</translation>
    </message>
    <message>
        <source>Nothing here contains that.</source>
        <translation>Такого здесь нет.</translation>
    </message>
    <message>
        <source>Nothing here yet.</source>
        <translation>Здесь пока ничего нет.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Number of persons</source>
        <translation>Число людей</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Число мест</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выключено</translation>
    </message>
    <message>
        <source>On a mission</source>
        <translation>На задании</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>На этом компьютере</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>Only bots: you look on.</source>
        <translation>Только боты: вы смотрите.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Open map</source>
        <translation>Открытая карта</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Open the settings.</source>
        <translation>Открыть настройки.</translation>
    </message>
    <message>
        <source>Open this help.</source>
        <translation>Открыть эту справку.</translation>
    </message>
    <message>
        <source>Opens when one of these is won: {0}.</source>
        <translation>Откроется, когда пройдена одна из этих: {0}.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Темп ботов</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Партнёр</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Pick up, put down; play what is chosen.</source>
        <translation>Взять, положить; сделать выбранный ход.</translation>
    </message>
    <message>
        <source>Pictures with motifs of {0} are under {1}; all else of the program is under {2}.</source>
        <translation>Рисунки с мотивами {0} распространяются по лицензии {1}, всё остальное — по лицензии {2}.</translation>
    </message>
    <message>
        <source>Place before</source>
        <translation>Предыдущее место</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё раз</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Пуск и пауза</translation>
    </message>
    <message>
        <source>Play earlier</source>
        <translation>Ходить раньше</translation>
    </message>
    <message>
        <source>Play later</source>
        <translation>Ходить позже</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>Play the guided match</source>
        <translation>Партия с проводником</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Игрок {0}</translation>
    </message>
    <message>
        <source>Please type a number from {0} to {1}.</source>
        <translation>Введите число от {0} до {1}.</translation>
    </message>
    <message>
        <source>Practice: take back any decision</source>
        <translation>Тренировка: отменять любые решения</translation>
    </message>
    <message>
        <source>Press a button, then the new key. Esc leaves the old key, Backspace takes it away. Letters alone do nothing in text fields.</source>
        <translation>Нажмите кнопку, затем новую клавишу. Esc оставляет прежнюю, Backspace убирает её. Одни буквы в полях ввода ничего не делают.</translation>
    </message>
    <message>
        <source>Press it twice</source>
        <translation>Нажать дважды</translation>
    </message>
    <message>
        <source>Press the new key…</source>
        <translation>Нажмите новую клавишу…</translation>
    </message>
    <message>
        <source>Previous move of a bot</source>
        <translation>Предыдущий ход бота</translation>
    </message>
    <message>
        <source>Put back what was chosen last; close a dialog.</source>
        <translation>Вернуть на место выбранное последним; закрыть окно.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Вернуть на место</translation>
    </message>
    <message>
        <source>Qt does not load: {0}</source>
        <translation>Qt не загружается: {0}</translation>
    </message>
    <message>
        <source>Qt has no platform called {0}; see QT_QPA_PLATFORM.</source>
        <translation>В Qt нет платформы {0}; проверьте QT_QPA_PLATFORM.</translation>
    </message>
    <message>
        <source>Quick thinking</source>
        <translation>Быстрый ум</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Тихо</translation>
    </message>
    <message>
        <source>Quit; every match is kept as it is.</source>
        <translation>Выйти; каждая партия сохраняется как есть.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Наугад</translation>
    </message>
    <message>
        <source>Read rule {0}</source>
        <translation>Прочесть правило {0}</translation>
    </message>
    <message>
        <source>Read the log.</source>
        <translation>Открыть журнал.</translation>
    </message>
    <message>
        <source>Read the rules of this</source>
        <translation>Прочесть правила об этом</translation>
    </message>
    <message>
        <source>Read the rules of what is on the screen.</source>
        <translation>Прочесть правила о том, что на экране.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть ход</translation>
    </message>
    <message>
        <source>Redo.</source>
        <translation>Вернуть ход.</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>Regular at the table</source>
        <translation>Свой за столом</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Правая кнопка</translation>
    </message>
    <message>
        <source>Roll a seed</source>
        <translation>Новое зерно</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Раунд {0}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>Правила и справка</translation>
    </message>
    <message>
        <source>Rules page</source>
        <translation>Страница правил</translation>
    </message>
    <message>
        <source>Screen: {0}</source>
        <translation>Экран: {0}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search among the matches</source>
        <translation>Поиск среди партий</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск в правилах</translation>
    </message>
    <message>
        <source>Seat {0}</source>
        <translation>Место {0}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Места за столом</translation>
    </message>
    <message>
        <source>See a card large.</source>
        <translation>Рассмотреть карту крупно.</translation>
    </message>
    <message>
        <source>See a card large; hold it to open the curtain.</source>
        <translation>Рассмотреть карту крупно; удерживать, чтобы открыть занавес.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Чьими глазами</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Seven in a row</source>
        <translation>Семь подряд</translation>
    </message>
    <message>
        <source>Several persons need a terminal, so that each screen can be hidden.</source>
        <translation>Нескольким людям нужен терминал, чтобы скрывать экран друг от друга.</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Показать подсказку</translation>
    </message>
    <message>
        <source>Show the table again</source>
        <translation>Показать стол ещё раз</translation>
    </message>
    <message>
        <source>Show the whole log</source>
        <translation>Показать весь журнал</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Без звука</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Slow: 2 s a gesture</source>
        <translation>Медленно: 2 с на ход</translation>
    </message>
    <message>
        <source>Smaller text.</source>
        <translation>Мельче текст.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Произошла ошибка</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Speed of movement</source>
        <translation>Скорость движения</translation>
    </message>
    <message>
        <source>Speed ×{0}</source>
        <translation>Скорость ×{0}</translation>
    </message>
    <message>
        <source>Spend ten hours at the table.</source>
        <translation>Проведите за столом десять часов.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Обычные</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Начать партию</translation>
    </message>
    <message>
        <source>Start the mission</source>
        <translation>Начать миссию</translation>
    </message>
    <message>
        <source>Started with --data-dir FOLDER the program keeps everything there instead.</source>
        <translation>При запуске с --data-dir ПАПКА программа хранит всё там.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Such games do not count.</source>
        <translation>Такие партии не идут в зачёт.</translation>
    </message>
    <message>
        <source>System libraries are missing. Install the packages that hold them: {0}</source>
        <translation>Не хватает системных библиотек. Установите пакеты, в которых они есть: {0}</translation>
    </message>
    <message>
        <source>System libraries are missing. Install them: {0}</source>
        <translation>Не хватает системных библиотек. Установите их: {0}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Взять обратно</translation>
    </message>
    <message>
        <source>Take this seat away</source>
        <translation>Убрать это место</translation>
    </message>
    <message>
        <source>Ten cases closed</source>
        <translation>Десять закрытых дел</translation>
    </message>
    <message>
        <source>That can be done, too. {0}</source>
        <translation>Так тоже можно. {0}</translation>
    </message>
    <message>
        <source>The Python package {0} is missing. Install the program again.</source>
        <translation>Нет пакета Python {0}. Установите программу заново.</translation>
    </message>
    <message>
        <source>The bot made a mistake and plays at random for this move.</source>
        <translation>Сбой бота: этот ход он делает наугад.</translation>
    </message>
    <message>
        <source>The curtain opens</source>
        <translation>Занавес открывается</translation>
    </message>
    <message>
        <source>The display does not answer: {0}</source>
        <translation>Экран не отвечает: {0}</translation>
    </message>
    <message>
        <source>The file of matches was damaged. Matches saved from it or from its last backup: {0}. What was there is kept as {1}.</source>
        <translation>Файл партий повреждён. Спасено партий из него или из последней копии: {0}. Прежний файл сохранён как {1}.</translation>
    </message>
    <message>
        <source>The file {0} is damaged. Install the program again.</source>
        <translation>Файл {0} повреждён. Установите программу заново.</translation>
    </message>
    <message>
        <source>The folder {0} cannot be written in: {1}.</source>
        <translation>В папку {0} нельзя записать: {1}.</translation>
    </message>
    <message>
        <source>The font {0} cannot be read. Install it again.</source>
        <translation>Шрифт {0} не читается. Установите его заново.</translation>
    </message>
    <message>
        <source>The icons of the program are missing. Install QtAwesome again.</source>
        <translation>Нет значков программы. Установите QtAwesome заново.</translation>
    </message>
    <message>
        <source>The key as it was</source>
        <translation>Клавиша как вначале</translation>
    </message>
    <message>
        <source>The level “{0}” does not exist yet here; it plays as “{1}”.</source>
        <translation>Уровня «{0}» здесь пока нет; бот играет как «{1}».</translation>
    </message>
    <message>
        <source>The matches could not be backed up: {0}.</source>
        <translation>Не удалось сделать копию партий: {0}.</translation>
    </message>
    <message>
        <source>The rules have changed since {0} was written: its match was taken over up to line {1} of {2}.</source>
        <translation>Правила изменились после записи {0}: партия перенесена до строки {1} из {2}.</translation>
    </message>
    <message>
        <source>The same seed deals the same cards.</source>
        <translation>Одно и то же зерно раздаёт одни и те же карты.</translation>
    </message>
    <message>
        <source>The settings cannot be written: {0}.</source>
        <translation>Не удаётся записать настройки: {0}.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been set back in part. The old file is {0}.</source>
        <translation>Настройки повреждены и частично сброшены. Прежний файл: {0}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>There are no pictures of that kind.</source>
        <translation>Таких картинок нет.</translation>
    </message>
    <message>
        <source>There is no file {0}.</source>
        <translation>Нет файла {0}.</translation>
    </message>
    <message>
        <source>There is no game called “{0}”. Known games: {1}.</source>
        <translation>Нет игры «{0}». Известные игры: {1}.</translation>
    </message>
    <message>
        <source>There is no game “{0}”. Known games: {1}.</source>
        <translation>Игры «{0}» нет. Известные игры: {1}.</translation>
    </message>
    <message>
        <source>There is no level “{0}”. Known levels: {1}.</source>
        <translation>Нет уровня «{0}». Известные уровни: {1}.</translation>
    </message>
    <message>
        <source>There is no match number {0}.</source>
        <translation>Нет партии номер {0}.</translation>
    </message>
    <message>
        <source>There is no mission “{0}”. Known missions: {1}</source>
        <translation>Нет миссии «{0}». Известные миссии: {1}</translation>
    </message>
    <message>
        <source>There is no seat {0}; this match has {1}.</source>
        <translation>Места {0} нет; мест в этой партии: {1}.</translation>
    </message>
    <message>
        <source>There is nothing to make again.</source>
        <translation>Повторять нечего.</translation>
    </message>
    <message>
        <source>This command always has a key.</source>
        <translation>У этой команды всегда есть клавиша.</translation>
    </message>
    <message>
        <source>This key has no name here; take another one.</source>
        <translation>У этой клавиши здесь нет имени; возьмите другую.</translation>
    </message>
    <message>
        <source>This match can be viewed up to step {0}: after that, today's rules lead elsewhere or its log is damaged. It can be continued from there in a copy.</source>
        <translation>Эту партию можно посмотреть до шага {0}: дальше нынешние правила ведут к другому или журнал повреждён. С этого места её можно продолжить в копии.</translation>
    </message>
    <message>
        <source>This match goes on in another window; nothing was changed here.</source>
        <translation>Эта партия идёт в другом окне; здесь ничего не изменилось.</translation>
    </message>
    <message>
        <source>This match is open in another window of Mystery Table; close it there first.</source>
        <translation>Эта партия открыта в другом окне «Стола загадок»; сначала закройте её там.</translation>
    </message>
    <message>
        <source>This match still goes on: bots explain their moves after its end.</source>
        <translation>Партия ещё идёт: боты объясняют свои ходы после её конца.</translation>
    </message>
    <message>
        <source>This match still goes on: until its end only what everybody saw is printed.</source>
        <translation>Эта партия ещё идёт: до её конца печатается только то, что видели все.</translation>
    </message>
    <message>
        <source>This match still goes on; open it to look back at your own view.</source>
        <translation>Эта партия ещё идёт; откройте её, чтобы пересмотреть свои ходы.</translation>
    </message>
    <message>
        <source>This match was played with a newer version of the program.</source>
        <translation>Эта партия записана более новой версией программы.</translation>
    </message>
    <message>
        <source>This mission can be played.</source>
        <translation>Эту миссию можно играть.</translation>
    </message>
    <message>
        <source>This mission is {0}.</source>
        <translation>Эта миссия: {0}.</translation>
    </message>
    <message>
        <source>This move cannot be explained.</source>
        <translation>Этот ход объяснить не удалось.</translation>
    </message>
    <message>
        <source>This must work in text fields too; take a key that writes nothing.</source>
        <translation>Это должно работать и в полях ввода; возьмите клавишу, которая ничего не печатает.</translation>
    </message>
    <message>
        <source>This version of the program cannot read how this match was set up.</source>
        <translation>Эта версия программы не может прочитать параметры партии.</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Три подряд</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>Время за столом</translation>
    </message>
    <message>
        <source>Time well spent</source>
        <translation>Время не зря</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>К началу</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>К концу</translation>
    </message>
    <message>
        <source>To the end of the map</source>
        <translation>До края карты</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Вместе</translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation>Введите текст для отбора</translation>
    </message>
    <message>
        <source>Type {0} and press Enter</source>
        <translation>Введите {0} и нажмите Enter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить ход</translation>
    </message>
    <message>
        <source>Undo.</source>
        <translation>Отменить ход.</translation>
    </message>
    <message>
        <source>Usual text.</source>
        <translation>Обычный размер текста.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>Way to play</source>
        <translation>Режим игры</translation>
    </message>
    <message>
        <source>Well travelled</source>
        <translation>Бывалый путешественник</translation>
    </message>
    <message>
        <source>What is played, or {0}</source>
        <translation>Во что играть или {0}</translation>
    </message>
    <message>
        <source>What the system wants cannot be asked yet: it counts as “Full”.</source>
        <translation>Узнать, чего хочет система, пока нельзя: это значит «Полное».</translation>
    </message>
    <message>
        <source>What you play</source>
        <translation>Ваша роль</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Какие партии</translation>
    </message>
    <message>
        <source>While you were away</source>
        <translation>Пока вас не было</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Кто решает</translation>
    </message>
    <message>
        <source>Who plays this seat</source>
        <translation>Кто играет за это место</translation>
    </message>
    <message>
        <source>Why the bot did this</source>
        <translation>Почему бот так поступил</translation>
    </message>
    <message>
        <source>Win a match of every game.</source>
        <translation>Выиграйте по партии в каждую игру.</translation>
    </message>
    <message>
        <source>Win a match within ten minutes.</source>
        <translation>Выиграйте партию за десять минут.</translation>
    </message>
    <message>
        <source>Win a match.</source>
        <translation>Выиграйте партию.</translation>
    </message>
    <message>
        <source>Win a mission.</source>
        <translation>Выиграйте миссию.</translation>
    </message>
    <message>
        <source>Win against a bot of the level Expert or higher.</source>
        <translation>Победите бота уровня «Знаток» или выше.</translation>
    </message>
    <message>
        <source>Win against a bot of the level Master.</source>
        <translation>Победите бота уровня «Мастер».</translation>
    </message>
    <message>
        <source>Win every mission of a campaign.</source>
        <translation>Выиграйте все миссии кампании.</translation>
    </message>
    <message>
        <source>Win seven matches one after the other.</source>
        <translation>Выиграйте семь партий подряд.</translation>
    </message>
    <message>
        <source>Win ten different missions.</source>
        <translation>Выиграйте десять разных миссий.</translation>
    </message>
    <message>
        <source>Win ten matches.</source>
        <translation>Выиграйте десять партий.</translation>
    </message>
    <message>
        <source>Win three matches one after the other.</source>
        <translation>Выиграйте три партии подряд.</translation>
    </message>
    <message>
        <source>With the guide</source>
        <translation>С проводником</translation>
    </message>
    <message>
        <source>Without blue and yellow</source>
        <translation>Без синего и жёлтого</translation>
    </message>
    <message>
        <source>Without red and green</source>
        <translation>Без красного и зелёного</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Побед подряд</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>You can pass a seat to a bot and take it back at any time.</source>
        <translation>Место можно в любой момент отдать боту и взять обратно.</translation>
    </message>
    <message>
        <source>Your choice, or {0}</source>
        <translation>Ваш выбор или {0}</translation>
    </message>
    <message>
        <source>Your matches are safe. If you report this, add these lines; they name no cards.</source>
        <translation>Ваши партии целы. Если сообщаете об ошибке, добавьте эти строки: карты в них не названы.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>a bot plays for this person</source>
        <translation>за этого человека играет бот</translation>
    </message>
    <message>
        <source>a curtain between turns</source>
        <translation>занавес между ходами</translation>
    </message>
    <message>
        <source>about {0} min</source>
        <translation>около {0} мин</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>в одиночку</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more: type a part of the words</source>
        <translation>
            <numerusform>и ещё %n: введите часть слов</numerusform>
            <numerusform>и ещё %n: введите часть слов</numerusform>
            <numerusform>и ещё %n: введите часть слов</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <translation>любое</translation>
    </message>
    <message>
        <source>asks for the screen</source>
        <translation>просит экран</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>бот</translation>
    </message>
    <message>
        <source>choose seats and options</source>
        <translation>выберите места и параметры</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>круг</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>крест</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>ромб</translation>
    </message>
    <message>
        <source>does not count for the map</source>
        <translation>не засчитывается на карте</translation>
    </message>
    <message>
        <source>every mission is won</source>
        <translation>все миссии пройдены</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>завершена</translation>
    </message>
    <message>
        <source>from the rule book</source>
        <translation>из правил игры</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>шестиугольник</translation>
    </message>
    <message>
        <source>hold Space, Enter or the mouse button for {0} s</source>
        <translation>удерживайте пробел, Enter или кнопку мыши {0} с</translation>
    </message>
    <message>
        <source>icons of the window</source>
        <translation>значки окна</translation>
    </message>
    <message>
        <source>kept on this computer alone</source>
        <translation>хранится только на этом компьютере</translation>
    </message>
    <message>
        <source>labels, buttons</source>
        <translation>подписи, кнопки</translation>
    </message>
    <message>
        <source>last played first</source>
        <translation>сначала последние</translation>
    </message>
    <message>
        <source>level</source>
        <translation>уровень</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>закрыта</translation>
    </message>
    <message>
        <source>made by us</source>
        <translation>придумана нами</translation>
    </message>
    <message>
        <source>missions won: {0} of {1}</source>
        <translation>пройдено миссий: {0} из {1}</translation>
    </message>
    <message>
        <source>missions {0} / {1}</source>
        <translation>миссии {0} / {1}</translation>
    </message>
    <message>
        <source>motifs on cards</source>
        <translation>мотивы на картах</translation>
    </message>
    <message>
        <source>next: {0} · {1}</source>
        <translation>дальше: {0} · {1}</translation>
    </message>
    <message>
        <source>nobody else looks at the screen</source>
        <translation>никто другой не смотрит на экран</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>числа</translation>
    </message>
    <message>
        <source>only you see this</source>
        <translation>видите только вы</translation>
    </message>
    <message>
        <source>open</source>
        <translation>открыта</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>наше</translation>
    </message>
    <message>
        <source>person</source>
        <translation>человек</translation>
    </message>
    <message>
        <source>played by {0} too</source>
        <translation>здесь тоже играет {0}</translation>
    </message>
    <message>
        <source>press twice: Space, Enter or the mouse</source>
        <translation>нажмите дважды: пробел, Enter или мышь</translation>
    </message>
    <message>
        <source>seen by everybody</source>
        <translation>видели все за столом</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>тексты</translation>
    </message>
    <message>
        <source>so far: {0}</source>
        <translation>уже было: {0}</translation>
    </message>
    <message>
        <source>square</source>
        <translation>квадрат</translation>
    </message>
    <message>
        <source>star</source>
        <translation>звезда</translation>
    </message>
    <message>
        <source>step {0} of {1}</source>
        <translation>шаг {0} из {1}</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>окно</translation>
    </message>
    <message>
        <source>titles, names</source>
        <translation>заголовки, имена</translation>
    </message>
    <message>
        <source>today, {0}</source>
        <translation>сегодня, {0}</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>треугольник</translation>
    </message>
    <message>
        <source>what bots associate</source>
        <translation>ассоциации ботов</translation>
    </message>
    <message>
        <source>what bots associate, beside that</source>
        <translation>ассоциации ботов, кроме того</translation>
    </message>
    <message>
        <source>won</source>
        <translation>пройдена</translation>
    </message>
    <message>
        <source>won / played</source>
        <translation>победы / партии</translation>
    </message>
    <message>
        <source>yesterday, {0}</source>
        <translation>вчера, {0}</translation>
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
        <translation>{0} (копия)</translation>
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
        <translation>Не удаётся прочитать {0}: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be used: {1}. Nothing was lost.</source>
        <translation>Не удаётся использовать {0}: {1}. Ничего не потеряно.</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}.</source>
        <translation>Не удаётся записать {0}: {1}.</translation>
    </message>
    <message>
        <source>{0} chooses a card at the table; press Ctrl or Alt with it, or take H, L or N.</source>
        <translation>{0} выбирает карту на столе; нажмите её с Ctrl или Alt либо возьмите H, L или N.</translation>
    </message>
    <message>
        <source>{0} does not hold each card of the deck once.</source>
        <translation>В файле {0} не каждая карта колоды встречается один раз.</translation>
    </message>
    <message>
        <source>{0} h {1} min</source>
        <translation>{0} ч {1} мин</translation>
    </message>
    <message>
        <source>{0} is damaged at {1}: {2}.</source>
        <translation>Файл {0} повреждён, место {1}: {2}.</translation>
    </message>
    <message>
        <source>{0} is damaged in line {1}.</source>
        <translation>Файл {0} повреждён, строка {1}.</translation>
    </message>
    <message>
        <source>{0} is damaged. Close all windows of Mystery Table and try again.</source>
        <translation>Файл {0} повреждён. Закройте все окна «Стола загадок» и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>{0} is damaged: {1}.</source>
        <translation>Файл {0} повреждён: {1}.</translation>
    </message>
    <message>
        <source>{0} is incomplete: its end is missing.</source>
        <translation>Файл {0} неполон: нет конца.</translation>
    </message>
    <message>
        <source>{0} is missing.</source>
        <translation>Нет файла {0}.</translation>
    </message>
    <message>
        <source>{0} is not a file of Mystery Table.</source>
        <translation>{0} — не файл «Стола загадок».</translation>
    </message>
    <message>
        <source>{0} is not a match of Mystery Table.</source>
        <translation>{0} — не партия «Стола загадок».</translation>
    </message>
    <message>
        <source>{0} is the key of “{1}” already.</source>
        <translation>{0} — уже клавиша команды «{1}».</translation>
    </message>
    <message>
        <source>{0} is too large for a match.</source>
        <translation>Файл {0} слишком велик для партии.</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0} мин</translation>
    </message>
    <message>
        <source>{0} now, {1} possible</source>
        <translation>сейчас {0}, возможно {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} из {1}</translation>
    </message>
    <message>
        <source>{0} of {1} earned</source>
        <translation>получено {0} из {1}</translation>
    </message>
    <message>
        <source>{0} players</source>
        <translation>игроки: {0}</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} с</translation>
    </message>
    <message>
        <source>{0} tells of a match that the rules do not allow.</source>
        <translation>В файле {0} партия, которую правила не допускают.</translation>
    </message>
    <message>
        <source>{0} to {1} seats</source>
        <translation>места за столом: от {0} до {1}</translation>
    </message>
    <message>
        <source>{0} walks or acts everywhere; take another key.</source>
        <translation>{0} везде служит для перехода или действия; возьмите другую клавишу.</translation>
    </message>
    <message>
        <source>{0} was changed since it was written: it is damaged.</source>
        <translation>Файл {0} изменён после записи: он повреждён.</translation>
    </message>
    <message>
        <source>{0} was made by a newer version of Mystery Table.</source>
        <translation>{0}: файл более новой версии «Стола загадок».</translation>
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
        <translation>{0} · {1} · {2} · {3} · завершена</translation>
    </message>
    <message>
        <source>{0} · {1} · {2} · {3} · goes on</source>
        <translation>{0} · {1} · {2} · {3} · идёт</translation>
    </message>
    <message>
        <source>{0}, at most {1}</source>
        <translation>{0}, лучшее {1}</translation>
    </message>
    <message>
        <source>{0}, in the order of play</source>
        <translation>{0}, в порядке хода</translation>
    </message>
    <message>
        <source>{0}, line {1}, column {2}: a whole number is expected, not “{3}”.</source>
        <translation>{0}, строка {1}, столбец {2}: ожидается целое число, а не «{3}».</translation>
    </message>
    <message>
        <source>{0}, line {1}: a column “{2}” is expected.</source>
        <translation>{0}, строка {1}: ожидается столбец «{2}».</translation>
    </message>
    <message>
        <source>{0}, line {1}: a line that begins with “{2}” is expected.</source>
        <translation>{0}, строка {1}: здесь ожидается строка, которая начинается с «{2}».</translation>
    </message>
    <message>
        <source>{0}, line {1}: text in UTF-8 with values between commas is expected.</source>
        <translation>{0}, строка {1}: ожидается текст в UTF-8 со значениями через запятую.</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>{0}, {1} of {2}</source>
        <translation>{0}, {1} из {2}</translation>
    </message>
    <message>
        <source>{0}: an answer?</source>
        <translation>{0}: есть ответ?</translation>
    </message>
    <message>
        <source>{0}: one less</source>
        <translation>{0}: на один меньше</translation>
    </message>
    <message>
        <source>{0}: one more</source>
        <translation>{0}: на один больше</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1} Earned.</source>
        <translation>{0}: {1} Получено.</translation>
    </message>
    <message>
        <source>{0}: {1} {2} of {3}.</source>
        <translation>{0}: {1} {2} из {3}.</translation>
    </message>
    <message>
        <source>{0}: {1} · {2}</source>
        <translation>{0}: {1} · {2}</translation>
    </message>
    <message>
        <source>{0}: {1}, {2}, difficulty {3} of {4}</source>
        <translation>{0}: {1}, {2}, сложность {3} из {4}</translation>
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
        <translation>«{0}» — не файл и не один из наших складов ума: {1}.</translation>
    </message>
    <message>
        <source>“{0}” is not a size; write for example 240x328.</source>
        <translation>«{0}» — не размер; напишите, например, 240x328.</translation>
    </message>
</context>
</TS>
