/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const spare = `
    c=spare 48 c=spare@ 45 stop 37 waste 37 end:stop 36 #other&vote 33 neg&vote 32 c=not+voting 31 keep 31 #other 29 k@stop 29
    #other&neg 28 neg&today 28 vote&waste 28 k@keep 26 n:today 26 n:vote 26 neg&want 26 today 26 start:today 24 #wolf&kill 23 all&stop 22
    c=spare+together 22 hurry&waste 22 lets&stop 22 skip&today 22 stop&switch 22 today&wrong 22 #other&want 21 end:keep 21 end:today 21
    imagine&kill 21 k@#other 21 keep&must 21 start:keep 21 #other&he 20 c=byOther> 20 k@except 20 c=intend+voting 19 k@neg 19 keep&lets 19
    kill&neg 19 start:kill 19 vote&want 19 c=mine+spare 18 c=nobody 18 c=spare+you 18 end:someone 18 except 18 explain&hurry 18
    hurry&why 18 lets&must 18 start:stop 18 waste&we 18 #other&kill 17 c=spare< 17 c=together> 17 end:both 17 end:lets 17 evil&good 17
    lets&switch 17 n:want 17 both&today 16 he&want 16 i&vote 16 start:#other 16 c=callVote+good 15 c=rather 15 c=spare> 15 c=together 15
    except&keep 15 he&vote 15 kill&waste 15 remove&weak 15 remove&you 15 stop&today 15 except&lets 14 keep&today 14 kill 14 kill&wrong 14
    lets&waste 14 skip&switch 14 skip&vote 14 S01 13 S01# 13 c=asks+spare 13 c=callVote+spare 13 c=voting> 13 end:weak 13 k@must 13
    think&vote 13 vote&wrong 13 #wolf&imagine 12 c=callVote+opinion 12 c=nobody< 12 end:evil 12 explain&report 12 he&kill 12 k@hurry 12
    k@nobody 12 k@skip 12 k@today 12 keep&swear 12 len=l 12 lets 12 must&wrong 12 n:decide 12 n:waste 12 neg&waste 12 report&why 12
    report&you 12 skip 12 start:lets 12 stop&we 12 switch&why 12 all&switch 11 c=asks+rather 11 c=good+rather 11 c=he+voting 11
    c=mine+voting 11 c=nobody> 11 c=rather@ 11 good&skip 11 hurry&you 11 keep&stop 11 keep&we 11 me&vote 11 must 11 must&rather 11
    must&swear 11 neg&stop 11 rather&why 11 report&swear 11 switch&tell 11 both&skip 10 c=asks+he 10 c=atMe< 10 c=defend> 10
    check&explain 10 decide&someone 10 end:switch 10 except&neg 10 good&today 10 he&lets 10 he&skip 10 hurry&seem 10 k@kill 10
    keep&someone 10 kill&we 10 like&neg 10 must&vote 10 remove&stop 10 remove&vote 10 shady&tally 10 skip&why 10 start:remove 10
    stop&strong 10 takeback&wrong 10 tally&think 10 tell&today 10 #other&stop 9 ?good 9 c=ballot+callVote 9 c=defend 9 c=good@ 9
    c=rather> 9 c=red> 9 check&we 9 he&neg 9 k@me 9 k@remove 9 kill&lets 9 kill&must 9 kill&think 9 lie&stop 9 like&vote 9 must&report 9
    must&we 9 must&why 9 neg&skip 9 seem&we 9 seem&why 9 think&wrong 9 we&why 9 Sx0 8 Sx0# 8 all&he 8 both&keep 8 c=byOther 8 c=red 8
    c=suspect+together 8 decide&neg 8 end:#wolf 8 end:must 8 explain&seem 8 he&must 8 he&we 8 i&keep 8 imagine&wrong 8 keep&skip 8
    neg&someone 8 rather&skip 8 seem&today 8 shady&you 8 someone&think 8 start:good 8 stop&vote 8 strong&vote 8 swear&today 8 swear&we 8
    switch&think 8 weak&wrong 8 #good&switch 7 ?today 7 all&think 7 both 7 c=asks+together 7 end:report 7 explain&we 7 good&nobody 7
    he&keep 7 how&neg 7 hurry&lets 7 keep&switch 7 keep&why 7 kill&stop 7 kill&today 7 lets&swear 7 lie&vote 7 must&neg 7 must&result 7
    rather&switch 7 remove 7 skip&strong 7 skip&want 7 start:report 7 today&vote 7 #good&lets 6 both&stop 6 c=asks+good 6
    c=ballot+together 6 c=claim> 6 decide&tally 6 end:swear 6 evil 6 good&want 6 he&how 6 he&me 6 he&stop 6 hurry&want 6 imagine&lie 6
    imagine&today 6 k@swear 6 k@weak 6 kill&want 6 lets&neg 6 lets&we 6 lie&want 6 lie&why 6 n:seem 6 n:team 6 neg&seem 6 start:lie 6
    start:neg 6 start:we 6 switch&tally 6 vote 6 vote&weak 6 #good&dislike -6 #other&#v -6 #role&claim -6 #role&he -6 #wolf&find -6
    #wolf&good -6 #wolf&seem -6 ?bot -6 ?think -6 ?who -6 ?why -6 all&join -6 both&lets -6 bye&remove -6 c=asks+cond -6 c=asks+not -6
    c=asks+unreal -6 c=ballot -6 c=belief+mine -6 c=belief+opinion -6 c=cond+intend -6 c=denial -6 c=doubt> -6 c=good+result -6
    c=good+unreal -6 c=he+result -6 c=intend+why -6 c=maybe+you -6 c=mine+role -6 c=mine+unreal -6 c=not+rather -6 c=not+spare -6
    c=opinion -6 c=opinion+suspect -6 c=opinion> -6 c=thanks< -6 check&night -6 claim&rather -6 decide&remove -6 doubt&today -6 end:he -6
    end:never -6 end:nolonger -6 end:result -6 end:takeback -6 evil&neg -6 explain&he -6 explain&me -6 explain&neg -6 explain&vote -6
    good&rather -6 good&right -6 good&strong -6 he&i -6 he&tally -6 he&you -6 i&night -6 i&team -6 join&right -6 k@dislike -6 k@greet -6
    k@quiet -6 k@where -6 k@you -6 keep&person -6 lets&strong -6 lets&trust -6 lie&seem -6 me&think -6 must&nobody -6 must&strong -6
    my&you -6 n:good -6 n:remove -6 n:someone -6 neg&role -6 praise&vote -6 remove&want -6 role&you -6 seem&shady -6 seem&want -6
    seem&weak -6 start:dislike -6 start:explain -6 strong&wrong -6 tally -6 tell&think -6 think&trust -6 think&want -6 think&why -6
    weak&you -6 what&why -6 #good&neg -7 #good&seem -7 #role&lets -7 #wolf&if -7 #wolf&lets -7 ?how -7 ?shady -7 ?someone -7 all&lets -7
    all&today -7 both&kill -7 c=asks+intend -7 c=asks+role -7 c=asks> -7 c=bad+cond -7 c=bad+role -7 c=cond+together -7 c=cond> -7 c=he< -7
    c=hurry> -7 c=intend+you -7 c=mine+not -7 c=mine+opinion -7 c=mine+twist -7 c=not+opinion -7 c=results> -7 c=twist< -7 c=you> -7
    claim&you -7 decide&good -7 decide&swear -7 dislike -7 end:night -7 end:role -7 end:thank -7 end:yesterday -7 evil&sorry -7
    evil&think -7 explain&think -7 he&strong -7 he&tell -7 how -7 hurry&i -7 hurry&remove -7 i&report -7 i&takeback -7 i&we -7 k@lets -7
    k@like -7 kill&someone -7 lie&you -7 me&want -7 must&someone -7 must&trust -7 n:doubt -7 n:my -7 n:why -7 neg&shady -7 nolonger -7
    o? -7 rather -7 rather&shady -7 rather&someone -7 rather&you -7 start:join -7 start:praise -7 start:summary -7 start:you -7 stop&you -7
    summary&today -7 tell -7 think&what -7 who&you -7 #wolf&decide -8 #wolf&rather -8 #wolf&tell -8 ?want -8 Sb2# -8 actbad&keep -8
    actbad&neg -8 actbad&we -8 all&wrong -8 c=bad+result -8 c=good+opinion -8 c=he+unreal -8 c=hurry -8 c=intend+mine -8 c=intend@ -8
    c=maybe< -8 c=mine+rather -8 c=mine+suspect -8 c=reported+you -8 c=results -8 c=role+voting -8 c=unsure -8 c=unsure> -8 check -8
    claim&kill -8 claim&switch -8 decide&strong -8 doubt&i -8 doubt&think -8 end:find -8 end:imagine -8 end:person -8 explain&what -8
    good&swear -8 good&switch -8 hardly&rather -8 he&imagine -8 he&rather -8 he&report -8 he&right -8 i&rather -8 i&right -8 i&seem -8
    i&trust -8 i&why -8 k@bot -8 k@find -8 k@i -8 k@night -8 k@think -8 keep&neg -8 lets&summary -8 lets&today -8 lets&what -8
    lets&wrong -8 me&switch -8 n:#wolf -8 n:claim -8 n:stop -8 n:what -8 n:wrong -8 neg&tell -8 nolonger&vote -8 quiet&today -8
    rather&tell -8 rather&what -8 remove&why -8 report&today -8 right&strong -8 seem&you -8 shady&today -8 start:lastgame -8
    start:result -8 strong&you -8 tally&today -8 tally&why -8 think&we -8 today&you -8 vote&who -8 we&you -8 #role&rather -9
    #wolf&someone -9 #wolf&strong -9 #wolf&today -9 all&i -9 all&what -9 all&you -9 c=asks+ballot -9 c=asks+result -9 c=belief> -9
    c=bot> -9 c=callVote+intend -9 c=cond+not -9 c=opinion< -9 c=retract -9 c=retract> -9 c=role+together -9 c=role+you -9 c=thanks -9
    c=toMe> -9 check&you -9 decide&he -9 decide&nolonger -9 decide&tell -9 doubt&shady -9 end:bot -9 explain&someone -9 explain&stop -9
    good&stop -9 he&what -9 i&if -9 i&imagine -9 i&kill -9 i&weak -9 i&what -9 i&wrong -9 k@bye -9 k@lastgame -9 k@my -9 k@result -9
    k@sorry -9 k@strong -9 k@summary -9 k@thank -9 keep&you -9 must&weak -9 n:all -9 n:trust -9 neg&rather -9 rather&strong -9
    report&want -9 shady&switch -9 start:doubt -9 start:thank -9 tell&why -9 thank -9 where -9 ?what -10 all&morevotes -10
    c=asks+reported -10 c=ballot+intend -10 c=ballots> -10 c=claim+result -10 c=doubt -10 c=good> -10 c=he+mine -10 c=suspect< -10
    c=turn -10 c=turn@ -10 c=unreal+voting -10 c=voting+why -10 claim&today -10 doubt&neg -10 end:all -10 end:decide -10 end:doubt -10
    end:we -10 end:you -10 explain&lets -10 i&shady -10 i&tell -10 if&neg -10 imagine&tell -10 k@how -10 k@never -10 kill&strong -10
    len=1 -10 me&you -10 morevotes&we -10 n:nolonger -10 n:right -10 neg&wrong -10 night&today -10 nolonger&want -10 report&tell -10
    start:actbad -10 start:evil -10 start:last -10 steal -10 switch&wrong -10 want&weak -10 what&you -10 wrong&you -10 #role&i -11
    ?#wolf -11 ?you -11 all&vote -11 c=bad+opinion -11 c=bad+suspect -11 c=ballot+you -11 c=bot -11 c=byOther< -11 c=callVote+why -11
    c=claim+good -11 c=cond+mine -11 c=good+you -11 c=intend< -11 c=mine+reported -11 c=result+together -11 c=summary -11 c=summary> -11
    claim&vote -11 end:trust -11 end:what -11 explain&i -11 explain&kill -11 if -11 k@team -11 k@we -11 n:#role -11 n:join -11 n:report -11
    n=3 -11 neg&trust -11 right&today -11 right&vote -11 seem&think -11 shady -11 skip&someone -11 start:#v -11 start:both -11
    start:how -11 today&who -11 #role&neg -12 #wolf&i -12 bot -12 c=claim+mine -12 c=comeOut@ -12 c=mine+result -12 c=mourn< -12
    c=not+unreal -12 c=not+why -12 c=unsuspect@ -12 claim&neg -12 decide&must -12 decide&weak -12 end:lie -12 end:seem -12 greet -12
    greet&strong -12 hardly -12 i&remove -12 join&neg -12 k@he -12 k@tell -12 last&neg -12 lets&you -12 my&neg -12 my&think -12
    n:switch -12 neg&we -12 sorry -12 vote&what -12 #wolf&must -13 actbad&today -13 c=belief -13 c=maybe -13 c=not+you -13 c=reported< -13
    c=voted< -13 claim -13 decide&kill -13 decide&rather -13 dunno -13 end:bye -13 end:praise -13 find -13 k@join -13 k@role -13
    keep&vote -13 my&today -13 n:actbad -13 n:rather -13 neg&remove -13 neg&report -13 neg&right -13 neg&what -13 person -13 quiet -13
    rather&weak -13 result -13 someone&who -13 start:night -13 start:seem -13 start:who -13 start:wrong -13 want&we -13 all&shady -14
    both&tally -14 c=callVote+mine -14 c=cond< -14 c=intend+together -14 c=twist> -14 check&i -14 end:actbad -14 end:hurry -14
    end:right -14 end:who -14 i&join -14 join&vote -14 k@#role -14 lets&shady -14 my&vote -14 someone&you -14 start:claim -14 start:if -14
    team&we -14 tell&want -14 vote&yesterday -14 #good -15 Sb1 -15 Sb1# -15 bye -15 c=bad+not -15 c=bad+voting -15 c=comeOut -15
    c=reported+together -15 c=suspect+you -15 c=unsuspect -15 end:rather -15 hurry&neg -15 k@actbad -15 k@right -15 k@trust -15 k@who -15
    lets&think -15 rather&today -15 sign=good~ -15 start:right -15 start:switch -15 ?keep -16 Nb1 -16 c=callVote+together -16 c=mourn -16
    c=reported -16 c=result< -16 decide&today -16 end:explain -16 end:laugh -16 end:me -16 i&nolonger -16 i&tally -16 last&vote -16
    laugh -16 neg&never -16 neg&nolonger -16 strong -16 summary -16 S02# -17 all&explain -17 all&kill -17 all&why -17 c=ballot> -17
    c=claim< -17 c=reported> -17 i&you -17 must&you -17 never -17 start:#good -17 start:#role -17 want&you -17 #wolf&he -18 #wolf&neg -18
    ?vote -18 c=disagree@ -18 end:#role -18 k@#v -18 k@wrong -18 someone&vote -18 strong&switch -18 k@doubt -19 k@evil -19
    lastgame&vote -19 lets&morevotes -19 praise -19 start:shady -19 #wolf&vote -20 actbad -20 c=bad+good -20 c=ballot+voting -20
    c=byOther@ -20 c=twist -20 end:strong -20 good&he -20 k@both -20 start:someone -20 c=bad+you -21 c=bad@ -21 c=callVote+voting -21
    c=disagree -21 c=unreal -21 end:#good -21 hurry&vote -21 join -21 start:yesterday -21 c=asks+suspect -22 c=asks@ -22 c=cond -22
    c=good+mine -22 c=green> -22 end:tell -22 i&think -22 len=2 -22 start:weak -22 start:what -22 #v -23 c=green -23 i&switch -23
    k@what -23 lastgame -23 n:weak -23 neg&weak -23 role -23 start:rather -23 trust -23 c=denial< -24 c=good+he -24 c=role> -24
    k@yesterday -24 night -24 both&vote -25 c=unreal> -25 last -25 Sg0 -26 Sg0# -26 c=bad+together -26 c=role -26 end:i -26 end:wrong -26
    k@explain -26 c=atMe> -27 c=bad+mine -27 c=mine> -27 doubt -27 len=xs -27 c=asks+bad -28 start:#wolf -28 who -28 i&my -29 my -29
    c=agree@ -30 yesterday -30 c=agree -31 c=voting< -31 ? -32 k@#wolf -32 c=result> -33 end:kill -33 right -36 #role -37 c=result -38
    at=first -39 c=asks+voting -39 what -39 k0 -42 at=last -43 n=2 -57`;
