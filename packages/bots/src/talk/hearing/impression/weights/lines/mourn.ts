/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const mourn = `
    bye 39 c=mourn 33 end:bye 28 start:bye 27 bye&remove 22 end:praise 21 praise 20 start:remove 19 praise&strong 17 #good&strong 15
    remove 15 end:result 13 c=callVote+you 12 praise&you 12 remove&we 12 remove&you 12 c=he 11 c=he+mine 11 we&you 11 c=asks+good 10
    many 10 c=callVote+together 9 c=good+he 9 if&result 9 len=xs 9 remove&result 9 result 9 start:stop 9 strong 7 start:#good 6 we 6
    #other -6 #role&he -6 #role&i -6 #role&result -6 #role&who -6 ?#role -6 ?someone -6 Sg1 -6 Sg1# -6 Sx0 -6 Sx0# -6 both -6 c=agree -6
    c=asks+why -6 c=claim+good -6 c=claim+mine -6 c=good+role -6 c=hurry -6 c=summary -6 c=unsure -6 c=why -6 claim&remove -6 end:all -6
    end:laugh -6 end:neg -6 end:takeback -6 end:tell -6 end:think -6 explain -6 i&think -6 laugh -6 lets&vote -6 lie -6 skip&someone -6
    someone&who -6 sorry -6 start:claim -6 start:neg -6 start:skip -6 tally&vote -6 c=asks+role -7 c=comeOut -7 c=good+together -7
    c=mine+you -7 c=spare -7 check -7 end:bot -7 end:lets -7 end:today -7 end:vote -7 end:who -7 i&my -7 imagine -7 kill&vote -7 my -7
    start:strong -7 tally -7 #good&i -8 #role&claim -8 #wolf -8 c=asks+voting -8 c=byOther -8 c=intend -8 c=mine+together -8 c=reported -8
    dunno -8 end:good -8 end:rather -8 end:right -8 end:thank -8 end:you -8 keep -8 other -8 person -8 start:greet -8 start:hurry -8
    start:who -8 summary -8 swear -8 team -8 weak -8 why -8 c=asks+mine -9 c=denial -9 c=good+result -9 c=good+you -9 c=retract -9
    end:stop -9 end:want -9 i&me -9 kill -9 me -9 night -9 start:good -9 start:lets -9 start:yesterday -9 #v -10 bot -10 c=asks+suspect -10
    c=bot -10 c=greet -10 c=second -10 end:i -10 report -10 sign=bad -10 start:right -10 start:what -10 start:you -10 takeback -10
    wrong -10 S01 -11 S01# -11 c=atMe -11 c=not -11 c=results -11 decide -11 end:claim -11 join -11 start:he -11 start:today -11
    all&lets -12 c=nobody -12 c=thanks -12 c=unreal -12 end:remove -12 greet -12 hurry&remove -12 role -12 seem -12 start:someone -12
    start:thank -12 switch -12 thank -12 yesterday -12 c=asks+together -13 c=suspect -13 hurry&must -13 skip -13 Sb0# -14 end:#role -14
    end:hurry -14 len=1 -14 must&remove -14 rather -14 Sb0 -15 c=bad -15 c=defend -15 neg -15 want -15 c=role -16 n=2 -16 right -16
    tell -16 think -16 c=asks+you -17 c=claim -17 c=result -17 must -18 start:i -18 who -18 all -19 c=voting -19 claim -19 good -19
    what -19 c=green -20 someone -20 vote -20 hurry -21 lets -21 start:#role -21 today -21 c=toMe -24 ? -26 i -27 #role -32 n=0 -34`;
