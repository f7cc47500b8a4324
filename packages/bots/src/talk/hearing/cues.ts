import type { Feature } from './lexicon.ts';
import type { Cue } from './phrase-index.ts';

/** Features that never hide others and are never hidden: who is spoken of, and what a question is about. */
const OPEN: ReadonlySet<Feature> = new Set([
  'mine',
  'you',
  'he',
  'together',
  'nobody',
  'toMe',
  'atMe',
  'rather',
  'wager',
  'rhetoric',
  'denial',
  'asks',
  'why',
  'bot',
  'results',
  'ballots',
  'summary',
  'opinion',
  'ballot',
  'role',
  'suspect',
  'claimAll',
  'comeOut',
] satisfies Feature[]);

/** What a clause may say beside; it hides nothing. */
const SIDE: ReadonlySet<Feature> = new Set([
  'defend',
  'second',
  'greet',
  'thanks',
  'unsure',
  'mourn',
  'hurry',
  'result',
] satisfies Feature[]);
/** What makes words not count is hidden only by its like. */
const GUARDS: ReadonlySet<Feature> = new Set([
  'forced',
  'unreal',
  'cond',
  'maybe',
  'reported',
  'voted',
  'byOther',
  'filler',
] satisfies Feature[]);

/** Phrases that hold another player's words on purpose: "what Tom said". */
const FRAMES: ReadonlySet<Feature> = new Set([
  'agree',
  'disagree',
  'unsuspect',
  'vouch',
  'retract',
  'good',
  'bad',
  'intend',
  'turn',
  'twist',
  'defend',
] satisfies Feature[]);

/** The phrases found in a stretch of a sentence, without those inside a longer one: "no doubt" denies nothing. */
export class Cues {
  readonly all: readonly Cue<Feature>[];

  constructor(all: readonly Cue<Feature>[]) {
    this.all = all;
  }
  static shown(found: readonly Cue<Feature>[]): Cues {
    const all = new Map(found.map((cue) => [`${cue.feature} ${cue.from} ${cue.to}`, cue]));
    const longest = Math.max(0, ...found.map(({ from, to }) => to - from));
    const starting = new Map<number, Cue<Feature>[]>();
    for (const cue of all.values()) {
      if (OPEN.has(cue.feature) || cue.to - cue.from < 2) continue;
      const pile = starting.get(cue.from) ?? [];
      pile.push(cue);
      starting.set(cue.from, pile);
    }
    const isHidden = (one: Cue<Feature>): boolean => {
      if (OPEN.has(one.feature)) return false;
      for (let from = Math.max(0, one.to - longest); from <= one.from; from++)
        if (starting.get(from)?.some((other) => isInside(one, other) && mayHide(other.feature, one.feature)))
          return true;
      return false;
    };
    return new Cues([...all.values()].filter((one) => !isHidden(one)));
  }
  within(from: number, to: number): Cues {
    return new Cues(this.all.filter((one) => one.from >= from && one.from < to));
  }
  of(...features: readonly Feature[]): readonly Cue<Feature>[] {
    return this.all.filter(({ feature }) => features.includes(feature));
  }
  has(...features: readonly Feature[]): boolean {
    return this.all.some(({ feature }) => features.includes(feature));
  }
  /** How many phrases of a feature there are; overlapping ones count once. */
  count(...features: readonly Feature[]): number {
    let [count, end] = [0, -1];
    for (const { from, to } of [...this.of(...features)].sort((a, b) => a.from - b.from)) {
      if (from >= end) count++;
      end = Math.max(end, to);
    }
    return count;
  }
  isCovered(at: number): boolean {
    return this.all.some(({ from, to }) => from <= at && at < to);
  }
}
const isInside = (one: Cue<Feature>, other: Cue<Feature>): boolean =>
  other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from;
const mayHide = (other: Feature, one: Feature): boolean => {
  if (one === 'cond' || one === 'unreal') return FRAMES.has(other) || other === 'forced' || other === 'filler';
  return GUARDS.has(one) ? GUARDS.has(other) || FRAMES.has(other) : !SIDE.has(other);
};
