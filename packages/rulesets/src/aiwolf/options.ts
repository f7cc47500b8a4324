import { type Refusal, refuse } from '@moonrise/engine';
import { commonOptions, type OptionsOf, parseOptions } from '@moonrise/engine/kit';
import { rolesWith } from './roles/index.ts';
import { type Lists, listFault, PHASES } from './schedule.ts';

const roles = rolesWith({
  whisper: [],
  attack_vote: { max_count: 1, allow_self_vote: true, allow_no_target: false },
  vote_visibility: true,
});

const YEAR = 31_536_000_000; // ms
const count = (min: number, normal: number, label: string, words: string) =>
  ({ kind: 'number', min, max: 10_000, default: normal, label, words }) as const;
const flag = (normal: boolean, label: string, words: string) =>
  ({ kind: 'bool', default: normal, label, words }) as const;
const milliseconds = (min: number, normal: number, label: string, words: string) =>
  ({ kind: 'number', min, max: YEAR, default: normal, label, words }) as const;

const speech = (label: string, words: string, perAgent: number) =>
  ({
    kind: 'group',
    label,
    words,
    of: {
      max_count: {
        kind: 'group',
        label: 'How often',
        words: 'How often. -1: the usual number for this many players.',
        of: {
          per_agent: count(-1, perAgent, 'Speeches each', 'Speeches of each player in a phase.'),
          per_day: count(-1, -1, 'Rounds', 'Rounds in a phase; everyone may speak once in each.'),
        },
      },
      max_length: {
        kind: 'group',
        label: 'How long',
        words: 'How long. -1: no limit. Longer text is cut.',
        of: {
          count_in_word: flag(false, 'Count words', 'Words are counted, not characters.'),
          count_spaces: flag(false, 'Count spaces', 'White space is counted too.'),
          per_talk: count(-1, -1, 'Longest speech', 'The longest speech.'),
          mention_length: count(-1, 50, 'Free after a mention', 'What does not count after a mention, such as "@Ann".'),
          per_agent: count(-1, -1, 'In all', 'What each player may say in a phase, without the free part.'),
          base_length: count(-1, 50, 'Free in each speech', 'What does not count in each speech.'),
        },
      },
      max_skip: count(0, 0, 'Skips', 'Skips in a row; one more ends the speeches of the player in the phase.'),
      duration: milliseconds(0, 0, 'Free speech', 'Milliseconds in which everyone may speak at any time. 0: by turns.'),
    },
  }) as const;

export const options = {
  ...commonOptions(PHASES, roles, 'none'),
  talk: speech('Talk', 'The limits of talk.', 4),
  whisper: speech('Whisper', 'The limits of whisper.', -1),
  vote: {
    kind: 'group',
    label: 'Exile',
    words: 'The vote on whom to exile.',
    of: {
      max_count: count(
        0,
        1,
        'Rounds of voting',
        'At most this many rounds: a tie is voted on again, and the last one decided by lot. 0: no exile.',
      ),
      allow_self_vote: flag(true, 'Self-votes', 'Players may vote for themselves.'),
    },
  },
  attack_vote: {
    kind: 'group',
    label: 'Attack',
    words: 'The vote of the pack on whom to attack.',
    of: {
      max_count: count(0, 1, 'Rounds of voting', 'At most this many rounds, as in the vote. 0: no attack.'),
      allow_self_vote: flag(true, 'Self-votes', 'Werewolves may vote for themselves. Such a vote does not count.'),
      allow_no_target: flag(
        false,
        'No attack after a tie',
        'After a tie in the last round no one is attacked; otherwise a lot decides.',
      ),
    },
  },
  vote_visibility: flag(
    true,
    'Votes are shown',
    'Everyone learns who voted for whom; only the pack learns it of the attack.',
  ),
  max_day: count(-1, -1, 'Last day', 'The last day. -1: no limit.'),
  talk_on_first_day: flag(true, 'Whisper on the first day', 'The pack whispers on the first day.'),
  max_continue_error_ratio: {
    kind: 'number',
    min: 0,
    max: 1,
    fraction: true,
    default: 0.2,
    label: 'Dropped seats',
    words: 'The game stops if a larger share of the seats has dropped out.',
  },
  timeout: {
    kind: 'group',
    label: 'Time limits',
    words: 'Milliseconds.',
    of: {
      action: milliseconds(1, 60_000, 'An answer', 'For a speech or a choice.'),
      response: milliseconds(1, 120_000, 'Heartbeat', 'For a silent program to show that it is still connected.'),
    },
  },
} as const;

export type SpeechOptions = OptionsOf<typeof options>['talk'];
export type Chosen = OptionsOf<typeof options> & Partial<Lists>;

/** The options with their defaults, and the lists of phases, which only a configuration can set. */
export function readOptions(given: unknown): { readonly ok: true; readonly options: Chosen } | Refusal {
  const isRecord = typeof given === 'object' && given !== null && !Array.isArray(given);
  const { day_phases, night_phases, ...plain } = (isRecord ? given : {}) as Record<string, unknown>;
  const parsed = parseOptions(options, isRecord ? plain : given);
  if (!parsed.ok) return parsed;
  const lists = {
    ...(isGiven(day_phases) && { day_phases }),
    ...(isGiven(night_phases) && { night_phases }),
  };
  for (const [key, list] of Object.entries(lists)) {
    const fault = listFault(key, list);
    if (fault) return fault;
  }
  const chosen = { ...(parsed.options as object), ...lists } as Chosen;
  return countingFault(chosen) ?? { ok: true, options: chosen };
}

const isGiven = (list: unknown): boolean => list !== undefined && list !== null;

function countingFault(chosen: Chosen): Refusal | undefined {
  for (const phase of ['talk', 'whisper'] as const) {
    const { count_in_word, count_spaces } = chosen[phase].max_length;
    if (count_in_word && count_spaces)
      return refuse('bad_option', `The options count_in_word and count_spaces of ${phase} cannot both be true.`);
  }
  return undefined;
}
