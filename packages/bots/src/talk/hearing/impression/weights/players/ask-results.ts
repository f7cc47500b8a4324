/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */
export const askResults = `
    c=results 33 c=results> 33 c=asks+result 26 result 24 result&what 24 check&what 23 result&you 23 night&result 21 night&who 20
    ?result 19 #v&tell 18 night&what 18 ?night 17 c=result+you 17 end:result 17 c=byOther@ 16 c=byOther 15 check&you 15 remove&result 15
    result&someone 15 what&you 15 #v&what 14 #v&who 14 ?#v 14 c=result+suspect 13 check&tell 13 remove&you 13 end:tell 12 night 12
    what&who 12 who&you 12 #role&what 11 #v&result 11 c=asks@ 11 c=result+role 11 check&we 11 last&result 11 start:night 11 #v 10
    claim&result 10 k@night 10 k@result 10 we&what 10 ?last 9 ?switch 9 c=result> 9 check&remove 9 check&result 9 how&result 9
    last&switch 9 start:someone 9 tell&we 9 #v&you 8 c=role+together 8 claim&remove 8 claim&you 8 k@someone 8 k@who 8 result&switch 8
    result&who 8 tell 8 tell&what 8 we&you 8 c=asks> 7 c=good+suspect 7 k@#v 7 k@we 7 last&what 7 night&switch 7 night&you 7 tell&you 7
    who 7 who&yesterday 7 c=opinion+result 6 c=result+together 6 check 6 result&yesterday 6 start:tell 6 start:who 6 what 6 #other -6
    #role -6 #role&night -6 #v&rather -6 Sx0 -6 Sx0# -6 c=asks+ballot -6 c=asks+callVote -6 c=asks+he -6 c=belief -6 c=byOther< -6
    c=claim+good -6 c=claim+role -6 c=comeOut> -6 c=cond< -6 c=disagree@ -6 c=good+role -6 c=good+you -6 c=maybe+you -6 c=not< -6
    c=role< -6 c=suspect+together -6 c=twist -6 check&night -6 doubt -6 end:keep -6 end:must -6 explain&what -6 greet -6 hurry -6 i&me -6
    k@#wolf -6 k@all -6 k@right -6 k@shady -6 k@team -6 k@trust -6 k@where -6 k@wrong -6 len=m -6 me -6 n=3 -6 praise -6 rather&someone -6
    rather&why -6 start:claim -6 start:good -6 start:he -6 start:how -6 start:where -6 start:you -6 switch&why -6 think&weak -6 #a&#v -7
    #role&#v -7 #role&claim -7 ?other -7 ?role -7 actbad -7 all&lets -7 c=atMe -7 c=bad+you -7 c=ballot+voting -7 c=ballot+you -7
    c=good< -7 c=opinion -7 c=opinion> -7 c=spare@ -7 c=summary -7 c=summary> -7 c=together -7 c=together+voting -7 c=voting> -7
    end:#good -7 end:#wolf -7 end:right -7 end:today -7 end:you -7 imagine&want -7 k@bot -7 k@evil -7 k@explain -7 k@join -7 k@stop -7
    lets&today -7 night&role -7 other&seem -7 person -7 start:last -7 start:think -7 summary -7 swear -7 where -7 #v&lets -8 #v&role -8
    c=asks+mine -8 c=asks+reported -8 c=bad+result -8 c=ballot> -8 c=bot> -8 c=comeOut -8 c=cond -8 c=good+result -8 c=intend@ -8
    c=maybe -8 c=mine+you -8 end:#a -8 end:laugh -8 end:lets -8 k@#good -8 k@good -8 k@he -8 k@kill -8 k@why -8 kill&vote -8 laugh -8
    other&you -8 rather&switch -8 start:keep -8 start:right -8 start:stop -8 think&you -8 yesterday&you -8 ?vote -9 Nb1 -9 Sb1 -9 Sb1# -9
    bot -9 both -9 c=ballot -9 c=bot -9 c=disagree -9 c=mine+result -9 c=opinion+you -9 c=red -9 c=red> -9 c=spare -9 c=why+you -9 dunno -9
    end:claim -9 end:how -9 end:role -9 end:switch -9 explain&why -9 if -9 k@keep -9 k@must -9 k@neg -9 k@report -9 k@strong -9 k@weak -9
    o? -9 seem&you -9 shady -9 start:remove -9 start:role -9 start:switch -9 vote&you -9 #a -10 c=asks+unreal -10 c=intend -10 c=voting -10
    evil -10 k@check -10 len=1 -10 someone&who -10 start:neg -10 start:rather -10 start:vote -10 tally -10 tally&vote -10 think&what -10
    trust -10 yesterday -10 c=asks+bad -11 c=claim< -11 c=denial> -11 c=reported@ -11 c=toMe> -11 end:think -11 end:want -11 end:wrong -11
    join -11 k@claim -11 k@i -11 len=s -11 someone&today -11 team -11 all -12 c=agree@ -12 c=callVote -12 c=callVote@ -12 c=why> -12
    k@other -12 k@remove -12 k@switch -12 result&role -12 stop -12 #wolf -13 c=agree -13 c=mourn -13 c=toMe< -13 c=together< -13
    c=unreal> -13 decide -13 explain -13 good -13 other&yesterday -13 start:i -13 #good -14 c=asks+why -14 c=denial -14 c=he -14 c=he> -14
    end:#role -14 end:vote -14 k@lets -14 k@think -14 kill&you -14 len=2 -14 role&what -14 c=not> -15 c=why -15 end:neg -15 end:who -15
    imagine -15 k@today -15 keep -15 rather -15 report -15 start:today -15 weak -15 why -15 c=claim+result -16 c=mine> -16 c=unreal -16
    k@rather -16 len=xs -16 must -16 right -16 role&you -16 start:seem -16 today -16 wrong -16 c=mine< -17 strong -17 c=claim> -18
    c=reported -18 other -18 at=last -19 c=not -19 check&seem -19 k@vote -19 at=first -20 c=bad> -20 c=good> -20 c=result< -20 c=toMe -20
    end:what -20 sign=bad -20 want -20 k@role -21 lets -21 sign=good -21 Sg0 -22 Sg0# -22 c=bad -22 he -22 i -22 kill -22 c=good -23
    Ng0 -24 Sb0 -24 Sb0# -24 c=claim -24 c=mine -25 neg -25 seem -25 think -25 Nb0 -26 vote -26 c=you< -27 c=asks< -28 n=2 -30 role -33
    k0 -34`;
