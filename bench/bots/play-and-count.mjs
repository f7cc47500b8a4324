// Plays one game of bots and counts who won, how well they voted, and whether they voted as announced and told the truth.
import { read } from '@moonrise/bots';
import { seedOf } from '@moonrise/engine';
import { playGame } from '@moonrise/lab';
import { TrustObserver } from './trust.mjs';

/** @typedef {import('@moonrise/lab').Setup} Setup */
/** @typedef {import('@moonrise/engine').Event} Event */
/** @typedef {import('@moonrise/engine').Game} Game */
/**
 * Sums over games. Only numbers, so that they add up.
 * @typedef {Record<string, number>} Counts
 */

/**
 * Plays game `i` and adds its counts.
 * @param {Setup} setup @param {number} i @param {Counts} counts @param {Set<string>} [acts] used
 */
export function playAndCount(setup, i, counts, acts = new Set()) {
  const { rules, names, experiment } = setup;
  const playerFor = (/** @type {import('@moonrise/engine').Role} */ dealt) => {
    const player = setup.playerFor(dealt);
    return {
      ...player,
      answer: (/** @type {import('@moonrise/bots').Turn} */ turn) => {
        const reply = player.answer(turn);
        for (const { act } of reply.answers) acts.add(act);
        return reply;
      },
    };
  };
  const { game, log } = playGame({ rules, names, playerFor, seed: seedOf(`${experiment.seed}/${i}`) });
  const add = (/** @type {string} */ key, by = 1) => {
    counts[key] = (counts[key] ?? 0) + by;
  };
  add('games');
  if (game.state.outcome?.team !== rules.wolves && game.state.outcome?.team !== null) add('village');
  if (huntedOut(game)) add('hunted out');
  const table = new GameObserver(game);
  for (const event of log) table.take(event, add);
  const trust = new TrustObserver(game, log);
  for (const event of log) trust.take(event, add);
  return { game, log };
}

/** @param {Game} game */
const huntedOut = (game) => game.dead().some((id) => isHunted(game, game.state.cards[id] ?? null));
/** @param {Game} game @param {string | null} card */
function isHunted({ rules }, card) {
  const role = rules.roleOf.get(card);
  return role !== undefined && (rules.hunted?.(role) ?? role.team === rules.wolves);
}

const VARIED = 20; // utterances in a row that must all differ

