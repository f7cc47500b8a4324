import type { Event, EventOf, Game, Id, Ruleset, SeatId } from '@moonrise/engine';
import type { Turn } from '../player.ts';
import type { LineReadings, SpeechAct } from '../talk/acts.ts';
import { read } from '../talk/read.ts';
import { noteLines } from './lines-heard.ts';
import { type Asked, type Fact, forgotten, isSame, type Memory, type View } from './memory.ts';
import { isAboutClaim, noteLast, retractClaims } from './retraction.ts';
import { defenceOf, noteSaid } from './said.ts';
import { accused, isInformed, subject, type TableInfo, teller } from './table-info.ts';

/** Turns new events into facts and memory. */
export function listen(memory: Memory, turn: Turn, info: TableInfo): void {
  const game = turn.view();
  const news = turn.news();
  const { seat: me, language = 'en', readings } = turn;
  const [facts, alive] = [[...memory.facts], livingBefore(game, news)];
  const context: NewsContext = { memory, game, me, info, language, readings, facts, alive, lines: [] };
  for (const event of news) hear(context, event);
  if (facts.length > memory.facts.length) memory.facts = facts; // a claim taken back adds a fact too
  noteLines(memory, context.lines);
}
interface NewsContext {
  readonly memory: Memory;
  readonly game: Game;
  readonly me: SeatId;
  readonly info: TableInfo;
  readonly language: string;
  readonly readings: LineReadings | undefined;
  readonly facts: Fact[];
  readonly lines: string[]; // said to everyone
  alive: readonly SeatId[]; // at the time of the event being read
}
function livingBefore(game: Game, news: readonly Event[]): readonly SeatId[] {
  if (!news.some(({ type }) => type === 'died' || type === 'revived')) return game.living();
  const living = new Set(game.living());
  for (const event of news.toReversed()) {
    if (event.type === 'died') living.add(event.seat);
    if (event.type === 'revived') living.delete(event.seat);
  }
  return [...living].sort((a, b) => a - b);
}

function hear(on: NewsContext, event: Event): void {
  switch (event.type) {
    case 'opened':
      return opened(on, event);
    case 'revealed':
      return void on.facts.push({ type: 'card', place: event.place, role: event.role, isPrivate: event.to !== 'all' });
    case 'told':
      return told(on, event);
    case 'did':
      return did(on, event);
    case 'died':
      on.alive = on.alive.filter((id) => id !== event.seat);
      on.memory.lost = [...on.memory.lost, event.seat];
      return;
    case 'revived':
      on.alive = [...on.alive, event.seat].sort((a, b) => a - b);
      on.memory.lost = on.memory.lost.filter((id) => id !== event.seat);
      return;
    case 'counted':
      return counted(on, event);
    case 'said':
      return heard(on, event.seat, event.text, event.to === 'all');
    case 'spoke':
      return heard(on, event.seat, event.text, event.to === 'all');
  }
}

function opened({ memory, facts, alive, info, game }: NewsContext, event: EventOf<'opened'>): void {
  const light = game.rules.phaseOf.get(event.phase)?.light;
  if (light === 'night') memory.lost = [];
  else if (memory.prey !== null) {
    memory.saved = alive.includes(memory.prey) ? memory.prey : null;
    memory.prey = null;
  }
  if (light !== 'day') return;
  const bold = claimsIn(facts).filter(
    ({ seat, role }) => alive.includes(seat) && isInformed(info.rules.roleOf.get(role)),
  );
  facts.push({ type: 'morning', living: alive, bold: [...new Set(bold.map(({ seat }) => seat))] });
  memory.day++;
  Object.assign(memory, forgotten, { intents: game.seats.map(() => null) });
}
const claimsIn = (facts: readonly Fact[]) => facts.filter((fact) => fact.type === 'claim');

function told({ facts, info }: NewsContext, { key, about, answer = '', to }: EventOf<'told'>): void {
  if (to === 'all') {
    if (info.rules.evidence?.[key]) facts.push({ type: 'open', key, about, answer: String(answer) });
  } else if (teller(info, key))
    facts.push({ type: 'own', key, about, answer: String(answer), day: nextNight(facts, info) });
}
/** Results are numbered in order, because rule sets count days differently. A game of one night has no second. */
const nextNight = (facts: readonly Fact[], { rules }: TableInfo): number =>
  rules.actsBy === 'dealt' ? 1 : facts.filter(({ type }) => type === 'own').length + 1;
/** The seat's own acts are facts as well, for roles whose only news is what they did. */
function did({ facts, info, me }: NewsContext, { deed }: EventOf<'did'>): void {
  if (deed.seat !== me) return;
  for (const { evidence = {} } of info.roles)
    for (const [key, { act, isDeed }] of Object.entries(evidence))
      if (isDeed && act === deed.act)
        facts.push({ type: 'own', key, about: [me, ...deed.targets], answer: '', day: nextNight(facts, info) });
}

