// How often the village votes out one of its own who never writes, compared with one who talks.
import { playerOf } from '@moonrise/bots';
import { gameOf, setUp } from '@moonrise/lab';

const SILENT = 0; // seat

/** @param {string} rules @param {number} players @param {number} games @param {string} [kind] */
export function silenceOf(rules, players, games, kind = 'standard') {
  const setup = setUp({ rules, players, options: {}, seed: 'silence', bots: { village: kind, wolves: kind } });
  if (!setup.ok) throw new Error(setup.message);
  const bot = /** @type {import('@moonrise/bots').Player} */ (playerOf(kind));
  /** @type {import('@moonrise/bots').Player} */
  const player = {
    kind,
    answer: (turn) => {
      const reply = bot.answer(turn);
      if (turn.seat !== SILENT) return reply;
      return { ...reply, answers: reply.answers.filter(({ text }) => text === undefined) };
    },
  };
  const counts = { silent: { out: 0, all: 0 }, talking: { out: 0, all: 0 } };
  for (let i = 0; i < games; i++) {
    const { game, log } = gameOf({ ...setup, playerFor: () => player }, i);
    const out = votedOut(log, setup.rules);
    for (const { id } of game.seats) {
      if (setup.rules.roleOf.get(game.state.dealt[id] ?? null)?.team === setup.rules.wolves) continue;
      const sort = counts[id === SILENT ? 'silent' : 'talking'];
      sort.all++;
      if (out.has(id)) sort.out++;
    }
  }
  return counts;
}
/** Seats that died after a vote with the most ballots. @param {readonly import('@moonrise/engine').Event[]} log @param {import('@moonrise/engine').Ruleset} rules */
function votedOut(log, rules) {
  /** @type {Set<number>} */
  const out = new Set();
  /** @type {number[]} */
  let targets = [];
  for (const event of log) {
    if (event.type === 'counted' && rules.everyone.some(({ id, aim }) => id === event.act && aim === 'exile'))
      targets = event.ballots.flatMap(({ targets: [target] }) => (target === undefined ? [] : [target]));
    if (event.type !== 'died' || targets.length === 0) continue;
    const votes = (/** @type {number} */ seat) => targets.filter((target) => target === seat).length;
    if (targets.every((seat) => votes(seat) <= votes(event.seat))) out.add(event.seat);
    targets = [];
  }
  return out;
}
