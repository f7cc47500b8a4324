/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const callHolder = `
    c=comeOut 54 #role&claim 31 #role&someone 24 ?#role 21 where 20 c=good+suspect 19 claim&you 19 end:tell 19 #other&where 18
    #role&today 18 claim&lets 18 must&think 18 start:tell 18 we&where 18 #role&lets 17 #role&must 17 #role&we 17 c=asks+suspect 16
    c=good+together 16 claim 16 claim&someone 16 must&today 16 tell 16 tell&where 16 #other&tell 15 #other&you 15 #role&where 15
    c=asks+good 15 c=asks+reported 15 if&today 15 ?report 14 ?someone 14 c=claimAll 14 claim&he 14 claim&think 14 think&today 14
    #role&skip 13 c=reported+suspect 13 if&tell 13 many 13 must&tell 13 start:#other 13 we 13 c=claim+you 12 claim&must 12 end:claim 12
    i&must 12 what&where 12 #role&join 11 #role&nolonger 11 #role&remove 11 #role&think 11 #role&you 11 c=suspect 11 claim&result 11
    claim&skip 11 end:we 11 i&today 11 if&report 11 result&you 11 today&where 11 #other&role 10 #role&report 10 c=good+you 10
    c=mine+suspect 10 he&must 10 hurry&we 10 imagine&lets 10 join&we 10 must 10 nolonger&tell 10 sign=good 10 someone&want 10 tell&today 10
    we&you 10 where&you 10 #role&switch 9 ?skip 9 c=asks+cond 9 c=cond+suspect 9 claim&if 9 claim&imagine 9 nolonger&want 9 role&we 9
    switch&tell 9 tell&we 9 #other&report 8 c=cond+good 8 c=suspect+together 8 claim&join 8 claim&today 8 he&lets 8 if&must 8
    morevotes&today 8 must&switch 8 my&nolonger 8 my&switch 8 my&tell 8 my&today 8 my&want 8 nolonger&switch 8 nolonger&think 8
    rather&want 8 report&you 8 start:if 8 switch&think 8 #other 7 ?claim 7 ?decide 7 ?want 7 ?we 7 c=cond+he 7 claim&remove 7
    claim&report 7 decide&someone 7 end:someone 7 join&weak 7 must&report 7 must&weak 7 nolonger&today 7 switch&today 7 #role&if 6
    #role&tell 6 #role&want 6 c=denial 6 c=good 6 end:you 6 he&today 6 if&nolonger 6 if&switch 6 keep&remove 6 nolonger 6
    nolonger&someone 6 remove&we 6 report&switch 6 report&today 6 start:imagine 6 start:where 6 switch&want 6 tell&you 6 think&want 6
    #role&lie -6 #role&vote -6 #wolf&want -6 ?rather -6 Sx0 -6 Sx0# -6 actbad -6 all&think -6 all&what -6 c=asks+ballot -6
    c=ballot+voting -6 c=ballots -6 c=cond+unreal -6 c=good+role -6 c=he+together -6 c=intend+mine -6 c=mine+why -6 c=reported+you -6
    c=voting+you -6 claim&me -6 claim&neg -6 claim&rather -6 end:laugh -6 end:other -6 end:remove -6 explain&why -6 good&person -6
    good&today -6 hurry&i -6 hurry&want -6 i&if -6 i&right -6 i&skip -6 i&someone -6 if&imagine -6 imagine -6 keep&must -6 lets&think -6
    must&remove -6 n:i -6 night&result -6 rather&switch -6 rather&think -6 report&want -6 someone&vote -6 someone&what -6 start:claim -6
    start:dunno -6 start:stop -6 start:summary -6 start:vote -6 steal -6 summary&what -6 vote&who -6 #other&he -7 #role&me -7 ?he -7
    all&he -7 all&you -7 c=ballot -7 c=claim -7 c=cond+mine -7 c=mine+voting -7 c=reported+together -7 check&he -7 claim&switch -7
    decide&i -7 decide&today -7 doubt -7 end:both -7 end:he -7 end:lets -7 end:must -7 end:strong -7 end:thank -7 good&i -7 i&join -7
    i&lets -7 i&vote -7 if&you -7 imagine&today -7 imagine&want -7 laugh -7 lets&skip -7 lets&what -7 n:#role -7 praise -7 rather&what -7
    result&someone -7 result&today -7 someone&tell -7 start:bot -7 start:strong -7 start:weak -7 summary&today -7 swear -7 switch&what -7
    think&what -7 today&who -7 #role&#v -8 #role&greet -8 #wolf&hurry -8 ?hurry -8 c=asks+result -8 c=asks+unreal -8 c=bad+suspect -8
    c=cond+you -8 c=mine+not -8 c=mine+unreal -8 c=mine+you -8 c=opinion -8 end:imagine -8 end:summary -8 end:takeback -8 end:vote -8
    end:wrong -8 he&imagine -8 hurry&must -8 i&report -8 i&you -8 keep&want -8 len=l -8 len=s -8 lets&report -8 lets&vote -8 rather -8
    result&what -8 skip&think -8 start:neg -8 stop&want -8 think&you -8 today&vote -8 want&you -8 #role&good -9 #role&seem -9 #role&stop -9
    #wolf&claim -9 ?#wolf -9 ?bot -9 all&i -9 c=callVote -9 c=claim+result -9 c=intend -9 c=mine+reported -9 c=thanks -9
    c=together+voting -9 claim&hurry -9 end:#other -9 end:#wolf -9 end:bot -9 end:keep -9 end:kill -9 end:right -9 end:role -9 end:skip -9
    he&who -9 hurry -9 i&neg -9 keep -9 kill&vote -9 less -9 lie -9 result -9 role&today -9 sorry -9 start:greet -9 start:keep -9
    start:right -9 start:thank -9 start:yesterday -9 team -9 thank -9 what&you -9 #role&#wolf -10 #role&kill -10 all&tell -10
    c=bad+claim -10 c=bad+good -10 c=good+result -10 c=good+unreal -10 c=mourn -10 c=unsure -10 end:neg -10 explain -10 he&someone -10
    if&want -10 lastgame -10 person -10 start:remove -10 start:report -10 tally&vote -10 #role&check -11 ?you -11 bye -11 c=asks+voting -11
    c=asks+why -11 c=why -11 end:greet -11 end:join -11 end:seem -11 how -11 start:good -11 start:think -11 tally -11 #role&neg -12
    #role&strong -12 all&claim -12 c=asks+bad -12 c=retract -12 c=unreal -12 dunno -12 end:all -12 night -12 role -12 someone&think -12
    takeback -12 what -12 why -12 #v -13 ?result -13 c=toMe -13 c=together+unreal -13 other -13 start:role -13 wrong -13 #role&all -14
    both -14 c=mine -14 c=mine+role -14 c=summary -14 end:#good -14 end:what -14 skip&today -14 start:hurry -14 yesterday -14 ?who -15
    bot -15 c=claim+mine -15 c=good+reported -15 c=hurry -15 c=not -15 #role&role -16 #wolf -16 ?i -16 ?what -16 c=greet -16 check -16
    kill -16 len=2 -16 someone&who -16 c=second -17 i -17 lets&today -17 right -17 seem -17 start:who -17 start:you -17 summary -17
    c=bot -18 c=claim+cond -18 c=role -18 greet -18 i&me -18 me -18 sign=bad -18 stop -18 #good -19 c=results -19 end:who -19 c=atMe -21
    c=result -21 good -21 ?think -22 strong -22 c=role+you -23 c=voting -23 n=1 -23 neg -23 c=asks+role -24 end:i -24 end:result -24
    len=xs -24 start:lets -24 S01 -25 S01# -25 start:today -25 Sb0 -26 Sb0# -26 all&lets -26 c=bad -26 n=2 -26 start:what -26 #role&who -28
    vote -28 Sg0 -30 Sg0# -30 k0 -30 all -35 who -41`;
