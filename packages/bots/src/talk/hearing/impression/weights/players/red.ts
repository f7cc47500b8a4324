/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const red = `
    #role&#wolf 42 #wolf&i 33 c=result< 32 c=bad+claim 31 c=bad+result 31 c=good< 30 #wolf&night 28 c=result 25 #wolf&my 23 c=bad< 23
    check&my 23 #wolf&find 22 #wolf&result 21 c=bad+good 21 c=role> 21 end:#v 21 k@result 21 c=red 20 end:find 20 evil&night 20 i&role 20
    #v&evil 19 c=role 19 k@#wolf 18 start:result 18 #wolf&check 17 k@#role 17 result 17 #v&i 16 #wolf&claim 16 c=red> 16 evil 16
    evil&imagine 16 evil&result 16 find 16 i&result 16 my&result 16 night&strong 16 end:evil 15 evil&team 15 k@#v 15 #wolf 14 c=bad+mine 14
    c=green< 14 c=result+role 14 check&result 14 k@night 14 #role&strong 13 #v&team 13 #wolf&last 13 #wolf&remove 13 c=bad+role 13
    check&think 13 #role 12 c=red< 12 end:role 12 remove&result 12 #role&decide 11 #wolf&doubt 11 c=asks+good 11 c=bad@ 11 c=results< 11
    claim&remove 11 evil&my 11 he&team 11 join&my 11 k@evil 11 night 11 night&result 11 start:#v 11 #v 10 Nb0 10 c=callVote+role 10
    c=claim< 10 decide&night 10 #good&#wolf 9 #good&night 9 both&result 9 c=bad+voting 9 c=mine+role 9 check&i 9 claim&evil 9 claim&i 9
    decide&good 9 i&my 9 my 9 start:i 9 #good&evil 8 #role&my 8 #role&tell 8 #v&good 8 #v&me 8 #v&night 8 #wolf&join 8 c=bad+he 8
    c=claim+not 8 c=he+result 8 check&imagine 8 he&night 8 k@check 8 k@claim 8 len=2 8 lets&strong 8 must&night 8 must&report 8 must&team 8
    rather&result 8 rather&think 8 report&team 8 result&trust 8 start:check 8 start:last 8 #role&evil 7 #role&i 7 #role&kill 7 #role&lets 7
    #v&he 7 c=claim+together 7 c=good+voting 7 check 7 claim&kill 7 end:#wolf 7 end:check 7 end:result 7 evil&today 7 good&strong 7
    imagine&my 7 kill&vote 7 kill&who 7 len=l 7 lets&my 7 n:lets 7 start:#role 7 #role&vote 6 #v&#wolf 6 #v&claim 6 #v&if 6 #v&strong 6
    #wolf&he 6 Sx0 6 Sx0# 6 c=asks+mine 6 c=asks+result 6 c=good+you 6 c=mine+result 6 c=not+together 6 c=reported+role 6 c=result+voting 6
    decide&strong 6 end:remove 6 he&me 6 i&who 6 imagine&think 6 k@role 6 lets&neg 6 report&result 6 start:imagine 6 vote&who 6
    #v&imagine -6 #v&you -6 #wolf&all -6 #wolf&except -6 #wolf&greet -6 #wolf&keep -6 #wolf&rather -6 #wolf&think -6 #wolf&wrong -6
    ?shady -6 actbad&both -6 actbad&he -6 actbad&i -6 actbad&result -6 bet&my -6 both&tell -6 c=bad+callVote -6 c=bad+opinion -6
    c=claim+good -6 c=claim+he -6 c=doubt< -6 c=maybe+mine -6 c=maybe+reported -6 c=maybe> -6 c=nobody -6 c=result+unreal -6 c=role+you -6
    c=twist< -6 c=voted -6 c=vouch -6 c=why+you -6 check&last -6 check&seem -6 decide&keep -6 end:bet -6 end:both -6 end:good -6
    end:laugh -6 evil&i -6 evil&rather -6 evil&seem -6 except -6 explain&i -6 good&result -6 he&my -6 he&switch -6 he&we -6 i&neg -6
    i&swear -6 if&surprise -6 imagine&want -6 join -6 k@if -6 k@swear -6 k@wrong -6 laugh -6 me&tell -6 must -6 must&vote -6 my&tally -6
    my&today -6 neg&tell -6 person -6 rather&switch -6 remove&vote -6 report&tell -6 result&someone -6 result&what -6 right&strong -6
    role&switch -6 role&today -6 seem&think -6 someone&today -6 start:right -6 start:role -6 start:team -6 start:weak -6 today&what -6
    #a&#v -7 #role&join -7 #role&rather -7 #v&join -7 #wolf&strong -7 #wolf&want -7 #wolf&we -7 Sb2# -7 Sx1 -7 Sx1# -7 actbad&vote -7
    all&i -7 all&lets -7 c=asks@ -7 c=belief -7 c=callVote+he -7 c=doubt+mine -7 c=he+reported -7 c=spare@ -7 c=unreal< -7 c=unsuspect@ -7
    c=wager -7 c=wager> -7 doubt&evil -7 end:he -7 end:me -7 end:neg -7 end:night -7 end:other -7 end:swear -7 end:tally -7 evil&strong -7
    good&i -7 i&seem -7 i&tally -7 i&we -7 if&today -7 imagine&kill -7 imagine&tell -7 k@#good -7 k@how -7 k@want -7 k@why -7 me&strong -7
    my&team -7 neg&report -7 night&today -7 result&role -7 shady&what -7 sign=good~ -7 start:think -7 tally&vote -7 think&trust -7
    think&we -7 #a&i -8 #v&think -8 #v&what -8 #wolf&how -8 #wolf&imagine -8 #wolf&summary -8 #wolf&switch -8 Sg1 -8 Sg1# -8
    c=bad+together -8 c=bad+twist -8 c=cond+good -8 c=cond+unreal -8 c=disagree@ -8 c=he+not -8 c=he+together -8 c=mourn -8 c=not< -8
    c=spare -8 c=suspect< -8 c=twist> -8 end:must -8 end:trust -8 end:wrong -8 evil&tell -8 good -8 he&report -8 he&role -8 he&strong -8
    he&think -8 he&today -8 he&vote -8 i&like -8 i&other -8 i&think -8 i&want -8 if&imagine -8 if&must -8 k@explain -8 k@stop -8 n:he -8
    n:trust -8 n=2 -8 neg&result -8 neg&think -8 neg&trust -8 neg&vote -8 never -8 night&role -8 night&someone -8 report&think -8
    shady&today -8 start:must -8 start:switch -8 summary&yesterday -8 who -8 yesterday -8 #role&check -9 #wolf&like -9 #wolf&someone -9
    both&i -9 c=asks+why -9 c=asks+you -9 c=denial< -9 c=doubt> -9 c=mine+suspect -9 c=opinion> -9 c=why -9 doubt&today -9 end:join -9
    end:right -9 end:switch -9 end:tell -9 evil&neg -9 evil&think -9 explain&why -9 i&keep -9 i&nolonger -9 i&surprise -9 k@hurry -9
    k@keep -9 k@like -9 k@summary -9 nolonger&today -9 right -9 shady&think -9 someone -9 start:seem -9 steal -9 takeback -9 tell&vote -9
    #wolf&neg -10 #wolf&surprise -10 #wolf&you -10 Ng1 -10 bet&i -10 c=agree -10 c=agree@ -10 c=asks+suspect -10 c=bad+maybe -10
    c=byOther> -10 c=cond+result -10 c=cond+role -10 c=intend@ -10 c=not> -10 c=opinion+result -10 c=opinion@ -10 c=role+unreal -10
    c=unsuspect -10 claim&neg -10 decide -10 doubt&shady -10 end:#a -10 end:kill -10 end:report -10 end:seem -10 end:what -10 k@lets -10
    me&what -10 n=3 -10 night&rather -10 start:good -10 start:what -10 tell -10 think&weak -10 #other&#v -11 #other&he -11 #other&i -11
    #other&night -11 c=asks+together -11 c=maybe -11 c=suspect+voting -11 c=together> -11 c=you> -11 doubt&think -11 end:vote -11
    end:who -11 end:yesterday -11 greet -11 greet&strong -11 i&wrong -11 k@decide -11 k@what -11 like -11 other -11 start:doubt -11
    summary -11 surprise -11 swear -11 trust -11 #role&result -12 #v&report -12 #wolf&actbad -12 #wolf&weak -12 #wolf&what -12 c=atMe -12
    c=bad+suspect -12 c=claim+result -12 c=claim> -12 c=disagree -12 c=intend+mine -12 c=mine+unreal -12 c=together+you -12 c=twist -12
    end:lie -12 end:strong -12 end:you -12 he&neg -12 how -12 i&switch -12 i&what -12 start:#good -12 today -12 #v&neg -13 #wolf&bet -13
    #wolf&if -13 #wolf&report -13 #wolf&seem -13 c=byOther@ -13 c=cond+mine -13 c=cond> -13 c=not -13 c=reported> -13 c=together< -13
    check&night -13 doubt -13 k@shady -13 k@you -13 start:you -13 stop -13 tally -13 why -13 #wolf&must -14 all -14 bet -14 c=doubt -14
    c=good+he -14 c=green> -14 c=opinion -14 c=opinion+role -14 end:think -14 end:today -14 explain -14 i&me -14 k@right -14 k@weak -14
    me -14 nolonger -14 start:neg -14 #a -15 c=bad+unreal -15 c=intend -15 c=role< -15 end:#other -15 end:actbad -15 i&if -15 k@seem -15
    n:#wolf -15 start:actbad -15 we -15 #role&role -16 c=claim+role -16 c=cond< -16 c=denial> -16 c=result+suspect -16 check&he -16
    i&tell -16 k@neg -16 k@rather -16 len=xs -16 report -16 start:if -16 start:rather -16 switch -16 vote -16 c=asks -17 c=byOther< -17
    c=together -17 k0 -17 k@yesterday -17 keep -17 n:i -17 start:kill -17 #other -18 c=results> -18 c=unreal> -18 c=you< -18 end:i -18
    end:want -18 k@actbad -18 k@good -18 start:lie -18 wrong -18 you -18 c=asks> -19 c=reported< -19 c=reported@ -19 c=you -19
    end:#role -19 i&shady -19 start:strong -19 #role&#v -20 c=asks+opinion -20 c=asks+role -20 c=bad+cond -20 if -20 k@doubt -20 k@kill -20
    rather -20 start:report -20 c=denial -21 end:rather -21 k@find -21 k@lie -21 start:shady -21 strong -21 weak -21 S00# -22
    c=suspect> -22 i&trust -22 S00 -23 c=atMe> -23 c=unreal -23 end:shady -23 think -23 c=reported+result -24 k@join -24 #wolf&role -25
    i&today -25 k@he -25 k@strong -25 c=bad+reported -26 c=cond -26 want -26 c=byOther -27 c=suspect -27 neg -27 seem -27 k@vote -29
    lie -29 S01 -30 S01# -30 at=first -30 what -30 k@think -31 shady -31 Sg0 -32 Sg0# -32 c=reported -34 actbad -35 ?#wolf -37 c=good> -39
    ? -48 Ng0 -49 sign=good -54`;
