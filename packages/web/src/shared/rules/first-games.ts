import type { PresetEntry, RulesEntry } from './rules.ts';

const BEGINNERS = 3; // games against bots in which nobody is voted out without a reason on the first day
const READING = 180; // seconds of a day that leaves time to read

type Options = PresetEntry['options'];

/** The options of a preset for somebody who has begun so many games against bots. */
export const optionsFor = (preset: PresetEntry, rules: RulesEntry | undefined, games: number): Options => ({
  ...ruleOptionsFor(preset, rules, games),
  ...(games === 0 && { coached: true }),
});

/** All that a preset's options become in games against bots, as far as the rule set has them. */
export const variantsOf = (preset: PresetEntry, rules: RulesEntry): readonly Options[] =>
  [0, 1, BEGINNERS].map((games) => ruleOptionsFor(preset, rules, games));

function ruleOptionsFor({ options }: PresetEntry, rules: RulesEntry | undefined, games: number): Options {
  const has = (option: string): boolean => rules !== undefined && option in rules.options;
  return {
    ...options,
    ...(has('countdown') && { countdown: 0 }),
    ...(games < BEGINNERS && has('beginners') && { beginners: true }),
    ...(games === 0 && rules && has('durations') && { durations: longDays(rules, options) }),
  };
}

function longDays({ phases }: RulesEntry, options: Options): Readonly<Record<string, number>> {
  const { durations = {} } = options as { readonly durations?: Readonly<Record<string, number>> };
  const days = phases.filter(({ light }) => light === 'day');
  const longer = days.flatMap(({ id, seconds = 0 }) => {
    const usual = durations[id] ?? seconds;
    return usual > 0 && usual < READING ? [[id, Math.min(READING, 2 * usual)] as const] : [];
  });
  return { ...durations, ...Object.fromEntries(longer) };
}
