import { Clause } from './clause.ts';
import type { Cues } from './cues.ts';
import { add, forget, type Parse } from './parse.ts';
import { isPlayer, type Sentence } from './sentence.ts';
import { opinionIn } from './stances.ts';

const SHORT = 5; // words
/** "Tom a wolf? Never!": the denial of a guess is an opinion. */
export function denied(parse: Parse, sentence: Sentence, cues: Cues): boolean {
  const { guess, found } = parse;
  parse.guess = undefined;
  if (!guess || sentence.isQuestion || (sentence.rules.isSpaced && sentence.units.length > SHORT)) return false;
  if (!cues.has('not', 'twist', 'denial') || cues.has('bad', 'good', 'voting')) return false;
  if (sentence.units.some(isPlayer)) return false;
  const at = found.findIndex((act) => act.type === 'askAll' && 'whom' in act && act.whom === guess.seat);
  if (at >= 0) found.splice(at, 1);
  add(parse, [{ type: guess.opinion === 'suspect' ? 'trust' : 'suspect', seat: guess.seat }]);
  return true;
}
/** A condition says nothing, unless the speaker bets against it. */
export function suppose(parse: Parse, sentence: Sentence, cues: Cues): void {
  const to = cues.of('wager').reduce((least, { from }) => Math.min(least, from), sentence.units.length);
  forget(parse);
  if (to === sentence.units.length) return;
  const clause = new Clause(sentence, parse.vocabulary.rules, cues, [0, to]);
  const opinion = opinionIn(clause);
  const [seat, ...more] = clause.seats;
  if (opinion && seat !== undefined && more.length === 0)
    add(parse, [{ type: opinion === 'suspect' ? 'trust' : 'suspect', seat }]);
}
