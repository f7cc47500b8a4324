/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const why = `
    shady&what 28 c=asks+why 25 c=why 25 c=asks< 23 c=you< 23 how&strong 22 #wolf&you 20 doubt&we 20 k@doubt 20 shady&we 20 c=why< 19
    c=why@ 19 explain 19 #wolf&strong 18 doubt&what 18 explain&vote 18 end:what 17 k@dislike 17 k@explain 17 kill&why 17 strong&you 17
    c=intend@ 16 c=why+you 16 doubt&shady 16 he&someone 16 he&who 16 vote&why 16 c=asks+reported 15 c=callVote+why 15 explain&who 15
    explain&why 15 how&you 15 start:what 15 why 15 #wolf&how 14 ?what 14 all&kill 14 c=opinion+reported 14 c=opinion+why 14
    c=reported+why 14 c=why> 14 explain&someone 14 explain&what 14 k@why 14 what 14 c=voting+why 13 doubt&think 13 end:explain 13
    explain&stop 13 k@kill 13 stop&why 13 all&vote 12 c=suspect+why 12 c=together+why 12 explain&laugh 12 i&laugh 12 k@actbad 12 k@stop 12
    k@want 12 kill&lets 12 laugh&neg 12 laugh&why 12 me&we 12 n:laugh 12 who&why 12 ?greet 11 all&want 11 c=callVote+you 11 c=reported< 11
    doubt&explain 11 explain&shady 11 explain&you 11 k@like 11 me&someone 11 shady&strong 11 someone&who 11 strong&what 11 trust&you 11
    want&why 11 what&who 11 what&why 11 why&you 11 at=last 10 c=asks+callVote 10 c=asks+doubt 10 c=asks+you 10 c=doubt+together 10
    how&kill 10 i&someone 10 i&we 10 join&right 10 join&what 10 k@all 10 k@shady 10 kill&want 10 lets&who 10 me&who 10 shady&why 10
    someone&why 10 #wolf&explain 9 c=callVote+reported 9 c=voted> 9 explain&tally 9 good&how 9 he&why 9 i&who 9 k@lets 9 last&what 9
    lets&someone 9 lets&want 9 right&you 9 tally&why 9 #wolf&think 8 ?explain 8 ?last 8 all&me 8 c=callVote+mine 8 c=callVote+voting 8
    end:all 8 end:we 8 explain&kill 8 explain&want 8 he&me 8 he&you 8 k@last 8 k@vote 8 n:join 8 stop&you 8 what&wrong 8 ?#wolf 7 ?strong 7
    ?weak 7 all&why 7 c=asks+together 7 c=reported+together 7 c=together< 7 dislike 7 doubt 7 doubt&why 7 good&you 7 join&neg 7
    join&wrong 7 k@neg 7 k@yesterday 7 k@you 7 lets&me 7 lets&vote 7 neg&right 7 right&vote 7 shady&think 7 start:explain 7 start:greet 7
    start:last 7 what&where 7 #wolf&good 6 #wolf&weak 6 ?rather 6 ?where 6 c=bad+you 6 c=byOther< 6 c=doubt> 6 c=opinion@ 6 doubt&lets 6
    explain&trust 6 good&he 6 he&strong 6 how&why 6 join&you 6 k@#wolf 6 k@he 6 k@swap 6 shady 6 start:trust 6 start:why 6 trust&why 6
    #a -6 #v&what -6 #wolf&he -6 #wolf&who -6 ?join -6 ?want -6 actbad&shady -6 all&summary -6 all&wrong -6 bot&rather -6 c=asks+role -6
    c=bot< -6 c=doubt+mine -6 c=good+together -6 c=he+together -6 c=intend -6 c=mine+result -6 c=mine+role -6 c=mine+voting -6
    c=opinion< -6 c=retract -6 c=spare+you -6 c=suspect+together -6 c=thanks -6 c=unreal< -6 c=unsuspect@ -6 decide&vote -6 end:good -6
    end:must -6 end:swear -6 evil&imagine -6 explain&hurry -6 explain&join -6 explain&result -6 how&rather -6 hurry&seem -6 hurry&why -6
    i&shady -6 i&tally -6 join&role -6 join&strong -6 k@decide -6 k@if -6 k@keep -6 k@night -6 k@other -6 k@quiet -6 k@team -6 k@thank -6
    lets -6 lets&remove -6 lie&report -6 lie&what -6 must&why -6 my&think -6 n:he -6 n:result -6 neg&remove -6 neg&switch -6 neg&tell -6
    rather&shady -6 right&seem -6 seem&vote -6 shady&someone -6 shady&want -6 shady&who -6 skip&why -6 start:claim -6 start:i -6
    start:remove -6 start:report -6 start:role -6 start:seem -6 start:thank -6 stop&we -6 strong&want -6 thank -6 think -6 today&vote -6
    vote&wrong -6 #wolf&result -7 ?neg -7 ?shady -7 all&person -7 c=bad+unreal -7 c=belief+together -7 c=byOther@ -7 c=good+mine -7
    c=he+mine -7 c=intend+not -7 c=not+opinion -7 c=rather -7 c=result+you -7 c=role+together -7 c=spare< -7 c=unreal+you -7
    c=voting+you -7 c=voting> -7 check&explain -7 check&we -7 decide&strong -7 decide&you -7 doubt&rather -7 end:rather -7 end:remove -7
    end:summary -7 end:switch -7 end:today -7 end:weak -7 he&report -7 he&stop -7 i&what -7 imagine&someone -7 imagine&think -7
    join&lets -7 k@both -7 k@imagine -7 k@result -7 k@someone -7 lets&person -7 must&think -7 n:#wolf -7 n:kill -7 neg&result -7
    neg&trust -7 result&why -7 seem&we -7 shady&vote -7 skip&think -7 start:#good -7 start:kill -7 steal -7 summary&vote -7 summary&you -7
    takeback -7 today&what -7 ?imagine -8 Sg1 -8 Sg1# -8 all&shady -8 c=asks+he -8 c=bad+he -8 c=belief -8 c=belief+mine -8 c=byOther> -8
    c=claim> -8 c=doubt< -8 c=maybe -8 c=mine< -8 c=not+suspect -8 c=opinion+role -8 c=spare+together -8 c=together+voting -8
    c=unsuspect -8 doubt&i -8 end:#good -8 end:#role -8 end:both -8 end:lie -8 end:role -8 end:want -8 end:yesterday -8 explain&report -8
    greet&strong -8 he&neg -8 he&shady -8 how&seem -8 i&want -8 k@#role -8 kill&someone -8 lie&think -8 me&think -8 n:we -8 never -8
    praise -8 rather&you -8 report&tell -8 report&think -8 report&why -8 role&you -8 start:good -8 start:if -8 start:join -8 start:night -8
    start:weak -8 strong&who -8 summary&what -8 we -8 where&you -8 #wolf&i -9 #wolf&rather -9 #wolf&someone -9 ?trust -9 Ng1 -9 Sb2# -9
    Sg0 -9 Sg0# -9 actbad -9 actbad&vote -9 all&he -9 all&tally -9 c=bad+good -9 c=bad+role -9 c=belief> -9 c=bot> -9 c=claim< -9
    c=doubt+opinion -9 c=good< -9 c=he+you -9 c=not+together -9 c=result< -9 c=role -9 c=spare -9 c=toMe< -9 decide&want -9 end:bot -9
    end:evil -9 end:he -9 end:person -9 end:think -9 he&think -9 he&vote -9 i&join -9 i&rather -9 imagine&you -9 k@#good -9 k@claim -9
    k@skip -9 kill&neg -9 len=2 -9 n:vote -9 neg -9 neg&we -9 other -9 quiet -9 rather&vote -9 report&right -9 right -9 skip&someone -9
    start:want -9 start:wrong -9 strong&wrong -9 swear -9 switch&vote -9 waste&we -9 #wolf&imagine -10 all&we -10 all&weak -10 bot&you -10
    c=asks+ballot -10 c=bad+result -10 c=ballot> -10 c=intend+mine -10 c=nobody< -10 c=toMe -10 c=toMe> -10 c=voting -10 c=voting< -10
    check&seem -10 check&you -10 end:how -10 end:lets -10 end:vote -10 evil&weak -10 hurry -10 i&strong -10 k@greet -10 k@must -10
    len=1 -10 lets&weak -10 n:rather -10 n:someone -10 n:strong -10 o? -10 report&you -10 result&what -10 right&strong -10 shady&you -10
    someone&think -10 sorry&think -10 sorry&what -10 start:#v -10 start:hurry -10 start:laugh -10 start:tell -10 start:we -10
    start:where -10 start:who -10 tell&you -10 weak -10 #wolf&neg -11 all&rather -11 at=first -11 c=agree@ -11 c=asks+good -11
    c=ballot< -11 c=good+you -11 c=reported> -11 c=results> -11 c=suspect+you -11 doubt&strong -11 dunno&you -11 end:tell -11 i&report -11
    k@check -11 k@good -11 k@remove -11 lets&think -11 neg&someone -11 neg&think -11 role&what -11 start:he -11 start:neg -11 tell&what -11
    think&trust -11 want&you -11 wrong&you -11 c=agree -12 c=asks+suspect -12 c=bad> -12 c=disagree@ -12 c=green -12 c=green> -12
    c=results -12 c=spare> -12 c=summary -12 c=summary> -12 dunno&lets -12 end:check -12 end:i -12 end:result -12 evil&sorry -12
    evil&what -12 i -12 i&my -12 k@bot -12 k@lie -12 k@rather -12 lets&you -12 lie&you -12 must&trust -12 my -12 n=3 -12 neg&rather -12
    person -12 skip -12 start:#role -12 start:actbad -12 start:keep -12 start:rather -12 start:stop -12 start:strong -12 start:switch -12
    start:think -12 trust&we -12 vote&we -12 vote&who -12 vote&you -12 ?how -13 c=asks+unreal -13 c=bad+not -13 c=intend+reported -13
    c=mine -13 c=nobody -13 claim -13 dunno&why -13 how&think -13 k@#v -13 k@right -13 k@sorry -13 k@weak -13 lets&must -13 lets&rather -13
    must&we -13 neg&strong -13 rather&switch -13 rather&trust -13 report&what -13 someone&vote -13 team -13 weak&what -13 #wolf&vote -14
    ?who -14 Ng0 -14 all&you -14 c=asks+result -14 c=ballot+you -14 c=bot -14 c=claim -14 c=mine+reported -14 c=mine+suspect -14
    c=opinion+suspect -14 end:report -14 end:seem -14 end:who -14 hurry&waste -14 if -14 must -14 n:you -14 neg&shady -14 seem&what -14
    sorry -14 strong&vote -14 summary -14 who&you -14 c=bad+voting -15 c=ballot+voting -15 c=callVote+not -15 end:right -15 evil&think -15
    imagine -15 k@hurry -15 lets&we -15 me&vote -15 n:all -15 night -15 sign=good~ -15 start:today -15 tell -15 #good -16 ?me -16 bot -16
    c=denial -16 c=he> -16 c=mine> -16 c=opinion+together -16 c=suspect -16 dunno -16 k@today -16 n:lets -16 start:imagine -16
    start:right -16 start:shady -16 switch -16 ?evil -17 ?someone -17 all&neg -17 all&think -17 both -17 c=atMe> -17 c=disagree -17
    c=mine+opinion -17 doubt&neg -17 end:me -17 k@how -17 k@i -17 remove -17 role -17 c=ballot -18 c=unreal> -18 i&think -18 k@evil -18
    k@seem -18 k@tell -18 lets&neg -18 me&you -18 rather -18 seem -18 start:evil -18 waste -18 ?i -19 all&trust -19 c=he -19 end:actbad -19
    k@role -19 lastgame -19 #wolf&all -20 #wolf&lets -20 c=callVote+opinion -20 c=intend< -20 c=suspect> -20 check -20 decide -20 #role -21
    #v -21 c=denial< -21 c=intend> -21 c=red> -21 c=together> -21 end:stop -21 c=red -22 c=unreal -22 c=voted< -22 i&vote -22 k@me -22
    len=s -22 len=xs -22 lie -22 result -22 sign=good -22 c=good> -23 c=result> -23 evil&explain -23 lets&trust -23 Nb1 -24 Sb1 -24
    Sb1# -24 k@who -24 c=role> -25 report -25 c=result -27 c=good -28 today -28 evil -29 c=not< -31 i&you -31 c=opinion> -34 k0 -34
    c=asks@ -63`;
