import type { Game, Id, Rates, Role, Ruleset } from '@moonrise/engine';

const usual: Rates = { bluff: 0.3, helper: 0.6, accuse: 0.5, open: 0.5, candour: 0, spare: 0.5 };

/** What everybody knows of a table before the first card is seen. */
export interface World {
  readonly rules: Ruleset;
  readonly deck: Readonly<Record<Id, number>>;
  readonly players: number;
  readonly rates: Rates;
  readonly roles: readonly Role[]; // of the deck
}
export function worldOf({ rules, state, seats }: Game): World {
  const roles = rules.roles.filter(({ id }) => (state.deck[id] ?? 0) > 0);
  return { rules, deck: state.deck, players: seats.length, rates: rules.rates?.(seats.length) ?? usual, roles };
}

export const isFoe = ({ rules }: World, role: Role | undefined): boolean => role?.team === rules.wolves;
/** Whether it is better kept secret: whoever is neither hunted nor of the village wins alone. */
export function isLoner({ rules, roles, deck }: World, role: Role): boolean {
  const cards = (team: Id) => roles.reduce((sum, one) => sum + (one.team === team ? (deck[one.id] ?? 0) : 0), 0);
  return (
    role.team !== rules.wolves && roles.some(({ team }) => team !== rules.wolves && cards(team) > cards(role.team))
  );
}
/** Whether its holder learns something about others. */
export const isInformed = (role: Role | undefined): boolean =>
  Object.values(role?.evidence ?? {}).some(({ isDeed }) => !isDeed);
export const hasAim = (role: Role | undefined, aim: string): boolean =>
  (role?.acts ?? []).some((act) => act.aim === aim);
export const isInPlay = ({ roles }: World, aim: string): boolean => roles.some((role) => hasAim(role, aim));

/** The role whose holders learn something under this key. */
export const teller = ({ roles }: World, key: string): Role | undefined =>
  roles.find(({ evidence }) => evidence?.[key]);

/** Whether a result speaks against the first seat it is about. */
export function accuses(
  world: World,
  key: string,
  about: readonly number[],
  answer: string | number | boolean,
): boolean {
  const evidence = teller(world, key)?.evidence?.[key];
  const [target] = about;
  if (!evidence || evidence.isDeed || target === undefined || about.length !== 1) return false;
  const fits = (role: Role | undefined) =>
    evidence.fits((place) => (place === target ? role : undefined), -1, about, answer);
  const { rules, roles } = world;
  const hunted = (role: Role) => rules.hunted?.(role) ?? role.team === rules.wolves;
  return roles.some((role) => hunted(role) && fits(role)) && !roles.some((role) => !hunted(role) && fits(role));
}
