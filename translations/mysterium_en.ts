<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>mysterium</name>
    <message numerus="yes">
        <source>%n hour(s) left after this</source>
        <translation>
            <numerusform>%n hour left after this</numerusform>
            <numerusform>%n hours left after this</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vision(s)</source>
        <translation>
            <numerusform>%n vision</numerusform>
            <numerusform>%n visions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Call the crow: %n vision(s)</source>
        <translation>
            <numerusform>Call the crow: %n vision</numerusform>
            <numerusform>Call the crow: %n visions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %n vision(s): {0}</source>
        <translation>
            <numerusform>Send %n vision: {0}</numerusform>
            <numerusform>Send %n visions: {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hourglass runs: %n minute(s).</source>
        <translation>
            <numerusform>The hourglass runs: %n minute.</numerusform>
            <numerusform>The hourglass runs: %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} finishes early: %n step(s) on the track, now {1}.</source>
        <translation>
            <numerusform>{0} finishes early: %n step on the track, now {1}.</numerusform>
            <numerusform>{0} finishes early: %n steps on the track, now {1}.</numerusform>
        </translation>
    </message>
</context>
</TS>
