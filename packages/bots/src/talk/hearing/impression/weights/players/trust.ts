/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const trust = `
    c=bad+twist 42 c=belief+mine 36 ?#wolf 35 Sb2# 33 c=good+together 33 all&wrong 32 c=belief 32 sign=good 32 ?shady 30 dunno 29
    sign=good~ 29 #role&dunno 28 #role&trust 28 Sb1# 27 c=good> 27 lets&wrong 27 Sb1 26 c=belief> 26 good&switch 26 #wolf&never 25
    doubt&i 25 good&he 25 i&trust 25 if&rather 25 my&right 25 Nb1 24 good&think 24 len=2 24 rather&someone 24 start:dislike 24 start:neg 24
    #good&dislike 23 all&good 23 c=not< 23 end:never 23 good&team 23 he&strong 23 k@my 23 think&trust 23 #role&right 22 #role&think 22
    all 22 all&lets 22 all&you 22 c=twist< 22 claim&good 22 i&must 22 i&seem 22 i&strong 22 lie&think 22 start:shady 22 #wolf&neg 21
    c=cond+unreal 21 c=good+suspect 21 claim&trust 21 dislike 21 imagine&we 21 k@#wolf 21 lets&you 21 right&summary 21 strong&wrong 21
    c=bad+doubt 20 good&strong 20 me&neg 20 rather&trust 20 sorry&what 20 start:#wolf 20 think&why 20 c=good+he 19 doubt&strong 19
    end:imagine 19 good&seem 19 i&skip 19 my&shady 19 n:switch 19 switch&trust 19 what&wrong 19 c=belief+good 18 c=defend 18 c=defend> 18
    c=he+twist 18 c=role+unreal 18 check&evil 18 evil&explain 18 evil&what 18 he&last 18 he&neg 18 k@lie 18 my&strong 18 n:#wolf 18 n:he 18
    never 18 right&want 18 skip&switch 18 someone&strong 18 trust 18 #role&good 17 c=good 17 c=unsure 17 c=unsure> 17 explain&someone 17
    k@dislike 17 neg&sorry 17 start:seem 17 today&you 17 trust&yesterday 17 #role&tell 16 claim&he 16 claim&yesterday 16 decide&trust 16
    end:#good 16 evil&i 16 good 16 imagine&lets 16 imagine&right 16 k@neg 16 me&result 16 n:explain 16 skip&strong 16 strong 16
    #good&weak 15 Sg0# 15 c=bad+not 15 c=belief< 15 c=nobody> 15 c=role< 15 c=together+why 15 c=twist 15 claim&think 15 decide&strong 15
    dislike&he 15 doubt&tally 15 doubt&trust 15 end:person 15 end:right 15 end:swear 15 good&nobody 15 greet&you 15 hardly 15 he&swear 15
    he&we 15 he&you 15 if&trust 15 n:seem 15 someone&stop 15 someone&we 15 start:claim 15 start:doubt 15 start:i 15 start:right 15
    start:skip 15 wrong 15 #good&right 14 #role&if 14 #role&want 14 all&strong 14 c=bad+opinion 14 c=bad+why 14 c=denial> 14
    c=suspect+why 14 check&what 14 claim 14 decide&good 14 doubt&explain 14 end:good 14 good&skip 14 good&summary 14 greet&neg 14
    hardly&rather 14 he&wrong 14 i&if 14 imagine&someone 14 lastgame&right 14 me&seem 14 n:greet 14 neg&seem 14 neg&strong 14 neg&wrong 14
    rather&skip 14 remove&shady 14 seem&swear 14 shady&tally 14 strong&team 14 tell&what 14 trust&weak 14 #good&we 13 #role&imagine 13
    #role&person 13 #wolf&greet 13 Sg0 13 all&explain 13 c=cond+not 13 c=doubt+not 13 c=forced 13 c=forced< 13 c=good@ 13 c=not 13
    c=not+why 13 c=rather+reported 13 c=together+unreal 13 end:must 13 explain&he 13 explain&how 13 explain&neg 13 explain&shady 13
    he&someone 13 how&lets 13 less&shady 13 must&strong 13 my&remove 13 rather&result 13 rather&seem 13 right 13 right&tell 13 seem 13
    skip 13 skip&why 13 someone&why 13 start:dunno 13 start:think 13 strong&think 13 today&trust 13 #good&person 12 #good&trust 12
    #role&greet 12 #wolf&explain 12 #wolf&imagine 12 #wolf&why 12 actbad&lastgame 12 actbad&summary 12 all&how 12 c=doubt< 12
    c=not+suspect 12 c=rather< 12 dunno&you 12 end:if 12 evil&rather 12 evil&sorry 12 good&wrong 12 k@doubt 12 k@never 12 must&report 12
    must&wrong 12 my&tally 12 n:someone 12 neg&never 12 report&trust 12 start:explain 12 start:we 12 strong&switch 12 think&yesterday 12
    #good&all 11 #good&think 11 #role&strong 11 #wolf&last 11 #wolf&lets 11 #wolf&surprise 11 all&imagine 11 all&weak 11 all&what 11
    c=asks+he 11 c=doubt+mine 11 c=good+maybe 11 c=he+spare 11 c=he+you 11 c=mine+not 11 c=reported+you 11 c=reported< 11 claim&remove 11
    dunno&why 11 end:actbad 11 end:strong 11 end:tally 11 end:wrong 11 explain&imagine 11 good&nolonger 11 he&join 11 he&right 11 i&lie 11
    if&surprise 11 imagine&seem 11 k@decide 11 k@wrong 11 kill&someone 11 last&switch 11 lastgame 11 lets&what 11 me&role 11 me&want 11
    n:strong 11 n:wrong 11 rather&who 11 swear&trust 11 takeback&what 11 #good&my 10 #good&report 10 #good&stop 10 #wolf&other 10
    actbad&good 10 actbad&right 10 c=bad+he 10 c=claim> 10 c=cond+role 10 c=good+mine 10 c=he+voting 10 c=intend+why 10 c=nobody 10
    c=why< 10 check&remove 10 claim&switch 10 doubt 10 doubt&my 10 doubt&neg 10 dunno&lets 10 end:trust 10 evil&imagine 10 good&weak 10
    i&person 10 i&right 10 imagine&neg 10 imagine&surprise 10 imagine&why 10 k@all 10 k@strong 10 kill&neg 10 lets&swear 10 lets&weak 10
    must&right 10 never&switch 10 nobody&report 10 person&seem 10 report&skip 10 seem&weak 10 seem&why 10 shady&why 10 someone 10 switch 10
    weak&wrong 10 #role&seem 9 all&join 9 all&lie 9 c=belief+reported 9 c=doubt+why 9 c=good+reported 9 c=good+voting 9 c=maybe+reported 9
    c=opinion< 9 c=summary 9 c=summary> 9 c=suspect< 9 check&claim 9 decide&he 9 explain&good 9 explain&switch 9 explain&think 9 he&how 9
    imagine&what 9 k@claim 9 k@explain 9 k@shady 9 last&neg 9 last&vote 9 less 9 lie&wrong 9 me&report 9 me&what 9 n:stop 9 remove&think 9
    result&surprise 9 right&what 9 seem&think 9 someone&trust 9 think&today 9 weak 9 #role&both 8 #role&what 8 c=atMe> 8 c=cond> 8
    c=not+reported 8 c=results> 8 end:claim 8 end:shady 8 good&my 8 good&rather 8 good&today 8 he&role 8 i&never 8 i&nobody 8 i&surprise 8
    i&tally 8 if&kill 8 imagine&rather 8 join&someone 8 k@summary 8 k@surprise 8 len=xs 8 lie&must 8 lie&neg 8 lie&trust 8 n:both 8
    n:kill 8 other&right 8 remove&vote 8 result&strong 8 seem&strong 8 seem&switch 8 start:never 8 start:wrong 8 swear&switch 8 switch&we 8
    #good&explain 7 #good&good 7 #good&hardly 7 #good&lets 7 #good&me 7 #role 7 #wolf&must 7 #wolf&seem 7 ? 7 Ng0 7 both&i 7 both&team 7
    c=denial 7 c=doubt 7 c=not+rather 7 c=opinion+role 7 c=why 7 doubt&we 7 doubt&what 7 doubt&why 7 end:check 7 end:seem 7 end:think 7
    evil&he 7 explain&lets 7 he&nobody 7 i&me 7 i&my 7 join&lets 7 join&lie 7 join&think 7 join&wrong 7 k@check 7 k@evil 7 k@skip 7
    k@sorry 7 k@we 7 lastgame&other 7 me 7 me&remove 7 my 7 my&team 7 n:never 7 n:weak 7 neg&stop 7 neg&weak 7 nolonger&shady 7
    other&strong 7 remove&stop 7 result&role 7 right&think 7 shady&we 7 start:how 7 strong&want 7 strong&we 7 summary 7 surprise 7
    switch&today 7 think&want 7 trust&want 7 #good&seem 6 #role&you 6 #wolf&all 6 #wolf&claim 6 #wolf&wrong 6 actbad&team 6 all&he 6
    all&nolonger 6 all&we 6 c=belief+opinion 6 c=cond< 6 c=he+suspect 6 c=he+together 6 c=mine+role 6 c=mine> 6 c=not> 6 c=opinion+why 6
    c=results 6 c=unreal< 6 check&seem 6 claim&vote 6 decide&weak 6 doubt&he 6 dunno&neg 6 end:#wolf 6 end:neg 6 evil&weak 6
    explain&right 6 good&like 6 good&right 6 good&swear 6 good&you 6 he&hurry 6 he&skip 6 he&yesterday 6 i&result 6 i&role 6 i&think 6
    if&imagine 6 if&seem 6 imagine&tell 6 k@good 6 k@team 6 k@want 6 lie&today 6 me&surprise 6 must&weak 6 n:me 6 n:we 6 neg&switch 6
    neg&think 6 other&seem 6 rather&shady 6 report&think 6 result&today 6 result&trust 6 sorry 6 start:evil 6 start:summary 6 start:who 6
    strong&summary 6 team&we 6 today&yesterday 6 want&weak 6 #other&he -6 #role&today -6 #v&lets -6 #v&me -6 #wolf&night -6 #wolf&strong -6
    #wolf&we -6 actbad&doubt -6 actbad&if -6 actbad&imagine -6 actbad&lets -6 all&kill -6 at=first -6 bot&rather -6 both&lets -6
    c=asks+reported -6 c=asks> -6 c=callVote+he -6 c=claim+not -6 c=mine+spare -6 c=mine+together -6 c=not+twist -6 c=spare< -6 c=unreal -6
    c=unsuspect -6 c=voted< -6 check&if -6 decide -6 decide&evil -6 decide&i -6 decide&today -6 doubt&keep -6 doubt&report -6 doubt&you -6
    end:bet -6 end:bye -6 end:quiet -6 end:steal -6 explain&if -6 explain&who -6 i&other -6 i&weak -6 if&today -6 imagine&lie -6
    imagine&night -6 join&you -6 k@bet -6 k@find -6 k@last -6 k@like -6 k@praise -6 k@who -6 keep&lets -6 keep&think -6 kill&we -6
    lets&result -6 lie&seem -6 lie&we -6 must&neg -6 must&vote -6 must&why -6 n:if -6 neg&want -6 never&report -6 night&result -6 person -6
    praise&strong -6 quiet&think -6 rather&tell -6 remove&result -6 report&someone -6 report&switch -6 report&want -6 result&think -6
    result&want -6 role&strong -6 role&swear -6 role&tell -6 role&today -6 role&why -6 shady&who -6 skip&vote -6 someone&want -6
    sorry&takeback -6 sorry&you -6 start:vouch -6 start:where -6 stop&strong -6 summary&want -6 swear&tell -6 tally&think -6 tally&you -6
    tell&we -6 tell&yesterday -6 think&vote -6 think&vouch -6 today&want -6 vote&we -6 want&what -6 waste -6 we&what -6 #a&check -7
    #good&tell -7 #other&i -7 #role&lets -7 #role&neg -7 #role&role -7 #role&vote -7 #wolf&find -7 ?actbad -7 ?bot -7 ?how -7 ?keep -7
    ?lets -7 Sx1 -7 Sx1# -7 actbad&i -7 actbad&today -7 c=agree -7 c=bad+callVote -7 c=bot< -7 c=byOther< -7 c=callVote< -7 c=claim+good -7
    c=cond+intend -7 c=disagree -7 c=he+not -7 c=mine+suspect -7 c=opinion+unreal -7 c=reported+result -7 c=reported> -7 c=thanks< -7
    claim&join -7 claim&my -7 claim&result -7 decide&hurry -7 decide&other -7 decide&switch -7 decide&vouch -7 end:#other -7 end:evil -7
    end:someone -7 end:stop -7 end:thank -7 evil&my -7 explain&must -7 explain&rather -7 explain&want -7 good&person -7 greet&trust -7
    he&if -7 he&night -7 how&think -7 hurry&lets -7 hurry&seem -7 i&keep -7 i&someone -7 i&takeback -7 i&want -7 i&who -7 if&report -7
    if&what -7 imagine&report -7 imagine&today -7 join&result -7 join&strong -7 k@kill -7 k@nobody -7 k@result -7 keep&strong -7
    kill&lets -7 kill&seem -7 kill&want -7 lastgame&vote -7 laugh&report -7 lets&remove -7 lets&report -7 lets&summary -7 lets&switch -7
    me&right -7 must&you -7 my&report -7 my&sorry -7 my&takeback -7 n:check -7 n:lets -7 never&swear -7 night&rather -7 other&yesterday -7
    report&takeback -7 role&steal -7 skip&tell -7 someone&vote -7 start:#a -7 strong&swear -7 switch&why -7 team&vote -7 tell&today -7
    vote&yesterday -7 yesterday -7 #good&actbad -8 #good&claim -8 #good&why -8 #v&evil -8 ?#role -8 ?report -8 ?seem -8 ?today -8 ?vote -8
    actbad&all -8 actbad&decide -8 actbad&hurry -8 actbad&vote -8 all&if -8 bot&seem -8 both&skip -8 c=bad+suspect -8 c=bad+you -8
    c=ballot -8 c=bot -8 c=doubt+together -8 c=doubt+you -8 c=good+role -8 c=not+role -8 c=red> -8 c=retract -8 c=turn -8 c=turn@ -8
    check&me -8 check&rather -8 claim&lets -8 decide&explain -8 decide&you -8 doubt&someone -8 doubt&who -8 dunno&weak -8 end:decide -8
    end:like -8 evil&result -8 evil&tell -8 good&how -8 he&steal -8 he&today -8 hurry&weak -8 i&steal -8 if&vote -8 imagine&weak -8
    join&me -8 join&vote -8 k@#a -8 k@bot -8 k@except -8 k@must -8 k@tally -8 keep&person -8 keep&someone -8 keep&we -8 last&night -8
    lets&must -8 lets&tell -8 lie&other -8 lie&vote -8 like&rather -8 me&quiet -8 me&swap -8 me&vouch -8 morevotes -8 n:like -8
    neg&tally -8 never&strong -8 other&shady -8 praise -8 rather&report -8 remove&strong -8 shady&skip -8 start:check -8 start:good -8
    start:if -8 start:why -8 stop&tell -8 takeback&think -8 team&tell -8 think&who -8 #a&i -9 #good&vote -9 #role&claim -9 #v&night -9
    #wolf&bet -9 #wolf&keep -9 #wolf&switch -9 #wolf&think -9 ?claim -9 ?who -9 actbad&both -9 actbad&join -9 actbad&result -9
    actbad&why -9 all&want -9 bet&my -9 bot&you -9 both -9 c=asks+cond -9 c=bad+belief -9 c=belief+not -9 c=callVote+reported -9 c=claim -9
    c=claimAll> -9 c=good+unreal -9 c=intend+mine -9 c=maybe+mine -9 c=rather> -9 c=red -9 c=role+together -9 c=voting -9 check&imagine -9
    check&think -9 decide&must -9 decide&want -9 decide&what -9 doubt&takeback -9 end:other -9 explain&laugh -9 explain&report -9
    good&lie -9 good&report -9 good&swap -9 he&vouch -9 i&stop -9 i&summary -9 i&swap -9 if&tell -9 imagine&kill -9 join&want -9
    join&what -9 k@greet -9 k@lastgame -9 k@other -9 k@quiet -9 k@swap -9 laugh&neg -9 len=l -9 lets&right -9 lets&team -9 like&neg -9
    me&night -9 me&vote -9 must&rather -9 my&other -9 my&switch -9 my&vote -9 my&vouch -9 n:#good -9 n:laugh -9 n:must -9 neg&praise -9
    neg&quiet -9 remove&right -9 report&shady -9 report&weak -9 report&who -9 right&swear -9 skip&today -9 start:sorry -9 stop&want -9
    strong&what -9 summary&think -9 think&what -9 today&vote -9 want&we -9 want&why -9 want&you -9 #v&my -10 #wolf&i -10 #wolf&kill -10
    #wolf&summary -10 #wolf&who -10 ?other -10 ?want -10 ?we -10 actbad -10 all&neg -10 all&team -10 bet&i -10 c=agree@ -10
    c=asks+belief -10 c=asks+doubt -10 c=bad+intend -10 c=bad@ -10 c=claimAll -10 c=intend -10 c=intend+together -10 c=maybe -10 c=red< -10
    c=result+role -10 c=spare@ -10 c=thanks -10 c=together+voting -10 c=voting+you -10 check&lets -10 check&tell -10 claim&tell -10
    claim&want -10 decide&lets -10 doubt&today -10 end:result -10 end:role -10 explain&result -10 explain&what -10 good&stop -10
    how&seem -10 how&strong -10 how&weak -10 how&you -10 hurry&neg -10 hurry&want -10 i&kill -10 i&laugh -10 if&lets -10 if&we -10
    imagine&vote -10 join&team -10 k@nolonger -10 k@thank -10 k@today -10 keep&must -10 last&strong -10 laugh&why -10 lets&lie -10
    lie&why -10 must&trust -10 my&result -10 n=2 -10 rather&you -10 remove&want -10 report&we -10 seem&you -10 shady&today -10
    shady&vote -10 sign=bad~ -10 someone&who -10 start:role -10 start:thank -10 start:want -10 strong&tell -10 switch&want -10
    tell&trust -10 thank -10 trust&what -10 vote&what -10 who&you -10 #good&neg -11 #good&shady -11 #v&#wolf -11 #v&good -11 #v&result -11
    #v&think -11 #wolf&like -11 #wolf&someone -11 actbad&explain -11 all&decide -11 all&vote -11 both&tell -11 bye&remove -11 c=asks -11
    c=asks+good -11 c=callVote+opinion -11 c=claim+together -11 c=hurry -11 c=hurry> -11 c=result+voting -11 c=spare+together -11
    c=wager -11 c=wager> -11 check&report -11 claim&neg -11 decide&keep -11 decide&lie -11 end:bot -11 end:find -11 except -11
    explain&vote -11 good&night -11 good&vote -11 good&vouch -11 he&imagine -11 he&who -11 how&i -11 how&what -11 hurry&shady -11
    i&quiet -11 keep&swear -11 lets&want -11 lie&switch -11 like&me -11 rather&vote -11 remove&report -11 report&strong -11
    result&someone -11 result&why -11 seem&wrong -11 shady&strong -11 skip&trust -11 start:lets -11 start:what -11 stop&switch -11
    strong&weak -11 #good&imagine -12 #role&night -12 #v&right -12 ?evil -12 actbad&want -12 actbad&weak -12 all&stop -12 c=callVote@ -12
    c=intend< -12 c=maybe+opinion -12 c=result+together -12 c=result< -12 c=result> -12 check&neg -12 check&night -12 claim&rather -12
    decide&report -12 decide&right -12 doubt&lets -12 end:how -12 end:who -12 he&my -12 hurry&strong -12 i&you -12 join&neg -12 k@swear -12
    k@what -12 keep&skip -12 lie&right -12 me&other -12 me&today -12 me&you -12 n:remove -12 rather&why -12 remove&today -12
    result&what -12 right&vote -12 shady&what -12 swap -12 switch&what -12 takeback -12 vote&want -12 vote&why -12 you -12
    #good&yesterday -13 #v&neg -13 ?i -13 actbad&strong -13 all&check -13 at=mid -13 c=asks+you -13 c=bad+maybe -13 c=bad+reported -13
    c=bad< -13 c=cond+together -13 c=good+result -13 c=mourn< -13 c=opinion+you -13 c=spare -13 check&result -13 claim&if -13 end:night -13
    good&role -13 how -13 how&neg -13 if&nolonger -13 k@bye -13 k@why -13 last&want -13 lets&my -13 me&someone -13 me&team -13 my&today -13
    neg&yesterday -13 rather&what -13 seem&today -13 start:kill -13 start:lastgame -13 summary&yesterday -13 today&weak -13 vote&you -13
    vouch&want -13 #a -14 #good&check -14 #good&today -14 #other -14 #role&lie -14 #wolf&both -14 actbad&me -14 actbad&shady -14
    actbad&think -14 all&person -14 all&trust -14 bet -14 bye -14 c=green< -14 c=he+mine -14 c=maybe+you -14 c=result -14 c=second< -14
    c=unsuspect< -14 c=voting< -14 c=vouch< -14 decide&tell -14 end:praise -14 evil&you -14 good&remove -14 i&sorry -14 if&team -14
    imagine&my -14 imagine&wrong -14 lets&person -14 lets&shady -14 lets&strong -14 must&today -14 n:result -14 right&team -14
    start:last -14 switch&think -14 we&why -14 #role&result -15 #wolf&today -15 ?strong -15 c=belief+together -15 c=callVote -15
    c=callVote+not -15 c=cond@ -15 c=doubt+opinion -15 c=unsuspect> -15 c=vouch -15 check&team -15 decide&someone -15 decide&think -15
    doubt&want -15 end:kill -15 end:takeback -15 end:vouch -15 find -15 he&stop -15 i&join -15 if&lie -15 if&right -15 lets&vote -15
    like -15 me&we -15 must&we -15 n:join -15 n:keep -15 n:role -15 n:trust -15 rather&yesterday -15 report -15 start:vote -15
    strong&today -15 switch&tell -15 we&weak -15 #good&#wolf -16 #role&someone -16 bot -16 c=bad+claim -16 c=mine+rather -16 c=mourn -16
    doubt&nolonger -16 end:#v -16 end:both -16 end:doubt -16 end:today -16 explain&strong -16 good&praise -16 i&like -16 if&someone -16
    k@hardly -16 k@remove -16 k@steal -16 keep -16 last&trust -16 len=1 -16 lets&today -16 lie&what -16 my&you -16 n:all -16 n:decide -16
    n:nolonger -16 n:skip -16 n:swear -16 nolonger -16 shady&switch -16 shady&want -16 start:keep -16 start:night -16 switch&vote -16
    tally&vote -16 tell -16 think&wrong -16 #good&night -17 #good&swear -17 #good&vouch -17 #role&steal -17 ?doubt -17 ?lie -17
    actbad&he -17 actbad&seem -17 c=asks< -17 c=bad+good -17 c=callVote+good -17 c=callVote+mine -17 c=he< -17 c=suspect> -17 check&you -17
    end:weak -17 greet&i -17 if&think -17 join&remove -17 k@keep -17 kill&vote -17 lie&rather -17 n:doubt -17 role&you -17 start:praise -17
    switch&wrong -17 who -17 #role&check -18 #wolf&check -18 #wolf&join -18 ?yesterday -18 ?you -18 Sg2# -18 c=callVote+you -18
    c=cond+good -18 c=unreal> -18 decide&me -18 decide&vote -18 end:nolonger -18 end:we -18 hardly&trust -18 hurry&think -18 k@night -18
    lie&never -18 lie&stop -18 start:steal -18 start:stop -18 strong&trust -18 strong&why -18 #good&lie -19 #wolf&rather -19 ?someone -19
    ?weak -19 c=cond+you -19 c=maybe< -19 c=not+you -19 check&my -19 decide&seem -19 doubt&evil -19 end:dunno -19 end:yesterday -19
    evil&good -19 good&laugh -19 hurry -19 i&last -19 k@vouch -19 k@you -19 neg&swear -19 neg&vote -19 remove&seem -19 shady&weak -19
    think&we -19 think&you -19 #v&strong -20 #wolf&doubt -20 ?why -20 at=last -20 c=asks+mine -20 c=bad+result -20 c=good+opinion -20
    c=intend> -20 c=mine+twist -20 c=reported@ -20 c=retract< -20 check&he -20 n:claim -20 n:you -20 neg&right -20 never&trust -20
    quiet -20 rather&strong -20 rather&wrong -20 role -20 start:team -20 #good&laugh -21 c=mine+unreal -21 c=you> -21 good&never -21
    he&want -21 k@#v -21 k@report -21 lets&rather -21 n:today -21 nolonger&think -21 o? -21 strong&vote -21 what&you -21 #role&#v -22
    #wolf&actbad -22 #wolf&weak -22 c=asks+unreal -22 c=belief+why -22 c=mine+result -22 end:report -22 he&weak -22 i&night -22 i&tell -22
    k@how -22 k@person -22 lie&you -22 n:right -22 seem&shady -22 #good&result -23 #good&want -23 #role&#wolf -23 #role&report -23
    #wolf&my -23 #wolf&shady -23 c=claim+role -23 end:vote -23 explain&we -23 hurry&i -23 i&nolonger -23 neg&you -23 right&you -23 #v -24
    ?explain -24 c=belief+twist -24 c=opinion+reported -24 evil&strong -24 k@right -24 seem&team -24 start:must -24 start:tell -24
    today -24 #wolf&good -25 c=not+voting -25 he&rather -25 k@me -25 k@role -25 neg&today -25 steal -25 ?good -26 ?neg -26 ?what -26
    c=claim+mine -26 explain&trust -26 n:vote -26 start:actbad -26 #v&he -27 #wolf&tell -27 c=vouch> -27 n:my -27 trust&we -27
    trust&why -27 ?rather -28 S02# -28 c=he+result -28 lets&trust -28 start:remove -28 #good&rather -29 ?trust -29 c=asks@ -29
    c=opinion+together -29 i&we -29 neg&tell -29 #good&you -30 #role&he -30 #v&i -30 c=good< -30 i&vote -30 i&vouch -30 me&shady -30
    n:surprise -30 n=3 -30 neg&surprise -30 #good&#role -31 c=opinion> -31 k@actbad -31 n:want -31 ?#good -32 c=bad+unreal -32 n:tell -32
    start:today -32 start:rather -33 neg&nolonger -34 ?think -35 my&neg -35 vouch -35 k@vote -36 #good&if -37 end:laugh -38 laugh -38
    night -38 c=good+twist -39 k@#role -40 vote -42 c=claim< -49 k0 -49`;
