import type { Id, Role, SeatId } from '@moonrise/engine';
import { chance } from '../chance.ts';
import type { Cover, Result } from '../mind/memory.ts';
import { disguises, inquiry, poses } from '../mind/poses.ts';
import { accused, isFoe, isInformed, subject, type TableInfo, teller } from '../mind/table-info.ts';
import { isDecisive } from './ballot.ts';
import { best, drawn, huntedOdds, identity, type Situation } from './situation.ts';

/** The cover of a seat; a new one if another player has claimed its role first. */
export function coverFor(situation: Situation): Cover {
  const { memory, info, me } = situation;
  const { cover, claimed } = memory;
  if (!cover) return chooseCover(situation);
  if (claimed !== null || cover.since > 0) return cover;
  const countered = counterclaim(situation);
  if (countered !== undefined) return countered === cover.role ? cover : { role: countered, since: 0, results: [] };
  const claims = situation.facts.claims.filter(({ role, seat }) => role === cover.role && seat !== me);
  const isTaken = claims.length >= (info.deck[cover.role] ?? 0);
  if (isLeft(situation, cover.role) && (!isTaken || isBold(situation, cover.role))) return cover;
  return { role: plainCover(situation), since: 0, results: [] };
}
/**
 * True if a bluffer contradicts a player with the same claim. Wolves who know the pack seldom do: the village would
 * execute both.
 */
function isBold(situation: Situation, role: Id): boolean {
  const { info } = situation;
  if (!isInformed(info.rules.roleOf.get(role)) || info.rates.candour > 0) return false;
  return !situation.role.knows || drawn(situation, 'bold') < info.rates.bold;
}
/** The role a found-out wolf claims: that of its finder. */
function counterclaim(situation: Situation): Id | undefined {
  const { info, facts, pack } = situation;
  const role = foundBy(situation);
  const isOurs = role !== undefined && facts.claims.some((fact) => fact.role === role.id && pack.includes(fact.seat));
  if (isOurs) return undefined;
  if (!role || !poses(info).has(role.id) || !isLeft(situation, role.id)) return undefined;
  return drawn(situation, 'counter') < info.rates.counter ? role.id : undefined;
}
/** The role of the player who reported this seat. */
function foundBy({ facts, info, me }: Situation): Role | undefined {
  const found = facts.reports.find((fact) => accused(info, fact.seat, fact) === me);
  return found && teller(info, found.key);
}
/** True if not all cards of this role have been shown. */
function isLeft({ facts, info }: Situation, role: Id): boolean {
  const shown = facts.shown.filter((fact) => fact.role === role);
  return shown.length < (info.deck[role] ?? 0);
}
/** Chooses what a seat of the wolves' side pretends to be, before it first speaks. */
function chooseCover(situation: Situation): Cover {
  const { memory, game, me, info } = situation;
  const dealt = info.rules.roleOf.get(game.state.dealt[me] ?? null);
  const isTurned = dealt && !isFoe(info, dealt) && memory.day > 0 && !info.rules.actsBy;
  if (isTurned) return { role: memory.claimed ?? dealt.id, since: memory.facts.length, results: [] };
  if (memory.claimed !== null) return { role: memory.claimed, since: 0, results: memory.fables };
  const role = isBluffer(situation) ? bluffRole(situation) : undefined;
  return { role: role ?? plainCover(situation), since: 0, results: [] };
}

/** At most one of a pack bluffs, and all of them know which. A helper who does not know the pack decides alone. */
function isBluffer(situation: Situation): boolean {
  const { role, pack, me, turn, info } = situation;
  if (!role.knows) return drawn(situation, 'pose') < info.rates.helper;
  const rank = (seat: SeatId) => chance(turn.seed, `bluffer/${seat}`)(1_000_000);
  return pack.every((fellow) => rank(fellow) > rank(me)) && chance(turn.seed, 'bluff')(1000) < info.rates.bluff * 1000;
}
/** True for a pack whose bluffer waits until the village cannot afford to vote out both who claim a card. */
export const isBiding = ({ isFoe, level, info, turn }: Situation): boolean =>
  isFoe && level.looksAhead && chance(turn.seed, 'late')(1000) < info.rates.late * 1000;
