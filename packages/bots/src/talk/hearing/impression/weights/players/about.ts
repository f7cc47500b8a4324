/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const about = `
    c=opinion@ 45 #wolf&rather 31 at=last 31 c=asks+opinion 29 ?trust 26 ?think 24 ?rather 22 c=opinion+suspect 22 ?#good 21 c=opinion 21
    #good&rather 19 all&think 19 shady&someone 19 someone&think 19 k@think 18 ?we 17 c=opinion+together 17 c=opinion+you 16 k@how 16
    shady&think 16 shady&weak 16 start:trust 16 trust&we 16 #good&you 15 ?weak 15 c=asks+bad 15 c=belief< 15 seem&tell 15 ?#wolf 14
    c=belief+together 14 c=good+opinion 14 c=intend+reported 14 c=you< 14 k@join 14 want&weak 14 #wolf&what 13 ?lets 13 ?someone 13
    c=bad+good 13 c=suspect+together 13 join&what 13 report&shady 13 report&someone 13 report&who 13 seem&want 13 think&what 13
    trust&you 13 #good&#wolf 12 c=asks+intend 12 c=opinion< 12 i&weak 12 join&think 12 k@what 12 k@you 12 start:what 12 think&you 12
    vote&you 12 ? 11 ?shady 11 all&how 11 all&what 11 c=asks+good 11 he&think 11 i&shady 11 imagine&you 11 k@seem 11 k@trust 11
    lets&trust 11 other&seem 11 other&want 11 other&weak 11 start:you 11 tell&think 11 ?good 10 ?i 10 c=callVote+you 10 c=good+role 10
    c=nobody< 10 end:join 10 end:what 10 good&rather 10 join&role 10 k@we 10 k@weak 10 n=2 10 other&think 10 shady&who 10 start:join 10
    ?report 9 c=asks+reported 9 c=asks> 9 c=good+you 9 end:i 9 end:trust 9 how&weak 9 how&what 9 join&weak 9 k@lets 9 other&shady 9
    report&think 9 someone&want 9 switch&think 9 think&want 9 ?all 8 all&weak 8 c=asks< 8 c=suspect 8 end:rather 8 join&you 8
    rather&think 8 seem&weak 8 someone&who 8 switch&what 8 think&who 8 we&what 8 where&you 8 ?other 7 Sx0 7 Sx0# 7 c=asks 7 c=asks+belief 7
    c=asks+suspect 7 c=suspect< 7 c=voting+you 7 end:how 7 imagine&vote 7 join 7 k@rather 7 k@tell 7 lie&think 7 lie&weak 7 rather 7
    shady&skip 7 shady&want 7 start:imagine 7 think 7 trust 7 ?evil 6 c=belief 6 c=nobody 6 c=suspect+you 6 doubt&evil 6 end:vote 6
    evil&rather 6 evil&you 6 explain&tell 6 how 6 k@other 6 lets&we 6 lie&seem 6 lie&you 6 report&weak 6 skip&think 6 start:rather 6
    switch&you 6 what 6 #good&laugh -6 #good&night -6 #v&#wolf -6 #v&what -6 #wolf&he -6 #wolf&i -6 #wolf&today -6 ?strong -6 ?tell -6
    Nb0 -6 Sb2# -6 all&explain -6 all&why -6 all&you -6 bye -6 c=atMe< -6 c=bad+unreal -6 c=bad+you -6 c=ballot+mine -6 c=bot< -6
    c=claim+good -6 c=disagree@ -6 c=intend+you -6 c=maybe@ -6 c=mine+suspect -6 c=mine+unreal -6 c=reported+together -6 c=together> -6
    c=unsuspect@ -6 c=voting -6 c=voting> -6 dislike -6 doubt&i -6 doubt&what -6 dunno -6 end:praise -6 end:yesterday -6 good&seem -6
    he&lets -6 he&report -6 he&vote -6 how&why -6 i&join -6 i&neg -6 i&team -6 i&what -6 imagine&weak -6 imagine&what -6 join&someone -6
    k@doubt -6 k@greet -6 k@nolonger -6 k@vouch -6 like&vote -6 must&you -6 n:think -6 neg&rather -6 nolonger&think -6 quiet&what -6
    rather&today -6 rather&why -6 remove&you -6 report&trust -6 result&trust -6 someone&you -6 sorry&think -6 start:lastgame -6
    start:laugh -6 start:lie -6 start:other -6 start:team -6 strong&vote -6 summary&think -6 tell&we -6 think&vote -6 think&why -6
    trust&weak -6 vote&weak -6 vote&why -6 waste -6 which -6 #good&person -7 #role&#v -7 ?bot -7 ?how -7 ?keep -7 ?neg -7 ?result -7
    ?why -7 all&vote -7 both&you -7 c=result+you -7 c=spare< -7 c=thanks -7 decide&rather -7 decide&want -7 decide&weak -7 doubt&someone -7
    doubt&think -7 doubt&trust -7 end:both -7 end:check -7 end:keep -7 end:must -7 end:swear -7 end:today -7 evil&sorry -7 explain&lets -7
    good&strong -7 hardly -7 hurry -7 i&tell -7 imagine&rather -7 k@#a -7 k@thank -7 kill&what -7 lets&today -7 lets&why -7 me&think -7
    quiet&think -7 quiet&you -7 rather&shady -7 rather&trust -7 rather&we -7 rather&weak -7 report&right -7 seem&switch -7 seem&why -7
    shady&you -7 start:actbad -7 start:bot -7 start:result -7 start:role -7 start:summary -7 start:thank -7 switch&vote -7 takeback -7
    tell&vote -7 thank -7 think&today -7 vote&who -7 we&weak -7 what&wrong -7 #good&good -8 #good&strong -8 #good&weak -8 #role&what -8
    #wolf&like -8 #wolf&neg -8 #wolf&think -8 Sg1 -8 Sg1# -8 all&both -8 all&trust -8 at=only -8 bot&rather -8 c=asks+not -8 c=bad+doubt -8
    c=bad+not -8 c=byOther< -8 c=claim< -8 c=doubt+opinion -8 c=he+together -8 c=maybe+reported -8 c=mine> -8 c=nobody> -8
    c=not+together -8 c=not+you -8 c=not< -8 c=rather< -8 c=red> -8 c=role< -8 c=unreal+you -8 check&seem -8 end:#a -8 end:claim -8
    end:like -8 end:person -8 end:remove -8 end:strong -8 good&person -8 good&tell -8 he&i -8 he&today -8 how&strong -8 i&today -8
    imagine&tell -8 join&vote -8 k@both -8 k@decide -8 k@me -8 k@sorry -8 k@swear -8 n=1 -8 neg&vote -8 neg&what -8 neg&you -8 seem&vote -8
    start:claim -8 start:evil -8 start:right -8 start:switch -8 vote&we -8 #good&tell -9 #wolf&seem -9 ?kill -9 all&role -9 both&role -9
    c=asks+ballot -9 c=asks+rather -9 c=bad+twist -9 c=ballot< -9 c=claim> -9 c=denial -9 c=disagree> -9 c=good+he -9 c=intend> -9 c=red -9
    c=reported+why -9 c=spare@ -9 c=suspect+why -9 c=twist> -9 c=unsuspect -9 c=voted> -9 end:actbad -9 end:me -9 end:shady -9 good&he -9
    good&weak -9 i -9 imagine&think -9 k@tally -9 k@why -9 lastgame -9 n=3 -9 neg&think -9 rather&vote -9 rather&who -9 result&what -9
    right&vote -9 right&what -9 role&what -9 shady&strong -9 start:#wolf -9 start:remove -9 start:strong -9 steal -9 strong&what -9
    summary&what -9 switch&trust -9 vouch -9 #a -10 #wolf&imagine -10 #wolf&someone -10 #wolf&strong -10 #wolf&weak -10 #wolf&you -10
    Ng1 -10 all&stop -10 all&tell -10 c=asks+cond -10 c=belief+why -10 c=doubt> -10 c=green< -10 c=maybe< -10 c=role+together -10
    c=twist< -10 end:report -10 he&tell -10 i&trust -10 k@actbad -10 k@if -10 k@imagine -10 k@must -10 k@night -10 k@person -10
    lets&stop -10 lets&vote -10 nolonger -10 sorry -10 start:good -10 start:shady -10 start:stop -10 wrong&you -10 #wolf&if -11
    #wolf&who -11 ?imagine -11 ?role -11 bot&you -11 c=bad+result -11 c=ballot> -11 c=denial< -11 c=good+mine -11 c=intend+mine -11
    c=rather -11 c=summary -11 c=summary> -11 c=turn -11 c=turn@ -11 c=voted -11 check&you -11 end:weak -11 how&vote -11 k@keep -11
    k@nobody -11 k@right -11 k@team -11 k@yesterday -11 lets&rather -11 nobody -11 nobody&skip -11 praise -11 rather&switch -11
    sign=good -11 skip&trust -11 someone&what -11 start:if -11 tally&you -11 tell -11 want -11 we&you -11 #wolf&how -12 ?#role -12
    ?what -12 Nb1 -12 Sb1 -12 Sb1# -12 c=asks+twist -12 c=bad+cond -12 c=doubt -12 c=opinion+twist -12 c=reported< -12 c=reported> -12
    c=toMe -12 doubt -12 end:bot -12 end:kill -12 end:right -12 end:team -12 explain&trust -12 how&rather -12 k@claim -12 k@like -12
    k@remove -12 k@report -12 k@result -12 k@wrong -12 len=l -12 quiet -12 start:he -12 start:seem -12 start:yesterday -12 trust&why -12
    what&why -12 #good&if -13 #role&rather -13 #wolf&explain -13 c=asks+result -13 c=asks+unreal -13 c=bad+why -13 c=byOther> -13
    c=disagree -13 c=good+result -13 c=results -13 c=results> -13 i&vote -13 k@i -13 len=1 -13 role -13 shady&what -13 start:keep -13
    start:tell -13 c=ballot+you -14 c=cond+good -14 c=spare -14 c=together+why -14 end:who -14 k@skip -14 k@where -14 sign=good~ -14
    someone&vote -14 start:#v -14 start:doubt -14 start:night -14 swear -14 switch -14 why&you -14 #wolf&vote -15 all&lets -15 c=claim -15
    c=cond< -15 c=mine -15 c=result< -15 c=why> -15 c=you> -15 end:result -15 k@want -15 like -15 person -15 start:neg -15 start:want -15
    summary -15 who -15 who&you -15 c=not> -16 end:stop -16 explain&what -16 good -16 i&me -16 k@bot -16 k@evil -16 k@neg -16 me -16
    tally&vote -16 c=bad+voting -17 c=ballot+voting -17 c=bot> -17 c=he -17 c=maybe -17 c=opinion+why -17 end:role -17 end:wrong -17
    k@#v -17 k@stop -17 start:weak -17 start:why -17 trust&who -17 c=mine+voting -18 c=unreal> -18 check -18 claim -18 end:#role -18
    end:explain -18 end:neg -18 he -18 imagine&want -18 k@kill -18 k@role -18 k@strong -18 kill&vote -18 start:lets -18 start:today -18
    strong&you -18 tally -18 vote&want -18 c=bad< -19 c=ballot -19 c=cond -19 c=mine+you -19 c=role+you -19 c=twist -19 end:laugh -19
    explain&you -19 good&trust -19 laugh -19 must -19 night -19 team -19 bot -20 both -20 c=mine< -20 decide -20 end:good -20 if -20
    k@today -20 keep -20 len=2 -20 remove -20 yesterday -20 S01 -21 S01# -21 actbad -21 c=bot -21 c=not -21 c=he> -22 len=xs -22
    c=unreal -23 doubt&shady -23 k@#role -23 kill -23 result -23 ?explain -24 c=result> -24 c=why< -24 explain -24 start:who -24
    c=why+you -25 explain&why -25 stop -25 #v -26 c=toMe< -26 why -26 c=good< -27 right -27 start:#role -27 start:i -27 wrong -28
    c=result -31 at=first -32 neg -32 today -33 c=asks+why -36 c=why -36 #role -37 strong -38 k0 -45 c=opinion> -47 c=asks@ -53`;
