import type { Setting } from '@moonrise/agent-kit';
import type { Ruleset } from '@moonrise/engine';
import { answerTime } from '@moonrise/server/parts';
import type { Config, SpeechConfig } from '../config/config.ts';
import { settingOf } from './setting.ts';

/** The rule set's options that programs are sent. */
interface Chosen extends Pick<Config['game'], 'max_day' | 'vote_visibility' | 'vote' | 'attack_vote'> {
  readonly talk: SpeechConfig & { readonly duration: number };
  readonly whisper: SpeechConfig & { readonly duration: number };
  readonly timeout: Setting['timeout'];
}
const USUAL = 4; // default number of speeches per agent

/** The `setting` of a room's game. */
export function settingIn(rules: Ruleset, players: number): Setting {
  const { talk, whisper, timeout, ...game } = rules.options as unknown as Chosen;
  const dealt = rules.cards(players);
  const deck = dealt.ok ? dealt.deck : {};
  const roles = Object.fromEntries(rules.roles.map(({ id }) => [id, deck[id] ?? 0]));
  const wolves = rules.roles.reduce((sum, role) => sum + (rules.hunted?.(role) ? (roles[role.id] ?? 0) : 0), 0);
  const speech = { talk: counted(talk, players), whisper: counted(whisper, wolves) };
  return settingOf({
    game: { ...game, agent_count: players, ...speech },
    server: { timeout: { ...timeout, action: answerTime(timeout.action) } },
    roles,
  });
}

/** Defaults: four speeches each, none for an agent alone. A duration of 0 means no free speech. */
function counted({ duration, max_count, ...speech }: Chosen['talk'], speakers: number): SpeechConfig {
  const usual = speakers > 1 ? USUAL : 0;
  const settled = (given: number, normal: number) => (given < 0 ? normal : given);
  const per_agent = settled(max_count.per_agent, usual);
  const per_day = settled(max_count.per_day, usual * speakers);
  return { ...speech, max_count: { per_agent, per_day }, ...(duration > 0 && { duration }) };
}
