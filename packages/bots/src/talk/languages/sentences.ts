import type { Mood, Reason, SmallTopic } from '../acts.ts';

/** How a seat talks, independent of its card. */
export type Tone = 'calm' | 'blunt' | 'warm' | 'playful';

type Ways = readonly string[];
type About = Exclude<SmallTopic, LaterTopic>;

// Sentences that take up what was said or done before.
type LaterReason = 'echo' | 'rival' | 'against';
type LaterTopic = 'reason' | 'meaning';
type LaterMood = 'dodge' | 'patience' | 'empty';

/**
 * The sentences of a language. `{0}` is the player it is about, `{by}` who told the result or said it first, `{1}` for whom they voted, `{role}` a
 * role, `{list}` several players. No two acts share a sentence, so that every sentence can be parsed.
 */
export interface PlainSentences {
  readonly title: string; // after a player's name
  readonly card: string; // a card in the centre: `{n}`
  readonly gap: string; // between sentences
  readonly nights: Ways; // before a result that is not from the first night: `{n}`, never at the start
  readonly openers: Readonly<Record<Tone, Ways>>; // before any sentence
  readonly claim: Ways;
  readonly suspect: Readonly<Record<'plain' | Exclude<Reason['type'], LaterReason>, Ways>>;
  readonly trust: Readonly<Record<'plain' | Exclude<Reason['type'], LaterReason | 'spared'>, Ways>>;
  readonly intend: Ways;
  readonly follow: Ways; // a vote for the player of the sentence before
  readonly hunt: Ways; // the same among the pack at night
  readonly abstain: Ways;
  readonly ask: Readonly<Record<About, Ways>>;
  readonly agree: Ways;
  readonly disagree: Ways;
  readonly defend: Ways;
  readonly retract: Ways;
  readonly chat: Readonly<Record<Exclude<Mood, LaterMood>, Ways>>;
}
/** Sentences of a discussion: they take up what others said or did. */
export interface DiscussionSentences {
  readonly comma: string; // between players of a list
  readonly notes: Ways; // openers of a note-taker, with a colon
  readonly suspect: Readonly<Record<'echo' | 'rival', Ways>>;
  readonly trust: Readonly<Record<LaterReason, Ways>>;
  readonly vouch: Ways;
  readonly unsuspect: Ways;
  readonly recall: Ways; // for whom a player voted
  readonly tally: Ways; // who voted for a player
  readonly plans: Ways; // who wants to vote for a player today
  readonly standing: Ways; // what a player claims to be
  readonly ask: Readonly<Record<LaterTopic, Ways>>;
  readonly chat: Readonly<Record<LaterMood, Ways>>;
}
export interface Sentences
  extends Omit<PlainSentences, 'suspect' | 'trust' | 'ask' | 'chat'>,
    Omit<DiscussionSentences, 'suspect' | 'trust' | 'ask' | 'chat'> {
  readonly suspect: PlainSentences['suspect'] & DiscussionSentences['suspect'];
  readonly trust: PlainSentences['trust'] & DiscussionSentences['trust'];
  readonly ask: PlainSentences['ask'] & DiscussionSentences['ask'];
  readonly chat: PlainSentences['chat'] & DiscussionSentences['chat'];
}
export const joinSentences = (plain: PlainSentences, discussion: DiscussionSentences): Sentences => ({
  ...plain,
  ...discussion,
  suspect: { ...plain.suspect, ...discussion.suspect },
  trust: { ...plain.trust, ...discussion.trust },
  ask: { ...plain.ask, ...discussion.ask },
  chat: { ...plain.chat, ...discussion.chat },
});
