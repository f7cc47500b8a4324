/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const askRole = `
    c=asks+role 37 c=role> 36 c=role 33 c=role+you 33 role 32 #role&rather 26 role&tell 26 c=good+opinion 25 role&you 25 end:role 24
    role&what 23 c=comeOut 21 claim&you 21 ?you 20 k@role 20 tell&you 20 claim 19 start:claim 19 what&you 19 c=comeOut@ 18
    c=role+together 18 claim&want 18 k@claim 18 ?role 17 ?tell 17 rather&you 17 we&you 17 claim&kill 16 claim&vote 16 claim&we 16
    end:claim 16 k@#role 16 n:#role 16 n:rather 16 neg&rather 16 role&which 16 #role&neg 15 #role&you 15 ?claim 15 k@which 15 which 15
    c=not+you 14 claim&keep 14 good&tell 14 neg&you 14 start:role 14 c=not+opinion 13 c=opinion@ 13 c=role+unreal 13 claim&tell 13
    keep&we 13 tell 13 ?#role 12 c=claimAll> 12 c=good+not 12 c=mine+role 12 c=role+voting 12 imagine&tell 12 keep&you 12 rather&today 12
    sign=bad~ 12 skip&you 12 start:#role 12 you 12 #wolf&role 11 c=claimAll 11 end:what 11 n:role 11 start:you 11 tell&what 11
    #role&today 10 c=comeOut> 10 kill&must 10 lets&role 10 neg&role 10 result&role 10 role&want 10 tell&want 10 c=opinion 9 hurry&lets 9
    hurry&want 9 imagine&weak 9 kill&rather 9 kill&you 9 morevotes&we 9 must&vote 9 must&we 9 n:claim 9 n:kill 9 rather 9 rather&skip 9
    #role&lets 8 c=asks> 8 c=mine+unreal 8 c=not+together 8 c=you> 8 hurry 8 imagine&you 8 k@skip 8 keep&switch 8 kill&neg 8 lets&want 8
    n:today 8 switch&we 8 end:kill 7 good&role 7 hurry&you 7 must&neg 7 rather&role 7 rather&someone 7 rather&vote 7 start:hurry 7
    swear&tell 7 switch&you 7 want&we 7 #role 6 #wolf&you 6 ?we 6 c=asks+you 6 c=cond+role 6 c=cond+you 6 c=good+role 6 c=good+you 6
    c=hurry 6 c=hurry> 6 c=opinion+together 6 end:imagine 6 good&result 6 good&stop 6 good&summary 6 he&what 6 he&you 6 k@rather 6 k@what 6
    keep&must 6 kill&vote 6 lets&neg 6 lets&rather 6 lets&today 6 neg&skip 6 neg&today 6 rather&weak 6 result&tell 6 skip&someone 6
    weak&you 6 #good&rather -6 #role&i -6 #role&report -6 #wolf&someone -6 ?neg -6 ?other -6 ?result -6 actbad -6 all&both -6 both&you -6
    c=asks+callVote -6 c=byOther< -6 c=defend> -6 c=good+unreal -6 c=green< -6 c=green> -6 c=mine+result -6 c=mine+why -6 c=not> -6
    c=opinion+suspect -6 c=rather -6 c=retract -6 c=thanks< -6 c=voted -6 c=voting> -6 check&claim -6 end:join -6 end:lastgame -6
    end:shady -6 end:who -6 good&neg -6 he&i -6 he&neg -6 he&switch -6 he&tell -6 imagine&night -6 imagine&right -6 k@bye -6 k@laugh -6
    k@never -6 k@result -6 k@sorry -6 keep&swear -6 lie&you -6 must&remove -6 n:i -6 n:weak -6 neg&we -6 neg&weak -6 night&switch -6
    quiet -6 rather&think -6 seem&think -6 seem&you -6 sign=good~ -6 sorry -6 start:doubt -6 start:if -6 start:lastgame -6 start:laugh -6
    start:must -6 start:result -6 start:steal -6 start:stop -6 takeback -6 vote&want -6 #role&right -7 #role&someone -7 #v&what -7
    #v&you -7 ?someone -7 all&role -7 c=asks+he -7 c=asks+opinion -7 c=bad+not -7 c=bad< -7 c=cond+good -7 c=defend -7 c=nobody> -7
    c=result< -7 c=role< -7 c=together+why -7 check&remove -7 end:bye -7 end:he -7 end:other -7 end:thank -7 good&rather -7 i&my -7
    i&neg -7 k@actbad -7 k@both -7 k@doubt -7 k@night -7 k@seem -7 k@shady -7 k@someone -7 len=xs -7 my -7 n:what -7 neg&right -7
    other&you -7 remove&switch -7 report&what -7 result -7 right&tell -7 someone&who -7 start:dunno -7 start:kill -7 start:last -7
    start:strong -7 start:want -7 start:why -7 summary&you -7 switch&why -7 vote&who -7 why&you -7 yesterday&you -7 #good&person -8
    #good&strong -8 #role&steal -8 bye -8 c=asks+ballot -8 c=belief+role -8 c=claim+result -8 c=disagree@ -8 c=good+result -8 c=green -8
    c=mine+not -8 c=reported+you -8 c=reported> -8 c=unsure> -8 c=unsuspect@ -8 dunno -8 end:explain -8 end:how -8 end:team -8 end:weak -8
    he&vote -8 how&you -8 i&what -8 k@all -8 k@decide -8 k@other -8 k@person -8 k@steal -8 k@trust -8 lets&vote -8 n=3 -8 night&rather -8
    night&result -8 night&role -8 night&you -8 person&strong -8 rather&why -8 result&strong -8 right&what -8 role&switch -8 start:weak -8
    start:wrong -8 summary&what -8 tally&you -8 tell&think -8 think&trust -8 think&weak -8 think&what -8 think&who -8 trust&who -8
    vote&you -8 what&yesterday -8 wrong&you -8 #role&greet -9 #role&night -9 #role&role -9 #wolf&rather -9 ?explain -9 ?keep -9 both -9
    c=atMe> -9 c=bad+good -9 c=belief+together -9 c=belief+you -9 c=callVote+together -9 c=denial< -9 c=not -9 c=suspect+together -9
    c=thanks -9 c=twist> -9 c=unsure -9 c=unsuspect -9 c=voting< -9 c=why< -9 check&we -9 dunno&strong -9 end:praise -9 good&strong -9
    greet&you -9 k@if -9 k@team -9 k@thank -9 k@who -9 lastgame -9 n:tell -9 neg&never -9 neg&what -9 remove&you -9 report&tell -9
    start:imagine -9 start:remove -9 start:thank -9 summary&yesterday -9 thank -9 trust&you -9 vote&what -9 #good&good -10 #role&#v -10
    #role&strong -10 #v&result -10 #wolf&neg -10 Sg1 -10 Sg1# -10 Sx0 -10 Sx0# -10 c=asks+belief -10 c=ballot+voting -10 c=ballot+you -10
    c=ballot> -10 c=cond< -10 c=good+mine -10 c=good+reported -10 c=mine -10 c=mourn -10 c=nobody -10 c=reported+together -10
    c=reported< -10 c=results -10 c=results> -10 c=spare@ -10 c=voting -10 c=why> -10 check&tell -10 end:bot -10 end:remove -10 good -10
    he -10 i&you -10 k@check -10 k@greet -10 k@join -10 k@right -10 k@why -10 someone -10 start:#v -10 start:switch -10 start:where -10
    where&you -10 ?vote -11 Ng1 -11 c=asks+claim -11 c=atMe -11 c=disagree -11 c=maybe< -11 c=opinion> -11 c=result+together -11
    c=twist -11 end:keep -11 end:morevotes -11 end:night -11 end:right -11 end:stop -11 end:swear -11 end:today -11 evil -11 greet -11
    greet&strong -11 i&me -11 k@explain -11 k@where -11 last -11 len=l -11 me -11 neg -11 neg&tell -11 never -11 shady -11 start:night -11
    strong&what -11 today -11 who -11 #v&role -12 all&you -12 c=asks+reported -12 c=belief> -12 c=bot> -12 c=intend@ -12 c=not< -12
    c=summary> -12 claim&good -12 claim&remove -12 doubt -12 end:#v -12 end:person -12 end:think -12 explain&what -12 explain&why -12
    explain&you -12 good&person -12 k@wrong -12 lie -12 praise -12 rather&switch -12 start:someone -12 start:yesterday -12 steal -12
    tally&vote -12 where -12 #wolf -13 ?#good -13 c=asks+unreal -13 c=ballot -13 c=belief -13 c=byOther -13 c=summary -13 c=unreal< -13
    end:lets -13 end:trust -13 if -13 k@bot -13 k@want -13 k@weak -13 k@yesterday -13 n:someone -13 role&strong -13 start:he -13
    start:think -13 stop -13 switch -13 tally -13 #role&dunno -14 #role&result -14 #role&tell -14 all&lets -14 c=bot -14 c=byOther@ -14
    c=intend -14 c=red -14 c=red> -14 c=voting+you -14 check&what -14 end:check -14 end:laugh -14 laugh -14 other -14 start:right -14
    think&you -14 #good&you -15 c=asks+why -15 c=bad+opinion -15 c=claim> -15 c=spare -15 c=why -15 end:switch -15 join -15 k@he -15
    k@report -15 bot&what -16 c=toMe< -16 end:wrong -16 k@i -16 len=1 -16 start:keep -16 start:vote -16 Sb0# -17 bot&rather -17
    c=callVote@ -17 end:must -17 k@remove -17 k@strong -17 k@think -17 seem -17 start:#good -17 start:how -17 start:i -17 strong&you -17
    team -17 vote -17 Sb0 -18 c=callVote -18 c=he -18 c=he> -18 c=toMe> -18 check&you -18 k@#good -18 k@kill -18 k@switch -18 person -18
    sign=bad -18 start:#wolf -18 trust -18 #role&claim -19 Nb0 -19 Nb1 -19 Sb1 -19 Sb1# -19 c=good< -19 c=result+you -19 c=suspect+you -19
    decide -19 end:good -19 k@#v -19 k@how -19 bot&you -20 c=agree@ -20 c=asks+result -20 c=asks+voting -20 c=bad> -20 c=claim+good -20
    c=claim< -20 c=reported@ -20 c=result+role -20 yesterday -20 ?how -21 c=agree -21 c=claim -21 end:vote -21 explain -21 k@#wolf -21
    start:today -21 why -21 c=together< -22 c=why+you -22 report -22 start:who -22 Sg0 -23 Sg0# -23 all -23 c=bad -23 bot -24
    c=asks+suspect -24 c=mine< -24 end:#good -24 night -25 Ng0 -26 at=last -26 c=suspect> -26 check -26 how -26 remove -26 c=toMe -27
    right -27 start:neg -27 wrong -27 c=suspect -28 k@vote -29 start:rather -29 strong -29 #v -30 at=first -30 i -30 #good -31
    c=reported -31 think -31 c=result> -34 c=result -37 n=2 -42 k0 -44`;
