import type { Id, Role, SeatId } from '@moonrise/engine';
import { chance } from '../chance.ts';
import type { Cover, Result } from '../mind/memory.ts';
import { disguises, inquiry, poses } from '../mind/poses.ts';
import { accused, isFoe, isInformed, subject, teller, type World } from '../mind/world.ts';
import { best, drawn, huntedOdds, identity, type Scene } from './scene.ts';

/** The cover a seat has; another one if somebody else has claimed what it was going to be. */
export function coverFor(scene: Scene): Cover {
  const { memory, world, me } = scene;
  const { cover, claimed } = memory;
  if (!cover) return chooseCover(scene);
  if (claimed !== null || cover.since > 0) return cover;
  const countered = counterclaim(scene);
  if (countered !== undefined) return countered === cover.role ? cover : { role: countered, since: 0, results: [] };
  const claims = memory.facts.filter((fact) => fact.type === 'claim' && fact.role === cover.role && fact.seat !== me);
  const isTaken = claims.length >= (world.deck[cover.role] ?? 0);
  if (isLeft(scene, cover.role) && (!isTaken || isBold(scene, cover.role))) return cover;
  return { role: plain(scene), since: 0, results: [] };
}
/** Whether a bluffer contradicts whoever claims the same. One who knows the pack seldom does: the village would be rid of both. */
function isBold(scene: Scene, role: Id): boolean {
  const { world } = scene;
  if (!isInformed(world.rules.roleOf.get(role)) || world.rates.candour > 0) return false;
  return !scene.role.knows || drawn(scene, 'bold') < world.rates.bold;
}
/** What a wolf that was found out pretends to be: the one who has found it. */
function counterclaim(scene: Scene): Id | undefined {
  const { world, memory, pack } = scene;
  const role = foundBy(scene);
  const isOurs = memory.facts.some(
    (fact) => fact.type === 'claim' && fact.role === role?.id && pack.includes(fact.seat),
  );
  if (isOurs) return undefined;
  if (!role || !poses(world).has(role.id) || !isLeft(scene, role.id)) return undefined;
  return drawn(scene, 'counter') < world.rates.counter ? role.id : undefined;
}
/** The role by which somebody has found out this seat. */
function foundBy({ memory, world, me }: Scene): Role | undefined {
  const found = memory.facts.find((fact) => fact.type === 'report' && accused(world, fact.seat, fact) === me);
  return found?.type === 'report' ? teller(world, found.key) : undefined;
}
/** Whether somebody can still hold this card: not all of them have been shown. */
function isLeft({ memory, world }: Scene, role: Id): boolean {
  const shown = memory.facts.filter((fact) => fact.type === 'card' && !fact.isPrivate && fact.role === role);
  return shown.length < (world.deck[role] ?? 0);
}
/** Decides whom a seat of the wolves' side pretends to be, before it says its first word. */
function chooseCover(scene: Scene): Cover {
  const { memory, game, me, world } = scene;
  const dealt = world.rules.roleOf.get(game.state.dealt[me] ?? null);
  const isTurned = dealt && !isFoe(world, dealt) && memory.day > 0 && !world.rules.actsBy;
  if (isTurned) return { role: memory.claimed ?? dealt.id, since: memory.facts.length, results: [] };
  if (memory.claimed !== null) return { role: memory.claimed, since: 0, results: memory.fables };
  const role = isBluffer(scene) ? posable(scene) : undefined;
  return { role: role ?? plain(scene), since: 0, results: [] };
}

