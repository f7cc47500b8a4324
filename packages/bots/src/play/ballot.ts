import type { Id, SeatId } from '@moonrise/engine';
import { quietRatio } from '../mind/likelihood.ts';
import type { Fact } from '../mind/memory.ts';
import { accuses } from '../mind/world.ts';
import type { Reason } from '../talk/acts.ts';
import { insight } from './night.ts';
import { best, drawn, friends, huntedOdds, identity, isHeld, isUnheard, living, results, type Scene } from './scene.ts';

const FOLLOW = 0.35; // what it weighs if everybody wants the same
const FOLLOW_AT_LAST = 1.5; // when one vote decides
const KEEP = 0.04; // what it weighs to have said so
const SPARE = 0.5;
const DOUBTED = 0.5; // odds from which nobody goes by what somebody says
const FEW = 4; // with so few left a wolf needs its friends
const HELP = 2; // what it weighs for a helper not to hit a wolf, the more the fewer are left

type Report = Extract<Fact, { type: 'report' }>;

/** Whom this seat should vote for: whom it suspects most, leaning to where others go, since votes that scatter are lost. */
export function favourite(scene: Scene, from: readonly SeatId[]): SeatId | undefined {
  const { memory, me, isFoe, world, game, role, level } = scene;
  const odds = huntedOdds(scene);
  const table = game.living().length;
  const isAlone = isUnheard(scene);
  const pack = friends(scene);
  const follow = isDecisive(scene) ? FOLLOW_AT_LAST : FOLLOW;
  const isSparing = isFoe && (isAlone || level.looksAhead || drawn(scene, `spare/${memory.day}`) < world.rates.spare);
  const help = isFoe && !role.knows ? HELP / Math.max(1, table - 2) : 0;
  const real = help > 0 ? scene.truth().huntedOdds() : odds;
  const score = (seat: SeatId) =>
    shaded(scene, seat, odds[seat] ?? 0) +
    (isAlone ? pooled(scene, seat) : (follow * backers(scene, seat)) / table) +
    (memory.intent === seat ? KEEP : 0) -
    (isSparing && pack.includes(seat) ? (isAlone ? table : SPARE) : 0) -
    (isFoe && table <= FEW && insight(scene, seat) < 0 ? SPARE : 0) -
    help * (real[seat] ?? 0);
  return best(
    scene,
    `ballot/${memory.day}`,
    from.filter((seat) => seat !== me),
    score,
  );
}
/** Whether the pack wins tonight if one more of the village goes today: then no cover is worth a vote. */
function isDecisive({ level, role, pack, game, world }: Scene): boolean {
  if (!level.looksAhead || !role.knows || !world.rules.goesOn) return false;
  const hunters = 1 + pack.filter((seat) => game.isAlive(seat)).length;
  return !world.rules.goesOn(hunters, game.living().length - 2);
}
const backers = ({ memory, me }: Scene, seat: SeatId): number =>
  memory.intents.filter((intent, by) => intent === seat && by !== me).length;
/** Votes that a seat has as far as one sees, and will have from friends. Unheard, the pack votes as one. */
function pooled(scene: Scene, seat: SeatId): number {
  const { memory, game, me } = scene;
  const cast = game.seats.map(({ id }) => (id === me ? undefined : ballotOf(scene, id)));
  const intended = friends(scene).filter((by) => cast[by] === undefined && memory.intents[by] === seat);
  return cast.filter((target) => target === seat).length + intended.length;
}
function ballotOf({ game, world }: Scene, by: SeatId): SeatId | undefined {
  const deeds = Object.values(game.frame.ballots[by] ?? {});
  const isVote = (id: string) => world.rules.everyone.some((act) => act.id === id && act.aim === 'exile');
  return deeds.find(({ act }) => isVote(act))?.targets[0];
}

/** Whether a seat has not said a word today, while most others have. */
export function isTellinglySilent({ memory, me, game }: Scene, seat: SeatId): boolean {
  const silent = game.living().filter((id) => !memory.heard.includes(id));
  return memory.heard.includes(me) && silent.includes(seat) && silent.length * 2 <= game.living().length;
}
function shaded(scene: Scene, seat: SeatId, odds: number): number {
  if (!isTellinglySilent(scene, seat)) return odds;
  const more = quietRatio(scene.world);
  return (odds * more) / (1 + odds * (more - 1));
}

/** The most telling thing there is against a seat. */
export function reasonAgainst(scene: Scene, seat: SeatId): Reason {
  const { memory, world, me } = scene;
  const { facts } = memory;
  if (hasFound(scene, seat)) return { type: 'result', by: me };
  const found = facts.find((fact) => fact.type === 'report' && isFound(scene, seat, fact));
  if (found?.type === 'report') return { type: 'result', by: found.seat };
  const claim = facts.find((fact) => fact.type === 'claim' && fact.seat === seat);
  if (claim?.type === 'claim' && claimants(scene, claim.role) > (world.deck[claim.role] ?? 0)) return { type: 'clash' };
  if (facts.some((fact) => fact.type === 'quiet' && fact.seats.includes(seat))) return { type: 'quiet' };
  if (facts.some((fact) => fact.type === 'ballots')) return { type: 'ballots' };
  return { type: 'feeling' };
}
/** Whether this seat has a result of its own against another. */
export const hasFound = (scene: Scene, seat: SeatId): boolean =>
  results(scene).some(({ key, about, answer }) => about[0] === seat && accuses(scene.world, key, about, answer));
/** Whether somebody else who may be believed has found something against a seat. */
function isFound(scene: Scene, seat: SeatId, { seat: by, key, about, answer }: Report): boolean {
  const isAgainst = about[0] === seat && accuses(scene.world, key, about, answer);
  return isAgainst && (huntedOdds(scene)[by] ?? 0) < DOUBTED && !isRival(scene, by);
}
/** How many have claimed a role, this seat among them. */
function claimants({ memory }: Scene, role: Id): number {
  const others = memory.facts.filter((fact) => fact.type === 'claim' && fact.role === role).length;
  return others + (memory.claimed === role ? 1 : 0);
}
/** Whether somebody claims the one card that this seat has, or says it has. */
export function isRival(scene: Scene, seat: SeatId): boolean {
  const role = identity(scene);
  const isClaim = (fact: Fact) => fact.type === 'claim' && fact.seat === seat && fact.role === role;
  return scene.world.deck[role] === 1 && scene.memory.facts.some(isClaim);
}

/** Whom it votes for, and why: whom it has said it would, if that can still be. */
export function ballot(scene: Scene, from: readonly SeatId[]): SeatId | undefined {
  const { memory } = scene;
  const said = isUnheard(scene) ? null : memory.intent;
  const seat = said !== null && from.includes(said) ? said : favourite(scene, from);
  if (seat === undefined) return undefined;
  const reason = reasonAgainst(scene, seat);
  const odds = Math.round((huntedOdds(scene)[seat] ?? 0) * 100) / 100;
  const motive = {
    day: memory.day,
    seat,
    odds,
    reason: reason.type,
    ...(reason.type === 'result' && { by: reason.by }),
  };
  memory.motives = [...memory.motives.filter(({ day }) => day !== memory.day), motive];
  return seat;
}

/** Whether there is a vote on this day, and somebody to vote for. */
export const isVotingDay = (scene: Scene): boolean => living(scene).length > 0 && isHeld(scene, 'exile');
