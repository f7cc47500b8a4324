import type { ArenaPlan } from '../plan/plan.ts';
import type { ArenaResults } from '../results/results.ts';
import { type DataColumn, gameColumns, moveColumns } from './columns.ts';

/** The README of a data set: what it is, how it was made, and every column. */
export function cardOf(plan: ArenaPlan, { games, usd }: ArenaResults): string {
  return `# ${plan.name}

Werewolf games between ${plan.players.length} players, made by \`moonrise arena\`: ${games.played} of ${games.planned} planned games,
${games.failed} failed. Models cost ${usd.toFixed(4)} US dollars.

- seed: \`${plan.seed}\`; deals: ${plan.deals} per table${plan.pairing === 'sides' ? ' and two players' : ''}; pairing: \`${plan.pairing}\` (${PAIRINGS[plan.pairing]})
${plan.tables.map(({ name, options }) => `- table \`${name}\`${isEmpty(options) ? '' : `, options \`${JSON.stringify(options)}\``}`).join('\n')}
${plan.players.map((player) => `- player \`${player.name}\`: ${detailOf(player)}`).join('\n')}

## Files

| file | content |
|---|---|
| \`games.jsonl\`, \`games.parquet\` | one row for each game |
| \`moves.jsonl\`, \`moves.parquet\` | one row for each move, in order |
| \`logs/<game>.json\` | the whole game; \`moonrise verify\` checks it, and the replay of a server opens it |
| \`times.jsonl\` | measured times in milliseconds: of each game, and of each question that took time, with the number of its move |
| \`results.json\`, \`report.html\` | rates, paired differences and ratings, with 95 % intervals |
| \`plan.json\`, \`journal.jsonl\` | what the program needs to continue the arena |
${plan.players.some(({ kind }) => kind === 'model') ? '| `answers/` | what was asked of models in games that have not ended |\n' : ''}
With bots only, the same plan gives the same bytes in \`games.jsonl\` and \`moves.jsonl\`. The seeds are those of
\`moonrise simulate --seed ${plan.seed}/TABLE\`: its game number *n* is deal *n* of that table.

## Columns of games

${columnTable(gameColumns)}

## Columns of moves

${columnTable(moveColumns)}

In Parquet the columns of type JSON hold the same values as JSON text.
`;
}
const PAIRINGS: Readonly<Record<ArenaPlan['pairing'], string>> = {
  sides: 'every two players play each deal twice, with exchanged sides',
  mixed: 'each deal is played as often as there are players; each sits once in every seat',
};
const isEmpty = (options: unknown): boolean => Object.keys(options as object).length === 0;
function detailOf(player: ArenaPlan['players'][number]): string {
  if (player.kind === 'bot') return `the built-in bot \`${player.level}\``;
  if (player.kind === 'model') return `the language model \`${player.model}\``;
  return `the program \`${player.command.join(' ')}\``;
}
const columnTable = (columns: Readonly<Record<string, DataColumn>>): string =>
  [
    '| column | type | meaning |',
    '|---|---|---|',
    ...Object.entries(columns).map(([name, { type, words }]) => `| \`${name}\` | ${type} | ${words} |`),
  ].join('\n');