/** One of a pack poses at most, and all of it know which; a helper who knows nobody decides alone. */
function isBluffer(scene: Scene): boolean {
  const { role, pack, me, turn, world } = scene;
  if (!role.knows) return drawn(scene, 'pose') < world.rates.helper;
  const rank = (seat: SeatId) => chance(turn.seed, `bluffer/${seat}`)(1_000_000);
  return pack.every((fellow) => rank(fellow) > rank(me)) && chance(turn.seed, 'bluff')(1000) < world.rates.bluff * 1000;
}
function posable(scene: Scene): Id | undefined {
  const { world, me, memory } = scene;
  const isFree = (id: Id) =>
    !memory.facts.some((fact) => fact.type === 'claim' && fact.role === id && fact.seat !== me);
  return weighted(scene, 'pose as', poses(world), (id) => (isFree(id) || isBold(scene, id)) && isLeft(scene, id));
}
/** Somebody of whom nobody expects news. */
function plain(scene: Scene): Id {
  const { world, memory, role } = scene;
  const claims = (id: Id) => memory.facts.filter((fact) => fact.type === 'claim' && fact.role === id).length;
  const isFree = (id: Id) => (world.deck[id] ?? 0) > claims(id) && isLeft(scene, id);
  const anybody = world.roles.find((one) => !isFoe(world, one) && !one.knows)?.id ?? role.id;
  return weighted(scene, 'cover', disguises(world), isFree) ?? anybody;
}
/** One of these, drawn by its share among those that will do. */
function weighted(
  scene: Scene,
  purpose: string,
  shares: ReadonlyMap<Id, number>,
  isWanted: (id: Id) => boolean,
): Id | undefined {
  const wanted = [...shares].filter(([id]) => isWanted(id));
  let left = drawn(scene, purpose) * wanted.reduce((sum, [, share]) => sum + share, 0);
  for (const [id, share] of wanted) {
    left -= share;
    if (left < 0) return id;
  }
  return wanted.at(-1)?.[0];
}

/** Results for as many nights as there were, as the role that is pretended would have them. */
export function makeUp(scene: Scene): void {
  const { memory, world } = scene;
  const { cover } = memory;
  const asked = inquiry(world.rules.roleOf.get(identity(scene)));
  if (!cover || !asked || cover.since > 0) return;
  const nights = memory.day - (isLate(world, asked.act.during) ? 1 : 0);
  const told = Math.max(0, ...cover.results.map(({ day }) => day));
  for (let night = told + 1; night <= nights; night++) {
    const result = invented(scene, night);
    if (result) memory.cover = { ...(memory.cover ?? cover), results: [...(memory.cover ?? cover).results, result] };
  }
}
/** Whether the first day comes before the first night in which something is learnt. */
function isLate({ rules }: World, during: readonly Id[]): boolean {
  const at = (isThere: (phase: Id) => boolean) => rules.schedule.findIndex(({ phase }) => isThere(phase));
  return at((phase) => during.includes(phase)) > at((phase) => rules.phaseOf.get(phase)?.light === 'day');
}

function invented(scene: Scene, night: number): Result | undefined {
  const { memory, game, me, world, pack } = scene;
  const asked = inquiry(world.rules.roleOf.get(identity(scene)));
  if (!asked) return undefined;
  const { key, act, evidence } = asked;
  const done = memory.cover?.results ?? [];
  const isShown = (seat: SeatId) =>
    memory.facts.some((fact) => fact.type === 'card' && !fact.isPrivate && fact.place === seat);
  const targets = (act.targets?.(game, game.seat(me)) ?? []).filter(
    (seat) => seat !== me && !isShown(seat) && !done.some(({ about }) => subject(me, about) === seat),
  );
  const isAccusing =
    (foundBy(scene) !== undefined || drawn(scene, `accuse/${night}`) < world.rates.accuse) &&
    done.every((result) => accused(world, me, result) === undefined);
  const odds = huntedOdds(scene);
  const rivals = memory.facts.flatMap((fact) =>
    fact.type === 'claim' && fact.role === identity(scene) ? [fact.seat] : [],
  );
  const prey = targets.filter((seat) => !pack.includes(seat));
  const target = isAccusing
    ? best(scene, `accused/${night}`, prey, (seat) => (odds[seat] ?? 0) + (rivals.includes(seat) ? 1 : 0))
    : best(
        scene,
        `cleared/${night}`,
        targets,
        (seat) => 0.3 * drawn(scene, `clear/${seat}`) - (rivals.includes(seat) ? 1 : 0),
      );
  if (target === undefined) return undefined;
  const answers = evidence.answers ?? commonFirst(world, identity(scene));
  const about = act.pick === 2 ? [me, target] : [target];
  const answer = answers.find((one) => (accused(world, me, { key, about, answer: one }) === target) === isAccusing);
  return answer === undefined ? undefined : { key, about, answer, day: night };
}
const commonFirst = ({ deck }: World, own: Id): readonly Id[] =>
  Object.keys(deck)
    .filter((id) => (deck[id] ?? 0) > 0 && id !== own)
    .sort((a, b) => (deck[b] ?? 0) - (deck[a] ?? 0));
