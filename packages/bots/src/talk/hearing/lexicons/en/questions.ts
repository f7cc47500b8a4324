import type { Lexicon } from '../../lexicon.ts';

/** Questions by what they ask for. */
export const questions = {
  asks: `
    elaborate, explain, gimme, justify, recap, refresh, thoughts, tldr,
    and (you|u),
    (any|anyone|anybody|someone|somebody) (got|have|has|wanna|want|care|willing|else|up|know|who|can|able|with|suspicious|sus|claiming|here),
    are (you|u), (can|could) (someone|somebody|anyone|we|you|u), (can|could|would|will) (you|u|someone|somebody|anyone|somebody|one_of_you),
    care to, (do|did|can|could|will|would|r) (you|u), explain (yourself|your|why|ur|pls|please), give me, give us, i even do, i wanna hear,
    i want to hear, id like to hear,
    ^ (is|are|does|do|did|has|have|can|could|would|will|should|isnt|arent|who|whos|what|whats|why|where|how|which|when|any|anyone|anybody|
      thoughts|reads|opinions|suspects|theories),
    let me hear, let us know, lets hear, mind (telling|sharing|explaining), of all people, opinion on, opinions on, ^ reads $, reason (for|why),
    remind me, say something, share (your|ur), speak up, sum up, talk to us, tell (us|me), thoughts on, thoughts {s},
    ur (thoughts|opinion|view|reads|role|claim|vote|take|results), waiting for {s}, waiting on {s}, what do (you|u|we|yall) (think|say|make),
    (whats|what_is|what_was|how_about|hows|explain|justify|share|state|give|show|tell) {w} (your|ur) {w} {w}, whats (your|ur),
    (who|what|why|where|how) (do|did|are|r|u|you|is|makes|have|does|voting|s),
    (who|whos|what|whats|where|how|hows) (are|r|is|do|does|did|u|you|we|everyone|everybody|has|have|was|would|should|happened|about|can),
    would like to hear, (you|u) there, your (thoughts|opinion|view|views|reads|role|claim|vote|take|results|result|suspicions|suspects),
    (your|ur) (reads|thoughts|take|opinion|claim|role|vote|suspects) $, ^ {s} [,] (role|claim|reads|roles) $,
    ^ {s} [,] (role|claim|reads|thoughts|vote|opinion|check|results) $,
    {s} [,] [whats|what_is|give_us] (your|ur) (reads|thoughts|take|role|claim),
    {s} (are|do|did|r|can|could|would|will|u|got) (you|u|any|got|there|ok|alive|afk), {s} (who|what|why|where|how|whats|whos|hows|which),`,
  rhetoric: `
    am i the only one, anyone else notice, (isnt|aint|doesnt|wasnt) {s} {w} {w} (sus|suspicious|shady|weird|off|fishy|look_sus|seem_sus|{bad}),
    who else (noticed|thinks|finds|sees),`,
  why: `
    elaborate, explain, justify, reasoning, why,
    based on what, because of what, for what, for what reason, how come, hows that my fault, on what basis, on what grounds, reason for,
    reasoning behind, reasons for, the reasoning for, (votes|hate|heat|suspicion) on me, what about me, what are you basing,
    what are your reasons, what case, what did i, what did i do, what did {s} do, what did {s} [even|ever] do, what do u have against,
    what do you have against, what do you have on, what do (you|u|people|we) have (on|against), what for, what gives, what has {s} done,
    what have i, what have i done, what is the case, what is your reason, what makes, what makes me, what makes (you|u), what u got on,
    whats that based on, whats the case, whats the reasoning, whats up with your vote, whats with the vote on, whats with your vote,
    whats with {w} {w} {w} me, whats wrong with {s}, whats your beef, whats your problem, whats your reason,
    whats (your|the|ur) (case|reason|problem|issue|beef) {w} {s}, why always, why {w} {w} me, y u, your reasoning, your reasons,`,
  atMe: `
    me,
    against me, at me, of me, on me, with me,`,
  toMe: `
    i, im, me, my, myself,
    am i, i even do, on me, what did i, what have i,`,
  you: `
    about, can, claim, explain, role, say, tell, thou, thoughts, u, ur, ure, what, who, why, ya, yall, yo, you, your, youre, yourself, youve,`,
  bot: `
    ai, ais, automated, bot, bots, chatgpt, claude, computer, computers, cpu, cpus, gpt, llm, machine, machines, npc, npcs, robot, robots,
    script, scripted,
    (a|an) [real|actual] (bot|ai|robot|machine|npc|computer|human|person), actual human, actual people, actual person, an ai,
    artificial intelligence, flesh and blood, human being, human or, person or, real human, real humans, real people, real person,`,
  results: `
    findings, intel, results,
    anyone (got|have|has|with) [any] (results|result|info|a_check|checks|information|news),
    anyone (has|have|got|with) {w} (results|result|info|information|check|checks|intel|news|findings),
    anyone (saw|see|learned|learn|found|find|know|knows) anything, (anything|something|news) from (the_night|last_night|tonight),
    (did|do|have|has|had) (you|u|the_{r}|{s}|{r}|anyone|anybody|our_{r}|someone) {w} {w} (check|checked|scan|scanned|find|found|look_at|
      peek|peeked|learn|learned|investigate|investigated|visit|visited|inspect|protect|protected|results|result|info),
    (did|do) (you|u|the_{r}|{s}|{r}) (check|scan|see|find|look_at|peek|inspect|protect|learn|get|investigate|visit), did the {r} see, find out,
    (have|got) [any] (results|info|checks|a_result), learn (last|at) night, night actions, night info, night results,
    what (did|have) {w} {w} (see|find|find_out|found_out|learn|get|check|discover|discovered|dream),
    what happened (last|at|during|in) {w} night, what happened (last|at) night,
    who (did|have|has|was|were|u|you|got) {w} {w} (check|checked|scan|scanned|peek|peeked|look_at|investigate|investigated|protect|
      protected|save|saved|guard|see|visit|visited|inspected|divine),
    who did {w} {v}, who (got|was) checked,
    (your|ur|any|the|night|share|what) {w} (results|result|check|checks|scan|scans|info|findings|information|intel|peek|peeks|visions|
      vision|night_action|night_actions|investigation),
    (your|ur) (result|results|check|checks|scan|scans|night),`,
  ballots: `
    all votes, (count|tally|list|recap|record|breakdown|history|log|post) {w} {w} {w} votes, how did (everyone|everybody|people|we) vote,
    how (did|has) {w} {w} (vote|voted), post the votes, the votes,
    (the|yesterdays|d1|day_1|vote|all) (votes|vote_list|vote_count|votecount|ballots|tally),
    vote (count|counts|record|records|history|list|tally|log|breakdown|results|recap|sheet|tracker), vote (history|record|count|list|log),
    vote split, voted for who, voted for whom, voted (who|for_who|whom|for_whom), votes from,
    votes (from|so_far|yesterday|last_round|last_day|on_d1|day_1|again), votes yesterday, (what|which|how) {w} {w} {w} vote yesterday,
    who did we all vote, who did {w} {w} vote, who (has|have|had) {w} voted, who piled on, who voted, who voted how, who voted what,
    who voted who, who voted whom, who was on the wagon, who was on which, who was on {s}, who was voting, (who|whom) voted,
    whos on which wagon, (whose|who) voted, yesterdays votes,`,
  summary: `
    cliffnotes, overview, recap, recaps, rundown, summaries, summarise, summarize, summary, tldr,
    an update, any update, bring me up to date, bring me up to speed, catch me up, catch (me|us) up, caught up, cliff notes, did i miss,
    fill me in, fill (me|us) in, game state, get me up to speed, give me the short, just came back, just got (here|back), key points, run down,
    short version, so far, state of play, state of the game, story so far, sum up, sum (up|it_up|this_up|things_up|everything_up), tl dr,
    up to speed, update me, what did i miss, what do we have so far, what do we know, what happened, what happened so far, what has happened,
    what have i missed, what is going on, what (is|s) (going_on|happening|the_situation|the_status|the_state), what went down, whats been,
    whats going on, whats happened, where (do|are) we {w} (stand|at) [so_far|now],`,
  opinion: `
    anyone else (think|thinks|feel|suspect|find|finds|see|getting|feeling), can we trust,
    (do|does|did|would|can|could|should) (you|u|anyone|anybody|we|everyone|yall|ya|people|someone|{s}) {w} {w} (trust|believe|suspect|buy|
      like|townread|scumread|think|distrust|agree|doubt),
    (do|does|did|would) [you|u|anyone|we|everyone|yall] [guys|all|even|really|actually] (trust|believe|suspect|buy|like|townread|scumread|think),
    do we (trust|believe|think|suspect|like|buy), does anyone (trust|believe|suspect|think|buy|else), good or bad,
    how (do|does) {w} (feel|read|see), (how|what) (do|does|are|about|is|r) {w} {w} {w} (feel|feeling|read|see|view|rate|reading|seeing) {w} {s},
    (is|are|isnt|could|can|might) {s} {w} {w} ({bad}|{good}|town|sus|good|bad|wolf|lying|clear|suspicious|evil|innocent|trustworthy|legit|
      scum|shady|safe|clean|honest|fake|telling_the_truth|to_be_trusted),
    (is|are) {s} [really|actually] [a|the] ({bad}|{good}|town|sus|good|bad), (is|what_about|how_about|about) {s}, make of, make of {s},
    opinions (on|about), should we trust, sus or not, (think|thinking|feel|feeling|say) (about|of|on|is),
    (think|thinking|feel|feeling|say|thoughts|opinion|opinions|take|view|views|read|reads|feelings|ideas|stance|position|
      verdict) {w} (about|of|on|regarding|towards) {s},
    thoughts (on|about), (thoughts|opinions|opinion|feelings|reads|read|views|takes|ideas|input) (on|about|regarding) {s}, town or {bad},
    trust {s} or not, (what_about|how_about|wbout|what_of|and_what_about|and) {s} $, wolf or town,
    (your|ur|the|any|everyones|whats_your|current) {w} (take|read|reads|opinion|thoughts|view|views|feeling|feelings|stance) {w} (on|of|
      about|regarding),
    (your|ur|the|any) (take|read|reads|opinion|thoughts|view) (on|of|about), {bad} or {good}, {good} or {bad}, {s} thoughts on,
    {s} {w} ({bad}|{good}|sus|town|wolf) or,`,
  ballot: `
    how are you voting, how u voting, vote for today, vote plans, vote today, vote who, voting for, voting plans, voting who,
    whats the (vote|wagon|plan_for_today|lynch), where are (we|you|u) (going|voting|on), where (is|are|s) {w} {w} (vote|votes|voting),
    which way are you voting, who (are|r) we {w} (lynching|voting|hanging|exiling|killing|yeeting|getting_rid_of|taking_out|going_for),
    who are we (voting|lynching|hanging|exiling), who gets (your|ur) vote, who gets {w} vote, who is getting,
    who (should|do) we (vote|lynch|hang|exile|kill|get_rid_of), who today, who we (voting|lynching|hanging|exiling|killing),
    (who|whos|whom|where|whod) {w} {w} {w} (vote|voting|votes|lynch|lynching|hang|hanging|exile|exiling|eliminating|eliminate|killing|
      yeeting|booting),
    (who|whos|whom|where) {w} (voting|vote|lynching|lynch), whos everyone voting, whos (getting|going) {w} (today|voted|lynched|hanged|exiled),
    whos it gonna be, (your|ur|everyones|everybodys|yall) {w} vote, (your|ur|everyones) vote,`,
  role: `
    claim, role, roleclaim,
    (are|r) (you|u) [really|actually] [a|an|the] {r}, are you {w} {w} ({bad}|{good}|town|village|good|evil|bad|wolf), are you {w} {w} {r},
    can u claim, can you claim, claim (pls|please|now|already|or), (claim|tell_us) {w} or, friend or foe, good or bad, good or evil,
    please claim, pls claim, r u {w} {w} {r}, reveal (yourself|your), role claim, role (pls|please|now|claim),
    (tell|show|give|share|state|reveal|drop|say) {w} {w} (role|card|claim), town or wolf, u claiming, u {r} or, wat r u,
    what (are|r) (you|u|ya), what (are|r) (you|u|ya) $, what are you claiming, what are (you|u), what card,
    what did (you|u) (get|roll|draw|pull|have), what did (you|u) roll, what do you have, what have you got, what r u, what role, what side,
    what team, what u, (what|whats|which|what_is) {w} {w} (role|card|claim|class), what you, what you got, whats your claim, whats your role,
    which card, which role, which side, which team, who are you [really], who are (you|u), whose side, will you claim, wolf or town,
    you claiming, you should claim, you {r} or, (your|ur) (role|claim|card), {bad} or not,`,
  suspect: `
    awake, hbu, hby, idea, ideas, opinion, opinions, read, readlist, reads, scumreads, talk, theories, theory, thoughts, townreads, wbu, wby,
    and (you|u), any (leads|clue|clues|suspects|suspicions|guesses|guess), anybody (sus|suspicious),
    anyone (sus|suspicious|acting_weird|acting_sus|stand_out|standing_out|look_sus), anything to (say|add|share|report),
    are you (there|here|alive|awake|afk|sleeping|asleep|with_us|still_there|even_here|even_playing),
    (do|does|would|you|u) {w} (suspect|think|suspecting|scumread), does anyone (stand_out|look_sus|seem_sus|suspect|have),
    got any (reads|suspects|thoughts|ideas|suspicions|theories|leads), got anything, havent heard from, hear from you, hear from {s}, hello {s},
    how about (you|u), reads list, say something, so quiet, so silent, (so|very|too|awfully|really|pretty|super|been) (quiet|silent),
    (speak|say|talk|post|type|contribute|chime|weigh) {w} (up|something|anything|more|in|now|to_us), speak up, suspect who, tier list,
    u (there|here|alive|awake|around|still_there|afk|sleeping|asleep), wake up, wanna hear {s}, want to hear from, what about (you|u),
    what (are|is|s) (your|ur|everyones|everybodys|yalls) {w} (thoughts|reads|read|opinion|take|view|views|feeling|suspicions|suspects|guess|
      theory|theories|ideas|gut),
    what do (you|u) think, what do (you|u|we|yall) {w} (think|say|reckon|feel|make_of_this|make_of_it), what does {s} think, what says {s},
    whats (everyones|on_your_mind|going_on_in_your_head), whats (your|ur) (take|view|opinion|read), where are you at, where do you stand,
    where is {s} on this, where u at, who are we thinking, who are you thinking, who (do|should) we,
    who do (you|u|we|yall|people|others) {w} {w} (suspect|think|scumread|believe|say|find|distrust|fear|trust|townread),
    who (is|are|s) {w} {w} (suspect|suspects|suspicious|sus|wolf|wolves|scum|{bad}|bad|shady|lying|guess|pick|top|target|read|reads|
      scumread|scumreads),
    who looks, who seems, who sounds, who u (suspect|think|sus), who u thinking, who we thinking, who would you, who you thinking,
    who {w} (wolf|wolves|{bad}|sus|suspicious|suspect|suspects|guilty|it), whos everyone thinking,
    whos (sus|the_{bad}|your_suspect|your_top_suspect|suspicious|it|bad|lying|our_{bad}|ur_suspect|shady|everyone_suspecting|
      everybody_suspecting|up_to_no_good),
    you (there|here|alive|awake|around|still_there|still_with_us|with_us|afk|sleeping|asleep), (you|u) there,
    (your|ur) (take|view|gut|suspects|suspect|pick|picks|list|thoughts),
    (your|ur|top|any|main|current|list_of|share) {w} (suspect|suspects|suspicions|suspicion|reads|scumreads|scumread|read|thoughts|theories|
      theory|opinion|opinions|ideas|idea|guess|guesses|picks|view|views|feelings|feeling|take|leads|input|insights),`,
  claimAll: `
    massclaim, massroleclaim,
    (all|everyone|everybody) {w} (roles|claims) (now|please|pls|on_the_table), all (roles|claims|cards) {w} {w},
    (any|anyone|anybody|someone) {w} (counter|counters|counterclaim|counterclaims|cc|ccs|counter_claim|claiming|to_claim|want_to_claim|
      wanna_claim|counterclaiming|contest|contesting|claims|claim),
    any (counterclaims|counter_claims|counterclaim|counters|counter|claims),
    (anyone|anybody) (counter|counterclaim|counterclaiming|claiming|wanna_claim|want_to_claim), anyone {r}, cards on the table, claim in order,
    claim round, claim time, claims now,
    (claims|roles|cards) (now|please|pls|everyone|everybody|on_the_table|out|open|go|people|guys|time|from_everyone|from_everybody),
    does anyone counter,
    (everyone|everybody|all|all_of_us|all_of_you|each_of_you|each_of_us|we_all|lets_all|yall|you_all|lets|lets_just|we_should|we_should_all|
      we_need_to|we_need_to_all|we_must_all|people|guys) {w} {w} (claim|roleclaim|role_claim|reveal|reveal_roles|share_roles|share_our_roles|
      claim_roles|say_your_role|state_your_role|state_your_roles|say_your_roles|share_your_role|reveal_your_role|claim_your_role|
      post_your_role|drop_your_role|tell_your_role|roles|claims|role_reveal|come_clean),
    (everyone|everybody|all|we_all|lets_all|all_of_you|yall|lets|we_should_all|we_should) [should|must|needs_to|need_to|now|please|pls|
      just] (claim|roleclaim|role_claim|reveal|claims),
    full claim [now|everyone|please], full (claim|reveal|roleclaim), is anyone {r}, lay {w} cards, mass claim,
    mass (claim|roleclaim|reveal|role_reveal|role_claim|claims), (need|want) {w} (claims|roles|everyones_role|everyones_claim|everybodys_role),
    no cc, no counterclaim, open your cards, power roles {w} claim, prs claim, role reveal now, roles now, round of claims, show your cards,
    start claiming, time to claim, time (to|for) {w} (claim|claims|mass_claim|roles|role_reveal), who counters,
    who (counters|ccs|is_claiming|claims_{r}|else_is_{r}|else_claims), who wants to claim, whos claiming,`,
  comeOut: `
    claim {s},
    ^ [hey|ok|dear|so|pls|please|can|would|could|real|will|if_theres|if_there_is|is_there|we_need|now] [the|a|an|our|real] [real|
      true] {r} [,] [pls|please|now|should|needs_to|can_you|could_you|must|has_to|gotta|to|time_to] (come_out|come_forward|speak_up|claim_now|
      claim_please|claim_pls|please_claim|pls_claim|should_claim|must_claim|has_to_claim|step_up|step_forward|out_yourself|show_yourself|
      say_something|talk|come_clean),
    i want {s} claim,
    (if_there_is|if_theres|is_there|do_we_have|if_we_have|any) [a|an|the|our] {r} {w} {w} (claim|come_out|speak_up|out_there|here|reveal|
      come_forward|talk|now|alive|please),
    ^ [ok|hey|so] {s} [,] [just|please|pls|you_should|you_need_to|you_must|u_need_to|time_to|better] (claim|roleclaim|reveal|role_claim|
      come_clean) (now|or|already|please|pls|before|your|ur|$),
    (wanna|want_to|like_to) know who {w} {r} {w} {w}, (want|need) (a|your) claim from {s}, (want|need) {s} to claim,
    (we_need|need|want|wanna_hear|waiting_for|waiting_on|calling|calling_on|where_is|wheres|where_the_hell_is|would|will|can|could|please|
      pls|dear|hey|real|true|call_for|time_for|looking_for) [to_hear|for|a|the|our|from] [the|our|real|true|a|from_the] {r} [to|please|
      pls] (claim|come_out|come_forward|speak_up|speak|reveal|show|step_up|step_forward|now|here|results|info|to_claim|to_come_out|
      to_speak_up|to_reveal|out),
    where (is|are|s) {w} {r}, wheres {w} {r}, who {w} {r} [is] (speak|claim|come|reveal|step),
    {r} (anything_to_say|anything_to_share|anything_for_us|where_you_at|where_u_at|wanna_speak|wanna_claim|got_anything|got_something|
      any_news|any_results|any_info|hello|come_on|cmon|dont_hide|stop_hiding|no_need_to_hide|now_or_never|its_now_or_never|its_go_time|
      make_yourself_known|identify_yourself|stand_up|raise_your_hand|put_your_hand_up|speak_now|speak|step_out|cc|cc_now|be_brave),
    {r} (come_out|come_forward|speak_up|claim_now|claim_please|claim_pls|reveal_yourself|step_up|step_forward|out_yourself|show_yourself|
      say_something|talk|come_clean|now_is_the_time|its_time|its_your_time|please_claim|pls_claim|please_come_out|please_speak|pls_come_out|
      you_should_claim|you_need_to_claim|u_should_claim|time_to_claim|time_to_come_out|time_to_shine|where_are_you|where_r_u|where_you_at|
      where_u_at|wya|can_you_claim|can_you_come_out|can_u_claim|could_you_claim|please_reveal|give_us_results|give_us_info|share_your_results|
      share_results|tell_us|help_us_out|we_need_you|we_need_u|should_come_out|should_claim|should_speak_up|should_reveal|should_come_forward|
      must_claim|must_come_out|needs_to_claim|needs_to_come_out|needs_to_speak|has_to_claim|has_to_come_out|better_claim|gotta_claim),
    {s} (claim|role|card) (time|now|or_die|or_hang|or_lynch|or_else|pls|please), {s} {w} (claim|role|card) (or|before|otherwise|else) {w},
    {s} {w} (last_chance|final_chance|your_last_chance) {w} (claim|role),
    {s} {w} {w} (claim_now|claim_or|claim_pls|claim_please|you_need_to_claim|you_should_claim|you_have_to_claim|u_need_to_claim|
      u_should_claim|gotta_claim|better_claim|time_to_claim|just_claim|please_claim|pls_claim|roleclaim|role_claim_now|reveal_your_role|
      tell_us_your_role|show_your_card|state_your_role|claim_before|claim_already|should_claim|needs_to_claim|must_claim|has_to_claim|
      come_clean|out_yourself),`,
} satisfies Partial<Lexicon>;
