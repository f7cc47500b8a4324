/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const disagree = `
    c=disagree 53 wrong 46 c=disagree@ 37 c=disagree> 33 k@wrong 30 end:wrong 27 n:right 25 start:wrong 25 wrong&you 25 i&wrong 24
    think&wrong 24 neg&right 23 switch&wrong 23 c=disagree< 20 c=mine+twist 19 join&neg 18 n:join 18 i&seem 15 neg&seem 15 he&wrong 14
    i&think 14 k@seem 14 n:check 14 neg&think 14 rather&shady 14 think&you 14 check&neg 13 hurry&think 13 join&remove 13 join&you 13
    lie&wrong 13 n:i 13 seem&wrong 13 hurry&i 12 i&neg 12 seem&shady 12 S01 11 S01# 11 c=denial< 11 c=mine+suspect 11 c=not< 11 c=twist 11
    end:join 11 end:neg 11 end:team 11 hurry&neg 11 i&lie 11 i&right 11 me&right 11 me&trust 11 n:remove 11 n:wrong 11 right&trust 11
    good&me 10 good&trust 10 he&what 10 i&you 10 neg&shady 10 neg&wrong 10 start:neg 10 takeback&think 10 c=asks+rather 9 c=asks+spare 9
    c=denial 9 c=twist> 9 check&seem 9 end:you 9 good&right 9 lie&must 9 my&other 9 my&sorry 9 my&team 9 n:think 9 neg&remove 9
    never&strong 9 other&team 9 start:shady 9 start:switch 9 strong&you 9 takeback&you 9 c=not+together 8 end:laugh 8 end:my 8 i&remove 8
    k@neg 8 k@think 8 laugh 8 me&weak 8 must&wrong 8 n:good 8 other&think 8 right&wrong 8 sorry&think 8 weak&wrong 8 weak&you 8 i&must 7
    i&team 7 must&you 7 n:seem 7 right&strong 7 seem 7 start:he 7 team&think 7 S02# 6 c=mine+rather 6 c=mine> 6 c=not+you 6 c=rather@ 6
    c=twist< 6 end:rather 6 good&neg 6 i&sorry 6 join 6 join&wrong 6 n:me 6 n:never 6 rather&wrong 6 right 6 right&think 6 start:must 6
    #a&i -6 #wolf&wrong -6 ?shady -6 ?think -6 c=asks< -6 c=bad+good -6 c=ballot+voting -6 c=ballot+you -6 c=claim+good -6 c=cond+mine -6
    c=cond+not -6 c=defend> -6 c=he< -6 c=mine+opinion -6 c=mine+role -6 c=mourn< -6 c=opinion< -6 c=reported> -6 c=suspect+together -6
    c=unreal< -6 c=voted -6 check -6 check&team -6 check&you -6 decide&want -6 doubt&my -6 end:bye -6 end:claim -6 end:find -6
    end:lastgame -6 end:thank -6 end:who -6 evil&i -6 find -6 good&he -6 he&me -6 he&neg -6 he&trust -6 i&if -6 i&lets -6 i&night -6
    i&nolonger -6 i&rather -6 i&tally -6 if&neg -6 join&team -6 join&what -6 k@#a -6 k@#role -6 k@bye -6 k@me -6 k@result -6 k@skip -6
    n:decide -6 n:report -6 n:shady -6 n:switch -6 n:why -6 neg&role -6 neg&why -6 o? -6 rather&weak -6 rather&why -6 start:evil -6
    start:lastgame -6 start:result -6 start:why -6 summary -6 switch&why -6 tell&think -6 think&want -6 think&we -6 think&what -6
    today&you -6 vote&wrong -6 #other -7 Sx1 -7 Sx1# -7 bot&seem -7 both -7 bye -7 c=bad+twist -7 c=bot< -7 c=cond< -7 c=defend -7
    c=good+not -7 c=good+rather -7 c=good+twist -7 c=mine+unreal -7 c=mine+voting -7 c=red -7 c=red> -7 c=reported< -7 c=results -7
    c=results> -7 c=retract< -7 c=retract> -7 c=suspect< -7 c=vouch -7 decide&neg -7 end:actbad -7 end:bot -7 end:doubt -7 end:evil -7
    end:praise -7 end:role -7 end:we -7 evil&think -7 explain&neg -7 good&strong -7 hardly -7 he&switch -7 how&seem -7 hurry&right -7
    i&me -7 i&vouch -7 k@bot -7 k@decide -7 k@join -7 k@swear -7 k@we -7 len=l -7 lets&you -7 me -7 must -7 n:#role -7 n:explain -7
    n:must -7 n:rather -7 neg&stop -7 neg&we -7 nolonger&think -7 rather&think -7 rather&what -7 remove&want -7 report&think -7
    right&vote -7 skip&someone -7 start:#v -7 start:lets -7 start:night -7 strong -7 takeback&what -7 tally&vote -7 think&today -7 weak -7
    #a -8 #role&neg -8 #v&i -8 #wolf&right -8 #wolf&you -8 Sx0 -8 Sx0# -8 all&join -8 bot&you -8 c=atMe -8 c=bad+suspect -8 c=ballot -8
    c=maybe< -8 c=mine+reported -8 c=mine+spare -8 c=not+result -8 c=opinion+you -8 c=thanks -8 c=unsure -8 c=unsure> -8 c=voting< -8
    end:good -8 end:i -8 end:keep -8 end:kill -8 end:lie -8 evil&neg -8 evil&sorry -8 explain&i -8 good&think -8 greet&strong -8
    hurry&vote -8 i&never -8 imagine&want -8 imagine&weak -8 imagine&wrong -8 join&right -8 join&vote -8 k@#good -8 k@actbad -8 k@keep -8
    k@thank -8 k@why -8 lastgame -8 len=1 -8 me&switch -8 must&remove -8 my&takeback -8 n=3 -8 neg&rather -8 quiet -8 rather -8
    remove&weak -8 sorry&wrong -8 start:tell -8 start:thank -8 start:who -8 thank -8 vouch -8 want -8 ?what -9 c=asks+opinion -9 c=asks> -9
    c=bad+opinion -9 c=bad+together -9 c=belief> -9 c=claim> -9 c=good< -9 c=good@ -9 c=mourn -9 c=spare+together -9 c=why+you -9 c=why> -9
    end:#good -9 end:what -9 i&tell -9 join&lets -9 k@all -9 k@imagine -9 k@laugh -9 k@strong -9 k@want -9 k@what -9 k@who -9 kill&vote -9
    last -9 lie&think -9 me&what -9 n:lie -9 nolonger -9 praise -9 rather&switch -9 seem&strong -9 start:actbad -9 start:doubt -9
    start:hurry -9 start:if -9 start:keep -9 start:laugh -9 start:vote -9 strong&vote -9 switch&think -9 what&you -9 #role&i -10
    #wolf&i -10 Sb2# -10 c=asks+bad -10 c=bad> -10 c=belief< -10 c=bot -10 c=byOther@ -10 c=claim+mine -10 c=doubt -10 c=spare< -10
    decide&i -10 doubt&shady -10 doubt&think -10 end:today -10 end:weak -10 explain&why -10 greet -10 i&report -10 k@stop -10 n:#wolf -10
    n:doubt -10 n:today -10 neg&report -10 other&you -10 right&team -10 right&want -10 seem&team -10 sign=bad -10 sorry&you -10
    start:#role -10 tally -10 bot -11 c=asks+result -11 c=asks+you -11 c=he> -11 c=maybe -11 c=nobody> -11 c=result< -11 c=twist+you -11
    c=voting+you -11 end:check -11 end:stop -11 k@claim -11 k@explain -11 k@how -11 k@kill -11 k@role -11 lets&wrong -11 me&want -11
    must&neg -11 n:what -11 neg&never -11 neg&skip -11 neg&switch -11 neg&today -11 report&yesterday -11 shady&think -11 start:#wolf -11
    start:imagine -11 start:join -11 tell&yesterday -11 want&you -11 all&wrong -12 c=asks -12 c=asks+together -12 c=claim< -12 c=cond -12
    c=green -12 c=green> -12 c=he+not -12 c=reported@ -12 c=together -12 end:result -12 end:swear -12 end:think -12 k@evil -12 k@must -12
    len=xs -12 my&right -12 my&you -12 right&seem -12 sign=bad~ -12 c=asks+not -13 c=retract -13 doubt&i -13 doubt&neg -13 end:#role -13
    end:he -13 end:must -13 i&imagine -13 if -13 k@#wolf -13 k@hurry -13 k@lets -13 lie&neg -13 n:someone -13 n:weak -13 start:someone -13
    start:strong -13 c=asks+why -14 c=asks@ -14 c=callVote@ -14 c=he -14 c=mine+together -14 c=role> -14 c=why -14 check&what -14
    end:nolonger -14 end:remove -14 end:vote -14 how -14 i&today -14 k@#v -14 n:tell -14 neg&weak -14 report&tell -14 skip -14
    start:seem -14 start:stop -14 start:weak -14 who -14 #good -15 all&lets -15 c=callVote -15 c=good+mine -15 c=nobody -15 claim -15
    i&shady -15 i&vote -15 k@rather -15 k@team -15 k@tell -15 neg&someone -15 night -15 vote&you -15 c=bad -16 c=bad@ -16 c=belief+mine -16
    c=byOther -16 c=intend+mine -16 c=role -16 c=unreal> -16 c=unsuspect> -16 end:never -16 end:trust -16 k@doubt -16 n:want -16 result -16
    start:yesterday -16 swear -16 we -16 why -16 Sg0# -17 actbad -17 c=bad+not -17 c=unsuspect@ -17 end:tell -17 explain -17 keep -17
    kill -17 len=2 -17 neg&tell -17 start:good -17 #v -18 Sg0 -18 c=bad+you -18 c=bad< -18 c=intend@ -18 c=mine+result -18 c=voting> -18
    i&strong -18 k@report -18 k@yesterday -18 neg&want -18 start:today -18 #wolf&neg -19 c=atMe< -19 c=belief -19 c=claim -19
    c=opinion@ -19 c=unreal -19 end:#wolf -19 n:vote -19 neg&what -19 Ng0 -20 c=not> -20 c=reported -20 evil -20 i&want -20 what -20
    yesterday -20 decide -21 end:me -21 he&i -21 k@today -21 role -21 start:what -21 all -22 k@takeback -22 neg&nolonger -22 sign=good~ -22
    someone -22 c=intend -23 c=voting -23 end:strong -23 i&what -23 imagine -23 k@check -23 at=first -24 c=opinion -24 neg&vote -24
    #role -25 c=unsuspect -25 k@vote -25 start:rather -25 stop -25 c=result> -26 doubt -26 report -26 at=last -27 end:right -27 lets -27
    #wolf -31 c=result -32 today -33 ? -34 c=together> -34 c=good> -35 sign=good -35 tell -37 k@you -38 n=2 -39 k0 -41 c=good -42 vote -43`;
