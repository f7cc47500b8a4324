import { kinds } from '@moonrise/bots';
import { type Experiment, type Setup, setUp } from '@moonrise/lab';
import { rulesets } from '@moonrise/rulesets';
import { type Arguments, type Flags, WrongUsage, wholeNumber } from '../arguments.ts';
import { chosenOptions } from './options.ts';

const ids = rulesets.map(({ id }) => id);
const [usual = ''] = kinds;

/** Flags shared by all commands that play. */
export const experimentFlags: Flags = {
  rules: { value: 'ID', words: `the rule set: ${ids.join(', ')}` },
  players: { value: 'N', words: 'the number of players' },
  seed: { value: 'TEXT', words: 'any text; the same seed gives the same games' },
  roles: { value: 'ROLE=N,…', words: 'your own deck, instead of the usual one for this number of players' },
  option: { value: 'KEY=VALUE', words: 'an option of the rule set, such as reveal=none; may be repeated', many: true },
  bots: { value: 'KIND', words: `the kind of bots: ${kinds.join(', ')}; by default ${usual}` },
  village: { value: 'KIND', words: "the kind of bots in seats dealt to the village's side" },
  wolves: { value: 'KIND', words: "the kind of bots in seats dealt to the wolves' side" },
};

/** The same experiment with the deck of a flag. */
export const withRoles = (experiment: Experiment, roles: string, flag: string): Experiment => ({
  ...experiment,
  options: { ...(experiment.options as object), ...chosenOptions(experiment.rules, [], roles, flag) },
});

/** Rules, deck and bots from the command line. */
export function readExperiment(args: Arguments, seed: string): Setup {
  const rules = args.needed('rules', `choose a rule set, one of ${ids.join(', ')}`);
  const bots = args.text('bots') ?? usual;
  const experiment: Experiment = {
    rules,
    options: chosenOptions(rules, args.all('option'), args.text('roles')),
    players: wholeNumber('players', args.needed('players', 'give the number of players, as in --players 7'), 1, 100),
    seed,
    bots: { village: args.text('village') ?? bots, wolves: args.text('wolves') ?? bots },
  };
  const setup = setUp(experiment);
  if (!setup.ok) throw new WrongUsage(setup.message);
  return setup;
}
