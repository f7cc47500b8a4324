import type { Id, Place, Role, SeatId } from '@moonrise/engine';
import type { Belief } from './belief.ts';
import type { Classes } from './classes.ts';
import type { Fact, Result } from './memory.ts';
import { disguises, poses } from './poses.ts';
import {
  accused,
  hasAim,
  isAvenging,
  isFoe,
  isInformed,
  isInPlay,
  subject,
  type TableInfo,
  teller,
} from './table-info.ts';
import { tableOnce } from './tables.ts';

// How likely a seat with a given card says or does something. Only ratios matter.
const IMPOSSIBLE = 1e-5;
const MISTAKE = 0.002; // an honest seat tells an impossible result
const VILLAGE_LIE = 0.005; // a villager claims another role
const CLAIM = { informed: 0.7, special: 0.3, plain: 0.4 }; // a true claim
const TURNED = 0.05; // the seat was dealt another card and became what is shown
const LEAST_LIE = 0.03; // people may pose as any role
const BUS = 0.15; // a false result against a packmate
const IGNORED = 0.65; // the pack lets a true claimant live another night
const SPARED = 0.6;
const SECOND = 0.01; // a second wolf of a pack makes up results
// A claim that was taken back: honest holders keep to it, and wolves had more cause for it than others.
const RETRACTED = { holder: 0.02, village: 0.05, wolves: 0.08 };
const VOUCHED = 0.85; // a village player speaks for a wolf
const CONCEDED = 0.1; // the holder of a unique card lets another player claim it

/** Weighs a belief by one fact. */
export function weigh(belief: Belief, fact: Fact, info: TableInfo, me: SeatId): void {
  const { classes } = belief;
  switch (fact.type) {
    case 'card':
      return belief.weigh(
        [fact.place],
        tableOnce(classes, info, `card/${fact.role}`, () =>
          byClass(classes, (c) => (classes.of.get(fact.role) === c ? 1 : turnedRate(classes, c, fact.role, info))),
        ),
      );
    case 'open':
      return weighEvidence(belief, info.rules.evidence?.[fact.key]?.fits, { ...sure, fact, teller: -1 }, info);
    case 'own':
      return own(belief, fact, info, me);
    case 'claim':
      return claim(belief, fact, info);
    case 'conceded':
      return belief.weigh(
        [fact.seat],
        tableOnce(classes, info, `conceded/${fact.role}`, () =>
          byRole(classes, info, ({ id }) => (id === fact.role ? CONCEDED : 1)),
        ),
      );
    case 'retracted':
      return retracted(belief, fact, info);
    case 'vouched':
      return vouched(belief, [fact.seat, fact.whom]);
    case 'report':
      return report(belief, fact.seat, fact, info);
    case 'ballots':
      return ballots(belief, fact.pairs, info);
    case 'morning':
      return morning(belief, fact.living, fact.bold, info);
  }
}

/** How likely a card is shown where this class was dealt: possible only where cards can change. */
function turnedRate({ members, isFoe: foes }: Classes, held: number, shown: Id, info: TableInfo): number {
  const isRecruit = isFoe(info, info.rules.roleOf.get(shown)) && isInPlay(info, 'recruit') && !foes[held];
  return isRecruit || members[held]?.some((role) => hasAim(role, 'become')) ? TURNED : IMPOSSIBLE;
}

/** Roles that need a class of their own before a fact can be weighed. */
export function namedIn(fact: Fact, info: TableInfo): readonly Id[] {
  if (fact.type === 'card' || fact.type === 'claim') return [fact.role];
  if (fact.type === 'retracted') return fact.role === null ? [] : [fact.role];
  if (fact.type === 'report' || fact.type === 'own')
    return [teller(info, fact.key)?.id ?? '', fact.answer].filter((id) => info.deck[String(id)]) as Id[];
  if (fact.type !== 'open') return [];
  const such = info.roles.filter((role) =>
    info.rules.evidence?.[fact.key]?.fits(() => role, -1, fact.about, fact.answer),
  );
  return such.length === 1 ? such.map(({ id }) => id) : [];
}

function byClass({ counts }: Classes, value: (c: number) => number): Float64Array {
  const values = new Float64Array(counts.length);
  for (let c = 0; c < values.length; c++) values[c] = value(c);
  return values;
}
/** A value for each class: the mean over its cards. */
export const byRole = (classes: Classes, { deck }: TableInfo, value: (role: Role) => number): Float64Array =>
  byClass(classes, (c) => {
    const members = classes.members[c] ?? [];
    const sum = members.reduce((all, role) => all + value(role) * (deck[role.id] ?? 0), 0);
    return sum / (classes.counts[c] ?? 1);
  });

