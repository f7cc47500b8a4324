/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const unsure = `
    dunno 38 c=unsure 36 dunno&i 23 dunno&neg 23 n:dunno 21 start:dunno 21 end:dunno 18 me&what 18 dunno&me 17 dunno&good 16 end:what 15
    dunno&switch 13 dunno&why 13 i&what 13 dunno&rather 12 dunno&result 12 dunno&weak 12 n:think 12 want&weak 12 c=not+suspect 11
    decide&weak 11 dunno&role 11 dunno&swear 11 dunno&want 11 n:swear 11 neg&swear 11 neg&think 11 switch&why 11 end:rather 10
    good&rather 10 good&swear 10 good&why 10 len=2 10 n:decide 10 rather&switch 10 rather&why 10 skip&think 10 start:weak 10 c=asks+maybe 9
    c=maybe+role 9 c=not 9 decide&neg 9 end:someone 9 good&switch 9 me&role 9 n:good 9 n:want 9 n:weak 9 neg&weak 9 result&role 9
    c=maybe+mine 8 c=mine+suspect 8 good&neg 8 me&result 8 neg&want 8 someone&think 8 decide&want 7 dunno&think 7 dunno&what 7 i&me 7 me 7
    report&swear 7 role&what 7 swear 7 swear&think 7 S01 6 S01# 6 c=atMe 6 c=mine+not 6 c=mine+you 6 decide&me 6 end:report 6 good&report 6
    good&think 6 me&want 6 n:report 6 n:skip 6 result&what 6 #role&claim -6 #role&dunno -6 #role&role -6 #role&what -6 #wolf&neg -6 S02# -6
    c=bad+not -6 c=claim+role -6 c=claimAll -6 c=cond+not -6 c=he -6 c=unsuspect -6 c=voted -6 claim&neg -6 end:#wolf -6 end:laugh -6
    end:other -6 end:thank -6 end:who -6 explain&me -6 i&nolonger -6 i&rather -6 i&strong -6 i&tally -6 i&tell -6 i&who -6 i&wrong -6
    laugh -6 lie -6 me&skip -6 me&vote -6 n:claim -6 n:what -6 neg&nobody -6 neg&nolonger -6 neg&today -6 night&result -6 nobody -6
    nobody&skip -6 rather&want -6 role&someone -6 someone&today -6 start:claim -6 start:he -6 start:if -6 start:lets -6 start:rather -6
    start:remove -6 start:result -6 start:who -6 today&vote -6 today&what -6 trust -6 vote&who -6 #other -7 #v -7 #wolf&i -7 ?i -7
    ?think -7 ?what -7 all&me -7 c=asks+bad -7 c=asks+voting -7 c=cond+mine -7 c=hurry -7 c=maybe+unreal -7 c=not+unreal -7 c=why+you -7
    end:#good -7 end:lets -7 end:role -7 end:tell -7 end:vote -7 explain&what -7 explain&why -7 he&neg -7 i&if -7 i&right -7 i&seem -7
    if&neg -7 imagine -7 kill&vote -7 len=l -7 neg&what -7 someone -7 someone&vote -7 tally&vote -7 c=asks+good -8 c=asks+not -8
    c=mine+unreal -8 c=not+you -8 c=results -8 c=thanks -8 c=together+you -8 end:right -8 end:think -8 explain&i -8 keep -8 many -8
    me&think -8 nolonger -8 result&skip -8 skip&today -8 skip&vote -8 someone&who -8 start:greet -8 start:right -8 start:thank -8
    start:think -8 start:today -8 start:yesterday -8 team -8 thank -8 ?someone -9 all&lets -9 c=bad+mine -9 c=good+not -9 c=green -9
    c=mine+voting -9 c=role+you -9 c=summary -9 claim&i -9 end:bot -9 end:claim -9 good&i -9 he&i -9 hurry&i -9 i&switch -9 n:#role -9
    n:vote -9 rather&what -9 result&someone -9 sign=bad~ -9 sorry -9 stop -9 wrong -9 all&i -10 c=asks+together -10 c=claim+not -10
    c=cond -10 c=mine+why -10 c=reported -10 end:all -10 end:takeback -10 end:today -10 i&join -10 i&takeback -10 len=xs -10 must -10
    night -10 other -10 summary -10 tally -10 yesterday -10 Sb1 -11 Sb1# -11 c=greet -11 end:#role -11 end:good -11 greet -11 if -11
    kill -11 remove -11 seem -11 start:skip -11 #good -12 c=asks+suspect -12 c=asks+why -12 c=result -12 end:hurry -12 explain -12 i&my -12
    i&today -12 join -12 my -12 neg&vote -12 bot -13 c=bot -13 c=intend+mine -13 c=mine+together -13 c=why -13 i&vote -13 start:someone -13
    strong -13 you -13 c=intend -14 sign=bad -14 tell -14 right -15 takeback -15 #wolf -16 c=good+mine -16 c=retract -16 he -16 n=2 -16
    #role&neg -17 Sb0 -17 Sb0# -17 start:#role -17 who -17 #role&i -18 c=claim+mine -18 len=m -18 lets -18 start:what -18 c=asks+you -19
    hurry -19 c=bad -20 c=voting -20 all -21 c=unreal -21 claim -21 ? -24 c=asks -25 c=claim -25 sign=good -25 c=second -26 end:i -26
    k0 -26 today -26 vote -26 c=defend -27 c=together -27 #role -30 c=good -31 n=1 -43`;
