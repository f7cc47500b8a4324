import { type Event, share, view } from '@moonrise/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NoLog, type Retold, retell } from './index.ts';

const ROLES = ['WEREWOLF', 'POSSESSED', 'SEER', 'VILLAGER', 'VILLAGER'];
const statuses = (day: number, states = 'AAAAA') =>
  ROLES.map((role, i) => {
    const state = { A: 'ALIVE', D: 'DEAD', _: '' }[states[i] ?? 'A'];
    return `${day},status,${i + 1},${role},${state},otters${i + 1},Name${i + 1}`;
  }).join('\n');
const LOG = `${statuses(0)}
0,talk,0,0,4,Good morning, all,1760000001
0,talk,1,0,2,Over,1760000002
0,divine,3,1,WEREWOLF
${statuses(1)}
1,talk,0,0,3,Name1 is a wolf,1760000000,1760000060
1,vote,1,2
1,vote,2,3
1,vote,3,1
1,vote,4,2
1,vote,5,3
1,execute,2,POSSESSED
1,divine,3,4,HUMAN
1,attackVote,1,3
1,attack,3,true
${statuses(2, 'ADDAA')}
2,vote,1,4
2,vote,4,1
2,vote,5,1
2,execute,1,WEREWOLF
${statuses(3, 'DDDAA')}
3,result,2,0,VILLAGER`;

const read = (text: string): Retold => {
  const retold = retell(text);
  if (!retold.ok) throw new Error(`line ${retold.line}: ${retold.text}`);
  return retold;
};
const eventsIn = (text: string): readonly Event[] => read(text).rows.flatMap(({ events }) => events);
const brief = (event: Event): string => {
  if (event.type === 'opened') return `${event.phase} ${event.day}.${event.round}`;
  if (event.type === 'spoke') return `${event.seat} ${event.act} "${event.text}"`;
  if (event.type === 'chose') return `${event.deed.seat} chose ${event.deed.act} ${event.deed.targets}`;
  if (event.type === 'counted') return `${event.act}: ${event.ballots.map((one) => `${one.seat}>${one.targets}`)}`;
  if (event.type === 'told') return [event.key, ...event.about, event.answer ?? ''].join(' ').trim();
  if (event.type === 'died') return `${event.seat} died by ${event.cause}`;
  return event.type;
};
const QUIET = ['started', 'dealt', 'revealed', 'closed', 'noted'];
const told = (events: readonly Event[]) => events.filter(({ type }) => !QUIET.includes(type)).map(brief);

test('a game as the public sees it', () => {
  expect(told(share(eventsIn(LOG), null))).toEqual([
    'talk 0.1',
    '3 talk "Good morning, all"',
    '1 over ""',
    'talk 1.1',
    '2 talk "Name1 is a wolf,1760000000"',
    'vote 1.1',
    'vote: 0>1,1>2,2>0,3>1,4>2',
    'lot 1',
    'eliminated 1',
    '1 died by vote',
    '2 died by attack',
    'killed 2',
    'vote 2.1',
    'vote: 0>3,3>0,4>0',
    'eliminated 0',
    '0 died by vote',
    'ended',
  ]);
});

test('what only the Seer and the Werewolf see', () => {
  const toAll = new Set(told(share(eventsIn(LOG), null)));
  const own = (seat: number) => told(share(eventsIn(LOG), seat)).filter((line) => !toAll.has(line));
  expect(own(2)).toEqual([
    'divine 0.1',
    '2 chose divine 0',
    'divined 0 WEREWOLF',
    '2 chose vote 0',
    'divine 1.1',
    '2 chose divine 3',
    'divined 3 HUMAN',
  ]);
  expect(own(0)).toEqual(['0 chose vote 1', 'attack 1.1', '0 chose attack 2', 'attack: 0>2', '0 chose vote 3']);
});

test('names, roles and the winner', () => {
  const events = eventsIn(LOG);
  expect(view(events.slice(0, -1), null).cards).toEqual([null, null, null, null, null]);
  expect(view(events.slice(0, -1), 2).cards).toEqual([null, null, 'SEER', null, null]);
  const { seats, cards, outcome } = view(events, null);
  expect(seats.map(({ name, alive }) => [name, alive])).toEqual([
    ['Name1', false],
    ['Name2', false],
    ['Name3', false],
    ['Name4', true],
    ['Name5', true],
  ]);
  expect(cards).toEqual(ROLES);
  expect(outcome).toEqual({ team: 'VILLAGER', winners: [2, 3, 4], reason: 'wolves_gone' });
});

const withoutTimes = LOG.replaceAll(/,\d{10}$/gm, '');
test('times come from the log; without times, lines are spaced evenly', () => {
  expect(read(LOG).hasTimes).toBe(true);
  expect(read(LOG).rows[1]?.at).toBe(1_760_000_001_000);
  const { hasTimes, rows } = read(withoutTimes);
  expect(hasTimes).toBe(false);
  expect(rows.map(({ at }) => at)).toEqual(rows.map((_, i) => i * 1000));
});

test('in a log without times, a number at the end belongs to the speech', () => {
  expect(told(eventsIn(withoutTimes))).toContain('2 talk "Name1 is a wolf,1760000000"');
});

test.each([
  ['a byte order mark', `\uFEFF${LOG}`],
  ['the line ends of Windows', LOG.replaceAll('\n', '\r\n')],
  ['empty lines', `\n${LOG.replaceAll('\n', '\n\n')}\n`],
  ['times in milliseconds', LOG.replaceAll(/,(\d{10})$/gm, ',$1123')],
])('%s changes nothing', (_, text) => {
  expect(read(text)).toEqual(read(LOG));
});

