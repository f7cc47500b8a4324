import type { Phrase, PhrasePart } from './phrase.ts';

const LETTERS = 10; // of a beginning

/** Phrases by how their first words begin, in their order: most phrases are not in a text. */
export class Beginnings {
  readonly all: readonly Phrase[];
  private readonly by = new Map<string, readonly Phrase[]>();
  private readonly others: readonly Phrase[]; // where no longer phrase begins

  /** Phrases without such words may begin anyhow. */
  constructor(phrases: readonly Phrase[], wordsOf: (phrase: Phrase) => string) {
    this.all = phrases;
    this.others = phrases.filter((one) => wordsOf(one).length < LETTERS);
    for (const one of phrases) {
      const start = wordsOf(one).slice(0, LETTERS);
      if (start.length === LETTERS && !this.by.has(start))
        this.by.set(
          start,
          phrases.filter((other) => wordsOf(other).startsWith(start) || start.startsWith(wordsOf(other))),
        );
    }
  }
  /** The phrases that may begin at a position of a text. */
  at(text: string, from: number): readonly Phrase[] {
    return this.by.get(text.slice(from, from + LETTERS)) ?? this.others;
  }
}
const textOf = (part: PhrasePart | undefined): string => (part && 'text' in part ? part.text : '');
export const firstWords = ({ parts: [first] }: Phrase): string => textOf(first);
/** The words after a name. */
export const wordsAfterName = ({ parts: [first, second] }: Phrase): string =>
  first && 'place' in first ? textOf(second) : '';
