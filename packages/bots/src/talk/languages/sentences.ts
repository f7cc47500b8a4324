import type { Mood, Reason, SpeechAct } from '../acts.ts';

/** How somebody talks, whatever their card is. */
export const TONES = ['calm', 'blunt', 'warm', 'playful'] as const;
export type Tone = (typeof TONES)[number];

type Ways = readonly string[];
type About = Exclude<Extract<SpeechAct, { type: 'ask' }>['about'], 'reason'>; // no bot asks that

/**
 * The sentences of a language. `{0}` is whom it is about, `{by}` who has told the result, `{role}` a card. No two acts share
 * a sentence: what is said can be read back.
 */
export interface Sentences {
  readonly title: string; // after the name of a player
  readonly card: string; // a card in the centre: `{n}`
  readonly gap: string; // between sentences
  readonly nights: Ways; // before a result that is not from the first night: `{n}`, and never in the first place
  readonly openers: Readonly<Record<Tone, Ways>>; // before anything
  readonly claim: Ways;
  readonly suspect: Readonly<Record<'plain' | Reason['type'], Ways>>;
  readonly trust: Readonly<Record<'plain' | Reason['type'], Ways>>;
  readonly intend: Ways;
  readonly follow: Ways; // the vote for whom the sentence before was about
  readonly hunt: Ways; // the same among those who hunt at night
  readonly abstain: Ways;
  readonly ask: Readonly<Record<About, Ways>>;
  readonly agree: Ways;
  readonly disagree: Ways;
  readonly defend: Ways;
  readonly retract: Ways;
  readonly chat: Readonly<Record<Mood, Ways>>;
}
