/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const claim = `
    c=claim 61 many 50 #role&i 37 #other&i 36 #role&#wolf 36 #role&all 33 start:#other 33 #role 32 c=claim+mine 32 start:#role 32
    c=claim+role 30 len=l 29 #good&#role 25 #role&actbad 25 #role&greet 25 #wolf&i 25 c=withMe 25 i&role 25 #role&join 24 #role&keep 24
    #role&team 24 c=bad+claim 24 #a&#role 22 #role&today 22 claim&me 22 result&today 22 #other 21 #role&laugh 21 #role&lets 21
    #role&vote 21 #role&why 21 #wolf&what 21 c=claim+together 21 my&role 21 #other&me 20 #v&join 20 c=cond+result 20 praise&you 20
    #role&want 19 #role&you 19 c=not+unreal 19 end:want 19 night&strong 19 #good&claim 18 #role&good 18 #role&praise 18 both&team 18
    c=claim+cond 18 c=claim+good 18 c=good+rather 18 greet&i 18 i&person 18 imagine&weak 18 kill&praise 18 my&skip 18 n:#good 18
    neg&role 18 rather&who 18 #good&#v 17 #good&he 17 #good&night 17 #role&explain 17 actbad&i 17 all&kill 17 both&i 17 c=asks+bad 17
    c=good+voting 17 claim&good 17 end:#wolf 17 i&keep 17 i&steal 17 n=2 17 start:check 17 start:neg 17 #role&me 16 #v&nolonger 16
    c=claim+opinion 16 c=rather 16 check&he 16 check&me 16 end:night 16 end:praise 16 imagine&neg 16 n:role 16 today&why 16 want&you 16
    #a 15 #good&neg 15 #other&result 15 #other&team 15 #role&switch 15 #wolf 15 #wolf&he 15 c=claim+he 15 end:steal 15 good&role 15
    join&me 15 me&remove 15 my&tally 15 n:who 15 praise&vote 15 #a&i 14 #good&evil 14 #role&he 14 #role&strong 14 #wolf&today 14
    c=bad+result 14 c=bad+role 14 claim&tell 14 end:#v 14 end:rather 14 keep 14 laugh&neg 14 my&vote 14 n:imagine 14 n:laugh 14
    rather&yesterday 14 role&think 14 role&weak 14 #role&my 13 #role&neg 13 #role&person 13 #role&summary 13 #v&if 13 #v&strong 13
    #wolf&night 13 both&he 13 both&role 13 c=mine+voting 13 end:both 13 evil&night 13 good&shady 13 if&result 13 if&want 13 imagine&you 13
    last&night 13 lets&seem 13 lie&why 13 neg&person 13 neg&who 13 strong&yesterday 13 wait 13 want&why 13 #other&stop 12 #role&claim 12
    #role&decide 12 #role&remove 12 #role&tell 12 #wolf&rather 12 ?good 12 c=claim+not 12 c=claim+result 12 c=cond+good 12 c=cond+not 12
    check&think 12 decide&night 12 decide&report 12 decide&tell 12 end:#role 12 good&today 12 he&i 12 he&today 12 i&team 12 i&yesterday 12
    join&role 12 join&you 12 len=2 12 me&neg 12 me&who 12 neg&steal 12 nobody&report 12 right&swear 12 skip&you 12 #role&evil 11
    #role&like 11 #v&me 11 #wolf&kill 11 both&strong 11 c=bad+good 11 c=result+you 11 c=role+why 11 c=unreal+voting 11 check&if 11
    dunno&today 11 dunno&what 11 end:keep 11 evil&you 11 i&join 11 i&remove 11 if&someone 11 join&kill 11 join&want 11 join&what 11
    keep&neg 11 my&report 11 my&weak 11 n:why 11 nobody&who 11 nolonger&result 11 rather&think 11 report&skip 11 report&you 11
    start:claim 11 vote&why 11 want&what 11 who&why 11 #good&result 10 #good&right 10 #good&role 10 #role&nolonger 10 #role&yesterday 10
    #v&my 10 ?rather 10 Sg1 10 Sg1# 10 actbad&good 10 actbad&my 10 all&greet 10 all&you 10 both&result 10 c=asks+not 10 c=bad+mine 10
    c=good+not 10 check&neg 10 check&report 10 end:i 10 greet&vote 10 greet&you 10 i&strong 10 i&why 10 kill&lets 10 kill&who 10 n:all 10
    n:nobody 10 n:skip 10 rather&stop 10 remove&stop 10 role&what 10 sign=bad~ 10 skip&weak 10 skip&who 10 steal&today 10 stop&strong 10
    think&vote 10 think&yesterday 10 what&why 10 yesterday 10 #good&vote 9 #good&yesterday 9 #role&last 9 #role&what 9 #v&result 9
    #v&right 9 #wolf&find 9 #wolf&good 9 #wolf&vote 9 actbad&shady 9 all&vote 9 c=asks+cond 9 c=opinion+result 9 c=opinion+together 9
    c=role 9 check&result 9 claim&keep 9 end:strong 9 good&remove 9 he&kill 9 i&lets 9 i&nolonger 9 i&right 9 if&nolonger 9 join&neg 9
    join&weak 9 keep&me 9 keep&remove 9 keep&stop 9 lastgame&other 9 lets&strong 9 my&what 9 my&why 9 n:check 9 n:keep 9 n:my 9 n:shady 9
    neg&strong 9 night&you 9 remove&think 9 role 9 role&you 9 skip&why 9 strong&trust 9 team 9 today&want 9 why 9 #good&imagine 8
    #good&kill 8 #other&night 8 #role&right 8 #role&role 8 #role&stop 8 #v&good 8 #wolf&tell 8 c=he+result 8 c=mine+rather 8 c=not+result 8
    c=result+role 8 check&switch 8 good&want 8 greet&hurry 8 greet&today 8 he&want 8 hurry&my 8 hurry&right 8 i&kill 8 i&laugh 8 i&who 8
    keep&person 8 keep&strong 8 keep&want 8 kill&strong 8 me&rather 8 my&neg 8 my&think 8 n:lie 8 neg&shady 8 neg&why 8 night&right 8
    nolonger&role 8 rather&right 8 rather&skip 8 report&strong 8 start:team 8 start:today 8 start:why 8 strong&you 8 #role&someone 7
    #v&switch 7 #wolf&if 7 #wolf&result 7 ?today 7 actbad&summary 7 actbad&think 7 all&role 7 both&my 7 both&want 7 c=cond+suspect 7
    c=good+mine 7 c=good+why 7 c=he+you 7 c=mine+opinion 7 c=result+voting 7 c=together+voting 7 claim&person 7 claim&vote 7
    claim&yesterday 7 decide&steal 7 dunno&role 7 end:join 7 end:stop 7 end:weak 7 end:what 7 end:yesterday 7 end:you 7 good&night 7
    greet&lets 7 he&person 7 hurry&vote 7 i&swear 7 if&today 7 keep&rather 7 kill&yesterday 7 n:lets 7 n:strong 7 n:summary 7 neg&summary 7
    nolonger&today 7 rather&someone 7 skip&switch 7 think&what 7 #good 6 #good&explain 6 #good&i 6 #role&hurry 6 #role&kill 6 #role&tally 6
    #v&what 6 ?greet 6 Sx0 6 Sx0# 6 actbad&lastgame 6 all&neg 6 all&seem 6 both&skip 6 c=asks+claim 6 c=asks+role 6 c=bad+voting 6
    c=good+you 6 check&strong 6 claim&role 6 decide&nolonger 6 decide&result 6 dunno&he 6 end:check 6 end:find 6 explain&he 6 explain&my 6
    good&person 6 greet&nolonger 6 greet&switch 6 he&strong 6 he&why 6 he&you 6 i&rather 6 i&someone 6 if&you 6 kill&vote 6 lets&think 6
    me&think 6 me&want 6 my&stop 6 my&you 6 n:he 6 n:surprise 6 neg&stop 6 neg&surprise 6 nolonger&strong 6 praise 6 rather&surprise 6
    rather&what 6 result&stop 6 start:he 6 start:join 6 steal&what 6 stop&you 6 tally&think 6 #good&dislike -6 #wolf&check -6 ?bot -6
    ?role -6 ?weak -6 actbad&vote -6 all&tally -6 all&why -6 bet -6 c=ballot+you -6 c=belief+good -6 c=belief+not -6 c=callVote+result -6
    c=cond+unreal -6 c=intend+not -6 c=mine+together -6 claim&my -6 claim&result -6 claim&what -6 decide&join -6 decide&weak -6 end:if -6
    end:never -6 end:skip -6 end:tell -6 evil&strong -6 evil&tell -6 explain&vote -6 explain&you -6 good&rather -6 good&summary -6
    hardly -6 he&weak -6 how&seem -6 hurry&lets -6 i&wrong -6 if&keep -6 imagine&person -6 imagine&wrong -6 kill&waste -6 lastgame&neg -6
    lets&skip -6 lets&why -6 lie&me -6 lie&tell -6 me&my -6 me&sorry -6 me&summary -6 me&tally -6 me&why -6 me&wrong -6 must&switch -6
    my&result -6 my&right -6 n:decide -6 n:doubt -6 n:stop -6 neg&nobody -6 neg&tally -6 neg&today -6 neg&we -6 neg&wrong -6
    never&report -6 night&switch -6 nobody -6 nobody&skip -6 nolonger&vote -6 person&think -6 praise&strong -6 rather&today -6
    rather&why -6 report&today -6 right&seem -6 right&vote -6 right&want -6 skip&yesterday -6 someone&summary -6 someone&tell -6
    someone&think -6 someone&what -6 start:actbad -6 start:dislike -6 start:imagine -6 start:right -6 start:tally -6 start:weak -6
    strong&team -6 summary&tell -6 switch&vote -6 takeback&wrong -6 team&think -6 team&vote -6 tell&today -6 tell&want -6 today&where -6
    today&who -6 today&wrong -6 why&you -6 #good&keep -7 #good&lie -7 #role&where -7 #v&neg -7 #v&who -7 #wolf&greet -7 #wolf&seem -7
    #wolf&weak -7 ?actbad -7 actbad&both -7 actbad&imagine -7 actbad&neg -7 all&explain -7 all&imagine -7 all&wrong -7 both&neg -7
    both&tell -7 c=ballot -7 c=doubt -7 c=he+not -7 c=maybe+not -7 c=maybe+role -7 c=mine+twist -7 check&seem -7 claim&must -7
    decide&good -7 dislike -7 end:claim -7 end:doubt -7 end:right -7 end:switch -7 end:we -7 explain&rather -7 good&imagine -7
    good&nolonger -7 good&praise -7 good&you -7 greet&team -7 he&steal -7 he&tally -7 he&trust -7 how&i -7 hurry&must -7 if&vote -7
    join&tell -7 kill&night -7 kill&skip -7 kill&today -7 lastgame&never -7 len=1 -7 lets&remove -7 lets&today -7 lets&you -7 lie&vote -7
    lie&what -7 me&skip -7 my&want -7 n:how -7 n:never -7 n:tell -7 n:today -7 neg&result -7 nolonger&want -7 result&right -7
    result&someone -7 right&think -7 seem&want -7 start:lastgame -7 start:night -7 start:other -7 start:result -7 start:where -7
    switch&think -7 tally -7 tell&think -7 vote&we -7 we&you -7 who&you -7 wrong&you -7 #good&me -8 #good&today -8 #other&vote -8
    #role&sorry -8 #role&we -8 #v&role -8 #v&yesterday -8 ?explain -8 all&hurry -8 all&person -8 all&what -8 c=bad+maybe -8 c=bad+unreal -8
    c=ballots -8 c=callVote+mine -8 c=mine+role -8 c=mine+why -8 c=not+reported -8 c=reported+suspect -8 c=results -8 c=together+unreal -8
    c=together+why -8 check&claim -8 claim&he -8 claim&think -8 decide&if -8 decide&keep -8 doubt&i -8 doubt&neg -8 dunno&result -8
    dunno&swear -8 end:bye -8 end:must -8 end:swear -8 good&lets -8 good&swear -8 greet&weak -8 how&neg -8 hurry -8 i&must -8 if&lets -8
    if&what -8 imagine&today -8 join&strong -8 join&think -8 kill&want -8 lets&person -8 lets&summary -8 lets&tally -8 like&neg -8
    me&you -8 my&swear -8 my&tell -8 my&yesterday -8 n:#role -8 n:like -8 n:team -8 neg&sorry -8 night&someone -8 nolonger&think -8
    rather&you -8 result&strong -8 result&why -8 role&skip -8 role&why -8 seem&swear -8 seem&you -8 someone&want -8 someone&yesterday -8
    start:all -8 start:decide -8 start:takeback -8 steal&vote -8 summary -8 summary&what -8 tally&yesterday -8 tell&vote -8 think&you -8
    today&yesterday -8 vote&waste -8 vote&wrong -8 weak&you -8 #good&person -9 #good&someone -9 #good&strong -9 #v -9 #wolf&like -9
    #wolf&someone -9 #wolf&team -9 #wolf&you -9 ?imagine -9 ?why -9 Sx1 -9 Sx1# -9 actbad&strong -9 c=asks+together -9 c=belief+mine -9
    c=disagree -9 c=maybe+you -9 c=voted -9 c=wager -9 check&night -9 decide&my -9 end:dunno -9 he&lie -9 he&my -9 how&rather -9 if&must -9
    imagine&lie -9 imagine&nolonger -9 keep&lets -9 last&lastgame -9 lets&role -9 lets&vote -9 lie&rather -9 must&today -9 neg&team -9
    neg&yesterday -9 nolonger&wrong -9 rather&role -9 rather&seem -9 result&skip -9 right&team -9 seem&weak -9 someone&today -9
    someone&vote -9 strong&want -9 switch&wrong -9 tell&weak -9 think&today -9 think&trust -9 #good&#wolf -10 #wolf&how -10 ?report -10
    ?result -10 all&good -10 c=good+reported -10 c=mine+spare -10 c=spare+together -10 c=summary -10 c=together -10 claim&rather -10
    claim&sorry -10 decide&neg -10 end:decide -10 end:morevotes -10 end:thank -10 good&result -10 he&must -10 he&tell -10 he&wrong -10
    hurry&want -10 i&think -10 imagine&strong -10 lets&what -10 lie&result -10 me&tell -10 morevotes&must -10 morevotes&want -10 n:good -10
    n:remove -10 night&steal -10 result&you -10 seem&think -10 start:seem -10 stop&vote -10 strong&weak -10 strong&what -10 vote&what -10
    #role&#v -11 #role&report -11 #v&today -11 #wolf&join -11 #wolf&my -11 #wolf&strong -11 ?all -11 ?vote -11 ?who -11 c=bad+you -11
    c=he+together -11 c=maybe+mine -11 c=maybe+unreal -11 c=suspect+together -11 c=unsuspect -11 claim&if -11 end:bot -11 end:report -11
    good&me -11 good&seem -11 good&switch -11 good&team -11 good&tell -11 he&if -11 i&vouch -11 join&team -11 must&think -11 must&want -11
    my&strong -11 neg&tell -11 rather&tell -11 start:lets -11 start:shady -11 stop&today -11 #wolf&actbad -12 #wolf&must -12
    c=claim+unreal -12 c=good+twist -12 c=maybe+reported -12 c=result+together -12 c=suspect+you -12 c=unsure -12 claim&imagine -12
    end:other -12 end:seem -12 he&keep -12 how&what -12 i&summary -12 lets&we -12 morevotes -12 sorry -12 start:remove -12
    summary&today -12 vouch -12 weak -12 who -12 #good&all -13 #good&swear -13 ?he -13 all&me -13 all&report -13 c=asks -13
    c=bad+opinion -13 c=byOther -13 c=callVote -13 c=claim+maybe -13 c=good+suspect -13 c=good+together -13 c=not+voting -13
    check&rather -13 claim&hurry -13 claim&seem -13 claim&someone -13 claim&trust -13 end:me -13 good&report -13 good&someone -13 he&me -13
    i&never -13 i&praise -13 i&want -13 imagine&tell -13 lastgame&result -13 lastgame&yesterday -13 rather&result -13 report&who -13
    skip -13 start:laugh -13 think -13 #good&lets -14 #other&report -14 #role&never -14 #wolf&evil -14 c=asks+ballot -14 c=bad+suspect -14
    c=maybe -14 c=reported -14 claim&lets -14 end:#other -14 end:my -14 end:shady -14 i&takeback -14 if&me -14 imagine&switch -14
    lets&rather -14 report&someone -14 skip&vote -14 start:bye -14 start:want -14 think&want -14 trust -14 #wolf&all -15 #wolf&think -15
    ?you -15 c=asks+opinion -15 c=bad+reported -15 c=callVote+together -15 c=intend+mine -15 c=thanks -15 check&role -15 decide&vote -15
    dunno&good -15 end:hurry -15 end:takeback -15 end:trust -15 explain&me -15 good&kill -15 he&who -15 less -15 n:if -15 neg&never -15
    role&strong -15 role&tell -15 start:strong -15 start:thank -15 thank -15 where -15 #wolf&both -16 #wolf&laugh -16 bot -16
    c=asks+voting -16 c=belief -16 c=hurry -16 c=twist -16 end:lie -16 lie&seem -16 lie&want -16 role&vote -16 skip&someone -16 someone -16
    start:dunno -16 start:if -16 start:stop -16 c=asks+you -17 c=role+unreal -17 good&think -17 good&vote -17 imagine&rather -17 k0 -17
    lastgame&my -17 result&role -17 result&what -17 skip&today -17 start:greet -17 start:hurry -17 stop&want -17 #good&if -18
    #role&must -18 ?someone -18 c=agree -18 c=good+opinion -18 c=mine+reported -18 c=spare -18 doubt -18 end:kill -18 end:who -18
    end:wrong -18 i&if -18 never -18 night&role -18 start:both -18 start:keep -18 start:think -18 switch&want -18 wrong -18 c=intend -19
    c=suspect -19 claim&lie -19 dunno -19 end:nobody -19 #v&night -20 c=asks+good -20 c=asks+unreal -20 end:sorry -20 good&my -20
    he&night -20 i&sorry -20 if&neg -20 night&result -20 seem -20 ?i -21 c=claimAll -21 c=mourn -21 how -21 takeback -21 we -21 bye -22
    c=why+you -22 claim&you -22 end:today -22 report -22 #other&#v -23 end:imagine -23 he&report -23 n:vote -23 result&yesterday -23
    S02# -24 end:think -24 c=asks+suspect -25 c=vouch -25 claim&report -25 i&lie -25 if&tell -25 start:switch -25 must -26 c=nobody -27
    neg&vote -27 start:who -27 c=retract -28 start:#good -28 ?claim -29 ?think -29 c=bot -29 me&what -29 start:praise -30 #role&lie -31
    end:vote -31 c=second -32 start:someone -32 lie -35 n:i -35 ? -36 start:what -37 ?#role -44 c=comeOut -51`;
