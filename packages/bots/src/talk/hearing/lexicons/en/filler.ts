import type { Lexicon } from '../../lexicon.ts';

/** Words that say nothing for or against anybody. */
export const filler = {
  filler: `
    100, 100%, a, about, absolutely, act, acting, acts, actual, af, after, again, all, already, also, always, am, an, and, another, answer,
    answers, any, anything, anyway, are, as, asf, at, atm, basically, be, because, been, before, behaving, behavior, behaviour, behind, being,
    both, but, by, call, calling, can, card, case, certainly, chat, claim, claiming, claims, clearly, come, comes, coming, completely, could,
    day, def, definitely, did, do, does, down, dude, during, each, else, even, ever, everyone, everything, feel, feeling, feels, find, folks,
    for, frankly, from, fully, game, get, gets, getting, girl, give, gives, go, goes, going, got, group, gut, guy, guys, had, haha, has, have,
    he, hella, her, here, hey, highkey, him, his, honestly, how, i, imho, imo, in, indeed, instinct, into, intuition, is, it, its, just, keep,
    keeps, kinda, know, knows, let, lets, like, likely, literally, lmao, log, logic, lol, look, looking, looks, lot, lots, lowkey, made, make,
    makes, making, man, many, me, message, messages, more, morning, most, move, moves, much, my, need, needs, night, now, obviously, of, off,
    ok, okay, omg, on, one, ones, only, or, other, our, out, over, part, people, percent, period, person, play, played, player, players,
    playing, plays, please, pls, plz, point, post, posts, pretty, prob, probably, prolly, put, question, questions, quite, rather, read,
    reading, reads, real, really, reason, reasons, rn, role, round, said, same, say, saying, says, see, seem, seemed, seems, sees, seriously,
    she, should, side, simply, since, so, some, something, somewhat, sorta, sound, sounds, srsly, still, story, stuff, such, super, sure,
    surely, table, take, takes, talk, talking, talks, tbh, team, tell, telling, than, that, the, their, them, then, there, these, they, thing,
    things, think, thinking, this, tho, those, though, thought, time, times, to, today, tomorrow, tonight, too, totally, town, true, truly,
    turn, until, up, us, very, vibe, vibes, village, want, wants, was, way, ways, we, well, were, what, when, where, which, while, who, why,
    will, with, word, words, would, wtf, yeah, yes, yesterday, yet, you, your,
    a bit, a little, after all, all along, all day, all game, almost certainly, as far as i can tell, as far as im concerned, at all,
    at the moment, at this point, believe me, by far, by the way, case closed, end of story, for me, for now, from my side, from the beginning,
    from the start, gut feeling, i can feel it, i can tell, i feel, i feel it, i feel like, i figure, i guess, i know, i mean, i reckon,
    i suppose, i think, i would say, id say, if u ask me, if you ask me, im sure, in my eyes, in my opinion, just saying, kind of,
    mark my words, most likely, my gut, never mind that, no cap, no doubt, no joke, no lie, no matter what, no need, no offense, no question,
    not even close, not gonna lie, not only, pretty sure, quite frankly, right now, since d1, since day 1, since day one, since the start,
    so far, sort of, the best, the most, the whole game, this game, this round, this time, this whole time, to be fair, to be honest, to me,
    trust me, u know, whole game, without a doubt, without doubt, you know,`,
} satisfies Partial<Lexicon>;