function bluffRole(situation: Situation): Id | undefined {
  const { info, me, facts } = situation;
  const isFree = (id: Id) => !facts.claims.some(({ role, seat }) => role === id && seat !== me);
  return weighted(
    situation,
    'pose as',
    poses(info),
    (id) => (isFree(id) || isBold(situation, id)) && isLeft(situation, id),
  );
}
/** A role that is not expected to have results. */
function plainCover(situation: Situation): Id {
  const { info, facts } = situation;
  const claims = (id: Id) => facts.claims.filter(({ role }) => role === id).length;
  const isFree = (id: Id) => (info.deck[id] ?? 0) > claims(id) && isLeft(situation, id);
  return (
    weighted(situation, 'cover', disguises(info), isFree) ??
    weighted(situation, 'cover', poses(info), isFree) ??
    spareCover(situation, isFree)
  );
}
/** When all usual covers are taken: a card nobody claims, or the most common one no packmate claims. */
function spareCover({ info, facts, pack, role }: Situation, isFree: (id: Id) => boolean): Id {
  const isOfPack = (id: Id) => facts.claims.some((fact) => fact.role === id && pack.includes(fact.seat));
  const others = info.roles
    .filter((one) => !isFoe(info, one) && !one.knows)
    .map(({ id }) => id)
    .sort((a, b) => (info.deck[b] ?? 0) - (info.deck[a] ?? 0));
  return others.find(isFree) ?? others.find((id) => !isOfPack(id)) ?? others[0] ?? role.id;
}
/** Draws one of the wanted roles by its share. */
function weighted(
  situation: Situation,
  purpose: string,
  shares: ReadonlyMap<Id, number>,
  isWanted: (id: Id) => boolean,
): Id | undefined {
  const wanted = [...shares].filter(([id]) => isWanted(id));
  let left = drawn(situation, purpose) * wanted.reduce((sum, [, share]) => sum + share, 0);
  for (const [id, share] of wanted) {
    left -= share;
    if (left < 0) return id;
  }
  return wanted.at(-1)?.[0];
}

/** Invents a result for every night so far, as the pretended role would have them. */
export function inventResults(situation: Situation): void {
  const { memory, info } = situation;
  const { cover } = memory;
  const asked = inquiry(info.rules.roleOf.get(identity(situation)));
  if (!cover || !asked || cover.since > 0) return;
  const nights = memory.day - (isLate(info, asked.act.during) ? 1 : 0);
  const told = Math.max(0, ...cover.results.map(({ day }) => day));
  for (let night = told + 1; night <= nights; night++) {
    const result = inventResult(situation, night);
    if (result) memory.cover = { ...(memory.cover ?? cover), results: [...(memory.cover ?? cover).results, result] };
  }
}
/** True if the first day comes before the first night with results. */
function isLate({ rules }: TableInfo, during: readonly Id[]): boolean {
  const at = (isThere: (phase: Id) => boolean) => rules.schedule.findIndex(({ phase }) => isThere(phase));
  return at((phase) => during.includes(phase)) > at((phase) => rules.phaseOf.get(phase)?.light === 'day');
}

function inventResult(situation: Situation, night: number): Result | undefined {
  const { memory, facts, game, me, info, pack } = situation;
  const asked = inquiry(info.rules.roleOf.get(identity(situation)));
  if (!asked) return undefined;
  const { key, act, evidence } = asked;
  const done = memory.cover?.results ?? [];
  const isShown = (seat: SeatId) => facts.shown.some(({ place }) => place === seat);
  const targets = (act.targets?.(game, game.seat(me)) ?? []).filter(
    (seat) => seat !== me && !isShown(seat) && !done.some(({ about }) => subject(me, about) === seat),
  );
  const isAccusing =
    (foundBy(situation) !== undefined ||
      (isBiding(situation) && isDecisive(situation)) ||
      targets.length === 1 || // with everyone cleared there would be no wolf
      drawn(situation, `accuse/${night}`) < info.rates.accuse) &&
    done.every((result) => accused(info, me, result) === undefined);
  const odds = huntedOdds(situation);
  const own = identity(situation);
  const rivals = facts.claims.filter(({ role }) => role === own).map(({ seat }) => seat);
  const prey = targets.filter((seat) => !pack.includes(seat));
  const target = isAccusing
    ? best(situation, `accused/${night}`, prey, (seat) => (odds[seat] ?? 0) + (rivals.includes(seat) ? 1 : 0))
    : best(
        situation,
        `cleared/${night}`,
        targets,
        (seat) => 0.3 * drawn(situation, `clear/${seat}`) - (rivals.includes(seat) ? 1 : 0),
      );
  if (target === undefined) return undefined;
  const answers = evidence.answers ?? commonFirst(info, identity(situation));
  const about = act.pick === 2 ? [me, target] : [target];
  const answer = answers.find((one) => (accused(info, me, { key, about, answer: one }) === target) === isAccusing);
  return answer === undefined ? undefined : { key, about, answer, day: night };
}
const commonFirst = ({ deck }: TableInfo, own: Id): readonly Id[] =>
  Object.keys(deck)
    .filter((id) => (deck[id] ?? 0) > 0 && id !== own)
    .sort((a, b) => (deck[b] ?? 0) - (deck[a] ?? 0));
