/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const wonder = `
    ?i 34 c=asks+mine 28 end:me 25 i&what 25 c=mine+why 24 c=why 20 my&what 19 c=asks+why 18 explain&i 18 i&must 17 me&what 17 think&why 17
    all&explain 16 all&me 16 explain&think 16 someone&what 16 someone&wrong 16 end:must 15 i&why 15 must&what 15 ?all 14 c=together+why 14
    c=why+you 14 i&someone 14 many 14 someone&tell 14 tell&what 14 what&wrong 14 ?lets 13 all&dislike 13 all&i 13 dislike&i 13
    dislike&why 13 i&lets 13 lets&me 13 must 13 start:why 13 ?me 12 all&what 12 all&why 12 dislike 12 dislike&explain 12 end:explain 12
    n:rather 12 neg&rather 12 tally&what 12 wait 12 #wolf&why 11 ?shady 11 ?you 11 c=bad+you 11 c=mine+suspect 11 c=opinion+reported 11
    c=opinion+suspect 11 c=opinion+together 11 c=suspect+why 11 dislike&me 11 explain&me 11 i&wrong 11 tell&wrong 11 #wolf&explain 10
    c=atMe 10 c=mine+you 10 c=reported+suspect 10 c=reported+you 10 doubt&rather 10 explain&lets 10 explain&must 10 how&neg 10 i&rather 10
    must&rather 10 must&right 10 must&why 10 n:must 10 right&what 10 #wolf&think 9 #wolf&you 9 c=asks+doubt 9 c=bad+reported 9 c=bad+why 9
    c=doubt+not 9 c=doubt+why 9 c=reported+together 9 explain 9 explain&my 9 i&my 9 lets&what 9 me&wrong 9 must&neg 9 my 9 ?my 8
    c=asks+you 8 c=doubt+you 8 c=not+why 8 c=opinion+why 8 c=reported+why 8 dislike&lets 8 doubt&i 8 doubt&think 8 end:why 8
    explain&shady 8 lets&why 8 me&think 8 my&rather 8 neg&what 8 think&you 8 ?explain 7 ?greet 7 ?think 7 ?why 7 all&my 7 all&vote 7
    c=bad+doubt 7 c=doubt 7 c=mine+opinion 7 c=mine+reported 7 doubt&explain 7 doubt&neg 7 doubt&why 7 explain&greet 7 greet&why 7
    i&shady 7 kill&my 7 len=1 7 lets&my 7 me&my 7 me&shady 7 me&tell 7 my&neg 7 n:my 7 shady&think 7 shady&why 7 tell&who 7 weak&wrong 7
    what 7 why 7 wrong 7 ? 6 ?strong 6 all&tally 6 c=asks+not 6 c=role+why 6 explain&what 6 greet&vote 6 he&lets 6 i&tally 6 i&tell 6
    kill&what 6 lie&tell 6 lie&what 6 me&someone 6 n:who 6 neg&tell 6 neg&who 6 rather&someone 6 rather&who 6 shady&you 6 someone&weak 6
    start:explain 6 tell&weak 6 weak&what 6 #other&i -6 #role&explain -6 #role&neg -6 #role&think -6 #role&you -6 #v -6 ?claim -6 ?join -6
    ?who -6 bot&what -6 c=asks+intend -6 c=bad -6 c=callVote+you -6 c=comeOut -6 c=cond+mine -6 c=good+you -6 c=thanks -6
    c=together+unreal -6 c=voting+you -6 claim&i -6 end:greet -6 end:night -6 end:remove -6 end:someone -6 end:sorry -6 explain&laugh -6
    he&who -6 i&sorry -6 i&stop -6 i&switch -6 laugh&neg -6 laugh&why -6 len=2 -6 lets&stop -6 lets&tell -6 lets&think -6 me&summary -6
    me&who -6 n:i -6 n:laugh -6 n=3 -6 neg&skip -6 neg&think -6 neg&vote -6 result&what -6 role&why -6 someone&summary -6 someone&today -6
    someone&vote -6 start:hurry -6 start:thank -6 start:yesterday -6 thank -6 think&weak -6 today&vote -6 trust -6 #role&claim -7
    #role&my -7 #role&why -7 #wolf&all -7 all&who -7 c=asks+unreal -7 c=asks+voting -7 c=ballot+mine -7 c=ballot+voting -7 c=ballots -7
    c=byOther -7 c=callVote+mine -7 c=claim+together -7 c=he -7 c=role -7 c=voted -7 check -7 decide&i -7 dunno&me -7 end:doubt -7
    explain&he -7 explain&want -7 good&i -7 hurry&must -7 i&laugh -7 i&vote -7 if -7 kill&why -7 lets&we -7 me&role -7 my&right -7 n:me -7
    rather&think -7 right&think -7 someone&think -7 start:claim -7 start:dunno -7 start:right -7 start:today -7 start:vote -7 tell&why -7
    where -7 #good -8 ?want -8 all&tell -8 both -8 c=callVote+together -8 c=claim+you -8 c=cond -8 c=hurry -8 c=results -8 end:join -8
    end:my -8 i&report -8 kill&vote -8 kill&you -8 lets&who -8 lets&you -8 me&neg -8 neg -8 role&you -8 skip&someone -8 start:he -8
    start:skip -8 strong -8 think -8 want&what -8 want&why -8 you -8 actbad -9 all&think -9 all&you -9 c=asks+callVote -9 c=intend+mine -9
    c=not+you -9 end:shady -9 end:vote -9 end:want -9 explain&tell -9 he -9 i&role -9 i&seem -9 i&skip -9 imagine -9 join&you -9 k0 -9
    keep -9 len=l -9 me&want -9 n:explain -9 other -9 sorry -9 start:neg -9 start:tell -9 tell&vote -9 vote&who -9 yesterday -9 #other -10
    ?bot -10 c=asks+claim -10 c=good+why -10 dunno&i -10 end:claim -10 end:right -10 end:who -10 hurry&i -10 i&today -10 remove -10
    start:good -10 start:greet -10 start:strong -10 tally&vote -10 team -10 what&you -10 #role&what -11 ?#role -11 S01 -11 S01# -11
    c=asks+ballot -11 c=ballot -11 c=claimAll -11 c=mine+unreal -11 c=red -11 c=result -11 end:bot -11 end:laugh -11 end:result -11
    end:takeback -11 laugh -11 n:why -11 night -11 stop -11 think&what -11 all&person -12 c=callVote -12 c=role+together -12 c=unsure -12
    decide -12 end:#role -12 end:neg -12 end:person -12 i&person -12 i&takeback -12 lets&person -12 my&think -12 start:#wolf -12
    today&what -12 c=green -13 c=intend -13 end:lets -13 ?someone -14 c=greet -14 dunno -14 person -14 report -14 start:who -14
    c=denial -15 c=voting -15 end:hurry -15 end:think -15 start:you -15 summary&what -15 switch -15 takeback -15 vote&you -15 we -15
    #wolf -16 c=retract -16 end:today -16 good -16 result -16 seem -16 start:think -16 c=nobody -17 end:summary -17 end:you -17
    i&summary -17 i&want -17 skip -17 who -17 bot -18 c=asks+good -18 c=bot -18 c=defend -18 c=good+mine -18 start:#role -18 c=unreal -19
    claim -19 role -19 #wolf&what -20 c=claim+mine -20 vote -20 #role&i -22 Sg0 -22 Sg0# -22 hurry -22 len=m -22 summary -22 c=claim -26
    end:all -26 want -26 sign=good -28 today -28 c=good -30 c=second -31 c=summary -31 #role -33 n=2 -46 n=1 -96`;
