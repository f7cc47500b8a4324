/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const second = `
    c=second 60 right 33 end:right 26 start:right 26 i&think 23 i&right 20 right&think 17 think 17 end:join 14 right&team 14 end:team 13
    start:think 13 end:i 12 i&join 12 len=xs 12 think&want 12 end:think 11 praise&strong 11 right&seem 11 good&lastgame 10 join 10
    lastgame&right 10 lastgame&strong 10 my&tell 10 right&vote 10 len=1 9 len=2 9 right&strong 9 right&tell 9 good&right 8 good&strong 8
    i&seem 8 me&right 8 my&right 8 start:lastgame 8 strong&think 8 team 8 c=toMe 7 end:me 7 right&weak 7 start:i 7 start:vote 7
    c=mine+suspect 6 i&tell 6 lastgame 6 me&weak 6 seem&think 6 strong 6 #wolf&i -6 ?what -6 Sg0 -6 Sg0# -6 bye -6 c=ballot -6 c=opinion -6
    check&i -6 claim&i -6 end:swear -6 end:you -6 explain&i -6 explain&why -6 how -6 hurry&must -6 i&swear -6 i&switch -6 i&tally -6
    kill&vote -6 report&strong -6 skip&today -6 someone&who -6 start:who -6 start:yesterday -6 think&vote -6 today&vote -6 #good&i -7
    #role&claim -7 ?someone -7 all&me -7 both -7 c=asks+good -7 c=cond -7 c=he -7 c=mine+result -7 c=why+you -7 end:#wolf -7 end:greet -7
    end:neg -7 end:trust -7 end:what -7 he&i -7 i&keep -7 i&must -7 i&wrong -7 if -7 me&what -7 n=3 -7 report&think -7 skip&someone -7
    start:dunno -7 start:he -7 start:hurry -7 start:lets -7 start:remove -7 start:role -7 start:takeback -7 think&trust -7 #other&i -8
    #v -8 c=asks+voting -8 c=claimAll -8 c=mine+role -8 c=mine+why -8 c=together+you -8 check -8 end:#good -8 end:good -8 end:lets -8
    end:rather -8 end:remove -8 end:who -8 good&i -8 greet&i -8 i&report -8 i&trust -8 imagine -8 night -8 start:claim -8 start:today -8
    stop -8 tally&vote -8 c=asks+together -9 c=bad+mine -9 c=green -9 c=hurry -9 c=mine+not -9 c=mine+reported -9 c=mine+voting -9
    c=summary -9 c=wager -9 end:dunno -9 end:other -9 end:thank -9 n:i -9 start:skip -9 trust -9 yesterday -9 ?think -10 all&lets -10
    c=unsuspect -10 dunno&i -10 explain -10 greet&strong -10 i&skip -10 kill -10 start:good -10 start:greet -10 #good -11 c=asks+why -11
    c=denial -11 c=thanks -11 decide&i -11 end:today -11 keep -11 must -11 sorry -11 start:someone -11 start:thank -11 summary -11
    swear -11 tally -11 thank -11 why -11 wrong -11 #other -12 ?i -12 all&i -12 c=why -12 c=you -12 end:#role -12 end:bot -12 end:claim -12
    i&neg -12 i&today -12 i&vote -12 many -12 report -12 start:want -12 #wolf -13 c=greet -13 c=not -13 c=reported -13 c=result -13
    end:all -13 end:result -13 end:vote -13 i&takeback -13 len=m -13 other -13 remove -13 start:what -13 switch -13 you -13 S01 -14
    S01# -14 c=intend+mine -14 hurry&i -14 rather -14 start:laugh -14 c=good+mine -15 c=intend -15 c=mine+together -15 c=mine+unreal -15
    c=unsure -15 dunno -15 end:laugh -15 end:takeback -15 i&team -15 i&what -15 laugh -15 role -15 bot -16 c=bot -16 c=defend -16
    decide -16 end:hurry -16 he -16 #role&i -17 c=role -17 result -17 sign=bad -17 start:praise -17 who -17 Sb0 -18 Sb0# -18 c=nobody -18
    neg -18 start:#role -18 c=bad -19 greet -19 skip -19 claim -20 someone -20 takeback -20 c=claim+mine -21 lets -21 n=2 -21 c=retract -22
    all -25 c=unreal -25 hurry -25 c=voting -26 today -26 what -26 sign=good -27 ? -28 c=asks -28 c=claim -29 c=good -29 #role -31
    c=together -32 n=1 -65`;
