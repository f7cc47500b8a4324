import type { Lexicon } from '../../lexicon.ts';

/** Taking sides: vouching, sparing, taking back a suspicion, agreeing. */
export const sides = {
  vouch: `
    guarantee, guaranteed, guaranteeing, personally, vouch, vouched, vouching,
    attest to, back {s} up, backing {s}, bet everything, bet my life, (can|will|i|ill|would|to|me) vouch, go to bat for, got {s} back,
    i answer for, i back {s}, i can attest, i guarantee, i know {s} is not {bad}, i know {s} is {good}, i know {s} isnt {bad}, i stand behind,
    id bet on {s} being {good}, (id|ill|would|will) stake, id trust {s} with my life, ill answer for, ill go to bat for, in my hands,
    my word on, put my hand in the fire, speak for {s}, (stake|bet|put) my (life|name|reputation), stake my, stand by {s}, standing by {s},
    stick up for, sticking up for, sure as hell about {s} being {good}, swear by {s}, swear on {s}, take my word, take responsibility for,
    vouch for, vouching for, with my life, would die for, you have my word,`,
  spare: `
    spare,
    anybody (but|except) {s}, anyone (but|except|besides|other_than) {s}, anyone but {s}, back off from, back off {s},
    (back_off|lay_off|get_off|give) {s} [a_break],
    (bad|terrible|horrible|awful|dumb|huge|wrong|big|poor) (move|vote|lynch|idea|mistake|call|choice|wagon) {w} {s}, cut {s} some slack,
    do not (vote|lynch|kill|hang|exile|eliminate) {s}, [dont|not] waste [the|a|our|your] (lynch|vote|votes|kill|exile) on, dont touch,
    dont (vote|hang|lynch|exile|eliminate) (out|for) {s},
    dont (vote|lynch|kill|hang|exile|eliminate|execute|pick_on|attack|accuse|target|bother|push) {s}, dont you dare, drop it about {s},
    drop {s}, ease up on, get off {s}, give {s} (a_break|another_day|one_more_day|a_chance|some_slack|a_pass|time|another_chance|some_time),
    hands off,
    (hanging|lynching|voting|exiling|killing|eliminating) {s} {w} (throwing|a_throw|suicide|insane|madness|crazy|pointless|useless|silly|
      foolish|nonsense|wasteful|reckless|too_early|premature),
    (hanging|lynching|voting|killing|exiling) {s} [today|now] (is|would_be) (a_mistake|a_waste|wrong|dumb|stupid|bad),
    hanging {s} (would_be|is|helps|gives|gets) {w} (mistake|nothing|wrong|nobody|bad|dumb), hop off {s}, im not voting {s}, keep {s},
    keep {s} (alive|around|in), keep {s} (alive|in|around|for), lay off {s}, (leave|let) {s} {w} (live|be|alone|out|stay|go),
    leave {s} [out|alone|be], let {s} live, let {s} stay, (lets|let) (not|{s}) (lynch|hang|vote|be),
    (lynching|exiling|voting|killing|eliminating) {s} (helps|gains|gives|gets|would_help) {w} (nothing|nobody|us_nothing|no_one|
      only_the_{bad}|the_{bad}),
    (mistake|wrong|stupid|dumb|crazy|shame|waste|bad_idea) to (hang|lynch|vote|kill|exile|eliminate|lose), never voting {s}, not exiling {s},
    not gonna vote {s}, not hanging {s}, not lynching {s}, not on {s}, not today {s}, not voting {s},
    not worth (voting|lynching|hanging|killing), not {s} today, off of {s}, off {s}, pass on {s}, pick someone else than, protect {s},
    pull (your|the) votes (off|from), quit (voting|attacking|accusing|hounding|blaming|picking_on) {s}, regret it,
    regret (voting|hanging|lynching|killing|exiling) {s}, save {s},
    (shouldnt|should_not|cant|cannot|mustnt|must_not|wouldnt|would_not|not_gonna|never|refuse_to|dont_want_to|dont_wanna|wont|no_way_im|
      no_reason_to|better_not) {w} (vote|lynch|hang|kill|exile|eliminate|voting|lynching|hanging) [for|out] {s},
    somebody else instead of {s}, someone other than {s}, spare {s}, stop picking on,
    stop (voting|attacking|accusing|pushing|hounding|targeting|blaming|harassing) {s}, take (your|the) votes (off|from), un vote, unvote {s},
    unvoting {s}, waste of (a|our|your) (vote|lynch|exile|day), wasting (a|our|your|the) (vote|lynch|votes|exile) on, wont be voting {s},
    wont vote {s}, wrong (target|person|wagon|lynch|kill),
    {s} is {w} (bad|terrible|wrong|dumb|wasted) (lynch|vote|exile|hang|wagon|kill|target),`,
  unsuspect: `
    misjudged,
    apologies to, apologise to, backing off {s}, changed my mind (about|on), changed my mind (on|about), changed my opinion (on|about|of),
    changing my mind (on|about), changing my read on, cleared {s} in my head, clearing {s}, cross {s} off, crossed {s} off,
    dont suspect {s} anymore, drop my {w} (on|of|against), drop the {w} (on|against) {s}, dropping my {w} (on|of|against), easing off {s},
    forget what i said about, forgive me {s}, got {s} wrong, had {s} wrong, i apologize to, i back off {s}, i clear {s}, i cleared {s},
    i did suspect {s} but, i drop my suspicion, i misjudged, i misread {s}, i no longer, i suspected {s} but, i take back my {w} {w} {w} {s},
    i thought it was {s} but, i was mistaken about, i was (unfair|too_harsh), (im|i_am) off {s},
    (im|i_am) (over|dropping|done_with|letting_go_of) my {w} (suspicion|read|case) (of|on|against) {s}, im sorry {s}, isnt sus anymore,
    less sus now, less suspicious now, misread {s}, mistaken about, my apologies, my b {s}, my bad {s}, my fault {s}, no longer on my list,
    no longer sus, no longer suspect, no longer (think|suspect|believe), not anymore, not feeling {s} as {bad} anymore, not on my list,
    not so sus anymore, not sus anymore, not suspicious anymore, not suspicious of {s} anymore, off my list, off my suspect list,
    off the suspect list, owe {s} an apology, read {s} wrong, reconsidered {s}, rethinking {s}, retract my {w} (on|of|against|about),
    retracting my {w} (on|of|against), scratch {s} off, so sorry {s}, (sorry|apologies|apologize|my_bad|apologise) {w} {s}, ^ sorry {s},
    sorry {s}, take back (what|everything|my|that) {w} {w} {w} {s}, (take|taking) (it|that|everything) back, thought {s} was {bad} but,
    too hard on {s}, too harsh on, u were right i was wrong about, used to suspect, was too hard on, was wrong, was wrong about,
    withdraw my {w} (on|of|against|about), withdrawing my {w} (on|of|against), wrong (to_suspect|about|on), {s} is off my,`,
  agree: `
    seconding,
    +1 to {s}, 1 for {s}, 1 to {s}, 1 {s}, (agree|agreed) with, agree w {s}, agree with {s}, agreed {s}, agreeing with {s},
    as {s} (said|pointed_out|noted|mentioned|says), can not argue with, cant argue with {s}, concur with {s}, convinced by, couldnt agree more,
    couldnt have said it better {s}, ditto {s}, down with {s} (plan|idea), ^ exactly {s} $, ^ facts {s} $, follow {s} (logic|lead|reasoning),
    go along with {s}, going along with {s},
    (good|great|nice|fair|excellent|valid|solid|strong|smart) (point|points|catch|call|thinking|observation|idea|argument|analysis|find|
      spot|thought|question|logic|read|reads|take|case|eye) {w} {s},
    hard to argue with, has a point, hits the nail, i agree {s}, i concur with, i follow {s},
    i like {s} (idea|thinking|plan|logic|point|theory|take|read|reads), i second {s}, (im|i_am) following {s}, (im|i_am) with {s}, im with {s},
    like {s} said, listen to {s}, (makes|made) a [{fine}|valid|fair|solid] point, my thoughts exactly {s}, on board with {s}, on {s} side,
    onboard with {s}, persuaded by {s}, plus one to {s}, plus one {s}, preach {s}, same as {s}, same here as {s}, second {s}, seconding {s},
    side with {s}, siding with {s}, sold by {s}, sold on {s} (point|argument|theory|case), spot on, swayed by {s}, this from {s}, ^ this {s},
    this {s}, ^ true {s} $, trust {s} (judgment|judgement|read|reads|instincts), well put {s}, well said {s}, what {s} (just|already)_said,
    ^ what {s} (said|says), what {s} (said|says), what {s} wrote, with {s} here, with {s} on, with {s} on (this|that), ^ yeah {s} $,
    ^ yep {s} $, ^ yes {s} $, {fine} point, {s} convinced, {s} convinced me,
    {s} (good|great|nice|fair|excellent) (point|catch|call|thinking|idea|observation),
    {s} (has|got|raises|raised|brings_up) {w} {w} (point|points), {s} (has|has_me|got_me|you_got_me) {w} (convinced|persuaded|sold),
    {s} has it right, {s} hits the nail, {s} (is|s) [so|totally|absolutely] right,
    {s} (is|s|was|has_been|are|ur|youre|you_are) {w} (right|correct|spot_on|on_point|on_to_something|onto_something|making_sense|got_a_point),
    {s} (makes|making|made|is_making) {w} (sense|point|good_point|great_point|valid_point|fair_point|points|good_points), {s} nailed it,
    {s} (nailed|summed|summarized) {w}, {s} persuaded, {s} read my mind,
    {s} (said_it|nailed|nails|hit_the_nail|put_it|puts_it|sums_it_up|summed_it_up|gets_it|knows), {s} speaks my mind, {s} swayed,
    {s} (theory|logic|reasoning|argument|analysis|take|case|explanation|idea|plan) {w} (makes_sense|is_good|checks_out|is_solid|is_sound|
      holds_up|is_right|adds_up|convinced|sounds_right|sounds_good|is_fair|is_valid),`,
  disagree: `
    bullshit, disagree, disagreed, disagreeing, nonsense,
    a reach, against {s} (idea|plan|proposal), awful take, bad logic, bad take, beg to differ, cant agree, cant follow {s}, cant get behind {s},
    ^ come on {s} $, disagree with {s}, do not agree, dont agree, dont agree with,
    dont buy {s} (logic|theory|argument|reasoning|case|explanation|take), (dont|do_not|cant|cannot) agree, dont follow {s} (logic|reasoning),
    dont see it like {s}, dont see it {s}, dont see what {s} (sees|means|is_saying), dont think so, dont think {w} {w} right {s}, flawed logic,
    (got|get|gets|read|reading|have) (this|it|that) (all_wrong|wrong|backwards), got it wrong, gotta disagree, hard disagree, has it wrong,
    have to disagree, (he|she|they|shes|hes) {w} (wrong|mistaken|way_off), horrible take, i beg to differ, i disagree, is mistaken,
    must disagree, ^ nah {s} $, ^ no {s} $, nonsense {s}, ^ nope {s} $, not agreeing,
    not buying {s} (logic|theory|argument|reasoning|case|explanation|take), not convinced,
    not convinced by {s} (argument|case|theory|logic|reasoning|points), not on board, not right {s}, not true {s}, not what happened {s},
    not with {s} on, oppose {s}, respectfully disagree, rubbish {s}, see it differently, see that differently, strongly disagree, terrible take,
    thats a reach {s}, thats a stretch {s}, thats not it {s}, thats not right, thats wrong, unfair {s}, ur wrong, ur wrong {s}, way off,
    weak argument, what are you talking about {s}, with all due respect {s}, wrong {s}, youre wrong, youre wrong {s}, {s} [,] no,
    {s} [,] (you_lost_me|stop|please|really|cmon|come_on|get_real|be_serious|nice_try|no_way|no_thanks|hard_no|hell_no|absolutely_not|
      not_at_all|not_really|i_dont_buy_it|i_dont_buy_that|i_dont_see_it|dont_see_it|i_doubt_it|doubt_it|doubt_that|thats_not_it|cant_agree|
      wrong|false|incorrect|nonsense|bs|no_chance|that_doesnt_follow|doesnt_follow|that_doesnt_track|doesnt_track|that_doesnt_make_sense|
      doesnt_make_sense|makes_no_sense|overreacting|jumping_to_conclusions|too_far|thats_crazy|thats_insane|bad_idea|terrible_idea|
      i_see_it_differently|i_think_otherwise|id_say_otherwise|cant_follow|cant_get_behind),
    {s} got it (wrong|backwards), {s} (has|have|got) it (wrong|backwards),
    {s} (is|s|was|are|ur|youre|you_are) {w} (wrong|mistaken|off_base|way_off|reaching|incorrect|misguided|off_the_mark|confused|
      overthinking|stretching|not_right|missing_the_point|talking_nonsense|talking_rubbish|making_no_sense|delusional|tripping|off_track),
    {s} is wrong, {s} (jumping_to|is_jumping_to|jumps_to),
    {s} (logic|theory|argument|reasoning|take|case|point|idea|plan|analysis) {w} (makes_no_sense|is_wrong|is_bad|is_flawed|is_weak|
      doesnt_hold|is_nonsense|doesnt_work|is_off|is_terrible|is_a_reach|falls_apart|doesnt_add_up|is_garbage),
    {s} (makes|making|is_making|made) {w} (no_sense|zero_sense), {s} misses the point, {s} nah, {s} no,
    {s} thats (wrong|not_true|not_right|false|nonsense|bs|bullshit|dumb|ridiculous|stupid|a_reach|silly|absurd|unfair|a_stretch|weak|crap|
      garbage|bad_logic|a_bad_take|not_how),`,
} satisfies Partial<Lexicon>;
