import type { Mood, Reason, SmallTopic } from '../acts.ts';

/** How a seat talks, independent of its card. */
export const TONES = ['calm', 'blunt', 'warm', 'playful'] as const;
export type Tone = (typeof TONES)[number];

type Ways = readonly string[];
type About = Exclude<SmallTopic, 'reason'>; // bots never ask that

/**
 * The sentences of a language. `{0}` is the player it is about, `{by}` who told the result, `{role}` a role. No two
 * acts share a sentence, so that every sentence can be parsed.
 */
export interface Sentences {
  readonly title: string; // after a player's name
  readonly card: string; // a card in the centre: `{n}`
  readonly gap: string; // between sentences
  readonly nights: Ways; // before a result that is not from the first night: `{n}`, never at the start
  readonly openers: Readonly<Record<Tone, Ways>>; // before any sentence
  readonly claim: Ways;
  readonly suspect: Readonly<Record<'plain' | Reason['type'], Ways>>;
  readonly trust: Readonly<Record<'plain' | Reason['type'], Ways>>;
  readonly intend: Ways;
  readonly follow: Ways; // a vote for the player of the sentence before
  readonly hunt: Ways; // the same among the pack at night
  readonly abstain: Ways;
  readonly ask: Readonly<Record<About, Ways>>;
  readonly agree: Ways;
  readonly disagree: Ways;
  readonly defend: Ways;
  readonly retract: Ways;
  readonly chat: Readonly<Record<Mood, Ways>>;
}