test('old logs have no game names, and older ones no speech turns', () => {
  const old = LOG.replaceAll(/,Name\d$/gm, '');
  expect(view(eventsIn(old), null).seats.map(({ name }) => name)).toEqual(ROLES.map((_, i) => `Agent[0${i + 1}]`));
  expect(read(old)).toMatchObject({ leftOut: [], programs: ROLES.map((_, i) => `otters${i + 1}`) });
  const older = `${statuses(0)}\n0,talk,0,4,Skip\n0,whisper,0,1,Hm\n0,talk,1,1,2`;
  expect(told(eventsIn(older))).toEqual(['talk 0.1', '3 skip ""', 'whisper 0.1', '0 whisper "Hm"']);
  expect(read(older).leftOut).toEqual([8]); // truncated after the seat
});

test('a program’s name may contain a comma or be empty', () => {
  expect(read(LOG.replaceAll('otters1,', 'o,t,')).programs.slice(0, 2)).toEqual(['o,t', 'otters2']);
  const odd = LOG.replaceAll('otters1,', 'o,t,').replaceAll('otters2,Name2', ',');
  expect(
    view(eventsIn(odd), null)
      .seats.map(({ name }) => name)
      .slice(0, 2),
  ).toEqual(['Name1', 'Agent[02]']);
});

test('unknown lines, and lines that name an unknown player, are skipped and reported', () => {
  const lines = LOG.split('\n');
  const strange = [
    '1,tts,hello',
    'what is this',
    '1,vote,9,1',
    '1,vote,1',
    '1,talk,0,0,77,hi',
    '1,attack,x,true',
    '1,result,a',
  ];
  const { leftOut, rows } = read([...lines.slice(0, 14), ...strange, ...lines.slice(14)].join('\n'));
  expect(leftOut).toEqual(strange.map((_, i) => 15 + i));
  expect(rows.flatMap(({ events }) => events)).toEqual(eventsIn(LOG));
});

test('lines after the result belong to another game', () => {
  expect(read(`${LOG}\n${statuses(0)}`).leftOut).toHaveLength(5);
});

test('an interrupted game has no end, and its cards stay known', () => {
  const events = eventsIn(LOG.split('\n').slice(0, 16).join('\n'));
  const { hasEnded } = read(LOG.split('\n').slice(0, 16).join('\n'));
  expect(hasEnded).toBe(false);
  expect(events.some(({ type }) => type === 'ended')).toBe(false);
  expect(view(events, 0).cards[0]).toBe('WEREWOLF');
});

test.each([
  ['AAA__', 'errors'],
  ['AAAAA', 'max_day'],
])('no winner: %s', (states, reason) => {
  const { outcome, seats } = view(eventsIn(`${statuses(0)}\n${statuses(1, states)}\n1,result,4,1,NONE`), null);
  expect(outcome).toEqual({ team: null, winners: [], reason });
  expect(seats.filter(({ marks }) => marks.length > 0)).toHaveLength(states === 'AAAAA' ? 0 : 2);
});

test('a second vote of a player means a revote', () => {
  const tied = `${statuses(1)}\n1,vote,1,2\n1,vote,2,1\n1,vote,1,3\n1,vote,2,3\n1,execute,3,SEER`;
  expect(told(share(eventsIn(tied), null))).toEqual([
    'vote 1.1',
    'vote: 0>1,1>0',
    'vote_again',
    'vote 1.2',
    'vote: 0>2,1>2',
    'eliminated 2',
    '2 died by vote',
  ]);
});

test('a death that appears only in the status counts', () => {
  expect(told(eventsIn(`${statuses(0)}\n${statuses(1, 'ADAAA')}`))).toEqual(['1 died by unknown']);
});

test.each([
  ['', null, ''],
  [' \n\r\n', null, ''],
  ['{"format":"something"}', 1, '{"format":"something"}'],
  ['\n\nDear diary,', 3, 'Dear diary,'],
  ['0,talk,0,0,1,hello', 1, '0,talk,0,0,1,hello'],
  ['0,status,0,SEER,ALIVE,a,b', 1, '0,status,0,SEER,ALIVE,a,b'],
  ['0,status,1,SEER', 1, '0,status,1,SEER'],
])('%j is refused as a log', (text, line, shown) => {
  expect(retell(text) satisfies Retold | NoLog).toEqual({ ok: false, line, text: shown });
});

test('a damaged log is either shown or refused, and works for every viewer', () => {
  const cut = fc.nat({ max: LOG.length }).map((at) => LOG.slice(0, at));
  const place = fc.nat({ max: LOG.length });
  const pieces = fc.oneof(
    fc.string(),
    fc.constantFrom(',', '\n', '\0', '-1', '99999999999', 'NaN', '__proto__', '\uFEFF'),
  );
  const spoilt = fc
    .array(fc.tuple(place, fc.nat({ max: 9 }), pieces), { maxLength: 6 })
    .map((changes) =>
      changes.reduce((text, [at, gone, piece]) => text.slice(0, at) + piece + text.slice(at + gone), LOG),
    );
  const lines = LOG.split('\n');
  const shuffled = fc.shuffledSubarray(lines).map((some) => some.join('\n'));
  fc.assert(
    fc.property(fc.oneof(cut, spoilt, shuffled, fc.string()), (text) => {
      const retold = retell(text);
      if (!retold.ok) {
        expect(retold.line === null || retold.line > 0).toBe(true);
        return;
      }
      const events = retold.rows.flatMap((row) => row.events);
      const { seats } = view(events, null);
      for (const viewer of [null, ...seats.keys()]) view(events, viewer);
      expect(events[0]?.type).toBe('started');
      expect(retold.rows.every(({ at }, i) => at >= (retold.rows[i - 1]?.at ?? 0))).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
