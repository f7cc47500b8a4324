// One node without its doors: plays games through their mailboxes for a while, as fast as the database answers.
import { systemClock } from '@moonrise/server';
import { openPostgres } from '@moonrise/server/store';
import { Matches } from '../../packages/server/dist/matches/matches.js';
import { Times } from '../server/tally.mjs';

const [url = '', name = '', games = '', ms = ''] = process.argv.slice(2);
const SEATS = 10;
const LINE = 'I have watched who voted for whom, and somebody here has changed sides since yesterday.';

/** @param {unknown} error */
const fail = (error) => {
  throw error;
};
const store = await openPostgres(url);
const matches = new Matches({
  store,
  clock: systemClock,
  outage: { since: 0, mostGivenBack: 0 },
  playersOf: () => () => fail(new Error('nobody here is a program')),
  quarantined: (_, error) => fail(error),
  trouble: (_, error) => fail(error),
});

/** @param {number} i */
async function dealt(i) {
  const id = `${name}-${i}`;
  const room = `room/${id}`;
  const sitters = Array.from({ length: SEATS }, (_, seat) => ({
    id: `p${seat}`,
    name: `P${seat}`,
    player: `${id}-${seat}`,
  }));
  const row = {
    stream: room,
    seq: 1,
    at: Date.now(),
    command: {},
    commandId: null,
    events: [],
    reply: {},
    deadline: null,
  };
  await store.append(row, { seed: { game: id, seed: 'ab'.repeat(32) } });
  const options = { durations: { day: 3600 } };
  return (await matches.open(id, { type: 'start', room, rules: 'classic', options, sitters })).match;
}

const times = new Times();
let commands = 0;
const tables = await Promise.all(Array.from({ length: Number(games) }, (_, i) => dealt(i)));
process.send?.('ready');
await new Promise((resolve) => process.once('message', resolve));
const until = performance.now() + Number(ms);
await Promise.all(
  tables.map(async (match) => {
    for (let i = 0; performance.now() < until; i++) {
      const since = performance.now();
      const act = { type: 'act', seat: i % SEATS, act: 'say', slot: 'global', targets: [], text: `${LINE} ${i}` };
      const answer = await match.submit(/** @type {never} */ (act), `${i % SEATS}/c${i}`);
      if (!answer.ok) fail(new Error(answer.error.message));
      times.add(performance.now() - since);
      commands++;
    }
  }),
);
process.send?.({ commands, middle: times.percentile(0.5), slowest: times.percentile(0.99) });
await matches.close();
await store.close();
process.disconnect();
