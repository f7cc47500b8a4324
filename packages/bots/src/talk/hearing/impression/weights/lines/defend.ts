/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const defend = `
    c=defend 66 swear 27 kill 24 me&vote 21 strong&swear 21 if&kill 20 kill&vote 20 #good&swear 19 #wolf&seem 19 c=good+mine 19 i&kill 19
    kill&me 19 good&i 18 good&kill 18 i&swear 18 kill&you 18 all&i 17 good&team 17 me&wrong 17 n:i 17 #good&rather 16 all&me 15
    c=bad+you 15 explain&good 15 if&me 15 start:i 15 start:you 15 wrong 15 #wolf&how 14 all&kill 14 all&wrong 14 c=good+why 14
    c=mine+spare 14 c=vouch 14 end:i 14 end:swear 14 good&vote 14 how&i 14 how&seem 14 i&team 14 i&you 14 if 14 swear&wrong 14
    vote&wrong 14 wrong&you 14 #good&i 13 c=claim+voting 13 c=mine+together 13 check&you 13 good&report 13 good&why 13 kill&waste 13
    n:me 13 start:vote 13 you 13 #good&keep 12 #good&kill 12 #good&why 12 c=not+together 12 end:#good 12 end:wrong 12 hurry&team 12
    i&seem 12 lets&you 12 vote&you 12 #good&switch 11 #wolf&check 11 #wolf&like 11 S01 11 S01# 11 all&swear 11 c=claim+you 11
    c=good+role 11 c=good+unreal 11 end:explain 11 find 11 good&hurry 11 good&result 11 good&swear 11 i&report 11 i&wrong 11 if&what 11
    like&you 11 me&neg 11 rather&swear 11 what&why 11 #wolf&you 10 Sx0 10 Sx0# 10 end:if 10 end:neg 10 good 10 how 10 i&if 10 if&today 10
    sign=good 10 swear&you 10 team 10 Sg0 9 Sg0# 9 all 9 all&you 9 both&me 9 c=cond+mine 9 c=spare+together 9 c=together+you 9 end:team 9
    explain&what 9 good&must 9 kill&rather 9 kill&today 9 kill&why 9 me&you 9 must&report 9 must&team 9 my&swear 9 n:kill 9 n:what 9
    waste&why 9 #role&vote 8 #wolf&i 8 all&he 8 all&right 8 both&vote 8 c=bad+together 8 c=cond+together 8 c=good+reported 8 c=spare 8
    c=spare+you 8 good&you 8 he&kill 8 i&vote 8 if&rather 8 keep&my 8 keep&swear 8 keep&think 8 kill&lets 8 kill&neg 8 kill&skip 8
    kill&switch 8 n:if 8 n:lets 8 report&team 8 report&tell 8 result&role 8 seem&you 8 start:seem 8 vote&waste 8 want&waste 8 #good&all 7
    #role&kill 7 all&rather 7 both&i 7 c=mine+voting 7 c=not+unreal 7 c=toMe 7 c=voting+you 7 find&he 7 i&me 7 kill&team 7 lets&rather 7
    lie&swear 7 like&seem 7 me 7 me&stop 7 n:all 7 right&wrong 7 strong&wrong 7 swear&think 7 switch&want 7 waste 7 all&if 6 all&keep 6
    all&lie 6 all&switch 6 all&why 6 c=bad+mine 6 end:rather 6 end:you 6 good&lie 6 good&tell 6 good&wrong 6 he&if 6 he&keep 6 i&like 6
    i&neg 6 i&result 6 if&neg 6 if&switch 6 if&vote 6 if&want 6 if&you 6 kill&want 6 lets&neg 6 lets&wrong 6 me&yesterday 6 n:both 6
    n:vote 6 neg&team 6 person&you 6 rather&today 6 rather&vote 6 rather&want 6 right&swear 6 sorry&vote 6 start:strong 6 team&vote 6
    today&why 6 want&why 6 #good&#role -6 #good&#v -6 #good&check -6 #good&explain -6 #good&if -6 #good&vouch -6 #role&imagine -6
    #role&role -6 #role&seem -6 #role&tell -6 #role&think -6 #role&what -6 #v&i -6 #wolf&me -6 #wolf&neg -6 #wolf&what -6 ?#good -6
    ?good -6 ?rather -6 actbad&i -6 all&hurry -6 all&role -6 all&trust -6 all&want -6 bot&seem -6 bot&you -6 bye -6 c=agree -6
    c=asks+reported -6 c=bad+result -6 c=bad+role -6 c=belief+together -6 c=claim+unreal -6 c=he+together -6 c=role+unreal -6
    c=suspect+together -6 c=together+unreal -6 c=together+why -6 c=unreal+voting -6 claim&want -6 dunno&good -6 dunno&rather -6
    dunno&switch -6 dunno&why -6 end:check -6 end:kill -6 end:remove -6 end:sorry -6 end:think -6 good&neg -6 good&right -6 greet&i -6
    greet&vote -6 he -6 he&strong -6 i&laugh -6 i&sorry -6 i&we -6 join&me -6 join&vote -6 me&skip -6 morevotes -6 my&strong -6
    my&takeback -6 n:who -6 neg&who -6 nolonger&today -6 rather&result -6 seem&strong -6 seem&swear -6 skip&yesterday -6 someone&think -6
    someone&today -6 start:#other -6 start:night -6 start:remove -6 start:weak -6 today&what -6 where -6 #good&want -7 #role&greet -7
    #role&want -7 #role&who -7 all&claim -7 all&greet -7 all&think -7 c=asks+claim -7 c=asks+together -7 c=bad+not -7 c=bad+unreal -7
    c=ballot+voting -7 c=belief+mine -7 c=callVote+together -7 c=mine+suspect -7 c=opinion -7 c=suspect+you -7 c=thanks -7 c=twist -7
    check&team -7 claim&lets -7 doubt -7 end:nobody -7 end:skip -7 end:summary -7 end:who -7 evil -7 greet&lets -7 he&what -7 hurry -7
    i&imagine -7 i&praise -7 i&remove -7 kill&who -7 lets&tell -7 me&strong -7 me&trust -7 me&want -7 me&why -7 n:he -7 neg&want -7
    neg&we -7 rather&what -7 right&seem -7 sign=good~ -7 start:dunno -7 start:takeback -7 start:thank -7 stop&today -7 thank -7
    vote&what -7 want&you -7 what&you -7 yesterday -7 #good&role -8 #role&today -8 #role&why -8 #wolf&lets -8 ?#role -8 ?what -8 S00 -8
    S00# -8 all&stop -8 c=asks+ballot -8 c=belief -8 c=claim+role -8 c=disagree -8 c=results -8 c=wager -8 end:join -8 end:my -8
    good&rather -8 good&someone -8 i&lets -8 i&lie -8 i&tally -8 i&today -8 len=2 -8 lets&think -8 lets&today -8 lets&what -8 like&me -8
    me&someone -8 me&weak -8 neg&nolonger -8 neg&result -8 nolonger&switch -8 result&vote -8 role&you -8 seem&think -8 sorry -8
    start:claim -8 start:hurry -8 start:praise -8 think&vote -8 #good&decide -9 #role&if -9 #role&switch -9 #wolf&strong -9 S02# -9
    all&explain -9 all&tell -9 c=ballots -9 c=cond+not -9 c=nobody -9 c=unsure -9 decide&vote -9 end:other -9 end:right -9 good&switch -9
    i&nobody -9 i&nolonger -9 i&rather -9 i&summary -9 i&who -9 last -9 n:role -9 n:think -9 n:today -9 role&tell -9 seem&team -9
    seem&weak -9 someone&vote -9 start:like -9 start:result -9 start:stop -9 strong&vote -9 takeback -9 think&weak -9 #good&neg -10
    #other&i -10 #role&rather -10 #role&strong -10 #v -10 actbad -10 all&check -10 c=asks+not -10 c=ballot -10 c=callVote -10 c=comeOut -10
    c=voted -10 decide&want -10 end:claim -10 end:role -10 end:trust -10 good&greet -10 he&lets -10 hurry&must -10 lastgame -10
    lets&stop -10 lets&we -10 n:someone -10 neg&role -10 neg&someone -10 neg&think -10 nobody&vote -10 right -10 shady -10 start:right -10
    vote&we -10 #good&good -11 #good&someone -11 #role&claim -11 #wolf&he -11 Sb0 -11 Sb0# -11 c=hurry -11 c=red -11 c=unsuspect -11
    claim&i -11 end:like -11 end:me -11 end:seem -11 end:today -11 explain&me -11 greet&strong -11 he&neg -11 lets -11 me&think -11
    skip -11 someone&who -11 start:who -11 start:why -11 #good&me -12 #good&person -12 #role&laugh -12 #wolf&all -12 ?i -12 all&what -12
    c=asks+you -12 c=claimAll -12 c=he+mine -12 good&think -12 me&switch -12 neg&nobody -12 night -12 nobody -12 nobody&skip -12
    praise&you -12 start:all -12 start:skip -12 start:think -12 start:yesterday -12 tally&vote -12 Sb1 -13 Sb1# -13 c=asks+suspect -13
    c=claim -13 c=good+result -13 c=mine+result -13 c=role+together -13 c=summary -13 decide&i -13 end:praise -13 good&person -13
    good&seem -13 i&my -13 i&vouch -13 i&why -13 len=l -13 my -13 n:rather -13 n:why -13 neg&today -13 nolonger -13 skip&someone -13
    vote&who -13 vouch -13 #role&praise -14 c=asks+mine -14 c=asks+role -14 c=claim+not -14 c=cond+good -14 c=intend+mine -14 dunno&i -14
    dunno&neg -14 end:bot -14 end:what -14 i&right -14 i&someone -14 i&trust -14 imagine -14 kill&praise -14 n:dunno -14 n:switch -14
    praise&vote -14 skip&today -14 summary -14 today -14 Sg1 -15 Sg1# -15 c=good+he -15 c=good+you -15 c=greet -15 c=why+you -15
    end:result -15 i&join -15 role -15 start:switch -15 tally -15 #other -16 #role&lets -16 #role&me -16 c=asks+voting -16 c=good+not -16
    c=intend -16 c=role+you -16 lets&strong -16 many -16 n:#role -16 remove -16 trust -16 #role&he -17 c=claim+together -17 c=mine+why -17
    i&think -17 me&what -17 other -17 sign=bad~ -17 start:#good -17 start:greet -17 start:today -17 we -17 bot -18 c=suspect -18
    me&seem -18 start:#wolf -18 start:someone -18 want -18 c=asks -19 c=claim+good -19 end:laugh -19 end:want -19 explain&i -19
    i&switch -19 join -19 laugh -19 c=bot -20 c=he -20 n:#good -20 praise -20 k0 -21 c=result -22 decide -22 end:hurry -22 i&skip -22
    len=1 -22 #role&all -23 dunno -23 end:vote -23 greet -23 i&want -24 claim -25 #role&neg -26 #role -27 ? -28 think -28 who -28
    c=retract -29 i&what -31 c=second -32 someone -32 c=claim+mine -35 n=2 -37 start:#role -41 #role&i -44 n=1 -78`;
