import type { Event, EventType, Id, Refusal } from './model.ts';
import { shapedAct, shapedPhase } from './one-shape.ts';
import { refuse } from './refusal.ts';
import type {
  Act,
  AllWords,
  Hooks,
  Phase,
  Role,
  RoleWords,
  Ruleset,
  RulesetSpec,
  SeatHook,
  Staged,
  TableHook,
  Words,
} from './rules.ts';

/** Checks a rule set and indexes it. A mistake in a rule set is a bug, so it throws. */
export function defineRuleset(written: RulesetSpec): Ruleset {
  const given = withShapedActs(written);
  const { deck: _, ...spec } = given;
  const phases = spec.phases.map((phase) => withOptions(phase, given));
  const interruptions = spec.roles.flatMap((role) => role.phases ?? []).map((phase) => withOptions(phase, given));
  const phaseOf = new Map([...phases, ...interruptions].map((phase) => [phase.id, phase]));
  const roleOf = new Map<Id | null, Role>(spec.roles.map((role) => [role.id, role]));
  const rules: Ruleset = {
    ...spec,
    version: spec.version ?? 1,
    phases,
    phaseOf,
    schedule: spec.schedule ?? phases.map((phase) => ({ phase: phase.id })),
    roleOf,
    cards: remembered((players) => cardsOf(given, roleOf, players)),
    actsIn: indexActs(given, [...phaseOf.keys()]),
    ballotActs: new Map([...phaseOf.values()].map((phase) => [phase.id, ballotActs(given, phase)])),
    hooks: indexHooks(given),
    allWords: joinWords(given.words, given.roles),
    staged: joinStaged(given),
  };
  check(rules);
  return rules;
}

/** Caches decks: they are asked for at every deal and never change. */
function remembered(cards: Ruleset['cards']): Ruleset['cards'] {
  const known = new Map<number, ReturnType<Ruleset['cards']>>();
  return (players) => {
    const deck = known.get(players) ?? cards(players);
    if (deck.ok) known.set(players, deck);
    return deck;
  };
}

function withOptions(phase: Phase, { options }: RulesetSpec): Phase {
  const chosen = options.durations?.[phase.id];
  return shapedPhase({
    ...phase,
    ...(chosen !== undefined && { seconds: () => chosen }),
    ...(options.fixed_night && phase.secret && { done: () => false }),
  });
}

/** Acts are compared by identity, so each is shaped once and the roles hold the shaped ones. */
function withShapedActs(spec: RulesetSpec): RulesetSpec {
  const known = new Map<Act, Act>();
  const shaped = (act: Act): Act => {
    const one = known.get(act) ?? shapedAct(act);
    known.set(act, one);
    return one;
  };
  const roles = spec.roles.map((role) => (role.acts ? { ...role, acts: role.acts.map(shaped) } : role));
  return { ...spec, everyone: spec.everyone.map(shaped), roles };
}

/** The deck for a number of players: the host's, or the rule set's own. */
function cardsOf(
  spec: RulesetSpec,
  roleOf: ReadonlyMap<Id | null, Role>,
  players: number,
): ReturnType<Ruleset['cards']> {
  const [min, max] = spec.players;
  const bad = (reason: string): Refusal => refuse('bad_deck', reason);
  if (players < min || players > max)
    return refuse('bad_players', `${spec.words.name} is for ${min} to ${max} players, not ${players}.`);
  const deck = spec.options.roles ?? spec.deck(players);
  if (!deck) return bad(`${spec.words.name} has no deck for ${players} players: choose the roles.`);
  const unknown = Object.keys(deck).find((role) => !roleOf.has(role));
  if (unknown !== undefined)
    return bad(`There is no role "${unknown}" in ${spec.words.name}; there are: ${[...roleOf.keys()].join(', ')}.`);
  if (!Object.values(deck).every((count) => Number.isInteger(count) && count >= 0))
    return bad('The number of cards of a role must be a whole number, 0 or more.');
  const size = Object.values(deck).reduce((sum, count) => sum + count, 0);
  const need = players + (spec.centre ?? 0);
  if (size !== need) return bad(`${players} players need exactly ${need} cards; this deck has ${size}.`);
  const reason = spec.playable?.(deck, players);
  return reason === undefined ? { ok: true, deck } : bad(reason);
}

function indexActs(spec: RulesetSpec, phases: readonly Id[]): Ruleset['actsIn'] {
  const index = new Map<Id, Map<Id | null, readonly Act[]>>();
  for (const phase of phases) {
    const inPhase = (acts: readonly Act[]) => acts.filter((act) => act.during.includes(phase));
    const byRole = new Map<Id | null, readonly Act[]>([[null, inPhase(spec.everyone)]]);
    for (const role of spec.roles) byRole.set(role.id, inPhase([...spec.everyone, ...(role.acts ?? [])]));
    index.set(phase, byRole);
  }
  return index;
}

