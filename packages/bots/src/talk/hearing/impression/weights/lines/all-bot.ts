/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const allBot = `
    c=bot 42 bot 40 end:bot 25 #good&someone 24 #good&person 22 all&bot 20 bot&what 20 start:bot 20 bot&seem 19 ?bot 16 end:#good 16
    #good&good 15 seem&what 15 which 15 ?join 14 person 14 bot&want 13 bot&role 12 want&what 12 ?want 11 all&seem 11 bot&you 11
    c=asks+good 11 good&person 11 what&which 11 #good 10 ?i 10 all&switch 10 all&what 10 c=good+suspect 10 end:who 10 hurry&seem 10
    hurry&weak 10 join&tell 10 switch&what 10 ?if 9 c=asks+intend 9 c=maybe+together 9 if&rather 9 lets&rather 9 seem 9 start:someone 9
    start:which 9 which&you 9 ?#good 8 ?all 8 all&if 8 all&rather 8 c=asks+maybe 8 c=maybe+unreal 8 if&lets 8 seem&weak 8 seem&you 8
    start:tell 8 ?lets 7 all&how 7 c=asks+cond 7 c=asks+together 7 c=cond+together 7 c=cond+unreal 7 c=maybe 7 c=mine+suspect 7
    decide&what 7 he&seem 7 how&switch 7 i&tell 7 lets&seem 7 role&you 7 seem&switch 7 switch&think 7 ?decide 6 c=together+unreal 6
    decide&seem 6 decide&someone 6 he&how 6 he&switch 6 he&think 6 join 6 someone&want 6 start:neg 6 #role&neg -6 #role&want -6 ?result -6
    Sg1 -6 Sg1# -6 Sx0 -6 Sx0# -6 all&tell -6 c=agree -6 c=asks+result -6 c=callVote -6 c=mine+voting -6 c=voted -6 decide&i -6
    end:night -6 end:remove -6 end:skip -6 end:steal -6 end:thank -6 end:wrong -6 good&role -6 he&someone -6 he&who -6 hurry&must -6
    i&lets -6 i&must -6 i&seem -6 i&strong -6 i&vote -6 i&who -6 lets&think -6 lets&today -6 lets&we -6 lie -6 me&what -6 neg&skip -6
    neg&someone -6 night&someone -6 nolonger -6 right&strong -6 role&tell -6 skip&want -6 someone&vote -6 start:all -6 start:like -6
    start:praise -6 start:weak -6 steal&what -6 strong&you -6 today&vote -6 #role&someone -7 ?claim -7 ?skip -7 all&hurry -7 bye -7
    c=claim+good -7 c=mine+role -7 c=mine+unreal -7 c=role+together -7 claim&lets -7 end:#wolf -7 end:greet -7 end:i -7 end:like -7
    explain&what -7 he&i -7 i&someone -7 i&takeback -7 kill&vote -7 lastgame -7 n:i -7 night&result -7 rather&you -7 right -7
    someone&summary -7 start:laugh -7 start:strong -7 start:summary -7 start:want -7 start:yesterday -7 steal -7 summary&what -7
    today&who -7 all&vote -8 c=asks+bad -8 c=asks+claim -8 c=asks+opinion -8 c=good+role -8 c=thanks -8 c=together+voting -8 c=why+you -8
    check -8 end:me -8 end:other -8 end:right -8 explain&why -8 good&i -8 good&rather -8 hurry&i -8 i&right -8 i&today -8 praise -8
    result&someone -8 sorry -8 start:claim -8 start:remove -8 start:thank -8 tally&vote -8 tell -8 thank -8 #role&claim -9 #role&he -9
    #v -9 ?who -9 both -9 c=asks+ballot -9 c=ballot -9 c=byOther -9 c=he -9 c=mine+not -9 c=reported -9 c=unsure -9 end:laugh -9
    end:person -9 end:summary -9 end:takeback -9 good&swear -9 he -9 i&skip -9 laugh -9 lets&vote -9 seem&who -9 someone&think -9
    start:think -9 stop -9 today&what -9 vote&who -9 where -9 c=comeOut -10 c=mine+why -10 c=opinion -10 c=role+you -10 dunno -10
    end:neg -10 end:tell -10 i&neg -10 imagine -10 keep -10 kill -10 rather&swear -10 tally -10 team -10 yesterday -10 #good&rather -11
    #role&i -11 end:think -11 end:vote -11 explain -11 lets -11 skip&today -11 someone&today -11 start:greet -11 start:today -11
    #good&swear -12 #other -12 all&i -12 c=asks+role -12 c=denial -12 c=good+together -12 end:lets -12 rather -12 rather&what -12
    start:role -12 we -12 wrong -12 ?someone -13 ?think -13 c=asks+voting -13 c=claim+mine -13 c=claimAll -13 c=results -13 end:claim -13
    end:good -13 i&my -13 i&think -13 must -13 my -13 night -13 person&tell -13 remove -13 report -13 #good&i -14 #wolf -14 ?#role -14
    c=retract -14 end:result -14 end:want -14 good&tell -14 start:right -14 start:what -14 takeback -14 why -14 c=good+you -15 c=not -15
    c=result -15 c=summary -15 someone&tell -15 c=hurry -16 end:rather -16 end:today -16 greet -16 other -16 sign=bad -16 swear -16
    think -16 #role&who -17 c=asks+why -17 c=why -17 end:someone -17 start:#good -17 start:who -17 summary -17 Sb0# -18
    c=suspect+together -18 end:#role -18 Sb0 -19 c=bad -19 end:all -19 end:hurry -19 i&me -19 many -19 me -19 c=defend -20 n=2 -20
    c=atMe -21 c=greet -21 len=1 -21 result -21 strong -21 c=claim -22 c=good+mine -23 c=second -23 claim -23 c=role -24 c=voting -24
    k0 -25 len=xs -25 len=2 -26 vote -28 start:#role -31 today -34 #role -45 n=1 -62`;