type Claim = Extract<Fact, { type: 'claim' }>;
function kindOf(info: TableInfo, role: Role | undefined): keyof typeof CLAIM {
  if (isInformed(role)) return 'informed';
  return role && (role.acts ?? []).length > 0 && info.deck[role.id] === 1 ? 'special' : 'plain';
}
/** Weighs a claim together with the ones before it: of a pack that knows each other hardly two make up results. */
function claim(belief: Belief, fact: Claim, info: TableInfo): void {
  const { classes } = belief;
  const beside = (fact.beside ?? []).slice(-2);
  const key = `claim/${fact.role}/${fact.isForced ?? false}/${beside.length}`;
  belief.weigh(
    [fact.seat, ...beside],
    tableOnce(classes, info, key, () => claimTable(classes, fact, beside, info)),
  );
}
function claimTable(classes: Classes, fact: Claim, beside: readonly SeatId[], info: TableInfo): Float64Array {
  const rates = byRole(classes, info, (role) => claimRate(info, role, fact));
  if (beside.length === 0) return rates;
  const n = classes.counts.length;
  const inPack = classes.members.map((members) => members.some((role) => role.knows && isFoe(info, role)));
  const table = new Float64Array(n ** (1 + beside.length));
  for (let i = 0; i < table.length; i++) {
    const rate = rates[i % n] as number;
    const isSecond = inPack[i % n] && beside.some((_, at) => inPack[Math.floor(i / n ** (at + 1)) % n]);
    table[i] = isSecond ? Math.min(rate, SECOND) : rate;
  }
  return table;
}
function claimRate(info: TableInfo, role: Role, { role: claimed, isForced }: Claim): number {
  const { rules, rates, roles, deck } = info;
  const target = rules.roleOf.get(claimed);
  if (isFoe(info, target)) return 1; // admitting it tells nothing
  const kind = kindOf(info, target);
  if (role.id === claimed) return rates.candour > 0 ? 1 : CLAIM[kind];
  if (!isFoe(info, role)) return role.team === target?.team ? VILLAGE_LIE : 0.2;
  if (rates.candour > 0) return 0.25;
  if (kind !== 'informed') return Math.max(LEAST_LIE, CLAIM[kind] * (disguises(info).get(claimed) ?? 0));
  const pack = roles.filter((one) => one.knows && isFoe(info, one)).reduce((sum, { id }) => sum + (deck[id] ?? 0), 0);
  const share = poses(info).get(claimed) ?? 0;
  return Math.max(
    LEAST_LIE,
    isForced ? rates.counter : 0,
    share * (role.knows ? rates.bluff / Math.max(1, pack) : rates.helper),
  );
}

function retracted(
  belief: Belief,
  { seat, role: claimed }: Extract<Fact, { type: 'retracted' }>,
  info: TableInfo,
): void {
  if (claimed === null) return;
  const rate = (role: Role) => (role.id === claimed ? 'holder' : isFoe(info, role) ? 'wolves' : 'village');
  const { classes } = belief;
  belief.weigh(
    [seat],
    tableOnce(classes, info, `retracted/${claimed}`, () => byRole(classes, info, (role) => RETRACTED[rate(role)])),
  );
}
/** Who is trusted lends some trust to the player spoken for. */
function vouched(belief: Belief, [seat, whom]: readonly [SeatId, SeatId]): void {
  const { isHunted, counts } = belief.classes;
  const n = counts.length;
  const table = new Float64Array(n * n);
  for (let i = 0; i < table.length; i++) table[i] = !isHunted[i % n] && isHunted[Math.floor(i / n)] ? VOUCHED : 1;
  belief.weigh([seat, whom], table);
}

