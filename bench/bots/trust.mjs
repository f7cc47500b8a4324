// Counts whom a table trusts: the only player who claims a card that finds things out, and the survivor of two claims;
// whom protectors guard; how packs claim; and what silence costs.
import { read } from '@moonrise/bots';

/** @typedef {import('@moonrise/engine').Event} Event */
/** @typedef {import('@moonrise/engine').Game} Game */
/** @typedef {(key: string, by?: number) => void} Add */

/** Follows one game with all cards visible. */
export class TrustObserver {
  /** @param {Game} game at its end @param {readonly Event[]} log */
  constructor(game, log) {
    this.game = game;
    this.rules = game.rules;
    this.alive = new Set(game.seats.map(({ id }) => id));
    /** @type {Map<string, number[]>} seats that have claimed each card so far */
    this.claims = new Map();
    /** @type {Map<number, Set<number>>} who was cleared by whom */
    this.cleared = new Map();
    /** @type {Set<number>} seats whose card was shown to be a wolf's */
    this.shown = new Set();
    this.log = log;
    const { deck } = game.state;
    const isFinder = (/** @type {import('@moonrise/engine').Role} */ role) =>
      role.team !== this.rules.wolves &&
      deck[role.id] === 1 &&
      Object.values(role.evidence ?? {}).some(({ act, isDeed, moves }) => {
        const own = role.acts?.find(({ id }) => id === act);
        return own?.aim === 'learn' && !isDeed && !moves;
      });
    this.finders = this.rules.roles.filter(isFinder).map(({ id }) => id);
    this.all = this.allClaims();
  }
  /** Everybody who claims each card at any time of the game. */
  allClaims() {
    /** @type {Map<string, Set<number>>} */
    const all = new Map();
    for (const event of this.log)
      for (const act of this.actsIn(event))
        if (act.type === 'claim') all.set(act.role, (all.get(act.role) ?? new Set()).add(seatOf(event)));
    return all;
  }
  /** @param {Event} event @returns {ReturnType<typeof read>} */
  actsIn(event) {
    if ((event.type !== 'said' && event.type !== 'spoke') || event.to !== 'all' || event.text === '') return [];
    const { game, rules } = this;
    return read(event.text, { rules, language: 'en', seats: game.seats, me: event.seat, seed: '', recent: [] });
  }
  /** @param {number} seat */
  isWolf(seat) {
    return this.rules.roleOf.get(this.game.state.dealt[seat] ?? null)?.team === this.rules.wolves;
  }
  /** @param {Event} event @param {Add} add */
  take(event, add) {
    if (event.type === 'died') this.alive.delete(event.seat);
    if (event.type === 'revealed' && event.to === 'all' && this.isWolf(event.place)) this.shown.add(event.place);
    if (event.type === 'counted') this.counted(event, add);
    if (event.type === 'did') this.guarded(event.deed, add);
    for (const act of this.actsIn(event)) {
      const seat = seatOf(event);
      if (act.type === 'claim') this.claimed(seat, act.role, add);
      if (act.type === 'report') this.reported(seat, act);
    }
  }
  /** @param {number} seat @param {string} role @param {Add} add */
  claimed(seat, role, add) {
    const before = this.claims.get(role) ?? [];
    if (before.includes(seat)) return;
    this.claims.set(role, [...before, seat]);
    const isSingle = this.game.state.deck[role] === 1;
    if (!isSingle || !this.isWolf(seat)) return;
    add('pack claims');
    if (before.some((other) => this.isWolf(other))) add('pack claims twice');
  }
  /** @param {number} seat @param {import('@moonrise/bots').Report} report */
  reported(seat, { key, about, answer }) {
    const role = this.rules.roles.find(({ evidence }) => evidence?.[key]);
    const others = about.filter((place) => place !== seat);
    const [target, ...more] = others;
    if (!role || target === undefined || more.length > 0) return;
    const fits = role.evidence?.[key]?.fits;
    const wolf = this.rules.roles.find((one) => this.rules.hunted?.(one) ?? one.team === this.rules.wolves);
    const holds = (/** @type {number} */ place) => (place === target ? wolf : role);
    if (fits && !fits(holds, seat, about, answer))
      this.cleared.set(seat, (this.cleared.get(seat) ?? new Set()).add(target));
  }
  /** @param {import('@moonrise/engine').Deed} deed @param {Add} add */
  guarded({ seat, act, targets }, add) {
    const own = this.rules.roleOf.get(this.game.state.dealt[seat] ?? null)?.acts?.find(({ id }) => id === act);
    if (own?.aim !== 'help' || this.isWolf(seat) || targets[0] === undefined) return;
    for (const role of this.finders) {
      const [lone, ...more] = this.claims.get(role) ?? [];
      if (lone === undefined || more.length > 0 || !this.alive.has(lone) || lone === seat) continue;
      if (this.game.state.dealt[lone] !== role) continue;
      add('guards with a lone finder');
      if (targets[0] === lone) add('guards of the lone finder');
      if (targets[0] === seat) add('guards of themselves');
    }
  }
  /** @param {Extract<Event, { type: 'counted' }>} event @param {Add} add */
  counted({ act, ballots }, add) {
    if (!this.rules.everyone.some(({ id, aim }) => id === act && aim === 'exile')) return;
    const tops = topOf(ballots.map(({ targets }) => targets[0]));
    for (const role of this.finders) {
      const claimants = this.claims.get(role) ?? [];
      const [first] = claimants;
      if (first === undefined) continue;
      if (claimants.length === 1 && this.all.get(role)?.size === 1) this.lone(first, role, ballots, tops, add);
      const left = claimants.filter((seat) => this.alive.has(seat) && !this.shown.has(seat));
      const [survivor] = left;
      if (claimants.length > 1 && left.length === 1 && survivor !== undefined) {
        if (!claimants.some((seat) => this.shown.has(seat))) continue;
        add('votes with a survivor');
        if (tops.includes(survivor)) add('votes against a survivor');
      }
    }
    this.packed(ballots, add);
  }
  /** @param {number} seat @param {string} role @param {Extract<Event, { type: 'counted' }>['ballots']} ballots @param {readonly number[]} tops @param {Add} add */
  lone(seat, role, ballots, tops, add) {
    if (!this.alive.has(seat) || this.game.state.dealt[seat] !== role) return;
    add('votes with a lone finder');
    if (tops.includes(seat)) add('votes against the lone finder');
    for (const ballot of ballots) {
      if (!this.cleared.get(seat)?.has(ballot.seat) || this.isWolf(ballot.seat)) continue;
      add('ballots of the cleared');
      if (ballot.targets[0] === seat) add('ballots of the cleared against the finder');
    }
  }
  /** Helpers who know wolves and vote for them. @param {Extract<Event, { type: 'counted' }>['ballots']} ballots @param {Add} add */
  packed(ballots, add) {
    for (const { seat, targets } of ballots) {
      if (!this.isWolf(seat) || targets[0] === undefined) continue;
      add('pack ballots');
      if (this.isWolf(targets[0])) add('pack ballots against the pack');
    }
  }
}
/** @param {Event} event */
const seatOf = (event) => ('seat' in event ? event.seat : -1);
/** The places with the most ballots. @param {readonly (number | undefined)[]} targets */
function topOf(targets) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const target of targets) if (target !== undefined) counts.set(target, (counts.get(target) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([target]) => target);
}
