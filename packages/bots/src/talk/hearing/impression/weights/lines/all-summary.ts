/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const allSummary = `
    c=summary 48 summary 46 end:summary 35 i&summary 30 someone&summary 30 summary&what 26 summary&today 25 start:summary 22 me&summary 19
    both&someone 16 summary&who 15 lets&summary 14 summary&tell 14 ?rather 12 ?summary 12 ?what 12 nolonger&summary 12 start:today 12
    summary&switch 12 end:someone 11 hurry&someone 11 rather&what 11 someone&tell 11 actbad&summary 10 both&summary 10 c=asks+mine 10
    c=mine+why 10 c=why+you 10 me&someone 10 end:lets 9 i&what 9 strong&what 9 switch&you 9 tell&today 9 what 9 both&tell 8 end:rather 8
    he&summary 8 start:what 8 strong&summary 8 today&you 8 actbad&hurry 7 actbad&someone 7 nolonger&what 7 rather 7 rather&someone 7
    rather&who 7 someone 7 both 6 both&hurry 6 c=good+why 6 he&me 6 hurry&skip 6 i&lets 6 i&someone 6 me&tally 6 rather&today 6
    start:actbad 6 #other&i -6 #role&someone -6 #role&today -6 #wolf&i -6 #wolf&what -6 ?explain -6 ?skip -6 ?want -6 all&vote -6 bye -6
    c=asks+good -6 c=asks+reported -6 c=asks+suspect -6 c=together+unreal -6 c=voted -6 check -6 claim&lets -6 end:join -6 end:remove -6
    end:sorry -6 hurry&must -6 i&praise -6 lastgame -6 len=1 -6 lets&yesterday -6 night&someone -6 rather&think -6 rather&why -6
    result&skip -6 start:#other -6 start:#wolf -6 start:laugh -6 start:vote -6 swear -6 who -6 #role&he -7 ?claim -7 ?who -7 ?why -7
    all&me -7 c=cond -7 c=mine+suspect -7 decide&i -7 decide&today -7 end:greet -7 end:laugh -7 end:must -7 end:neg -7 end:night -7
    end:right -7 end:thank -7 end:wrong -7 explain&me -7 good -7 he&what -7 how&someone -7 how&today -7 how&what -7 if -7 kill&vote -7
    lie -7 n:i -7 night&what -7 role&tell -7 role&today -7 someone&think -7 someone&wrong -7 start:praise -7 start:remove -7 start:role -7
    start:think -7 tell&yesterday -7 today&we -7 today&yesterday -7 what&who -7 where -7 #role&claim -8 #role&who -8 both&yesterday -8
    c=asks+ballot -8 c=bad+mine -8 c=ballot -8 c=ballots -8 c=byOther -8 c=comeOut -8 c=mine+unreal -8 c=mine+voting -8 c=thanks -8
    c=together+voting -8 end:#wolf -8 end:other -8 end:seem -8 end:skip -8 he -8 i&join -8 i&right -8 i&who -8 laugh -8 lets&tell -8
    person -8 someone&vote -8 start:bot -8 start:claim -8 start:night -8 start:other -8 start:thank -8 start:you -8 tally&what -8
    tell&what -8 thank -8 what&why -8 #v -9 ?bot -9 c=asks+claim -9 c=callVote -9 c=he -9 c=mine+not -9 c=result -9 c=role+you -9
    c=suspect -9 c=suspect+together -9 end:#good -9 end:explain -9 end:want -9 hurry&i -9 i&must -9 i&takeback -9 i&vote -9 i&you -9
    lets&vote -9 lets&what -9 night&result -9 praise -9 result&someone -9 start:he -9 start:right -9 vote&who -9 what&wrong -9 ?#role -10
    all&what -10 c=asks+unreal -10 c=intend+mine -10 c=mine+role -10 c=suspect+you -10 c=unsure -10 end:bot -10 end:vote -10 end:you -10
    i&neg -10 keep -10 kill -10 lets&we -10 start:greet -10 start:strong -10 summary&yesterday -10 think&what -10 today&vote -10
    c=green -11 c=reported -11 dunno -11 end:nolonger -11 end:takeback -11 i&think -11 i&want -11 i&wrong -11 imagine -11 k0 -11
    lets&team -11 sorry -11 start:why -11 stop -11 tally&vote -11 #good -12 ?think -12 Sg0 -12 Sg0# -12 all&i -12 both&team -12
    c=asks+bad -12 c=defend -12 end:all -12 end:claim -12 explain&i -12 explain&what -12 i&skip -12 i&why -12 report -12 you -12 #other -13
    #role&i -13 c=asks+voting -13 c=claimAll -13 c=intend -13 end:#role -13 end:think -13 i&my -13 i&rather -13 my -13 remove -13
    start:who -13 start:yesterday -13 ?i -14 c=results -14 explain&why -14 greet -14 how -14 join -14 seem -14 we -14 S01 -15 S01# -15
    c=asks+role -15 c=not -15 c=retract -15 must -15 result -15 takeback -15 weak -15 both&lets -16 c=claim+mine -16 end:result -16
    night -16 start:i -16 wrong -16 #wolf -17 c=greet -17 decide -17 right -17 start:lets -17 end:today -18 role -18 skip&today -18
    team -18 yesterday -18 ?someone -19 bot -19 c=bot -19 me&what -19 n=2 -19 neg -19 start:#role -19 explain -20 len=xs -20 all&lets -21
    c=together+you -21 end:me -21 sign=bad -21 sign=good -21 claim -22 end:hurry -22 c=good -23 c=second -23 c=unreal -23 c=voting -23
    end:what -23 want -23 why -23 c=bad -24 c=claim -24 c=role -24 len=2 -26 think -29 vote -30 all -32 #role -33 n=1 -52`;
