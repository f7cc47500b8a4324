// One node without sockets: plays whole games through their mailboxes, as fast as the database allows.
import { clock, promptsOf } from '@moonrise/engine';
import { systemClock } from '@moonrise/server';
import { openPostgres } from '@moonrise/server/store';
import { Matches } from '../../packages/server/dist/matches/matches.js';
import { localThinking } from '../../packages/server/dist/thinking/local-thinking.js';
import { Times } from '../server/tally.mjs';

/** @typedef {import('../../packages/server/dist/matches/match.js').Match} Match */
const [url = '', name = '', games = '', ms = ''] = process.argv.slice(2);
const SEATS = Array.from({ length: 10 }, (_, seat) => seat);
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
  limits: { chat_bytes_per_seat: Infinity, chat_bytes_per_game: Infinity },
  thinking: localThinking,
  isHome: () => true,
  playersOf: () => () => fail(new Error('there are no bots here')),
  quarantined: (_, error) => fail(error),
  trouble: (_, error) => fail(error),
  thought: () => {},
  late: () => {},
});

let deals = 0;
async function dealt() {
  const id = `${name}-${deals++}`;
  const room = `room/${id}`;
  const sitters = SEATS.map((seat) => ({ id: `p${seat}`, name: `P${seat}`, player: `${id}-${seat}` }));
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
  const options = { durations: { day: 3600, voting: 3600, night: 3600 } };
  const { match } = await matches.open(id, { type: 'start', room, rules: 'classic', options, sitters });
  match.listen((row) => {
    events += row.events.length;
  });
  return match;
}

const times = new Times();
let [commands, events] = [0, 0];
let until = Number.POSITIVE_INFINITY;

const LATE = ['stale_phase', 'stale_clock', 'ended']; // another node was faster
/** @param {Match} match @param {object} command @param {string | null} commandId */
async function ask(match, command, commandId) {
  const since = performance.now();
  const answer = await match.submit(/** @type {never} */ (command), commandId);
  if (!answer.ok && !LATE.includes(answer.error.code)) fail(new Error(answer.error.message));
  times.add(performance.now() - since);
  if (answer.ok) commands++;
}
const LINES = 2; // per player and phase
/** Chat lines and choices of a seat. @param {Match} match @param {number} seat */
function deedsOf({ game }, seat) {
  const deeds = [];
  for (const { slot, offers, chosen } of promptsOf(game, seat)) {
    const offer = offers[Math.floor(Math.random() * offers.length)];
    if (!offer || chosen) continue;
    const targets = offer.from.slice(0, offer.pick);
    const deed = { type: 'act', seat, act: offer.act, slot, targets };
    if (offer.text === undefined) deeds.push(deed);
    else for (let i = 0; i < LINES; i++) deeds.push({ ...deed, text: LINE });
  }
  return deeds;
}
/** Every seat talks and chooses at once; then the phase expires. @param {Match} match */
async function playPhase(match) {
  const [{ key = '' } = {}, at] = [clock(match.game) ?? {}, match.head];
  await Promise.all(
    SEATS.flatMap((seat) =>
      deedsOf(match, seat).map((deed, i) => ask(match, { ...deed, frame: key }, `${seat}/${at}-${i}`)),
    ),
  );
  await ask(match, { type: 'expire', clock: key }, null);
}
/** @param {Match} match */
async function play(match) {
  for (let game = match; performance.now() < until; ) {
    await playPhase(game);
    if (!game.isOver) continue;
    await matches.drop(game.id);
    game = await dealt();
  }
}

const tables = await Promise.all(Array.from({ length: Number(games) }, dealt));
process.send?.('ready');
await new Promise((resolve) => process.once('message', resolve));
[commands, events, until] = [0, 0, performance.now() + Number(ms)];
await Promise.all(tables.map(play));
process.send?.({ commands, events, middle: times.percentile(0.5), slowest: times.percentile(0.99) });
await matches.close();
await store.close();
process.disconnect();
