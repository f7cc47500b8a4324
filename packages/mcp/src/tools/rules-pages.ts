import { listed, type Ruleset, wordFor } from '@moonrise/engine';
import type { OptionSpec, OptionSpecs } from '@moonrise/engine/kit';
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
    return built.ok ? [pageOf(built.rules, entry.options)] : [];
  });

function pageOf(rules: Ruleset, options: OptionSpecs): RulesPage {
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
    'They go to create_room as one object, such as {"countdown": 0}; a name with dots is an object in an object.',
    ...optionLines(options),
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

const optionLines = (options: OptionSpecs, path = ''): readonly string[] =>
  Object.entries(options).flatMap(([key, spec]) => {
    const name = `${path}${key}`;
    return spec.kind === 'group'
      ? optionLines(spec.of, `${name}.`)
      : `- ${name}: ${valuesOf(spec)}. ${/[.?!]$/.test(spec.words) ? spec.words : `${spec.words}.`}`;
  });
function valuesOf(spec: Exclude<OptionSpec, { kind: 'group' }>): string {
  switch (spec.kind) {
    case 'bool':
      return `true or false; default ${spec.default}`;
    case 'choice':
      return `${listed(spec.of)}; default ${spec.default}`;
    case 'number':
      return `a number from ${spec.min} to ${spec.max}; default ${spec.default}`;
    case 'counts':
      return `a number from ${spec.min} to ${spec.max} each for ${listed(spec.of, 'and')}`;
  }
}
