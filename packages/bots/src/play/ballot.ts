import type { Id, SeatId } from '@moonrise/engine';
import { quietRatio } from '../mind/likelihood.ts';
import type { Fact, Motive } from '../mind/memory.ts';
import { accused } from '../mind/world.ts';
import type { Reason } from '../talk/acts.ts';
import { insight } from './night.ts';
import { best, drawn, friends, huntedOdds, identity, isHeld, isUnheard, living, results, type Scene } from './scene.ts';

const FOLLOW = 0.35; // what it weighs if everybody wants the same
const FOLLOW_AT_LAST = 1.5; // when one vote decides
const CREDIT = 0.05; // what it weighs that nobody contests somebody's claim: whoever holds that card would
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
  const isLast = isDecisive(scene);
  const follow = isLast ? FOLLOW_AT_LAST : FOLLOW;
  const isSparing =
    isFoe && (isAlone || isLast || level.spares || drawn(scene, `spare/${memory.day}`) < world.rates.spare);
  const isSpared = (seat: SeatId) => isSparing && pack.includes(seat) && (isAlone || !isLost(scene, seat));
  const help = isFoe && !role.knows ? HELP / Math.max(1, table - 2) : 0;
  const real = help > 0 ? scene.truth().huntedOdds() : odds;
  const score = (seat: SeatId) =>
    shaded(scene, seat, odds[seat] ?? 0) +
    (isAlone ? pooled(scene, seat) : (follow * backers(scene, seat)) / table) +
    (memory.intent === seat ? KEEP : 0) -
    (isUncontested(scene, seat) ? CREDIT : 0) -
    (isSpared(seat) ? (isAlone ? table : SPARE) : 0) -
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
/** Whether one who counts votes sees that a friend cannot be saved: then it is better to be seen voting against it. */
const isLost = (scene: Scene, seat: SeatId): boolean =>
  scene.level.spares && backers(scene, seat) * 2 >= scene.game.living().length;
/** How many others have said that they will vote for a seat. */
export const backers = ({ memory, me }: Scene, seat: SeatId): number =>
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

/** The most telling thing there is against a seat; none where it is the claim itself that is not believed. */
export function reasonAgainst(scene: Scene, seat: SeatId): Reason | undefined {
  const { memory, world, me } = scene;
  const { facts } = memory;
  if (hasFound(scene, seat)) return { type: 'result', by: me };
  const found = facts.find((fact) => fact.type === 'report' && isFound(scene, seat, fact));
  if (found?.type === 'report') return { type: 'result', by: found.seat };
  const claim = claimOf(scene, seat);
  if (claim !== undefined && isContested(scene, claim)) return { type: 'clash' };
  if (claim !== undefined && (huntedOdds(scene)[seat] ?? 0) >= DOUBTED) return undefined;
  const isTelling = quietRatio(world) > 1;
  if (isTelling && facts.some((fact) => fact.type === 'quiet' && fact.seats.includes(seat))) return { type: 'quiet' };
  if (facts.some((fact) => fact.type === 'ballots')) return { type: 'ballots' };
  return { type: 'feeling' };
}
/** Whether this seat has a result of its own against another. */
export const hasFound = (scene: Scene, seat: SeatId): boolean =>
  results(scene).some((result) => accused(scene.world, scene.me, result) === seat);
/** Whether somebody else who may be believed has found something against a seat. */
function isFound(scene: Scene, seat: SeatId, report: Report): boolean {
  const { seat: by } = report;
  return accused(scene.world, by, report) === seat && (huntedOdds(scene)[by] ?? 0) < DOUBTED && !isRival(scene, by);
}
/** What a seat has first claimed to be. */
function claimOf({ memory }: Scene, seat: SeatId): Id | undefined {
  const claim = memory.facts.find((fact) => fact.type === 'claim' && fact.seat === seat);
  return claim?.type === 'claim' ? claim.role : undefined;
}
const isContested = (scene: Scene, role: Id): boolean => claimants(scene, role) > (scene.world.deck[role] ?? 0);
/** Whether a seat claims the one card of a kind, and nobody else does. */
function isUncontested(scene: Scene, seat: SeatId): boolean {
  const role = claimOf(scene, seat);
  return role !== undefined && scene.world.deck[role] === 1 && !isContested(scene, role) && identity(scene) !== role;
}
/** How many have claimed a role and were not shown to be somebody else, this seat among them. */
function claimants({ memory }: Scene, role: Id): number {
  const isShown = (seat: SeatId) =>
    memory.facts.some((fact) => fact.type === 'card' && !fact.isPrivate && fact.place === seat && fact.role !== role);
  const others = memory.facts.filter(
    (fact) => fact.type === 'claim' && fact.role === role && !isShown(fact.seat),
  ).length;
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
  const motive: Motive = {
    day: memory.day,
    seat,
    odds,
    reason: reason?.type ?? 'claim',
    ...(reason?.type === 'result' && { by: reason.by }),
  };
  memory.motives = [...memory.motives.filter(({ day }) => day !== memory.day), motive];
  return seat;
}

/** Whether there is a vote on this day, and somebody to vote for. */
export const isVotingDay = (scene: Scene): boolean => living(scene).length > 0 && isHeld(scene, 'exile');
