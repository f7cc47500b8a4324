import type { Act, Aim, Game, Id, Place, Role, SeatId } from '@moonrise/engine';
import { chance } from '../chance.ts';
import type { Belief } from '../mind/belief.ts';
import type { FactsByType } from '../mind/facts-by-type.ts';
import { byRole, threat } from '../mind/likelihood.ts';
import type { Cover, Memory, Result } from '../mind/memory.ts';
import type { TableInfo } from '../mind/table-info.ts';
import { tableOnce } from '../mind/tables.ts';
import type { Turn } from '../player.ts';
import type { Level } from './level.ts';

/** One turn of one seat: what it sees, remembers and believes. */
export interface Situation {
  readonly turn: Turn;
  readonly game: Game;
  readonly me: SeatId;
  readonly role: Role;
  readonly isFoe: boolean; // on the wolves' side
  readonly pack: readonly SeatId[]; // known packmates
  readonly info: TableInfo;
  readonly level: Level;
  readonly memory: Memory;
  readonly facts: FactsByType; // of the memory
  readonly results: () => readonly Result[];
  readonly belief: () => Belief; // under cover: of the role it pretends to have
  readonly truth: () => Belief; // its real belief
}

const FINE = 10_000;
/** A number from 0 to 1, always the same for one purpose. */
export const drawn = ({ turn, me }: Situation, purpose: string): number =>
  chance(turn.seed, `${purpose}/${me}`)(FINE) / FINE;
export const pickOne = <T>({ turn, me }: Situation, purpose: string, from: readonly T[]): T | undefined =>
  from[chance(turn.seed, `${purpose}/${me}`)(Math.max(1, from.length))];

/** How likely each place holds a hunted card. */
export const huntedOdds = ({ belief }: Situation): Float64Array => belief().huntedOdds();
/** How much the wolves should fear each place. */
export function threats({ belief, info }: Situation): Float64Array {
  const { classes } = belief();
  return belief().expect(tableOnce(classes, info, 'threat', () => byRole(classes, info, (role) => threat(info, role))));
}

export const living = ({ game, me }: Situation): readonly SeatId[] => game.living().filter((id) => id !== me);
export const actOf = ({ game, me }: Situation, id: Id, slot: Id): Act | undefined =>
  game.acts(game.seat(me)).find((act) => act.id === id && (act.slot ?? act.id) === slot);

/**
 * True if a wolf need not look honest: at least half of the others never speak, so they do not read the chat either.
 */
export function isUnheard({ memory, me, pack, game, isFoe }: Situation): boolean {
  if (!isFoe || !memory.voices.includes(me)) return false; // the others have not had their turn yet
  const others = game.living().filter((seat) => seat !== me && !pack.includes(seat));
  const silent = others.filter((seat) => !memory.voices.includes(seat));
  return silent.length * 2 >= others.length;
}
/** Whom a wolf spares: the pack, and at a silent table everyone who talks. */
export const friends = (situation: Situation): readonly SeatId[] =>
  isUnheard(situation) ? [...situation.pack, ...situation.memory.voices] : situation.pack;

/** True if an act with this aim is possible today. */
export function canHappenToday({ game, role, info }: Situation, aim: Aim): boolean {
  const { everyone, schedule } = info.rules;
  const isToday = (act: Act) =>
    act.aim === aim && schedule.some(({ phase, on }) => act.during.includes(phase) && (on?.(game.day) ?? true));
  return everyone.some(isToday) || (role.acts ?? []).some(isToday);
}

/** The role this seat claims to be. */
export function identity({ memory, role, info, game, me }: Situation): Id {
  if (memory.cover) return memory.cover.role;
  return info.rules.actsBy === 'dealt' ? (game.state.dealt[me] ?? role.id) : role.id; // acts depend on the dealt card
}
/**
 * True if this seat should not talk about its card: the previous player lied from it, or its card has changed and no
 * one would believe the new one.
 */
export function isCompromised(situation: Situation): boolean {
  const { memory, info, game, me, role } = situation;
  const { claimed, fables, cover } = memory;
  if (cover) return false;
  const isTurned = !info.rules.actsBy && game.state.dealt[me] !== role.id;
  return isTurned || fables.length > 0 || (claimed !== null && claimed !== identity(situation));
}
/** What this seat learnt itself, or says so under cover. */
export const results = (situation: Situation): readonly Result[] => situation.results();
/** The same until the cover changes. */
export function resultsOnce({
  memory,
  facts,
  info,
}: Pick<Situation, 'memory' | 'facts' | 'info'>): Situation['results'] {
  let found: { readonly cover: Cover | null; readonly results: readonly Result[] } | undefined;
  return () => {
    const { cover } = memory;
    if (found?.cover === cover) return found.results;
    const own = facts.ownBefore(cover ? cover.since : Number.POSITIVE_INFINITY);
    const all = cover ? [...own, ...cover.results] : own;
    found = { cover, results: all.filter(({ key }) => info.roles.some(({ evidence }) => evidence?.[key])) };
    return found.results;
  };
}

/** The place with the highest score, with a little chance between equals. */
export function best(
  situation: Situation,
  purpose: string,
  from: readonly Place[],
  score: (place: Place) => number,
  noise = situation.level.noise,
): Place | undefined {
  let top: Place | undefined;
  let most = Number.NEGATIVE_INFINITY;
  const below = chance(situation.turn.seed, `${purpose}/${situation.me}`);
  for (const place of from) {
    const luck = below(FINE) / FINE;
    const value = score(place) + noise * Math.log(1 / (1.0001 - luck)) + luck * 1e-3;
    if (value > most) [top, most] = [place, value];
  }
  return top;
}
