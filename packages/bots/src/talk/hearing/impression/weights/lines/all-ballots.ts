/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const allBallots = `
    c=ballots 34 someone&vote 31 vote&who 29 tally&vote 27 tally&who 27 tally 26 someone&tally 23 c=asks+voting 19 end:vote 19
    someone&yesterday 19 how&vote 18 vote 18 c=voted 17 how&tally 17 vote&what 17 how&someone 16 lets&tally 16 lets&vote 16
    who&yesterday 16 c=voting 14 what&who 14 ?how 13 c=voting+you 13 how 13 last&vote 12 last&who 12 last&yesterday 12 start:tally 12
    tally&today 12 c=asks+ballot 11 c=asks+unreal 11 i&tally 11 someone 11 tally&tell 11 who 11 all&vote 10 c=unreal+voting 10 end:lets 10
    how&lets 10 i&who 10 someone&want 10 takeback&tally 10 tally&weak 10 tell&vote 10 today&yesterday 10 vote&yesterday 10 ?yesterday 9
    all&how 9 c=ballot 9 c=together+voting 9 c=unreal+you 9 decide&yesterday 9 end:tally 9 he&tally 9 how&i 9 how&weak 9 last 9
    lastgame&yesterday 9 someone&today 9 start:how 9 start:someone 9 takeback&vote 9 tally&yesterday 9 tell&today 9 today&vote 9 ?me 8
    ?weak 8 both&yesterday 8 c=byOther 8 c=denial 8 c=he+you 8 i&someone 8 lastgame&vote 8 me&weak 8 rather&tally 8 rather&vote 8
    someone&weak 8 start:who 8 switch&tally 8 vote&weak 8 what&yesterday 8 which 8 both&today 7 c=asks+he 7 c=he+voting 7
    c=suspect+voting 7 end:he 7 how&rather 7 how&who 7 i&takeback 7 lets&what 7 me&tally 7 rather&who 7 someone&switch 7 someone&tell 7
    ?someone 6 all&what 6 both&someone 6 c=maybe+you 6 c=result+suspect 6 decide&who 6 end:bye 6 good&nolonger 6 good&tally 6 how&imagine 6
    how&want 6 i&weak 6 imagine&me 6 imagine&someone 6 imagine&weak 6 me&yesterday 6 neg&nolonger 6 nolonger&someone 6 tally&think 6
    tally&want 6 tell&yesterday 6 weak&yesterday 6 yesterday 6 #role&neg -6 ?bot -6 ?claim -6 ?kill -6 ?lets -6 all&hurry -6 all&want -6
    c=callVote+together -6 c=comeOut -6 c=cond+together -6 c=cond+voting -6 c=intend+together -6 c=mine+voting -6 decide&today -6
    end:#good -6 end:greet -6 end:night -6 end:thank -6 end:wrong -6 he&i -6 i&join -6 i&lets -6 i&summary -6 i&wrong -6 imagine -6
    len=m -6 lets&someone -6 me&what -6 n:skip -6 neg&today -6 person -6 praise&vote -6 role&tell -6 seem&someone -6 seem&who -6
    start:lastgame -6 start:laugh -6 start:remove -6 start:summary -6 start:why -6 summary&tell -6 switch&what -6 think&vote -6
    think&yesterday -6 today -6 vote&wrong -6 waste -6 what&you -6 #role&he -7 #role&someone -7 ?#role -7 actbad -7 both -7 c=asks+claim -7
    c=good+mine -7 c=role+you -7 c=thanks -7 c=why+you -7 claim&lets -7 end:laugh -7 end:me -7 end:remove -7 end:think -7 explain&why -7
    greet&lets -7 i&me -7 if -7 keep -7 laugh -7 lets&nolonger -7 lets&you -7 me -7 night&someone -7 nolonger&switch -7 nolonger&think -7
    nolonger&today -7 start:claim -7 start:neg -7 start:praise -7 start:role -7 start:thank -7 tally&where -7 thank -7 #role&claim -8 #v -8
    ?what -8 all&i -8 all&you -8 c=asks+suspect -8 c=intend+mine -8 c=not -8 decide&want -8 end:bot -8 end:other -8 end:right -8
    end:seem -8 i&think -8 neg&skip -8 night&result -8 sorry -8 start:bot -8 start:good -8 start:i -8 start:right -8 vote&why -8 #good -9
    ?think -9 ?where -9 all&remove -9 c=atMe -9 c=mine+why -9 c=reported+together -9 c=suspect+you -9 end:summary -9 he&what -9 len=2 -9
    praise -9 remove&vote -9 result&someone -9 start:greet -9 start:hurry -9 summary&today -9 team -9 today&we -9 we&you -9 #role&i -10
    #role&who -10 c=asks+bad -10 c=asks+role -10 c=ballot+mine -10 c=cond -10 c=toMe -10 end:neg -10 explain -10 i&my -10 must -10 my -10
    n:vote -10 start:think -10 stop -10 we&who -10 #other -11 #wolf -11 c=callVote -11 c=green -11 c=suspect -11 c=suspect+together -11
    end:kill -11 end:who -11 lets&think -11 report -11 skip&today -11 someone&summary -11 today&where -11 c=defend -12 end:#role -12
    end:claim -12 end:takeback -12 end:today -12 end:we -12 end:you -12 kill&who -12 start:he -12 vote&where -12 ? -13 both&tally -13
    c=claim+mine -13 c=hurry -13 c=results -13 end:result -13 end:want -13 greet -13 i -13 join -13 lets&today -13 lets&we -13 seem -13
    skip&someone -13 want -13 where -13 all&both -14 all&where -14 c=asks+why -14 c=retract -14 c=why -14 end:hurry -14 i&what -14 neg -14
    night -14 other -14 strong -14 vote&we -14 why -14 wrong -14 both&lets -15 both&tell -15 c=asks+good -15 c=claimAll -15 end:what -15
    he&lets -15 right -15 skip&vote -15 who&you -15 all&he -16 all&tell -16 bot -16 c=mine -16 c=reported -16 end:i -16 len=1 -16
    lets&tell -16 role -16 start:skip -16 start:where -16 c=bot -17 c=second -17 many -17 sign=bad -17 c=intend -18 lets&who -18 remove -18
    start:#role -18 start:you -18 Sb0 -19 Sb0# -19 Sg0 -19 Sg0# -19 c=greet -19 len=xs -19 result -19 c=bad -20 c=role -20 end:all -20
    think -20 vote&you -20 hurry -21 kill&vote -21 summary -21 c=claim -22 claim -22 kill -22 c=nobody -23 c=mine+together -24 k0 -24
    c=ballot+together -25 we -25 sign=good -27 skip -27 n=2 -28 c=good -29 #role -31 you -35 n=1 -65`;
