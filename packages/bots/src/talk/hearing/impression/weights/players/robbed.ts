/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const robbed = `
    #role&role 26 steal 25 #role&steal 24 #role&#v 22 role&today 22 k@steal 21 role&steal 21 #role&switch 20 #role&today 19 start:steal 19
    end:#role 18 i&today 18 #v&i 17 c=claim> 17 #role&he 16 #wolf&today 16 nolonger&today 16 c=claim+result 15 c=claim+role 15 k@role 15
    night&role 15 #role&nolonger 14 #v&switch 14 nolonger 14 role 14 c=he+mine 13 i&nolonger 13 if&today 13 len=l 13 #role&i 12 #v&he 12
    #v&result 12 #v&today 12 #wolf&role 12 he&role 12 k@#v 12 weak&what 12 #role&imagine 11 c=claim+you 11 c=cond+role 11 c=mine+result 11
    c=mine+role 11 he&imagine 11 night&steal 11 #role 10 #role&result 10 #v 10 #v&imagine 10 #v&rather 10 #v&think 10 #v&what 10
    c=asks+claim 10 c=bad+cond 10 c=claim+he 10 c=cond+mine 10 i&if 10 if&nolonger 10 k@he 10 rather&result 10 result&why 10 think&what 10
    #v&if 9 #wolf&steal 9 c=bad+role 9 c=claim 9 c=claim+mine 9 c=cond> 9 c=good+he 9 c=he+result 9 c=result+unreal 9 i&role 9
    result&role 9 result&switch 9 result&today 9 #wolf&if 8 c=bad+unreal 8 c=cond+reported 8 c=result+you 8 decide&nolonger 8
    decide&steal 8 decide&today 8 i&steal 8 switch&today 8 #role&decide 7 #role&rather 7 #v&role 7 c=asks+he 7 c=cond+result 7
    c=good+mine 7 c=he+role 7 c=mine+unreal 7 c=reported+role 7 c=result+role 7 claim&today 7 he&steal 7 he&today 7 imagine&today 7
    night&result 7 rather&why 7 role&swear 7 swear&today 7 switch&why 7 think&weak 7 today 7 #role&if 6 #wolf&i 6 #wolf&right 6
    c=claim+reported 6 c=cond+he 6 c=role+unreal 6 c=role> 6 good&role 6 he&i 6 he&if 6 i&swear 6 i&switch 6 if&result 6 k@weak 6 k@why 6
    nolonger&switch 6 rather&switch 6 #a&#role -6 #role&dunno -6 #role&good -6 #role&greet -6 #role&report -6 #role&team -6 #role&tell -6
    #v&my -6 #v&you -6 #wolf&neg -6 #wolf&rather -6 ?what -6 all&lets -6 at=mid -6 c=asks+opinion -6 c=bad+result -6 c=bad> -6 c=belief> -6
    c=claim< -6 c=green> -6 c=maybe -6 c=mine+opinion -6 c=mine+voting -6 c=spare@ -6 c=voted -6 end:#wolf -6 end:evil -6 end:good -6
    end:kill -6 end:lets -6 greet&i -6 he&neg -6 he&tell -6 i&want -6 i&yesterday -6 imagine&want -6 k@decide -6 k@explain -6 k@keep -6
    k@kill -6 k@my -6 k@right -6 k@stop -6 k@trust -6 last&night -6 me&switch -6 rather&vote -6 rather&weak -6 sign=good~ -6 skip -6
    sorry -6 start:remove -6 start:report -6 start:team -6 start:vote -6 start:yesterday -6 strong&today -6 tally -6 what&you -6 #a&#v -7
    #a&i -7 #good&#v -7 #other&night -7 #role&think -7 #v&night -7 #wolf&night -7 c=asks+suspect -7 c=asks+why -7 c=atMe< -7 c=bad+you -7
    c=belief -7 c=good+you -7 c=green -7 c=reported< -7 c=result@ -7 c=spare -7 c=unreal< -7 end:join -7 end:tell -7 end:weak -7
    explain&why -7 good -7 he&report -7 he&right -7 hurry -7 i&rather -7 i&report -7 i&trust -7 i&you -7 k@evil -7 len=1 -7 rather -7
    remove&switch -7 start:#good -7 start:good -7 start:imagine -7 start:lets -7 start:result -7 start:stop -7 start:think -7 takeback -7
    vote&why -7 #good&he -8 #other&i -8 #role&seem -8 #v&lets -8 Sg1 -8 Sg1# -8 c=asks+good -8 c=asks+role -8 c=asks+together -8 c=asks@ -8
    c=bad< -8 c=callVote+mine -8 c=callVote+role -8 c=disagree -8 c=he+together -8 c=intend+mine -8 c=mine+not -8 c=mourn -8 c=together -8
    c=why -8 end:check -8 end:laugh -8 end:remove -8 end:think -8 he&me -8 he&seem -8 how -8 i&seem -8 k@seem -8 k@team -8 kill&vote -8
    last -8 laugh -8 start:neg -8 start:weak -8 switch&vote -8 who -8 #good&i -9 #role&my -9 #role&strong -9 Ng1 -9 both -9 c=bad -9
    c=claim+good -9 c=intend@ -9 c=role+you -9 c=role< -9 c=unsuspect -9 claim&rather -9 decide&i -9 dunno -9 end:right -9 end:seem -9
    end:what -9 end:wrong -9 he&night -9 k@imagine -9 k@report -9 k@shady -9 k@strong -9 n:i -9 right -9 start:if -9 we -9 #a -10
    #role&lets -10 Nb0 -10 c=byOther< -10 c=red> -10 c=reported -10 c=together+you -10 end:claim -10 end:me -10 end:you -10 explain -10
    greet -10 greet&strong -10 i&vote -10 i&wrong -10 k@good -10 k@join -10 k@remove -10 k@tell -10 k@wrong -10 keep -10 len=xs -10 lie -10
    my&think -10 start:right -10 actbad -11 c=red -11 c=suspect> -11 c=together< -11 doubt -11 end:night -11 i&team -11 k@#good -11
    k@#other -11 k@me -11 k@neg -11 k@yesterday -11 must -11 night&switch -11 Sb1 -12 Sb1# -12 all -12 c=asks> -12 c=intend -12
    c=mine+you -12 c=opinion@ -12 i&join -12 i&neg -12 i&strong -12 someone -12 start:what -12 start:you -12 trust -12 Nb1 -13 Sb0 -13
    Sb0# -13 c=agree -13 c=agree@ -13 c=asks+bad -13 c=cond< -13 c=suspect -13 c=voting> -13 check&he -13 end:#good -13 end:vote -13
    k@what -13 k@you -13 n=3 -13 shady -13 stop -13 c=denial> -14 c=you< -14 end:neg -14 evil -14 len=2 -14 start:#wolf -14 yesterday -14
    #other&he -15 c=callVote@ -15 c=not> -15 c=reported@ -15 end:rather -15 end:role -15 end:want -15 k@lets -15 kill -15 team -15
    c=callVote -16 c=opinion -16 c=results> -16 c=voting -16 end:he -16 end:switch -16 join -16 k@vote -16 report -16 sign=bad -16
    start:he -16 c=asks+you -17 c=asks< -17 c=good< -17 c=results -17 check&i -17 i&think -17 start:rather -17 #role&check -18 c=denial -18
    c=not -18 remove -18 seem -18 start:#role -18 c=asks -19 wrong -19 S01 -20 S01# -20 he&result -20 i&my -20 k@#wolf -20 k@result -20
    my -20 tell -20 #good -21 k@today -22 want -22 i&me -23 k0 -23 me -23 k@#role -24 lets -24 neg -24 start:today -24 strong -24 ? -25
    Sg0 -25 Sg0# -25 k@check -25 you -25 at=first -26 at=last -26 end:#v -27 vote -27 Ng0 -29 check -30 i&night -36 n=2 -37 len=s -45`;
