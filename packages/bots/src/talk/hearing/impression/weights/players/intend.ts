/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const intend = `
    c=intend@ 43 k@decide 40 c=intend 38 c=callVote< 31 c=voting< 31 me&switch 28 decide 26 sorry&vote 25 c=intend< 24 c=intend+mine 23
    i&today 22 k@greet 22 my&vote 22 start:last 21 at=last 20 c=rather< 20 hurry&i 20 i&kill 20 k@want 20 len=s 20 start:decide 20
    start:switch 20 end:vote 19 my&neg 19 decide&hurry 18 greet 18 greet&strong 18 last 18 me&remove 18 me&today 18 sorry&you 18
    c=intend+together 17 c=voted< 17 decide&i 17 end:decide 17 hurry 17 i&vote 17 c=bad+intend 16 decide&me 16 end:lastgame 16
    end:remove 16 end:tell 16 end:you 16 i&remove 16 join 16 k@vote 16 skip&vote 16 start:lastgame 16 start:sorry 16 start:vote 16
    c=he+intend 15 c=intend+not 15 if&tell 15 k@strong 15 k@tally 15 n:my 15 neg&you 15 greet&i 14 i&join 14 if&want 14 kill&switch 14
    someone&you 14 vote&want 14 actbad&rather 13 c=bad+reported 13 c=mine+voting 13 c=second< 13 decide&join 13 end:tally 13 i&switch 13
    if&strong 13 k@hurry 13 k@if 13 k@shady 13 k@sorry 13 kill&me 13 actbad&lets 12 c=ballot+intend 12 c=callVote+mine 12 c=good+intend 12
    c=good+rather 12 c=second 12 decide&swear 12 end:greet 12 end:i 12 end:me 12 good&lets 12 good&right 12 i&tally 12 if&neg 12 if&vote 12
    join&vote 12 lastgame 12 my&you 12 n:shady 12 n:someone 12 n:why 12 neg&vote 12 sorry 12 start:tally 12 #wolf&yesterday 11
    actbad&explain 11 actbad&yesterday 11 c=ballot< 11 c=mine< 11 c=nobody< 11 c=reported+result 11 c=turn 11 c=turn@ 11 decide&today 11
    good&hurry 11 hurry&strong 11 k@steal 11 k@tell 11 lets&neg 11 n:if 11 neg&why 11 nolonger&think 11 rather&yesterday 11
    result&yesterday 11 switch 11 vote 11 vote&you 11 c=denial< 10 c=intend+you 10 c=reported+role 10 decide&evil 10 decide&tell 10
    decide&vote 10 he&keep 10 hurry&right 10 hurry&shady 10 if&right 10 imagine&want 10 lets&right 10 me&tally 10 my&sorry 10 my&stop 10
    n:explain 10 neg&someone 10 rather&result 10 shady&switch 10 someone&vote 10 stop&you 10 tally 10 #good&vote 9 #wolf&actbad 9
    actbad&all 9 actbad&why 9 all&explain 9 all&why 9 c=he+mine 9 decide&explain 9 decide&if 9 decide&steal 9 evil&sorry 9 explain&lets 9
    explain&my 9 explain&neg 9 he&me 9 hurry&weak 9 i&keep 9 i&nobody 9 i&rather 9 i&stop 9 keep&vote 9 len=2 9 len=xs 9 lets&think 9
    me&my 9 me&stop 9 my&today 9 n:stop 9 neg&think 9 rather&vote 9 start:evil 9 start:if 9 #wolf&result 8 actbad&neg 8 actbad&result 8
    all&neg 8 c=atMe 8 c=bad+he 8 c=callVote+reported 8 c=mine+together 8 c=reported+together 8 c=reported+voting 8 c=result+role 8
    c=voting 8 end:join 8 end:today 8 explain&good 8 explain&he 8 hurry&lets 8 k@remove 8 k@swear 8 k@today 8 kill&my 8 lets&strong 8
    my&tell 8 neg&shady 8 neg&switch 8 rather&shady 8 rather&tell 8 someone&want 8 start:shady 8 start:yesterday 8 tell&why 8 vote&why 8
    actbad&think 7 c=bad+callVote 7 c=mine 7 c=suspect+voting 7 decide&team 7 end:steal 7 end:want 7 good&why 7 he&if 7 he&why 7 i&me 7
    i&my 7 i&someone 7 if&lie 7 if&someone 7 k@claim 7 k@rather 7 lets&why 7 me 7 my 7 n:actbad 7 n:rather 7 neg&nobody 7 nobody 7
    nobody&skip 7 shady&why 7 skip&want 7 someone&strong 7 someone&trust 7 summary&vote 7 tally&vote 7 tally&you 7 team&vote 7 think&vote 7
    trust&vote 7 actbad&he 6 actbad&vote 6 actbad&vouch 6 c=bad+result 6 c=cond+intend 6 c=cond+not 6 c=good< 6 c=intend+reported 6
    claim&want 6 decide&my 6 decide&strong 6 end:hurry 6 explain&i 6 explain&today 6 good&strong 6 if 6 if&trust 6 join&strong 6
    join&today 6 join&want 6 k@actbad 6 lie&vote 6 me&someone 6 neg&stop 6 neg&tell 6 rather&today 6 start:imagine 6 start:summary 6
    tell&vote 6 today&vote 6 today&weak 6 #good&me -6 #role&he -6 #role&right -6 #role&today -6 #v&result -6 #v&role -6 #wolf&switch -6
    #wolf&tell -6 Ng0 -6 actbad&strong -6 all&join -6 both&keep -6 c=asks+he -6 c=asks+result -6 c=bad+cond -6 c=bad+mine -6 c=bad+not -6
    c=ballot+mine -6 c=ballot> -6 c=bot -6 c=cond+together -6 c=doubt> -6 c=good+voting -6 c=hurry -6 c=hurry> -6 c=maybe+unreal -6
    c=mine+twist -6 c=not+role -6 c=not+suspect -6 c=not+why -6 c=reported@ -6 c=result+suspect -6 c=role -6 c=together+why -6
    claim&rather -6 decide&vouch -6 doubt&why -6 end:#a -6 end:doubt -6 end:like -6 evil&good -6 evil&think -6 evil&today -6 explain&me -6
    good&today -6 he -6 he&remove -6 he&strong -6 he&tally -6 i&imagine -6 i&role -6 i&sorry -6 i&swap -6 i&team -6 if&switch -6
    join&wrong -6 k@how -6 k@kill -6 k@morevotes -6 k@night -6 k@other -6 k@quiet -6 k@right -6 kill&someone -6 lie -6 like&me -6
    me&quiet -6 me&tell -6 me&what -6 must&rather -6 must&vote -6 neg&right -6 neg&what -6 night&role -6 night&switch -6 other&shady -6
    quiet&today -6 remove&you -6 seem&strong -6 seem&switch -6 seem&team -6 sign=bad~ -6 skip&strong -6 sorry&takeback -6 start:#other -6
    start:must -6 start:other -6 start:we -6 switch&wrong -6 tell&weak -6 today&trust -6 want&weak -6 want&who -6 what&why -6
    #good&strong -7 #role&#v -7 ?what -7 Sb0 -7 bot -7 both&tally -7 c=agree> -7 c=asks+role -7 c=belief< -7 c=callVote+not -7
    c=claim+good -7 c=claim+result -7 c=comeOut -7 c=denial -7 c=disagree> -7 c=good+together -7 c=intend+unreal -7 c=mine+opinion -7
    c=suspect< -7 c=thanks< -7 decide&tally -7 end:find -7 end:lie -7 end:praise -7 evil&strong -7 hardly -7 he&kill -7 hurry&vote -7
    join&me -7 join&my -7 join&right -7 k@bye -7 k@find -7 k@laugh -7 k@nobody -7 k@takeback -7 lastgame&vote -7 me&seem -7 me&vouch -7
    my&want -7 n:doubt -7 n:join -7 n:trust -7 neg&trust -7 remove&vote -7 role&switch -7 seem&want -7 sign=good~ -7 skip&today -7
    someone&who -7 start:#a -7 start:both -7 start:team -7 start:tell -7 stop&tell -7 strong&you -7 switch&you -7 vote&we -7 want&we -7
    what&you -7 where -7 who&you -7 #a&i -8 #good -8 #role&greet -8 Nb0 -8 actbad&tally -8 at=mid -8 both&vote -8 c=asks+good -8
    c=bad+opinion -8 c=bad+you -8 c=callVote+spare -8 c=cond+result -8 c=defend> -8 c=disagree -8 c=good+you -8 c=maybe@ -8 c=results> -8
    c=suspect+you -8 check&seem -8 decide&yesterday -8 dunno -8 end:role -8 end:seem -8 end:what -8 hurry&think -8 k@#a -8 k@good -8
    k@like -8 k@someone -8 lets&we -8 me&other -8 morevotes -8 must&neg -8 my&tally -8 n:#wolf -8 n:good -8 n:right -8 n:tally -8
    right&think -8 right&today -8 start:claim -8 start:doubt -8 start:hurry -8 start:laugh -8 start:lie -8 start:result -8 start:why -8
    stop -8 strong&think -8 strong&wrong -8 switch&tally -8 vote&what -8 #good&decide -9 #wolf&if -9 ?you -9 S02# -9 Sb0# -9
    c=asks+opinion -9 c=defend -9 c=mine+role -9 c=results -9 c=unsure -9 c=unsure> -9 c=voting+why -9 doubt&neg -9 doubt&think -9
    end:#other -9 end:bye -9 end:explain -9 end:my -9 end:nolonger -9 end:thank -9 find -9 good&swear -9 good&trust -9 i&must -9 if&kill -9
    join&lets -9 join&neg -9 join&tell -9 k@#other -9 k@#role -9 k@nolonger -9 my&switch -9 nolonger&today -9 person -9 rather&what -9
    remove&switch -9 remove&think -9 shady&think -9 start:#v -9 strong&tell -9 think&want -9 #other&he -10 #other&vote -10 #role&strong -10
    #wolf -10 all -10 all&we -10 bye -10 c=callVote+you -10 c=doubt -10 c=mourn< -10 c=rather+reported -10 c=red -10 c=red> -10
    c=retract> -10 c=together+voting -10 c=twist> -10 c=unsuspect> -10 c=vouch> -10 c=why< -10 c=you -10 claim&switch -10 end:#v -10
    end:stop -10 end:we -10 except&neg -10 explain&what -10 good&tell -10 i&quiet -10 i&yesterday -10 if&join -10 if&who -10
    imagine&tell -10 imagine&weak -10 k@lie -10 lets -10 must&remove -10 my&shady -10 n:kill -10 neg&never -10 never -10 seem&think -10
    shady&strong -10 start:kill -10 start:seem -10 #wolf&decide -11 c=asks+callVote -11 c=asks+intend -11 c=cond+you -11 c=maybe< -11
    c=mine+you -11 c=reported -11 c=thanks -11 c=vouch< -11 claim -11 end:actbad -11 end:check -11 end:evil -11 end:takeback -11
    end:vouch -11 evil&i -11 except -11 how -11 i&other -11 i&seem -11 imagine&you -11 k@report -11 k@thank -11 n:weak -11 neg&weak -11
    start:night -11 start:thank -11 start:who -11 thank -11 weak&you -11 #a -12 #other&i -12 c=asks+bad -12 c=asks+cond -12 c=intend> -12
    c=maybe+mine -12 c=mine+spare -12 c=not+voting -12 c=retract -12 c=voting> -12 doubt&shady -12 end:#role -12 i&vouch -12 k@imagine -12
    lets&someone -12 my&strong -12 my&swear -12 sign=good -12 start:weak -12 think&trust -12 think&weak -12 today&you -12
    vote&yesterday -12 wrong&you -12 bet&my -13 c=asks+mine -13 c=asks+reported -13 c=asks+suspect -13 c=asks@ -13 c=good -13
    c=maybe+reported -13 c=mine+unreal -13 c=rather> -13 c=spare+together -13 c=unreal< -13 c=why+you -13 decide&report -13 end:bet -13
    end:both -13 end:strong -13 end:team -13 end:trust -13 i&report -13 i&steal -13 i&takeback -13 i&what -13 k@result -13 k@seem -13
    k@stop -13 me&shady -13 praise&vote -13 start:praise -13 strong&vote -13 team -13 think -13 vouch -13 bet&i -14 c=agree@ -14
    c=asks+ballot -14 c=disagree< -14 c=he< -14 c=mine+why -14 c=mourn -14 c=reported< -14 c=suspect> -14 c=twist -14 c=unreal> -14
    good&remove -14 i&who -14 join&who -14 k@bet -14 k@must -14 keep -14 len=1 -14 my&right -14 start:actbad -14 bet -15 c=belief> -15
    c=byOther@ -15 c=claim> -15 c=together> -15 c=voted -15 decide&think -15 end:if -15 end:keep -15 end:must -15 end:weak -15 i&swear -15
    i&trust -15 i&wrong -15 k@role -15 k@we -15 kill&neg -15 quiet -15 report&want -15 skip&switch -15 start:stop -15 start:what -15
    tally&yesterday -15 both -16 c=belief+mine -16 c=byOther -16 c=good@ -16 c=opinion -16 c=opinion> -16 c=why> -16 doubt&today -16
    i&night -16 k@doubt -16 n:strong -16 other -16 right -16 vote&weak -16 weak -16 #v&i -17 Sx0 -17 Sx0# -17 c=asks> -17 c=callVote@ -17
    c=together+you -17 if&imagine -17 k@check -17 k@vouch -17 k@why -17 neg&strong -17 report&tell -17 start:#wolf -17 start:keep -17
    #role&i -18 Sg1 -18 Sg1# -18 c=agree -18 c=bad -18 c=byOther> -18 c=mine+result -18 c=suspect -18 k@who -18 k@you -18 praise -18
    sign=bad -18 start:#role -18 we -18 c=bad@ -19 c=green> -19 c=maybe -19 c=not -19 c=rather@ -19 doubt&my -19 end:#good -19
    end:laugh -19 k@explain -19 k@what -19 laugh -19 strong&switch -19 takeback -19 vote&who -19 c=asks+together -20 c=belief -20
    c=claim+mine -20 c=green -20 c=result -20 c=you< -20 check&i -20 end:lets -20 i&right -20 k@#v -20 role -20 start:join -20 #other -21
    c=asks+why -21 c=claim< -21 c=nobody> -21 end:wrong -21 k@wrong -21 n:want -21 o? -21 seem -21 start:neg -21 trust -21 vote&waste -21
    c=vouch -22 k@#wolf -22 k@swap -22 k@trust -22 start:you -22 strong&today -22 waste -22 wrong -22 c=asks< -23 c=why -23 start:right -23
    ?vote -24 check -24 tell&want -24 end:good -25 night -25 start:rather -25 c=bad< -26 c=unreal -26 doubt&i -26 who -26 c=asks -27
    c=denial> -27 end:#wolf -27 end:shady -27 end:think -27 k@lets -27 #v -28 c=spare -28 report -28 c=not> -29 k@all -29 must -29
    c=asks+you -30 c=claim -30 c=voted> -30 start:remove -30 what -31 #role -32 doubt -32 c=result< -36 c=spare@ -36 c=good> -39
    at=first -43 ? -46`;
