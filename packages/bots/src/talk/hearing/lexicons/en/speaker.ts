import type { Lexicon } from '../../lexicon.ts';

/** What players say of themselves. */
export const speaker = {
  claim: `
    as (the|a|your) {o} (i|my|ive|im), card {o} $, ^ [co|claim|claiming] {o} $, ^ (co|claim) {o},
    (coming_out|come_out|came_out|hereby_claim|ill_claim|i_will_claim|im_claiming|i_claim|id_like_to_claim|gonna_claim|time_to_claim|
      let_me_claim|revealing|reveal|i_reveal|confessing|role_reveal|full_claim|hard_claiming|hardclaiming|hardclaim|claiming|claim|outing|
      outing_as|counterclaim|counterclaiming|counter_claim|cc|cc_im|countering|i_counter|countered) {w} {w} {o},
    (dealt|given|drawn|pulled) {w} {o}, (drew|pulled|rolled|have|got|am) {w} {w} {o}, fess up im {w} {o}, fine im {w} {o},
    got {w} {o} (again|this_time|card|role|lol), guess who {w} {o}, (heres|here_comes|this_is|its) your {o},
    i (am|play|played|have|hold|got|drew|pulled|rolled|picked|received|was_dealt|was_given|got_dealt|ended_up|was|started) {w} {w} {o},
    i happen to be {w} {o}, (i_admit|admitting|confession|confess|full_disclosure|cards_on_the_table|honesty_time|role) {w} {w} {o},
    (im|i_am|iam|am) [the|a|an|actually|really|just|in_fact|honestly|literally] [the|a|an|just|only|your|our|real|actual|true|one] [true|
      real|actual|only|one] {o},
    (im|i_am|iam|imma_be|am|i_rolled|i_got|i_drew|i_was|ive_got|i_have|im_just|its_me|claiming|claim|rolled|got|outing_myself_as|
      counterclaiming|hard_claim|call_me|playing|im_the_real) [a|an|the|just|only|actually|the_real|real|our|plain|simple|vanilla|your|
      still] [a|an|the|real|plain|simple|vanilla|local|friendly] {o},
    (im|i_am|its|it_is) {o}, im {w} {w} regular {o}, its ya boy the {o}, (me_and|and_me|and_i|we_are|were) {w} {w} {o},
    (my|mine) (role|card|claim|actual_role|role_card|character) {w} {w} {o}, not gonna hide it im {w} {o},
    ^ [ok|okay|fine|yep|yes|yeah|well|so|guys|hey|hi|alright|look|honestly|just|just_a|only|only_a|simple|plain|a|an|the|old|boring|vanilla|
      real] [just|a|the|only_a] [plain|simple|vanilla|regular|normal|boring] {o} $,
    (only|just|mere|humble|boring|poor|little|lowly|ordinary|basic|generic|standard|plain_old|regular|normal|simple|vanilla|
      average) {o} (here|me|nothing|with_no|over_here|btw|tbh|lol|unfortunately|sadly|no_powers),
    (role|claim) {o}, role {o} $, (say|meet|call_me) {w} {w} {o}, (speaking|talking) as {w} {o}, (stuck|landed|blessed|cursed) {w} {w} {o},
    the (real|actual|true) {o} (is_me|here|speaking|is_right_here), the {o} is me, truth is im {w} {o}, turns out im {w} {o}, ya boy the {o},
    your boy the {o}, youre looking at the {o}, yours truly is {w} {o},
    {o} (claim|co|right_here|standing_by|main|speaking_up|stepping_up|coming_forward|on_deck|gang|life),
    {o} (here|claim|reveal|reporting|speaking|btw|over_here|checking_in|at_your_service|co|by_the_way|in_the_house), {o} is yours truly,
    {o} (is_my|is_me|reveal|revealing|roleclaim|role_claim|claiming|coming_out|outing|out|present|at_your_service|to_the_rescue|checking_in|
      on_duty|reports|reporting_in|reporting_for_duty|here_guys|as_well|this_game|again),`,
  withMe: `
    (me|i) and {s} (are|r|were), (me|i) {s} (are|r|were), {s} and (i|me) (are|r|were), {s} (me|i) (are|r|were),`,
  mine: `
    going, gonna, i, id, ill, im, ima, imma, ive, lemme, locking, me, mine, my, myself, switching, voting, we,
    i am,`,
  he: `
    dude, he, hed, her, hers, hes, him, his, she, shed, shes, their, them, they, theyre,
    that dude, that guy, that one, that person, this guy, this one,`,
  defend: `
    aint me, being framed, believe me, didnt do anything wrong,
    (dont|do_not|please_dont|stop|pls_dont|why_would_you) (vote|voting|kill|lynch|lynching|hang|hanging|exile|eliminate|target|targeting|
      accuse|accusing|suspect|blame|blaming) [for|out] me,
    dont (vote|kill|lynch|hang|exile) me, give me (a_chance|another_chance|one_more_day|another_day|a_break),
    got the wrong (guy|person|one|girl|target|player), have nothing to hide, huge mistake, i did nothing, i didnt do anything,
    i flip {w} ({good}|green|town|villager|innocent), i have done nothing, i have no reason to (lie|kill), i promise i am, i promise im,
    i swear, i swear on, i was framed, i will flip, i will turn out, i would never, id never, ill flip, ill flip (green|town|{good}),
    ill turn up, im being framed, (im|i_am|its|it_is|it_isnt|it_aint|it_wasnt|wasnt|not|aint) {w} me $, (im|i_am) (not|no) {w} {bad},
    (im|i_am) {w} (innocent|clean|green|town|good|clear|villager|safe|legit|on_your_side|on_the_good_side|on_our_side|with_you|a_good_guy|
      one_of_you|not_it|not_evil|not_bad|not_lying|not_guilty|not_scum|telling_the_truth|being_honest),
    (im|i_am) {w} (innocent|{fine}|green|town|good), im just quiet, im not hiding, im not sus,
    im on (your|our|the_village|towns|the_towns) side, im your (friend|ally|best_bet|town|villager), (its|it_is|it) (not|isnt|aint|wasnt) me,
    its not me, ive done nothing, kill me and, leave me alone, leave me (alone|out|be), let me live,
    lose if you (lynch|kill|hang|vote|exile) me, (lose|regret) {w} {w} (lynch|kill|hang|vote|exile) me,
    (lynch|kill|hang|exile|eliminate|vote) me {w} {w} {w} (lose|regret|see|wrong|green|town|{good}|villager|innocent|flip|mistake),
    lynch me and, (lynching|killing|hanging|exiling|voting) (a|an|the_only|out_a) ({good}|innocent), (making|make) {w} [huge|big] mistake,
    mistaken about me, not it, not me, not the {bad}, nothing to hide, on my life, on my mom, please believe me,
    (see|find_out) {w} (im|i_am|i_was) {w} ({good}|green|town), spare me, swear im, swear to god, trust me im, trust me im not,
    (voting|lynching|killing|hanging|exiling|eliminating) me [is|would_be|wont|will|gives|only|just|helps|doesnt|does|today] {w} {w}, wasnt me,
    why would i do that as, why would i (lie|kill|do_that|claim|risk|fake|out|vote), wrong about me, wrong guy, wrong on me, you got the wrong,
    you gotta believe me, you have to believe me, (you|u|yall|youre|ur|guys_youre) {w} (making|make) {w} {w} mistake, youll regret,
    (youll|you_will|ull|u_will|yall_will) {w} (regret|see|be_sorry|feel_stupid|feel_dumb|lose),
    (youre|ur|you_are|yall_are|u_are|about_to|gonna) {w} {w} (lynching|lynch|killing|kill|hanging|hang|exiling|exile|
      eliminating) {w} {w} ({good}|villager|town|townie|innocent|your_own|a_good),
    youve got the wrong, {w} wrong person,`,
  retract: `
    correction, disregard, misclick, misclicked, mistyped, nevermind, nm, nvm, oops, retract, retracting, typo, whoops, woops,
    disregard (that|my|what), fake claim sorry, forget (it|that), forget (it|that|what_i_said|i_said_that|about_it|my_claim|my_last), i bluffed,
    i lied, i misread,
    i (misread|misspoke|misclicked|mistyped|misremembered|messed_up|screwed_up|goofed|got_confused|mixed_up|got_that_wrong|was_wrong|
      was_mistaken|retract|withdraw|correct_myself|stand_corrected|made_a_mistake|made_an_error|lied|bluffed|faked|made_that_up|made_it_up|
      was_joking|was_trolling|was_kidding|was_testing),
    i stand corrected, i take back, ignore (that|me|what_i_said), ignore (that|my|me|what_i|my_last|my_claim), im not actually {w} {o},
    im not really {w} {o}, (it|that) was {w} (bluff|lie|joke|gambit|test|trap|fake), just (bluffing|testing|trolling|fake_claiming),
    just kidding about, misread (it|that|the), my bad, my mistake, (my|that_was_my) (mistake|bad|error|fault|b), never mind,
    not actually the {o}, retract my (claim|statement|words), (scratch|forget|ignore) what i said {w}, scratch that, strike that,
    take (it|that) back, take (it|that|this|everything|my_words|my_claim|my_vote) back, taking (it|that) back, was bluffing,
    was (bluffing|lying|joking|trolling|kidding|testing|faking|fibbing|pretending), was lying, wasnt being serious, wasnt serious,
    withdraw my (claim|statement|vote|words), wrong chat, wrong game,`,
  second: `
    1 $, ^ 1 $, feel the same way, ^ [i] (agree|agreed|concur) {w} $, i feel the same, i second that, i think the same, i thought the same,
    same boat, same here, think the same, ^ this {w} $,
    ^ [yes|yeah|yep|ok|true|^^] (this|same|agreed|agree|i_agree|ditto|true|facts|exactly|me_too|so_true|word|preach|what_they_said|likewise|
      absolutely|totally_agree|couldnt_agree_more|i_second_that|seconded|100_this) [tbh|imo|lol|100|so_much|here|that] $,
    ^ [yes|yeah|yep|ok|true|^^|well|absolutely|totally] (this|same|agreed|agree|i_agree|ditto|true|facts|exactly|me_too|so_true|word|preach|
      likewise|absolutely|i_concur|concur|samesies|same_thing|seconded|i_second_that|second_that|second|totally|precisely|correct|right|
      thats_right|thats_true|so_do_i|i_do_too|me_as_well|as_do_i|for_real|fr|for_sure|def|definitely|100_percent|big_facts|big_agree|
      strong_agree|hard_agree|same_page|on_the_same_page|was_thinking_the_same|i_was_thinking_the_same|thinking_the_same|my_thoughts_exactly|
      exactly_my_thoughts|exactly_what_i_was_thinking|what_they_said|what_he_said|what_she_said|took_the_words|you_read_my_mind|plus_one|
      im_in|im_down|count_me_in|im_on_board|on_board|good_point|fair_point|valid_point|great_point|good_call|fair_enough|makes_sense|
      makes_total_sense|that_makes_sense|sounds_right|sounds_good|good_idea|i_think_so_too|think_so_too|cosign|co_sign|cosigned|
      couldnt_agree_more|no_argument_here|same_read|same_thoughts|this_exactly|hear_hear|bingo|yup) [tbh|imo|lol|100|so_much|here|that|this|
      to_me|with_that|with_this|on_that|bro|man|too|as_well] $,`,
} satisfies Partial<Lexicon>;
