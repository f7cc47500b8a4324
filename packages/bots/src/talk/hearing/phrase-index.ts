import { BAD, GOOD, isLetter } from './letters.ts';

/** A phrase of a lexicon found in a sentence: units `from` to before `to`. */
export interface Cue<F extends string = string> {
  readonly feature: F;
  readonly from: number;
  readonly to: number;
}
/** A sentence as phrases see it: words and letters, and where clauses begin and end. */
export interface Units {
  readonly units: readonly string[];
  isStart(at: number): boolean;
  isEnd(at: number): boolean;
}
export interface PhraseIndex<F extends string = string> {
  readonly words: ReadonlySet<string>; // all words of the phrases
  find(text: Units): Cue<F>[];
}

type Atom = string; // a word, a slot like {s}, or $
interface Step {
  readonly options: readonly (readonly Atom[])[];
  readonly isOptional: boolean;
  readonly isGap: boolean; // up to two words
}
interface Entry<F> {
  readonly feature: F;
  readonly steps: readonly Step[];
  readonly isAnchored: boolean;
}

const isIn = (from: number, to: number) => (unit: string) => {
  const code = unit.charCodeAt(0);
  return code >= from && code <= to;
};
const SLOTS: Readonly<Record<string, (unit: string) => boolean>> = {
  '{s}': isIn(0xe000, 0xe0ff),
  '{r}': isIn(0xe100, 0xe1ff),
  '{v}': isIn(0xe200, 0xe2ff),
  '{a}': isIn(0xe300, 0xe3ff),
  '{o}': isIn(0xe140, 0xe1ff),
  '{bad}': (unit) => unit === BAD || isIn(0xe100, 0xe13f)(unit),
  '{good}': (unit) => unit === GOOD || isIn(0xe180, 0xe1ff)(unit),
  '{fine}': (unit) => unit === GOOD,
};
const GAP = 2;

/**
 * Finds the phrases of a lexicon in one pass over the words. `(a|b)` is one of them, `[a|b]` one or none, `_` joins
 * words, `{w}` is up to two words, `^` and `$` are the ends of a clause. A list of choices may go on in the next line.
 */
export function phraseIndex<F extends string>(
  phrases: Readonly<Record<F, string>>,
  spell: (word: string) => string,
  barrier: string, // words that no gap skips, such as negations
): PhraseIndex<F> {
  const barriers = new Set(barrier.split(',').map((word) => spell(word.trim())));
  const entries = (Object.entries(phrases) as [F, string][]).flatMap(([feature, list]) =>
    list
      .replaceAll(/\|\s+/g, '|')
      .split(/,(?![^[(]*[\])])/)
      .filter((phrase) => phrase.trim() !== '')
      .map((phrase) => entryOf(feature, phrase, spell)),
  );
  const atoms = entries.flatMap(({ steps }) => steps.flatMap(({ options }) => options.flat()));
  const first = byFirstWord(entries);
  const slots = Object.entries(SLOTS).flatMap(([slot, isFitting]) => {
    const starts = first.get(slot);
    return starts ? [{ isFitting, starts }] : [];
  });
  const collect = (text: Units, at: number, starts: readonly Start<F>[], found: Cue<F>[]): void => {
    for (const { entry, from } of starts) {
      if (entry.isAnchored && !text.isStart(at)) continue;
      const to = endOf({ text, steps: entry.steps, barriers }, from, at);
      if (to > at) found.push({ feature: entry.feature, from: at, to });
    }
  };
  const find = (text: Units): Cue<F>[] => {
    const found: Cue<F>[] = [];
    for (const [at, unit] of text.units.entries()) {
      const starts = first.get(unit);
      if (starts) collect(text, at, starts, found);
      if (isLetter(unit)) for (const slot of slots) if (slot.isFitting(unit)) collect(text, at, slot.starts, found);
    }
    return found;
  };
  return { words: new Set(atoms.filter((atom) => !/^[{$]/.test(atom))), find };
}
/** A phrase and the step it can begin with. */
interface Start<F> {
  readonly entry: Entry<F>;
  readonly from: number;
}
function byFirstWord<F>(entries: readonly Entry<F>[]): ReadonlyMap<string, readonly Start<F>[]> {
  const first = new Map<string, Start<F>[]>();
  for (const entry of entries) {
    const mandatory = entry.steps.findIndex(({ isOptional }) => !isOptional);
    for (const [from, { options }] of entry.steps.slice(0, mandatory + 1).entries())
      for (const atom of new Set(options.map(([one = '']) => one))) {
        const pile = first.get(atom) ?? [];
        pile.push({ entry, from });
        first.set(atom, pile);
      }
  }
  return first;
}
function entryOf<F>(feature: F, phrase: string, spell: (word: string) => string): Entry<F> {
  const [head = '', ...rest] = phrase.trim().split(/\s+/);
  const isAnchored = head === '^';
  return { feature, isAnchored, steps: (isAnchored ? rest : [head, ...rest]).map((item) => stepOf(item, spell)) };
}

function stepOf(item: string, spell: (word: string) => string): Step {
  const isOptional = item.startsWith('[');
  const bare = /^[[(](.*)[\])]$/.exec(item)?.[1] ?? item;
  const options = bare.split('|').map((one) => one.split('_').map((atom) => (/^[{$]/.test(atom) ? atom : spell(atom))));
  return { options: item === '{w}' ? [] : options, isOptional: isOptional || item === '{w}', isGap: item === '{w}' };
}
const fits = (atom: Atom, unit: string): boolean =>
  atom.startsWith('{') ? (SLOTS[atom]?.(unit) ?? false) : atom === unit;

interface Attempt {
  readonly text: Units;
  readonly steps: readonly Step[];
  readonly barriers: ReadonlySet<string>;
}
/** The furthest end of the phrase from here, or -1. */
function endOf(attempt: Attempt, index: number, at: number): number {
  const { text, steps, barriers } = attempt;
  const step = steps[index];
  if (!step) return at;
  let best = step.isOptional ? endOf(attempt, index + 1, at) : -1;
  if (step.isGap) {
    for (let skipped = 1; skipped <= GAP; skipped++) {
      const unit = text.units[at + skipped - 1];
      if (unit === undefined || unit === ',' || barriers.has(unit) || isSeat(unit)) break;
      best = Math.max(best, endOf(attempt, index + 1, at + skipped));
    }
    return best;
  }
  for (const option of step.options) {
    const to = after(text, option, at);
    if (to >= 0) best = Math.max(best, endOf(attempt, index + 1, to));
  }
  return best;
}
/** Where a row of words ends that begins here, or -1. */
function after(text: Units, option: readonly Atom[], at: number): number {
  let to = at;
  for (const atom of option) {
    if (atom === '$') {
      if (!text.isEnd(to)) return -1;
      continue;
    }
    const unit = text.units[to];
    if (unit === undefined || !fits(atom, unit)) return -1;
    to++;
  }
  return to;
}
const isSeat = isIn(0xe000, 0xe0ff);
