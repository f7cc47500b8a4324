import { chanceOf, type Experiment, effectOf, type MeasuredChance, type Swap, type Tally } from '@moonrise/lab/figures';

/** All results of a set so far. */
export interface Findings {
  readonly name: string;
  readonly experiment: Experiment;
  readonly tally: Tally;
  readonly effects: readonly { readonly swap: Swap; readonly team: string; readonly tally: Tally }[];
  readonly sizes: readonly { readonly players: number; readonly tally: Tally }[];
}

/** One object per set; each part has its number of games. */
export const jsonOf = (findings: readonly Findings[]): string =>
  JSON.stringify(
    findings.map(({ name, experiment, tally, effects, sizes }) => ({
      name,
      ...experiment,
      ...tally,
      effects: effects.map(({ swap, team, tally: other }) => ({
        role: swap.out,
        against: swap.into,
        ...effectOf(tally, other, team),
        games: other.games,
      })),
      sizes: sizes.map(({ players, tally: { games, wins } }) => ({ players, games, wins })),
    })),
    null,
    2,
  );

const HEAD = ['set', 'rules', 'players', 'bots', 'figure', 'of', 'count', 'games', 'share', 'margin'];

/** One line per figure. */
export const csvOf = (findings: readonly Findings[]): string =>
  [HEAD, ...findings.flatMap(rowsOf)].map((row) => row.map(quoted).join(',')).join('\r\n');

function rowsOf({ name, experiment, tally, effects, sizes }: Findings): string[][] {
  const { rules, players, bots } = experiment;
  const row = (figure: string, of: string, { hits, trials, share, margin }: MeasuredChance, at = players) =>
    [name, rules, at, bots.village, figure, of, hits, trials, share.toFixed(4), margin.toFixed(4)].map(String);
  const shares = (figure: string, counts: Readonly<Record<string, number>>, games: number, at = players) =>
    Object.entries(counts).map(([of, count]) => row(figure, of, chanceOf(count, games), at));
  return [
    ...shares('wins', tally.wins, tally.games),
    ...shares('ends', tally.ends, tally.games),
    ...shares('rounds', tally.lengths, tally.games),
    ...Object.entries(tally.roles).flatMap(([role, { dealt, won, survived }]) => [
      row('role won', role, chanceOf(won, dealt)),
      row('role survived', role, chanceOf(survived, dealt)),
    ]),
    ...effects.map(({ swap, team, tally: other }) => {
      const { points, margin } = effectOf(tally, other, team);
      return row('effect', `${swap.out} against ${swap.into}`, {
        ...chanceOf(other.wins[team] ?? 0, other.games),
        share: points,
        margin,
      });
    }),
    ...sizes.flatMap((size) => shares('size wins', size.tally.wins, size.tally.games, size.players)),
  ];
}
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
