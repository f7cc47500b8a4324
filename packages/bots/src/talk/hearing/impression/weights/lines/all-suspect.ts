/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const allSuspect = `
    ?think 31 who 31 think 29 c=suspect 28 seem&who 26 all&think 25 someone&think 25 start:someone 25 c=asks+suspect 22 c=bad+suspect 22
    c=suspect+together 22 lets&think 22 strong&who 22 #wolf&who 21 all&who 21 all&tell 20 c=asks+bad 20 all&shady 18 lets&tell 18
    rather&think 18 skip&think 18 someone&who 18 start:who 18 think&who 18 someone 17 shady&who 16 c=red 15 decide&think 15 end:think 15
    strong&think 15 tell&think 15 today&who 15 weak&who 15 ?lets 14 ?skip 14 all&strong 14 strong 14 all&doubt 13 end:who 13 seem 13
    seem&today 13 start:think 13 think&what 13 #wolf&how 12 #wolf&think 12 #wolf&weak 12 c=asks+together 12 c=bad+together 12 end:how 12
    lets&strong 12 #wolf&tell 11 ?all 11 ?neg 11 ?rather 11 ?someone 11 decide&who 11 strong&tell 11 weak&you 11 #wolf&strong 10 ?my 10
    c=asks+maybe 10 c=bad+maybe 10 c=maybe+you 10 check&seem 10 check&who 10 doubt&who 10 end:my 10 good&think 10 lets&who 10 other&who 10
    seem&someone 10 strong&we 10 want&who 10 #wolf&lets 9 all&good 9 all&join 9 c=maybe+unreal 9 decide&other 9 decide&shady 9
    decide&strong 9 decide&we 9 good&lets 9 shady&you 9 strong&today 9 what&who 9 c=bad+unreal 8 c=bad+you 8 c=maybe 8 c=mine+opinion 8
    c=unreal+you 8 decide&seem 8 doubt&strong 8 end:decide 8 good&tell 8 join&lets 8 lets&seem 8 lets&shady 8 other&shady 8 other&weak 8
    result&think 8 seem&strong 8 seem&weak 8 shady&strong 8 skip&someone 8 we&who 8 ?seem 7 all&explain 7 all&rather 7 c=asks 7
    decide&weak 7 end:all 7 evil&seem 7 evil&strong 7 len=1 7 my&think 7 n:someone 7 neg&someone 7 other&seem 7 other&want 7 person&think 7
    right&today 7 seem&think 7 shady&want 7 start:#wolf 7 think&we 7 want&weak 7 who&you 7 #wolf&all 6 #wolf&other 6 ? 6 c=mine+you 6
    c=suspect+you 6 check 6 doubt&shady 6 end:person 6 end:shady 6 evil&sorry 6 evil&today 6 explain&rather 6 explain&tell 6 how&think 6
    lets&weak 6 n:think 6 neg&think 6 other&you 6 right&seem 6 seem&want 6 skip&weak 6 someone&strong 6 sorry&think 6 sorry&today 6
    #good&someone -6 #other&tell -6 #role&he -6 #role&neg -6 #role&want -6 ?good -6 ?vote -6 all&he -6 all&role -6 bot&seem -6
    bot&someone -6 c=asks+reported -6 c=bad+he -6 c=good+mine -6 c=good+together -6 c=mine+unreal -6 c=mine+voting -6 c=voted -6
    end:both -6 end:keep -6 end:lie -6 end:remove -6 end:swear -6 end:weak -6 good&person -6 good&strong -6 he&how -6 he&i -6 he&lets -6
    he&what -6 hurry&lets -6 i&lets -6 i&right -6 i&strong -6 i&today -6 i&who -6 join&what -6 lastgame -6 lets&skip -6 never -6
    nolonger -6 quiet -6 rather&why -6 report&what -6 report&you -6 someone&want -6 start:laugh -6 start:report -6 start:role -6
    start:today -6 start:vote -6 start:what -6 tally&think -6 tell&we -6 tell&where -6 vote&yesterday -6 we&what -6 what&where -6
    #other&where -7 #role&i -7 Sg0 -7 Sg0# -7 all&greet -7 all&hurry -7 c=asks+result -7 c=ballot+together -7 c=ballot+you -7 c=cond -7
    c=good+you -7 c=reported+together -7 c=suspect+voting -7 end:#v -7 end:thank -7 good&someone -7 how&weak -7 i&you -7 if -7 n:i -7
    n:skip -7 role&skip -7 role&you -7 start:claim -7 start:keep -7 start:night -7 start:remove -7 summary&what -7 switch&what -7
    tell&what -7 tell&who -7 today&vote -7 want&what -7 where&you -7 ?#wolf -8 ?join -8 all&how -8 all&i -8 c=ballot+voting -8 c=ballots -8
    c=intend -8 c=mine+not -8 c=opinion -8 c=opinion+reported -8 c=together+unreal -8 c=voting+you -8 claim&lets -8 end:good -8 end:join -8
    end:night -8 end:takeback -8 end:team -8 explain&why -8 i&skip -8 like -8 rather&want -8 role&someone -8 role&today -8 start:#other -8
    start:#v -8 start:how -8 start:neg -8 start:weak -8 start:yesterday -8 stop -8 summary&today -8 summary&who -8 swear -8 tally&who -8
    #v&someone -9 ?#v -9 ?other -9 Sx0 -9 Sx0# -9 all&vote -9 c=claim+mine -9 c=thanks -9 c=why+you -9 claim&someone -9 end:greet -9
    end:laugh -9 greet&lets -9 how&seem -9 i&neg -9 imagine -9 kill&vote -9 laugh -9 len=2 -9 neg&skip -9 other -9 start:shady -9
    start:thank -9 tell&today -9 thank -9 wrong -9 #role&someone -10 #wolf&rather -10 actbad -10 c=callVote -10 c=reported+you -10
    c=role+together -10 dunno -10 end:#good -10 end:neg -10 how&today -10 i&someone -10 keep -10 night&someone -10 rather&today -10
    result -10 someone&vote -10 someone&what -10 someone&you -10 start:decide -10 start:right -10 start:want -10 tally&vote -10 #wolf&i -11
    both -11 c=asks+claim -11 c=bad+role -11 c=bad+why -11 c=defend -11 c=retract -11 c=role+you -11 c=together+voting -11 c=unreal -11
    end:#wolf -11 end:bot -11 end:right -11 end:summary -11 how&someone -11 i&what -11 kill -11 lets&we -11 lie -11 must -11
    night&result -11 role&tell -11 start:summary -11 takeback -11 #role&claim -12 ?how -12 ?today -12 c=bad+reported -12 c=he -12
    c=unsure -12 end:hurry -12 end:other -12 lets&today -12 lets&vote -12 remove -12 shady&someone -12 start:hurry -12 start:you -12
    want -12 yesterday -12 #good -13 #role&who -13 ?bot -13 ?claim -13 ?doubt -13 c=asks+ballot -13 c=bad+mine -13 c=ballot -13
    c=denial -13 end:i -13 i&me -13 me -13 start:greet -13 team -13 think&you -13 you -13 #other -14 #v -14 c=atMe -14 c=comeOut -14
    end:claim -14 end:vote -14 report -14 someone&summary -14 someone&tell -14 start:bot -14 where -14 why -14 ?#role -15 c=green -15
    c=hurry -15 c=reported -15 end:#role -15 start:he -15 tally -15 c=not -16 switch -16 vote&who -16 c=mine -17 c=result -17 len=m -17
    other&someone -17 today&what -17 greet -18 night -18 c=asks+why -19 c=byOther -19 c=why -19 end:you -19 he -19 c=asks+role -20
    c=claimAll -20 c=second -20 i -20 skip&today -20 c=summary -21 start:#role -21 c=asks+good -22 role -22 c=claim -23 hurry -23
    summary -23 many -24 what&you -24 all&what -25 bot -25 c=results -25 c=asks+voting -26 c=bot -26 claim -26 c=role -28 start:i -28
    k0 -30 c=voting -34 sign=good -34 vote -34 #role -37 c=good -37 c=toMe -38 n=2 -41 n=1 -92`;
