/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const greet = `
    c=greet 40 greet 35 start:greet 33 end:all 25 greet&lets 23 end:greet 20 all&greet 18 all 16 #good&all 13 #good&lets 13 good&greet 13
    len=2 13 all&lets 12 lets 12 start:all 12 both&greet 9 greet&team 9 lets&team 9 all&what 8 both&team 8 c=good+together 8 lets&what 8
    both&lets 7 c=asks+together 7 end:both 7 end:good 7 c=together 6 start:#good 6 #role&he -6 #role&i -6 #role&who -6 #v -6 ?what -6
    all&claim -6 all&tell -6 all&think -6 c=ballot -6 c=claim+mine -6 c=cond -6 c=mine+you -6 c=mourn -6 c=results -6 c=role+together -6
    end:neg -6 end:remove -6 end:takeback -6 end:team -6 end:tell -6 end:you -6 i&lets -6 if -6 kill&vote -6 lets&tell -6 lets&think -6
    skip&someone -6 skip&today -6 start:laugh -6 start:you -6 today&what -6 we&what -6 #other -7 #role&all -7 #role&greet -7 #role&lets -7
    ?someone -7 all&you -7 bye -7 c=callVote+together -7 c=comeOut -7 c=he -7 c=intend -7 c=reported -7 end:bot -7 end:laugh -7 end:want -7
    explain -7 imagine -7 keep -7 laugh -7 lets&you -7 sorry -7 start:claim -7 start:skip -7 start:yesterday -7 ?greet -8 c=asks+mine -8
    c=unsure -8 decide -8 dunno -8 end:i -8 end:other -8 end:rather -8 end:thank -8 hurry&lets -8 must -8 night -8 person -8 someone&who -8
    start:he -8 start:remove -8 start:who -8 swear -8 tally&vote -8 #role&claim -9 all&i -9 all&we -9 c=asks -9 c=asks+why -9 c=callVote -9
    c=retract -9 c=summary -9 c=suspect+together -9 c=together+voting -9 c=why -9 end:right -9 end:today -9 i&me -9 kill -9 me -9 report -9
    seem -9 stop -9 takeback -9 tally -9 weak -9 why -9 yesterday -9 S01 -10 S01# -10 all&hurry -10 all&vote -10 c=asks+voting -10
    c=atMe -10 c=good+mine -10 c=not -10 c=thanks -10 claim&lets -10 end:result -10 end:vote -10 end:who -10 lets&today -10 start:role -10
    start:thank -10 thank -10 wrong -10 #wolf -11 bot -11 c=result -11 join -11 start:hurry -11 start:right -11 start:today -11 summary -11
    switch -11 c=asks+suspect -12 c=bot -12 c=mine+together -12 end:claim -12 lets&we -12 other -12 remove -12 c=denial -13 end:#role -13
    lets&vote -13 c=nobody -14 c=unreal -14 end:hurry -14 n=2 -14 neg -14 rather -14 sign=bad -14 start:someone -14 tell -14 want -14
    we -14 Sb0# -15 c=asks+good -15 c=hurry -15 len=m -15 result -15 skip -15 strong -15 you -15 Sb0 -16 c=claimAll -16 c=together+you -16
    he -16 many -16 right -16 start:good -16 c=asks+you -17 c=bad -17 c=claim -17 c=defend -17 c=role -17 c=suspect -17 role -17
    start:i -17 c=second -18 think -19 c=voting -21 who -21 claim -22 someone -22 hurry -23 c=toMe -24 c=you -25 today -26 vote -26 ? -27
    i -28 start:#role -30 c=mine -32 k0 -34 #role -40 n=1 -43`;
