/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const askBot = `
    bot 38 c=bot> 35 c=bot 34 bot&rather 30 k@bot 26 bot&you 25 end:bot 23 rather&you 23 ?bot 21 person 21 bot&what 20 #good&good 19
    #good&swear 19 k@person 19 ?#good 17 good&you 17 start:bot 17 end:person 16 k@swear 16 #good&person 15 #good&strong 15 good&person 15
    good&role 14 ?strong 13 c=asks+good 13 role&you 13 strong&swear 13 swear 13 o? 12 rather&role 12 #good&you 11 ?good 11 actbad&decide 11
    actbad&someone 11 rather 11 someone&want 11 ? 10 actbad&want 10 actbad&you 10 decide&lie 10 decide&someone 10 lie&rather 10 lie&want 10
    #good&rather 9 actbad&rather 9 c=good+you 9 decide&rather 9 decide&you 9 k@role 9 len=xs 9 rather&someone 9 rather&want 9 role&strong 9
    someone&you 9 ?neg 8 c=asks< 8 end:steal 8 lie&you 8 someone&what 8 start:you 8 ?someone 7 decide&want 7 k@steal 7 k@you 7
    person&strong 7 rather&what 7 start:role 7 want&you 7 k@someone 6 role&what 6 someone 6 start:strong 6 steal 6 #wolf&rather -6
    ?#role -6 ?explain -6 ?who -6 S01 -6 S01# -6 c=asks+not -6 c=ballot -6 c=byOther@ -6 c=claim+good -6 c=claim< -6 c=good+he -6
    c=good@ -6 c=maybe -6 c=mine+together -6 c=mourn -6 c=nobody -6 c=red> -6 c=reported< -6 c=spare@ -6 c=summary> -6
    c=suspect+together -6 c=unreal+you -6 c=unsuspect -6 dunno -6 end:check -6 end:claim -6 end:praise -6 end:strong -6 explain&what -6
    good&think -6 greet&strong -6 i&my -6 imagine&tell -6 k@all -6 k@doubt -6 k@if -6 k@imagine -6 k@keep -6 k@laugh -6 k@lie -6 k@night -6
    k@want -6 k@we -6 k@where -6 lastgame -6 len=l -6 my -6 n:rather -6 neg&rather -6 neg&strong -6 neg&vote -6 rather&switch -6
    report&want -6 result&what -6 result&you -6 sign=bad~ -6 start:trust -6 start:where -6 start:why -6 think&weak -6 think&what -6 want -6
    why&you -6 #role&rather -7 ?keep -7 ?vote -7 Sg1 -7 Sg1# -7 c=asks+belief -7 c=asks+reported -7 c=asks+unreal -7 c=atMe -7
    c=disagree@ -7 c=not+you -7 c=not< -7 c=opinion+together -7 c=opinion> -7 c=red -7 c=result+you -7 c=role> -7 c=summary -7
    c=together< -7 check&you -7 end:seem -7 end:shady -7 end:stop -7 end:switch -7 good&laugh -7 good&tell -7 greet -7 how&seem -7 hurry -7
    i&me -7 k@actbad -7 k@result -7 k@seem -7 k@stop -7 k@why -7 k@wrong -7 kill&vote -7 like&seem -7 me -7 must&you -7 neg&someone -7
    seem&strong -7 skip -7 start:#v -7 start:claim -7 start:how -7 start:imagine -7 start:laugh -7 start:lets -7 start:night -7
    start:remove -7 start:someone -7 start:switch -7 tell&want -7 think&you -7 where -7 Ng1 -8 all&lets -8 both -8 c=bad+opinion -8
    c=bad< -8 c=claim> -8 c=cond -8 c=good+result -8 c=rather -8 c=result< -8 c=spare -8 end:must -8 end:who -8 k@explain -8 k@join -8
    k@yesterday -8 last -8 neg&you -8 report&tell -8 role&tell -8 sign=bad -8 start:#wolf -8 start:stop -8 start:tell -8 start:think -8
    start:vote -8 start:yesterday -8 tally -8 tally&vote -8 tell&what -8 ?how -9 c=asks+mine -9 c=asks+result -9 c=belief> -9 c=disagree -9
    c=good+mine -9 c=intend@ -9 c=mine+you -9 c=role -9 c=twist -9 c=you< -9 end:right -9 how&you -9 if -9 k@kill -9 k@lets -9 k@must -9
    k@remove -9 k@shady -9 k@weak -9 other -9 praise -9 right&strong -9 start:he -9 summary -9 who&you -9 ?#wolf -10 c=bad+good -10
    c=bad> -10 c=belief -10 c=byOther> -10 c=callVote -10 c=callVote@ -10 c=intend -10 c=reported@ -10 c=voting+you -10 c=why+you -10
    end:result -10 end:think -10 explain&why -10 imagine&want -10 k@#wolf -10 k@claim -10 k@decide -10 k@like -10 k@report -10 k@switch -10
    like -10 start:keep -10 team -10 #good&what -11 Nb1 -11 Sb1 -11 Sb1# -11 c=asks+voting -11 c=suspect+you -11 end:tell -11 end:trust -11
    evil -11 join -11 k@he -11 k@i -11 k@today -11 k@trust -11 len=2 -11 neg -11 right&seem -11 right&you -11 start:good -11
    start:today -11 start:who -11 tell&you -11 Sb0 -12 Sb0# -12 c=opinion+role -12 c=results -12 c=results> -12 c=toMe< -12 c=toMe> -12
    c=unreal> -12 c=why> -12 check -12 end:wrong -12 k@#v -12 k@think -12 kill -12 start:i -12 c=claim -13 c=good< -13 c=he> -13
    c=opinion+you -13 doubt -13 end:swear -13 end:vote -13 k@how -13 k@what -13 len=s -13 right -13 shady -13 start:what -13 vote&you -13
    we -13 ?role -14 Nb0 -14 all -14 c=bad -14 c=he -14 k@who -14 len=1 -14 remove -14 tell -14 yesterday -14 Sx0 -15 Sx0# -15
    c=asks+suspect -15 c=denial> -15 c=mine< -15 c=suspect> -15 c=unreal -15 claim -15 end:#wolf -15 explain -15 k@#role -15 night -15
    stop -15 c=asks+why -16 c=why -16 keep -16 start:#role -16 weak -16 why -16 #v -17 bot&seem -17 c=byOther -17 c=good+opinion -17
    c=voting> -17 end:role -17 must -17 seem&you -17 c=agree@ -18 c=denial -18 c=reported -18 c=suspect -18 end:#role -18 lets -18
    report -18 result -18 start:rather -18 at=first -19 c=agree -19 c=asks+bad -19 c=not> -19 c=toMe -19 end:neg -19 how -19 imagine -19
    k@rather -19 k@vote -19 trust -19 wrong -19 c=mine> -20 c=voting -20 #wolf -21 at=last -21 c=result> -21 i -21 switch -21 who -21
    today -22 c=not -23 think -24 c=result -25 he -25 c=mine -26 end:good -26 seem -27 vote -29 #role -30 k@#good -30 n=2 -31
    start:#good -33 k0 -38`;
