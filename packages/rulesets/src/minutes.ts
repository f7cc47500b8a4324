import { Game, type Id, nothing, type Phase, type Ruleset, type Seat } from '@moonrise/engine';
import { rounds } from './rounds.ts';

const A_SPEECH = 0.2; // of its clock: twelve seconds of a minute
const SPEECHES = 3; // of a player in a phase: fewer than the usual four, because some are dead

/** How many minutes a game lasts, by number of players: the mean number of rounds, with every phase at full length. */
export function minutesOf(rules: Ruleset): Record<string, number> {
  const minutes: Record<string, number> = {};
  const [least, most] = rules.players;
  for (let seats = least; seats <= most; seats++) {
    const mean = rounds[rules.id]?.[seats];
    if (mean === undefined || !rules.cards(seats).ok) continue;
    minutes[seats] = Math.max(1, Math.round((mean * secondsOfRound(rules, seats)) / 60));
  }
  return minutes;
}

/** Whether every game of this rule set has one round: then nobody needs its number. */
export const isOneRound = (id: Id): boolean => Object.values(rounds[id] ?? { 0: 0 }).every((mean) => mean === 1);

function secondsOfRound(rules: Ruleset, seats: number): number {
  const table = tableOf(rules, seats);
  const usualDay = rules.firstDay + 1;
  const phaseOf = (id: Id) => rules.phaseOf.get(id) as Phase;
  const held = rules.schedule.filter(({ on }) => on?.(usualDay) ?? true).map(({ phase }) => phaseOf(phase));
  return held.reduce((sum, phase) => sum + secondsOf(phase, table), 0);
}
function secondsOf(phase: Phase, table: Game): number {
  const seconds = phase.seconds(table);
  const isByTurns = phase.floor && phase.timeout;
  if (!isByTurns) return seconds;
  const hearers = phase.seenBy?.(table) ?? 'all';
  return seconds * A_SPEECH * SPEECHES * (hearers === 'all' ? table.seats.length : hearers.length);
}

/** A game with this many seats before its first event. */
export const tableOf = (rules: Ruleset, seats: number): Game =>
  new Game(rules, { ...nothing, seats: Array.from({ length: seats }, (_, id) => ({ ...blankSeat, id })) });
const blankSeat: Omit<Seat, 'id'> = { name: '', alive: true, diedOn: null, marks: [], deeds: [] };
