/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const askReason = `
    explain&i 38 c=mine+why 37 i&what 37 i&why 36 c=asks+mine 34 explain&me 32 me&you 31 i&you 30 me&why 28 me&what 27 me&vote 24
    c=mine+you 22 ?i 21 ?me 20 i&me 18 me 18 i&rather 17 c=atMe 16 c=why> 16 c=atMe> 15 i&vote 15 me&tally 15 o? 14 #wolf&me 13
    #wolf&what 13 rather&what 13 ?doubt 12 c=toMe> 11 c=why+you 11 explain&what 11 i&tally 11 c=asks+why 10 c=why 10 end:tally 10
    explain&rather 10 me&rather 10 c=byOther> 9 c=doubt+why 9 strong&trust 9 strong&why 9 what 9 #wolf&i 8 doubt&me 8 explain&tell 8
    i&never 8 never&you 8 role&why 8 start:why 8 tell&why 8 ?shady 7 c=reported+why 7 explain 7 explain&trust 7 how&i 7 how&rather 7
    i&role 7 i&strong 7 k@why 7 kill&why 7 tally&you 7 trust&why 7 vote&you 7 c=asks+doubt 6 c=bad< 6 c=doubt+you 6 doubt&why 6
    end:rather 6 explain&how 6 explain&join 6 explain&you 6 how&why 6 join&you 6 kill&you 6 never 6 role&strong 6 shady&you 6 want&why 6
    #wolf&explain -6 #wolf&rather -6 #wolf&strong -6 #wolf&you -6 * -6 ?how -6 ?role -6 Nb0 -6 all&vote -6 bot -6 c=asks+good -6
    c=asks+intend -6 c=bad -6 c=bad+role -6 c=bad+you -6 c=bot -6 c=byOther< -6 c=callVote+why -6 c=cond+mine -6 c=intend+you -6
    c=reported -6 c=reported> -6 c=retract -6 c=suspect< -6 decide&me -6 end:#role -6 end:actbad -6 end:good -6 end:kill -6 end:takeback -6
    hurry&waste -6 hurry&you -6 i&if -6 i&remove -6 join&who -6 k@#good -6 k@imagine -6 k@someone -6 k@tell -6 k@where -6 len=l -6
    me&other -6 me&seem -6 me&weak -6 my&think -6 n:you -6 neg&vote -6 other&shady -6 rather&switch -6 report&tell -6 result&what -6
    role -6 seem&think -6 start:if -6 start:other -6 start:right -6 start:someone -6 start:stop -6 start:weak -6 start:yesterday -6
    strong -6 summary&you -6 tell&what -6 think&trust -6 think&what -6 trust&you -6 vote&yesterday -6 want&who -6 what&wrong -6 #good&i -7
    #other -7 #role&i -7 Sg1 -7 Sg1# -7 actbad&you -7 c=bad+suspect -7 c=bad@ -7 c=ballot< -7 c=byOther@ -7 c=claim+mine -7 c=claim> -7
    c=disagree@ -7 c=good+you -7 c=good< -7 c=green> -7 c=mine+unreal -7 c=not< -7 c=spare@ -7 c=summary -7 c=summary> -7 c=suspect+you -7
    c=together> -7 c=twist -7 c=unreal+you -7 c=unsuspect> -7 c=voting -7 doubt&we -7 end:#good -7 end:join -7 end:report -7 end:result -7
    end:right -7 end:role -7 explain&hurry -7 hurry&why -7 i&seem -7 i&who -7 i&yesterday -7 imagine&vote -7 join&vote -7 k@#role -7
    k@claim -7 k@evil -7 len=1 -7 len=m -7 me&quiet -7 me&trust -7 neg&you -7 role&what -7 shady&we -7 start:he -7 start:imagine -7
    start:neg -7 start:shady -7 start:think -7 steal -7 swear -7 where -7 who&you -7 wrong&you -7 yesterday&you -7 #v&i -8 Ng1 -8 Sx0 -8
    Sx0# -8 c=callVote+you -8 c=claim< -8 c=cond< -8 c=green -8 c=intend> -8 c=nobody -8 c=result< -8 c=results -8 c=results> -8
    c=unsuspect@ -8 c=vouch -8 end:remove -8 good&me -8 i&join -8 i&other -8 i&quiet -8 i&right -8 i&team -8 i&vouch -8 k@actbad -8
    k@doubt -8 k@hurry -8 k@kill -8 k@remove -8 k@stop -8 k@yesterday -8 me&today -8 me&we -8 n=3 -8 skip -8 start:#role -8 start:good -8
    switch&vote -8 think&weak -8 vote&who -8 waste -8 all&lets -9 c=asks+result -9 c=asks+unreal -9 c=opinion@ -9 c=red> -9 c=spare -9
    c=toMe< -9 c=voting> -9 end:check -9 end:want -9 explain&laugh -9 he&vote -9 i&we -9 i&weak -9 imagine -9 k@greet -9 k@how -9 k@seem -9
    k@sorry -9 k@weak -9 k@who -9 laugh&neg -9 n:laugh -9 n:me -9 neg&what -9 report -9 shady -9 sorry -9 start:doubt -9 start:lets -9
    start:switch -9 summary -9 vouch -9 ?#wolf -10 ?rather -10 S00# -10 actbad&explain -10 actbad&why -10 c=belief+opinion -10
    c=callVote+mine -10 c=callVote+together -10 c=red -10 claim -10 explain&he -10 good -10 greet&strong -10 he&i -10 he&why -10
    i&laugh -10 i&takeback -10 if -10 k@all -10 k@check -10 k@good -10 k@report -10 k@wrong -10 keep -10 laugh&why -10 len=2 -10 quiet -10
    start:today -10 want -10 S00 -11 c=asks+suspect -11 c=cond -11 c=denial> -11 c=disagree -11 c=reported< -11 c=role> -11 c=suspect> -11
    check&i -11 end:neg -11 end:think -11 end:today -11 end:trust -11 end:wrong -11 explain&we -11 greet -11 hurry -11 i&must -11 i&my -11
    i&wrong -11 k@he -11 k@shady -11 k@switch -11 len=xs -11 lie -11 my -11 night -11 other -11 start:rather -11 takeback -11 team -11
    tell -11 we&why -11 Sg0 -12 Sg0# -12 c=asks+callVote -12 c=intend@ -12 c=mine+result -12 c=opinion -12 c=unreal> -12 c=unsuspect -12
    decide&i -12 end:must -12 evil -12 join -12 k@#v -12 k@neg -12 k@today -12 lets -12 start:who -12 #good -13 ? -13 Nb1 -13 Sb1 -13
    Sb1# -13 all -13 c=claim -13 c=he+mine -13 c=not+why -13 c=not+you -13 c=together -13 end:laugh -13 k@vote -13 k@we -13 laugh -13
    me&neg -13 n:explain -13 n:why -13 vote&what -13 Ng0 -14 c=bad+together -14 c=denial -14 c=good+mine -14 c=mine< -14 c=together< -14
    k@lets -14 kill&vote -14 me&switch -14 remove -14 result -14 someone -14 c=asks+not -15 c=he> -15 c=intend+mine -15 c=suspect -15
    c=unreal -15 end:shady -15 explain&neg -15 i&think -15 i&today -15 len=s -15 neg&why -15 seem -15 stop -15 yesterday -15 #v -16
    c=callVote@ -16 c=he -16 c=you< -16 end:what -16 start:#wolf -16 #role -17 actbad -17 c=mine+not -17 decide -17 right -17 weak -17
    c=callVote -18 c=result> -18 check -18 i&switch -18 n:i -18 start:vote -18 c=agree@ -19 c=good> -19 c=not> -19 we -19 ?what -20
    c=agree -20 c=intend -20 must -20 sign=good -20 who -20 wrong -20 c=bad+mine -21 k0 -21 c=result -22 he -22 i&neg -22 k@think -22
    S01 -23 S01# -23 c=bad> -23 c=good -23 c=not -23 think -23 today -24 switch -26 end:vote -28 neg -29 at=last -30 at=first -32 n=2 -44`;
