/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const retract = `
    c=retract 53 #role&lie 39 lie 34 takeback 33 i&lie 30 end:takeback 28 claim&sorry 26 start:takeback 21 sorry 20 i&takeback 19
    lie&seem 19 end:sorry 18 takeback&wrong 17 #role&seem 16 start:yesterday 16 wrong 16 check&claim 15 end:wrong 15 he&sorry 15
    imagine&lie 15 lie&neg 15 lie&result 15 think&trust 15 claim&he 14 claim&seem 14 end:trust 14 stop 14 Sx1 13 Sx1# 13 claim&lie 13
    i&trust 13 lie&want 13 yesterday 13 all&stop 12 check 12 claim&yesterday 12 he&imagine 12 last 12 lets&wrong 12 lie&takeback 12
    other&stop 12 all&wrong 11 c=bad+good 11 c=unsuspect 11 claim 11 claim&i 11 he&other 11 he&stop 11 imagine&join 11 lets&stop 11
    trust 11 #role&join 10 #role&result 10 #v&claim 10 #v&seem 10 c=claim+you 10 c=mine+role 10 c=role+you 10 claim&stop 10 i&sorry 10
    join&lie 10 lie&rather 10 me&takeback 10 my&takeback 10 n:#role 10 rather&seem 10 remove&takeback 10 remove&wrong 10 start:stop 10
    #good&report 9 #v&rather 9 Sb0# 9 check&he 9 good&imagine 9 i&stop 9 imagine&nolonger 9 my&want 9 n:nolonger 9 start:wrong 9
    #good&decide 8 #good&lie 8 #good&tell 8 #good&want 8 #role&imagine 8 #role&my 8 Sb0 8 claim&rather 8 decide&i 8 decide&lie 8
    decide&neg 8 end:my 8 good&nolonger 8 good&switch 8 he&nolonger 8 i&last 8 imagine 8 imagine&neg 8 imagine&switch 8 lie&stop 8
    lie&switch 8 lie&tell 8 other&sorry 8 remove&yesterday 8 sorry&today 8 sorry&wrong 8 start:last 8 today&wrong 8 #good&neg 7 Sb1 7
    Sb1# 7 c=bad+claim 7 c=result+role 7 c=role 7 claim&imagine 7 good&lie 7 he&lie 7 i&imagine 7 i&lets 7 imagine&me 7 lie&wrong 7
    neg&report 7 seem 7 seem&want 7 start:claim 7 start:join 7 #good&#role 6 #role&decide 6 #role&nolonger 6 #role&want 6 all&imagine 6
    c=bad+result 6 c=bad+role 6 c=bad+together 6 c=good+not 6 c=he 6 c=mine+you 6 check&my 6 claim&my 6 claim&result 6 end:other 6
    good&neg 6 he&join 6 he&switch 6 i&my 6 i&wrong 6 imagine&seem 6 join&seem 6 my 6 n:result 6 n:switch 6 neg&nolonger 6 neg&tell 6
    neg&want 6 sign=bad~ 6 #role&lastgame -6 #role&someone -6 #role&sorry -6 #role&vote -6 #role&weak -6 #v&i -6 ?claim -6 S02# -6 all -6
    c=asks+voting -6 c=bad+he -6 c=ballots -6 c=claim -6 c=claim+cond -6 c=cond+good -6 c=disagree -6 c=mine+suspect -6 c=mine+why -6
    c=opinion -6 decide&today -6 doubt&takeback -6 dunno&i -6 end:check -6 end:join -6 end:role -6 end:strong -6 end:thank -6 end:what -6
    he&strong -6 he&today -6 i&keep -6 lets&today -6 lets&vote -6 lie&think -6 me&wrong -6 n:vote -6 neg&rather -6 rather -6 role&tell -6
    skip&today -6 start:#other -6 start:check -6 start:if -6 start:skip -6 start:vote -6 start:who -6 switch -6 switch&today -6
    switch&want -6 takeback&vote -6 think&want -6 think&you -6 today&vote -6 vote&who -6 vote&wrong -6 vote&yesterday -6 #other&i -7
    #role&must -7 #role&remove -7 #role&you -7 #wolf&he -7 ?i -7 all&claim -7 c=good+result -7 c=mine+spare -7 c=not -7 c=together -7
    c=together+voting -7 claim&remove -7 claim&report -7 doubt&i -7 end:bot -7 end:imagine -7 end:neg -7 end:think -7 evil -7 explain&i -7
    how -7 hurry&i -7 i&if -7 i&laugh -7 i&must -7 i&shady -7 i&who -7 kill&vote -7 like -7 me&neg -7 me&vote -7 me&what -7 neg&skip -7
    neg&sorry -7 nolonger&today -7 person -7 report -7 report&takeback -7 skip&someone -7 someone&who -7 start:actbad -7 start:praise -7
    start:seem -7 start:think -7 start:you -7 takeback&think -7 #role&if -8 #role&who -8 ?someone -8 actbad&i -8 bye -8 c=asks+mine -8
    c=asks+why -8 c=claim+unreal -8 c=cond+mine -8 c=not+you -8 c=red -8 c=results -8 c=spare -8 c=summary -8 c=thanks -8 claim&switch -8
    end:greet -8 end:he -8 end:right -8 end:shady -8 end:vote -8 end:you -8 i&role -8 i&someone -8 i&team -8 lie&why -8 neg&vote -8
    start:all -8 start:hurry -8 start:strong -8 start:thank -8 thank -8 Sx0 -9 Sx0# -9 all&me -9 c=asks+bad -9 c=asks+claim -9
    c=asks+role -9 c=asks+suspect -9 c=good+you -9 c=he+mine -9 c=mine+voting -9 c=role+together -9 c=why -9 end:who -9 good -9 i&rather -9
    i&result -9 i&right -9 i&weak -9 lets -9 praise -9 start:greet -9 start:right -9 start:want -9 swear -9 we -9 #role&why -10 ?#role -10
    Sg1 -10 Sg1# -10 c=intend+mine -10 c=mine+reported -10 end:good -10 end:lets -10 i&skip -10 i&strong -10 lastgame -10 my&you -10
    n:why -10 neg&why -10 start:remove -10 start:result -10 start:role -10 start:what -10 #role&lets -11 #role&role -11 #role&think -11
    bot -11 c=byOther -11 c=claim+together -11 c=claimAll -11 c=hurry -11 c=intend -11 claim&lets -11 end:laugh -11 explain -11 len=s -11
    my&think -11 night -11 start:#wolf -11 start:someone -11 summary -11 tally&vote -11 #role&today -12 both -12 c=asks+together -12
    c=bot -12 c=good+role -12 c=mine+result -12 c=unsure -12 end:today -12 i&join -12 kill -12 laugh -12 takeback&you -12 c=greet -13
    doubt -13 dunno -13 end:tell -13 keep -13 start:lets -13 start:today -13 steal -13 team -13 today -13 c=good+together -14
    c=mine+unreal -14 c=together+you -14 end:hurry -14 end:me -14 shady -14 wrong&you -14 #role&me -15 actbad -15 c=comeOut -15 c=cond -15
    end:#good -15 end:all -15 greet -15 i&today -15 i&vote -15 if -15 many -15 #other -16 c=suspect -16 start:neg -16 #wolf&i -17 S01 -17
    S01# -17 c=asks+good -17 must -17 i&what -18 i&you -18 right -18 why -18 c=asks+you -19 c=nobody -19 end:#wolf -19 end:i -20 skip -20
    weak -20 who -21 claim&want -22 hurry -22 len=xs -22 strong -22 ? -23 n=2 -23 someone -23 k0 -24 role -24 c=defend -25 c=second -25
    c=unreal -26 sign=good -26 c=voting -28 len=2 -28 what -28 you -28 end:claim -29 c=asks -31 vote -32 #wolf -33 n=1 -69`;
