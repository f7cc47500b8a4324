/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const green = `
    c=good+result 41 #good&#role 35 c=result> 34 #good&night 30 #good&yesterday 29 #good&result 28 c=green> 26 c=green 25 c=claim+good 23
    #good&check 22 #good&he 22 n:#wolf 22 start:night 22 #v&strong 21 c=result 21 c=result< 20 check&tell 20 k@#role 20 #v&my 19
    #good&report 18 k@night 18 #role&my 17 #role&vote 17 #v&night 17 start:#role 17 yesterday 17 good&night 16 i&night 16 i&result 16
    night 16 #good&#v 15 #good&i 15 #good&vote 15 #v&neg 15 check&good 15 check&my 15 start:yesterday 15 #good&claim 14 #good&rather 14
    #good&switch 14 #v&right 14 c=good+mine 14 c=red< 14 check&i 14 he&night 14 i&tell 14 k@imagine 14 me&night 14 #good 13 #good&tell 13
    #role&claim 13 #role&yesterday 13 #wolf&neg 13 check 13 check&neg 13 check&result 13 check&you 13 result 13 #v&yesterday 12
    c=mine+result 12 check&report 12 claim&result 12 end:#good 12 he&imagine 12 k@tell 12 k@yesterday 12 rather&yesterday 12 tell&you 12
    #good&imagine 11 #good&kill 11 #role 11 #role&#v 11 #role&kill 11 #role&night 11 #role&result 11 #v 11 #v&good 11 #wolf&check 11
    c=comeOut> 11 check&he 11 kill&yesterday 11 len=xs 11 n:strong 11 think&yesterday 11 #wolf&tell 10 #wolf&you 10 c=reported+result 10
    k@#good 10 vote&yesterday 10 #good&why 9 #v&think 9 #wolf&never 9 at=first 9 c=comeOut 9 c=not+you 9 end:result 9 good&result 9 he&my 9
    he&result 9 he&strong 9 k@#v 9 n:you 9 neg&strong 9 never&strong 9 night&right 9 rather&think 9 result&switch 9 right&strong 9
    sign=good~ 9 start:check 9 #role&#wolf 8 #role&today 8 #v&rather 8 #wolf&right 8 #wolf&strong 8 Ng0 8 c=bad+twist 8 c=not+result 8
    decide&report 8 decide&want 8 end:check 8 k@good 8 k@result 8 n:never 8 n:result 8 neg&you 8 result&yesterday 8 start:he 8 #good&evil 7
    #role&tell 7 #wolf&claim 7 c=bad+result 7 c=bad+together 7 c=byOther< 7 c=good> 7 c=not+together 7 c=results 7 c=results> 7
    decide&tell 7 good&i 7 good&me 7 i&you 7 my&think 7 neg&tell 7 #good&decide 6 #good&want 6 #v&today 6 c=bad+not 6 c=good+voting 6
    c=he+not 6 c=he+result 6 c=mine+not 6 good&yesterday 6 he&yesterday 6 k@hurry 6 kill&who 6 my&result 6 n:right 6 night&result 6
    night&yesterday 6 rather&strong 6 #a&result -6 #good&swear -6 #good&weak -6 #role&both -6 #role&trust -6 #v&you -6 #wolf&lets -6 ?#v -6
    actbad&neg -6 all&switch -6 bye&remove -6 c=asks+bad -6 c=asks+good -6 c=asks+voting -6 c=asks+why -6 c=atMe -6 c=bad@ -6
    c=belief+mine -6 c=bot -6 c=callVote -6 c=callVote+mine -6 c=claim+not -6 c=cond+result -6 c=cond+role -6 c=green< -6 c=he -6
    c=mine+opinion -6 c=mourn< -6 c=opinion+role -6 c=opinion+you -6 c=rather@ -6 decide&neg -6 decide&nolonger -6 decide&steal -6
    decide&today -6 doubt&i -6 dunno&think -6 end:person -6 evil -6 evil&i -6 evil&result -6 evil&think -6 explain&me -6 explain&neg -6
    good&remove -6 good&think -6 he&last -6 he&rather -6 he&role -6 he&trust -6 he&vouch -6 i&other -6 i&swear -6 i&wrong -6 if&imagine -6
    if&want -6 k@#other -6 k@actbad -6 k@bye -6 k@lie -6 k@never -6 k@remove -6 k@stop -6 k@we -6 keep&person -6 lets&strong -6 my&team -6
    my&vouch -6 n:evil -6 n:lets -6 n:vote -6 neg&nolonger -6 neg&seem -6 neg&switch -6 neg&today -6 neg&want -6 neg&what -6 neg&why -6
    night&rather -6 rather&result -6 report&trust -6 result&someone -6 skip -6 start:strong -6 start:weak -6 steal -6 strong&vote -6
    surprise -6 switch&vote -6 tally&vote -6 think -6 today&vote -6 vote&you -6 #good&person -7 #good&stop -7 #role&switch -7 #v&what -7
    #wolf&report -7 ?#wolf -7 all&lets -7 bye -7 c=asks+not -7 c=bad+cond -7 c=byOther> -7 c=callVote+together -7 c=opinion+result -7
    c=rather -7 c=role> -7 c=spare@ -7 c=summary -7 c=summary> -7 c=turn -7 c=turn@ -7 c=unsuspect -7 c=voted -7 c=why -7 end:claim -7
    end:report -7 end:switch -7 end:vouch -7 end:what -7 explain&right -7 good&person -7 good&stop -7 good&team -7 good&vote -7
    good&want -7 hardly -7 i&like -7 i&weak -7 imagine&want -7 k@dislike -7 k@doubt -7 k@summary -7 n:#role -7 n:doubt -7 n:good -7 n:me -7
    n:trust -7 neg&trust -7 neg&weak -7 neg&wrong -7 remove&stop -7 role&today -7 shady -7 someone&today -7 start:all -7 start:must -7
    start:vote -7 tally -7 today -7 vote -7 vouch&want -7 #a&#v -8 #a&i -8 #good&trust -8 #good&you -8 #role&dunno -8 #role&join -8
    #role&nolonger -8 #wolf&if -8 c=asks+result -8 c=asks+you -8 c=disagree@ -8 c=good+twist -8 c=mourn -8 c=nobody -8 c=reported -8
    c=result+you -8 c=retract> -8 c=role+you -8 c=spare -8 c=unsure -8 c=unsure> -8 c=vouch< -8 claim&trust -8 end:kill -8 end:stop -8
    end:swear -8 end:yesterday -8 explain -8 good&you -8 i&lets -8 imagine&tell -8 k@nolonger -8 k@team -8 k@think -8 k@wrong -8
    lets&neg -8 me&neg -8 n=3 -8 neg&rather -8 nolonger&switch -8 result&what -8 right&today -8 seem&strong -8 start:dislike -8
    start:last -8 start:lets -8 start:someone -8 think&trust -8 #good&dislike -9 #good&if -9 Sx1 -9 Sx1# -9 c=asks+suspect -9
    c=asks+together -9 c=atMe< -9 c=bad+reported -9 c=claim+together -9 c=cond+mine -9 c=cond> -9 c=good+suspect -9 c=he+reported -9
    c=mine+suspect -9 c=opinion> -9 c=reported@ -9 c=retract -9 c=voting -9 decide&i -9 decide&strong -9 dislike -9 doubt&neg -9 end:my -9
    end:right -9 end:tell -9 evil&neg -9 greet -9 greet&strong -9 how -9 k@like -9 k@must -9 lastgame -9 lie&neg -9 n:tell -9 n:think -9
    result&trust -9 right&summary -9 role&steal -9 start:role -9 think&weak -9 #v&evil -10 #wolf&my -10 #wolf&seem -10 ?rather -10 both -10
    c=asks+role -10 c=intend@ -10 c=red> -10 c=together -10 check&night -10 check&rather -10 dunno -10 end:me -10 end:team -10
    good&seem -10 good&swear -10 good&trust -10 i&if -10 i&role -10 i&strong -10 i&vote -10 imagine&rather -10 k0 -10 k@i -10 k@if -10
    k@keep -10 last&night -10 len=2 -10 my&neg -10 my&strong -10 neg&report -10 someone -10 start:#v -10 start:switch -10 start:what -10
    we -10 you -10 #role&steal -11 #v&join -11 #wolf&last -11 #wolf&rather -11 all&good -11 c=asks+opinion -11 c=disagree -11 c=good@ -11
    c=intend+mine -11 c=role -11 c=voting> -11 end:i -11 end:join -11 end:wrong -11 good&he -11 i&seem -11 k@swear -11 night&role -11
    other -11 rather -11 result&role -11 start:if -11 start:imagine -11 start:rather -11 start:remove -11 start:right -11 start:tell -11
    #other&#v -12 #other&i -12 ?good -12 c=belief> -12 c=not< -12 c=result+suspect -12 c=unreal< -12 check&seem -12 doubt -12 end:want -12
    i&team -12 k@decide -12 k@person -12 k@someone -12 k@vouch -12 k@weak -12 last -12 len=s -12 neg&vote -12 nolonger&today -12 praise -12
    #other&he -13 #other&night -13 #wolf&decide -13 ?#good -13 all -13 c=agree@ -13 c=denial< -13 c=good+unreal -13 c=result+together -13
    c=unreal> -13 end:#a -13 end:neg -13 end:seem -13 end:think -13 end:you -13 good&laugh -13 good&neg -13 good&right -13 i&today -13
    k@what -13 keep -13 like -13 neg&think -13 person -13 remove -13 start:seem -13 start:think -13 want -13 #good&laugh -14
    #good&vouch -14 #v&lets -14 c=cond< -14 c=intend -14 decide -14 good&switch -14 k@shady -14 #v&role -15 c=belief -15 c=good+opinion -15
    c=good+you -15 c=role< -15 c=you -15 decide&good -15 good&rather -15 good&report -15 i&join -15 start:#wolf -15 start:report -15
    #role&rather -16 c=agree -16 k@#wolf -16 lie -16 #a -17 c=good+together -17 c=opinion@ -17 c=suspect> -17 end:#other -17 i&trust -17
    k@seem -17 must -17 nolonger -17 sign=bad~ -17 stop -17 swear -17 #good&seem -18 c=cond+good -18 end:trust -18 end:vote -18 k@join -18
    #role&lets -19 i&vouch -19 #other -20 c=suspect -20 end:he -20 end:night -20 if -20 weak -20 wrong -20 #role&role -21 c=good< -21
    good&strong -21 k@lets -21 k@trust -21 team -21 c=asks< -22 c=he< -22 c=unreal -22 join -22 k@evil -22 start:you -22 k@last -23
    vouch -23 c=cond -24 c=opinion -24 c=you> -24 k@strong -24 c=together> -25 end:laugh -25 laugh -25 start:neg -25 k@role -26 what -26
    c=asks -28 lets -29 S00# -30 c=asks> -30 S00 -31 role -31 sign=bad -31 start:#good -31 seem -32 ? -34 trust -35 S01 -36 S01# -36
    Sb0 -36 Sb0# -36 at=last -38 Nb0 -66`;
