import type { Game, Json, Phase, Refusal, Ruleset } from '@moonrise/engine';
import type { RulesetEntry } from '@moonrise/engine/kit';
import { type AnswerOf, type Refused, refuseWith } from '@moonrise/protocol';
import {
  fairDecks,
  isOneRound,
  LANGUAGES,
  minutesOf,
  presetsIn,
  type RulesLanguage,
  ruleset,
  rulesets,
  tableOf,
  translated,
} from '@moonrise/rulesets';
import { isReviver } from '../chosen-rules.ts';
import { splitOptions } from '../rooms/model/room-options.ts';
import { pictureOf } from './pictures.ts';

type List = AnswerOf<'/api/rulesets'>;
type Entry = AnswerOf<'/api/rulesets/{id}'>;

/** All rule sets with their default options, for hosts to choose from. */
export function rulesetList(language: RulesLanguage): List {
  return {
    languages: [...LANGUAGES],
    rulesets: rulesets.flatMap((entry) => {
      const built = entry.build();
      return built.ok ? [described(language, entry, built.rules)] : [];
    }),
    presets: presetsIn(language),
  };
}

/** One rule set with the given options (JSON). */
export function rulesetInWords(language: RulesLanguage, id: string, options: unknown): Entry | Refused {
  const entry = rulesets.find((one) => one.id === id);
  const built = ruleset(id, entry && ofRules(parsed(options)));
  return entry && built.ok ? described(language, entry, built.rules) : refusedBy(built as Refusal);
}
const refusedBy = ({ code, message }: Refusal): Refused => refuseWith(code, message);

/** Unreadable options are returned unchanged: the rule set then reports what is wrong. */
function parsed(options: unknown): unknown {
  if (options === undefined) return {};
  try {
    return JSON.parse(String(options));
  } catch {
    return options;
  }
}

/** Clients send the options as the room shows them; some of these belong to the room. */
function ofRules(options: unknown): unknown {
  const isObject = typeof options === 'object' && options !== null && !Array.isArray(options);
  const split = isObject ? splitOptions(options as Json) : undefined;
  return split?.ok ? split.ruleOptions : options;
}

function described(language: RulesLanguage, entry: RulesetEntry, rules: Ruleset): Entry {
  const { players, centre = 0, roles, phaseOf, ready = 'none' } = rules;
  const { words, roles: names, options, plain } = translated(language, entry, rules);
  const { name, summary, phases, teams, wins, identity, ...said } = words;
  const decks = decksOf(rules);
  const table = tableOf(rules, middleOf(Object.keys(decks).map(Number)) ?? players[0]);
  return {
    id: entry.id,
    name,
    summary,
    players: { min: players[0], max: players[1] },
    ready,
    center: centre,
    phases: [...phaseOf.values()].map((phase) => ({ ...facts(phase, table), name: phases[phase.id] ?? phase.id })),
    ...(isOneRound(entry.id) && { one_round: true as const }),
    minutes: minutesOf(rules),
    teams: Object.entries(teams).map(([id, named]) => ({
      id,
      name: named,
      ...(wins?.[id] !== undefined && { wins: wins[id] }),
    })),
    roles: roles.map(({ id, team, picture, acts = [], words: own }) => ({
      id,
      team,
      ...(isHunted(rules, id) && { hunted: true as const }),
      picture: pictureOf(picture),
      ...(names[id] ?? { name: own.name, summary: own.summary }),
      acts: [...new Set(acts.map((act) => act.id))],
      aims: Object.fromEntries(acts.flatMap(({ id: act, aim }) => (aim ? [[act, aim]] : []))),
      ...(isReviver(rules.roleOf.get(id)) && { revives: true as const }),
    })),
    decks,
    ...fairDecksOf(entry.id),
    staged: rules.staged,
    words: { ...said, ...(rules.identities && identity !== undefined && { identity }) },
    ...(plain && { plain: { told: { ...plain.told }, causes: { ...plain.causes }, ends: { ...plain.ends } } }),
    options,
  };
}

function isHunted({ roleOf, hunted, wolves }: Ruleset, id: string): boolean {
  const role = roleOf.get(id);
  return role !== undefined && (hunted ? hunted(role) : role.team === wolves);
}

const facts = ({ id, light, seconds, hostMayEnd }: Phase, table: Game) => ({
  id,
  light,
  seconds: seconds(table),
  ...(hostMayEnd && { host_may_end: hostMayEnd }),
});
const middleOf = (sizes: readonly number[]): number | undefined => sizes[Math.floor((sizes.length - 1) / 2)];

/** Sets to suggest, if there are any. */
function fairDecksOf(id: string): Pick<Entry, 'fair_decks'> {
  const sets = Object.entries(fairDecks(id)).map(([players, deck]) => [players, { ...deck }] as const);
  return sets.length > 0 ? { fair_decks: Object.fromEntries(sets) } : {};
}

function decksOf({ players: [least, most], cards }: Ruleset): Entry['decks'] {
  const decks: Entry['decks'] = {};
  for (let players = least; players <= most; players++) {
    const chosen = cards(players);
    if (chosen.ok) decks[String(players)] = { ...chosen.deck };
  }
  return decks;
}
