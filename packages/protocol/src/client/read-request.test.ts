import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientEvents } from './client-events.ts';
import { acknowledgement, readRequest } from './read-request.ts';

const names = Object.keys(clientEvents) as (keyof typeof clientEvents)[];
const why = (event: string, payload: unknown) => {
  const read = readRequest(event, payload);
  return read.ok ? 'accepted' : `${read.error.code}: ${read.error.message}`;
};

test.each([
  ['no_such_event', {}, 'unknown_event: There is no event "no_such_event".'],
  ['toString', {}, 'unknown_event: There is no event "toString".'],
  ['__proto__', {}, 'unknown_event: There is no event "__proto__".'],
  ['create_room', {}, 'malformed: create_room: the field "name" is missing.'],
  ['set_ready', { ready: 'yes' }, /^malformed: set_ready: the field "ready" is invalid \(.*boolean.*\)\.$/],
  ['set_ready', { ready: true, role: 'seer' }, 'malformed: set_ready: unknown field "role"; the fields are: ready.'],
  ['leave_room', { now: true }, 'malformed: leave_room: unknown field "now"; the fields are: none.'],
  ['leave_room', 'please', 'malformed: leave_room: the payload must be an object with: no fields.'],
  ['leave_room', null, 'malformed: leave_room: the payload must be an object with: no fields.'],
  ['set_ready', [true], 'malformed: set_ready: the payload must be an object with: ready.'],
  ['act', { act: 'vote', targets: ['a', 7.5] }, /^malformed: act: the field "targets\.1" is invalid/],
])('%s %j is refused with a sentence', (event, payload, sentence) => {
  expect(why(event, payload)).toMatch(sentence);
});

test.each([
  ['an id that is empty', 'kick_player', { player_id: '' }],
  ['an id that is long', 'kick_player', { player_id: 'x'.repeat(65) }],
  ['an id with a newline', 'kick_player', { player_id: 'a\nb' }],
  ['too many targets', 'act', { act: 'vote', targets: Array(17).fill('a') }],
  ['a text that is long', 'send_message', { text: 'x'.repeat(4_001) }],
  ['a channel of one’s own', 'send_message', { text: 'hi', channel: 'village' }],
  ['half an AI seat', 'start_game', { ai_count: 0.5 }],
  ['too many AI seats', 'start_game', { ai_count: 21 }],
  ['NaN', 'start_game', { ai_count: Number.NaN }],
  ['a number that is none', 'resume', { token: 't', last_n: 1e300 }],
  ['a negative number', 'resume', { token: 't', last_n: -1 }],
  ['options four deep', 'set_options', { options: { a: { b: { c: { d: 1 } } } } }],
  ['options without end', 'set_options', { options: Object.fromEntries(range(65).map((i) => [`k${i}`, 1])) }],
  ['options that are a list', 'set_options', { options: [1, 2] }],
  ['a list in options', 'set_options', { options: { roles: ['seer'] } }],
  ['an infinite option', 'set_options', { options: { countdown: Number.POSITIVE_INFINITY } }],
  ['the prototype in a payload', 'set_ready', JSON.parse('{"ready":true,"__proto__":{"ok":true}}')],
])('%s is malformed', (_, event, payload) => {
  expect(why(event, payload)).toMatch(/^malformed: /);
});
function range(length: number) {
  return Array.from({ length }, (_, i) => i);
}

test.each([
  ['no payload where none is needed', 'leave_room', undefined],
  ['null for an abstention', 'submit_vote', { target_id: null }],
  ['a centre card', 'night_action', { target_id: 'center-1', target_id_2: 'center-3' }],
  ['options two deep', 'create_room', { name: 'A', options: { durations: { hunter_revenge: 20 }, chaos: true } }],
  ['a name that the room will refuse', 'create_room', { name: '' }],
])('%s is accepted', (_, event, payload) => {
  expect(why(event, payload)).toBe('accepted');
});

test('__proto__ in options is dropped', () => {
  const read = readRequest('set_options', JSON.parse('{"options":{"chaos":true,"__proto__":{"polluted":true}}}'));
  expect(read).toEqual({ ok: true, event: 'set_options', payload: { options: { chaos: true } } });
  expect((read as { payload?: { options?: object } }).payload?.options).not.toHaveProperty('polluted');
});

test('an unknown field is refused in every event', () => {
  for (const name of names) {
    const { payload } = clientEvents[name].example;
    expect(why(name, { ...payload, zzz: 1 })).toMatch(/^malformed: .*unknown field "zzz"/);
  }
});

test('any input gets a reply with a short printable sentence', () => {
  const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true });
  const nearlyRight = fc
    .tuple(fc.constantFrom(...names), fc.dictionary(fc.string(), anything), fc.boolean())
    .map(
      ([name, noise, isMixed]) =>
        [name, isMixed ? { ...clientEvents[name].example.payload, ...noise } : noise] as const,
    );
  fc.assert(
    fc.property(fc.oneof(nearlyRight, fc.tuple(fc.string(), anything)), ([event, payload]) => {
      const read = readRequest(event, payload);
      if (read.ok) return;
      expect(read.error.message.length).toBeLessThan(600);
      expect(read.error.message).toMatch(/^[\x20-\x7e]+$/);
    }),
    { numRuns: 1_000 },
  );
});

test('an acknowledgement is either a success or a refusal', () => {
  const schema = acknowledgement('spectate_room');
  expect(schema.safeParse({ ok: true, code: 'K7QM' }).success).toBe(true);
  expect(schema.safeParse({ ok: true }).success).toBe(false);
  expect(schema.safeParse({ ok: false, error: { code: 'unknown_room', message: 'No.' } }).success).toBe(true);
  expect(schema.safeParse({ ok: false, error: { code: 'odd', message: 'No.' } }).success).toBe(false);
  expect(schema.safeParse({ ok: true, code: 'K7QM', role: 'seer' }).success).toBe(false);
});
