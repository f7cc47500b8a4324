/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const seen = `
    end:#other 26 #other 25 c=claim+good 23 c=good< 23 #other&#v 22 #other&he 22 #wolf&role 22 check&he 20 start:role 20 #other&night 18
    #v&#wolf 18 c=he+result 18 #role&check 17 c=claim 17 c=claim+result 17 #v&result 16 k@#role 16 k@check 16 c=claim+he 15 c=claim< 15
    #other&i 14 #role&he 14 #v&role 14 c=result@ 14 check 14 k@role 14 c=bad+result 13 c=claim> 13 c=he> 13 c=result> 13 k@#other 13 #v 12
    c=he 12 c=mine+result 12 he&result 12 start:#v 12 #v&he 11 c=good+he 11 c=green< 11 result&role 11 #role&result 10 c=result 10
    he&night 10 role 10 start:#role 10 #role&seem 9 he 9 k@#v 9 k@he 9 end:#role 8 end:result 8 he&seem 8 he&steal 8 k@result 8
    c=bad+role 7 c=bad+mine 6 c=he+mine 6 c=result+role 6 check&night 6 check&seem 6 end:he 6 he&role 6 #good&#role -6 #role&both -6
    #role&report -6 #role&tell -6 #wolf&kill -6 #wolf&strong -6 #wolf&today -6 bye -6 c=asks+good -6 c=asks+opinion -6 c=asks+role -6
    c=asks+together -6 c=bad+not -6 c=callVote@ -6 c=comeOut> -6 c=good+opinion -6 c=result+together -6 c=result+unreal -6 c=thanks -6
    c=twist -6 c=unsure -6 c=unsure> -6 c=voting< -6 c=why -6 check&lets -6 claim&today -6 end:bye -6 end:find -6 end:good -6 end:join -6
    end:stop -6 end:strong -6 end:swear -6 end:tell -6 end:weak -6 end:yesterday -6 he&tell -6 he&vote -6 hurry -6 i&join -6 i&neg -6
    i&wrong -6 imagine&want -6 k@me -6 k@thank -6 k@we -6 o? -6 rather&why -6 start:actbad -6 start:doubt -6 start:imagine -6
    start:report -6 start:tell -6 start:thank -6 tally -6 thank -6 weak&what -6 #a&#v -7 #wolf&neg -7 ?#wolf -7 Ng1 -7 Sg1 -7 Sg1# -7
    c=asks@ -7 c=bad+claim -7 c=bad+reported -7 c=bad@ -7 c=callVote -7 c=callVote+together -7 c=claim+together -7 c=claim+you -7
    c=comeOut -7 c=cond< -7 c=disagree -7 c=good+unreal -7 c=reported< -7 c=result+suspect -7 c=spare@ -7 end:actbad -7 end:claim -7
    end:kill -7 end:seem -7 end:today -7 end:what -7 find -7 he&report -7 i&team -7 i&think -7 if&result -7 k@both -7 k@must -7 k@right -7
    k@team -7 k@why -7 night -7 night&steal -7 nolonger&today -7 person -7 praise -7 rather&switch -7 role&switch -7 role&today -7
    sign=good~ -7 sorry -7 start:#good -7 start:if -7 start:keep -7 start:think -7 start:weak -7 start:wrong -7 think&what -7 who -7
    #role&dunno -8 #v&evil -8 #v&lets -8 #v&think -8 #wolf&night -8 c=atMe> -8 c=good+together -8 c=intend@ -8 c=together+you -8 end:#a -8
    end:both -8 end:keep -8 end:right -8 end:switch -8 end:think -8 greet -8 greet&strong -8 he&neg -8 how -8 i&result -8 i&today -8
    k@actbad -8 k@doubt -8 k@imagine -8 k@last -8 k@someone -8 k@stop -8 kill&vote -8 last&night -8 len=1 -8 start:good -8 start:remove -8
    start:someone -8 start:strong -8 swear -8 trust -8 #good&#v -9 #v&what -9 #wolf&if -9 c=asks+claim -9 c=bad< -9 c=denial< -9
    c=reported> -9 c=spare -9 c=unreal< -9 end:you -9 explain -9 he&switch -9 k@if -9 k@join -9 k@kill -9 k@wrong -9 len=s -9 nolonger -9
    start:lets -9 start:lie -9 start:right -9 start:stop -9 start:yesterday -9 #good&he -10 #v&imagine -10 all -10 c=he+reported -10
    c=intend -10 c=result+you -10 c=unreal> -10 check&my -10 dunno -10 end:wrong -10 he&my -10 k@good -10 k@lie -10 k@neg -10 k@you -10
    last -10 lastgame -10 n=3 -10 start:switch -10 start:vote -10 start:what -10 start:you -10 think&weak -10 we -10 #role&my -11
    #role&rather -11 c=asks+he -11 c=atMe -11 c=cond -11 c=good+reported -11 c=opinion@ -11 end:evil -11 end:laugh -11 end:night -11
    end:role -11 end:shady -11 i&me -11 k@evil -11 k@keep -11 k@remove -11 k@report -11 k@what -11 laugh -11 me -11 role&steal -11
    start:neg -11 start:result -11 start:seem -11 start:shady -11 #a -12 #role&imagine -12 Sb1 -12 Sb1# -12 both -12 c=mourn -12
    c=suspect> -12 end:vote -12 i&role -12 k@claim -12 k@steal -12 k@tell -12 k@yesterday -12 must -12 why -12 #role&lets -13 #wolf&i -13
    Nb1 -13 c=agree@ -13 c=asks+bad -13 c=asks+you -13 c=denial> -13 c=you< -13 doubt -13 end:neg -13 end:rather -13 he&imagine -13
    k@strong -13 start:rather -13 Sx0 -14 Sx0# -14 c=asks< -14 c=not> -14 c=opinion -14 c=together< -14 c=voting> -14 join -14 k@#good -14
    k@shady -14 k@weak -14 len=xs -14 night&result -14 #role&claim -15 #role&i -15 c=agree -15 c=asks+mine -15 c=bad+good -15
    c=byOther< -15 c=suspect -15 decide -15 end:want -15 k@rather -15 k@think -15 lie -15 someone -15 stop -15 team -15 today -15
    yesterday -15 #role&#wolf -16 c=bad+he -16 c=together> -16 i -16 i&my -16 if -16 k@lets -16 k@switch -16 my -16 remove -16
    #role&today -17 actbad -17 c=not -17 c=reported@ -17 c=toMe< -17 end:check -17 good -17 k@vote -17 keep -17 night&role -17 report -17
    #wolf&he -18 c=asks+result -18 c=byOther@ -18 c=red> -18 c=toMe> -18 c=unreal -18 c=voting -18 end:#good -18 c=red -19 end:i -19
    kill -19 len=2 -19 len=l -19 shady -19 weak -19 wrong -19 S01 -20 S01# -20 c=denial -20 claim -20 right -21 tell -21 want -21 you -21
    c=toMe -22 evil -22 imagine -22 start:#wolf -22 c=you> -23 lets -23 start:he -23 what -23 strong -24 think -24 #good -25 c=together -25
    neg -25 switch -25 at=last -27 c=reported -27 c=results> -27 vote -27 c=results -28 Sg0 -29 Sg0# -29 at=first -29 c=byOther -29
    #role&night -30 c=mine> -30 c=you -30 rather -30 ? -31 end:#v -32 k@night -32 Ng0 -33 k@#wolf -33 c=asks> -34 k0 -37 c=asks -40 n=2 -41
    start:i -54`;
