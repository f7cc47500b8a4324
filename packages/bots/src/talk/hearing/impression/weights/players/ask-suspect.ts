/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const askSuspect = `
    ? 39 c=suspect 38 c=asks+suspect 34 len=1 32 c=suspect+you 30 c=suspect> 30 #wolf&who 29 ?keep 25 c=reported> 25 quiet&you 25
    c=reported+you 23 quiet&today 23 c=suspect< 21 i&tell 21 quiet 20 quiet&what 20 strong&who 20 ?doubt 19 doubt&who 19 k0 19
    report&you 19 tell&weak 19 ?think 18 quiet&think 18 want&what 18 c=asks+doubt 17 c=bad+suspect 17 start:keep 17 c=mine+suspect 16
    doubt&someone 16 imagine&tell 16 lie&report 16 start:weak 16 switch&want 16 tell 16 tell&think 16 think&what 16 who 16 c=asks@ 15
    c=reported+together 15 think&want 15 where&you 15 c=asks+bad 14 c=bad+you 14 doubt&rather 14 end:tell 14 k@quiet 14 k@where 14
    start:where 14 switch&tell 14 tell&want 14 c=doubt 13 c=doubt< 13 end:think 13 i&report 13 i&switch 13 imagine&think 13 me&report 13
    me&tell 13 me&weak 13 rather&want 13 start:report 13 strong&you 13 think&weak 13 think&who 13 ?strong 12 c=bad+reported 12
    c=reported 12 c=reported+suspect 12 end:lie 12 i&want 12 imagine&want 12 k@what 12 keep&person 12 o? 12 start:someone 12 we&weak 12
    where 12 c=byOther> 11 end:rather 11 he&my 11 imagine&switch 11 imagine&what 11 keep&swear 11 lets&you 11 lie&you 11 report&tell 11
    strong&want 11 think&we 11 we&you 11 #wolf&decide 10 ?weak 10 ?what 10 c=bad+doubt 10 c=doubt+opinion 10 c=suspect+together 10
    c=you> 10 decide&strong 10 end:who 10 end:you 10 i&like 10 k@rather 10 keep 10 lets&think 10 lets&what 10 like&switch 10
    rather&strong 10 rather&today 10 rather&who 10 tell&you 10 c=suspect+voting 9 doubt&strong 9 end:all 9 i&imagine 9 i&weak 9 i&what 9
    k@think 9 my&what 9 someone&you 9 c=mine+reported 8 c=opinion> 8 decide&explain 8 decide&shady 8 decide&why 8 end:swear 8 how&think 8
    how&weak 8 lie&tell 8 lie&why 8 report 8 report&weak 8 shady&who 8 shady&you 8 summary&think 8 weak 8 weak&what 8 #wolf&someone 7
    ?decide 7 ?i 7 ?neg 7 ?shady 7 ?want 7 c=he+opinion 7 c=nobody> 7 c=summary 7 c=summary> 7 decide&what 7 explain&quiet 7 good&tell 7
    good&weak 7 he&someone 7 he&who 7 my&report 7 neg&quiet 7 quiet&strong 7 quiet&vote 7 quiet&why 7 start:summary 7 ?he 6 actbad&think 6
    c=bad+voting 6 c=he+suspect 6 doubt 6 doubt&want 6 end:me 6 explain&strong 6 explain&want 6 he&think 6 how&want 6 lets&weak 6
    neg&what 6 shady&someone 6 shady&strong 6 shady&weak 6 strong&today 6 think 6 think&you 6 #v&night -6 #v&what -6 #wolf&neg -6
    #wolf&seem -6 #wolf&vote -6 ?actbad -6 bot&what -6 c=bad+cond -6 c=claim+result -6 c=good+reported -6 c=he+reported -6 c=mine+not -6
    c=mine+why -6 c=mourn< -6 c=rather@ -6 c=role+together -6 claim&tell -6 dislike&quiet -6 end:#v -6 end:bye -6 end:decide -6 end:how -6
    end:imagine -6 end:lastgame -6 end:quiet -6 end:thank -6 explain&shady -6 good -6 good&i -6 good&strong -6 good&you -6 he&strong -6
    he&today -6 he&vote -6 how&strong -6 how&vote -6 i&join -6 i&wrong -6 imagine&you -6 k@bye -6 k@decide -6 k@find -6 k@laugh -6
    k@vouch -6 lie&rather -6 me&you -6 n:tell -6 n:you -6 neg&report -6 never -6 night&today -6 night&you -6 report&today -6 report&what -6
    right&tell -6 right&what -6 role&tell -6 shady&today -6 someone&what -6 start:all -6 start:bot -6 start:i -6 start:kill -6
    start:lastgame -6 start:laugh -6 start:sorry -6 strong&switch -6 summary&you -6 team&want -6 today&vote -6 today&want -6 today&what -6
    yesterday&you -6 #other -7 #role&report -7 #role&tell -7 #v&tell -7 #wolf&if -7 #wolf&want -7 ?#role -7 ?kill -7 ?result -7 S02# -7
    Sg1 -7 Sg1# -7 actbad&rather -7 all&neg -7 bye -7 c=asks+not -7 c=bad+result -7 c=callVote+together -7 c=cond< -7 c=defend -7
    c=denial< -7 c=disagree> -7 c=good+mine -7 c=good+together -7 c=good< -7 c=he -7 c=he> -7 c=not+you -7 c=thanks< -7 c=voted> -7
    claim&want -7 decide&report -7 decide&weak -7 dislike -7 doubt&my -7 dunno&he -7 end:bot -7 end:dunno -7 how&why -7 i&lets -7
    i&strong -7 i&trust -7 i&why -7 imagine&vote -7 join&weak -7 join&what -7 k@if -7 k@night -7 k@we -7 lie&want -7 my&neg -7 other&you -7
    quiet&seem -7 rather&someone -7 remove&you -7 result&you -7 seem&why -7 shady&why -7 skip&someone -7 someone&want -7 start:if -7
    start:must -7 start:role -7 start:trust -7 steal -7 team&who -7 today&weak -7 trust&you -7 want&we -7 what&wrong -7 #role&claim -8
    #wolf&how -8 #wolf&imagine -8 #wolf&like -8 ?bot -8 ?join -8 Ng1 -8 all&tell -8 bot&rather -8 c=asks+rather -8 c=bad+not -8
    c=belief> -8 c=claim< -8 c=he+mine -8 c=maybe -8 c=mine+voting -8 c=mourn -8 c=opinion+suspect -8 c=suspect+why -8 c=together+voting -8
    c=voted -8 c=voting> -8 end:praise -8 end:trust -8 end:what -8 k@sorry -8 k@strong -8 k@summary -8 k@team -8 keep&must -8 lets&today -8
    lie&seem -8 morevotes -8 neg&you -8 report&yesterday -8 seem&switch -8 seem&think -8 someone&vote -8 start:last -8 start:other -8
    think&today -8 think&trust -8 ?claim -9 c=asks+callVote -9 c=asks+maybe -9 c=atMe< -9 c=claimAll -9 c=claimAll> -9 c=maybe+unreal -9
    c=mine+result -9 c=nobody< -9 c=thanks -9 c=toMe> -9 c=unreal< -9 check&what -9 decide&i -9 doubt&keep -9 dunno -9 end:#good -9
    end:#role -9 end:doubt -9 end:evil -9 end:find -9 end:strong -9 end:yesterday -9 explain&i -9 explain&you -9 i&rather -9 i&think -9
    i&vote -9 join&role -9 k@check -9 k@result -9 k@stop -9 k@swear -9 k@thank -9 lastgame -9 nolonger -9 rather&shady -9 seem&shady -9
    start:#good -9 start:explain -9 start:night -9 start:thank -9 start:want -9 start:wrong -9 summary&yesterday -9 switch&you -9
    tell&we -9 thank -9 vote&want -9 vouch -9 #wolf&except -10 #wolf&rather -10 bot&you -10 c=asks+ballot -10 c=asks+twist -10
    c=bad+good -10 c=bad+maybe -10 c=bad+role -10 c=bad+why -10 c=ballot+voting -10 c=belief -10 c=claim> -10 c=cond -10 c=not< -10
    c=rather -10 c=reported@ -10 c=result< -10 c=unsuspect@ -10 c=voting< -10 check&i -10 doubt&what -10 doubt&why -10 end:stop -10
    greet -10 greet&strong -10 how&other -10 join&you -10 k@like -10 k@right -10 must&you -10 praise -10 rather&seem -10 result&what -10
    sign=good~ -10 someone&today -10 sorry -10 start:actbad -10 start:lets -10 start:remove -10 start:seem -10 takeback -10 vote&who -10
    we&what -10 what&yesterday -10 wrong&you -10 Ng0 -11 S01 -11 S01# -11 all&he -11 c=bad+he -11 c=ballot+you -11 c=intend+mine -11
    c=twist> -11 decide&tell -11 end:check -11 end:explain -11 end:good -11 end:remove -11 end:today -11 end:we -11 evil&think -11
    except -11 explain&why -11 hardly -11 he&switch -11 he&tell -11 how&seem -11 hurry -11 k@#good -11 k@except -11 k@trust -11 len=2 -11
    n:i -11 n=3 -11 rather&you -11 report&seem -11 role&what -11 seem&tell -11 switch&why -11 ?other -12 ?switch -12 both&keep -12
    c=bad+unreal -12 c=ballot> -12 c=result+suspect -12 c=spare@ -12 c=unsuspect -12 end:claim -12 end:must -12 i&today -12 last -12
    lie&think -12 lie&weak -12 me&think -12 n:think -12 neg&tell -12 rather&why -12 report&someone -12 skip -12 start:claim -12
    start:why -12 start:yesterday -12 vote&you -12 #wolf&strong -13 all -13 c=bot> -13 c=disagree@ -13 c=good+you -13 c=mine+opinion -13
    c=mine+together -13 c=opinion -13 c=result+you -13 c=toMe< -13 c=voting -13 end:actbad -13 end:join -13 evil&tell -13 find -13
    i&neg -13 k@imagine -13 k@me -13 k@who -13 k@wrong -13 kill -13 rather&weak -13 report&shady -13 start:he -13 start:who -13
    tally&vote -13 ?why -14 at=first -14 c=asks+opinion -14 c=ballot -14 c=byOther@ -14 c=suspect+unreal -14 c=toMe -14 decide&today -14
    end:laugh -14 end:result -14 end:right -14 how&you -14 if -14 k@#role -14 k@bot -14 k@remove -14 k@why -14 k@yesterday -14 laugh -14
    len=l -14 rather&switch -14 seem&want -14 shady&what -14 start:#v -14 start:lie -14 start:stop -14 #wolf&weak -15 Sb1 -15 Sb1# -15
    c=bot -15 c=good+suspect -15 c=green -15 c=green> -15 c=maybe> -15 c=spare -15 c=twist -15 c=why> -15 check&you -15 doubt&explain -15
    end:lets -15 end:report -15 end:wrong -15 he -15 i&you -15 join&think -15 k@actbad -15 k@explain -15 k@lets -15 k@must -15 k@other -15
    k@shady -15 seem&you -15 start:#role -15 start:join -15 start:right -15 start:vote -15 team -15 want&weak -15 ?role -16
    c=asks+result -16 c=claim -16 c=reported+why -16 c=why< -16 end:role -16 start:evil -16 switch&think -16 Nb1 -17 actbad -17
    c=intend@ -17 c=role+you -17 c=together+why -17 c=unreal+you -17 doubt&i -17 end:both -17 i&shady -17 k@all -17 k@i -17 k@kill -17
    k@person -17 k@report -17 start:quiet -17 start:switch -17 #good -18 ?vote -18 bot -18 c=callVote@ -18 c=voting+you -18 end:shady -18
    k@#v -18 k@claim -18 night -18 start:shady -18 start:tell -18 #wolf&what -19 ?explain -19 c=callVote -19 c=denial> -19 c=disagree -19
    c=not> -19 c=retract> -19 c=why+you -19 end:i -19 end:neg -19 neg -19 seem -19 today&who -19 trust -19 why -19 both -20 c=asks+good -20
    c=asks+unreal -20 c=results -20 c=results> -20 c=retract -20 end:vote -20 k@role -20 other -20 start:how -20 start:imagine -20
    c=intend -21 Sx0 -22 Sx0# -22 c=asks+role -22 explain -22 k@#wolf -22 k@join -22 remove -22 result -22 role&you -22 stop -22
    c=denial -23 c=unreal> -23 claim -23 k@evil -23 start:rather -23 #v -24 end:weak -24 report&want -24 c=bad@ -25 c=not -25 c=role> -25
    check -25 yesterday -25 #role -26 c=asks+why -26 c=role -26 c=why -26 must -26 c=agree@ -27 end:#wolf -27 c=unreal -28 right -28
    wrong -28 c=result> -29 c=opinion< -30 evil -30 k@vote -30 ?#wolf -31 join -31 c=agree -32 sign=good -32 c=result -33 vote -33
    c=good> -34 n=2 -34 k@lie -35 role -35 c=bad+mine -37 c=good -37 c=opinion@ -48 at=last -53`;
