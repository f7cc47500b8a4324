/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const askBallots = `
    c=ballots 27 c=ballots> 27 tally&vote 20 tally 19 ?tally 15 c=asks@ 15 tally&you 15 c=asks+voting 14 c=together+voting 13 end:tally 13
    k@tally 13 who&yesterday 12 ?yesterday 11 end:yesterday 11 ?vote 10 c=voting+you 10 he&tally 10 he&you 10 tally&yesterday 10 ?who 9
    c=result+voting 9 vote&who 9 vote&yesterday 9 c=result+together 8 c=asks+together 7 c=voted> 7 c=voting> 7 he&vote 7 start:who 7
    vote&you 7 c=voted 6 k@who 6 ?what -6 S00 -6 S00# -6 Sx0 -6 Sx0# -6 actbad -6 both&vote -6 c=asks+opinion -6 c=asks+role -6 c=atMe -6
    c=bad+you -6 c=byOther> -6 c=claim> -6 c=disagree -6 c=green -6 c=green> -6 c=mine+voting -6 c=result< -6 c=suspect+you -6 check&you -6
    end:#wolf -6 end:kill -6 end:who -6 evil -6 i&me -6 if -6 imagine&vote -6 k@all -6 k@good -6 k@he -6 k@how -6 k@strong -6 k@tell -6
    k@why -6 len=1 -6 len=2 -6 len=l -6 me -6 other -6 remove&you -6 start:imagine -6 summary -6 vote&want -6 Nb1 -7 Sb1 -7 Sb1# -7
    all&lets -7 c=asks+mine -7 c=opinion@ -7 c=reported@ -7 c=spare -7 c=why> -7 end:rather -7 end:remove -7 end:want -7 end:wrong -7
    i&vote -7 k@kill -7 k@lets -7 k@role -7 k@switch -7 k@think -7 len=m -7 neg&vote -7 shady -7 start:#role -7 start:neg -7 start:today -7
    stop -7 team -7 vote&what -7 vote&why -7 we -7 at=only -8 c=agree@ -8 c=asks+bad -8 c=asks+suspect -8 c=callVote@ -8 c=denial> -8
    c=intend@ -8 c=result+you -8 c=unreal -8 claim -8 end:result -8 end:what -8 join -8 k@i -8 k@neg -8 k@rather -8 k@today -8 n=1 -8
    report -8 start:yesterday -8 trust -8 who&you -8 #good -9 c=agree -9 c=callVote -9 c=claim -9 c=he> -9 c=mine+you -9 c=results> -9
    c=role> -9 c=toMe> -9 c=why+you -9 decide -9 explain&why -9 how -9 k@#v -9 keep -9 must -9 weak -9 both -10 c=asks+ballot -10
    c=ballot+you -10 c=denial -10 c=he -10 c=intend -10 c=opinion -10 c=results -10 c=role -10 c=suspect> -10 check -10 end:neg -10
    good -10 k@yesterday -10 kill&vote -10 seem -10 someone -10 start:i -10 start:what -10 #wolf -11 * -11 all -11 c=asks+why -11
    c=byOther -11 c=not> -11 c=reported -11 c=suspect -11 c=toMe< -11 c=voting< -11 c=why -11 explain -11 k@what -11 night -11 right -11
    wrong -11 #v -12 ?you -12 imagine -12 kill -12 remove -12 result -12 what&you -12 #role -13 len=xs -13 role -13 strong -13 switch -13
    tell -13 why -13 c=ballot> -14 c=mine< -14 c=mine> -14 c=not -14 c=together< -14 end:you -14 lets -14 sign=bad -14 think -14 S01 -15
    S01# -15 c=bad> -15 c=ballot+voting -15 c=good> -15 sign=good -15 today -15 want -15 Sg0 -16 Sg0# -16 c=toMe -16 rather -16
    at=first -17 at=last -17 c=bad -17 c=ballot -17 i -17 k0 -17 Ng0 -18 Sb0 -18 Sb0# -18 c=good -18 len=s -18 neg -18 Nb0 -19 c=asks< -19
    c=mine -21 what -22 c=you< -23 n=2 -26`;
