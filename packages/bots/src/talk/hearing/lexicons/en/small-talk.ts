import type { Lexicon } from '../../lexicon.ts';

/** Small talk. */
export const smallTalk = {
  greet: `
    ^ [good] (hi|hello|hey|heya|yo|morning|gm|hiya|sup|evening|greetings|howdy|hola|whats_up|wassup|afternoon) [all|everyone|everybody|guys|
      folks|there|yall|people|villagers|village|again|peeps|team|friends|gang|chat] $,
    ^ (hi|hello|hey|heya|heyy|yo|morning|gm|hiya|sup|evening|greetings|howdy|hola|whats_up|wassup|wazzup|afternoon|good_morning|
      good_evening|good_day|gday|good_afternoon|good_luck|gl|gl_hf|glhf|welcome|salutations|ahoy|top_of_the_morning|mornin|hallo|heyo|ello|
      rise_and_shine|nice_to_meet|nice_to_see) {w} {w} $,
    ^ (hi|hello|hey|morning|good_morning|greetings) (all|everyone|everybody|guys|folks|there|yall|people|villagers|village|again|peeps|team|
      friends|gang|chat|town|fellow),`,
  thanks: `
    cheers, thanks, thankss, thankyou, thx, tks, tnx, ty, tysm, tyvm,
    appreciate it, appreciate you, i appreciate, much appreciated, much obliged,
    ^ [ok|oh|aw|many|big] (thanks|thx|ty|thank_you|tysm|cheers|tyvm|thank_u|thankyou|appreciate), thank u, thank you,`,
  unsure: `
    blank, clueless, confused, confusing, dunno, idk, lost, stumped, torn, undecided, unsure,
    50 50, a mystery, beats me, cant read, cant tell, do not know, dont know, dont rlly know, got nothing, hard to (say|tell|read),
    hard to (say|tell|read|know), i dont know, i got nothing, i have no opinion, im stumped, its tough, ive got nothing,
    need more time to think, no clue, no idea, no read, no reads, no strong reads, not certain, not sure, nothing to go on, on the fence,
    still thinking, total mystery, tough call, tough one, who knows,`,
  mourn: `
    rip,
    didnt deserve, fly high, poor {s}, rest easy,
    ^ (rip|rest_in_peace|poor|f_for|f|goodbye|farewell|o7|gone_too_soon|so_sad|sad_to_see|we_lost|nooo|no_not),
    ^ (rip|rest_in_peace|poor|f_for|f|goodbye|farewell|o7|gone_too_soon|so_sad|sad_to_see|we_lost|nooo|noo|noooo|damn_not|oh_no|press_f|aww|
      aw|what_a_loss|big_loss|a_moment_of_silence|moment_of_silence|so_sorry_for|sorry_for_your|you_will_be_missed|gonna_miss|we_will_miss|
      gg_{s}|rip_{s}),
    so long {s}, will be missed, will miss,`,
  hurry: `
    asap, deadline, hurry, quick, quickly, timer,
    about to end, almost out of time, almost over, chop chop, clock is ticking, clocks ticking, come on decide, day ends soon, day is ending,
    decide already, decide now, ends soon, get moving, hurry up, last minute, lets decide, make a decision, make up your mind, move it,
    need to decide, no time, not much time, run out of time, running out, (secs|seconds|sec|minute|minutes|min) (left|to_go|remaining|ppl),
    (secs|seconds|sec|minute|minutes|min|mins|s) (left|to_go|remaining|till|until|more|people), speed it up, tick tock,
    time is (running|almost|nearly), time is (running|almost|nearly|short|up|ticking|limited), times (running|almost|up|ticking|short),
    times up, vote already, we need to vote,`,
} satisfies Partial<Lexicon>;
