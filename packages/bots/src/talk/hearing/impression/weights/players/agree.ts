/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const agree = `
    c=agree 55 c=agree@ 52 right 37 k@right 33 end:right 29 c=good< 26 he&tell 23 report&right 21 right&seem 21 start:right 21 i&right 19
    k@tell 19 start:#good 19 tell 19 me&trust 17 n:tell 17 good&right 16 neg&tell 16 report&what 16 he&stop 15 i&team 15 k@#good 15
    dunno&he 14 end:dunno 14 good&remove 14 good&report 14 k@me 14 report&seem 14 right&swear 14 right&team 14 start:tell 14 stop&tell 14
    #good&think 13 c=not< 13 end:tell 13 end:think 13 join&tell 13 k@report 13 remove&report 13 report 13 right&what 13 c=asks+he 12
    check&team 12 dunno 12 end:he 12 end:steal 12 i&join 12 i&steal 12 me&strong 12 right&think 12 right&weak 12 strong&trust 12
    c=he+not 11 c=he< 11 lets&me 11 seem&team 11 start:rather 11 c=he+mine 10 end:rather 10 end:seem 10 he&weak 10 join&team 10 k@stop 10
    remove&right 10 seem&today 10 team 10 end:report 9 end:swear 9 good&want 9 i&lets 9 i&strong 9 remove&seem 9 remove&think 9
    remove&today 9 today&weak 9 #good 8 check&seem 8 decide&right 8 end:#good 8 he&remove 8 he&seem 8 he&think 8 i&seem 8 join&neg 8
    k@team 8 k@what 8 must&neg 8 must&report 8 n:join 8 n:report 8 remove&weak 8 report&weak 8 start:neg 8 start:what 8 steal 8 c=denial< 7
    c=he 7 c=spare@ 7 how&i 7 i&tell 7 k@he 7 k@join 7 len=2 7 me&right 7 right&switch 7 right&today 7 right&trust 7 seem&what 7
    start:stop 7 swear 7 think&today 7 c=atMe> 6 c=intend+mine 6 decide&good 6 good&me 6 good&today 6 good&weak 6 i&trust 6 neg&report 6
    seem&weak 6 start:lets 6 start:strong 6 #good&laugh -6 #good&me -6 #good&switch -6 #good&tell -6 #good&trust -6 #other&he -6
    #other&i -6 #role&he -6 c=asks+belief -6 c=asks+reported -6 c=bad+good -6 c=bad+not -6 c=callVote+mine -6 c=callVote+together -6
    c=cond< -6 c=disagree< -6 c=good+opinion -6 c=intend+together -6 c=mine+opinion -6 c=mine+spare -6 c=mine+you -6 c=thanks< -6
    c=twist< -6 c=unreal+you -6 decide&weak -6 end:#other -6 end:greet -6 end:person -6 end:we -6 explain&what -6 good&laugh -6 good&neg -6
    good&vote -6 how&you -6 hurry -6 i&if -6 i&takeback -6 if&right -6 imagine&what -6 join&me -6 join&wrong -6 k@#wolf -6 k@laugh -6
    k@night -6 k@someone -6 keep&must -6 lets&today -6 lets&we -6 lie&report -6 me&team -6 n:he -6 n:vote -6 neg&seem -6 nolonger&today -6
    praise&strong -6 rather&trust -6 remove -6 remove&stop -6 report&yesterday -6 start:join -6 start:result -6 start:today -6 start:why -6
    strong&summary -6 strong&today -6 tell&want -6 think&want -6 think&what -6 vote&want -6 #a -7 #good&#v -7 #role&report -7 #role&want -7
    #v&i -7 all&lets -7 c=ballot -7 c=bot> -7 c=intend> -7 c=maybe< -7 c=opinion> -7 c=retract> -7 c=summary -7 c=summary> -7 end:#wolf -7
    end:decide -7 end:lastgame -7 end:strong -7 explain&me -7 good&hurry -7 hardly -7 i&night -7 i&tally -7 i&weak -7 i&you -7
    imagine&today -7 k@all -7 k@doubt -7 k@imagine -7 k@lie -7 k@morevotes -7 k@result -7 k@shady -7 k@sorry -7 k@why -7 keep&swear -7
    len=l -7 lets -7 me&neg -7 n:trust -7 n:what -7 n=3 -7 other -7 rather&think -7 right&summary -7 sign=bad~ -7 sign=good~ -7 skip -7
    start:lastgame -7 start:laugh -7 start:someone -7 start:trust -7 tell&today -7 trust&you -7 vote&you -7 c=asks+role -8 c=bad< -8
    c=belief< -8 c=byOther@ -8 c=defend> -8 c=mine+suspect -8 c=nobody -8 c=rather -8 c=reported< -8 c=results> -8 c=retract -8 c=toMe> -8
    c=why+you -8 decide&report -8 end:explain -8 end:i -8 end:shady -8 end:thank -8 end:who -8 i&must -8 i&nolonger -8 i&rather -8
    join&you -8 k@like -8 k@praise -8 me&think -8 morevotes -8 n:think -8 neg&never -8 neg&nolonger -8 neg&trust -8 rather&switch -8
    rather&what -8 result&right -8 result&team -8 right&vote -8 sorry -8 start:must -8 start:praise -8 stop&want -8 tally&vote -8
    #good&he -9 #role&imagine -9 bot&you -9 both -9 c=asks -9 c=bad@ -9 c=bot< -9 c=claim+good -9 c=claim> -9 c=defend -9 c=maybe -9
    c=mine> -9 c=results -9 end:bot -9 end:claim -9 end:role -9 evil -9 good&swear -9 he&imagine -9 he&neg -9 join&vote -9 k@bye -9
    k@vouch -9 n:all -9 n:strong -9 n:you -9 neg&think -9 neg&what -9 never -9 o? -9 seem&strong -9 start:decide -9 start:night -9 want -9
    #good&seem -10 #other -10 #role&i -10 all&neg -10 all&tell -10 bot&seem -10 c=asks@ -10 c=claim+mine -10 c=cond -10 c=intend< -10
    c=mine+voting -10 c=mourn< -10 c=thanks -10 c=twist> -10 c=unsuspect@ -10 c=why> -10 end:#v -10 end:bye -10 end:kill -10 end:vouch -10
    end:weak -10 end:yesterday -10 he&me -10 he&rather -10 k@bot -10 k@if -10 k@thank -10 k@we -10 kill&vote -10 len=xs -10 lets&rather -10
    me&seem -10 must&remove -10 neg&strong -10 neg&vote -10 neg&you -10 person -10 rather&weak -10 report&vote -10 seem&you -10
    start:#v -10 start:all -10 start:thank -10 start:wrong -10 strong&vote -10 summary -10 thank -10 today&what -10 what&you -10 actbad -11
    bye -11 c=asks+together -11 c=good+intend -11 c=he+together -11 c=unreal< -11 c=voting< -11 decide&tell -11 doubt -11 end:check -11
    end:keep -11 end:praise -11 explain&i -11 explain&why -11 he&switch -11 k@today -11 k@who -11 keep -11 lastgame -11 lie -11 like -11
    my&think -11 start:if -11 start:weak -11 start:who -11 start:yesterday -11 stop&switch -11 tally -11 #role&right -12 #role&tell -12
    c=asks+why -12 c=good@ -12 c=mine+reported -12 c=not+together -12 c=opinion+you -12 c=vouch -12 he&lets -12 i&vouch -12 i&what -12
    i&wrong -12 k@#role -12 k@kill -12 k@swear -12 start:seem -12 takeback -12 think&trust -12 vote&what -12 Sb1 -13 Sb1# -13 Sg1 -13
    Sg1# -13 c=asks+good -13 c=asks+suspect -13 c=bad+mine -13 c=disagree> -13 c=disagree@ -13 c=good+result -13 c=mine+result -13
    c=mourn -13 c=reported> -13 he&what -13 i&report -13 k@claim -13 k@greet -13 k@keep -13 k@role -13 my&right -13 shady -13
    start:imagine -13 switch&tell -13 #good&strong -14 #wolf -14 ?what -14 Nb1 -14 Ng1 -14 bot -14 c=asks+mine -14 c=asks+opinion -14
    c=bot -14 c=claim< -14 c=he+you -14 c=not+you -14 c=unsuspect -14 c=why -14 end:remove -14 he&vote -14 i&remove -14 i&today -14
    i&want -14 imagine&right -14 k@yesterday -14 len=1 -14 nolonger -14 start:last -14 c=belief+mine -15 c=byOther -15 c=good+you -15
    c=role> -15 c=voted> -15 end:lets -15 end:stop -15 good&strong -15 i&think -15 imagine&tell -15 imagine&want -15 me&switch -15
    n:right -15 someone -15 start:report -15 today&vote -15 vote -15 we -15 c=belief> -16 decide -16 end:result -16 greet -16
    greet&strong -16 if -16 k@want -16 last -16 vouch -16 why -16 c=asks> -17 c=callVote -17 c=callVote@ -17 c=role -17 c=twist -17
    c=voted -17 decide&i -17 end:#role -17 k@check -17 k@decide -17 k@wrong -17 kill -17 neg&right -17 night -17 praise -17 today -17
    who -17 c=result< -18 c=together -18 c=unreal> -18 claim -18 end:today -18 end:wrong -18 end:you -18 k@weak -18 k@you -18 start:he -18
    #good&i -19 c=opinion@ -19 c=suspect> -19 i&switch -19 k@#v -19 k@my -19 role -19 start:#role -19 yesterday -19 c=claim -20
    end:laugh -20 he&i -20 laugh -20 all -21 c=together+you -21 result -21 c=atMe< -22 c=result> -22 k@rather -22 start:you -22
    at=first -23 c=belief -23 c=suspect -23 start:switch -23 switch -23 #v -24 c=green> -24 c=voting> -24 c=disagree -25 c=opinion -25
    k@neg -25 start:vote -25 c=denial> -26 c=green -26 c=unreal -26 at=last -27 c=bad> -27 Sb0# -28 end:good -28 i&my -28 my -28 Sb0 -29
    c=together> -29 imagine -29 wrong -29 Nb0 -30 c=voting -30 sign=bad -30 c=result -33 c=you> -33 c=bad -34 c=not> -35 end:neg -36
    #role -37 n=2 -38 you -40 ? -42 c=good> -56`;
