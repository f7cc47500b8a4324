import { type Id, listed, type Refusal, refuse, type Step } from '@moonrise/engine';

export const PHASES = ['talk', 'whisper', 'vote', 'divine', 'guard', 'attack'] as const;

/** An entry of a schedule as in the contest's configuration: an action, and the days on which it is held. */
type Entry = { readonly action: Id; readonly only_day?: number; readonly except_day?: number };
export type Lists = { readonly day_phases: readonly Entry[]; readonly night_phases: readonly Entry[] };

const ACTIONS = ['talk', 'whisper', 'execution', 'divine', 'guard', 'attack'];
const phaseOf = (action: Id): Id => (action === 'execution' ? 'vote' : action);

const firstWhisper: Entry = { action: 'whisper', only_day: 0 };
const later = (action: Id): Entry => ({ action, except_day: 0 });

/** The contest's own lists. On the first day the pack whispers twice, or (without talk on that day) not at all. */
function usualLists(talkOnFirstDay: boolean): Lists {
  const first = talkOnFirstDay ? [firstWhisper] : [];
  return {
    day_phases: [...first, { action: 'talk' }],
    night_phases: [
      ...first,
      later('execution'),
      { action: 'divine' },
      later('whisper'),
      later('guard'),
      later('attack'),
    ],
  };
}

/** The lists of a game. If only one was given, the other is empty; in the first version it was the usual one. */
export function listsOf(chosen: Partial<Lists> & { readonly talk_on_first_day: boolean }, version: number): Lists {
  const usual = usualLists(chosen.talk_on_first_day);
  const isGiven = chosen.day_phases !== undefined || chosen.night_phases !== undefined;
  return { ...(version >= 2 && isGiven ? { day_phases: [], night_phases: [] } : usual), ...chosen };
}

/** The day's phases, then the night's. */
export const stepsOf = ({ day_phases, night_phases }: Lists): readonly Step[] =>
  [...day_phases, ...night_phases].map(({ action, only_day, except_day }) => ({
    phase: phaseOf(action),
    on: (day) => (only_day === undefined || day === only_day) && day !== except_day,
  }));

/** What is wrong with a configured list of phases. */
export function listFault(key: string, list: unknown): Refusal | undefined {
  const bad = (rule: string) => refuse('bad_option', `The option ${key} ${rule}.`);
  if (!Array.isArray(list) || list.length > LONGEST) return bad(`is a list of at most ${LONGEST} phases`);
  for (const entry of list) {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
      return bad('holds phases, each a set of keys and values');
    const { action, only_day, except_day, ...rest } = entry as Record<string, unknown>;
    const [unknown] = Object.keys(rest);
    if (unknown !== undefined) return bad(`knows the keys action, only_day and except_day, not ${unknown}`);
    if (!ACTIONS.includes(action as string)) return bad(`has an action that is not ${listed(ACTIONS)}`);
    if (!isDay(only_day) || !isDay(except_day)) return bad('numbers its days from 0');
  }
  return undefined;
}
const LONGEST = 50;
const isDay = (day: unknown): boolean => day === undefined || (Number.isInteger(day) && (day as number) >= 0);
