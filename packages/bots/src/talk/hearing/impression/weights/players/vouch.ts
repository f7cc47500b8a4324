/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const vouch = `
    vouch 44 i&vouch 43 c=vouch 41 c=vouch> 29 c=vouch< 25 #good&vouch 22 end:vouch 22 k@vouch 22 end:i 20 vouch&want 19 #good&i 17
    good&vouch 17 me&vouch 17 my&vouch 17 c=good+mine 16 decide&vouch 14 he&vouch 14 c=toMe> 11 start:vouch 11 c=mine> 10 #good&want 9
    hurry&i 9 join&want 9 start:join 9 he&my 8 i&person 8 i&swear 8 swear&think 8 swear&you 8 good&want 7 my&you 7 actbad&hurry 6
    actbad&vouch 6 c=cond> 6 c=hurry 6 c=hurry> 6 decide&i 6 end:hurry 6 hurry 6 my&tell 6 #wolf&i -6 all&i -6 all&lets -6
    c=asks+together -6 c=asks+why -6 c=bad+you -6 c=bad< -6 c=mine+opinion -6 c=mine+reported -6 c=not< -6 c=retract -6 c=unsuspect@ -6
    decide&strong -6 decide&weak -6 end:good -6 end:rather -6 end:stop -6 end:wrong -6 explain&why -6 good&switch -6 i&remove -6
    i&takeback -6 i&wrong -6 if&imagine -6 k@#wolf -6 k@claim -6 k@doubt -6 k@result -6 last -6 len=l -6 me&seem -6 me&think -6 me&trust -6
    nolonger -6 other -6 someone -6 start:remove -6 start:what -6 think&trust -6 yesterday -6 #good&person -7 #good&seem -7 c=good+role -7
    c=suspect> -7 c=together -7 c=why -7 doubt&i -7 end:#wolf -7 end:you -7 good&seem -7 i&night -7 i&shady -7 join&my -7 k@#role -7
    k@lets -7 k@like -7 k@shady -7 kill -7 lie -7 role -7 start:weak -7 swear&trust -7 takeback -7 tell -7 you -7 #good&#role -8
    #good&think -8 c=bad+good -8 c=callVote@ -8 c=cond< -8 c=disagree -8 c=good+together -8 c=good@ -8 c=twist -8 claim -8 decide&want -8
    end:#role -8 end:team -8 evil -8 explain&i -8 good&right -8 good&strong -8 i&report -8 i&today -8 i&weak -8 k@check -8 k@explain -8
    k@he -8 k@remove -8 k@report -8 k@right -8 k@today -8 k@what -8 start:switch -8 we -8 #good&if -9 #good&imagine -9 #good&laugh -9
    #v&i -9 Sb1 -9 Sb1# -9 c=belief> -9 c=callVote -9 c=claim+good -9 c=claim+mine -9 c=mine+voting -9 c=suspect -9 c=unreal> -9
    c=unsuspect -9 c=you -9 end:think -9 good&my -9 good&think -9 i&right -9 i&switch -9 i&team -9 i&vote -9 k@my -9 k@rather -9
    k@switch -9 k@tell -9 k@weak -9 start:neg -9 start:strong -9 why -9 #role&i -10 Nb1 -10 Sg1 -10 Sg1# -10 c=asks+good -10
    c=asks+mine -10 c=belief+mine -10 c=byOther -10 c=intend@ -10 end:vote -10 good&he -10 good&swear -10 i&seem -10 k@strong -10 like -10
    must -10 #good&#v -11 Ng1 -11 c=asks< -11 c=claim< -11 c=cond+good -11 c=mine+not -11 c=opinion@ -11 c=role> -11 c=voting> -11
    doubt -11 k@neg -11 k@seem -11 k@you -11 night -11 shady -11 start:think -11 stop -11 #good&strong -12 c=agree@ -12 c=denial> -12
    c=intend+mine -12 c=result< -12 c=unreal -12 check&i -12 end:trust -12 explain -12 good -12 k@#v -12 k@decide -12 len=xs -12 n:i -12
    result -12 start:#role -12 start:he -12 wrong -12 all -13 c=agree -13 c=asks+you -13 c=role -13 c=voting -13 end:laugh -13 end:my -13
    end:neg -13 i&strong -13 laugh -13 lets -13 what -13 #wolf -14 c=bad+mine -14 c=belief -14 c=claim -14 c=intend -14 c=opinion -14
    c=reported@ -14 check -14 remove -14 report -14 team -14 think -14 weak -14 ? -15 c=denial -15 c=not> -15 c=together> -15 i&join -15
    k@good -15 k@vote -15 today -15 at=first -16 at=last -16 c=good+you -16 c=mine+result -16 i&neg -16 #v -17 c=good+result -17 c=not -18
    len=s -18 seem -18 sign=bad -18 vote -18 c=reported -19 c=result> -19 k@trust -19 rather -19 right -19 c=good< -20 switch -20
    c=bad> -21 end:#good -21 k@think -21 #role -22 S01 -22 S01# -22 c=asks> -22 c=bad -23 c=you> -23 Sb0 -24 Sb0# -24 i&trust -24
    c=result -25 neg -25 strong -25 Nb0 -27 c=asks -27 n=2 -27 start:good -31 trust -31 S00 -48 S00# -48`;
