import type { PatternSource } from '../pattern-source.ts';

const VERY =
  '[really|definitely|def|probably|prob|totally|so|just|still|also|now|100|clearly|for_sure|obviously|kinda|kind_of|very|likely|actually|too|super|pretty|almost_certainly|most_likely|literally|100_percent]';
const A =
  '[a|an|the|our|your|one_of_the|just_a|only_a|a_simple|just_a_simple|a_normal|a_plain|the_real|a_real|the_true|actually_the|actually_a]';
const IS =
  '(is|s|was|looks|seems|sounds|feels|must_be|has_to_be|gotta_be|is_like|looks_like|seems_like|being|acts|acting|is_acting)';
const SHADY =
  '(sus|suspicious|suss|sussy|shady|fishy|lying|guilty|off|weird|scummy|wolfy|sketchy|liar|fake|a_liar|a_fake|the_liar|up_to_something|hiding_something|not_trustworthy|untrustworthy|our_best_bet)';
const SEEN = `[last_night|tonight|yesterday|n1|on_n1|first] [,|and|so] [,] [he|she|they|it|hes|shes|theyre|its|result|the_result] [is|was|are|came_back|comes_back|came_up|turned_up|turned_out|shows|showed|got|says|said|as|not|=|turned_out_to_be|came_back_as|came_up_as|shows_as|is_a] [as|to_be] ${A}`;
const VOTE =
  '(vote|voting|vote_for|voting_for|vote_out|voting_out|lynch|lynching|hang|eliminate|exile|yeet|go_for|going_for|vote_on)';

const AGAINST =
  '(suspect|suspecting|distrust|accuse|accusing|accused|blame|blaming|vote|voting|voted|pick|picked|target|targeting|want|doubt|think|thinking|believe)';
const WHY = [
  `why (do|did|are|r|would|have|must|d) (you|u|ya|ye|yall) [all|guys|even|always|still|just] ${AGAINST} [its|it_is|it_was|that_i_am|that_im|im|i_am] [for|against|out|on|at] (me|{bad}|sus|suspicious|guilty|the_{bad}|a_{bad})`,
  'why [always|is_it|would_it_be|again|of_all_people] me',
  'why [is|was|the|your|ur] [your|ur|the] vote [for|against|on] me',
  'what (do|have) (you|u) [have|got] against me',
  'why am i [so] (sus|suspicious|suspected|suspect|the_suspect|your_suspect|guilty)',
];

