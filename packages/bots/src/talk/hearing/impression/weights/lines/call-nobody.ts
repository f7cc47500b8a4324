/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const callNobody = `
    skip&today 31 lets&skip 29 skip 26 c=nobody 24 kill&skip 19 kill&today 19 lets&today 19 skip&we 16 skip&yesterday 16 c=not+voting 15
    end:skip 15 kill&nobody 15 kill&yesterday 15 n:today 15 neg&today 15 remove&skip 15 skip&vote 15 today 14 c=callVote 13 claim&skip 13
    skip&stop 13 stop&today 13 ?neg 12 ?vote 12 claim&remove 12 n:kill 12 neg&nobody 12 neg&skip 12 neg&yesterday 12 nobody 12
    nobody&skip 12 ?today 11 kill&someone 11 lets&remove 11 must&skip 11 n:must 11 nobody&vote 11 today&vote 11 today&we 11
    c=intend+together 10 end:i 10 kill&must 10 kill&neg 10 kill&who 10 lets&neg 10 nobody&today 10 stop&we 10 all&today 9 good&vote 9
    i&today 9 kill 9 kill&lets 9 lets&we 9 must&nobody 9 n:someone 9 n:we 9 neg&someone 9 start:yesterday 9 takeback&vote 9 ?skip 8
    c=he+together 8 c=not+together 8 c=together+voting 8 claim&lets 8 i&skip 8 lets&stop 8 must&neg 8 n:good 8 n:remove 8 neg&we 8
    start:stop 8 stop&vote 8 c=voted 7 kill&stop 7 must&someone 7 must&today 7 n:skip 7 n:vote 7 neg&remove 7 remove 7 remove&vote 7
    result&why 7 stop&yesterday 7 vote&yesterday 7 yesterday 7 claim&if 6 end:takeback 6 good&skip 6 good&tally 6 he&stop 6 if&skip 6
    if&we 6 kill&result 6 kill&we 6 lets&result 6 lets&someone 6 n:hurry 6 n:lets 6 n:right 6 n:tally 6 neg&right 6 neg&tally 6
    rather&result 6 remove&we 6 someone&stop 6 start:lets 6 start:skip 6 stop 6 today&yesterday 6 #other -6 ?#role -6 all&claim -6
    all&kill -6 bye -6 c=good+mine -6 c=intend+not -6 c=role+together -6 c=together+unreal -6 c=voting+you -6 c=why -6 decide&want -6
    end:nobody -6 end:tell -6 end:who -6 explain -6 he -6 he&vote -6 hurry&i -6 lie -6 many -6 n:strong -6 n:think -6 neg&strong -6
    neg&think -6 night&result -6 person -6 skip&strong -6 start:claim -6 strong&today -6 strong&vote -6 switch&today -6 think&vote -6
    vote&what -6 where -6 #role&i -7 ?think -7 Sb1 -7 Sb1# -7 all -7 both -7 c=comeOut -7 c=mine+you -7 dunno -7 end:#good -7 end:both -7
    end:right -7 he&neg -7 i&think -7 imagine -7 join -7 kill&switch -7 n:switch -7 nolonger -7 other -7 result&role -7 role&skip -7
    role&someone -7 sorry -7 start:good -7 start:greet -7 start:he -7 start:hurry -7 start:remove -7 start:right -7 team -7 today&who -7
    #role&neg -8 bot -8 c=ballot+voting -8 c=bot -8 c=callVote+not -8 c=claim+mine -8 c=denial -8 c=reported -8 end:all -8 end:someone -8
    i&someone -8 i&want -8 lets&summary -8 seem -8 skip&think -8 someone&think -8 someone&who -8 c=asks+mine -9 c=good+together -9
    c=summary -9 end:#role -9 hurry -9 i&nobody -9 keep -9 night -9 rather -9 role&today -9 skip&switch -9 start:who -9 summary&today -9
    vote&who -9 who -9 wrong -9 #role&claim -10 c=asks+suspect -10 c=callVote+together -10 c=green -10 c=greet -10 c=results -10
    neg&switch -10 rather&switch -10 report -10 result -10 result&someone -10 sign=good -10 switch&vote -10 switch&why -10 weak -10
    #wolf -11 c=asks+good -11 c=asks+role -11 c=ballot+mine -11 c=ballots -11 c=hurry -11 c=retract -11 decide -11 end:claim -11
    end:want -11 greet -11 len=xs -11 n=2 -11 start:what -11 vote&want -11 #good -12 c=claimAll -12 c=defend -12 i&me -12 me -12
    sign=bad~ -12 someone -12 you -12 all&vote -13 c=atMe -13 c=good+not -13 c=result -13 c=together+you -13 how&today -13 len=1 -13
    sign=bad -13 tell -13 Sb0# -14 c=asks+you -14 c=intend+mine -14 c=suspect -14 how&someone -14 n:i -14 summary -14 Sb0 -15 end:neg -15
    end:result -15 k0 -15 role -15 strong -15 want -15 c=unreal -16 how -16 i&vote -16 start:#role -16 c=asks+ballot -17 c=bad -17
    c=ballot -17 c=good -17 len=s -17 Sg0 -18 Sg0# -18 c=asks -18 c=claim -18 len=2 -18 start:vote -18 switch -18 end:vote -19
    start:someone -19 i&neg -20 think -20 what -20 c=role -21 c=you -21 start:i -24 c=mine -26 #role -28 c=toMe -35 n=1 -47`;
