import { type Ruleset, wordFor } from '@moonrise/engine';
import { rulesets } from '@moonrise/rulesets';

/** A page of rules that agents can read. */
export interface RulesPage {
  readonly id: string;
  readonly uri: string;
  readonly name: string;
  readonly summary: string;
  readonly players: readonly [least: number, most: number];
  readonly text: string;
}
export const rulesPages = (): readonly RulesPage[] =>
  rulesets.flatMap((entry) => {
    const built = entry.build();
    return built.ok ? [pageOf(built.rules, Object.keys(entry.options))] : [];
  });

function pageOf(rules: Ruleset, options: readonly string[]): RulesPage {
  const { id, words, players, allWords, schedule, roles, briefing } = rules;
  const teams = [...new Set(roles.map(({ team }) => team))];
  const lines = [
    `# ${words.name}`,
    words.summary,
    `${players[0]} to ${players[1]} players. A round: ${schedule.map(({ phase }) => wordFor(rules, phase)).join(', then ')}.`,
    '## The cards',
    ...roles.map((role) => {
      const more = role.briefing === undefined ? '' : ` ${role.briefing}`;
      return `- ${role.words.name} (side: ${wordFor(rules, role.team)}). ${role.words.summary}${more}`;
    }),
    '## How it is played',
    ...(briefing?.rules ?? []).map((line) => `- ${line}`),
    '## How it ends',
    ...teams.flatMap((team) => {
      const wins = allWords.wins?.[team];
      return wins === undefined ? [] : [`- ${wordFor(rules, team)}: ${wins}`];
    }),
    ...Object.values(allWords.ends).map((sentence) => `- It can end so: ${sentence}`),
    '## Options of a room',
    options.join(', '),
  ];
  return {
    id,
    uri: `moonrise://rules/${id}`,
    name: words.name,
    summary: words.summary,
    players,
    text: lines.join('\n'),
  };
}
