import type { Json } from '@moonrise/engine';
import type { AgentProfile, Written, WrittenSpeech } from './schema.ts';

/** How often and how long may be spoken, with every number settled. */
export type SpeechConfig = Omit<WrittenSpeech, 'max_count'> & {
  readonly max_count: { readonly per_agent: number; readonly per_day: number };
};
/** A configuration that can be played. */
export interface Config extends Omit<Written, 'game' | 'matching' | 'logic' | 'custom_profile'> {
  readonly game: Omit<Written['game'], 'talk' | 'whisper'> & {
    readonly talk: SpeechConfig;
    readonly whisper: SpeechConfig;
  };
  readonly matching: Written['matching'] & { readonly team_count: number; readonly game_count: number };
  readonly roles: Readonly<Record<string, number>>; // every role there is, those without cards too
  readonly dayPhases: number; // so many entries of the schedule are the day's, the rest the night's
  readonly profiles: readonly AgentProfile[] | null; // null: players are numbered
  readonly encoding: Readonly<Record<string, string>>;
  readonly options: Json; // of the rule set
  readonly secret: string | null; // null: no tokens are asked for
  readonly organiserSecret: string | null; // of tokens that show everything, also where none are asked for
}
