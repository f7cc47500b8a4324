import type { Event, EventOf } from '@moonrise/engine';
import { share } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { GameLog } from '../logs/game-log.ts';
import { type AgentScript, othersAlive, plain, played } from '../testing/played.ts';
import { type Retold, retell } from './index.ts';

const NASTY = [
  'Well, 1,2,3',
  '"no"',
  'at 1760000000',
  'a,1760000000123',
  '1,vote,2,3',
  'a\nb\r\nc',
  ',',
  ' , ',
  '🐺,狼',
];

/** Speaks with awkward characters, and chooses different players in turn. */
function nasty(seed: number): AgentScript {
  let n = seed;
  const next = (below: number) => {
    n = (n * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((n / 2_147_483_648) * below);
  };
  return (packet, agent) => {
    const { request } = packet;
    if (request.endsWith('_PHASE_START')) return NASTY[next(5)];
    if (request === 'TALK' || request === 'WHISPER') return next(4) === 0 ? 'Over' : NASTY[next(NASTY.length)];
    const others = othersAlive(packet);
    if (['VOTE', 'ATTACK', 'GUARD', 'DIVINE'].includes(request))
      return next(9) === 0 ? 'nobody' : others[next(others.length)];
    return plain(packet, agent);
  };
}

async function game(seats: number, seed: number, more = '') {
  let log = '';
  const events: Event[] = [];
  const reporters = [
    new GameLog((text) => {
      log += text;
    }),
    { decided: (row: { readonly events: readonly Event[] }) => void events.push(...row.events) },
  ];
  const config = `game: { agent_count: ${seats}${more} }`;
  await played({ config, seed: `game ${seed}`, script: nasty(seed), reporters });
  return { log, events };
}

/** The part of an event that a log holds: no clocks, limits of speech, seed or options. */
function essence(event: Event): unknown {
  switch (event.type) {
    case 'started':
      return [
        event.type,
        event.names,
        Object.entries(event.deck)
          .filter(([, count]) => count > 0)
          .sort(),
        event.to,
      ];
    case 'opened':
      return [event.type, event.frame, event.to];
    case 'spoke':
      return [event.type, event.seat, event.act, event.text, event.to];
    case 'ended':
      return [event.type, event.outcome, event.cards, event.to];
    default:
      return event;
  }
}
/** Phases without an action, passes and missing votes leave no line. */
function tellable(events: readonly Event[]): readonly unknown[] {
  const isVoid = (event: Event) =>
    (event.type === 'chose' && event.deed.targets.length === 0) ||
    (event.type === 'did' && event.deed.targets.length === 0) ||
    (event.type === 'counted' && event.ballots.length === 0) ||
    (event.type === 'told' && event.key === 'no_votes');
  const left = events.filter((event) => !isVoid(event));
  return left.filter((_, i) => !isEmptied(left, i)).map(essence);
}
function isEmptied(events: readonly Event[], i: number): boolean {
  const [event, next, before] = [events[i], events[i + 1], events[i - 1]];
  if (event?.type === 'opened') return next?.type === 'closed' || next === undefined || next.type === 'opened';
  return event?.type === 'closed' && before?.type === 'opened';
}

const revotes = ', vote: { max_count: 3 }, attack_vote: { max_count: 2 }';
const free = ', talk: { duration: 5s }, whisper: { duration: 5s }';
test.each([
  [5, 1, ''],
  [5, 2, revotes],
  [5, 3, free],
  [9, 4, ''],
  [9, 5, revotes],
  [13, 6, ''],
  [13, 7, revotes],
  [13, 8, free],
] as const)(
  '%i seats, seed %i%s: every viewer sees in the log what they saw in the game',
  async (seats, seed, more) => {
    const { log, events } = await game(seats, seed, more);
    const retold = retell(log) as Retold;
    expect(retold).toMatchObject({ ok: true, hasTimes: true, hasEnded: true, leftOut: [] });
    const again = retold.rows.flatMap((row) => row.events);
    for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)])
      expect(tellable(share(again, viewer)), `as ${viewer ?? 'public'}`).toEqual(tellable(share(events, viewer)));
    expect(tellable(again)).toEqual(tellable(events));
    const spoken = again.filter((event): event is EventOf<'spoke'> => event.type === 'spoke').map(({ text }) => text);
    expect(spoken).toEqual(expect.arrayContaining(['a,1760000000123', '1,vote,2,3']));
  },
);
