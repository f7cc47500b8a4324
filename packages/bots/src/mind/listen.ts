import type { Event, EventOf, Game, Id, Ruleset, SeatId } from '@moonrise/engine';
import type { Turn } from '../player.ts';
import type { SmallTopic, SpeechAct } from '../talk/acts.ts';
import { read } from '../talk/read.ts';
import { type Fact, forgotten, type Memory } from './memory.ts';
import { defenceOf, noteSaid } from './said.ts';
import { accused, isInformed, subject, type TableInfo, teller } from './table-info.ts';

const RECENT = 24;

/** Turns new events into facts and memory. */
export function listen(memory: Memory, turn: Turn, info: TableInfo): void {
  const game = turn.view();
  const news = turn.news();
  const { seat: me, language = 'en' } = turn;
  const context: NewsContext = { memory, game, me, info, language, facts: [...memory.facts], alive: [] };
  context.alive = livingBefore(game, news);
  for (const event of news) hear(context, event);
  memory.facts = context.facts;
}

interface NewsContext {
  readonly memory: Memory;
  readonly game: Game;
  readonly me: SeatId;
  readonly info: TableInfo;
  readonly language: string;
  readonly facts: Fact[];
  alive: SeatId[]; // at the time of the event being read
}
function livingBefore(game: Game, news: readonly Event[]): SeatId[] {
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
  } else if (teller(info, key)) facts.push({ type: 'own', key, about, answer: String(answer), day: nextNight(facts) });
}
/** Results are numbered in order, because rule sets count days differently. */
const nextNight = (facts: readonly Fact[]): number => facts.filter(({ type }) => type === 'own').length + 1;
/** The seat's own acts are facts as well, for roles whose only news is what they did. */
function did({ facts, info, me }: NewsContext, { deed }: EventOf<'did'>): void {
  if (deed.seat !== me) return;
  for (const { evidence = {} } of info.roles)
    for (const [key, { act, isDeed }] of Object.entries(evidence))
      if (isDeed && act === deed.act)
        facts.push({ type: 'own', key, about: [me, ...deed.targets], answer: '', day: nextNight(facts) });
}

function counted({ facts, memory, alive, info }: NewsContext, { act, ballots }: EventOf<'counted'>): void {
  if (!isExile(info.rules, act)) return;
  const pairs = ballots.flatMap(({ seat, targets: [target] }) =>
    target === undefined ? [] : [[seat, target] as const],
  );
  facts.push({ type: 'ballots', pairs });
  const quiet = alive.filter((id) => !memory.heard.includes(id));
  if (quiet.length > 0 && quiet.length * 2 <= alive.length) facts.push({ type: 'quiet', seats: quiet });
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
  memory.recent = [...memory.recent, text].slice(-RECENT);
  if (!memory.heard.includes(seat)) memory.heard = [...memory.heard, seat];
  if (!memory.voices.includes(seat)) memory.voices = [...memory.voices, seat];
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
  for (const { role, seat: claimant } of claimsIn(facts)) {
    if (
      info.deck[role] !== 1 ||
      claimant === seat ||
      claimsIn(facts).some((fact) => isSame(fact, { type: 'claim', seat, role }))
    )
      continue;
    if (!facts.some((fact) => fact.type === 'conceded' && fact.seat === seat && fact.role === role))
      facts.push({ type: 'conceded', seat, role });
  }
}
const understood = ({ info, game, language }: NewsContext, me: SeatId, text: string): readonly SpeechAct[] =>
  read(text, { rules: info.rules, language, seats: game.seats, me, seed: '', recent: [] });
/** The seat knows what it meant. Words that another player said from this seat are parsed like all others. */
function ownWords(on: NewsContext, text: string): readonly SpeechAct[] {
  const { said } = on.memory;
  on.memory.said = null;
  return said?.text.startsWith(text) ? said.acts : understood(on, on.me, text);
}

function take(on: NewsContext, seat: SeatId, act: SpeechAct): void {
  const { memory, me } = on;
  if (act.type === 'intend' || act.type === 'callVote') memory.intents = memory.intents.with(seat, act.seat);
  if (isWithdrawn(act, memory.intents[seat])) memory.intents = memory.intents.with(seat, null);
  if (act.type === 'chat') memory.moods = [...memory.moods, act.mood];
  if (act.type === 'ask') memory.asked = [...memory.asked, act.seat];
  if (seat === me) return;
  if (act.type === 'ask' && act.seat === me && isAnswered(act.about)) asked(memory, seat, act.about);
  if (act.type === 'wonder' && memory.intents.indexOf(seat) === me) asked(memory, seat, 'reason'); // only the first of its voters answers
  if (act.type === 'agree') follow(memory, seat, act.seat);
  if (act.type === 'second') follow(memory, seat, memory.speaker);
  if (act.type === 'report') memory.tellers = [...new Set([...memory.tellers, seat])];
  if (act.type === 'report' && subject(seat, act.about) === me && !isAgainst(on, seat, act)) memory.witness = seat;
  if (isAgainst(on, seat, act) && !memory.told.includes(defenceOf(memory.day, seat)))
    memory.accusers = [...new Set([...memory.accusers, seat])];
  learn(on, seat, act);
}
/** Takes back the announced vote for this seat. */
const isWithdrawn = (act: SpeechAct, intent: SeatId | null | undefined): boolean =>
  act.type === 'retract' || ((act.type === 'unsuspect' || act.type === 'spare') && act.seat === intent);
const isAnswered = (about: string): about is SmallTopic => ['role', 'ballot', 'suspect', 'reason'].includes(about);
function asked(memory: Memory, by: SeatId, about: SmallTopic): void {
  const others = memory.asks.filter((ask) => ask.about !== about || (about === 'reason' && ask.by !== by));
  memory.asks = [...others, { by, about }];
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
  const claim = (role: Id) =>
    add({ type: 'claim', seat, role, ...(isForced(facts, info, seat, role) && { isForced: true }) });
  if (act.type === 'claim' && info.deck[act.role]) claim(act.role);
  if (act.type !== 'report') return;
  const role = teller(info, act.key);
  if (!role) return;
  claim(role.id);
  const { key, about, answer, day } = act;
  add({ type: 'report', seat, key, about, answer: String(answer), day });
}
/** True if a player with the same claimed role had reported this seat before: the claim may be a counterclaim. */
const isForced = (facts: readonly Fact[], info: TableInfo, seat: SeatId, role: Id): boolean =>
  facts.some(
    (fact) => fact.type === 'report' && accused(info, fact.seat, fact) === seat && teller(info, fact.key)?.id === role,
  );

function isSame(old: Fact, fact: Fact): boolean {
  if (old.type === 'claim' && fact.type === 'claim') return old.seat === fact.seat && old.role === fact.role;
  if (old.type !== 'report' || fact.type !== 'report') return false;
  return (
    old.seat === fact.seat && old.key === fact.key && String(old.about) === String(fact.about) && old.day === fact.day
  );
}