export const en: PatternSource = {
  isSpaced: true,
  asking: [
    [
      'askReason',
      ...WHY.flatMap((why) => [`{s} [,] [but|so|and|hey] ${why}`, `${why} [,] {s} $`]),
      `why (does|did|is|has|would) {s} ${AGAINST} [for|against|out|on] me`,
      ...WHY,
    ],
    [
      'askBallot',
      '{s} [,] [so|and] (who|whom|who_r|whos) [are|do|will|would|r|did] (you|u|ya|your) [gonna|going_to] (vote|voting|voting_for|vote_for)',
      '(who|whom) (are|do|will|would|r) (you|u|ya) [gonna|going_to] (vote|voting|voting_for|vote_for) [for|today] [,] {s}',
      '{s} [,] [whats|what_is|and] (your|ur) vote',
      '(your|ur) vote [,] {s} $',
      '{s} [,] where is (your|ur) vote',
    ],
    [
      'askRole',
      '{s} [,] [so|and] (what|who) (are|r) (you|u|ya)',
      '[so] (what|who) (are|r) (you|u|ya) [,] {s}',
      '{s} [,] [whats|what_is|what|tell_us] (your|ur) (role|card|claim)',
      '(whats|what_is|tell_us) (your|ur) (role|card|claim) [,] {s}',
      '{s} [,] (are|r) (you|u|ya) [really|actually] [a|an|the] ({r}|{bad}|{good})',
      '(are|r) (you|u|ya) [really|actually] [a|an|the] ({r}|{bad}|{good}) [,] {s} $',
      '^ {s} [,] (role|claim|roleclaim|role_claim|card) [please|pls|plz] $',
      '{s} [,] (can|could|would|will) (you|u) [please|pls] (claim|tell_us_your_role)',
      '(what|who) is {s} $',
    ],
    [
      'askSuspect',
      '{s} [,] (who|whom|whos) (do|would) (you|u|ya) (suspect|think|trust|distrust|believe)',
      '(who|whom) (do|would) (you|u|ya) (suspect|think_it_is|trust) [,] {s}',
      '{s} [,] what do (you|u|ya) think',
      'what do (you|u|ya) think [,] {s}',
      '{s} [,] [any|your|ur] (thoughts|opinion|ideas|reads) $',
      '[any|your|ur] (thoughts|opinion) [,] {s} $',
      '(what|how) about (you|u) [,] {s}',
      'why (are|r) (you|u) so (quiet|silent) [,] {s}',
      '{s} [,] why (are|r) (you|u) so (quiet|silent)',
    ],
  ],
  telling: [
    ['intend', '^ (vote|my_vote) , {s} $'],
    ['sawPair', `! {v} {s} (and|with|vs|,) {s} {w} [,|:] {w} {a}`],
    ['isPair', '{s} and {s} (are|r|is) {w} {a}'],
    ['didPair', `! {v} {s} (and|with) {s}`, `! {v} the cards of {s} and {s}`],
    [
      'sawGood',
      `! {v} {s} ${SEEN} {good}`,
      `{s} ${IS} ${VERY} ${A} {good} [,] [i|ive|my] {v}`,
      `(n1|n2|n3|n4|night_1|night_2|night_3|night_4) [,|was] {s} [,|was|is] {good}`,
      '{s} [is|was|came_back|came_up|,] [as] white',
      '{s} (came_back|came_up) [as] {good}',
    ],
    [
      'sawBad',
      `! {v} {s} ${SEEN} {bad}`,
      `{s} ${IS} ${VERY} ${A} {bad} [,] [i|ive|my] {v}`,
      `(n1|n2|n3|n4|night_1|night_2|night_3|night_4) [,|was] {s} [,|was|is] {bad}`,
      '{s} [is|was|came_back|came_up|,] [as] black',
      '{s} (came_back|came_up) [as] {bad}',
    ],
  ],
  saying: [
    [
      'defend',
      '(its|it_is|it_was|it_isnt|it_wasnt|im|its_def) [really|definitely] [not] (me|the_one) $',
      'not me',
      `(im|i_am) ${VERY} ${A} (innocent|{fine})`,
      `(im|i_am) (not|no) ${A} {bad}`,
      '(dont|do_not) (vote|kill|lynch|hang) [for|out] me',
      'i swear im',
      '(you|u|youre|ur) [got|have|are] [making] (the_wrong_person|the_wrong_one|a_mistake)',
    ],
    [
      'nothing',
      '(im|i_am) (not|no|never) [a|the] {r}',
      '(im|i_am) not (voting|going)',
      'i voted',
      '(dont|do_not|never|not|wont|wouldnt|cant) (vote|voting|lynch|hang|exile)',
    ],
    [
      'claim',
      `(im|i_am|iam|imma|am) ${VERY} ${A} {r}`,
      '^ {r} (here|claim|speaking|reporting)',
      '^ [hi|hey|hello|ok] [,] {r} here',
      `(claiming|claim|i_claim|hardclaim|hardclaiming|hard_claim|i_will_claim) ${A} {r}`,
      `my (role|card) (is|was) ${A} {r}`,
      'i have the {r} [card]',
      `i (was|started_as|was_dealt|got_dealt) ${A} {r}`,
      '(as_the|speaking_as_the) {r} i',
      '^ {r} (is_me|thats_me)',
    ],
    [
      'suspect',
      `i (doubt|dont_think|do_not_think|dont_believe|cant_believe) [that] {s} ${IS} ${VERY} ${A} ({good}|honest|telling_the_truth|legit)`,
    ],
    [
      'trust',
      `i (doubt|dont_think|do_not_think|dont_believe|cant_believe|dont_see_how) [that] (its|it_is|it_was) {s}`,
      `i (doubt|dont_think|do_not_think|dont_believe|cant_believe) [that] {s} ${IS} ${VERY} ${A} ({bad}|${SHADY})`,
    ],
    [
      'isGood',
      `{s} ${IS} ${VERY} ${A} {good}`,
      '^ {s} [a|the] {good} $',
      `{s} (isnt|is_not|aint|cant_be|cannot_be|wasnt|is_never|is_def_not|is_definitely_not) ${VERY} ${A} {bad}`,
    ],
    [
      'isBad',
      `{s} ${IS} ${VERY} ${A} {bad}`,
      '^ {s} [a|the] {bad} $',
      `the {bad} (is|are) {s}`,
      `{s} (isnt|is_not|aint|cant_be|cannot_be) ${VERY} ${A} {good}`,
    ],
    [
      'trust',
      `i ${VERY} (dont|do_not|never) ${VERY} (suspect|doubt|distrust) {s}`,
      `i ${VERY} (trust|believe|townread|town_read|vouch_for|am_vouching_for) {s}`,
      'i (can_vouch|vouch) for {s}',
      `{s} ${IS} ${VERY} (honest|genuine|legit|fine|ok|okay|trustworthy|sincere|telling_the_truth|on_our_side|one_of_us)`,
      'leave {s} alone',
      `its ${VERY} not {s}`,
      `{s} ${IS} not ${SHADY}`,
      `{s} isnt ${VERY} ${SHADY}`,
    ],
    [
      'suspect',
      `i ${VERY} (suspect|distrust|doubt|sus) {s}`,
      `i ${VERY} (dont|do_not|cant|cannot) ${VERY} (trust|believe|buy|like) {s}`,
      `{s} ${IS} ${VERY} ${SHADY}`,
      '{s} (lies|lied|keeps_lying|is_lying)',
      `(im|i_am) ${VERY} (sus|suspicious) of {s}`,
      `^ {s} ${VERY} (sus|suss|sussy) $`,
      `^ (its|it_is|it_must_be|it_has_to_be|gotta_be|must_be) ${VERY} {s}`,
      `(i_think|im_sure|i_bet|i_believe|pretty_sure|i_say|i_guess) [its|it_is] ${VERY} {s} $`,
      `my [main|top|first] (gut|suspect|money|bet|suspicion) [is|says|goes] [its|on|to] {s}`,
      '[bad|weird|strange] (feeling|vibes) (about|from) {s}',
      '{s} [is|has_been|was] [way|far|really|very] too (quiet|silent)',
      `{s} (is|has_been) ${VERY} (quiet|silent)`,
    ],
    [
      'intend',
      `(im|i_am|ill|i_will|i|lets|id|im_gonna|im_going_to|gonna|we_should|we_must|i_say_we|we_gotta|we_have_to|i_would|lets_all|i_want_to|i_wanna) ${VERY} ${VOTE} [for|out|on|off] {s}`,
      `^ [ok|okay|so|then|alright] ${VOTE} [for|out|on] {s}`,
      `^ (votes|my_vote|vote) [is|goes|stays|,] [on|for|to|with] {s}`,
      'my vote (is|goes|stays|will_be) [on|for|to|with] {s}',
      '{s} (gets|has|can_have) my vote',
      '{s} (out|has_to_go|should_go|must_go|needs_to_go|gotta_go|should_be_out|dies_today)',
      '^ (lets_get|get) {s} out',
      '^ lets go with {s} $',
      '^ {s} it is $',
    ],
    [
      'abstain',
      '^ (im|i|ill|i_am|i_will) [just|gonna] (abstain|abstaining|skipping|skip|not_voting|abstain_today)',
      '^ (skip|no_vote|abstain) [today|vote|the_vote] $',
      '^ i (vote|voting) (nobody|noone|no_one|skip)',
      '^ lets (skip|abstain|not_vote_anyone|not_vote_anybody)',
    ],
    [
      'disagree',
      `i ${VERY} (disagree|dont_agree|do_not_agree|cant_agree) with {s}`,
      `{s} (is|was) ${VERY} (wrong|mistaken)`,
      '{s} (makes|is_making) (no|zero) sense',
    ],
    [
      'agree',
      `i ${VERY} agree [with] {s}`,
      `{s} (is|was) ${VERY} right`,
      'good point [,] {s}',
      `(im|i_am) ${VERY} with {s}`,
      '{s} (makes|is_making) [total|perfect|a_lot_of] sense',
      '{s} has a [good] point',
    ],
    [
      'second',
      '^ [yes|yeah|yep|ok|sure|well] (me_too|same|same_here|i_agree|agreed|so_do_i|i_think_so_too|i_also_think_so|likewise|ditto|same_for_me|me_as_well) $',
    ],
    [
      'retract',
      'i take (that|it|this) back',
      '^ (nvm|nevermind|never_mind|scratch_that)',
      'i was wrong',
      '(forget|ignore) what i said',
      'i (lied|was_lying)',
    ],
    [
      'greet',
      '^ (hi|hello|hey|heya|yo|morning|good_morning|gm|hiya|sup) [all|everyone|everybody|guys|folks|there|yall|people|villagers|village|again] $',
    ],
    ['thanks', '^ (thanks|thx|ty|thank_you|tysm|cheers) {w} $'],
    ['unsure', '(idk|i_dont_know|i_have_no_idea|not_sure|im_unsure|dunno|i_dunno|no_clue)'],
    ['hurry', '(hurry|hurry_up|running_out_of_time|time_is_running|time_is_almost_up|we_need_to_decide|tick_tock)'],
    ['mourn', '^ (rip|rest_in_peace|poor_thing|f_in_the_chat)'],
  ],
  others: 'he,she,they,you,u,who,it,has,didnt,not,never,dont,havent,to,should,will',
  joints: 'but,because,cause,cuz,since,so,and,however,although,though,then,while,also,plus,;',
  bonds: 'that',
  guards: [
    '(if|unless|suppose|supposing|imagine|whether|wish|pretend|maybe|perhaps|might|could|would_be|were|what_if|in_case|until|could_be|may_be|either|or)',
    '(says|said|saying|claims|claimed|thinks|thought|believes|told|tells|according|accuses|accused|suspects|suspected|wants|heard|reckons|called|calls|why|how|who|whos|what|whats|when|calling|accusing)',
    '{s} (is_)?(voting|votes|voted|checked|scanned)',
    '(everyone|everybody|people|you|u|yall|some|they_all) (is|are|r|all|just|keep)',
    '(everyone|everybody|people|you|u|yall|some|he|she|they) [all] (suspect|suspects|think|thinks|trust|trusts|vote|votes|voting|want|wants|believe|believes|said)',
    '(joke|joking|jk|kidding|sarcasm|lol_no)',
  ],
  several: {
    and: 'and,n,plus',
    are: { are: 'is', r: 'is', look: 'looks', seem: 'seems', sound: 'sounds', must: 'must', were: 'was' },
  },
  pronouns: { he: '', she: '', they: '', hes: 'is', shes: 'is', theyre: 'is' },
  night: ' (?:(?:night|n) ?(\\d)\\d?|(first|1st) night|(second|2nd) night|(third|3rd) night) ',
  common:
    'a able about after again all always am an and any anyone are as at ask away back bad be been before best better big both but by call came can care case come day dead did die died do does done each early easy else end even ever every everyone fact far fast feel few find fine first for found friend from full fun game gave get give go god going gone good got great guess guy had half hand hang hard has have he hear heard help her here hey him his hope how idea if in into is it its job just keep kept kill kind knew know last late later least leave left less let lie life like line list little live lol long look lose lost lot love made make man many mark mate may maybe me mean men might mind mine more most move much must my name near need never new next nice night no none nor not now of off oh ok old on once one only open or other our out over own part pass past people pick place plan play please point post put quick quiet quite read real really reason rest right role round said same save say says see seem seems seen self send sense set she should show side sign since sit skip so some soon sorry spot start stay still stop sure table take talk team tell than thank that the their them then there these they thing think this those though time to today told too took top tried true trust try turn two until up us use very vote voted votes wait wake want was watch way we week well went were what when where which while who whole why will wins wish with won word words work worse worst would wrong yeah year yes yet you young your email finds marks hunt hunted rich chance miles drew grant art hunter king star sky',
};
