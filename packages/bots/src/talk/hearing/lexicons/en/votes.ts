import type { Lexicon } from '../../lexicon.ts';

/** Votes and calls to vote. */
export const votes = {
  voting: `
    axe, axing, banish, banishing, booting, burn, elim, eliminate, eliminating, execute, executing, exil, exile, exiling, gallows, guillotine,
    hang, hanging, kick, lynch, lynching, noose, oust, toss, vote, votes, voting, vtl, yeet, yeeting,
    cast my vote, dies today, dispose of, get rid of, gets (lynched|hanged|exiled), getting rid of, kick out, kicking out, out {s}, put down,
    send packing, send {s} home, (should|has_to|needs_to|must) die, string up, take down, take out, taking down, throw out, v {s}, vote off,
    vote out, voted off, voting off, voting out,`,
  nobody: `
    abstain, abstaining, anybody, anyone, blank, nobody, nolynch, noone, pass, skip, skipping, sleep, withhold, withholding,
    dont vote, hold my vote, holding my vote, im abstaining, keeping my vote, no elimination, no exile, no hang, no kill, no lynch, no one,
    no vote, not gonna vote, not vote, not voting, sit out, sit this, sitting out, sitting this, today imo, wont vote,`,
  together: `
    all, everybody, everyone, folks, guys, instead, lets, now, people, please, pls, plz, team, u, we, yall, you,
    come on, every one, let us,`,
  intend: `
    abstain, abstaining, locking,
    casting for, casting my vote, (changed|switched|moved|changing|switching|moving) my vote to {s},
    comfortable (voting|lynching|hanging|exiling), cool with (lynching|voting|hanging), down to hang, down to lynch, down to vote,
    dropping my vote on, fine (lynching|voting|hanging|exiling|killing), fine {s} then, following onto {s}, go with {s}, going for {s},
    going to vote, going with {s}, going {s}, gonna vote, good with (lynching|voting|hanging|exiling), guess ill vote, guess im voting,
    hammer {s}, hammering {s}, happy to (vote|lynch|hang|exile), hop on {s}, hopping on {s}, i abstain, i am voting, i choose {s},
    i go with {s}, i go {s}, i pick {s}, i say we (vote|lynch|hang|exile), i shall vote, i vote, i vote {s}, i voting,
    i want (to_vote|{s}_out|{s}_gone), i will vote, i would vote, id vote, ill abstain, ill go with {s}, ill go {s}, ill hammer, ill take {s},
    ill vote, im abstaining, im choosing {s}, im down for {s}, im down to (vote|lynch|hang|exile|kill) {s}, im gonna vote,
    (im|i_am|ill|i_will|id|gonna) [really|just|so|def|definitely|totally|pretty|fully|actually|still|now|gonna|going_to] (on|going_with|
      go_with|join|join_in|joining|stay_on|staying_on|sticking_with|stick_with|moving_to|switching_to|switch_to|hopping_on|going|going_for|
      going_after|sheep|following),
    im in for {s}, im in on {s}, im in {s}, im picking {s}, im sitting this, im voting, imma vote, join {w} {w} {s}, joining {w} {w} {s},
    leaving my vote, lock in, lock me in, locked in {s}, locking in, locking {s}, my ballot, my vote,
    my vote (is|goes|stays|will_be|remains|stands|lands|going|on|for|to|towards|against), my votes, ^ [ok|fine|then] {s} (it_is|then) $,
    ^ [ok|okay|fine|so|alright|then] (going_with|switching_to|moving_to|sticking_with|staying_on|going),
    ok with (lynching|voting|hanging|exiling), ok {s} then, okay with (lynching|voting|hanging), on {s} (today|now|for_now|rn) $, park my vote,
    parking my vote, parking on, placing a vote, placing my vote, put my vote, putting my vote, sheeping {s} wagon, sitting this one out,
    (sticking|staying|stay|stick|settling|settle|settled|locked|locking|lock|set|decided|landing|landed|sold|hammering|parked) {w} (on|with|
      to|for) {s},
    (switching|switch|switched|moving|move|moved|swapping|changing|shifting|jumping|hopping|flipping|swinging) {w} {w} (to|onto|on|over_to) {s},
    then its {s}, then {s} it is, throw my vote, throwing a vote, throwing my vote, vote from me, vote {s} from me, voting there,
    wanna (vote|lynch|hang|exile), want to (vote|lynch|hang|exile), want {s} (gone|dead|out|hanged|lynched|exiled|eliminated),
    willing to (vote|lynch|hang|exile), {s} (gets|has|got|can_have|is_getting|will_get|takes|earned) my vote, {s} it is,`,
  callVote: `
    hammer,
    all in on, all votes on {s}, all {w} {w} on {s}, banish {s}, best lynch is {s}, best vote is {s}, build a wagon on, bye bye {s}, bye {s},
    consider voting {s}, down with {s}, eliminate {s}, everybody on, everybody {w} {w} {s}, everyone on, everyone {w} {w} {s}, execute {s},
    exile {s}, gallows for {s}, get rid of, get {s} (gone|lynched|hanged|exiled), get {s} out [of_here], goodbye {s}, hang {s},
    help me (vote|lynch|hang|exile|get), i nominate {s}, i propose (we_vote|voting|lynching|hanging|exiling|we_hang|we_lynch) [out|for] {s},
    i propose {s}, i suggest (we_vote|voting|lynching|hanging|exiling) [out|for] {s}, i suggest {s}, join me, join me (on|in) {w} {w} {s},
    kill {s}, let us (vote|hang|lynch|exile) {s}, lets all, lets do {s}, lets go with, lets go {s},
    ^ [lets|i_say|we_should|maybe_we_should] (skip|no_lynch|nolynch|no_vote) [today|this|it|tonight] [day|one|imo|tbh|please|pls|round] $,
    lets (vote|lynch|hang|exile|kill|eliminate|yeet|boot|banish|burn|axe|execute|do|go|get|take|send|remove|try|target|focus|oust|kick|put|
      all_vote|just_vote|just_lynch|just_hang|go_with|go_for|go_after|pile_on|string_up|vote_out|end) [out|for|rid_of|on] {s},
    lynch {s}, move votes to {s}, move your votes to {s}, need (one|two|1|2|3|three|more) {w} (vote|votes) on {s}, need votes on {s},
    no one (should|has_to|needs_to|must|dies|gets) {w}, nobody (should|has_to|needs_to|must|dies|gets) {w}, nominate {s}, nominating {s},
    noose for {s}, off with {s}, off with {s} head, one more vote on {s}, out with {s}, pile on,
    (please|pls|plz|come_on|cmon|guys|everyone|everybody|team|village|people|folks|yall|just) [just|all|lets|now|pls] (vote|lynch|hang|
      exile|eliminate|kill|yeet) [out|for] {s},
    put your votes on {s}, rope for {s}, start a wagon on, string {s} up, swap to {s}, switch to {s} everyone, switch to {s} please,
    the play is {s}, time for {s} to (go|die|hang|leave), time to (vote|lynch|hang|get_rid_of|say_goodbye_to|exile) [out] {s},
    today we (vote|hang|lynch|exile), today {s}, tonight we hang,
    (vote|lynch|hang|exile|kill|eliminate|execute|yeet|boot|banish|burn) [out|for] {s} (please|pls|plz|now|today|guys|everyone|already|
      instead|asap|with_me|and_win|or_lose),
    vote out {s}, vote with me, vote {s} out, votes on {s}, votes to {s}, wagon on, wagon on {s}, wagon {s},
    we (should|must|gotta|need_to|have_to|can|could|ought_to|better|really_should|should_all|should_just|all_should) {w} (vote|lynch|hang|
      exile|kill|eliminate|get_rid_of|remove|target|yeet|go_for|go_after|boot|banish|take_out|burn|focus_on) [out|for] {s},
    who else wants {s} (gone|out|dead), with me on {s}, yall {w} {w} {s}, yeet {s}, {s} day 1, {s} for exile,
    {s} (has|needs|deserves|is_the_one_who_has|ought|got) [to|2] (go|die|hang|leave|swing|burn|be_exiled|be_voted|be_lynched),
    {s} (is|should_be) {w} (vote|lynch|exile|target|play|best_vote|best_lynch|todays_vote|todays_lynch|correct_vote|correct_lynch|
      right_vote|right_lynch|the_vote|the_lynch|next),
    {s} is the play,
    {s} (must|should|gotta|needs_to|has_to|hasta|gets_to) {w} (go|die|hang|leave|swing|burn|be_exiled|be_voted_out|be_lynched|be_gone|
      be_next|be_out|be_the_vote|be_the_lynch|be_eliminated),
    {s} (out|gone|bye|byebye|goodbye|to_the_gallows|for_the_gallows|for_gallows|on_the_block|up_next|next),
    {s} (should|must|has_to|needs_to|gotta) (go|die|hang|swing), {s} to the gallows, ^ {s} today, {s} today,`,
  turn: `
    from {s} (to|onto|over_to) {s}, off {s} {w} {w} (to|onto|on) {s},
    (switching|switch|moving|move|changing|change|going|swapping) {w} {w} from {s} {w} {w} (to|onto|on) {s},`,
} satisfies Partial<Lexicon>;
