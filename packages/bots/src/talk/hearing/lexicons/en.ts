import type { Lexicon } from '../lexicon.ts';

const HEDGE = '[really|just|so|def|definitely|totally|pretty|fully|actually|still|now|gonna|going_to]';

export const en: Lexicon = {
  forced: 'if i (had|have) to,if you (made|forced) me [to],if i must,if i could only,if i can only',
  unreal:
    '^ [and|but|well|so] (if|suppose|supposing|imagine|pretend|assuming|assume|say|lets_say|what_if|had|hypothetically|wish|i_wish|last_game|last_round|in_my_last_game|either),if i were,if i was,i hope,wish i,wish id,wouldve,would have,(ill|id|i_will|i_would) eat my,^ (oh|ah|aw|lol|haha) [yeah|yes|sure] [,] (sure|yeah|right|of_course|totally|obviously),^ (yeah|sure|oh) [,] (right|sure),^ (wow|bravo),(great|{fine}|nice|brilliant|amazing) (job|work|going|one),so helpful,burp,along the way,(my|the) (dog|cat|mom|mum|grandma|goldfish|horoscope),not saying,not that i,im not saying,i never said,profile pic,exam,homework,pizza,brb,the match,lag,last time we played,in a movie,howl,full moon,kidding,joking,jk,sarcasm,softclaim,softclaiming,am i crazy,(im|i_am) the {bad},obviously its me,if (only|anyone|someone)',
  reported:
    '{s} (says|said|saying|claims|claimed|is_claiming|thinks|thought|believes|told|tells|accuses|accused|suspects|suspected|wants|reckons|calls|called|swears|keeps_saying|voted|votes|was_voting|and_{s}_voted|would_say),according to,(someone|somebody|people|they|everyone|everybody|he|she|you|u|yall) (said|says|say|saying|think|thinks|claims|claimed|told|suspect|suspects|believe|believes|want|wants|keep|keeps),told me,(everyone|everybody|they_all|people|yall|half_of_you|most_of_you) (is|are|s|r|was|were|on|keep|keeps|suspect|suspects|trust|trusts|voted|vote|votes|voting|think),i heard,heard that,as {s} said,quote,i voted,i did vote,didnt vote,thinks its,cant decide,might,maybe,may be,perhaps,could be a,could be the,whoever,either,or {s},yesterday i thought,i thought,(no_one|noone|nobody) (suspects|thinks|trusts)',
  voted:
    'voted,{s} vote,{s} (last|first) vote,(vote|votes) (was|were|yesterday|looked),(flipped|switched|changed|moved|moving|took|taking|pulled|pulling) {w} vote,did vote,didnt vote,was voting,have voted,(yesterday|last_round) i,i was going to',
  byOther:
    'comes with me,{s} {v},{s} (has|just|already|also) {v},(he|she|they|you|u|who|{r}) {v},(he|she|they|you|u|who|{r}) (has|just|already|did) {v},if,should',
  not: 'not,no,never,dont,doesnt,didnt,isnt,aint,arent,wasnt,cant,cannot,wont,wouldnt,shouldnt,couldnt,do not,does not,nope,nor,hardly,barely,nothing,stop,zero chance,far from,quit',
  twist:
    'no {fine} person,no way,there is no way,theres no way,no world where,there is no world,theres no world,no chance,zero chance,nobody in their right mind,no sane person,nobody sane,anything but,anything other than,wouldnt call,would not call,hard to believe,hard to see,impossible that,cant possibly be,cannot possibly be,you cant seriously think,dont see how,dont tell me,since when,not exactly,isnt exactly,not screaming,hardly a,anyone but,i refuse to believe,how could anyone think,nobody seriously thinks,nobody really believes,the last person id call,far from',
  bad: `{bad},red,black,reads {w} {bad},too (helpful|nice|{fine}|friendly|eager|perfect|calm|loud),for a {good},sus,suss,sussy,suspicious,shady,fishy,sketchy,scummy,scum,wolfy,wolfish,wolfing,guilty,lying,lies,lied,liar,fake,faking,evil,bad,bluffing,feels off,is off,seems off,sounds off,acting off,something off,weird,shifty,dodgy,dodging,avoiding,deflecting,hiding,slippery,scumread,scumreading,scum read,suspect,suspecting,distrust,dont trust,not buying,dont buy,dont believe,bad feeling,bad vibes,weird vibes,smells,scum vibes,stinks,reeks,hiding something,up to something,partners,in cahoots,teammates,working together,the one,gotta be,got to be,has to be,must be,it (is|s|was) {s} [for_me|imo|100|definitely|obviously] $,its {s} $,for me (its|it_is) {s},bet my (house|life|money) on,my money is on,money on,my top (2|3|two|three|suspect|suspects|pick|picks),who i suspect,my read,wolves do,playing nice,nervous,panicking,contradicting,contradicts,too quiet,lurking,coasting,flying under,way worse,without a [single] reason,doesnt add up,makes no sense,possessed,traitor,enemy,against us,accuse,mafia,killer,murderer,throwing,bandwagoning,tunneling,flipped [his|her|their] vote,changed [his|her|their] vote,no doubt,gut says,wolf vibes,red flag,red flags,pinging me,setting off,fos,voting pattern`,
  good: `{good},town,townie,townread,towny,villager,village,innocent,clear,clean,good,green,trust,trust one {w} {w} (its|it_is) {s},trust {w} {w} (its|it_is|itd_be) {s},trusted,trustworthy,believe,legit,honest,genuine,real,fine,ok,okay,alright,safe,solid,solving,helpful,on our side,one of us,lock town,telling the truth,confirmed,obv village,not the wolf,did nothing,done nothing wrong,did nothing wrong,nothing wrong,harmless,right mind,cool,reliable,sincere,cleared`,
  vouch:
    '(can|will|i|ill|would|to|me) vouch,vouch for,vouching for,(id|ill|would|will) stake,(stake|bet|put) my (life|name|reputation),guarantee,i answer for,swear on {s},would die for,put my hand in the fire',
  spare:
    'leave {s} [out|alone|be],hands off,(lets|let) (not|{s}) (lynch|hang|vote|be),(mistake|wrong|stupid|dumb|crazy|shame|waste|bad_idea) to (hang|lynch|vote|kill|exile|eliminate|lose),[dont|not] waste [the|a|our|your] (lynch|vote|votes|kill|exile) on,(hanging|lynching|voting|killing|exiling) {s} [today|now] (is|would_be) (a_mistake|a_waste|wrong|dumb|stupid|bad),not {s} today,anyone but {s},(back_off|lay_off|get_off|give) {s} [a_break],dont touch,off {s},keep {s} (alive|around|in),spare,save {s},stop picking on,pick someone else than',
  unsuspect:
    '(take|taking) (it|that|everything) back,forget what i said about,wrong (to_suspect|about|on),was wrong,no longer (think|suspect|believe),dont suspect {s} anymore,not suspicious of {s} anymore,(sorry|apologies|apologize|my_bad|apologise) {w} {s},my bad {s},^ sorry {s},misjudged,i was (unfair|too_harsh),changed my mind (about|on),i drop my suspicion,off my list,cleared {s} in my head,owe {s} an apology,no longer on my list',
  agree:
    '^ what {s} (said|says),(agree|agreed) with,what {s} (said|says),{fine} point,(makes|made) a [{fine}|valid|fair|solid] point,has a point,1 {s},with {s} on (this|that),(im|i_am) with {s},{s} (is|s) [so|totally|absolutely] right,{s} convinced me,convinced by,{s} nailed it,exactly {s},^ this {s},seconding,couldnt agree more,like {s} said,listen to {s},{s} has it right,spot on',
  disagree:
    '(dont|do_not|cant|cannot) agree,disagree,way off,a reach,{s} is wrong,is mistaken,has it wrong,got it wrong,youre wrong,ur wrong,not convinced,bad take,nonsense,{s} [,] no,thats not right,dont think so,bullshit,thats wrong',
  voting:
    'vote,votes,voting,lynch,lynching,hang,hanging,exile,exiling,eliminate,kill,yeet,vote out,string up,execute,banish,get rid of,take out,throw out,kick out,burn',
  nobody: 'nobody,no one,noone,anyone,anybody,skip,abstain,today imo,no lynch,nolynch,no vote',
  together:
    'lets,let us,everyone,everybody,every one,guys,all,we,yall,you,u,people,folks,please,pls,plz,instead,come on,team,now',
  intend: `my vote,locking in,lock in,lock me in,locking,(im|i_am|ill|i_will|id|gonna) ${HEDGE} (on|going_with|go_with|join|join_in|joining|stay_on|staying_on|sticking_with|stick_with|moving_to|switching_to|switch_to|hopping_on|going|going_for|going_after|sheep|following),^ [ok|okay|fine|so|alright|then] (going_with|switching_to|moving_to|sticking_with|staying_on|going),^ [ok|fine|then] {s} (it_is|then) $,voting there`,
  callVote:
    '^ [lets|i_say|we_should|maybe_we_should] (skip|no_lynch|nolynch|no_vote) [today|this|it|tonight] [day|one|imo|tbh|please|pls|round] $,pile on,all in on,everyone on,everybody on,lets do {s},lets go {s},get rid of,^ {s} today,{s} (should|must|has_to|needs_to|gotta) (go|die|hang|swing),hammer,wagon on,lets go with,out with {s},{s} for exile,{s} to the gallows,votes on {s}',
  turn: '(switching|switch|moving|move|changing|change|going|swapping) {w} {w} from {s} {w} {w} (to|onto|on) {s},from {s} (to|onto|over_to) {s},off {s} {w} {w} (to|onto|on) {s}',
  claim:
    '(im|i_am|iam|imma_be|am|i_rolled|i_got|i_drew|i_was|ive_got|i_have|im_just|its_me|claiming|claim|rolled|got|outing_myself_as|counterclaiming|hard_claim|call_me|playing|im_the_real) [a|an|the|just|only|actually|the_real|real|our|plain|simple|vanilla|your|still] [a|an|the|real|plain|simple|vanilla|local|friendly] {o},(me_and|and_me|and_i|we_are|were) {w} {w} {o},^ [ok|okay|fine|yep|yes|yeah|well|so|guys|hey|hi|alright|look|honestly|just|just_a|only|only_a|simple|plain|a|an|the|old|boring|vanilla|real] [just|a|the|only_a] [plain|simple|vanilla|regular|normal|boring] {o} $,{o} (here|claim|reveal|reporting|speaking|btw|over_here|checking_in|at_your_service|co|by_the_way|in_the_house),^ [co|claim|claiming] {o} $,^ (co|claim) {o}',
  withMe: '(me|i) and {s} (are|r|were),{s} and (i|me) (are|r|were),(me|i) {s} (are|r|were),{s} (me|i) (are|r|were)',
  mine: 'i,im,ill,id,ive,my,gonna,imma,me',
  defend:
    '(im|i_am) (not|no) {w} {bad},(im|i_am) {w} (innocent|{fine}|green|town|good),not the {bad},(making|make) {w} [huge|big] mistake,(lynching|killing|hanging|exiling|voting) (a|an|the_only|out_a) ({good}|innocent),{w} wrong person,wrong guy,its not me,wasnt me,not me,dont (vote|kill|lynch|hang|exile) me,ill flip (green|town|{good}),(see|find_out) {w} (im|i_am|i_was) {w} ({good}|green|town),youll regret,leave me alone,lynch me and,kill me and,trust me im not,why would i do that as,i swear,swear im',
  retract:
    'my bad,take (it|that) back,scratch that,nvm,never mind,nevermind,forget (it|that),i misread,was bluffing,i bluffed,was lying,i lied,ignore (that|me|what_i_said),my mistake,disregard,just kidding about,i take back',
  second:
    '^ [yes|yeah|yep|ok|true|^^] (this|same|agreed|agree|i_agree|ditto|true|facts|exactly|me_too|so_true|word|preach|what_they_said|likewise|absolutely|totally_agree|couldnt_agree_more|i_second_that|seconded|100_this) [tbh|imo|lol|100|so_much|here|that] $,i second that,1 $',
  result:
    '{v},put {s} next to {s},divination,result,results,green check,red check,check,my check,scan,my scan,my n1,my n2,guilty on,innocent on,guilty,n1,n2,n3,night 1,night 2,night 3,first night,second night,third night,came back,came up,peek,peeked,saw',
  asks: '^ [hey|and|so|ok|but|wait|well|yo|guys|hm|hmm|um] [,] [{s}] [,] [and|so|ok|hey] (who|whos|whom|what|whats|why|how|hows|where|wheres|which|is|are|r|do|does|did|can|could|would|will|any|anyone|anybody|when|whose|thoughts|opinions|ideas|explain|tldr|tell|say|summary|recap|sum|give|got|someone|somebody|talk|speak) ,(who|what|why|where|how) (do|did|are|r|u|you|is|makes|have|does|voting|s),are (you|u),(do|did|can|could|will|would|r) (you|u),(you|u) there,and (you|u),whats (your|ur),explain,(can|could) (someone|somebody|anyone|we|you|u),thoughts,give us,(your|ur) (reads|thoughts|take|role|claim) [,] {s},{s} [,] [whats|what_is|give_us] (your|ur) (reads|thoughts|take|role|claim),of all people,say something,tldr,^ {s} [,] (role|claim|reads|roles) $,^ reads $,recap,sum up,i even do',
  why: 'why,how come,what makes (you|u),explain,whats (your|the|ur) (case|reason|problem|issue|beef) {w} {s},what did {s} [even|ever] do,what did i,what have i,for what reason,reason for,reasons for,what do (you|u|people|we) have (on|against),what has {s} done',
  toMe: 'me,on me,what did i,what have i,am i,i even do,im,i',
  you: 'you,u,ur,your,ya,youre,yall,yourself,why,who,what,thoughts,explain,claim,role,about,can,tell,say',
  bot: '(a|an) [real|actual] (bot|ai|robot|machine|npc|computer|human|person),bots,bot,an ai,chatgpt,gpt,llm,ais,real person,real people,real human',
  results:
    '(did|do) (you|u|the_{r}|{s}|{r}) (check|scan|see|find|look_at|peek|inspect|protect|learn|get|investigate|visit),anyone (got|have|has|with) [any] (results|result|info|a_check|checks|information|news),(your|ur) (result|results|check|checks|scan|scans|night),results,(have|got) [any] (results|info|checks|a_result),what happened (last|at) night,find out,learn (last|at) night,who (got|was) checked,who did {w} {v}',
  ballots:
    '(who|whom) voted,voted (who|for_who|whom|for_whom),votes from,(the|yesterdays|d1|day_1|vote|all) (votes|vote_list|vote_count|votecount|ballots|tally),vote (history|record|count|list|log),how did (everyone|everybody|people|we) vote,post the votes,who was voting',
  summary:
    'sum up,summary,summarize,summarise,recap,tldr,tl dr,catch me up,fill me in,what happened,what did i miss,what have i missed,whats going on,what is going on,whats happened,story so far,bring me up to speed,up to speed,what happened so far',
  opinion:
    '(think|thinking|feel|feeling|say) (about|of|on|is),make of,(your|ur|the|any) (take|read|reads|opinion|thoughts|view) (on|of|about),thoughts (on|about),opinions (on|about),(do|does|did|would) [you|u|anyone|we|everyone|yall] [guys|all|even|really|actually] (trust|believe|suspect|buy|like|townread|scumread|think),how (do|does) {w} (feel|read|see),(is|what_about|how_about|about) {s},(is|are) {s} [really|actually] [a|the] ({bad}|{good}|town|sus|good|bad)',
  ballot:
    '(who|whos|whom|where) {w} (voting|vote|lynching|lynch),(your|ur|everyones) vote,vote today,voting for,whos everyone voting,who are we (voting|lynching|hanging|exiling),where are (we|you|u) (going|voting|on),who gets (your|ur) vote',
  role: '(your|ur) (role|claim|card),role,claim,what are (you|u),who are (you|u),(are|r) (you|u) [really|actually] [a|an|the] {r},what r u,whats your role,what card,which role,which card,what role,what did (you|u) roll,(claim|tell_us) {w} or',
  suspect:
    '(do|does|would|you|u) {w} (suspect|think|suspecting|scumread),who {w} (wolf|wolves|{bad}|sus|suspicious|suspect|suspects|guilty|it),thoughts,reads,read,opinions,opinion,ideas,idea,theories,theory,any (leads|clue|clues|suspects|suspicions|guesses|guess),(you|u) there,say something,speak up,talk,and (you|u),what about (you|u),how about (you|u),what do (you|u) think,(your|ur) (take|view|gut|suspects|suspect|pick|picks|list|thoughts),so quiet,so silent,awake,who (do|should) we,whats (your|ur) (take|view|opinion|read)',
  claimAll:
    'mass claim,massclaim,(everyone|everybody|all|we_all|lets_all|all_of_you|yall|lets|we_should_all|we_should) [should|must|needs_to|need_to|now|please|pls|just] (claim|roleclaim|role_claim|reveal|claims),(all|everyone|everybody) {w} (roles|claims) (now|please|pls|on_the_table),any (counterclaims|counter_claims|counterclaim|counters|counter|claims),(anyone|anybody) (counter|counterclaim|counterclaiming|claiming|wanna_claim|want_to_claim),claims now,roles now,role reveal now,time to claim,full claim [now|everyone|please],cards on the table,does anyone counter,who counters',
  comeOut:
    '^ [hey|ok|dear|so|pls|please|can|would|could|real|will|if_theres|if_there_is|is_there|we_need|now] [the|a|an|our|real] [real|true] {r} [,] [pls|please|now|should|needs_to|can_you|could_you|must|has_to|gotta|to|time_to] (come_out|come_forward|speak_up|claim_now|claim_please|claim_pls|please_claim|pls_claim|should_claim|must_claim|has_to_claim|step_up|step_forward|out_yourself|show_yourself|say_something|talk|come_clean),^ [ok|hey|so] {s} [,] [just|please|pls|you_should|you_need_to|you_must|u_need_to|time_to|better] (claim|roleclaim|reveal|role_claim|come_clean) (now|or|already|please|pls|before|your|ur|$)',
  greet:
    '^ [good] (hi|hello|hey|heya|yo|morning|gm|hiya|sup|evening|greetings|howdy|hola|whats_up|wassup|afternoon) [all|everyone|everybody|guys|folks|there|yall|people|villagers|village|again|peeps|team|friends|gang|chat] $',
  thanks: '^ [ok|oh|aw|many|big] (thanks|thx|ty|thank_you|tysm|cheers|tyvm|thank_u|thankyou|appreciate)',
  unsure:
    'idk,i dont know,no idea,not sure,unsure,dunno,no clue,clueless,cant read,confused,lost,hard to (say|tell|read),on the fence,torn,beats me,no reads',
  mourn:
    '^ (rip|rest_in_peace|poor|f_for|f|goodbye|farewell|o7|gone_too_soon|so_sad|sad_to_see|we_lost|nooo|no_not),rip,will miss',
  hurry:
    'hurry,running out,clock is ticking,tick tock,time is (running|almost|nearly),(secs|seconds|sec|minute|minutes|min) (left|to_go|remaining|ppl),decide now,almost out of time,need to decide,quick,not much time,timer',
};
