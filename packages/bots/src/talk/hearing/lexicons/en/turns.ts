import type { Lexicon } from '../../lexicon.ts';

/** What turns an opinion round. */
export const turns = {
  not: `
    aint, aren, arent, cannot, cant, couldnt, didn, didnt, dnt, doesn, doesnt, donot, dont, dun, hadnt, hasnt, havent, isn, isnt, neither,
    never, no, nobody, none, noone, nope, nor, not, nothing, shouldnt, wasnt, without, wont, wouldnt, zero,
    do not, does not, far from, zero chance,`,
  twist: `
    unlikely,
    0 chance, 0% chance, absolutely not, aint no way, anyone but, anything but, anything other than, as if, by no means, cannot imagine,
    cannot possibly be, cant bring myself to, cant imagine, cant possibly be, cant see, cant see how, certainly not, definitely not,
    does not strike me as, doesnt strike me as, dont even think, dont see, dont see how, dont tell me, dont think for a second, doubt it,
    far from, far from being, fat chance, find it hard to believe, find it hard to see, hard pressed to, hard time believing, hard time buying,
    hard time seeing, hard to believe, hard to see, hardly a, how can anybody, how can anyone, how can you think, how could anybody,
    how could anyone think, how could you think, i fail to see how, i refuse to believe, if {s} is {bad} [then] im, impossible that, in no way,
    incapable of, isnt exactly, least likely, like hell, never in a million years, no chance, no freaking way, no fucking way,
    no one can seriously, no one in their right mind, no one seriously, no sane person, no shot, no universe where, no way, no world where,
    no {fine} person, nobody can, nobody could, nobody in their right mind, nobody really believes, nobody sane, nobody seriously thinks,
    nobody would, not a chance, not even remotely, not exactly, not for a minute, not for a second, not for one second, not in a million years,
    not screaming, nowhere near, only a fool, only a moron, only an idiot, only idiots, over my dead body, quit pretending, since when,
    since when was, stop acting like, stop pretending, struggle to see, the hell, the last one id, the last person, the last person id call,
    the opposite of, there is no way, there is no world, theres no way, theres no world, too clueless to be, too dumb to be, unlikely to be,
    when pigs fly, who in their right mind, who seriously, who would believe, who would ever, would not call, wouldnt call,
    you cant seriously think, zero chance, zero percent chance,`,
  rather: `
    ahead of {s}, before {s}, instead of {s}, more than {s}, not {s}, over {s}, rather than {s},`,
} satisfies Partial<Lexicon>;
