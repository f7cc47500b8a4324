/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const suspect = `
    c=good+twist 37 Ng1 36 sign=bad~ 34 Sg1 33 Sg1# 33 n:trust 33 sign=bad 32 actbad 31 bet 31 k@find 31 actbad&both 30 evil&strong 30
    n:doubt 30 c=bad@ 29 me&team 29 n:surprise 29 neg&surprise 29 start:rather 29 i&we 28 start:seem 28 trust&we 28 doubt&today 27
    he&shady 27 quiet 27 think&we 27 #good&neg 26 #role&lie 26 #wolf&vote 26 all&neg 26 c=not+role 26 end:think 26 neg&trust 26 both 25
    c=belief+twist 25 n:want 25 start:actbad 25 strong&vote 25 c=asks+twist 24 end:quiet 24 he&rather 24 lastgame&team 24 n:you 24
    rather&strong 24 start:quiet 24 want&we 24 #wolf&except 23 #wolf&someone 23 #wolf&switch 23 all&i 23 bet&i 23 c=bad 23 c=not> 23
    claim&neg 23 doubt&keep 23 join&strong 23 n:#good 23 right&vote 23 #good&shady 22 end:kill 22 end:team 22 hardly&trust 22 he&lie 22
    if&someone 22 k@bet 22 last&want 22 me&other 22 n:all 22 #wolf&both 21 #wolf&strong 21 both&tell 21 c=ballot< 21 explain&must 21
    i&quiet 21 lie&switch 21 seem&team 21 start:strong 21 #good&imagine 20 #wolf&bet 20 #wolf&decide 20 bet&my 20 c=bad+you 20
    c=callVote> 20 decide&think 20 end:bet 20 lets&lie 20 lie&we 20 lie&what 20 must&trust 20 neg&result 20 report&yesterday 20 seem 20
    shady&strong 20 skip&trust 20 start:team 20 start:tell 20 team&vote 20 #wolf&good 19 Sg2# 19 actbad&what 19 c=good+not 19
    decide&keep 19 decide&seem 19 end:all 19 end:doubt 19 end:want 19 evil&seem 19 k@lastgame 19 last&strong 19 last&trust 19
    lastgame&vote 19 lie&vote 19 neg&we 19 never&trust 19 quiet&shady 19 remove&want 19 shady&today 19 strong&weak 19 #role&tell 18 Sb0# 18
    all&tell 18 c=bad< 18 c=bad> 18 c=cond+result 18 c=mine+opinion 18 c=twist 18 c=twist> 18 check&shady 18 claim&lie 18 dislike&quiet 18
    i&swear 18 join&seem 18 k0 18 k@greet 18 k@hardly 18 k@how 18 k@trust 18 nolonger&trust 18 rather&what 18 remove&seem 18 start:both 18
    #wolf&think 17 actbad&today 17 c=asks+unreal 17 c=bad+mine 17 c=belief+not 17 check&seem 17 end:actbad 17 end:he 17 end:we 17 except 17
    explain&weak 17 he&seem 17 hurry&vote 17 i&other 17 if&kill 17 kill&vote 17 neg&tell 17 quiet&seem 17 rather 17 start:want 17
    team&tell 17 team&weak 17 trust 17 want 17 what&yesterday 17 #wolf&all 16 #wolf&join 16 actbad&find 16 actbad&tell 16 all&check 16
    all&decide 16 all&if 16 c=asks+belief 16 c=bad+belief 16 c=bad+callVote 16 c=maybe+mine 16 check&if 16 check&strong 16 claim&report 16
    decide&tell 16 end:lie 16 end:like 16 end:report 16 end:shady 16 evil&i 16 good&laugh 16 hardly 16 he&trust 16 if&seem 16
    imagine&trust 16 kill&seem 16 kill&strong 16 lie 16 me&seem 16 my&swear 16 n:actbad 16 start:lie 16 surprise 16 tally&team 16 team 16
    we 16 we&weak 16 weak 16 actbad&check 15 actbad&seem 15 c=bad+suspect 15 c=belief+why 15 c=belief+you 15 c=good+you 15 c=hurry 15
    c=hurry> 15 c=mine+twist 15 doubt&neg 15 end:strong 15 evil&today 15 evil&weak 15 explain&if 15 he&lastgame 15 he&quiet 15 i&night 15
    if&imagine 15 k@except 15 k@last 15 k@seem 15 k@want 15 keep&think 15 lie&seem 15 me&quiet 15 must&why 15 n:swear 15 neg&remove 15
    night&today 15 result&we 15 result&what 15 start:#wolf 15 start:all 15 start:imagine 15 strong 15 strong&summary 15 think&today 15
    #good&lie 14 #good&me 14 #good&want 14 #v&what 14 #wolf&shady 14 actbad&all 14 actbad&he 14 actbad&join 14 actbad&neg 14
    actbad&shady 14 actbad&switch 14 all&me 14 c=asks+maybe 14 c=forced 14 c=he+not 14 c=opinion+twist 14 check&me 14 claim&switch 14
    doubt&my 14 doubt&want 14 how&imagine 14 how&neg 14 i&last 14 k@actbad 14 k@never 14 k@we 14 keep&skip 14 must&rather 14 must&we 14
    n:imagine 14 n:remove 14 n:skip 14 neg&report 14 remove&strong 14 report 14 report&strong 14 shady&you 14 start:tally 14
    tell&yesterday 14 today&what 14 #good&tell 13 #wolf&report 13 Sb0 13 all&both 13 c=cond+he 13 c=cond+mine 13 c=doubt+mine 13
    c=maybe< 13 c=not 13 decide&lets 13 decide&must 13 decide&want 13 end:both 13 end:weak 13 evil&explain 13 he&result 13 he&want 13
    i&report 13 k@good 13 k@like 13 lastgame 13 lets&think 13 lets&want 13 like 13 like&rather 13 n:we 13 person&think 13 person&trust 13
    seem&strong 13 seem&vote 13 shady 13 swap&vote 13 tell 13 think&weak 13 want&weak 13 #wolf&keep 12 #wolf&weak 12 Nb0 12 actbad&quiet 12
    actbad&weak 12 all 12 all&person 12 all&rather 12 both&think 12 c=cond+reported 12 c=forced< 12 c=he 12 c=he+opinion 12 c=he+you 12
    c=not+reported 12 c=not+you 12 c=opinion+result 12 claim 12 doubt&evil 12 doubt&switch 12 end:imagine 12 explain&strong 12 good&stop 12
    he&if 12 he&switch 12 he&yesterday 12 how 12 how&i 12 i&stop 12 i&think 12 if&vote 12 imagine&wrong 12 join&rather 12 k@join 12
    k@nobody 12 k@quiet 12 lets&person 12 lets&strong 12 lets&trust 12 lie&yesterday 12 like&seem 12 me&someone 12 must&think 12
    n:result 12 n:someone 12 n=3 12 neg 12 nobody 12 nobody&skip 12 report&today 12 seem&switch 12 start:lastgame 12 start:switch 12
    strong&think 12 strong&what 12 strong&why 12 today&where 12 today&yesterday 12 trust&who 12 weak&yesterday 12 where 12 #good&check 11
    #role&neg 11 #role&vote 11 ?evil 11 ?good 11 actbad&keep 11 actbad&rather 11 all&team 11 both&result 11 both&tally 11 c=asks+not 11
    c=ballot+you 11 c=belief+opinion 11 c=belief> 11 c=comeOut@ 11 c=green 11 c=green> 11 check&you 11 claim&rather 11 claim&trust 11
    end:laugh 11 end:lets 11 end:neg 11 end:wrong 11 evil&trust 11 explain&we 11 good&wrong 11 he&vote 11 i&if 11 i&kill 11 i&seem 11
    k@switch 11 laugh 11 lie&today 11 me&tell 11 me&we 11 my&strong 11 my&think 11 n:keep 11 n:tell 11 neg&someone 11 neg&you 11
    result&someone 11 result&surprise 11 result&vote 11 seem&shady 11 seem&want 11 start:good 11 start:hurry 11 strong&trust 11
    team&think 11 trust&what 11 vote&weak 11 vote&wrong 11 #good&laugh 10 #role&join 10 #role&someone 10 ?actbad 10 actbad&how 10
    actbad&yesterday 10 both&he 10 both&i 10 both&my 10 both&neg 10 c=atMe< 10 c=ballots> 10 c=doubt+you 10 c=he+together 10 c=he+unreal 10
    c=he< 10 c=reported+voting 10 c=you< 10 end:how 10 end:must 10 end:where 10 hardly&i 10 i&imagine 10 i&keep 10 i&my 10 if&surprise 10
    join&remove 10 join&right 10 k@why 10 laugh&report 10 must&what 10 my 10 n:he 10 n:my 10 n:role 10 other&weak 10 quiet&strong 10
    report&where 10 result&tell 10 skip&someone 10 start:he 10 tally&think 10 tally&weak 10 trust&want 10 #good&actbad 9 #good&seem 9
    #v&good 9 #v&neg 9 #v&today 9 #wolf&hurry 9 #wolf&me 9 ?last 9 actbad&result 9 actbad&team 9 all&lie 9 c=ballots 9 c=belief+he 9
    c=comeOut 9 c=doubt> 9 c=green< 9 c=suspect+unreal 9 check&explain 9 check&imagine 9 claim&shady 9 decide&evil 9 decide&team 9
    doubt&vote 9 evil&you 9 explain&quiet 9 explain&report 9 good&tell 9 he&kill 9 how&weak 9 hurry&seem 9 hurry&shady 9 if&neg 9
    if&switch 9 imagine&lie 9 k@claim 9 keep&someone 9 last&vote 9 len=xs 9 must&nobody 9 must&skip 9 n:lets 9 neg&quiet 9 neg&swear 9
    neg&want 9 other&team 9 quiet&why 9 rather&switch 9 rather&tell 9 report&tell 9 report&who 9 shady&want 9 skip&tell 9 start:if 9
    start:must 9 start:where 9 strong&switch 9 summary&want 9 team&we 9 today&want 9 #good&decide 8 #good&switch 8 #role&result 8
    #wolf&if 8 #wolf&quiet 8 ?switch 8 ?today 8 actbad&hurry 8 actbad&someone 8 all&summary 8 both&skip 8 c=agree> 8 c=bad+not 8 c=belief 8
    c=callVote+suspect 8 c=cond@ 8 c=good+unreal 8 c=he> 8 c=unreal> 8 decide 8 decide&me 8 decide&remove 8 decide&we 8 end:explain 8
    explain&rather 8 explain&result 8 explain&seem 8 find 8 good&lets 8 greet&trust 8 hardly&rather 8 he&keep 8 i&never 8 i&someone 8
    i&summary 8 imagine 8 imagine&surprise 8 join&neg 8 k@me 8 k@swear 8 k@tell 8 keep&neg 8 lets&result 8 like&me 8 my&neg 8 n:if 8
    neg&never 8 quiet&report 8 remove&tell 8 report&shady 8 report&we 8 sorry&think 8 tell&trust 8 we&what 8 weak&you 8 what&who 8
    #good&i 7 #good&why 7 #role&claim 7 #role&evil 7 #wolf&actbad 7 #wolf&like 7 #wolf&surprise 7 #wolf&tally 7 actbad&remove 7
    actbad&tally 7 all&tally 7 all&want 7 all&yesterday 7 both&keep 7 c=asks+result 7 c=bad+voting 7 c=ballot 7 c=cond< 7 c=doubt 7
    check&report 7 claim&evil 7 claim&i 7 claim&strong 7 decide&explain 7 decide&join 7 decide&today 7 doubt&you 7 end:decide 7 evil 7
    evil&neg 7 evil&think 7 explain&kill 7 good&my 7 good&shady 7 good&swear 7 good&trust 7 i&team 7 i&tell 7 imagine&neg 7 join&tell 7
    k@where 7 kill&think 7 lastgame&right 7 lets&must 7 lets&rather 7 lets&tally 7 lie&stop 7 other&shady 7 quiet&vote 7 rather&right 7
    remove&right 7 report&switch 7 report&weak 7 report&what 7 result&why 7 right&switch 7 right&team 7 start:doubt 7 start:join 7 swap 7
    switch&what 7 #good&what 6 #role&all 6 #role&switch 6 #v&claim 6 #wolf&last 6 #wolf&right 6 ?why 6 all&switch 6 all&we 6 both&lets 6
    both&strong 6 c=asks+reported 6 c=bad+good 6 c=ballot+intend 6 c=ballot+voting 6 c=comeOut> 6 c=cond+you 6 c=he+role 6 c=mine+you 6
    c=twist+you 6 check&person 6 check&vote 6 decide&my 6 decide&report 6 decide&tally 6 decide&weak 6 dislike&he 6 doubt&why 6 end:my 6
    evil&lie 6 explain&he 6 explain&tally 6 good&report 6 he&hurry 6 how&result 6 hurry 6 i&surprise 6 i&trust 6 imagine&weak 6
    imagine&you 6 join&today 6 k@strong 6 keep 6 kill 6 my&today 6 n:claim 6 n:right 6 neg&switch 6 night 6 other&seem 6 rather&wrong 6
    remove&report 6 report&want 6 result&want 6 seem&we 6 someone&what 6 start:#good 6 start:how 6 start:someone 6 switch 6 switch&you 6
    team&want 6 trust&why 6 why&yesterday 6 #good&good -6 #v&evil -6 ?greet -6 ?join -6 ?keep -6 ?role -6 ?where -6 all&explain -6
    all&kill -6 all&stop -6 both&stop -6 c=callVote+you -6 c=claim+result -6 c=cond> -6 c=mine+role -6 c=mine+voting -6 c=mine+why -6
    c=reported -6 c=result+role -6 c=role+why -6 check&tell -6 decide&hurry -6 decide&stop -6 end:join -6 evil&rather -6 evil&report -6
    explain&good -6 good&today -6 he&me -6 hurry&remove -6 if&swear -6 imagine&night -6 imagine&switch -6 imagine&think -6 k@morevotes -6
    k@summary -6 keep&today -6 lie&rather -6 lie&want -6 me&vouch -6 must&night -6 my&takeback -6 n:morevotes -6 neg&nolonger -6
    night&yesterday -6 praise&vote -6 rather&role -6 rather&today -6 report&someone -6 result&you -6 skip&think -6 sorry&takeback -6
    sorry&wrong -6 start:#a -6 start:bot -6 strong&today -6 switch&wrong -6 takeback&think -6 today&who -6 today&why -6 waste&we -6
    #good&we -7 #other&i -7 #role -7 #wolf&steal -7 actbad&doubt -7 actbad&my -7 bye&remove -7 c=asks -7 c=asks+callVote -7 c=asks< -7
    c=bad+maybe -7 c=belief+mine -7 c=good@ -7 c=he+result -7 c=he+spare -7 c=intend+you -7 c=maybe -7 c=mine> -7 c=opinion+you -7
    c=rather@ -7 c=result@ -7 c=spare> -7 c=suspect+together -7 dunno&if -7 dunno&strong -7 end:thank -7 except&keep -7 explain&hurry -7
    explain&i -7 explain&keep -7 explain&tell -7 good&night -7 good&remove -7 he&role -7 he&vouch -7 hurry&lets -7 hurry&why -7 i&sorry -7
    imagine&yesterday -7 k@takeback -7 kill&me -7 kill&who -7 lets&swear -7 lie&you -7 me&my -7 me&night -7 me&remove -7 me&why -7
    morevotes&vote -7 morevotes&we -7 my&vouch -7 my&weak -7 n:rather -7 never&report -7 night&rather -7 other&strong -7 other&yesterday -7
    praise&what -7 remove&stop -7 remove&vote -7 remove&why -7 report&takeback -7 right&tell -7 role&want -7 seem&swear -7 seem&tell -7
    start:#role -7 start:decide -7 start:result -7 start:sorry -7 start:stop -7 stop&today -7 takeback&wrong -7 vote&waste -7 vouch&want -7
    where&you -7 #good&right -8 #other&want -8 #role&he -8 #role&steal -8 #v&yesterday -8 #wolf&result -8 #wolf&we -8 ?if -8 actbad&if -8
    c=belief+reported -8 c=intend+why -8 c=rather -8 c=reported> -8 c=role -8 c=voted -8 c=wager -8 c=wager> -8 claim&explain -8
    claim&if -8 doubt&he -8 dunno&lets -8 end:morevotes -8 end:steal -8 explain&laugh -8 good&lie -8 greet&neg -8 he&steal -8 he&we -8
    how&other -8 join&me -8 k@#other -8 k@keep -8 keep&switch -8 kill&switch -8 kill&you -8 laugh&neg -8 lets&morevotes -8 lets&what -8
    me&switch -8 me&trust -8 me&vote -8 morevotes&neg -8 n:greet -8 n:laugh -8 night&role -8 night&someone -8 right&weak -8 role&steal -8
    seem&why -8 skip&why -8 sorry&what -8 start:explain -8 start:steal -8 summary -8 switch&today -8 think&vote -8 want&what -8
    yesterday&you -8 #a&#role -9 #good&vouch -9 #good&yesterday -9 #role&decide -9 #role&greet -9 #role&must -9 #v&me -9 #v&team -9 ?he -9
    ?lets -9 ?vote -9 actbad&we -9 all&imagine -9 all&strong -9 at=mid -9 c=asks+ballot -9 c=asks+spare -9 c=asks+you -9 c=bot< -9
    c=callVote -9 c=callVote+role -9 c=opinion+why -9 c=spare+you -9 c=together+voting -9 check&he -9 decide&result -9 decide&swear -9
    doubt&takeback -9 doubt&tally -9 doubt&who -9 dunno&think -9 end:#good -9 end:#other -9 end:hurry -9 end:swear -9 end:switch -9
    end:what -9 end:why -9 evil&my -9 good&hurry -9 good&me -9 good&person -9 how&why -9 hurry&waste -9 i&steal -9 if&nolonger -9
    if&today -9 if&who -9 imagine&rather -9 imagine&right -9 imagine&someone -9 imagine&what -9 join&someone -9 k@#a -9 k@evil -9
    keep&vote -9 keep&why -9 lets&wrong -9 lie&other -9 lie&report -9 lie&strong -9 lie&swear -9 like&switch -9 my&result -9 my&right -9
    my&you -9 n:#wolf -9 never&strong -9 result&role -9 result&trust -9 right&trust -9 right&want -9 right&why -9 someone&today -9
    someone&why -9 sorry&you -9 start:what -9 steal&vote -9 summary&vote -9 switch&we -9 team&who -9 tell&we -9 trust&you -9 want&why -9
    #role&today -10 #wolf&my -10 #wolf&other -10 all&how -10 all&shady -10 all&vote -10 all&you -10 c=asks+intend -10 c=bad+claim -10
    c=bad+cond -10 c=disagree> -10 c=maybe+reported -10 c=mine+spare -10 c=not+twist -10 c=thanks< -10 claim&my -10 claim&you -10
    decide&steal -10 decide&what -10 dunno&switch -10 end:bot -10 end:bye -10 explain&role -10 good&vouch -10 greet&i -10 he&right -10
    how&lets -10 how&want -10 if&think -10 imagine&why -10 k@bye -10 k@decide -10 k@steal -10 k@swap -10 keep&lets -10 keep&swear -10
    kill&lets -10 lastgame&my -10 me&role -10 morevotes&must -10 morevotes&want -10 my&shady -10 n:wrong -10 praise&switch -10
    quiet&today -10 quiet&what -10 remove&shady -10 result -10 role&switch -10 sign=good -10 skip&vote -10 start:keep -10 start:role -10
    switch&want -10 tell&what -10 #a -11 #good&#role -11 #role&night -11 #role&think -11 ?report -11 ?we -11 all&join -11 both&summary -11
    c=callVote+opinion -11 c=intend -11 c=mine+unreal -11 c=nobody< -11 c=together+unreal -11 c=unreal@ -11 decide&switch -11 end:#a -11
    end:vouch -11 evil&result -11 except&lets -11 good&think -11 he&night -11 i&must -11 i&skip -11 i&switch -11 if&right -11 if&team -11
    if&what -11 imagine&report -11 join&lets -11 join&my -11 k@other -11 k@result -11 kill&rather -11 last&night -11 lets&role -11
    lets&shady -11 lie&why -11 neg&yesterday -11 nolonger -11 nolonger&switch -11 rather&we -11 role&why -11 shady&tally -11
    someone&think -11 someone&vote -11 start:#v -11 stop&switch -11 stop&tell -11 think&vouch -11 vote&why -11 want&who -11 #good&dunno -12
    #good&rather -12 #wolf&today -12 ?i -12 ?seem -12 all&role -12 bot&rather -12 bot&seem -12 bye -12 c=bot> -12 c=callVote+voting -12
    c=reported+suspect -12 c=second -12 c=spare< -12 c=vouch< -12 doubt&nolonger -12 doubt&strong -12 evil&if -12 good&summary -12
    he&must -12 he&praise -12 how&think -12 i&result -12 if&we -12 if&weak -12 k@kill -12 k@laugh -12 lets&seem -12 lets&stop -12
    night&switch -12 other&you -12 remove&weak -12 shady&someone -12 skip&today -12 tally&you -12 #good&#v -13 #good&evil -13 #role&if -13
    #role&seem -13 #v&he -13 #v&night -13 ?other -13 actbad&summary -13 c=asks+mine -13 c=doubt+why -13 c=he+intend -13 c=intend@ -13
    c=result< -13 c=role> -13 c=suspect+voting -13 c=thanks -13 check&think -13 claim&kill -13 doubt&explain -13 dunno&rather -13
    dunno&why -13 end:takeback -13 except&neg -13 explain&me -13 good&he -13 i&nolonger -13 imagine&vote -13 k@bot -13 k@tally -13
    k@thank -13 keep&we -13 lets&team -13 lie&must -13 must&right -13 must&swear -13 must&want -13 must&wrong -13 night&result -13
    nolonger&right -13 person&seem -13 report&you -13 result&team -13 right&swear -13 skip&switch -13 someone&you -13 start:dislike -13
    start:report -13 start:thank -13 stop -13 tell&want -13 thank -13 we&you -13 #good&think -14 #other&kill -14 #role&report -14
    #wolf&check -14 #wolf&i -14 #wolf&who -14 ?#good -14 ?yesterday -14 S02# -14 c=agree -14 c=good< -14 c=intend+together -14
    c=opinion+reported -14 c=opinion+role -14 c=rather< -14 c=retract< -14 c=second< -14 c=spare+together -14 decide&kill -14 doubt&me -14
    end:i -14 end:never -14 evil&imagine -14 evil&night -14 explain&imagine -14 good&praise -14 good&team -14 greet&you -14 he&swear -14
    i&role -14 if&lets -14 k@check -14 k@you -14 keep&person -14 me&right -14 must&report -14 my&switch -14 n:never -14 n:why -14
    praise&strong -14 rather&skip -14 rather&want -14 right&summary -14 role -14 someone&want -14 start:we -14 strong&who -14 why&you -14
    #role&imagine -15 #v&i -15 #wolf&find -15 actbad&you -15 c=agree@ -15 c=maybe> -15 c=rather+reported -15 decide&who -15 doubt&seem -15
    dunno&weak -15 end:#v -15 end:dunno -15 end:lastgame -15 explain&someone -15 explain&today -15 explain&want -15 he&wrong -15
    hurry&i -15 hurry&must -15 i&laugh -15 i&vote -15 if&join -15 if&strong -15 k@dislike -15 lets&you -15 must&you -15 my&report -15
    neg&today -15 remove&today -15 right&today -15 shady&skip -15 someone&we -15 stop&vote -15 think&wrong -15 vouch -15 #good&you -16
    #v&think -16 ?imagine -16 bot&you -16 c=good+role -16 c=maybe+opinion -16 c=mourn< -16 c=not< -16 c=summary> -16 dunno&he -16
    end:someone -16 end:tally -16 good&switch -16 if&want -16 imagine&we -16 k@if -16 less&nolonger -16 me&result -16 quiet&you -16
    report&seem -16 start:neg -16 tell&think -16 tell&you -16 think&who -16 #role&team -17 #wolf&person -17 actbad&explain -17 c=claim> -17
    c=good+rather -17 c=maybe@ -17 c=mine+rather -17 c=role+unreal -17 c=summary -17 c=why> -17 check&evil -17 decide&good -17
    decide&if -17 decide&you -17 end:role -17 evil&he -17 evil&what -17 explain&how -17 explain&you -17 good&strong -17 how&you -17
    imagine&kill -17 lie&wrong -17 must&today -17 n:dunno -17 n:seem -17 neg&praise -17 someone&stop -17 start:laugh -17 stop&want -17
    today&we -17 #role&you -18 #wolf&summary -18 #wolf&yesterday -18 ?how -18 ?lie -18 ?trust -18 ?who -18 all&wrong -18 both&today -18
    c=asks+opinion -18 c=bad+doubt -18 c=bot -18 c=callVote+together -18 c=intend+voting -18 c=unsuspect> -18 decide&yesterday -18
    end:night -18 good&nobody -18 he&strong -18 he&today -18 how&strong -18 i&rather -18 if&lie -18 if&trust -18 join&you -18 k@praise -18
    laugh&why -18 me&what -18 my&team -18 my&tell -18 my&vote -18 n:what -18 nolonger&shady -18 rather&who -18 right&seem -18
    right&think -18 seem&what -18 skip&strong -18 summary&yesterday -18 #good&weak -19 #role&trust -19 ?someone -19 Sb2# -19 all&doubt -19
    all&good -19 c=bad+result -19 c=byOther> -19 c=claim+good -19 c=disagree< -19 c=mourn -19 c=opinion< -19 c=vouch -19 claim&tell -19
    like&vote -19 me&today -19 morevotes -19 my&remove -19 n:lie -19 neg&seem -19 rather&vote -19 role&you -19 someone&strong -19
    #good&he -20 #good&night -20 ?want -20 c=claim+mine -20 c=cond+together -20 check&i -20 claim&remove -20 end:if -20 explain&my -20
    good&skip -20 he&my -20 i&join -20 i&takeback -20 k@role -20 k@someone -20 k@stop -20 less -20 less&shady -20 n:kill -20 never&you -20
    o? -20 strong&you -20 weak&wrong -20 #good&trust -21 #v -21 #wolf&kill -21 #wolf&night -21 ?doubt -21 ?weak -21 bot -21 c=asks+cond -21
    c=asks+doubt -21 c=asks+together -21 c=bad+reported -21 c=cond+unreal -21 c=good+he -21 c=reported+why -21 c=result -21 he&tell -21
    k@vote -21 think&what -21 vote&we -21 #other&he -22 #other&neg -22 #role&rather -22 #wolf&claim -22 c=asks+bad -22 c=good+result -22
    doubt&we -22 if&rather -22 imagine&lets -22 lets&vote -22 shady&we -22 start:lets -22 ?you -23 c=asks+role -23 c=asks+suspect -23
    c=cond+role -23 doubt&what -23 end:right -23 if&tell -23 kill&neg -23 must&remove -23 rather&you -23 start:praise -23 steal -23
    think&you -23 today&you -23 vote&want -23 weak&what -23 #other&vote -24 c=defend -24 c=result> -24 check&my -24 dunno&neg -24
    n:explain -24 c=defend> -25 end:who -25 he&you -25 i&right -25 i&vouch -25 len=2 -25 lie&never -25 report&right -25 start:wrong -25
    c=claim< -26 c=opinion+suspect -26 c=unsuspect@ -26 good&you -26 he&imagine -26 n:today -26 praise -26 #wolf&laugh -27 ?rather -27
    ?what -27 c=ballot> -27 c=intend< -27 c=unsuspect -27 end:result -27 start:kill -27 start:who -27 c=turn -28 c=turn@ -28 c=unsure> -28
    rather&someone -28 #good&#wolf -29 #other -29 end:claim -29 good&right -29 #role&#wolf -30 #wolf&never -30 c=callVote@ -30 c=unsure -30
    k@night -30 takeback -30 c=claim -31 c=spare@ -31 c=voted< -31 end:remove -31 end:tell -31 #v&#wolf -32 c=asks@ -32 c=bad+unreal -32
    #role&i -33 lie&think -33 ?shady -34 ?think -34 c=unreal< -34 dunno -34 k@sorry -34 i&wrong -35 tell&weak -36 k@wrong -37
    c=bad+twist -38 c=spare -38 what&you -38 today&vote -39 c=good+together -40 k@#v -43 ? -48 c=reported< -50 ?#wolf -53 end:vote -53`;