type Fits = NonNullable<Role['evidence']>[string]['fits'];
interface ToldEvidence {
  readonly kind: 'certain' | 'report';
  readonly fact: Pick<Result, 'key' | 'about' | 'answer'>;
  readonly teller: SeatId; // -1: the game itself
  readonly value: (fits: boolean, teller: number, subject: number) => number; // by the classes of both seats
}
/** Weighs by whether the result fits the cards, and by who told it. */
function weighEvidence(belief: Belief, fits: Fits | undefined, told: ToldEvidence, info: TableInfo): void {
  if (!fits) return;
  const { teller } = told;
  const { key, about, answer } = told.fact;
  const places = [...new Set(teller < 0 ? about : [teller, ...about])].slice(0, 3);
  const name = `${told.kind}/${key}/${teller}/${about}/${typeof answer}/${answer}`;
  belief.weigh(
    places,
    tableOnce(belief.classes, info, name, () => evidenceTable(belief.classes, fits, told, places)),
  );
}
function evidenceTable(
  classes: Classes,
  fits: Fits,
  { teller, fact: { about, answer }, value }: ToldEvidence,
  places: readonly Place[],
): Float64Array {
  const n = classes.counts.length;
  const table = new Float64Array(n ** places.length);
  const role = (c: number) => classes.members[c]?.find(({ id }) => id === answer) ?? classes.roles[c];
  const subjectAt = places.indexOf(subject(teller, about) ?? -1);
  for (let i = 0; i < table.length; i++) {
    const at = (index: number) => Math.floor(i / n ** index) % n;
    const holds = (place: Place) => (places.includes(place) ? role(at(places.indexOf(place))) : undefined);
    table[i] = value(fits(holds, teller, about, answer), at(0), subjectAt < 0 ? -1 : at(subjectAt));
  }
  return table;
}

const sure = { kind: 'certain', value: (fits: boolean): number => (fits ? 1 : IMPOSSIBLE) } as const;

function own(belief: Belief, fact: Result, info: TableInfo, me: SeatId): void {
  const role = teller(info, fact.key);
  const result = role?.evidence?.[fact.key];
  if (!role || !result) return;
  weighEvidence(belief, result.fits, { ...sure, fact, teller: me }, info);
  addSwap(belief, me, fact, info);
}
function addSwap(belief: Belief, seat: SeatId, { key, about }: Result, info: TableInfo): void {
  const role = teller(info, key);
  if (!role) return;
  const places = role.evidence?.[key]?.moves?.(seat, about);
  const held = belief.classes.of.get(role.id);
  if (places && held !== undefined) belief.addSwap({ seat, held, rank: info.rules.roles.indexOf(role), places });
}

function report(belief: Belief, seat: SeatId, fact: Result, info: TableInfo): void {
  const role = teller(info, fact.key);
  const result = role?.evidence?.[fact.key];
  if (!role || !result) return;
  const { classes } = belief;
  const { accuse } = info.rates;
  const isAccusing = accused(info, seat, fact) !== undefined;
  const isPlain = subject(seat, fact.about) === undefined || result.isDeed || result.moves;
  const claimedClass = classes.of.get(role.id);
  const value = (fits: boolean, held: number, about: number): number => {
    if (held === claimedClass) return fits ? 1 : MISTAKE;
    if (!classes.isFoe[held]) return VILLAGE_LIE * 4;
    if (isPlain) return 0.5;
    const against = classes.isHunted[about] ? BUS : Math.max(0.1, accuse);
    return isAccusing ? against : 1 - against;
  };
  weighEvidence(belief, result.fits, { kind: 'report', fact, teller: seat, value }, info);
  addSwap(belief, seat, fact, info);
}

function ballots(belief: Belief, pairs: readonly (readonly [SeatId, SeatId])[], { rates }: TableInfo): void {
  const spared = 1 - rates.spare * SPARED;
  const others = pairs.filter(([voter, target]) => voter !== target);
  if (spared < 1) belief.weighPairs(others, spared);
}

function morning(belief: Belief, living: readonly SeatId[], bold: readonly SeatId[], info: TableInfo): void {
  const { rules } = info;
  if (!rules.goesOn) return;
  const isCertain = !isInPlay(info, 'recruit') && !isInPlay(info, 'become');
  const otherwise = isCertain ? IMPOSSIBLE : 0.1;
  belief.weighCount(living, (hunted) => (rules.goesOn?.(hunted, living.length) ? 1 : otherwise));
  const { classes } = belief;
  const table = tableOnce(classes, info, 'ignored', () =>
    byRole(classes, info, (role) => (isInformed(role) && !isFoe(info, role) ? IGNORED : 1)),
  );
  for (const seat of bold) belief.weigh([seat], table);
}

/** How much the wolves want a role dead. */
export function threat(info: TableInfo, role: Role): number {
  if (isFoe(info, role)) return 0;
  if (hasAim(role, 'learn') || isInformed(role)) return 3;
  if (isAvenging(role)) return 0.5;
  if (hasAim(role, 'help')) return 2;
  return role.acts?.length ? 1.2 : 1;
}
