/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const none = `
    n=1 83 n=2 59 k0 47 other 47 c=agree 46 start:praise 44 c=unreal 40 c=spare 38 what&you 38 c=belief 36 c=opinion 35 end:imagine 35
    #v&night 34 c=callVote 34 end:laugh 34 start:want 34 c=asks+callVote 33 end:other 33 good&seem 33 laugh 32 start:switch 32 vouch 32
    c=disagree 31 end:kill 31 i&vouch 31 start:both 31 start:other 31 both&lets 30 c=asks+opinion 30 c=callVote+together 30 end:switch 30
    report 30 start:laugh 30 c=callVote+mine 29 c=twist 29 decide&rather 29 end:vote 29 result&yesterday 29 start:you 29 trust 29
    #good&if 28 c=good+opinion 28 c=reported 28 imagine 28 lets&we 28 all&report 27 doubt 27 end:remove 27 must 27 n=3 27 quiet 27
    start:vote 27 #v 26 ?you 26 c=byOther 26 c=claim+unreal 26 c=mine+unreal 26 end:lie 26 hurry&must 26 start:shady 26 think&you 26
    end:#other 25 explain&vote 25 good&my 25 must&remove 25 n:i 25 never 25 other&someone 25 start:doubt 25 weak 25 c=belief+mine 24
    evil 24 my&strong 24 sign=bad 24 start:actbad 24 start:lastgame 24 we&what 24 #role&who 23 #wolf&laugh 23 #wolf&must 23 all&both 23
    both 23 join&who 23 lastgame&my 23 today&what 23 #other&#v 22 ?other 22 ?role 22 actbad&vote 22 c=asks+unreal 22 c=wager 22
    check&night 22 end:shady 22 explain&you 22 good&me 22 he&report 22 hurry&want 22 imagine&tell 22 imagine&today 22 kill&want 22
    me&seem 22 night&role 22 rather&weak 22 rather&you 22 report&what 22 someone&you 22 start:good 22 start:sorry 22 #a&#v 21 #good&me 21
    all&we 21 both&tell 21 c=bad+he 21 c=bad+not 21 c=bad+reported 21 c=he+not 21 c=intend 21 end:doubt 21 end:role 21 i&lastgame 21
    i&other 21 if&lie 21 imagine&rather 21 join&team 21 lastgame 21 start:what 21 tally&you 21 vote&you 21 #good&#wolf 20 #wolf&all 20
    c=he+together 20 c=result+together 20 explain&want 20 hurry&remove 20 less 20 shady 20 start:lie 20 strong&weak 20 takeback&you 20
    who&you 20 #role&dunno 19 #wolf&actbad 19 #wolf&both 19 #wolf&report 19 ?where 19 both&tally 19 c=bad 19 c=callVote+voting 19
    c=mine+reported 19 c=mine+twist 19 c=result 19 claim&trust 19 end:#a 19 end:he 19 end:think 19 except 19 explain 19 how 19 hurry&i 19
    i&never 19 i&sorry 19 lie&you 19 like 19 my&you 19 neg&never 19 neg&trust 19 seem&swear 19 sign=good~ 19 start:strong 19 think&vote 19
    we 19 you 19 #good&seem 18 #role&never 18 #wolf&evil 18 #wolf&my 18 #wolf&neg 18 #wolf&someone 18 #wolf&team 18 ?last 18 actbad 18
    all&trust 18 both&claim 18 c=turn 18 c=unsuspect 18 check&role 18 decide&my 18 end:like 18 evil&i 18 he&my 18 he&someone 18 how&you 18
    if&tell 18 imagine&vote 18 join&strong 18 n:you 18 neg&wrong 18 night&today 18 person&tell 18 result&role 18 start:#good 18 start:#v 18
    start:we 18 start:weak 18 stop&switch 18 want&we 18 #other&lastgame 17 ?who 17 c=bad+unreal 17 c=cond+unreal 17 c=good+twist 17
    c=spare+together 17 check&what 17 decide&if 17 end:seem 17 end:stop 17 good&strong 17 good&think 17 good&weak 17 greet&strong 17
    he&keep 17 he&we 17 i&if 17 i&my 17 join&wrong 17 lie&vote 17 me&trust 17 my 17 neg&rather 17 neg&seem 17 quiet&rather 17
    report&think 17 role&why 17 shady&someone 17 start:if 17 start:keep 17 start:like 17 start:night 17 start:role 17 team&think 17
    #good&vouch 16 #other&he 16 #other&who 16 #wolf&claim 16 #wolf&strong 16 Sb1 16 Sb1# 16 actbad&both 16 c=belief+together 16
    c=claim+maybe 16 check&rather 16 claim&report 16 decide&you 16 i&report 16 keep&must 16 lastgame&result 16 lets&morevotes 16
    lets&must 16 like&neg 16 n:tell 16 other&today 16 report&who 16 result&right 16 result&you 16 seem&strong 16 start:rather 16 strong 16
    wrong 16 #good&dislike 15 #good&today 15 #v&role 15 #v&today 15 #wolf&hurry 15 ? 15 ?keep 15 ?night 15 bot&someone 15 both&vote 15
    c=bad+opinion 15 c=denial 15 c=good+result 15 c=he+reported 15 c=not+you 15 c=role+unreal 15 check&team 15 claim&hurry 15 end:neg 15
    end:never 15 end:person 15 evil&tell 15 hardly 15 he&praise 15 he&strong 15 imagine&think 15 imagine&want 15 join&lets 15
    join&someone 15 join&vote 15 keep&we 15 lastgame&want 15 n:#role 15 n:explain 15 n:like 15 n:seem 15 n:trust 15 neg&right 15
    neg&tell 15 rather 15 remove&today 15 report&someone 15 report&takeback 15 role 15 role&which 15 sorry&takeback 15 start:how 15
    start:report 15 start:today 15 start:trust 15 strong&vote 15 summary&yesterday 15 switch 15 tell&want 15 think&weak 15 today&you 15
    #other&vote 14 #wolf&dunno 14 #wolf&greet 14 #wolf&join 14 #wolf&me 14 #wolf&skip 14 #wolf&want 14 #wolf&yesterday 14 S02# 14
    all&person 14 both&keep 14 both&report 14 c=asks+claim 14 c=callVote+not 14 c=cond+intend 14 c=green 14 c=maybe+reported 14
    decide&good 14 decide&lets 14 end:good 14 end:waste 14 explain&neg 14 explain&someone 14 he&how 14 he&trust 14 he&wrong 14
    hurry&other 14 i&imagine 14 i&praise 14 if&imagine 14 keep&switch 14 lets&person 14 lets&trust 14 lets&yesterday 14 lie&think 14
    me&strong 14 morevotes 14 must&want 14 my&team 14 n:rather 14 n:remove 14 n:team 14 neg 14 neg&sorry 14 nolonger&think 14
    role&strong 14 sorry 14 start:evil 14 takeback&think 14 team&who 14 tell&why 14 want&who 14 #other&report 13 #wolf&we 13 ?imagine 13
    bet 13 both&stop 13 c=bad+cond 13 c=belief+opinion 13 c=callVote+intend 13 c=cond+mine 13 c=he+spare 13 c=not 13 c=voted 13
    check&lets 13 decide&he 13 decide&vote 13 end:must 13 end:today 13 end:weak 13 evil&result 13 explain&kill 13 explain&rather 13
    explain&why 13 he&me 13 he&neg 13 he&right 13 how&result 13 if&right 13 if&think 13 imagine&kill 13 imagine&person 13 imagine&strong 13
    imagine&what 13 join&my 13 keep&today 13 last&lastgame 13 lets&want 13 morevotes&vote 13 n:#wolf 13 n:doubt 13 n:never 13
    night&steal 13 nolonger&vote 13 rather&role 13 remove&switch 13 report&why 13 report&yesterday 13 result&strong 13 right&summary 13
    seem 13 seem&we 13 shady&today 13 start:#wolf 13 start:dislike 13 start:imagine 13 stop&tell 13 summary&vote 13 switch&wrong 13
    tell&vote 13 think&we 13 today&weak 13 vote 13 #role&if 12 #role&report 12 #role&sorry 12 #v&neg 12 #wolf&decide 12 #wolf&imagine 12
    #wolf&never 12 ?person 12 Sg1 12 Sg1# 12 actbad&result 12 actbad&strong 12 actbad&want 12 bot&rather 12 c=asks+belief 12
    c=asks+rather 12 c=asks+role 12 c=asks+spare 12 c=ballot+intend 12 c=callVote+reported 12 c=cond+you 12 c=good+together 12 c=maybe 12
    c=red 12 c=suspect+you 12 check&we 12 claim&rather 12 claim&what 12 decide&stop 12 doubt&my 12 doubt&neg 12 doubt&someone 12
    dunno&you 12 end:hurry 12 end:tally 12 explain&laugh 12 explain&me 12 explain&report 12 explain&we 12 good&he 12 greet&weak 12 he&if 12
    he&night 12 he&team 12 imagine&night 12 imagine&who 12 join 12 keep 12 keep&you 12 lastgame&neg 12 laugh&why 12 lets&swear 12
    like&me 12 me&why 12 morevotes&stop 12 must&we 12 n:stop 12 n:why 12 neg&remove 12 neg&yesterday 12 night 12 nolonger&want 12
    nolonger&wrong 12 quiet&today 12 quiet&why 12 rather&today 12 rather&trust 12 report&seem 12 report&weak 12 result&team 12
    seem&shady 12 start:result 12 start:think 12 start:yesterday 12 steal 12 stop&summary 12 strong&want 12 switch&vote 12 takeback&what 12
    team 12 trust&you 12 vote&waste 12 waste 12 why&you 12 #good&check 11 #good&stop 11 #role&role 11 #role&weak 11 #wolf&remove 11
    #wolf&shady 11 ?actbad 11 ?claim 11 ?explain 11 ?hurry 11 ?strong 11 ?vote 11 Sx0 11 Sx0# 11 actbad&decide 11 actbad&explain 11
    actbad&he 11 actbad&imagine 11 actbad&me 11 actbad&rather 11 bot&tell 11 c=belief+not 11 c=callVote+why 11 c=cond+role 11 c=he 11
    c=mine+result 11 c=voting+why 11 c=vouch 11 check&remove 11 claim&remove 11 decide 11 decide&i 11 doubt&takeback 11 end:claim 11
    end:nobody 11 end:vouch 11 end:who 11 evil&report 11 evil&think 11 explain&tell 11 good 11 good&trust 11 greet&right 11 he 11
    he&weak 11 how&other 11 how&someone 11 hurry 11 hurry&lastgame 11 i&trust 11 if&neg 11 if&trust 11 if&weak 11 imagine&report 11
    imagine&result 11 imagine&wrong 11 keep&lets 11 keep&skip 11 lastgame&team 11 lastgame&weak 11 len=m 11 lets&rather 11 lets&someone 11
    lie&strong 11 me&sorry 11 must&stop 11 my&yesterday 11 n:how 11 night&switch 11 night&who 11 other&what 11 other&yesterday 11
    person&seem 11 rather&vote 11 remove 11 report&strong 11 report&trust 11 skip&strong 11 start:he 11 steal&vote 11 tell 11 tell&weak 11
    think&wrong 11 today&yesterday 11 trust&we 11 want 11 #good&my 10 #other&want 10 #v&#wolf 10 #v&lets 10 #v&what 10 #wolf&except 10
    #wolf&last 10 #wolf&switch 10 #wolf&tally 10 ?doubt 10 ?switch 10 Sb0 10 actbad&switch 10 actbad&why 10 all&check 10 all&tally 10
    all&yesterday 10 c=ballot+mine 10 c=ballot+you 10 c=doubt 10 c=good+role 10 c=intend+mine 10 c=not+opinion 10 c=not+reported 10
    check 10 check&tell 10 check&vote 10 doubt&seem 10 doubt&think 10 end:morevotes 10 end:my 10 end:sorry 10 end:trust 10 evil&neg 10
    explain&quiet 10 explain&who 10 good&how 10 good&praise 10 good&stop 10 good&summary 10 good&tell 10 he&imagine 10 he&last 10
    he&remove 10 he&shady 10 he&vote 10 how&today 10 i&nobody 10 i&quiet 10 i&vote 10 if&keep 10 kill 10 kill&night 10 last&result 10
    last&switch 10 lastgame&think 10 len=s 10 lets&right 10 lets&weak 10 lie 10 lie&report 10 like&vote 10 me&report 10 morevotes&must 10
    morevotes&want 10 n:join 10 neg&why 10 nolonger&right 10 other&sorry 10 other&why 10 quiet&yesterday 10 remove&want 10 result&trust 10
    role&what 10 seem&team 10 seem&think 10 sorry&you 10 stop&want 10 strong&you 10 summary&think 10 trust&want 10 vote&yesterday 10
    we&why 10 where&you 10 why&yesterday 10 wrong&you 10 #good&actbad 9 #good&dunno 9 #good&hardly 9 #role&#v 9 #role&both 9
    #role&lastgame 9 #role&strong 9 #role&wrong 9 #v&i 9 #wolf&keep 9 ?#wolf 9 ?bot 9 ?tally 9 ?tell 9 S01 9 S01# 9 Sb0# 9 actbad&join 9
    actbad&seem 9 actbad&team 9 actbad&today 9 actbad&what 9 all&keep 9 all&team 9 all&weak 9 bet&i 9 both&today 9 c=belief+good 9
    c=belief+you 9 c=callVote+he 9 c=callVote+result 9 c=cond 9 c=doubt+opinion 9 c=intend+why 9 c=opinion+you 9 c=role+you 9 claim&lie 9
    claim&strong 9 decide&evil 9 decide&join 9 decide&strong 9 dislike&he 9 doubt&i 9 doubt&me 9 doubt&shady 9 doubt&want 9 dunno&if 9
    dunno&strong 9 end:#role 9 end:both 9 end:evil 9 evil&if 9 evil&rather 9 explain&he 9 explain&lets 9 explain&role 9 explain&seem 9
    good&someone 9 good&yesterday 9 hardly&rather 9 he&who 9 hurry&why 9 i&remove 9 i&who 9 if&strong 9 imagine&switch 9 kill&result 9
    last&you 9 lastgame&never 9 lastgame&yesterday 9 me&you 9 must&result 9 must&trust 9 must&vote 9 my&other 9 my&summary 9 n:right 9
    n:wrong 9 neg&switch 9 neg&team 9 never&report 9 night&team 9 other&quiet 9 other&switch 9 praise&what 9 quiet&you 9 rather&we 9
    remove&report 9 report&want 9 report&we 9 result&think 9 role&vote 9 seem&vote 9 shady&skip 9 shady&switch 9 shady&vote 9 start:must 9
    start:quiet 9 stop 9 strong&team 9 swap 9 swap&switch 9 swear&tell 9 tally&why 9 tell&trust 9 vouch&want 9 we&weak 9 #good&weak 8
    #good&you 8 #other 8 #other&neg 8 #role&imagine 8 #role&nobody 8 #role&rather 8 #role&trust 8 #wolf&person 8 ?team 8 ?trust 8 ?why 8
    S00 8 actbad&find 8 actbad&neg 8 actbad&who 8 both&neg 8 both&summary 8 c=asks+twist 8 c=asks+you 8 c=callVote+role 8 c=claim+suspect 8
    c=good+unreal 8 c=maybe+mine 8 c=role+voting 8 c=together+unreal 8 check&last 8 claim&you 8 decide&me 8 decide&right 8 doubt&skip 8
    evil&weak 8 explain&right 8 explain&trust 8 good&you 8 he&steal 8 he&tally 8 he&you 8 how&what 8 hurry&think 8 i&laugh 8 i&strong 8
    i&weak 8 imagine&surprise 8 imagine&we 8 join&think 8 join&today 8 keep&someone 8 len=xs 8 lets&lie 8 lets&remove 8 lets&report 8
    lie&must 8 lie&what 8 me&night 8 me&team 8 me&vouch 8 my&today 8 n:he 8 n:sorry 8 n:strong 8 neg&you 8 night&rather 8 nolonger&shady 8
    other&team 8 other&think 8 quiet&think 8 rather&want 8 rather&why 8 remove&stop 8 result&want 8 result&we 8 right 8 seem&tell 8
    shady&think 8 shady&weak 8 someone&team 8 start:explain 8 start:seem 8 start:steal 8 steal&what 8 strong&what 8 summary&we 8
    switch&why 8 team&vote 8 team&we 8 tell&you 8 think 8 trust&what 8 trust&why 8 vote&why 8 why 8 #good&think 7 #role&must 7 #role&neg 7
    #role&steal 7 #v&evil 7 #v&think 7 #wolf&if 7 #wolf&lastgame 7 #wolf&lets 7 #wolf&nobody 7 ?#role 7 S00# 7 actbad&other 7
    actbad&right 7 bet&my 7 both&think 7 c=bad+twist 7 c=callVote+spare 7 c=good+intend 7 c=good+not 7 c=he+mine 7 c=he+suspect 7
    c=he+unreal 7 c=intend+voting 7 c=maybe+unreal 7 c=opinion+role 7 c=opinion+suspect 7 c=together+why 7 check&i 7 claim&my 7
    decide&explain 7 decide&neg 7 decide&swear 7 decide&vouch 7 dislike 7 doubt&nolonger 7 end:keep 7 end:strong 7 end:team 7 end:we 7
    evil&what 7 except&keep 7 explain&skip 7 explain&switch 7 explain&tally 7 explain&today 7 explain&yesterday 7 find&think 7 good&if 7
    good&like 7 good&never 7 good&nobody 7 good&skip 7 good&today 7 good&vouch 7 good&want 7 he&must 7 he&swear 7 he&switch 7 he&why 7
    how&rather 7 how&strong 7 how&who 7 hurry&you 7 i&want 7 if&skip 7 imagine&why 7 join&remove 7 keep&vote 7 kill&seem 7 last&neg 7
    lets&stop 7 lets&why 7 lie&right 7 lie&we 7 must&night 7 my&sorry 7 my&vouch 7 n:evil 7 n:tally 7 n:waste 7 neg&strong 7 neg&tally 7
    neg&think 7 neg&waste 7 never&tell 7 nolonger 7 nolonger&what 7 person 7 rather&report 7 remove&seem 7 report&right 7 right&switch 7
    right&team 7 right&want 7 role&you 7 seem&why 7 sign=bad~ 7 skip&trust 7 someone&today 7 start:last 7 start:lets 7 start:vouch 7
    strong&switch 7 summary&you 7 swear&trust 7 switch&you 7 tally&yesterday 7 team&weak 7 tell&we 7 tell&what 7 tell&yesterday 7
    think&yesterday 7 today 7 today&trust 7 waste&we 7 what&yesterday 7 #good&other 6 #good&trust 6 #good&we 6 #good&what 6 #other&both 6
    #role&right 6 #role&swear 6 #wolf&bet 6 #wolf&good 6 #wolf&role 6 #wolf&trust 6 ?he 6 Sb2# 6 Sg0 6 Sg0# 6 actbad&doubt 6 actbad&how 6
    actbad&hurry 6 actbad&if 6 actbad&tally 6 actbad&we 6 actbad&yesterday 6 actbad&you 6 bot&right 6 c=bad+callVote 6 c=ballot+callVote 6
    c=belief+why 6 c=doubt+mine 6 c=doubt+together 6 c=forced 6 c=good+he 6 c=good+reported 6 c=he+why 6 c=maybe+not 6 c=not+spare 6
    c=not+twist 6 c=opinion+unreal 6 c=reported+voting 6 c=result+unreal 6 c=twist+you 6 c=why+you 6 check&explain 6 claim&vote 6
    decide&must 6 doubt&evil 6 doubt&report 6 doubt&switch 6 doubt&trust 6 doubt&we 6 dunno&lets 6 end:check 6 end:report 6 end:wrong 6
    evil&he 6 evil&my 6 explain&i 6 explain&imagine 6 find&we 6 hardly&trust 6 he&never 6 he&role 6 he&tell 6 he&vouch 6 if 6 imagine&my 6
    imagine&right 6 imagine&skip 6 keep&tell 6 kill&neg 6 kill&switch 6 kill&what 6 less&nolonger 6 lets&what 6 lie&trust 6 lie&weak 6
    lie&yesterday 6 me&other 6 me&quiet 6 me&rather 6 morevotes&we 6 must&wrong 6 my&remove 6 my&vote 6 n:if 6 neg&nobody 6 neg&other 6
    neg&shady 6 neg&want 6 never&you 6 nobody 6 nobody&skip 6 other&strong 6 other&summary 6 other&you 6 quiet&seem 6 quiet&what 6
    rather&shady 6 rather&strong 6 rather&tell 6 remove&vote 6 report&where 6 result&surprise 6 result&switch 6 result&what 6 right&trust 6
    shady&stop 6 shady&we 6 shady&what 6 start:claim 6 start:never 6 start:right 6 start:why 6 start:wrong 6 stop&why 6 strong&why 6
    surprise 6 swear&vote 6 switch&trust 6 vote&want 6 vote&wrong 6 what&wrong 6 yesterday&you 6 #good&good -6 #good&he -6 #other&night -6
    #role&last -6 #role&where -6 #wolf&kill -6 ?me -6 ?summary -6 all&claim -6 all&shady -6 all&tell -6 all&today -6 c=cond+result -6
    c=intend+not -6 c=unreal+voting -6 check&strong -6 dislike&me -6 dunno&good -6 dunno&want -6 explain&think -6 good&lie -6 he&seem -6
    he&today -6 hurry&switch -6 imagine&join -6 keep&neg -6 keep&person -6 lastgame&strong -6 lie&takeback -6 me&nolonger -6 n:me -6
    n:must -6 night&right -6 rather&someone -6 remove&wrong -6 role&today -6 role&who -6 shady&you -6 skip&stop -6 skip&why -6
    start:#role -6 summary&today -6 tally&where -6 vote&what -6 #good&decide -7 #role&good -7 #role&praise -7 #role&summary -7 #v&my -7
    #v&rather -7 #v&someone -7 ?what -7 actbad&my -7 bot -7 bot&what -7 c=asks+cond -7 c=bad+role -7 c=maybe+you -7 c=mine+why -7
    c=nobody -7 c=suspect+why -7 claim&result -7 decide&today -7 dislike&explain -7 dunno&weak -7 end:find -7 end:rather -7 explain&must -7
    find -7 good&lastgame -7 good&tally -7 i&person -7 i&skip -7 imagine&you -7 kill&nobody -7 kill&who -7 lie&seem -7 me&neg -7 my&weak -7
    n:imagine -7 n:keep -7 neg&person -7 night&skip -7 right&think -7 start:someone -7 summary -7 tally&weak -7 tell&wrong -7 vote&where -7
    waste&why -7 #good&why -8 #other&tell -8 #role&switch -8 #role&yesterday -8 #v&right -8 #wolf&i -8 #wolf&what -8 actbad&summary -8
    all&doubt -8 all&wrong -8 bot&role -8 bot&want -8 both&strong -8 c=asks+bad -8 c=asks+ballot -8 c=bad+suspect -8 c=bot -8
    c=not+unreal -8 decide&night -8 he&kill -8 he&sorry -8 hurry&seem -8 hurry&team -8 hurry&today -8 i&lie -8 i&today -8 if&my -8
    if&rather -8 if&someone -8 keep&my -8 like&you -8 me&result -8 must&think -8 my&tell -8 n:lets -8 neg&steal -8 nolonger&someone -8
    other&stop -8 seem&what -8 summary&what -8 takeback&tally -8 think&why -8 #a&i -9 #role&evil -9 #role&greet -9 #role&we -9 #v&claim -9
    #v&strong -9 #wolf&night -9 #wolf&today -9 all&dislike -9 all&other -9 bot&seem -9 c=asks+reported -9 c=ballot+together -9
    c=cond+suspect -9 c=intend+role -9 c=reported+you -9 c=role+why -9 check&think -9 dislike&i -9 dislike&why -9 end:someone -9
    good&greet -9 good&kill -9 i&must -9 imagine&lie -9 join&want -9 keep&remove -9 kill&praise -9 last&yesterday -9 lets&seem -9
    lie&why -9 me&yesterday -9 must&switch -9 my&skip -9 n:someone -9 n:vote -9 neg&result -9 nobody&report -9 rather&skip -9 role&think -9
    skip -9 skip&you -9 start:summary -9 steal&today -9 think&who -9 wait -9 #good&night -10 #other&result -10 #role&i -10 #role&want -10
    #v&me -10 ?my -10 ?result -10 both&he -10 c=claim+you -10 c=result+you -10 c=unsure -10 claim&i -10 claim&must -10 decide&hurry -10
    dunno&what -10 end:night -10 evil&you -10 explain&good -10 find&he -10 good&hurry -10 good&must -10 good&shady -10 good&team -10
    greet&today -10 he&what -10 if&me -10 imagine&neg -10 me&summary -10 me&vote -10 me&weak -10 my&want -10 n:dunno -10 rather&think -10
    remove&skip -10 skip&think -10 start:check -10 start:skip -10 tell&where -10 #good&want -11 #role&all -11 #role&my -11 all&must -11
    all&rather -11 all&think -11 both&role -11 both&team -11 c=claim+he -11 claim&role -11 i&steal -11 must&tell -11 nolonger&role -11
    shady&who -11 skip&what -11 someone&wrong -11 sorry&today -11 strong&swear -11 today&who -11 what&who -11 #v&if -12 #v&who -12
    #wolf&how -12 ?i -12 ?rather -12 all&vote -12 both&me -12 c=maybe+together -12 check&he -12 evil&night -12 good&role -12 i&someone -12
    if&result -12 len=2 -12 lie&result -12 must&report -12 must&what -12 nolonger&result -12 rather&yesterday -12 remove&we -12
    skip&want -12 skip&we -12 someone&want -12 strong&yesterday -12 swear&wrong -12 today&why -12 #good&person -13 #good&vote -13
    #other&where -13 #role&decide -13 #role&nolonger -13 #role&why -13 ?check -13 both&i -13 c=good+suspect -13 claim&someone -13
    claim&yesterday -13 dunno&neg -13 how&vote -13 hurry&skip -13 kill&skip -13 must&today -13 n:my -13 n:role -13 neg&role -13 neg&who -13
    rather&what -13 someone&think -13 start:takeback -13 takeback&vote -13 tell&who -13 today&vote -13 vote&who -13 want&what -13
    weak&who -13 #good&evil -14 #other&team -14 #role&remove -14 #v&join -14 ?#v -14 ?all -14 all&you -14 both&someone -14 bye&remove -14
    c=claim -14 c=summary -14 claim&he -14 good&why -14 how&i -14 i&summary -14 if&switch -14 lets&who -14 n:result -14 nobody&vote -14
    nobody&who -14 someone&yesterday -14 start:greet -14 #other&me -15 #other&you -15 #role&explain -15 all&where -15 c=claim+opinion -15
    c=good+rather -15 claim&skip -15 dunno&me -15 end:#v -15 greet&vote -15 how&tally -15 i&swear -15 imagine&weak -15 kill&me -15
    me&wrong -15 praise&strong -15 someone&tell -15 tally&today -15 #good&kill -16 #v&nolonger -16 #v&seem -16 c=claim+role -16
    check&who -16 i&kill -16 if&kill -16 if&nolonger -16 kill&yesterday -16 me&someone -16 rather&who -16 report&skip -16 today&want -16
    we&where -16 who&yesterday -16 #good&claim -17 #role&claim -17 #role&keep -17 ?skip -17 all&bot -17 all&hurry -17 all&kill -17
    c=good+why -17 c=mine+suspect -17 lets&role -17 n:nobody -17 n:skip -17 n:who -17 skip&weak -17 skip&who -17 tally&who -17
    #role&lets -18 #role&you -18 #wolf&who -18 all&greet -18 dunno&i -18 my&what -18 night&strong -18 report&today -18 someone&summary -18
    someone&weak -18 start:hurry -18 strong&who -18 #a&#role -19 #good&someone -19 #role&laugh -19 claim&today -19 i&role -19
    someone&tally -19 we&who -19 #good&#role -20 c=asks+maybe -20 c=bad+claim -20 c=ballots -20 c=claim+voting -20 end:praise -20
    my&role -20 praise&you -20 #role&lie -21 #role&today -21 #role&vote -21 ?lets -21 c=mourn -21 claim&lets -21 claim&me -21 end:thank -21
    greet&lets -21 skip&vote -21 tell&today -21 #other&i -22 #role&actbad -22 end:summary -22 someone&vote -22 c=good+voting -23
    lets&skip -23 start:bye -23 #role&team -24 c=greet -24 if&today -24 all&who -25 c=hurry -25 c=withMe -25 claim&sorry -25 end:skip -25
    i&what -25 seem&who -25 #role&#wolf -26 end:bye -26 bye -28 start:#other -29 c=thanks -30 start:thank -30 thank -30 all&role -31
    c=retract -31 #role&join -34 c=second -35 many -36 c=claimAll -38 c=defend -42`;
