import type { SeatId } from '@moonrise/engine';
import { quietRatio } from '../mind/likelihood.ts';
import { accuses } from '../mind/world.ts';
import type { Reason } from '../talk/acts.ts';
import { insight } from './night.ts';
import { best, drawn, huntedOdds, isHeld, living, type Scene } from './scene.ts';

const FOLLOW = 0.35; // what it weighs if everybody wants the same
const KEEP = 0.04; // what it weighs to have said so
const SPARE = 0.5;
const FEW = 4; // with so few left a wolf needs its friends
const HELP = 2; // what it weighs for a helper not to hit a wolf, the more the fewer are left

/** Whom this seat should vote for: whom it suspects most, leaning to where others go, since votes that scatter are lost. */
export function favourite(scene: Scene, from: readonly SeatId[]): SeatId | undefined {
  const { memory, me, isFoe, world, game, role } = scene;
  const odds = huntedOdds(scene);
  const table = game.living().length;
  const isAlone = isFoe && !hasAudience(scene);
  const pack = isAlone ? [...scene.pack, ...memory.voices] : scene.pack; // who talks to nobody is a friend
  const weight = (by: SeatId) => (isAlone && pack.includes(by) ? table : 1); // unheard, the pack votes as one
  const backers = (seat: SeatId) =>
    memory.intents.reduce<number>((sum, intent, by) => sum + (intent === seat && by !== me ? weight(by) : 0), 0);
  const isSparing = isFoe && (isAlone || drawn(scene, `spare/${memory.day}`) < world.rates.spare);
  const help = isFoe && !role.knows ? HELP / Math.max(1, table - 2) : 0;
  const real = help > 0 ? scene.truth().huntedOdds() : odds;
  const score = (seat: SeatId) =>
    shaded(scene, seat, odds[seat] ?? 0) +
    (FOLLOW * backers(seat)) / table +
    (memory.intent === seat ? KEEP : 0) -
    (isSparing && pack.includes(seat) ? SPARE : 0) -
    (isFoe && table <= FEW && insight(scene, seat) < 0 ? SPARE : 0) -
    help * (real[seat] ?? 0);
  return best(
    scene,
    `ballot/${memory.day}`,
    from.filter((seat) => seat !== me),
    score,
  );
}

/** The odds of a seat that has not said a word today, while most others have. */
function shaded({ memory, me, game, world }: Scene, seat: SeatId, odds: number): number {
  const silent = game.living().filter((id) => !memory.heard.includes(id));
  const isTelling = memory.heard.includes(me) && silent.includes(seat) && silent.length * 2 <= game.living().length;
  if (!isTelling) return odds;
  const more = quietRatio(world);
  return (odds * more) / (1 + odds * (more - 1));
}

/** Whether there is anybody to whom a wolf has to look honest: whoever never says a word does not listen either. */
function hasAudience({ memory, me, pack, game }: Scene): boolean {
  if (!memory.heard.includes(me)) return true; // the others have not had their turn
  const others = game.living().filter((seat) => seat !== me && !pack.includes(seat));
  const silent = others.filter((seat) => !memory.voices.includes(seat));
  return silent.length * 2 <= others.length;
}

/** The most telling thing there is against a seat. */
export function reasonAgainst({ memory, world }: Scene, seat: SeatId): Reason {
  const facts = memory.facts;
  const found = facts.find(
    (fact) => fact.type === 'report' && fact.about[0] === seat && accuses(world, fact.key, fact.about, fact.answer),
  );
  if (found?.type === 'report') return { type: 'result', by: found.seat };
  const claim = facts.find((fact) => fact.type === 'claim' && fact.seat === seat);
  const isDoubled =
    claim?.type === 'claim' &&
    facts.filter((fact) => fact.type === 'claim' && fact.role === claim.role).length > (world.deck[claim.role] ?? 0);
  if (isDoubled) return { type: 'clash' };
  if (facts.some((fact) => fact.type === 'quiet' && fact.seats.includes(seat))) return { type: 'quiet' };
  if (facts.some((fact) => fact.type === 'ballots')) return { type: 'ballots' };
  return { type: 'feeling' };
}

/** Whom it votes for, and why: whom it has said it would, if that can still be. */
export function ballot(scene: Scene, from: readonly SeatId[]): SeatId | undefined {
  const { memory } = scene;
  const said = memory.intent;
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
