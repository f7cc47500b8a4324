/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const thanks = `
    c=thanks 37 start:thank 37 thank 37 end:thank 28 end:you 12 len=2 11 end:lastgame 10 lastgame 7 len=1 7 end:actbad 6 you 6 #v -6
    ?someone -6 both -6 c=asks+mine -6 c=asks+voting -6 c=claimAll -6 c=comeOut -6 c=results -6 c=together -6 end:#good -6 end:#wolf -6
    end:other -6 end:rather -6 end:remove -6 end:takeback -6 end:who -6 imagine -6 sorry -6 start:hurry -6 start:laugh -6 start:skip -6
    start:vote -6 summary -6 tally -6 tally&vote -6 #role&claim -7 c=defend -7 c=green -7 c=intend -7 c=reported -7 c=unsure -7 end:all -7
    end:i -7 end:laugh -7 end:lets -7 end:today -7 end:want -7 join -7 keep -7 kill -7 laugh -7 must -7 night -7 report -7 start:bye -7
    start:claim -7 start:lets -7 start:who -7 start:yesterday -7 start:you -7 team -7 weak -7 why -7 wrong -7 #good -8 bot -8
    c=asks+suspect -8 c=atMe -8 c=bot -8 c=callVote -8 c=denial -8 c=hurry -8 c=retract -8 dunno -8 end:hurry -8 end:result -8 i&me -8
    me -8 seem -8 start:remove -8 start:today -8 S01 -9 S01# -9 c=asks+together -9 c=not -9 decide -9 end:#role -9 end:vote -9 other -9
    start:greet -9 start:someone -9 stop -9 switch -9 takeback -9 yesterday -9 #wolf -10 all&lets -10 c=mourn -10 c=nobody -10 end:bye -10
    end:claim -10 end:right -10 good -10 n=2 -10 role -10 start:what -10 strong -10 bye -11 c=result -11 c=unreal -11 greet -11 he -11
    len=xs -11 many -11 rather -11 result -11 skip -11 start:right -11 tell -11 c=greet -12 remove -12 want -12 c=role -13 c=suspect -13
    hurry -13 n=0 -13 neg -13 think -13 Sg0 -14 Sg0# -14 c=asks+you -14 c=second -14 sign=bad -14 who -14 c=claim -15 right -15 start:i -15
    c=voting -16 someone -16 start:#role -16 all -17 c=bad -17 claim -17 what -17 today -18 lets -19 ? -20 c=toMe -20 sign=good -20
    vote -20 c=good -22 #role -23 i -23 c=mine -26 k0 -26 c=asks -32 len=m -32`;