/** Follows a game with all cards visible. */
class GameObserver {
  /** @param {Game} game at its end */
  constructor(game) {
    this.game = game;
    this.rules = game.rules;
    /** @type {(string | null)[]} */
    this.cards = [...game.state.dealt];
    this.alive = new Set(game.seats.map(({ id }) => id));
    this.votes = 0;
    /** @type {Map<number, number | null>} */
    this.intents = new Map();
    /** @type {Map<string, string>} claims and reports of each seat */
    this.words = new Map();
    /** @type {Set<string>} results of each seat */
    this.known = new Set();
    /** @type {string[]} */
    this.recent = [];
    /** @type {Map<number, string>} the card a seat was last shown to have */
    this.became = new Map();
    const { deck } = game.state;
    const isVillage = (/** @type {string} */ id) => this.rules.roleOf.get(id)?.team !== this.rules.wolves;
    this.commonest = Object.keys(deck)
      .filter(isVillage)
      .sort((a, b) => (deck[b] ?? 0) - (deck[a] ?? 0))[0];
    this.isMoving = game.rules.actsBy !== undefined;
  }
  /** @param {Event} event @param {(key: string, by?: number) => void} add */
  take(event, add) {
    if (event.type === 'turned') this.cards[event.seat] = event.role;
    if (event.type === 'died') this.alive.delete(event.seat);
    if (event.type === 'opened') this.opened(event.phase);
    if (event.type === 'told' && event.to !== 'all')
      for (const seat of event.to) this.known.add(`${seat}/${event.key}/${event.about}/${event.answer ?? ''}`);
    if (event.type === 'told' && event.to !== 'all') this.showed(event);
    if (event.type === 'did') this.known.add(`${event.deed.seat}/${[event.deed.seat, ...event.deed.targets]}`);
    if (event.type === 'counted') this.counted(event, add);
    if ((event.type === 'said' || event.type === 'spoke') && event.to === 'all' && event.text !== '')
      this.heard(event.seat, event.text, add);
  }
  /** @param {Extract<Event, { type: 'told' }>} event */
  showed({ to, key, about, answer }) {
    const isOwn = about.length === 0 || this.rules.roles.some(({ evidence }) => evidence?.[key]?.moves);
    if (isOwn && to !== 'all') for (const seat of to) this.became.set(seat, String(answer));
  }
  /** @param {string} phase */
  opened(phase) {
    if (this.rules.phaseOf.get(phase)?.light === 'day') this.intents.clear();
  }
  /** @param {number} seat */
  isWolf(seat) {
    return this.rules.roleOf.get(this.cards[seat] ?? null)?.team === this.rules.wolves;
  }
  /** @param {Extract<Event, { type: 'counted' }>} event @param {(key: string, by?: number) => void} add */
  counted({ act, ballots }, add) {
    if (!this.rules.everyone.some(({ id, aim }) => id === act && aim === 'exile')) return;
    this.votes++;
    const hunted = [...this.alive].filter((id) => isHunted(this.game, this.cards[id] ?? null)).length;
    for (const { seat, targets } of ballots) {
      const [target] = targets;
      if (target === undefined) continue;
      const said = this.intents.get(seat);
      if (said !== undefined) add(said === target ? 'kept' : 'broken');
      if (this.votes !== 2 || this.isWolf(seat)) continue;
      add('second votes');
      add('second chance', hunted / (this.alive.size - 1));
      if (isHunted(this.game, this.cards[target] ?? null)) add('second hits');
    }
    add('missing votes', this.alive.size - ballots.length);
  }
  /** @param {number} seat @param {string} text @param {(key: string, by?: number) => void} add */
  heard(seat, text, add) {
    const { game, rules } = this;
    add('utterances');
    if (this.recent.includes(text)) add('repeated');
    this.recent = [...this.recent, text].slice(1 - VARIED);
    const side = this.isWolf(seat) ? 'wolf' : 'village';
    add(`${side} utterances`);
    add(`${side} letters`, text.length);
    for (const act of read(text, { rules, language: 'en', seats: game.seats, me: seat, seed: '', recent: [] })) {
      if (act.type === 'intend') this.intents.set(seat, act.seat);
      if (act.type === 'claim') this.claimed(seat, act.role, add);
      if (act.type === 'report') this.reported(seat, act, add);
    }
  }
  /** @param {number} seat @param {string} role @param {(key: string, by?: number) => void} add */
  claimed(seat, role, add) {
    add('claims');
    const isTrue = (this.isMoving ? this.game.state.dealt : this.cards)[seat] === role;
    if (!this.isWolf(seat) && !this.isMoving && !isTrue) add('false village claims');
    if (this.isMoving && !isTrue && !this.isFoeByNow(seat)) add('false village claims');
    this.agree(`${seat}`, role, this.isWolf(seat), add);
  }
  /** In games where cards move: true if the dealt card or the last one shown is not of the village. @param {number} seat */
  isFoeByNow(seat) {
    const { rules } = this;
    const sides = [this.game.state.dealt[seat], this.became.get(seat)].map(
      (card) => rules.roleOf.get(card ?? null)?.team,
    );
    const village = rules.roles.find(({ id }) => id === this.commonest)?.team;
    return sides.some((team) => team !== undefined && team !== village);
  }
  /** @param {number} seat @param {import('@moonrise/bots').Report} report @param {(key: string, by?: number) => void} add */
  reported(seat, { key, about, answer, day }, add) {
    add('reports');
    const isKnown = this.known.has(`${seat}/${key}/${about}/${answer}`) || this.known.has(`${seat}/${about}`);
    const isFoe = this.isMoving ? this.isFoeByNow(seat) : this.isWolf(seat);
    if (!isFoe && !isKnown) add('false village claims');
    this.agree(`${seat}/${key}/${day}`, `${about}/${answer}`, isFoe, add);
  }
  /** Counts contradictions of earlier claims. @param {string} key @param {string} word @param {boolean} isFoe @param {(key: string, by?: number) => void} add */
  agree(key, word, isFoe, add) {
    const before = this.words.get(key);
    if (isFoe && before !== undefined && before !== word) add('contradictions');
    this.words.set(key, word);
  }
}
