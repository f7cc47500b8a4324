import type { Deck, Game, Id, Place, Rates, Role, Ruleset, SeatId } from '@moonrise/engine';
import type { Report } from '../talk/acts.ts';

const usual: Rates = {
  bluff: 0.3,
  helper: 0.6,
  accuse: 0.5,
  late: 0,
  bold: 0.2,
  counter: 0.3,
  open: 0.5,
  candour: 0,
  spare: 0.5,
};

/** What everyone knows about a table before the first card is seen. */
export interface TableInfo {
  readonly rules: Ruleset;
  readonly deck: Deck;
  readonly players: number;
  readonly rates: Rates;
  readonly roles: readonly Role[]; // of the deck
}
export function tableInfoOf({ rules, state: { deck }, seats }: Game): TableInfo {
  const known = infos.get(deck);
  if (known?.rules === rules) return known;
  const found = sameTable(rules, deck, seats.length);
  infos.set(deck, found);
  return found;
}
const infos = new WeakMap<Deck, TableInfo>();

const MOST = 50; // decks of a rule set
const tables = new WeakMap<Ruleset, Map<string, TableInfo>>();
/** Games with the same cards share what follows from them. */
function sameTable(rules: Ruleset, deck: Deck, players: number): TableInfo {
  const here = tables.get(rules) ?? new Map<string, TableInfo>();
  tables.set(rules, here);
  const key = `${players} ${JSON.stringify(deck)}`;
  const known = here.get(key);
  if (known) return known;
  if (here.size >= MOST) here.clear();
  const roles = rules.roles.filter(({ id }) => (deck[id] ?? 0) > 0);
  const info = { rules, deck, players, rates: rules.rates?.(players) ?? usual, roles };
  here.set(key, info);
  return info;
}

export const isFoe = ({ rules }: TableInfo, role: Role | undefined): boolean => role?.team === rules.wolves;
/** True for roles that the village has to find. */
export const isHunted = ({ rules }: TableInfo, role: Role | undefined): boolean =>
  role !== undefined && (rules.hunted?.(role) ?? role.team === rules.wolves);
/** True for roles that win alone: neither hunted nor of the village. */
export function isLoner({ rules, roles, deck }: TableInfo, role: Role): boolean {
  const cards = (team: Id) => roles.reduce((sum, one) => sum + (one.team === team ? (deck[one.id] ?? 0) : 0), 0);
  return (
    role.team !== rules.wolves && roles.some(({ team }) => team !== rules.wolves && cards(team) > cards(role.team))
  );
}
/** True if its holder learns something about others. */
export const isInformed = (role: Role | undefined): boolean =>
  Object.values(role?.evidence ?? {}).some(({ isDeed }) => !isDeed);
export const hasAim = (role: Role | undefined, aim: string): boolean =>
  (role?.acts ?? []).some((act) => act.aim === aim);
export const isInPlay = ({ roles }: TableInfo, aim: string): boolean => roles.some((role) => hasAim(role, aim));

/** True if it kills when it dies: in a phase of its own. */
export const isAvenging = ({ acts = [], phases = [] }: Role): boolean =>
  acts.some(({ aim, during }) => aim === 'harm' && phases.some(({ id }) => during.includes(id)));

/** The role whose holders learn results with this key. */
export const teller = ({ roles }: TableInfo, key: string): Role | undefined =>
  roles.find(({ evidence }) => evidence?.[key]);

type Told = Pick<Report, 'key' | 'about' | 'answer'>;
/** The one seat a result is about, besides its teller. */
export function subject(by: SeatId, about: readonly Place[]): Place | undefined {
  const others = about.filter((place) => place !== by);
  return others.length === 1 ? others[0] : undefined;
}
/** The seat that a result accuses, if its teller has the role. */
export function accused(info: TableInfo, by: SeatId, { key, about, answer }: Told): Place | undefined {
  const role = teller(info, key);
  const evidence = role?.evidence?.[key];
  const target = subject(by, about);
  if (!evidence || evidence.isDeed || target === undefined || (evidence.moves && about.length > 1)) return undefined;
  const fits = (held: Role) =>
    evidence.fits((place) => (place === target ? held : place === by ? role : undefined), by, about, answer);
  const { roles } = info;
  const hunted = (one: Role) => isHunted(info, one);
  const isAgainst = roles.some((one) => hunted(one) && fits(one)) && !roles.some((one) => !hunted(one) && fits(one));
  return isAgainst ? target : undefined;
}
