<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>thirteen_clues</name>
    <message numerus="yes">
        <source>%n answer(s) about it</source>
        <translation>
            <numerusform>%n answer about it</numerusform>
            <numerusform>%n answers about it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) about this card</source>
        <translation>
            <numerusform>%n answer about this card</numerusform>
            <numerusform>%n answers about this card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n magnifying glass(es)</source>
        <translation>
            <numerusform>%n magnifying glass</numerusform>
            <numerusform>%n magnifying glasses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mystery(ies) are still possible.</source>
        <translation>
            <numerusform>%n mystery is still possible.</numerusform>
            <numerusform>%n mysteries are still possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n possible mystery(ies), the answer leaves about {0}.</source>
        <translation>
            <numerusform>Of %n possible mystery, the answer leaves about {0}.</numerusform>
            <numerusform>Of %n possible mysteries, the answer leaves about {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of %n possible mystery(ies): {0} %.</source>
        <translation>
            <numerusform>One of %n possible mystery: {0} %.</numerusform>
            <numerusform>One of %n possible mysteries: {0} %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Possible still, in %n mysteries</source>
        <translation>
            <numerusform>Possible still, in %n mystery</numerusform>
            <numerusform>Possible still, in %n mysteries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend your magnifying glasses: %n to go</source>
        <translation>
            <numerusform>Spend your magnifying glass: %n to go</numerusform>
            <numerusform>Spend your magnifying glasses: %n to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The likeliest of %n possible mystery(ies): {0} %.</source>
        <translation>
            <numerusform>The likeliest of %n possible mystery: {0} %.</numerusform>
            <numerusform>The likeliest of %n possible mysteries: {0} %.</numerusform>
        </translation>
    </message>
</context>
</TS>
