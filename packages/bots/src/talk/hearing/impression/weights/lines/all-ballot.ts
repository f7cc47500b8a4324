/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const allBallot = `
    c=ballot+together 27 c=asks+ballot 24 lets&who 24 c=asks+voting 23 c=ballot 23 all&where 21 c=ballot+voting 21 vote&where 19 we&who 19
    all&vote 18 where 17 all&who 16 start:where 16 start:who 15 vote&we 15 lets&vote 14 tally&where 14 want&what 14 c=asks+reported 13
    c=ballot+mine 13 kill&who 13 c=reported+together 12 c=voting 12 end:who 12 today&vote 12 want&where 12 ?kill 11 all&want 11 how&want 11
    all&remove 10 c=asks+together 10 c=ballot+you 10 end:want 10 how&today 10 today&we 10 who 10 ?how 9 c=reported 9 end:kill 9 how&what 9
    kill&we 9 remove&vote 9 ?want 8 ?what 8 c=reported+you 8 c=together+voting 8 end:we 8 he&lets 8 how&vote 8 tally&today 8 today&who 8
    vote&who 8 we 8 all&decide 7 all&he 7 c=mine+reported 7 c=suspect+voting 7 vote&want 7 ?all 6 ?lets 6 end:today 6 today&want 6
    #role&i -6 ?#role -6 ?decide -6 all&we -6 both&lets -6 both&vote -6 c=asks+bad -6 c=callVote+together -6 c=good+mine -6
    c=good+together -6 c=mine+not -6 c=mine+role -6 c=results -6 c=role+together -6 c=you -6 decide&today -6 end:neg -6 end:remove -6
    end:right -6 end:takeback -6 explain&why -6 i&my -6 i&want -6 lets&skip -6 lets&think -6 my -6 n:vote -6 nolonger -6 skip&someone -6
    sorry -6 start:bot -6 tell&today -6 think&vote -6 today&why -6 want&why -6 what&you -6 who&yesterday -6 #good -7 #role&claim -7
    #role&who -7 * -7 all&i -7 all&tell -7 c=asks+role -7 c=asks+suspect -7 c=asks+unreal -7 c=comeOut -7 c=he+you -7 c=intend -7
    c=role+you -7 claim&lets -7 end:both -7 end:he -7 explain -7 greet&lets -7 i&what -7 lets&tell -7 must -7 neg&vote -7 night -7
    start:greet -7 start:hurry -7 start:right -7 start:skip -7 start:why -7 tally&tell -7 team -7 tell&vote -7 what -7 #other -8
    c=asks+why -8 c=byOther -8 c=callVote -8 c=claim+mine -8 c=retract -8 c=why -8 decide&who -8 end:#role -8 end:result -8 end:tell -8
    he&tally -8 i&vote -8 many -8 other -8 skip&vote -8 start:he -8 today&you -8 vote&you -8 weak -8 ?rather -9 ?tally -9 c=defend -9
    c=suspect -9 end:claim -9 end:i -9 end:what -9 imagine -9 len=m -9 rather&want -9 rather&who -9 report -9 skip&today -9 stop -9
    takeback -9 vote&why -9 which -9 wrong -9 #wolf -10 ?someone -10 c=claimAll -10 c=hurry -10 c=result -10 c=summary -10 end:hurry -10
    end:vote -10 join -10 rather&vote -10 seem -10 someone&vote -10 where&you -10 both -11 c=atMe -11 c=green -11 c=not -11 end:tally -11
    good -11 i&me -11 me -11 someone&today -11 someone&who -11 start:yesterday -11 strong -11 summary -11 switch -11 what&who -11
    c=asks+good -12 c=denial -12 c=greet -12 c=second -12 greet -12 kill&want -12 kill&you -12 lets&tally -12 n=2 -12 right -12 bot -13
    c=bot -13 len=1 -13 result -13 role -13 sign=bad -13 start:you -13 want&you -13 why -13 ?you -14 S01 -14 S01# -14 c=voted -14
    end:rather -14 start:someone -14 vote&yesterday -14 Sg0 -15 Sg0# -15 c=bad -15 c=claim -15 c=role -15 c=unreal -15 hurry -15 neg -15
    start:#role -15 tally&who -15 Sb0 -16 Sb0# -16 c=nobody -16 end:lets -16 you -17 claim -18 skip -18 start:i -18 start:vote -18 tell -18
    think -18 yesterday -18 rather -19 k0 -21 len=s -23 sign=good -23 start:what -23 want&who -23 c=good -25 c=toMe -25 someone -25
    #role -26 i -28 n=1 -60`;