function counted({ facts, info }: NewsContext, { act, ballots }: EventOf<'counted'>): void {
  if (!isExile(info.rules, act)) return;
  const pairs = ballots.flatMap(({ seat, targets: [target] }) =>
    target === undefined ? [] : [[seat, target] as const],
  );
  facts.push({ type: 'ballots', pairs });
}
const isExile = (rules: Ruleset, id: string): boolean =>
  rules.everyone.some((act) => act.id === id && act.aim === 'exile');

function heard(on: NewsContext, seat: SeatId, text: string, isPublic: boolean): void {
  if (text === '') return;
  const { memory, me } = on;
  const said = seat === me ? ownWords(on, text) : understood(on, seat, text);
  if (!isPublic) {
    for (const act of said) if (act.type === 'intend' && memory.prey === null) memory.prey = act.seat;
    return;
  }
  on.lines.push(text);
  if (said.length === 0 && isUnclear(on, seat, text)) memory.unclear = seat;
  memory.heard = withSeat(memory.heard, seat);
  memory.voices = withSeat(memory.voices, seat);
  if (seat === me) {
    memory.talks++;
    noteSaid(memory, said, on.facts, on.info);
  }
  for (const act of said) take(on, seat, act);
  memory.speaker = seat;
  if (seat !== me) concede(on, seat);
}
/** Notes a seat that heard a claim to a unique card and did not contradict: its holder would. */
function concede({ facts, info }: NewsContext, seat: SeatId): void {
  const isKnown = (role: Id) =>
    facts.some(
      (fact) => (fact.type === 'claim' || fact.type === 'conceded') && fact.seat === seat && fact.role === role,
    );
  for (const { role, seat: claimant } of claimsIn(facts))
    if (info.deck[role] === 1 && claimant !== seat && !isKnown(role)) facts.push({ type: 'conceded', seat, role });
}
const understood = (on: NewsContext, me: SeatId, text: string): readonly SpeechAct[] => {
  const { info, game, language, readings } = on;
  return read(text, {
    rules: info.rules,
    language,
    seats: game.seats,
    me,
    seed: '',
    recent: [],
    ...(readings && { readings }),
  });
};
/** The seat knows what it meant. Words that another player said from this seat are parsed like all others. */
function ownWords(on: NewsContext, text: string): readonly SpeechAct[] {
  const { said } = on.memory;
  on.memory.said = null;
  return said?.text.startsWith(text) ? said.acts : understood(on, on.me, text);
}

function take(on: NewsContext, seat: SeatId, act: SpeechAct): void {
  const { memory, me } = on;
  if (act.type === 'intend' || act.type === 'callVote') memory.intents = memory.intents.with(seat, act.seat);
  if (act.type === 'retract' && isAboutClaim(memory, seat, on.facts, act.role)) retractClaims(on.facts, seat);
  else if (isWithdrawn(act, memory.intents[seat])) memory.intents = memory.intents.with(seat, null);
  noteLast(memory, seat, act);
  const view = viewIn(seat, act);
  if (view || act.type === 'unsuspect')
    memory.views = memory.views.filter((old) => old.by !== seat || !isOver(old, act));
  if (view) memory.views = [...memory.views, view];
  if (act.type === 'chat') memory.moods = [...memory.moods, act.mood];
  if (act.type === 'ask') memory.asked = [...memory.asked, act.seat];
  if (seat === me) return;
  question(on, seat, act);
  if (act.type === 'wonder' && memory.intents.indexOf(seat) === me) asked(memory, { by: seat, about: 'reason' }); // only the first of its voters answers
  if (act.type === 'agree') follow(memory, seat, act.seat);
  if (act.type === 'second') follow(memory, seat, memory.speaker);
  if (act.type === 'report') memory.tellers = withSeat(memory.tellers, seat);
  if (act.type === 'report' && subject(seat, act.about) === me && !isAgainst(on, seat, act)) memory.witness = seat;
  if (isAgainst(on, seat, act) && !memory.told.includes(defenceOf(memory.day, seat)))
    memory.accusers = withSeat(memory.accusers, seat);
  learn(on, seat, act);
}
const withSeat = (seats: SeatId[], seat: SeatId): SeatId[] => (seats.includes(seat) ? seats : [...seats, seat]);
function question(on: NewsContext, by: SeatId, act: SpeechAct): void {
  const { memory, me } = on;
  if (act.type === 'ask' && act.seat === me) asked(memory, { ...act, by });
  if (act.type === 'askAll' && isMeant(on, by, act)) asked(memory, { ...act, by });
  if (act.type === 'callClaim' && isCalled(on, by, act.role)) asked(memory, { by, about: 'claims' });
}
/** True for an opinion or a vote that this act of the same player takes the place of. */
const isOver = ({ seat, isFor, isVote }: View, act: SpeechAct): boolean =>
  act.type === 'unsuspect' ? seat === act.seat && !isFor : isVote && (act.type === 'intend' || act.type === 'callVote');
