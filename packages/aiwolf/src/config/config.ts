import type { Json } from '@moonrise/engine';
import type { DynamicProfile } from './dynamic-profile.ts';
import type { AgentProfile, Written, WrittenSpeech } from './schema.ts';

/** Limits of speech, with all defaults filled in. */
export type SpeechConfig = Omit<WrittenSpeech, 'max_count'> & {
  readonly max_count: { readonly per_agent: number; readonly per_day: number };
};
/** A validated configuration. */
export interface Config extends Omit<Written, 'game' | 'matching' | 'logic' | 'custom_profile'> {
  readonly game: Omit<Written['game'], 'talk' | 'whisper'> & {
    readonly talk: SpeechConfig;
    readonly whisper: SpeechConfig;
  };
  readonly matching: Written['matching'] & {
    readonly team_count: number; // including house bots, if there is a schedule
    readonly game_count: number;
  };
  readonly roles: Readonly<Record<string, number>>; // every role, including those with 0 cards
  readonly dayPhases: number; // this many entries of the schedule belong to the day, the rest to the night
  readonly profiles: readonly AgentProfile[] | null; // null: players are called Agent[01] …
  readonly encoding: Readonly<Record<string, string>>;
  readonly dynamicProfile: DynamicProfile | null; // null: the profiles are as written
  readonly options: Json; // of the rule set
  readonly secret: string | null; // null: no authentication
  readonly organiserSecret: string | null; // signs tokens that show everything, even without authentication
  readonly slackWebhook: string | null; // the address of slack_notifier, from the environment
  readonly contestWebhook: string | null; // from the environment, else webhook.url
}
