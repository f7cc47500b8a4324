/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const none = `
    c=bad+unreal 53 c=reported< 50 praise 50 c=unreal 49 c=reported 47 c=mourn 41 #role&report 40 c=unreal< 39 c=maybe 38 other 37
    #good&if 35 c=asks+cond 35 c=reported@ 35 c=voted 35 end:praise 35 start:praise 35 c=mourn< 34 c=voted> 34 bye 33 c=unreal> 33
    start:laugh 33 c=bad+reported 32 ?how 31 c=thanks 31 end:laugh 31 k@thank 31 laugh 31 start:thank 31 thank 31 c=mine+unreal 30
    end:night 30 c=byOther< 29 c=cond+together 29 c=he< 29 c=intend> 29 c=maybe> 29 k@praise 29 all&trust 28 check&night 28 if&lie 28
    k@bye 28 lie&never 28 n:lie 28 #v&lets 27 c=cond+good 27 k@other 27 #wolf&laugh 26 at=mid 26 imagine&report 26 k@report 26 n=3 26
    at=first 25 bot&seem 25 c=bad+cond 25 c=thanks< 25 c=wager 25 c=wager> 25 end:thank 25 k@check 25 k@if 25 me&think 25 yesterday 25
    #role&lets 24 ?lie 24 ?other 24 decide&switch 24 imagine&vote 24 k@laugh 24 k@yesterday 24 n=2 24 praise&strong 24 someone&today 24
    c=byOther 23 c=claim+mine 23 end:bye 23 good&praise 23 if 23 if&join 23 lets&trust 23 night&rather 23 other&you 23 start:good 23
    #other&i 22 ?imagine 22 S02# 22 c=maybe@ 22 c=turn 22 c=turn@ 22 dunno&neg 22 end:other 22 evil&tell 22 how&other 22 if&report 22
    if&we 22 if&what 22 k@swap 22 last&night 22 my&switch 22 other&yesterday 22 #wolf&must 21 ?he 21 bye&remove 21 c=bad+maybe 21
    c=belief+together 21 c=bot< 21 c=mine+rather 21 c=unreal+you 21 c=unsure 21 doubt&me 21 explain&trust 21 if&tell 21 if&who 21 k@evil 21
    lie&neg 21 must&you 21 n:dunno 21 neg&praise 21 person 21 report&want 21 tell&want 21 trust&why 21 #role&night 20 #wolf&want 20
    #wolf&we 20 all&doubt 20 c=ballot> 20 c=cond 20 c=maybe+opinion 20 c=red> 20 c=result+suspect 20 claim&if 20 dunno&rather 20 end:who 20
    if&team 20 k@person 20 n:weak 20 n:what 20 neg&weak 20 praise&vote 20 shady&skip 20 start:if 20 start:report 20 #role&someone 19
    #wolf&summary 19 ?#role 19 actbad&if 19 at=last 19 c=asks+unreal 19 c=mine+reported 19 c=reported> 19 end:yesterday 19 he&praise 19
    last 19 lastgame 19 lets&seem 19 never&you 19 night&someone 19 #good&laugh 18 #role&claim 18 #wolf&tell 18 #wolf&weak 18 ?if 18
    c=maybe+reported 18 c=unreal@ 18 check 18 decide&yesterday 18 doubt&lets 18 doubt&seem 18 doubt&shady 18 he&report 18 lie&swear 18
    rather&we 18 seem&you 18 someone&who 18 vote&yesterday 18 ?want 17 all&report 17 all&seem 17 bot&you 17 c=callVote+opinion 17
    c=claim+reported 17 c=maybe< 17 c=result+you 17 c=unsure> 17 end:i 17 evil&report 17 good&person 17 he&must 17 he&tally 17
    imagine&night 17 lets&report 17 lie&right 17 lie&strong 17 me&shady 17 must&someone 17 my&weak 17 neg&what 17 night 17 report 17
    right&you 17 start:bye 17 steal&vote 17 today&who 17 #good&#wolf 16 #wolf&seem 16 #wolf&yesterday 16 ?role 16 Sx1 16 Sx1# 16
    c=callVote+result 16 c=claim< 16 c=cond+you 16 c=cond@ 16 c=maybe+you 16 c=not+twist 16 explain&lets 16 good&lie 16 he&imagine 16
    how&want 16 hurry&neg 16 i&switch 16 i&yesterday 16 if&lets 16 k@dunno 16 k@switch 16 lastgame&my 16 lastgame&vote 16 lie&think 16
    n:tally 16 night&you 16 start:weak 16 start:yesterday 16 strong&you 16 tally&vote 16 tell&we 16 #wolf&actbad 15 #wolf&he 15 ?report 15
    c=belief+why 15 c=good+unreal 15 c=he+reported 15 c=intend+you 15 c=rather@ 15 c=red 15 c=result+together 15 c=second< 15
    c=unreal+voting 15 check&last 15 evil&what 15 except&neg 15 good&neg 15 good&never 15 i&lastgame 15 i&like 15 if&must 15 if&result 15
    k@someone 15 lets&rather 15 lets&why 15 lie&rather 15 n:good 15 neg&yesterday 15 report&result 15 want&you 15 #role&greet 14
    #wolf&like 14 #wolf&person 14 all&explain 14 all&lets 14 all&why 14 c=byOther@ 14 c=rather 14 c=rather> 14 check&lets 14
    decide&report 14 dunno&think 14 dunno&weak 14 if&strong 14 if&summary 14 if&swear 14 if&weak 14 imagine&shady 14 k@actbad 14 k@keep 14
    k@like 14 keep&strong 14 lastgame&report 14 morevotes&must 14 morevotes&want 14 praise&what 14 right&seem 14 start:#good 14
    start:evil 14 #role&we 13 #v&me 13 #v&report 13 #wolf&lets 13 #wolf&today 13 #wolf&wrong 13 actbad&strong 13 all&tally 13 both&vote 13
    c=cond< 13 c=cond> 13 c=voted< 13 decide&result 13 dunno&why 13 end:how 13 end:why 13 i&shady 13 if&think 13 if&want 13 k0 13 k@all 13
    k@doubt 13 k@weak 13 keep&person 13 kill&you 13 lie&want 13 must&want 13 neg&strong 13 neg&tally 13 night&today 13 report&seem 13
    report&tell 13 result&think 13 role&strong 13 shady&vote 13 start:other 13 tally 13 #v&#wolf 12 #wolf&if 12 actbad&doubt 12
    actbad&other 12 all&person 12 c=cond+intend 12 c=doubt+opinion 12 c=maybe+unreal 12 c=mine+suspect 12 c=opinion+reported 12
    c=opinion+role 12 c=opinion+unreal 12 c=opinion+why 12 c=suspect+unreal 12 c=voting> 12 check&rather 12 decide&good 12 decide&neg 12
    decide&what 12 dunno 12 end:hurry 12 end:weak 12 greet&i 12 he&swear 12 i&rather 12 join&who 12 k@both 12 k@last 12 k@lastgame 12
    lets&person 12 lets&tell 12 lie&other 12 lie&why 12 must&today 12 neg&swear 12 never&report 12 other&strong 12 report&vote 12
    skip&think 12 switch&vote 12 #good&dunno 11 #good&weak 11 #role&he 11 #role&i 11 #role&must 11 #v&you 11 ?evil 11 ?neg 11 all&vote 11
    both&tally 11 c=ballot+voting 11 c=claim 11 c=claim+together 11 c=cond+suspect 11 c=good@ 11 c=intend+mine 11 c=intend+rather 11
    c=opinion> 11 c=reported+unreal 11 c=second 11 doubt&he 11 end:claim 11 end:my 11 explain&role 11 he&tell 11 i&last 11 imagine&seem 11
    k@night 11 k@think 11 k@vouch 11 len=2 11 lie 11 lie&report 11 like 11 must 11 n:claim 11 nolonger&vote 11 person&seem 11 right&why 11
    start:lets 11 start:rather 11 start:tell 11 summary&what 11 think&vouch 11 today&what 11 #a&#role 10 #role 10 #v&imagine 10 ?claim 10
    ?yesterday 10 actbad&me 10 all&kill 10 all&shady 10 all&summary 10 bot 10 c=asks+claim 10 c=bot 10 c=callVote+role 10 c=callVote+why 10
    c=claimAll> 10 c=good+he 10 c=nobody< 10 c=not+unreal 10 c=rather+reported 10 c=twist+you 10 decide&if 10 decide&lie 10 decide&steal 10
    doubt&i 10 dunno&lets 10 end:morevotes 10 end:vote 10 i&vote 10 i&who 10 k@imagine 10 k@lets 10 k@you 10 keep&vote 10 last&you 10
    lets&shady 10 must&night 10 my&today 10 n:why 10 nolonger&want 10 remove&we 10 report&someone 10 report&we 10 skip&someone 10
    swear&tally 10 switch&want 10 vote&what 10 #a&#v 9 #good&lie 9 #role&check 9 #role&strong 9 #wolf&team 9 actbad 9 actbad&i 9
    actbad&want 9 actbad&who 9 c=claimAll 9 c=denial< 9 c=intend+unreal 9 c=mine+spare 9 decide&nolonger 9 dunno&if 9 end:bot 9 end:good 9
    end:report 9 explain&today 9 i&steal 9 if&right 9 imagine&result 9 k@how 9 k@summary 9 last&neg 9 len=l 9 like&vote 9 my&vote 9
    my&want 9 n:decide 9 n:kill 9 n:other 9 n:today 9 praise&switch 9 rather&today 9 result&role 9 role&why 9 someone&vote 9
    summary&trust 9 tell&trust 9 want&why 9 #role&all 8 #v&think 8 ?seem 8 ?someone 8 actbad&he 8 actbad&vote 8 all&you 8 c=bad+doubt 8
    c=bad+opinion 8 c=defend< 8 c=result+unreal 8 c=role+why 8 check&i 8 claim&rather 8 decide&why 8 doubt&report 8 doubt&think 8
    dunno&strong 8 dunno&you 8 end:dunno 8 end:if 8 good&strong 8 greet&you 8 he&my 8 he&summary 8 he&think 8 if&today 8 k@bot 8 k@result 8
    keep 8 kill&we 8 my&other 8 my&remove 8 my&tell 8 n:never 8 n:rather 8 n:report 8 neg&why 8 never&swear 8 other&want 8 person&strong 8
    sorry&think 8 strong&want 8 summary&think 8 summary&vote 8 swap&switch 8 swear&vote 8 switch&think 8 tally&yesterday 8 vote&weak 8 we 8
    #role&both 7 #v&yesterday 7 ?actbad 7 actbad&hurry 7 actbad&imagine 7 all&claim 7 both&keep 7 c=asks+bad 7 c=asks+result 7
    c=belief+he 7 c=claim+role 7 c=good+rather 7 c=good+together 7 c=not+opinion 7 c=reported+result 7 c=role< 7 c=suspect+voting 7
    c=together+unreal 7 check&you 7 claim&seem 7 decide&right 7 decide&stop 7 doubt&someone 7 end:summary 7 end:vouch 7 evil&result 7
    evil&think 7 evil&yesterday 7 explain&result 7 explain&right 7 explain&strong 7 good 7 good&vote 7 he&i 7 how 7 how&seem 7 i&swap 7
    if&trust 7 imagine&yesterday 7 join&lie 7 join&result 7 join&vote 7 k@lie 7 k@me 7 kill&result 7 lastgame&weak 7 neg&never 7
    neg&person 7 never&strong 7 quiet&want 7 rather&weak 7 remove&vote 7 result&steal 7 result&strong 7 result&vote 7 right&swear 7
    start:result 7 strong&swear 7 strong&yesterday 7 team&who 7 think&vote 7 today&we 7 vote 7 #good&actbad 6 #role&praise 6 #role&rather 6
    #wolf&doubt 6 #wolf&tally 6 ?#wolf 6 actbad&decide 6 actbad&join 6 actbad&like 6 actbad&we 6 all&remove 6 c=bad+together 6
    c=belief+role 6 c=callVote+intend 6 c=good< 6 c=he+spare 6 c=nobody 6 c=not+spare 6 c=voting 6 claim&explain 6 claim&lets 6 claim&me 6
    claim&tell 6 claim&what 6 end:doubt 6 end:trust 6 explain&imagine 6 explain&join 6 explain&want 6 good&trust 6 he&me 6 he&weak 6
    hurry&vote 6 i&neg 6 imagine 6 imagine&think 6 k@#wolf 6 k@explain 6 kill&lets 6 kill&waste 6 laugh&why 6 lets&right 6 lets&waste 6
    lets&who 6 lie&yesterday 6 must&right 6 my&neg 6 n:explain 6 n:shady 6 n:tell 6 neg&other 6 neg&rather 6 neg&today 6 rather&who 6
    rather&wrong 6 report&swear 6 report&switch 6 result&want 6 seem&shady 6 seem&strong 6 someone 6 start:today 6 strong&tally 6
    summary&want 6 swear&tell 6 today&why 6 #a&both -6 #a&he -6 #a&seem -6 #a&team -6 #good&kill -6 #good&swear -6 #good&vouch -6
    #good&why -6 #role&dunno -6 #role&team -6 #v&right -6 #wolf&remove -6 ?join -6 ?rather -6 actbad&tell -6 both -6 both&stop -6
    c=asks+you -6 c=callVote+voting -6 c=claim+opinion -6 c=good+role -6 c=he+role -6 c=opinion+twist -6 c=spare> -6 check&me -6
    check&person -6 claim&kill -6 claim&remove -6 decide&kill -6 decide&night -6 doubt&who -6 end:want -6 evil&rather -6 evil&team -6
    explain&someone -6 good&my -6 good&nolonger -6 good&shady -6 good&summary -6 he&strong -6 hurry&must -6 i&strong -6 if&rather -6
    imagine&me -6 imagine&neg -6 imagine&tell -6 imagine&trust -6 join&rather -6 k@quiet -6 k@where -6 keep&lets -6 kill&someone -6
    lets&neg -6 me&quiet -6 me&stop -6 me&surprise -6 me&trust -6 must&skip -6 must&team -6 my&result -6 my&team -6 n:both -6
    night&steal -6 other&weak -6 remove -6 report&takeback -6 result&team -6 result&who -6 right&switch -6 role&tell -6 seem&we -6
    skip&trust -6 start:must -6 strong&we -6 swear&you -6 takeback&wrong -6 tell&weak -6 vote&where -6 vouch&want -6 why&yesterday -6
    #a&think -7 #good&decide -7 #good&result -7 #role&vote -7 #v&team -7 #v&today -7 #wolf&bet -7 #wolf&me -7 #wolf&right -7 ?kill -7
    actbad&check -7 actbad&find -7 all&if -7 bot&what -7 both&team -7 c=asks+doubt -7 c=asks+spare -7 c=atMe -7 c=belief -7 c=comeOut@ -7
    c=not+role -7 c=opinion+you -7 c=role+you -7 c=spare+you -7 c=suspect -7 c=voting+why -7 c=vouch< -7 check&evil -7 check&good -7
    check&if -7 check&strong -7 decide&who -7 doubt&nolonger -7 end:#other -7 end:explain -7 end:lie -7 end:what -7 good&wrong -7
    he&switch -7 how&what -7 hurry&i -7 i&right -7 i&swear -7 i&you -7 k@sorry -7 k@takeback -7 k@which -7 keep&someone -7 last&what -7
    me&vote -7 n:join -7 n:surprise -7 neg&stop -7 neg&surprise -7 night&right -7 night&what -7 nolonger&trust -7 rather&stop -7
    result&switch -7 result&yesterday -7 skip&today -7 skip&why -7 start:all -7 start:explain -7 start:trust -7 start:what -7
    stop&strong -7 strong&think -7 strong&trust -7 tell&today -7 weak&yesterday -7 weak&you -7 #good&claim -8 #good&imagine -8 #good&my -8
    #good&stop -8 #good&today -8 #good&trust -8 #role&evil -8 #role&neg -8 #wolf&good -8 #wolf&hurry -8 #wolf&role -8 ? -8 actbad&why -8
    both&i -8 c=bad+belief -8 c=bad+suspect -8 c=belief+good -8 c=callVote> -8 c=green -8 c=mine+voting -8 c=mine+you -8
    c=reported+voting -8 c=summary -8 c=why< -8 decide&trust -8 end:quiet -8 evil&good -8 except -8 good&skip -8 he&quiet -8 he&result -8
    he&right -8 i&never -8 imagine&wrong -8 imagine&you -8 k@dislike -8 k@nobody -8 kill&me -8 last&result -8 lie&seem -8 lie&trust -8
    me&other -8 morevotes&tally -8 morevotes&we -8 my&right -8 my&tally -8 n:all -8 nolonger -8 nolonger&right -8 person&trust -8
    quiet&shady -8 quiet&strong -8 rather&right -8 rather&role -8 rather&shady -8 rather&trust -8 remove&tell -8 report&skip -8
    report&weak -8 result&right -8 result&today -8 result&we -8 skip&strong -8 skip&want -8 someone&trust -8 start:quiet -8 strong&weak -8
    think&why -8 trust&want -8 vote&you -8 where -8 where&you -8 which -8 #a&my -9 #a&report -9 #good&think -9 #good&what -9
    #role&result -9 #wolf&explain -9 ?night -9 all&check -9 all&today -9 both&neg -9 c=agree@ -9 c=asks+opinion -9 c=asks+voting -9
    c=belief> -9 c=callVote+spare -9 c=callVote+you -9 c=good+maybe -9 c=good+result -9 c=he+not -9 c=hurry -9 c=hurry> -9
    c=intend+reported -9 c=intend+why -9 c=unsuspect< -9 check&explain -9 check&team -9 claim&evil -9 decide&must -9 end:bet -9
    end:rather -9 evil&he -9 explain -9 hardly&i -9 he&night -9 he&wrong -9 hurry&want -9 i&person -9 i&result -9 i&why -9 imagine&today -9
    imagine&we -9 join&neg -9 join&weak -9 k@my -9 keep&think -9 keep&today -9 lets&want -9 lie&stop -9 lie&switch -9 me&seem -9
    must&weak -9 must&why -9 neg&remove -9 night&strong -9 quiet -9 remove&stop -9 report&team -9 shady&why -9 someone&strong -9 sorry -9
    start:#wolf -9 start:sorry -9 swear&today -9 switch&wrong -9 team&vote -9 tell&you -9 think&who -9 vote&who -9 we&weak -9 we&why -9
    why&you -9 #good&right -10 #good&shady -10 #good&vote -10 #v&join -10 #v&neg -10 #v&tell -10 #wolf&both -10 ?i -10 actbad&you -10
    c=asks+he -10 c=asks+suspect -10 c=claim+good -10 c=comeOut -10 c=doubt+not -10 c=he+twist -10 c=not+why -10 c=red< -10 c=result< -10
    claim&today -10 claim&want -10 doubt&what -10 evil&seem -10 explain&report -10 explain&think -10 explain&vote -10 he&nolonger -10
    how&i -10 i&someone -10 i&we -10 if&neg -10 if&nolonger -10 imagine&what -10 join&right -10 join&seem -10 k@bet -10 k@good -10
    k@greet -10 k@surprise -10 keep&skip -10 kill&why -10 less&nolonger -10 lets&switch -10 lie&wrong -10 must&report -10 my&swear -10
    n:actbad -10 n:lets -10 n:skip -10 n:stop -10 remove&strong -10 shady&strong -10 sign=good~ -10 start:#other -10 start:summary -10
    strong&switch -10 swap&vote -10 switch&tell -10 tally&team -10 trust&weak -10 we&what -10 #a -11 #good&person -11 #wolf&find -11
    #wolf&how -11 Sb2# -11 Sg1 -11 Sg1# -11 actbad&what -11 all&stop -11 c=green> -11 c=summary> -11 c=twist -11 check&shady -11
    claim&he -11 claim&result -11 claim&think -11 decide&keep -11 doubt&keep -11 end:takeback -11 end:tally -11 evil&you -11 good&today -11
    he&lastgame -11 hurry&shady -11 imagine&right -11 join&strong -11 join&what -11 k@claim -11 kill&seem -11 less&shady -11
    lets&summary -11 me&switch -11 me&team -11 me&what -11 n:check -11 n:summary -11 nobody&report -11 nolonger&shady -11 other&team -11
    person&think -11 rather&tell -11 rather&what -11 right&team -11 shady&who -11 skip&switch -11 start:shady -11 start:where -11
    switch&you -11 team&weak -11 tell&what -11 think&weak -11 what&wrong -11 #good&tell -12 #role&join -12 #role&switch -12 #v&strong -12
    #wolf&who -12 ?doubt -12 ?strong -12 all&neg -12 both&you -12 c=agree -12 c=asks+intend -12 c=spare -12 c=unsuspect@ -12 check&seem -12
    claim&keep -12 decide&someone -12 end:nolonger -12 explain&kill -12 explain&laugh -12 explain&must -12 explain&weak -12 he&kill -12
    he&nobody -12 how&neg -12 hurry&lets -12 hurry&remove -12 i&lets -12 if&someone -12 k@find -12 keep&you -12 kill&must -12 kill&who -12
    last&strong -12 laugh&neg -12 less -12 lets&wrong -12 must&strong -12 n:laugh -12 quiet&you -12 result&someone -12 start:join -12
    start:lastgame -12 start:lie -12 today&where -12 want&who -12 what&who -12 #good&good -13 #role&trust -13 #v&switch -13 ?bot -13
    ?last -13 bet -13 both&lets -13 c=good+suspect -13 c=not< -13 c=reported+role -13 check&think -13 claim&good -13 doubt&evil -13
    doubt&want -13 end:today -13 good&think -13 he&you -13 how&weak -13 i&nobody -13 i&surprise -13 join&tell -13 join&think -13
    lastgame&right -13 lie&today -13 me&someone -13 me&tell -13 me&weak -13 must&neg -13 n:imagine -13 n:remove -13 nolonger&think -13
    rather&seem -13 rather&skip -13 right&today -13 start:doubt -13 strong&summary -13 switch&today -13 tally&you -13 team&think -13
    think&yesterday -13 weak&wrong -13 what&you -13 #v&good -14 #v&if -14 #wolf&except -14 #wolf&never -14 #wolf&result -14 ?good -14
    ?switch -14 all&wrong -14 c=bot> -14 c=claim+not -14 c=comeOut> -14 c=good+mine -14 c=mine+result -14 c=not+result -14 c=result@ -14
    c=role> -14 c=unsuspect> -14 check&tell -14 dislike&he -14 doubt&switch -14 doubt&trust -14 end:find -14 end:never -14 good&night -14
    he&skip -14 he&yesterday -14 i&kill -14 i&role -14 if&me -14 last&want -14 lets&morevotes -14 must&trust -14 n:wrong -14 report&who -14
    sign=bad~ -14 someone&want -14 start:decide -14 start:steal -14 stop&vote -14 think&we -14 want&weak -14 what&why -14 #a&check -15
    #a&result -15 #good&me -15 #role&seem -15 ?keep -15 actbad&lastgame -15 all&lie -15 bot&rather -15 c=callVote< -15 c=he+voting -15
    c=mine+role -15 claim&yesterday -15 doubt&why -15 end:wrong -15 explain&i -15 good&rather -15 hardly&rather -15 he&lie -15
    k@morevotes -15 kill&strong -15 lets&stop -15 report&you -15 result&surprise -15 shady&what -15 sorry&you -15 start:dislike -15
    start:night -15 start:right -15 stop -15 think&today -15 who&yesterday -15 #other&want -16 #wolf&kill -16 both&result -16 c=atMe< -16
    c=forced< -16 c=rather< -16 doubt&explain -16 doubt&today -16 explain&switch -16 good&tell -16 good&you -16 he&shady -16 i&if -16
    i&takeback -16 i&trust -16 last&switch -16 morevotes&vote -16 n:we -16 rather&think -16 remove&report -16 shady&today -16 shady&you -16
    start:tally -16 team -16 #good&dislike -17 #other&#v -17 #other&neg -17 #role&steal -17 #v&role -17 ?trust -17 ?weak -17 both&tell -17
    c=he+result -17 c=role+unreal -17 c=spare< -17 c=vouch> -17 check&neg -17 claim&trust -17 end:right -17 explain&shady -17 i&join -17
    if&kill -17 join -17 k@decide -17 lastgame&team -17 me&you -17 right&vote -17 role&today -17 sorry&vote -17 start:#a -17
    start:hurry -17 start:kill -17 today&you -17 trust&we -17 want&we -17 #role&tell -18 #v&i -18 #wolf&last -18 #wolf&strong -18
    #wolf&surprise -18 c=bad+why -18 c=cond+not -18 c=forced -18 check&result -18 evil&night -18 k@tell -18 must&rather -18 my&strong -18
    n:must -18 neg&wrong -18 night&result -18 think&trust -18 today&trust -18 #role&think -19 ?tally -19 ?why -19 both&role -19
    c=asks+reported -19 c=asks+twist -19 c=asks> -19 c=doubt< -19 c=good+voting -19 c=unsuspect -19 check&what -19 doubt&my -19
    doubt&rather -19 end:swear -19 explain&what -19 i&vouch -19 k@#other -19 k@right -19 k@steal -19 k@wrong -19 remove&weak -19
    seem&switch -19 seem&team -19 think&what -19 trust&yesterday -19 #good&switch -20 #good&yesterday -20 #role&my -20 #role&right -20
    actbad&yesterday -20 end:lets -20 he&last -20 how&think -20 i&team -20 if&seem -20 imagine&surprise -20 n:#good -20 right&what -20
    start:last -20 start:skip -20 #good&check -21 #role&lie -21 actbad&both -21 all&both -21 all&i -21 c=claim+he -21 c=reported+why -21
    claim&lie -21 dislike -21 end:all -21 evil&i -21 evil&today -21 n:he -21 rather&strong -21 right -21 skip&vote -21 someone&you -21
    takeback -21 actbad&rather -22 c=bad+you -22 c=ballot< -22 c=intend@ -22 c=mine+twist -22 find -22 he&seem -22 i&skip -22 i&what -22
    if&surprise -22 k@join -22 k@want -22 o? -22 start:team -22 today&yesterday -22 #good&report -23 #good&you -23 #other&vote -23
    c=bad+result -23 c=disagree> -23 c=disagree@ -23 c=suspect< -23 he&keep -23 must&remove -23 start:wrong -23 surprise -23 c=ballots> -24
    c=not+voting -24 c=opinion+result -24 end:imagine -24 k@except -24 k@never -24 keep&must -24 lie&vote -24 ?#good -25 ?explain -25
    c=reported+you -25 c=vouch -25 end:person -25 rather&you -25 #good&#role -26 #role&#wolf -26 #wolf&you -26 c=ballots -26 c=twist< -26
    check&my -26 end:stop -26 end:think -26 wrong -26 c=asks+ballot -27 c=bad+twist -27 c=opinion+suspect -27 c=retract -27
    c=spare+together -27 i&seem -27 k@role -27 rather&result -27 trust&you -27 ?think -28 c=mine+why -28 check&report -28 hardly -28
    #a&i -29 all&we -29 c=why+you -29 n:someone -29 c=asks+why -30 c=disagree -30 c=why -30 len=1 -30 #good&night -31 #wolf&night -31
    c=belief+mine -31 c=good+you -31 c=suspect+you -31 end:kill -31 c=doubt+mine -32 c=retract> -32 #good&i -34 k@team -34 i&lie -35
    #v&result -36 c=result+role -37 end:evil -37 think&you -37 who&you -37 ?shady -38 start:seem -38 c=why> -39 end:remove -40
    c=bad+claim -42`;
