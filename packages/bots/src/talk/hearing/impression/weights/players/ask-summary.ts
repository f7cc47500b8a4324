/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const askSummary = `
    c=summary 31 c=summary> 31 summary 29 summary&yesterday 27 lets&summary 20 yesterday 20 c=asks+together 16 k@summary 15
    start:yesterday 15 summary&today 15 summary&you 15 yesterday&you 15 k@yesterday 14 both&summary 13 lets&today 13 what&yesterday 13
    c=asks+unreal 12 lets&yesterday 12 summary&what 12 both&lets 10 i&quiet 10 i&summary 10 imagine&yesterday 10 me&quiet 10 n:summary 10
    both&tell 9 both&today 9 c=together+unreal 9 end:both 9 end:imagine 9 i&yesterday 9 imagine&what 9 imagine&you 9 neg&summary 9
    neg&yesterday 9 quiet&you 9 summary&tell 9 summary&we 9 ?neg 8 ?yesterday 8 both 8 c=mine+unreal 8 c=unreal> 8 end:lets 8 end:summary 8
    me&you 8 quiet 8 summary&team 8 tell&yesterday 8 today&we 8 both&team 7 c=together> 7 end:we 7 lets&team 7 weak&yesterday 7 c=unreal 6
    c=unreal+you 6 lets 6 start:summary 6 tell&weak 6 weak&what 6 ?how -6 Ng1 -6 S00 -6 S00# -6 Sx0 -6 Sx0# -6 all&you -6 at=only -6
    c=bad+mine -6 c=bad+you -6 c=callVote+together -6 c=claim< -6 c=claim> -6 c=mine> -6 c=not+you -6 c=result+you -6 c=result< -6
    c=twist -6 c=voted -6 end:#role -6 end:check -6 end:laugh -6 end:today -6 end:yesterday -6 evil -6 hurry -6 k@#role -6 k@#wolf -6
    k@claim -6 k@explain -6 k@good -6 k@how -6 k@join -6 k@keep -6 k@remove -6 k@stop -6 k@we -6 k@why -6 k@wrong -6 kill&vote -6 laugh -6
    len=1 -6 len=2 -6 n=1 -6 neg&someone -6 neg&tell -6 neg&what -6 o? -6 report&yesterday -6 role&you -6 skip -6 start:good -6
    start:right -6 start:switch -6 start:tell -6 start:why -6 swear -6 tally&you -6 vote&what -6 ?you -7 actbad -7 c=asks+opinion -7
    c=asks+reported -7 c=asks+role -7 c=cond -7 c=green> -7 c=intend@ -7 c=not< -7 c=role+you -7 c=spare -7 c=suspect+you -7 c=toMe -7
    c=voting+you -7 doubt -7 end:tell -7 end:think -7 i&my -7 i&think -7 k@he -7 k@kill -7 k@strong -7 k@who -7 len=l -7 lie -7 my -7
    n:i -7 neg&vote -7 report&tell -7 shady -7 start:night -7 start:stop -7 start:vote -7 * -8 ? -8 ?what -8 c=asks+bad -8 c=asks+voting -8
    c=byOther -8 c=green -8 c=mine+not -8 c=opinion@ -8 c=why+you -8 end:result -8 if -8 k@#v -8 k@all -8 k@report -8 k@role -8 k@switch -8
    k@weak -8 other -8 start:#role -8 start:rather -8 tally&vote -8 c=callVote@ -9 c=intend -9 c=reported@ -9 c=results -9 c=results> -9
    c=why> -9 decide -9 end:rather -9 end:what -9 explain&why -9 i -9 i&neg -9 k@rather -9 len=xs -9 tally -9 trust -9 #good -10
    all&lets -10 c=asks+result -10 c=callVote -10 claim -10 end:want -10 join -10 k@tell -10 keep -10 kill -10 neg -10 Nb1 -11 Sb1 -11
    Sb1# -11 c=agree -11 c=agree@ -11 c=asks+suspect -11 c=asks+why -11 c=claim -11 c=he -11 c=he> -11 c=opinion -11 c=role> -11 check -11
    end:vote -11 end:wrong -11 how -11 k@neg -11 k@think -11 must -11 remove -11 seem -11 who -11 #v -12 c=mine -12 c=role -12 c=why -12
    explain -12 vote&you -12 #wolf -13 c=suspect> -13 end:you -13 good -13 night -13 someone -13 start:neg -13 stop -13 why -13
    c=reported -14 c=suspect -14 c=toMe< -14 k@i -14 report -14 result -14 at=first -15 at=last -15 c=together< -15 c=voting> -15 right -15
    start:i -15 start:today -15 start:what -15 #role -16 all -16 role -16 sign=bad -16 strong -16 switch -16 c=asks< -17 c=good> -17
    c=mine< -17 c=result> -17 c=voting -17 k@vote -17 sign=good -17 wrong -17 Sg0 -18 Sg0# -18 c=bad> -18 he -18 want -18 Sb0 -19 Sb0# -19
    k0 -19 think -19 Nb0 -20 Ng0 -20 c=bad -20 c=good -20 c=result -20 c=you< -20 rather -22 n=2 -23 vote -27 len=s -42`;
