/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const intendNobody = `
    c=nobody 28 c=intend 26 c=intend+mine 25 n:vote 25 i&skip 23 skip&vote 23 skip 22 neg&vote 21 skip&want 20 i&today 19 c=intend+not 18
    S02# 17 decide&today 16 end:nobody 16 end:skip 16 me&skip 16 neg&result 16 c=mine+voting 15 i&result 14 result&vote 14 skip&what 14
    if&switch 13 me&switch 13 me&we 13 start:skip 13 switch&we 13 #good&decide 12 #good&want 12 c=good+voting 12 c=voting 12 hurry&skip 12
    i&stop 12 i&we 12 nobody&vote 12 stop&want 12 #good&vote 11 c=intend+together 11 decide 11 if&me 11 if&we 11 n:result 11 neg&what 11
    vote 11 vote&what 11 c=intend+reported 10 c=intend+role 10 decide&i 10 greet&neg 10 greet&today 10 hurry&today 10 i&vote 10 if&my 10
    if&nolonger 10 me&nolonger 10 n:greet 10 neg&skip 10 c=asks+intend 9 c=cond+together 9 c=maybe+together 9 c=maybe+you 9 end:nolonger 9
    greet&vote 9 i&want 9 if&result 9 kill&think 9 kill&weak 9 lets&nolonger 9 lets&switch 9 my&result 9 my&role 9 n:skip 9 n:switch 9
    neg&we 9 role&vote 9 skip&switch 9 stop&today 9 vote&want 9 want 9 c=maybe+not 8 end:today 8 hurry&i 8 i&nobody 8 if&vote 8 n:me 8
    n:my 8 neg&where 8 nobody&who 8 rather&skip 8 start:#good 8 stop&vote 8 c=maybe+reported 7 c=not+reported 7 c=not+together 7
    c=reported+you 7 end:neg 7 end:want 7 greet&i 7 i&if 7 if&lets 7 if&neg 7 like&rather 7 me&result 7 me&vote 7 my&neg 7 n:nobody 7
    n:role 7 neg&switch 7 result 7 result&stop 7 skip&weak 7 skip&who 7 someone&weak 7 switch&vote 7 today&vote 7 vote&we 7 vote&weak 7
    what&where 7 c=asks+not 6 c=ballot+mine 6 c=cond+voting 6 c=maybe+mine 6 c=mine+together 6 c=not+role 6 c=reported+together 6
    decide&skip 6 decide&someone 6 greet&strong 6 he&what 6 i&like 6 kill&someone 6 me&neg 6 me&someone 6 me&weak 6 n:we 6 n:who 6
    neg&nobody 6 neg&role 6 neg&today 6 neg&who 6 nobody 6 nobody&skip 6 result&skip 6 someone&want 6 start:result 6 stop 6 today&want 6
    #role&he -6 #role&rather -6 #role&switch -6 #role&today -6 #role&want -6 #role&who -6 #wolf&i -6 ?want -6 c=asks+mine -6
    c=asks+together -6 c=callVote+good -6 c=claimAll -6 c=cond+intend -6 c=good+together -6 c=mine+spare -6 c=role -6 c=role+you -6
    c=turn -6 c=unsuspect -6 claim&remove -6 claim&skip -6 decide&you -6 end:#wolf -6 end:he -6 end:laugh -6 end:right -6 end:sorry -6
    end:think -6 explain&why -6 hurry&must -6 i&lie -6 i&must -6 i&right -6 i&sorry -6 i&why -6 lastgame -6 laugh -6 lets&remove -6
    lets&vote -6 n:claim -6 n:lie -6 neg&yesterday -6 night&result -6 rather&today -6 rather&who -6 shady -6 skip&someone -6
    someone&yesterday -6 start:claim -6 start:neg -6 start:stop -6 start:takeback -6 swear -6 vote&wrong -6 #role&claim -7 #role&nobody -7
    ?i -7 c=bad+mine -7 c=mine+why -7 claim&i -7 claim&neg -7 end:bot -7 end:kill -7 end:tell -7 end:what -7 end:who -7 end:wrong -7
    end:you -7 he&me -7 he&today -7 i&summary -7 i&tally -7 i&team -7 i&tell -7 kill&skip -7 kill&switch -7 lie&neg -7 my&skip -7 n:kill -7
    n:remove -7 person -7 praise -7 someone&today -7 start:he -7 start:hurry -7 start:right -7 start:strong -7 today&yesterday -7 trust -7
    who -7 you -7 ?neg -8 ?what -8 actbad -8 all&me -8 c=ballots -8 c=mine+unreal -8 c=not+suspect -8 claim&lets -8 end:decide -8
    end:remove -8 explain&i -8 good&skip -8 good&strong -8 good&today -8 good&vote -8 he -8 how&someone -8 how&today -8 i&think -8
    i&wrong -8 if&skip -8 kill&lets -8 kill&neg -8 kill&nobody -8 kill&rather -8 kill&who -8 kill&why -8 many -8 me&what -8 n:#role -8
    n:he -8 n:nolonger -8 role&skip -8 role&someone -8 role&today -8 sign=good -8 start:good -8 start:greet -8 start:role -8 S00# -9
    both -9 c=asks+suspect -9 c=results -9 end:claim -9 end:good -9 i&join -9 n:good -9 other -9 report -9 skip&yesterday -9 someone&who -9
    start:think -9 today&what -9 #other -10 #role&skip -10 ?someone -10 c=asks+why -10 c=ballot+voting -10 c=he -10 c=hurry -10
    c=summary -10 c=why -10 dunno&i -10 good&neg -10 i&keep -10 i&takeback -10 imagine -10 len=l -10 lie -10 night -10 sign=bad~ -10
    sorry -10 start:who -10 team -10 why -10 ?today -11 ?vote -11 c=claim+not -11 c=good+not -11 c=mine+suspect -11 c=spare -11
    decide&nolonger -11 dunno&neg -11 end:all -11 end:takeback -11 how -11 if&want -11 n:dunno -11 remove -11 result&someone -11 seem -11
    start:why -11 strong -11 want&why -11 ?skip -12 Sb1 -12 Sb1# -12 bot -12 c=good -12 c=greet -12 c=you -12 decide&switch -12
    end:#role -12 end:someone -12 explain -12 kill&vote -12 len=xs -12 skip&strong -12 start:want -12 today&why -12 wrong -12 #good&i -13
    #wolf -13 c=asks+role -13 c=bot -13 c=result -13 good&i -13 join -13 keep -13 len=1 -13 nolonger&want -13 sign=bad -13 summary -13
    switch&want -13 Sg1 -14 Sg1# -14 c=asks+good -14 end:rather -14 must -14 tally&vote -14 vote&yesterday -14 end:#good -15 kill&today -15
    lets&today -15 right -15 start:yesterday -15 tally -15 tell -15 c=retract -16 end:lets -16 kill -16 lets&skip -16 someone -16 think -16
    all -17 dunno -17 end:hurry -17 start:lets -17 switch&today -17 takeback -17 all&lets -18 c=bad -18 c=byOther -18 #role&neg -19
    Sb0# -19 c=asks+you -19 c=suspect -19 c=unreal -19 k0 -19 len=2 -19 yesterday -19 Sb0 -20 c=asks+voting -20 c=claim+mine -20 lets -20
    nolonger&today -20 c=unsure -21 start:#role -21 start:someone -21 start:vote -21 claim -22 #role&i -23 c=callVote -24 c=second -24
    good -25 c=asks -26 c=claim -26 ? -27 n=2 -33 #role -36 c=defend -38 n=1 -68`;
