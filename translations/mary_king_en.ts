<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>mary_king</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more control card(s)</source>
        <translation>
            <numerusform>%n more control card</numerusform>
            <numerusform>%n more control cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more idea(s)</source>
        <translation>
            <numerusform>%n more idea</numerusform>
            <numerusform>%n more ideas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) flip</source>
        <translation>
            <numerusform>%n tile flips</numerusform>
            <numerusform>%n tiles flip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n playout(s) this came out about as well: {0}</source>
        <translation>
            <numerusform>In %n playout this came out about as well: {0}</numerusform>
            <numerusform>In %n playouts this came out about as well: {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n playout(s) this came out better: {0}</source>
        <translation>
            <numerusform>In %n playout this came out better: {0}</numerusform>
            <numerusform>In %n playouts this came out better: {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the likeliest moves, none came out better in %n playout(s).</source>
        <translation>
            <numerusform>Of the likeliest moves, none came out better in %n playout.</numerusform>
            <numerusform>Of the likeliest moves, none came out better in %n playouts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You owe %n card(s) of mind. Answer with a flash?</source>
        <translation>
            <numerusform>You owe %n card of mind. Answer with a flash?</numerusform>
            <numerusform>You owe %n cards of mind. Answer with a flash?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bonus for %n tile(s)</source>
        <translation>
            <numerusform>bonus for %n tile</numerusform>
            <numerusform>bonus for %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} open · %n left</source>
        <translation>
            <numerusform>{0} open · %n left</numerusform>
            <numerusform>{0} open · %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: draws %n card(s).</source>
        <translation>
            <numerusform>{0}: draws %n card.</numerusform>
            <numerusform>{0}: draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: looks at the top of a mind ({1}): %n card(s).</source>
        <translation>
            <numerusform>{0}: looks at the top of a mind ({1}): %n card.</numerusform>
            <numerusform>{0}: looks at the top of a mind ({1}): %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: memory, %n card(s)</source>
        <translation>
            <numerusform>{0}: memory, %n card</numerusform>
            <numerusform>{0}: memory, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: you owe %n card(s) of mind.</source>
        <translation>
            <numerusform>{0}: you owe %n card of mind.</numerusform>
            <numerusform>{0}: you owe %n cards of mind.</numerusform>
        </translation>
    </message>
</context>
</TS>
