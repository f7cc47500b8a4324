/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const pair = `
    #a 38 end:#v 34 #a&i 32 c=opinion+result 26 c=result> 26 both&role 25 n=2 25 team 25 at=first 24 c=claim< 24 c=mine+result 24
    c=result 24 end:#a 24 start:#a 24 c=claim 22 #role&i 21 #role&team 21 #v&i 21 #a&check 20 #v&join 20 start:team 20 #a&result 19
    all&role 19 end:check 18 end:role 18 k@team 18 result&team 18 both 17 check&report 17 my&report 17 role 17 role&switch 17 both&you 16
    check&my 16 k@#a 16 start:#v 16 #a&seem 15 #role&join 15 #role&seem 15 #v 15 c=claim+role 15 check&i 15 i&team 15 c=opinion+together 14
    end:swap 14 role&you 14 start:both 14 #a&he 13 all&both 13 all&you 13 at=last 13 at=mid 13 i&join 13 i&report 13 #a&my 12 #a&report 12
    check&think 12 he&role 12 he&switch 12 i&swap 12 i&wrong 12 k@join 12 result&right 12 all 11 c=good+role 11 c=opinion+role 11 c=role 11
    check 11 end:switch 11 n:team 11 report&team 11 result 11 start:he 11 start:night 11 #a&#v 10 #v&team 10 all&today 10 c=mine+opinion 10
    c=not+result 10 c=role> 10 check&team 10 end:result 10 k@both 10 k@wrong 10 my&team 10 neg&team 10 result&strong 10 result&trust 10
    right&team 10 strong&team 10 #a&both 9 #a&team 9 all&switch 9 both&team 9 c=claim+not 9 c=claim+opinion 9 c=claim+result 9 c=denial> 9
    c=opinion+you 9 c=result+voting 9 lets&seem 9 night&switch 9 report&think 9 start:result 9 start:right 9 c=callVote+result 8
    c=role+together 8 decide&night 8 he&today 8 k@#v 8 lets&team 8 night&role 8 #a&think 7 all&he 7 both&lets 7 c=callVote+he 7
    c=claim+mine 7 c=denial 7 c=mine+not 7 decide&he 7 greet&strong 7 he&seem 7 join 7 k@right 7 role&today 7 switch&today 7 #a&#role 6
    #v&night 6 all&my 6 c=together> 6 check&neg 6 he&team 6 i 6 i&night 6 n:all 6 team&think 6 #good&#v -6 #role&imagine -6 #role&switch -6
    #v&#wolf -6 #v&role -6 Sg1 -6 Sg1# -6 c=asks+good -6 c=asks+not -6 c=asks+voting -6 c=bad+he -6 c=bad+you -6 c=belief+mine -6
    c=byOther@ -6 c=maybe -6 c=not+you -6 c=results -6 c=unsuspect -6 c=voted -6 c=why+you -6 claim&evil -6 claim&i -6 doubt -6 end:evil -6
    end:lets -6 end:we -6 end:yesterday -6 explain&i -6 he&imagine -6 he&vote -6 i&imagine -6 imagine&vote -6 join&wrong -6 k@evil -6
    k@explain -6 k@tell -6 k@weak -6 lastgame -6 lets&rather -6 lets&think -6 lets&you -6 like -6 my&you -6 n:vote -6 neg&nolonger -6
    neg&switch -6 neg&think -6 night&result -6 night&you -6 nolonger&today -6 rather&switch -6 report&trust -6 sign=bad~ -6 start:good -6
    start:think -6 strong&vote -6 takeback -6 think&weak -6 think&what -6 what&wrong -6 you -6 #good&night -7 #role&#wolf -7 #wolf&neg -7
    #wolf&night -7 Ng1 -7 c=bad+not -7 c=bad+reported -7 c=ballot+voting -7 c=ballot+you -7 c=callVote+together -7 c=cond< -7 c=denial< -7
    c=disagree@ -7 c=good+opinion -7 c=good+you -7 c=good< -7 c=intend> -7 c=mine+rather -7 c=mine+you -7 c=suspect+together -7
    c=suspect< -7 c=why> -7 check&he -7 decide&switch -7 end:he -7 good&i -7 how -7 i&right -7 i&tell -7 k@claim -7 k@last -7 k@me -7
    k@remove -7 last&night -7 lets&my -7 lets&we -7 lie -7 my&strong -7 neg&trust -7 other -7 report&tell -7 seem&think -7 sign=good~ -7
    start:#good -7 start:i -7 strong&you -7 today -7 trust&you -7 what&you -7 wrong&you -7 #role&good -8 Ng0 -8 c=bad+good -8 c=ballot -8
    c=belief> -8 c=opinion< -8 c=rather -8 c=red> -8 c=unreal> -8 end:strong -8 explain&why -8 i&lets -8 i&result -8 i&want -8 if -8
    k@#wolf -8 k@why -8 last -8 must -8 nolonger&switch -8 sign=good -8 someone -8 start:keep -8 switch&vote -8 tally -8 think -8
    think&you -8 #good&i -9 #other&he -9 #other&i -9 #other&night -9 #role&claim -9 #wolf&i -9 Sb1 -9 Sb1# -9 all&lets -9 c=belief -9
    c=intend@ -9 c=suspect+you -9 c=voting+you -9 c=voting< -9 check&night -9 i&nolonger -9 i&role -9 i&trust -9 k@keep -9 lets -9
    start:vote -9 #other&#v -10 #v&today -10 actbad -10 c=asks+mine -10 c=asks+opinion -10 c=asks+result -10 c=asks+suspect -10 c=asks@ -10
    c=cond -10 c=not< -10 c=opinion+suspect -10 c=red -10 c=spare -10 c=you -10 end:me -10 end:wrong -10 k@good -10 k@my -10 neg&vote -10
    remove -10 start:what -10 stop -10 swap&switch -10 c=bad+opinion -11 c=callVote@ -11 c=disagree -11 check&seem -11 end:#good -11
    end:think -11 explain -11 k@#role -11 k@what -11 k@yesterday -11 len=2 -11 me&seem -11 me&team -11 nolonger -11 report&result -11
    start:laugh -11 we -11 Nb1 -12 c=agree@ -12 c=asks+together -12 c=asks+why -12 c=bad< -12 c=good -12 c=good+mine -12 c=green< -12
    c=green> -12 c=mine+voting -12 c=reported< -12 c=unreal -12 c=why -12 end:#wolf -12 end:rather -12 end:today -12 end:want -12 evil -12
    kill -12 len=s -12 len=xs -12 o? -12 weak -12 why -12 #role&he -13 #role&today -13 Sx0 -13 Sx0# -13 c=good> -13 c=intend+mine -13
    end:#other -13 end:you -13 i&strong -13 k@#good -13 k@rather -13 yesterday -13 c=good+result -14 i&switch -14 i&today -14 rather -14
    result&role -14 start:seem -14 ? -15 c=bad+result -15 end:both -15 imagine -15 keep -15 start:today -15 vote&you -15 #other -16
    c=agree -16 c=asks< -16 c=reported@ -16 c=suspect> -16 c=together< -16 claim -16 end:trust -16 end:vote -16 c=intend -17 c=turn -17
    c=turn@ -17 k@think -17 k@today -17 tell -17 want -17 c=atMe> -18 end:laugh -18 good -18 i&vote -18 laugh -18 start:role -18
    start:switch -18 #role&result -19 c=asks+you -19 c=bad> -19 c=good+he -19 end:team -19 k@vote -19 n:i -19 sign=bad -19 #good -20
    c=atMe -20 c=reported -20 i&me -20 me -20 #v&result -21 #wolf -21 c=bad+mine -21 c=green -21 c=suspect -21 what -22 #role&night -23
    c=you< -23 end:i -23 Sb0# -24 c=bad -24 Sb0 -25 k@switch -25 c=byOther< -26 Nb0 -27 k0 -27 k@check -27 c=asks> -28 c=byOther -29
    c=asks -36 vote -37 at=only -46 n=1 -46`;
