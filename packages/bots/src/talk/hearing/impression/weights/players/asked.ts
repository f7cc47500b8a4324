/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const asked = `
    c=opinion> 50 at=first 40 c=asks@ 31 c=why> 21 c=you> 20 c=voted< 19 o? 19 ?why 18 c=intend> 18 n=2 18 #good&you 16 c=intend< 16
    #good&what 15 how&think 15 ?trust 14 how 14 how&you 14 len=xs 14 start:how 14 what&why 14 ?explain 13 c=agree> 13 c=asks+intend 13
    c=asks+opinion 13 c=asks+reported 13 c=asks+why 13 c=bad+you 13 c=why 13 explain&what 13 how&seem 13 start:why 13 ? 12 ?rather 12
    actbad&explain 12 actbad&why 12 actbad&you 12 c=defend 12 c=defend> 12 c=good+you 12 c=opinion+suspect 12 c=opinion+you 12 end:seem 12
    how&why 12 seem&think 12 seem&what 12 start:what 12 why 12 #wolf&how 11 ?vote 11 c=asks> 11 c=callVote> 11 c=opinion 11
    c=reported+why 11 lie&think 11 ?#good 10 c=asks+bad 10 c=byOther@ 10 c=intend+reported 10 c=opinion< 10 c=spare> 10 c=together> 10
    end:actbad 10 explain 10 how&rather 10 rather&think 10 seem&switch 10 start:think 10 think&you 10 ?doubt 9 ?switch 9 c=bad+why 9
    end:doubt 9 end:lets 9 end:vote 9 explain&why 9 how&strong 9 how&what 9 rather&seem 9 seem&you 9 start:trust 9 switch&why 9 think 9
    vote&you 9 weak&what 9 what 9 #wolf&strong 8 ?what 8 c=asks 8 c=asks+good 8 c=asks+you 8 c=callVote+you 8 doubt&what 8 explain&laugh 8
    i&laugh 8 join&you 8 k@tally 8 laugh&neg 8 laugh&why 8 lie&weak 8 n:laugh 8 seem 8 think&what 8 weak&you 8 what&you 8 you 8 ?think 7
    c=bad+opinion 7 c=intend+why 7 c=why+you 7 doubt&why 7 end:explain 7 end:think 7 explain&you 7 join 7 join&think 7 lets&my 7 n:what 7
    switch&think 7 switch&what 7 tell&think 7 vote&what 7 why&yesterday 7 why&you 7 ?seem 6 ?you 6 c=disagree> 6 c=good+opinion 6
    c=not+why 6 c=suspect> 6 doubt&explain 6 end:join 6 end:why 6 explain&how 6 explain&switch 6 join&role 6 rather&you 6 seem&tell 6
    seem&why 6 think&weak 6 trust&want 6 #a&#role -6 #role&#v -6 #wolf&if -6 ?neg -6 ?other -6 ?who -6 actbad&think -6 at=last -6
    bot&you -6 c=asks+ballot -6 c=asks+cond -6 c=asks+doubt -6 c=asks+twist -6 c=ballot+mine -6 c=belief+together -6 c=good+reported -6
    c=good+result -6 c=green -6 c=he+suspect -6 c=intend+you -6 c=mine+result -6 check&what -6 decide&you -6 doubt&me -6 end:#role -6
    end:#wolf -6 end:shady -6 end:want -6 end:yesterday -6 evil&report -6 he -6 he&report -6 he&role -6 i&report -6 if&lie -6
    imagine&think -6 k@me -6 k@result -6 last -6 lie&neg -6 me&shady -6 me&think -6 my&vote -6 n:#wolf -6 neg&switch -6 never -6
    night&switch -6 remove&you -6 result&you -6 shady&vote -6 skip -6 someone&who -6 sorry&think -6 start:he -6 start:if -6 start:neg -6
    start:right -6 start:who -6 summary&what -6 swear -6 vote&who -6 what&where -6 #wolf&seem -7 #wolf&who -7 ?where -7 actbad&vote -7
    all&both -7 both&you -7 c=bad+reported -7 c=ballot< -7 c=byOther< -7 c=good+mine -7 c=good+suspect -7 c=mine+suspect -7 c=nobody -7
    c=rather -7 c=role+you -7 c=twist> -7 c=unreal+you -7 end:check -7 end:we -7 evil&explain -7 evil&sorry -7 explain&someone -7 good -7
    good&person -7 good&role -7 he&i -7 hurry&waste -7 i&me -7 i&strong -7 k@swap -7 k@we -7 lastgame&right -7 len=l -7 lie&report -7 me -7
    neg&think -7 nolonger -7 quiet&what -7 quiet&you -7 role&switch -7 someone&why -7 start:hurry -7 start:shady -7 start:team -7 stop -7
    who&you -7 #a&#v -8 #good&if -8 #v&#wolf -8 #wolf&think -8 Sb2# -8 all&he -8 all&why -8 bot -8 c=asks+callVote -8 c=atMe -8
    c=bad+cond -8 c=bad+result -8 c=bad+role -8 c=bad+voting -8 c=bot> -8 c=denial< -8 c=doubt -8 c=doubt> -8 c=good+voting -8
    c=mine+you -8 c=red> -8 c=reported+you -8 c=suspect+why -8 c=twist -8 c=voted> -8 end:i -8 end:me -8 end:tell -8 end:today -8
    explain&strong -8 i&shady -8 i&tell -8 imagine&want -8 k@if -8 k@lastgame -8 k@someone -8 k@sorry -8 len=2 -8 lets -8 lets&we -8
    n:rather -8 quiet&think -8 rather&shady -8 result&what -8 shady&what -8 start:both -8 start:evil -8 start:lastgame -8 start:role -8
    strong -8 switch&want -8 think&who -8 think&yesterday -8 waste -8 wrong -8 ?i -9 ?strong -9 all&explain -9 all&role -9 c=belief+you -9
    c=bot -9 c=callVote+together -9 c=cond+good -9 c=cond< -9 c=he> -9 c=maybe -9 c=red -9 c=result+you -9 c=role+together -9
    decide&want -9 doubt&i -9 end:report -9 i&you -9 k@#role -9 k@all -9 k@join -9 k@lie -9 k@switch -9 k@trust -9 lastgame&team -9
    lastgame&vote -9 lets&what -9 me&you -9 neg&rather -9 shady&you -9 sorry -9 summary -9 team&vote -9 tell&vote -9 tell&you -9
    vote&want -9 actbad&both -10 both&role -10 c=asks+unreal -10 c=bad< -10 c=claim< -10 c=disagree@ -10 c=opinion+why -10 c=summary -10
    c=summary> -10 c=toMe> -10 check&you -10 end:what -10 explain&lets -10 good&trust -10 k@both -10 k@hurry -10 k@night -10 kill&vote -10
    lets&why -10 other -10 person -10 quiet -10 remove -10 right -10 right&team -10 role&what -10 start:actbad -10 start:rather -10
    start:someone -10 start:tell -10 strong&wrong -10 tell -10 vote&wrong -10 #wolf&neg -11 ?role -11 c=asks+result -11 c=ballots -11
    c=ballots> -11 c=belief< -11 c=not< -11 c=result< -11 end:#a -11 end:all -11 end:both -11 k@team -11 rather&vote -11 shady -11
    shady&think -11 sign=good~ -11 strong&vote -11 wrong&you -11 ?shady -12 all&think -12 c=bad+mine -12 c=bad+not -12 c=belief+why -12
    c=he -12 explain&trust -12 greet&strong -12 lastgame -12 role&you -12 start:night -12 trust&why -12 Sb1 -13 Sb1# -13 all&what -13
    c=claim -13 c=cond -13 c=results -13 c=results> -13 c=role< -13 c=unreal> -13 check -13 claim -13 end:how -13 end:team -13
    end:wrong -13 k@dislike -13 k@evil -13 k@rather -13 n=3 -13 start:#v -13 start:keep -13 start:today -13 #wolf -14 Nb1 -14 c=bad@ -14
    c=ballot> -14 c=good< -14 end:result -14 end:role -14 i -14 if -14 report -14 start:good -14 start:laugh -14 switch&vote -14 who -14
    #a -15 c=intend+mine -15 c=mine+together -15 c=turn -15 c=turn@ -15 decide -15 k@i -15 k@like -15 k@today -15 c=mine -16 c=spare@ -16
    c=unreal -16 c=why@ -16 doubt&shady -16 k@#v -16 night -16 start:strong -16 we -16 all&you -17 c=ballot+you -17 c=toMe -17 k@lets -17
    k@stop -17 k@want -17 start:#role -17 start:i -17 all&lets -18 c=agree@ -18 c=ballot+voting -18 c=toMe< -18 i&vote -18 someone -18
    k@yesterday -19 start:report -19 c=ballot -20 c=together< -20 c=you< -20 k@kill -20 k@neg -20 k@shady -20 k@weak -20 role -20
    start:#wolf -20 c=callVote@ -21 c=result> -21 k@good -21 k@he -21 result -21 team -21 #v -22 c=reported< -22 k@vote -22 today -22
    #role -23 k@actbad -23 both -24 k@tell -24 c=result -26 k@seem -26 k@report -27 all -28 k@strong -31 c=mine< -34 k@#wolf -34
    c=intend@ -35 k@doubt -37 k@#good -40 at=only -51 n=1 -51 c=opinion@ -62`;
