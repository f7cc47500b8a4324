import type { Lexicon } from '../../lexicon.ts';

/** What makes a sentence or a clause not count. */
export const guards = {
  forced: `
    as if that, if anyone is lying [,], if anyone is {bad} here [,], if anyone is {bad} [then] [,], if anything, if i can only, if i could only,
    if i (had|have) to, if i had to bet, if i had to guess, if i had to say, if i had to vote, if i have to guess, if i have to say,
    if i have to vote, if i may, if i may say so, if i must, if im being honest, if im honest, if not now then when, if nothing else,
    if there is one {bad} here [,], if theres one {bad} [its|it_is], if u ask me, if you ask me, if you (made|forced) me [to], if you must know,
    if you want my opinion, no ifs or buts, what if anything,`,
  unreal: `
    /s, afk, avatar, awoo, awooo, basketball, bathroom, battery, beer, birthday, boss, boyfriend, bravo, brb, breakfast, burger, burp, class,
    coffee, congrats, congratulations, couldve, crash, crashed, dad, dinner, disconnect, disconnected, discord, exam, football, fps, girlfriend,
    grandma, gtg, gym, haircut, headset, holiday, homework, hopefully, hoping, howl, howling, husband, internet, irl, jk, joking, kidding, kids,
    lag, lagging, laggy, lunch, mic, mom, movie, music, netflix, nickname, pizza, profile, raining, random.org, reconnect, riiight, sandwich,
    sarcasm, school, shouldve, shower, sleepy, snowing, soccer, softclaim, softclaiming, song, spotify, suuure, tarot, toilet, traffic,
    tutorial, uber, username, vacation, weather, weekend, wife, wifi, woof, wouldve, wow,
    a real {r} would, a {r} would, acting as, afk for, along the way, always get, am i crazy,
    ^ [and|but|well|so] (imagine|pretend|say|lets_say|what_if|hypothetically|wish|i_wish|last_game|last_round|in_my_last_game|either),
    any {r} would, as if, ate everyone, back in, back when, be right back, big brain, bio break, bluff as, can the {r}, claiming to be,
    claiming {o} is, claims to be, coin flip, cool name, could have, didnt claim, do {r}, does not mean, does the {r}, doesnt mean, ever played,
    fake claim as, first game, first time playing, flip a coin, full moon, galaxy brain, genius move,
    (great|nice|good|brilliant|amazing|awesome|excellent|fantastic|superb|stellar|smart) (job|work|going|one|detective|play|move|moves|vote|
      lynch|start|plan|team) {w} {w} (guys|village|everyone|town|team|{s}),
    (great|{fine}|nice|brilliant|amazing) (job|work|going|one), happy new year, hold on, hoped to be, how do i, how does the, how many, how old,
    how to play, i always, i didnt say, i hope, i never claimed, i never get, i never said, i wish, id love to be, if i was, if i were, if only,
    if (only|anyone|someone), im hungry, (im|i_am) the {bad}, im new, im not saying, in a movie, in another game, in my other game,
    in real life, it says, job interview, just kidding, just woke up, last game, last round, last time we played, lets hope, lol sure,
    magic 8 ball, merry christmas, my cat, my dog, my horoscope, my tarot, (my|the) (dog|cat|mom|mum|grandma|goldfish|horoscope), never get,
    never said, new to this, next game, next round, nice name, nice try, no one said, nobody said, not like i, not necessarily, not saying,
    not that i, obviously its me, ^ (oh|ah|aw|lol|haha) [yeah|yes|sure] [,] (sure|yeah|right|of_course|totally|obviously), oh really, oh wow,
    one sec, one time, other game, phone died, ping is, posing as, pretending to be, pretends to be, previous game, previous round, profile pic,
    randomly picked, remember when, rolled a dice, rules say, should have, slow clap, so helpful, so hungry, so smart, so tired, sure jan,
    sure thing, thanks a lot, the match, the other lobby, the {r} would, totally believable, totally innocent, totally legit, totally not,
    trust me bro, used to play, wanted to be, wanted to get, well done, what a (genius|surprise|shock|hero|legend|detective),
    what could go wrong, what does the, what is a, what time is it, what timezone, whats a, whats the difference, where are you from,
    where do you live, who said, why do i never, wish i, wish id, work tomorrow, would be a good, would be cool, would be fun, would be funny,
    would be nice, would have, wouldnt have, ^ (wow|bravo), yeah right, ^ (yeah|sure|oh) [,] (right|sure), {s} TOTALLY,`,
  cond: `
    assuming, if, imagine, pretend, provided, suppose, supposing, unless, whenever,
    depending on, had {s}, in case, lets say, say {s} is, should {s} (turn|flip|be), until we know, were {s}, what if,`,
  wager: `
    eat a (broom|shoe|hat|sock|bug), eat dirt, eat my (hat|shoe|shoes|keyboard|sock|socks|mouse|phone|words|shirt|hats|headset|monitor),
    i will eat, id be shocked, id be surprised, ill be damned, ill be shocked, ill delete, ill eat, ill quit, ill retire, ill shave,
    ill uninstall, im a (monkey|teapot|potato|banana|unicorn|donkey|dutchman), im batman, im the pope, im the queen, pigs can fly, pigs fly,
    then im,`,
  denial: `
    absurd, cmon, hardly, impossible, laughable, nah, never, no, nonsense, nope, please, ridiculous,
    as if, be serious, come on, dont make me laugh, doubt it, get real, i doubt it, in your dreams, lol no, no chance, no way, not a chance,
    yeah right,`,
  maybe: `
    either, maybe, might, perhaps, possibly, undecided, whoever,
    50 50, cant decide, cant tell if, could be, could be a, could be the, could go either way, may be, might be, not sure about, not sure if,
    not sure whether, one of {s}, or {s}, torn between, wonder if, wondering if,`,
  reported: `
    allegedly, apparently, either, maybe, might, perhaps, quote, supposedly, whoever,
    according to, as {s} said, cant decide, could be a, could be the, didnt vote,
    (everyone|everybody|they_all|people|yall|half_of_you|most_of_you) (is|are|s|r|was|were|on|keep|keeps|suspect|suspects|trust|trusts|
      voted|votes|voting|think),
    from what {s} said, heard that, i did vote, i heard, i thought, i voted, in {s} opinion, (like|as) {s} says, may be,
    (no_one|noone|nobody) (suspects|thinks|trusts), or {s}, per {s}, rumor has it,
    (someone|somebody|people|they|everyone|everybody|he|she|you|u|yall) (said|says|say|saying|think|thinks|claims|claimed|told|suspect|
      suspects|believe|believes|want|wants|keep|keeps),
    thinks its, thinks (its|im|that), told me, (who|he|she|they|someone|somebody|people|everyone) (claimed|claims|says|said|thinks|called|told),
    yesterday i thought, {s} has {w} (voted|said|claimed|called|accused),
    {s} (says|said|saying|claims|claimed|is_claiming|thinks|thought|believes|told|tells|accuses|accused|suspects|suspected|wants|reckons|
      calls|called|swears|keeps_saying|voted|votes|was_voting|and_{s}_voted|would_say),
    {s} (trusts|distrusts|doubts|likes|hates|fears|called|calls|accusing|thinks|says|claims|tells|told|asked|asks|pushed|pushes|is_pushing|
      is_saying|was_saying|keeps_telling|voted|is_voting|votes|wants|is_accusing|defended|is_defending|defends|suspected|suspects|checked|
      scanned|vouched|vouches|replied|wrote|typed|mentioned|brought_up),
    {s} vote (was|is|looks|looked|seems|seemed),`,
  voted: `
    voted,
    did vote, didnt vote, (flipped|switched|changed|moved|moving|took|taking|pulled|pulling) {w} vote, have voted, i was going to,
    (moving|moved|taking|pulling|pulled|took|switched|switching) {w} vote (off|from|away), (vote|votes) (was|were|yesterday|looked), was voting,
    (yesterday|last_round) i, {s} (last|first) vote, {s} vote,`,
  byOther: `
    if, should,
    comes with me, (he|she|they|you|u|who|{r}) (has|just|already|did) {v}, (he|she|they|you|u|who|{r}) {v}, {s} (has|just|already|also) {v},
    {s} {v},`,
} satisfies Partial<Lexicon>;
