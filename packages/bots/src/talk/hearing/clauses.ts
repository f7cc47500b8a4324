import { Clause } from './clause.ts';
import type { Cues } from './cues.ts';
import type { Sentence } from './sentence.ts';

const CLAUSES = 12; // of a sentence

/** The clauses of a sentence, up to a condition. `last` is what stands before the condition in its clause. */
export function clausesOf(
  sentence: Sentence,
  cues: Cues,
): { readonly clauses: readonly Clause[]; readonly last?: Clause } {
  const end = conditionIn(sentence, cues);
  const isBound = (at: number) => cues.all.some(({ from, to }) => from < at && at < to);
  const ranges = sentence.ranges(isBound).slice(0, CLAUSES);
  const clauseOf = (from: number, to: number) => new Clause(sentence, sentence.rules, cues, [from, to]);
  const clauses = listed(
    ranges.filter(([, to]) => to <= end).map(([from, to]) => clauseOf(from, to)),
    clauseOf,
  );
  const broken = ranges.find(([from, to]) => from < end && end < to);
  return broken ? { clauses, last: clauseOf(broken[0], end) } : { clauses };
}
/** Where a condition begins, or the end of the sentence. */
export const conditionIn = ({ units }: Sentence, cues: Cues): number =>
  cues.of('cond').reduce((least, { from }) => Math.min(least, from), units.length);

/** Joins a list of players with what is said of them before: "my top two: Tom and Anna". */
function listed(clauses: readonly Clause[], clauseOf: (from: number, to: number) => Clause): readonly Clause[] {
  const joined: Clause[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    const isList = clause.isOnlyPlayers && last?.seats.length === 0 && last.has('bad', 'good', 'voting', 'intend');
    if (isList && last) joined.splice(-1, 1, clauseOf(last.from, clause.to));
    else joined.push(clause);
  }
  return joined;
}
/** The clause a question begins with, and the name called before it; -1 if nothing is asked. */
export function questionFrom(clauses: readonly Clause[], { isQuestion }: Sentence): number {
  const asking = clauses.findIndex(
    (clause) => clause.has('asks') || clause.cues.of('why').some(({ from }) => from <= clause.from + 1),
  );
  if (asking < 0 && !isQuestion) return -1;
  let at = asking < 0 ? clauses.length - 1 : asking;
  while (at > 0 && (clauses[at - 1]?.isCall || clauses[at - 1]?.cues.all.length === 0)) at--;
  return at;
}
