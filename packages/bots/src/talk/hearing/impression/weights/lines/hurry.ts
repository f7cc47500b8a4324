/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const hurry = `
    c=hurry 39 hurry 31 start:hurry 29 end:hurry 26 all&hurry 22 decide 16 c=together+unreal 15 decide&hurry 15 hurry&lets 15
    start:decide 15 decide&nolonger 12 decide&keep 11 decide&switch 11 decide&today 11 end:decide 11 end:nolonger 11 nolonger&switch 10
    start:keep 10 nolonger 9 nolonger&today 9 switch&today 9 all&person 8 c=together 8 end:person 8 lets&person 8 start:morevotes 8
    all&decide 7 c=unreal 7 keep 7 morevotes 7 all 6 person 6 #role&i -6 ?someone -6 c=asks+good -6 c=asks+mine -6 c=asks+voting -6
    c=callVote+together -6 c=good+together -6 c=results -6 end:#wolf -6 end:neg -6 end:remove -6 end:tell -6 end:you -6 hurry&i -6
    kill&vote -6 lets&we -6 start:claim -6 start:laugh -6 start:other -6 start:role -6 start:skip -6 start:vote -6 swear -6 tally&vote -6
    #other -7 bye&remove -7 c=claim+mine -7 c=comeOut -7 c=he -7 c=reported -7 c=unsure -7 dunno -7 end:greet -7 end:laugh -7 end:other -7
    end:thank -7 greet&lets -7 hurry&remove -7 imagine -7 lastgame -7 laugh -7 must&remove -7 skip&someone -7 sorry -7 start:all -7
    start:he -7 tally -7 team -7 #good -8 #role&claim -8 all&claim -8 all&vote -8 c=asks+suspect -8 c=green -8 c=intend -8 c=summary -8
    c=together+voting -8 end:i -8 end:rather -8 end:takeback -8 end:want -8 i&me -8 kill -8 me -8 night -8 report -8 skip&today -8
    start:yesterday -8 why -8 c=atMe -9 c=callVote -9 c=defend -9 c=mine+together -9 c=mourn -9 c=thanks -9 end:#role -9 end:right -9
    end:today -9 join -9 seem -9 start:right -9 start:thank -9 stop -9 thank -9 we -9 wrong -9 S01 -10 S01# -10 bot -10 bye -10 c=bot -10
    c=denial -10 c=not -10 c=result -10 c=retract -10 end:vote -10 lets&today -10 start:remove -10 start:someone -10 #wolf -11 both -11
    c=asks+you -11 claim&lets -11 end:claim -11 end:result -11 good -11 lets&vote -11 start:greet -11 summary -11 takeback -11 weak -11
    yesterday -11 c=together+you -12 hurry&must -12 n=2 -12 start:today -12 c=suspect -13 other -13 strong -13 tell -13 you -13
    c=claimAll -14 greet -14 he -14 neg -14 rather -14 right -14 role -14 sign=bad -14 who -14 c=nobody -15 c=second -15 must -15
    result -15 think -15 want -15 Sb0 -16 Sb0# -16 Sg0 -16 Sg0# -16 c=asks+together -16 c=bad -16 end:lets -16 len=1 -16 remove -16
    skip -16 c=greet -17 c=role -17 ? -18 c=claim -18 start:#role -18 someone -19 start:i -19 start:what -19 c=voting -20 c=you -20
    len=2 -20 claim -23 sign=good -23 c=good -25 k0 -25 vote -25 c=toMe -26 what -26 #role -27 i -28 c=mine -31 n=1 -33 c=asks -39`;
