/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const unsuspect = `
    c=unsuspect 49 takeback 44 nolonger 41 c=retract 36 c=unsuspect> 35 c=unsuspect@ 35 i&takeback 34 neg&nolonger 34 i&nolonger 28
    end:takeback 27 c=retract< 26 c=retract> 25 k@nolonger 25 k@sorry 25 nolonger&think 25 k@takeback 24 c=unsuspect< 23 end:nolonger 23
    sorry 23 doubt&nolonger 21 he&today 20 i&sorry 20 my&takeback 20 less 19 less&nolonger 19 nolonger&shady 19 nolonger&today 19
    n:nolonger 18 right&today 18 sorry&takeback 18 doubt&takeback 17 he&right 17 S02# 16 if&nolonger 16 my&you 16 n:evil 16 n:must 16
    report&takeback 16 sorry&wrong 16 stop&want 16 less&shady 15 must&neg 15 nolonger&right 15 evil&think 14 switch&today 14
    takeback&wrong 14 imagine&right 13 imagine&today 13 my&tally 13 shady&today 13 start:sorry 13 c=mine+together 12 end:want 12
    evil&neg 12 he&imagine 12 i&you 12 sorry&you 12 start:stop 12 if&neg 11 me&shady 11 start:want 11 switch&tally 11 all&join 10
    c=mine+you 10 doubt&evil 10 dunno&strong 10 dunno&switch 10 dunno&weak 10 end:good 10 evil&sorry 10 good&i 10 he&nolonger 10 he&weak 10
    i&wrong 10 if&right 10 if&think 10 imagine&weak 10 imagine&wrong 10 k@wrong 10 neg&think 10 nolonger&switch 10 strong&tell 10
    switch&you 10 tell&today 10 c=cond< 9 dunno&he 9 end:dunno 9 evil 9 evil&my 9 explain&my 9 good&lie 9 good&swap 9 good&trust 9
    good&you 9 i&shady 9 i&swap 9 i&tally 9 if&me 9 k@swap 9 lie&me 9 me&right 9 me&swap 9 steal 9 strong&weak 9 takeback&you 9
    tally&today 9 think&trust 9 trust&you 9 #v&neg 8 Sb1 8 Sb1# 8 c=cond+good 8 c=he+suspect 8 decide&doubt 8 decide&what 8 doubt 8
    doubt&want 8 evil&if 8 he&strong 8 i&report 8 start:join 8 strong&switch 8 strong&today 8 swap 8 takeback&think 8 tally&you 8
    tell&weak 8 today 8 today&weak 8 weak&wrong 8 #v&evil 7 #v&think 7 Nb1 7 c=he+together 7 decide&shady 7 end:right 7 good&he 7
    good&think 7 k@report 7 must 7 my&remove 7 my&switch 7 neg&right 7 other&you 7 remove&report 7 remove&you 7 right 7 switch&tell 7
    takeback&what 7 actbad&i 6 c=good+you 6 decide&report 6 doubt&switch 6 end:today 6 evil&report 6 evil&you 6 he&lie 6 he&tell 6
    i&right 6 k@he 6 k@want 6 lie&other 6 lie&right 6 lie&wrong 6 me&today 6 other&right 6 remove&switch 6 remove&today 6 report&right 6
    shady&switch 6 start:imagine 6 #a -6 #role&#v -6 #wolf&right -6 #wolf&you -6 ?what -6 Sb0 -6 all&he -6 bye -6 c=atMe> -6 c=bad -6
    c=bad+cond -6 c=bot -6 c=byOther> -6 c=defend> -6 c=denial> -6 c=disagree< -6 c=doubt -6 c=good+suspect -6 c=he+you -6 c=he< -6
    c=maybe -6 c=mine+twist -6 c=mine+why -6 c=opinion+together -6 c=results -6 c=results> -6 c=spare -6 c=suspect+together -6 c=thanks -6
    c=twist< -6 c=voted> -6 doubt&lets -6 doubt&my -6 doubt&strong -6 dunno&if -6 end:#other -6 end:#v -6 end:praise -6 end:role -6
    end:think -6 evil&today -6 good&strong -6 good&switch -6 hardly -6 he&think -6 he&vote -6 hurry&neg -6 if&kill -6 imagine&neg -6
    k@greet -6 k@how -6 k@lie -6 k@night -6 k@someone -6 k@swear -6 k@thank -6 k@think -6 last -6 lastgame -6 lie&must -6 lie&want -6
    like -6 me&seem -6 me&want -6 must&wrong -6 my&strong -6 n:actbad -6 n:explain -6 n:join -6 n:never -6 n:switch -6 n:what -6
    neg&stop -6 o? -6 remove&weak -6 right&seem -6 seem&think -6 seem&you -6 shady&someone -6 start:decide -6 start:keep -6 start:result -6
    start:thank -6 start:who -6 start:why -6 stop&tell -6 strong&wrong -6 switch&why -6 thank -6 think&vote -6 think&what -6 #role&he -7
    #v -7 #wolf&he -7 #wolf&think -7 actbad&neg -7 all&you -7 bot -7 c=bad> -7 c=byOther< -7 c=callVote+together -7 c=claim+good -7
    c=claim+result -7 c=defend -7 c=doubt+opinion -7 c=good+together -7 c=he+not -7 c=he+reported -7 c=mine+role -7 c=mine+unreal -7
    c=opinion@ -7 c=role+you -7 c=unsure -7 c=unsure> -7 c=voting< -7 decide&vote -7 doubt&why -7 doubt&you -7 dunno&neg -7 end:kill -7
    explain&what -7 good&neg -7 i&lets -7 i&swear -7 i&why -7 imagine&tell -7 k@who -7 me&remove -7 must&remove -7 n:#wolf -7 n:dunno -7
    n:if -7 n:lets -7 n:lie -7 n:vote -7 n:why -7 neg&why -7 person -7 rather&why -7 report&today -7 seem&weak -7 sign=bad -7
    start:report -7 start:someone -7 switch&vote -7 switch&wrong -7 vote&want -7 yesterday -7 #wolf&if -8 all&wrong -8 c=asks -8
    c=asks+opinion -8 c=asks+voting -8 c=bad+doubt -8 c=bad+you -8 c=byOther@ -8 c=callVote+mine -8 c=good+result -8 c=he+result -8
    c=mourn -8 c=nobody< -8 c=nobody> -8 c=opinion> -8 c=reported< -8 c=suspect -8 c=suspect< -8 c=unreal< -8 c=voted -8 end:both -8
    end:check -8 end:lie -8 end:seem -8 end:shady -8 end:what -8 evil&seem -8 explain&neg -8 good&right -8 hurry&i -8 i&night -8
    i&rather -8 join&neg -8 k@keep -8 k@neg -8 k@result -8 k@today -8 k@we -8 kill&neg -8 len=1 -8 lets&wrong -8 lets&you -8 lie&report -8
    me&switch -8 must&you -8 n:rather -8 n:strong -8 neg&skip -8 neg&you -8 praise -8 quiet -8 rather&switch -8 rather&what -8
    remove&think -8 sorry&think -8 start:lets -8 start:night -8 start:vote -8 strong&you -8 today&vote -8 want&you -8 #good&i -9 #other -9
    Sg0 -9 Sg0# -9 c=bad+opinion -9 c=claim> -9 c=good -9 c=good+rather -9 c=intend+you -9 c=why+you -9 end:actbad -9 end:decide -9
    end:i -9 end:lets -9 end:team -9 k@#role -9 k@kill -9 k@team -9 k@why -9 kill&vote -9 lets&neg -9 n:someone -9 n:tell -9 n=3 -9
    neg&remove -9 report&want -9 right&strong -9 start:#v -9 start:yesterday -9 stop&switch -9 summary -9 think&wrong -9 what&you -9
    c=doubt+not -10 c=good@ -10 c=not+together -10 c=rather@ -10 c=why> -10 c=you< -10 end:join -10 how -10 i&vouch -10 k@all -10
    me&what -10 my&right -10 neg&rather -10 nolonger&trust -10 start:#good -10 start:must -10 start:what -10 start:wrong -10 #v&i -11
    c=bad+good -11 c=ballot> -11 c=cond> -11 c=disagree> -11 c=good+not -11 c=opinion -11 c=reported> -11 c=suspect+you -11 c=vouch -11
    end:result -11 end:strong -11 good&today -11 i&must -11 i&tell -11 k@claim -11 k@must -11 k@role -11 my&vote -11 n:weak -11
    neg&someone -11 neg&strong -11 neg&vote -11 sign=bad~ -11 start:strong -11 tell&want -11 today&trust -11 vouch -11 what&wrong -11
    Ng0 -12 both -12 c=asks+result -12 c=ballot+voting -12 c=ballot+you -12 c=doubt< -12 c=mine+rather -12 c=mine+reported -12 c=twist> -12
    end:he -12 end:laugh -12 end:stop -12 end:swear -12 end:weak -12 explain&why -12 i&team -12 k@#good -12 k@seem -12 k@stop -12
    k@yesterday -12 laugh -12 len=xs -12 n:he -12 n:you -12 neg&tell -12 neg&weak -12 report&tell -12 right&want -12 start:shady -12
    start:tell -12 tell -12 c=asks+suspect -13 c=asks+why -13 c=asks@ -13 c=ballot -13 c=belief> -13 c=claim+mine -13 end:#good -13
    end:must -13 k@decide -13 k@imagine -13 k@lets -13 n:me -13 start:#role -13 start:#wolf -13 strong -13 who -13 #role&i -14
    c=belief+mine -14 c=role> -14 c=why -14 end:tell -14 end:trust -14 i&seem -14 keep -14 len=2 -14 n:my -14 n:trust -14 neg&never -14
    all&lets -15 c=asks+not -15 c=asks+together -15 c=claim< -15 c=doubt+mine -15 c=intend> -15 c=nobody -15 c=not+you -15 c=rather -15
    c=unreal> -15 end:#role -15 end:doubt -15 end:switch -15 he&neg -15 never -15 skip -15 swear -15 tally&vote -15 #wolf&i -16
    c=asks+bad -16 c=reported@ -16 claim -16 hurry -16 i&strong -16 imagine&want -16 k@#wolf -16 k@check -16 k@rather -16 my&neg -16
    neg&trust -16 sorry&vote -16 start:lie -16 #wolf&neg -17 c=callVote -17 c=callVote@ -17 c=mine+suspect -17 c=role -17 c=twist -17
    k@shady -17 neg&what -17 rather -17 start:rather -17 think&weak -17 we -17 c=asks+you -18 c=belief -18 c=good< -18 c=green> -18
    c=intend@ -18 end:#wolf -18 end:you -18 k@strong -18 k@tell -18 lie&neg -18 night -18 role -18 why -18 c=asks> -19 c=byOther -19
    c=green -19 c=result -19 i&want -19 kill -19 result -19 seem -19 start:he -19 team -19 what -19 Sg1 -20 Sg1# -20 c=disagree@ -20
    check&i -20 i&join -20 someone -20 start:good -20 start:you -20 Ng1 -21 c=bad< -21 c=claim -21 c=unreal -21 end:vote -21 k@good -21
    #good -22 c=together< -22 i&vote -22 k@vote -22 vote&you -22 c=mine+result -23 end:me -23 k@remove -24 at=last -25 c=agree@ -25
    check -25 k@what -25 at=first -26 c=intend+mine -26 c=reported -26 #role -29 c=agree -29 start:today -29 c=intend -30 c=result> -30
    lets -30 ? -31 c=disagree -31 k0 -31 #wolf -32 len=s -33 n=2 -37 vote -42`;
