import type { Reveal } from './reveal.ts';

interface TableOptions {
  readonly ballots: 'open' | 'secret';
  readonly reveal: Reveal;
  readonly fixed_night: boolean;
}
const BALLOTS = {
  open: 'Votes are open: everyone sees who votes for whom, and they can be changed until the phase ends.',
  secret:
    'Votes are secret until they are counted; then everyone sees who voted for whom. They can be changed until then.',
} as const;
const REVEAL = {
  full: 'When a player dies everyone sees the card.',
  alignment: 'When a player dies everyone learns the side, not the card.',
  none: 'When a player dies neither card nor side is shown until the end.',
} as const;

/** What the common options mean at this table, as sentences for a briefing. */
export const tableRules = ({ ballots, ...shown }: TableOptions): readonly string[] => [
  BALLOTS[ballots],
  ...shownRules(shown),
];
/** The same where the option for ballots has no effect. */
export const shownRules = ({ reveal, fixed_night }: Omit<TableOptions, 'ballots'>): readonly string[] => [
  REVEAL[reveal],
  ...(fixed_night ? ['Nights last their full time, so their length tells nothing.'] : []),
];
