/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const callClaim = `
    c=claimAll 46 all&role 30 c=role+together 28 lets&role 26 role&today 25 claim 24 claim&lets 24 all&claim 23 report&today 22 c=role 21
    claim&want 21 claim&today 19 c=asks+role 18 role&tell 18 start:lets 18 tell&today 18 all&must 17 end:claim 17 role 16 all&tell 15
    c=role+you 15 claim&must 15 claim&switch 15 lets&today 15 someone&tell 15 ?claim 14 claim&i 14 end:today 14 role&someone 14 all&you 13
    c=reported+role 13 i&want 13 lets 13 report 13 role&who 13 report&skip 12 switch&want 12 tell&who 12 all 11 claim&hurry 11
    claim&someone 11 end:lets 11 hurry&switch 11 lets&neg 11 lets&report 11 lets&tell 11 role&skip 11 start:report 11 all&lets 10
    all&other 10 all&switch 10 all&today 10 c=together+you 10 claim&report 10 he&role 10 he&tell 10 i&switch 10 must 10 c=good+reported 9
    c=mine+role 9 c=reported+unreal 9 c=role+unreal 9 claim&neg 9 end:report 9 keep&neg 9 n:claim 9 n:keep 9 n:lets 9 role&switch 9
    start:skip 9 today 9 all&morevotes 8 c=good+role 8 c=reported+together 8 c=reported+you 8 claim&me 8 claim&role 8 hurry&role 8
    must&switch 8 n:actbad 8 skip&tell 8 skip&who 8 want 8 actbad&all 7 actbad&lets 7 actbad&neg 7 all&want 7 c=good+unreal 7 c=he+role 7
    c=not+role 7 c=not+you 7 good&lets 7 he&report 7 he&today 7 hurry&must 7 lets&you 7 me&must 7 me&want 7 must&report 7 must&someone 7
    must&strong 7 must&tell 7 must&today 7 report&tell 7 role&strong 7 start:keep 7 stop&we 7 today&want 7 want&you 7 all&good 6
    all&hurry 6 all&neg 6 c=asks+he 6 c=he+you 6 claim&strong 6 end:morevotes 6 he&must 6 hurry&strong 6 lets&must 6 morevotes&must 6
    morevotes&want 6 n:quiet 6 nolonger&role 6 rather&role 6 report&someone 6 start:claim 6 start:must 6 strong&switch 6 switch 6
    #role&imagine -6 #role&neg -6 #wolf&i -6 ?bot -6 ?i -6 ?role -6 ?skip -6 ?want -6 ?you -6 both&i -6 both&report -6 both&stop -6
    c=asks+result -6 c=bad+mine -6 c=ballot+together -6 c=claim+good -6 c=claim+you -6 c=disagree -6 c=mine+not -6 c=mine+why -6 c=mourn -6
    c=voted -6 claim&skip -6 decide&lets -6 decide&stop -6 decide&tell -6 decide&today -6 end:all -6 end:both -6 end:join -6 end:seem -6
    end:thank -6 good&i -6 he -6 i&someone -6 i&strong -6 i&vote -6 keep&switch -6 kill&lets -6 lets&strong -6 like -6 must&remove -6
    neg&vote -6 rather -6 rather&today -6 result&today -6 role&we -6 someone&think -6 someone&vote -6 start:bot -6 start:lastgame -6
    start:laugh -6 start:strong -6 start:tell -6 start:weak -6 stop&tell -6 strong -6 we -6 which&you -6 #role&who -7 #role&you -7
    #wolf&lets -7 ?who -7 all&decide -7 c=ballots -7 c=he+together -7 c=intend+mine -7 c=mine -7 c=mine+voting -7 c=toMe -7 c=why+you -7
    end:good -7 end:laugh -7 end:me -7 end:remove -7 end:right -7 end:summary -7 end:think -7 explain&why -7 good -7 hurry -7 i&me -7
    keep&you -7 lastgame -7 laugh -7 len=l -7 lets&who -7 me -7 n:i -7 neg&skip -7 night&result -7 sign=good -7 start:night -7 stop&want -7
    summary&today -7 switch&we -7 switch&you -7 tell&think -7 tell&want -7 tell&we -7 vote&you -7 want&we -7 which -7 wrong&you -7
    #role&today -8 #role&want -8 #v -8 #wolf&all -8 ?think -8 ?what -8 all&person -8 bye -8 c=asks+you -8 c=atMe -8 check -8 end:#wolf -8
    end:neg -8 end:someone -8 he&i -8 how&today -8 i&skip -8 keep&we -8 lets&person -8 someone&summary -8 start:#other -8 start:right -8
    today&we -8 trust -8 where -8 #role&all -9 #role&role -9 #role&someone -9 both&tell -9 c=asks+bad -9 c=asks+claim -9 c=asks+suspect -9
    c=cond -9 c=intend+together -9 c=thanks -9 end:other -9 end:takeback -9 end:what -9 how&someone -9 i&my -9 i&sorry -9 i&think -9
    kill&vote -9 lets&think -9 lets&wrong -9 my -9 start:thank -9 swear -9 team -9 thank -9 today&vote -9 vote&who -9 #role&he -10
    #role&tell -10 all&think -10 all&wrong -10 c=asks+ballot -10 c=ballot -10 c=claim+role -10 c=good -10 decide&i -10 decide&want -10
    end:#good -10 end:bot -10 end:greet -10 explain -10 hurry&i -10 i&neg -10 i&stop -10 i&tell -10 i&what -10 if -10 result&someone -10
    skip&someone -10 start:hurry -10 start:neg -10 start:want -10 tally&vote -10 all&both -11 all&greet -11 both&claim -11 c=asks+why -11
    c=bad -11 c=claim+together -11 c=results -11 c=together+voting -11 c=unsure -11 claim&remove -11 claim&tell -11 end:vote -11
    end:who -11 end:wrong -11 i -11 imagine -11 result&role -11 start:greet -11 start:yesterday -11 tally -11 today&what -11 #role&i -12
    c=asks+voting -12 c=suspect -12 c=why -12 claim&sorry -12 dunno -12 end:hurry -12 end:sorry -12 how -12 person -12 result&skip -12
    start:both -12 takeback -12 what&you -12 all&what -13 both&lets -13 c=asks+mine -13 end:skip -13 greet&lets -13 i&today -13 kill -13
    night -13 start:he -13 start:who -13 we&you -13 who -13 why -13 #other -14 #role&lets -14 c=claim+mine -14 c=intend -14 c=result -14
    end:want -14 lets&what -14 many -14 seem -14 weak -14 yesterday -14 ?#role -15 Sg0 -15 Sg0# -15 all&vote -15 c=defend -15 c=retract -15
    join -15 len=xs -15 remove -15 right -15 summary -15 #good -16 Sb0 -16 Sb0# -16 c=summary -16 i&lets -16 len=1 -16 lets&skip -16
    wrong -16 bot -17 c=good+mine -17 c=green -17 n=2 -17 sorry -17 #wolf -18 c=bot -18 end:#role -18 greet -18 start:good -18 c=greet -19
    c=second -19 decide -19 lets&vote -19 both -20 end:result -20 start:you -20 c=nobody -21 result -22 sign=bad -23 c=hurry -24
    c=voting -24 start:what -24 end:i -25 think -25 #role&claim -26 k0 -27 start:#role -27 start:today -27 c=comeOut -30 c=claim -32
    vote -33 what -36 #role -46 n=1 -62`;