/** Whom an act speaks for or against. */
function viewIn(by: SeatId, act: SpeechAct): View | undefined {
  const isVote = act.type === 'intend' || act.type === 'callVote';
  if (isVote || act.type === 'suspect')
    return act.seat === null ? undefined : { by, seat: act.seat, isFor: false, isVote };
  const isFor = act.type === 'trust' || act.type === 'vouch' || act.type === 'spare';
  return isFor ? { by, seat: act.seat, isFor, isVote } : undefined;
}
/** A line that names a player but says nothing we know. The seat after the speaker asks about it. */
function isUnclear(on: NewsContext, by: SeatId, text: string): boolean {
  const isNamed = ({ name }: { name: string }) => name.length > 1 && text.includes(name);
  return by !== on.me && on.game.seats.some(isNamed) && after(on, by)[0] === on.me;
}
/** Whom a call to claim means: the holder of the card, and the next two seats if it is to all. */
const isCalled = (on: NewsContext, by: SeatId, role: Id | undefined): boolean =>
  role === undefined ? after(on, by).slice(0, 2).includes(on.me) : after(on, by)[0] === on.me;
/** The other living seats, from the next one on. */
const after = ({ alive }: NewsContext, by: SeatId): readonly SeatId[] => [
  ...alive.filter((seat) => seat > by),
  ...alive.filter((seat) => seat < by),
];
/** Takes back the announced vote for this seat. */
const isWithdrawn = (act: SpeechAct, intent: SeatId | null | undefined): boolean =>
  act.type === 'retract' || ((act.type === 'unsuspect' || act.type === 'spare') && act.seat === intent);
/**
 * True if this seat answers a question to everyone: "why Anna?" is for the first who wants Anna out, anything else for
 * the next two seats.
 */
function isMeant(on: NewsContext, by: SeatId, question: SpeechAct & { type: 'askAll' }): boolean {
  const { memory, me } = on;
  if (question.about === 'why' && memory.intents.includes(question.whom))
    return memory.intents.indexOf(question.whom) === me;
  const isOnce = question.about === 'ballots' || question.about === 'summary';
  return after(on, by)
    .slice(0, isOnce ? 1 : 2)
    .includes(me);
}
const TOPICS: readonly string[] = [
  'role',
  'ballot',
  'suspect',
  'reason',
  'why',
  'opinion',
  'results',
  'ballots',
  'summary',
  'bot',
  'claims',
] satisfies Asked['about'][];
function asked(memory: Memory, { by, about, whom }: { by: SeatId; about: string; whom?: SeatId }): void {
  if (!TOPICS.includes(about)) return;
  const isSame = (ask: Asked) => ask.about === about && ask.whom === whom && (about !== 'reason' || ask.by === by);
  const others = memory.asks.filter((ask) => !isSame(ask));
  memory.asks = [...others, { by, about: about as Asked['about'], ...(whom !== undefined && { whom }) }];
}
/** A player who agrees wants the same vote, unless they announced their own. */
function follow(memory: Memory, seat: SeatId, leader: SeatId | null): void {
  const wanted = memory.intents[leader ?? -1] ?? null;
  if (wanted !== null && wanted !== seat && memory.intents[seat] === null)
    memory.intents = memory.intents.with(seat, wanted);
}
function isAgainst({ me, info }: NewsContext, by: SeatId, act: SpeechAct): boolean {
  if (act.type === 'suspect' || act.type === 'intend' || act.type === 'callVote') return act.seat === me;
  return act.type === 'report' && accused(info, by, act) === me;
}
function learn({ facts, info }: NewsContext, seat: SeatId, act: SpeechAct): void {
  const add = (fact: Fact) => void (facts.some((old) => isSame(old, fact)) || facts.push(fact));
  const claim = (role: Id) => {
    const beside = isInformed(info.rules.roleOf.get(role)) ? tellersBefore(facts, info, seat) : [];
    const forced = isForced(facts, info, seat, role) && { isForced: true as const };
    add({ type: 'claim', seat, role, ...forced, ...(beside.length > 0 && { beside }) });
  };
  if (act.type === 'claim' && info.deck[act.role]) claim(act.role);
  if (act.type === 'vouch') add({ type: 'vouched', seat, whom: act.seat });
  if (act.type !== 'report') return;
  const role = teller(info, act.key);
  if (!role) return;
  claim(role.id);
  const { key, about, answer, day } = act;
  add({ type: 'report', seat, key, about, answer: String(answer), day });
}
/** The other seats that claimed a role with results. */
const tellersBefore = (facts: readonly Fact[], info: TableInfo, seat: SeatId): readonly SeatId[] => [
  ...new Set(
    claimsIn(facts).flatMap((fact) =>
      fact.seat !== seat && isInformed(info.rules.roleOf.get(fact.role)) ? [fact.seat] : [],
    ),
  ),
];
/** True if a player with the same claimed role had reported this seat before: the claim may be a counterclaim. */
const isForced = (facts: readonly Fact[], info: TableInfo, seat: SeatId, role: Id): boolean =>
  facts.some(
    (fact) => fact.type === 'report' && accused(info, fact.seat, fact) === seat && teller(info, fact.key)?.id === role,
  );
