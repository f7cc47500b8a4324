/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const allResults = `
    c=results 33 night 23 night&result 22 result&someone 22 ?#role 21 ?result 21 result 21 ?#v 20 end:#v 20 night&someone 20 end:night 18
    he&what 18 #v&who 17 c=asks+result 17 #role&#v 16 #v&someone 16 night&skip 16 #role&result 15 #v 15 c=good+result 15 night&what 15
    #role&what 14 c=result 14 c=result+suspect 14 c=result+you 14 he&night 14 result&skip 14 result&what 14 c=good+you 13 end:result 13
    ? 11 ?check 11 ?he 11 c=asks+good 11 rather&result 11 result&switch 11 skip&someone 11 #role&weak 10 #v&he 10 ?weak 10 c=asks+you 10
    check&who 10 end:check 10 end:someone 10 result&weak 10 someone 10 weak&what 10 #role&yesterday 9 end:find 9 find&he 9 skip&weak 9
    someone&weak 9 start:night 9 #role&check 8 #role&why 8 #v&yesterday 8 ?who 8 find 8 he 8 he&result 8 result&why 8 #role&switch 7
    #role&who 7 ?someone 7 ?why 7 c=byOther 7 rather&what 7 someone&switch 7 switch&what 7 who&yesterday 7 c=nobody 6 c=you 6
    night&switch 6 skip 6 skip&yesterday 6 what&why 6 #role&kill -6 #role&lets -6 #role&role -6 #role&seem -6 #role&want -6 #role&you -6
    ?how -6 ?rather -6 both -6 bye -6 c=asks+ballot -6 c=good+suspect -6 c=good+together -6 c=intend -6 c=suspect+together -6 c=why+you -6
    end:imagine -6 end:other -6 end:remove -6 end:takeback -6 end:thank -6 how&result -6 keep -6 lastgame -6 other&someone -6 result&you -6
    someone&summary -6 someone&vote -6 sorry -6 start:#wolf -6 start:laugh -6 start:lets -6 start:remove -6 start:role -6 start:think -6
    stop -6 summary&what -6 switch&today -6 vote&yesterday -6 #good&someone -7 #role&today -7 Sb0 -7 Sb0# -7 c=bad+good -7 c=ballot -7
    c=claim+role -7 c=cond -7 c=mine+you -7 c=thanks -7 doubt -7 end:laugh -7 end:right -7 end:want -7 end:you -7 explain&why -7
    he&imagine -7 laugh -7 less -7 lie -7 result&think -7 start:good -7 start:hurry -7 start:thank -7 tally&vote -7 thank -7 today&who -7
    we -7 what&yesterday -7 #role&i -8 #role&imagine -8 #role&neg -8 S01 -8 S01# -8 c=asks+bad -8 c=claim+good -8 c=claim+mine -8
    c=opinion -8 c=reported -8 c=retract -8 c=role+you -8 c=suspect+you -8 c=unsure -8 claim&someone -8 dunno -8 end:#wolf -8 end:greet -8
    end:kill -8 end:neg -8 end:summary -8 i&what -8 if -8 kill&vote -8 person -8 role&today -8 someone&who -8 start:claim -8 start:greet -8
    start:right -8 start:tell -8 takeback -8 tally -8 vote&who -8 wrong -8 #other -9 ?bot -9 c=asks+unreal -9 c=defend -9 c=good+role -9
    c=he -9 c=hurry -9 decide -9 end:bot -9 end:i -9 explain -9 how&what -9 i&me -9 join -9 me -9 start:you -9 team -9 all&lets -10
    c=asks+claim -10 c=atMe -10 c=claim+result -10 c=denial -10 c=green -10 end:all -10 end:lets -10 end:seem -10 report -10
    result&today -10 start:bot -10 what&you -10 #v&what -11 c=asks+role -11 c=claimAll -11 c=good+mine -11 c=together+you -11 end:hurry -11
    end:tell -11 end:think -11 end:vote -11 must -11 today&what -11 ?claim -12 c=asks+voting -12 c=asks+why -12 c=why -12 end:#good -12
    remove -12 right -12 c=comeOut -13 c=greet -13 c=not -13 c=second -13 c=summary -13 good -13 greet -13 how -13 imagine -13 kill -13
    skip&think -13 skip&today -13 #v&night -14 #wolf -14 c=asks+mine -14 he&someone -14 len=m -14 role -14 seem -14 strong -14 summary -14
    end:claim -15 end:today -15 other -15 someone&today -15 #good -16 #role&claim -16 ?last -16 c=asks+together -16 start:i -16
    start:result -16 start:today -16 bot -17 sign=bad -17 someone&think -17 want -17 many -18 tell -18 c=unreal -19 hurry -19 len=1 -19
    #role&someone -20 #v&result -20 ?think -20 all -20 c=role -20 neg -20 n=2 -21 Sg0# -22 c=voting -22 lets -22 you -22 Sg0 -23 c=bad -23
    c=toMe -23 len=2 -23 len=xs -24 k0 -25 claim -26 i -27 vote -27 think -28 c=together -29 end:who -31 c=mine -32 c=claim -33 today -37
    end:#role -40 n=1 -71`;