const actsOf = (spec: RulesetSpec): Act[] => [
  ...new Set([...spec.everyone, ...spec.roles.flatMap((role) => role.acts ?? [])]),
];

function ballotActs(spec: RulesetSpec, phase: Phase): readonly Act[] {
  const acts = actsOf(spec).filter((act) => !act.instant && act.during.includes(phase.id));
  for (const act of acts)
    if (acts.some((other) => other !== act && other.id === act.id))
      throw new Error(`${spec.id}: two different acts are called ${act.id} in ${phase.id}`);
  const { order = [] } = phase;
  const rank = ({ id, before = '' }: Act): number => {
    if (order.includes(id)) return order.indexOf(id);
    return order.includes(before) ? order.indexOf(before) - 0.5 : order.length;
  };
  return acts.sort((a, b) => rank(a) - rank(b));
}

function indexHooks(spec: RulesetSpec): Ruleset['hooks'] {
  const hooks: Partial<Record<EventType, Hooks>> = {};
  const at = (type: string): Hooks => {
    hooks[type as EventType] ??= { ruleset: [], instead: [], on: [], table: [] };
    return hooks[type as EventType] as Hooks;
  };
  // Each hook is filed under its type of event, so that the casts are safe.
  for (const [type, run] of Object.entries(spec.on ?? {})) at(type).ruleset.push(run as TableHook);
  for (const { id, instead, on, table } of spec.roles) {
    for (const [type, run] of Object.entries(instead ?? {}))
      at(type).instead.push({ role: id, run: run as SeatHook<readonly Event[] | undefined> });
    for (const [type, run] of Object.entries(on ?? {}))
      at(type).on.push({ role: id, run: run as SeatHook<readonly Event[]> });
    for (const [type, run] of Object.entries(table ?? {})) at(type).table.push(run as TableHook);
  }
  return hooks;
}

/** The words of the rule set and of its roles together; the rule set's win. */
export function joinWords(words: Words, roles: readonly Pick<Role, 'words'>[]): AllWords {
  const joined = <K extends keyof RoleWords & keyof Words>(part: K): AllWords[K] =>
    Object.assign({}, ...roles.map((role) => role.words[part]), words[part]);
  return {
    ...words,
    acts: joined('acts'),
    cards: joined('cards'),
    told: joined('told'),
    answers: joined('answers'),
    causes: joined('causes'),
    marks: joined('marks'),
    phases: joined('phases'),
    whys: joined('whys'),
  };
}

const joinStaged = ({ roles, staged }: RulesetSpec): Required<Staged> => ({
  causes: Object.assign({}, ...roles.map((role) => role.staged?.causes), staged?.causes),
  told: Object.assign({}, ...roles.map((role) => role.staged?.told), staged?.told),
});

function check(rules: Ruleset): void {
  const fail = (what: string): never => {
    throw new Error(`${rules.id}: ${what}`);
  };
  if (rules.roleOf.size !== rules.roles.length) fail('two roles have the same id');
  for (const { phase } of rules.schedule)
    if (!rules.phaseOf.has(phase)) fail(`an unknown phase is scheduled, ${phase}`);
  for (const phase of rules.phaseOf.keys())
    if (!rules.allWords.phases[phase]) fail(`the phase ${phase} has no name: add words.phases.${phase}`);
  for (const role of rules.roles) {
    if (!rules.words.teams[role.team]) fail(`the team ${role.team} has no name: add words.teams.${role.team}`);
    checkEvidence(rules, role, fail);
    for (const act of [...(role.acts ?? []), ...rules.everyone]) checkAct(rules, act, fail);
  }
}
function checkAct(rules: Ruleset, act: Act, fail: (what: string) => never): void {
  for (const phase of act.during) if (!rules.phaseOf.has(phase)) fail(`${act.id} is for an unknown phase, ${phase}`);
  for (const id of act.overrides ?? [])
    if (!rules.roles.some((role) => role.acts?.some((other) => other.id === id)))
      fail(`${act.id} overrides an unknown act, ${id}`);
  if (!rules.allWords.acts[act.id]) fail(`the act ${act.id} has no verb: add words.acts.${act.id}`);
  const card = rules.allWords.cards[act.id];
  if (!card) fail(`the act ${act.id} has no card: add words.cards.${act.id}`);
  if (act.passable && !card?.pass) fail(`the act ${act.id} can be declined: add words.cards.${act.id}.pass`);
}
/** What bots conclude from a message has a message. */
function checkEvidence(rules: Ruleset, { id, acts, evidence = {} }: Role, fail: (what: string) => never): void {
  for (const [key, { act, isDeed }] of Object.entries(evidence)) {
    if (!isDeed && !rules.allWords.told[key]) fail(`the evidence ${key} has no sentence: add words.told.${key}`);
    if (act !== undefined && !acts?.some((own) => own.id === act))
      fail(`the evidence ${key} answers the act ${act}, which ${id} does not have`);
  }
}
