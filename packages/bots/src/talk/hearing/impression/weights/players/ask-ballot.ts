/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const askBallot = `
    c=asks+ballot 37 start:who 34 c=ballot 33 who&you 32 who 31 c=ballot> 30 c=ballot+voting 29 k@who 29 c=ballot+you 25 ?vote 24
    vote&who 24 want&who 22 c=asks+voting 20 decide&who 19 decide&you 18 today&you 18 ?who 16 ?where 15 c=ballot+together 15 vote&where 15
    kill&who 14 decide&today 13 today&who 13 c=ballot< 12 end:who 12 kill&want 12 today&vote 12 vote&you 12 end:today 11 ?you 10
    c=belief+role 10 decide 10 team&want 10 team&you 10 today&where 10 ?today 9 c=ballot+mine 9 c=belief+together 9 c=belief+you 9
    c=role+together 9 imagine&who 9 team&who 9 think&trust 9 think&who 9 trust&who 9 want&you 9 where 9 ?decide 8 c=asks@ 8 k@team 8
    kill&you 8 trust&you 8 ?tally 7 c=callVote+reported 7 c=intend< 7 c=voting> 7 imagine&kill 7 k@where 7 rather&want 7 rather&who 7
    someone&you 7 vote&want 7 c=asks+belief 6 c=asks> 6 c=ballot+callVote 6 c=callVote+intend 6 c=intend+reported 6 c=intend+together 6
    c=intend+you 6 c=reported+you 6 decide&vote 6 imagine&rather 6 role&you 6 someone&vote 6 what&where 6 #v&night -6 ?#wolf -6 Sx0 -6
    Sx0# -6 both&vote -6 c=asks+unreal -6 c=bot> -6 c=claim< -6 c=good< -6 c=reported -6 c=result+together -6 c=result< -6 c=role> -6
    c=together+voting -6 c=together< -6 end:#good -6 end:#v -6 end:claim -6 end:must -6 end:right -6 end:stop -6 end:swear -6 evil -6
    explain&vote -6 he&you -6 hurry -6 i&join -6 i&think -6 join&who -6 k@#wolf -6 k@all -6 k@night -6 k@report -6 k@stop -6 k@wrong -6
    keep -6 last -6 lastgame -6 me&you -6 morevotes -6 must&you -6 quiet -6 result&you -6 shady -6 skip -6 start:#good -6 start:#v -6
    start:he -6 steal -6 summary -6 tally -6 tally&vote -6 think&weak -6 * -7 ?someone -7 actbad -7 all&lets -7 c=belief+opinion -7
    c=byOther@ -7 c=claim> -7 c=cond -7 c=disagree@ -7 c=good+you -7 c=intend -7 c=intend+mine -7 c=mine> -7 c=opinion+you -7
    c=suspect+together -7 c=together> -7 c=voting< -7 check&you -7 end:#role -7 end:#wolf -7 end:keep -7 end:lets -7 end:person -7
    end:tell -7 i&my -7 imagine&weak -7 join&vote -7 k@#good -7 k@bot -7 k@explain -7 k@he -7 k@imagine -7 k@result -7 k@right -7 k@why -7
    len=l -7 lets&vote -7 my -7 night&who -7 night&you -7 other -7 praise -7 rather&switch -7 remove&vote -7 start:claim -7 start:night -7
    start:right -7 start:stop -7 start:switch -7 swear -7 vote&why -7 weak -7 Nb1 -8 Sb1 -8 Sb1# -8 Sg0 -8 Sg0# -8 c=asks+good -8 c=bad< -8
    c=bot -8 c=callVote@ -8 c=denial> -8 c=green> -8 c=spare@ -8 c=together -8 doubt -8 end:laugh -8 end:me -8 end:remove -8 he&vote -8
    if -8 imagine -8 k@#role -8 k@must -8 k@strong -8 k@we -8 k@weak -8 k@what -8 laugh -8 me&vote -8 neg&vote -8 person -8 start:good -8
    start:neg -8 start:remove -8 start:role -8 start:yesterday -8 strong&wrong -8 vote&weak -8 ?yesterday -9 bot -9 c=byOther> -9
    c=callVote -9 c=disagree -9 c=green -9 c=he> -9 c=result+you -9 c=unreal> -9 end:want -9 end:yesterday -9 k@good -9 k@neg -9 k@tell -9
    k@yesterday -9 start:#role -9 start:how -9 start:rather -9 start:think -9 start:today -9 start:you -9 tally&yesterday -9 vote&wrong -9
    who&yesterday -9 Ng0 -10 c=atMe> -10 c=bad+you -10 c=he -10 c=why> -10 end:neg -10 end:result -10 end:think -10 end:weak -10 i&you -10
    k@claim -10 k@keep -10 k@lets -10 k@remove -10 rather -10 sorry&you -10 start:sorry -10 wrong&you -10 ?how -11 all -11 both -11
    c=mine -11 c=mine< -11 c=spare -11 c=unsuspect@ -11 c=why+you -11 imagine&you -11 k@#v -11 k@how -11 k@join -11 k@trust -11 len=1 -11
    sorry&vote -11 strong&vote -11 #good -12 c=atMe -12 c=claim -12 c=denial -12 c=not> -12 c=reported@ -12 c=results -12 c=results> -12
    c=unreal -12 c=unsuspect -12 c=voted> -12 check -12 end:role -12 explain&why -12 i&me -12 k@sorry -12 k@switch -12 k@think -12 me -12
    o? -12 seem -12 sorry -12 start:imagine -12 start:keep -12 stop -12 strong&you -12 tell&vote -12 vote&yesterday -12 c=agree@ -13
    c=asks+opinion -13 c=opinion@ -13 c=voted -13 end:wrong -13 len=2 -13 report -13 start:i -13 we -13 c=agree -14 c=asks+bad -14
    c=asks+result -14 c=asks+why -14 c=asks< -14 c=toMe< -14 c=why -14 claim -14 end:what -14 i&vote -14 k@i -14 must -14 remove -14
    start:want -14 #wolf -15 c=not -15 explain -15 good -15 start:tell -15 why -15 c=ballots -16 c=ballots> -16 c=toMe> -16 how -16
    join -16 night -16 right -16 #role -17 #v -17 c=opinion -17 len=m -17 result -17 tally&you -17 S01 -18 S01# -18 c=bad> -18
    c=intend@ -18 what -18 what&you -18 c=good> -19 lets -19 switch -19 yesterday -19 Sb0# -20 sign=good -20 wrong -20 Sb0 -21 c=you< -21
    he -21 neg -21 sign=bad -21 start:what -21 Nb0 -22 c=good -22 c=result> -22 strong -23 at=last -24 c=bad -24 c=toMe -24 at=first -25
    c=result -25 i -27 tell -27 k0 -35 n=2 -39`;
