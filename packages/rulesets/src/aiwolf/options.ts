import { type Refusal, refuse } from '@moonrise/engine';
import { commonOptions, type OptionsOf, parseOptions } from '@moonrise/engine/kit';
import { rolesWith } from './roles/index.ts';
import { type Lists, listFault, PHASES } from './schedule.ts';

const roles = rolesWith({
  whisper: [],
  attack_vote: { max_count: 1, allow_self_vote: true, allow_no_target: false },
  vote_visibility: true,
});

const count = (min: number, normal: number, words: string) =>
  ({ kind: 'number', min, max: 10_000, default: normal, words }) as const;
const flag = (normal: boolean, words: string) => ({ kind: 'bool', default: normal, words }) as const;
const milliseconds = (min: number, normal: number, words: string) =>
  ({ kind: 'number', min, max: 86_400_000, default: normal, words }) as const;

const speech = (phase: string, perAgent: number) =>
  ({
    kind: 'group',
    words: `The limits of ${phase}.`,
    of: {
      max_count: {
        kind: 'group',
        words: 'How often. -1: as usual for so many players.',
        of: {
          per_agent: count(-1, perAgent, 'Speeches of each player in a phase.'),
          per_day: count(-1, -1, 'Rounds in a phase; in each of them everybody may speak once.'),
        },
      },
      max_length: {
        kind: 'group',
        words: 'How long. -1: no limit. What is too long is cut.',
        of: {
          count_in_word: flag(false, 'Words are counted, not characters.'),
          count_spaces: flag(false, 'White space is counted too.'),
          per_talk: count(-1, -1, 'The longest speech.'),
          mention_length: count(-1, 50, 'What is free after a mention, such as "@Ann".'),
          per_agent: count(-1, -1, 'What each player may say in a phase beyond what is free.'),
          base_length: count(-1, 50, 'What is free in each speech.'),
        },
      },
      max_skip: count(0, 0, 'Skips in a row; one more means that all is said.'),
      duration: milliseconds(0, 0, 'Milliseconds in which everybody speaks at any time. 0: by turns.'),
    },
  }) as const;

export const options = {
  ...commonOptions(PHASES, roles, 'none'),
  talk: speech('talk', 4),
  whisper: speech('whisper', -1),
  vote: {
    kind: 'group',
    words: 'The vote on whom to exile.',
    of: {
      max_count: count(0, 1, 'Rounds at most: a tie is voted on again, the last one is settled by lot. 0: no exile.'),
      allow_self_vote: flag(true, 'One may vote for oneself.'),
    },
  },
  attack_vote: {
    kind: 'group',
    words: 'The vote of the pack on whom to attack.',
    of: {
      max_count: count(0, 1, 'Rounds at most, as in the vote. 0: no attack.'),
      allow_self_vote: flag(true, 'A werewolf may vote for themselves. It does not count.'),
      allow_no_target: flag(false, 'A tie in the last round attacks nobody, instead of one by lot.'),
    },
  },
  vote_visibility: flag(true, 'Everybody learns who voted for whom; of the attack, the pack does.'),
  max_day: count(-1, -1, 'The last day. -1: no limit.'),
  talk_on_first_day: flag(true, 'The pack whispers on the first day.'),
  max_continue_error_ratio: {
    kind: 'number',
    min: 0,
    max: 1,
    fraction: true,
    default: 0.2,
    words: 'If a larger share of the seats than this has dropped out the game stops.',
  },
  timeout: {
    kind: 'group',
    words: 'Milliseconds.',
    of: {
      action: milliseconds(1, 60_000, 'For a speech or a choice.'),
      response: milliseconds(1, 120_000, 'For a silent program to show that it is still there.'),
    },
  },
} as const;

export type SpeechOptions = OptionsOf<typeof options>['talk'];
export type Chosen = OptionsOf<typeof options> & Partial<Lists>;

/** The options with their defaults; the lists of phases, which only a configuration gives, are taken along. */
export function readOptions(given: unknown): { readonly ok: true; readonly options: Chosen } | Refusal {
  const isRecord = typeof given === 'object' && given !== null && !Array.isArray(given);
  const { day_phases, night_phases, ...plain } = (isRecord ? given : {}) as Record<string, unknown>;
  const parsed = parseOptions(options, isRecord ? plain : given);
  if (!parsed.ok) return parsed;
  const lists = {
    ...(day_phases !== undefined && { day_phases }),
    ...(night_phases !== undefined && { night_phases }),
  };
  for (const [key, list] of Object.entries(lists)) {
    const fault = listFault(key, list);
    if (fault) return fault;
  }
  const chosen = { ...(parsed.options as object), ...lists } as Chosen;
  return countingFault(chosen) ?? { ok: true, options: chosen };
}

function countingFault(chosen: Chosen): Refusal | undefined {
  for (const phase of ['talk', 'whisper'] as const) {
    const { count_in_word, count_spaces } = chosen[phase].max_length;
    if (count_in_word && count_spaces)
      return refuse('bad_option', `The options count_in_word and count_spaces of ${phase} cannot both be true.`);
  }
  return undefined;
}
