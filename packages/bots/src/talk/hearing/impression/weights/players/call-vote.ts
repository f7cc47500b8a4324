/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const callVote = `
    c=callVote@ 49 c=callVote 48 remove 33 must&remove 32 end:remove 30 lets&vote 29 k@kill 27 lets&morevotes 27 all&we 25
    c=callVote+together 25 join&me 25 k@morevotes 24 morevotes 24 start:must 24 c=callVote+not 23 must 23 start:kill 23 i&join 22
    vote&we 22 c=callVote+voting 21 end:kill 21 join&lets 21 morevotes&vote 21 c=together< 20 k@lets 20 k@today 20 remove&why 20
    start:remove 20 stop&vote 20 both&vote 19 c=asks+callVote 19 c=asks+not 19 c=denial< 19 c=not< 19 decide&kill 19 k@remove 19 kill 19
    lets 19 someone&vote 19 strong&today 19 ?kill 18 c=together+voting 18 evil&he 18 hurry&must 18 hurry&remove 18 ?join 17 c=hurry 17
    join 17 join&who 17 must&today 17 n:lets 17 n:rather 17 neg&rather 17 today&vote 17 both&kill 16 c=hurry> 16 end:me 16 how&vote 16
    i&lets 16 join&team 16 k@must 16 n:all 16 #good&today 15 all&morevotes 15 c=he+you 15 c=not+why 15 join&kill 15 lets&we 15
    strong&vote 15 #good&trust 14 c=not+spare 14 c=not+together 14 c=spare+together 14 end:claim 14 end:evil 14 good&vote 14 k@vote 14
    kill&someone 14 lets&my 14 lets&remove 14 remove&switch 14 remove&today 14 ?someone 13 all&lets 13 all&today 13 claim&remove 13
    claim&today 13 decide&rather 13 lets&neg 13 n:why 13 neg&why 13 rather&stop 13 start:today 13 today 13 today&trust 13 all&neg 12
    all&shady 12 all&vote 12 c=callVote+mine 12 c=callVote+suspect 12 c=together 12 end:morevotes 12 i&we 12 join&my 12 join&someone 12
    k@evil 12 kill&rather 12 lets&shady 12 lets&someone 12 lets&team 12 morevotes&we 12 must&trust 12 my&team 12 n:explain 12
    n:morevotes 12 start:hurry 12 c=asks+mine 11 c=spare< 11 claim&join 11 claim&my 11 decide&must 11 decide&vote 11 end:someone 11
    explain&neg 11 good&stop 11 k@he 11 morevotes&neg 11 morevotes&tally 11 must&weak 11 rather&vote 11 strong&switch 11 all&both 10
    both&stop 10 c=good+voting 10 claim&lets 10 explain&we 10 hurry 10 if&lets 10 k@join 10 k@team 10 me&want 10 must&strong 10
    remove&tell 10 start:all 10 start:how 10 today&yesterday 10 we&what 10 we&why 10 ?who 9 all&i 9 all&remove 9 both&you 9 c=mine+voting 9
    c=not+you 9 c=together> 9 claim&i 9 decide&weak 9 good&today 9 rather&switch 9 remove&strong 9 someone&want 9 start:join 9
    summary&vote 9 switch&today 9 switch&vote 9 we 9 yesterday&you 9 actbad&keep 8 actbad&we 8 both&lets 8 c=callVote+he 8 check&we 8
    check&what 8 evil 8 explain&remove 8 good&remove 8 good&strong 8 join&want 8 lets&tally 8 lets&today 8 me&who 8 n:decide 8 neg&remove 8
    rather&weak 8 result&who 8 right&vote 8 start:someone 8 switch&why 8 team&who 8 c=callVote+intend 7 c=cond+together 7 check&he 7
    claim 7 end:summary 7 good&night 7 join&result 7 k@me 7 k@we 7 keep&neg 7 kill&vote 7 n:weak 7 neg&we 7 neg&weak 7 remove&stop 7
    right&we 7 start:lets 7 start:strong 7 start:vote 7 vote 7 #good&decide 6 #good&lets 6 #good&you 6 ?result 6 actbad&yesterday 6 all 6
    c=denial 6 c=he+together 6 c=intend+suspect 6 c=not+voting 6 check&vote 6 decide&neg 6 end:both 6 end:how 6 good&right 6 greet&strong 6
    i&who 6 if&vote 6 imagine&someone 6 imagine&what 6 join&vote 6 k@someone 6 kill&me 6 kill&weak 6 me&vote 6 must&rather 6 must&team 6
    rather&why 6 right&today 6 vote&what 6 #role&if -6 #role&what -6 #v&result -6 #wolf&imagine -6 #wolf&neg -6 #wolf&today -6 ?#role -6
    ?explain -6 ?he -6 ?shady -6 ?why -6 actbad&all -6 actbad&i -6 all&tally -6 all&tell -6 all&weak -6 both&summary -6 c=atMe> -6
    c=bad+callVote -6 c=bad+cond -6 c=bad+reported -6 c=bad+result -6 c=bad+suspect -6 c=bad> -6 c=claim+mine -6 c=good+role -6 c=maybe -6
    c=mine+suspect -6 c=not+reported -6 c=role+voting -6 c=second -6 c=thanks< -6 c=unsure -6 c=vouch -6 c=why+you -6 c=why< -6
    check&claim -6 check&remove -6 check&you -6 decide&strong -6 doubt&rather -6 end:lie -6 end:report -6 end:seem -6 explain&how -6
    explain&you -6 good&neg -6 good&swear -6 he&must -6 he&remove -6 he&result -6 i&imagine -6 i&night -6 i&right -6 i&seem -6 i&shady -6
    i&tell -6 i&trust -6 imagine&kill -6 imagine&switch -6 k@bot -6 k@greet -6 k@i -6 k@lastgame -6 k@laugh -6 k@nolonger -6 k@skip -6
    k@steal -6 keep&swear -6 lets&stop -6 lets&swear -6 me&today -6 must&why -6 n:doubt -6 n:imagine -6 n:kill -6 n:what -6 neg&never -6
    neg&shady -6 neg&stop -6 neg&think -6 nolonger&switch -6 rather&who -6 report&tell -6 report&weak -6 role&switch -6 role&you -6
    seem&you -6 shady&today -6 sign=bad -6 skip&today -6 start:doubt -6 start:report -6 start:role -6 start:switch -6 strong&you -6
    tally -6 team&we -6 tell&why -6 think&vote -6 today&what -6 today&you -6 why&you -6 wrong&you -6 #a -7 #good&he -7 #good&i -7 #other -7
    #role&check -7 #role&claim -7 #role&he -7 #role&i -7 #role&rather -7 #v&i -7 #wolf&he -7 #wolf&kill -7 ?#wolf -7 ?neg -7 ?today -7
    actbad&he -7 all&report -7 at=last -7 c=asks+spare -7 c=asks+unreal -7 c=bad+good -7 c=claim+together -7 c=cond+intend -7 c=defend> -7
    c=intend+not -7 c=nobody> -7 c=you -7 check&i -7 claim&vote -7 claim&you -7 decide&steal -7 doubt&neg -7 doubt&shady -7 end:decide -7
    end:person -7 end:switch -7 end:thank -7 except -7 explain&who -7 hardly -7 he&tell -7 how&want -7 i&kill -7 i&why -7 imagine&neg -7
    join&strong -7 join&today -7 join&you -7 k@#other -7 k@except -7 k@lie -7 k@my -7 k@quiet -7 lets&tell -7 lets&weak -7 me&switch -7
    n:someone -7 n:you -7 neg -7 neg&result -7 neg&trust -7 neg&vote -7 never -7 nolonger&today -7 quiet&today -7 rather&shady -7
    remove&result -7 remove&seem -7 result&role -7 right&team -7 right&what -7 seem&weak -7 skip&switch -7 start:#v -7 start:laugh -7
    start:lie -7 start:neg -7 start:seem -7 start:trust -7 start:wrong -7 steal&vote -7 strong&what -7 switch&tally -7 tell&today -7
    vouch -7 #role&vote -8 ?trust -8 actbad -8 all&explain -8 all&good -8 all&person -8 bot -8 both&keep -8 c=asks+ballot -8 c=bad+he -8
    c=ballots> -8 c=belief< -8 c=bot -8 c=callVote+opinion -8 c=cond+good -8 c=cond> -8 c=defend -8 c=doubt -8 c=good -8 c=he+not -8
    c=intend -8 c=mine+role -8 c=rather@ -8 c=role< -8 c=spare -8 c=together+unreal -8 c=together+why -8 c=twist> -8 c=voted< -8
    check&seem -8 claim&neg -8 claim&rather -8 dunno -8 end:takeback -8 evil&sorry -8 explain&someone -8 good&he -8 he&rather -8
    he&tally -8 he&who -8 i&if -8 i&strong -8 i&think -8 i&you -8 imagine&wrong -8 join&right -8 join&what -8 join&wrong -8 k@check -8
    k@swear -8 kill&think -8 lets&must -8 lets&person -8 must&we -8 n:tell -8 other -8 praise&vote -8 seem&think -8 shady&switch -8
    shady&vote -8 start:#good -8 start:lastgame -8 start:weak -8 tell&want -8 think&what -8 think&wrong -8 weak&wrong -8 what&who -8
    where -8 #wolf&must -9 ?role -9 ?tally -9 ?we -9 Nb1 -9 Sb1 -9 Sb1# -9 all&seem -9 c=asks+belief -9 c=asks+he -9 c=bad+you -9
    c=ballot+intend -9 c=ballot< -9 c=belief+opinion -9 c=byOther< -9 c=comeOut@ -9 c=intend+you -9 c=nobody< -9 c=reported< -9
    c=result+voting -9 c=retract -9 c=retract> -9 c=suspect+you -9 c=suspect< -9 c=thanks -9 c=toMe< -9 c=unreal< -9 end:find -9
    good&wrong -9 he&join -9 he&today -9 i&tally -9 k@find -9 k@hurry -9 k@stop -9 k@strong -9 k@thank -9 k@what -9 kill&you -9 last&neg -9
    lets&seem -9 lets&think -9 me&what -9 must&someone -9 neg&what -9 o? -9 rather&what -9 result -9 someone&what -9 start:praise -9
    start:result -9 start:thank -9 start:think -9 summary&we -9 thank -9 trust&we -9 vote&you -9 what&you -9 all&decide -10 all&you -10
    c=asks+role -10 c=asks+you -10 c=asks> -10 c=bad+not -10 c=claim+result -10 c=good+he -10 c=good+not -10 c=good+together -10
    c=results> -10 c=voting+why -10 check&night -10 claim&switch -10 doubt&today -10 end:doubt -10 end:steal -10 explain&trust -10
    explain&want -10 explain&why -10 he&someone -10 he&stop -10 how&why -10 i&vote -10 imagine&rather -10 imagine&today -10 k@decide -10
    k@sorry -10 keep&lets -10 n:he -10 neg&right -10 neg&skip -10 neg&someone -10 night&someone -10 quiet -10 sign=bad~ -10 start:#wolf -10
    summary&today -10 tell -10 trust&why -10 want -10 want&we -10 ? -11 ?you -11 all&trust -11 c=bad -11 c=bad@ -11 c=byOther -11
    c=callVote+why -11 c=comeOut -11 c=cond+mine -11 c=good+result -11 c=intend< -11 c=mine+reported -11 c=opinion+you -11 c=results -11
    c=role> -11 decide&join -11 end:team -11 explain&he -11 good&lets -11 he&me -11 i&what -11 join&neg -11 k@summary -11 lets&why -11
    n=3 -11 neg&you -11 nolonger -11 right -11 sign=good~ -11 sorry -11 start:evil -11 switch&want -11 today&who -11 what&why -11
    #wolf&vote -12 all&how -12 all&stop -12 all&why -12 c=asks+good -12 c=bad+voting -12 c=ballot+together -12 c=ballots -12
    c=claim+good -12 c=claim< -12 c=denial> -12 c=good> -12 c=mine+result -12 c=red -12 c=red> -12 c=reported+why -12 c=summary> -12
    c=suspect+together -12 c=twist -12 end:check -12 end:role -12 end:tally -12 explain&me -12 he&switch -12 hurry&neg -12 k@#role -12
    k@report -12 k@seem -12 kill&wrong -12 last&vote -12 len=1 -12 n:strong -12 neg&tell -12 start:actbad -12 start:shady -12
    start:want -12 who&you -12 #role&lets -13 Sg1 -13 Sg1# -13 Sx0 -13 Sx0# -13 both&today -13 c=belief+together -13 c=belief> -13
    c=intend> -13 c=mine> -13 c=role+you -13 c=toMe -13 end:keep -13 end:tell -13 explain&kill -13 find -13 good&i -13 i&rather -13
    k@night -13 must&wrong -13 night -13 night&today -13 person -13 start:if -13 takeback&wrong -13 think&today -13 vote&wrong -13
    want&why -13 Ng1 -14 c=good+mine -14 c=good@ -14 c=mourn< -14 c=opinion+together -14 c=unsuspect@ -14 check -14 end:strong -14
    end:swear -14 explain&i -14 imagine -14 kill&waste -14 lets&waste -14 n:i -14 n:join -14 start:night -14 start:tell -14 we&you -14
    c=asks+opinion -15 c=asks+why -15 c=bad< -15 c=ballot> -15 c=callVote+result -15 c=nobody -15 c=role -15 c=summary -15 c=why -15
    end:explain -15 end:who -15 explain -15 k@explain -15 lastgame&vote -15 len=l -15 lets&wrong -15 lie -15 n:vote -15 neg&strong -15
    think&weak -15 vote&why -15 want&you -15 waste&we -15 all&wrong -16 c=rather -16 c=result> -16 c=unsuspect -16 end:praise -16
    end:weak -16 end:what -16 he&neg -16 i -16 k@#wolf -16 k@actbad -16 k@neg -16 last -16 lets&trust -16 my&today -16 remove&you -16
    skip -16 start:#role -16 start:claim -16 weak -16 what -16 c=bad+mine -17 c=reported -17 c=unreal> -17 decide&i -17 end:#role -17
    end:laugh -17 end:wrong -17 he&i -17 laugh -17 role -17 someone&today -17 steal -17 swear -17 #v&lets -18 c=bad+together -18
    c=claim> -18 c=result< -18 c=turn -18 c=turn@ -18 c=why> -18 end:#wolf -18 end:right -18 end:stop -18 explain&what -18 k@tell -18
    k@wrong -18 me&remove -18 start:both -18 start:imagine -18 start:keep -18 start:right -18 c=asks+bad -19 c=asks+reported -19
    c=asks@ -19 c=ballot -19 c=ballot+voting -19 c=belief -19 c=byOther@ -19 explain&vote -19 he&kill -19 i&neg -19 k@doubt -19 k@think -19
    lastgame -19 takeback -19 c=mourn -20 end:i -20 i&switch -20 k@who -20 today&wrong -20 c=disagree@ -21 c=reported@ -21 c=result -21
    c=you> -21 end:#good -21 end:#v -21 end:think -21 k@trust -21 k@weak -21 keep -21 vote&waste -21 c=opinion -22 c=spare@ -22 c=toMe> -22
    end:good -22 k@keep -22 praise -22 c=disagree -23 c=unreal -23 c=voted> -23 start:yesterday -23 waste -23 c=not> -24 c=opinion@ -24
    end:neg -24 report -24 c=claim -25 doubt -25 k@#v -25 start:i -25 seem -26 start:good -26 c=voted -27 i&remove -27 k@#good -28 #v -29
    c=agree@ -29 i&today -29 start:what -29 c=agree -30 start:rather -30 start:you -31 think -32 you -32 #wolf -33 end:want -33 #role -34
    k@you -36 wrong -37 k0 -44`;
