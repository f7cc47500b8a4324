import type { Setting, SpeechSetting } from '@moonrise/agent-kit';
import type { Config, SpeechConfig } from '../config/config.ts';

/** The parts of a configuration that agents are sent. */
interface Told {
  readonly game: Pick<
    Config['game'],
    'agent_count' | 'max_day' | 'vote_visibility' | 'talk' | 'whisper' | 'vote' | 'attack_vote'
  >;
  readonly server: { readonly timeout: Setting['timeout'] };
  readonly roles: Config['roles'];
}
/** The `setting` of packets. Unlimited values are omitted. */
export function settingOf({ game, server, roles }: Told): Setting {
  const { agent_count, max_day, vote_visibility, vote, attack_vote } = game;
  const { action, response } = server.timeout;
  return {
    agent_count,
    ...(max_day >= 0 && { max_day }),
    role_num_map: sorted(roles) as Setting['role_num_map'],
    vote_visibility,
    talk: speechOf(game.talk),
    whisper: speechOf(game.whisper),
    vote,
    attack_vote,
    timeout: { action, response },
  };
}

function speechOf({ max_count, max_length, max_skip, duration }: SpeechConfig): SpeechSetting {
  const { count_in_word, count_spaces, per_talk, mention_length, per_agent, base_length } = max_length;
  const isBudgeted = per_agent >= 0 || base_length >= 0;
  const isLimited = isBudgeted || per_talk >= 0;
  return {
    max_count,
    max_length: {
      ...(isLimited && { count_in_word, count_spaces }),
      ...(per_talk >= 0 && { per_talk }),
      ...(isBudgeted && mention_length >= 0 && { mention_length }),
      ...(per_agent >= 0 && { per_agent }),
      ...(base_length >= 0 && { base_length }),
    },
    max_skip,
    ...(duration !== undefined && { duration }),
  };
}

/** Sorted by key, so that the order reveals nothing. */
const sorted = <T>(map: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
