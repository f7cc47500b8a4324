import type { Event, EventOf, Evidence, Game, Id, Table } from '@moonrise/engine';
import { noted, told } from '@moonrise/engine/kit';
import { BAD } from './sides.ts';

const HAPPENINGS = ['full_moon', 'fog', 'market'] as const;
const ODDS = 3; // one night in three
const NAMED = 3; // on market day

const isToday = (game: Game, what: (typeof HAPPENINGS)[number]): boolean => game.state.notes.happening === what;
export const isFullMoon = (game: Game): boolean => isToday(game, 'full_moon');
export const isFoggy = (game: Game): boolean => isToday(game, 'fog');

/** When a night ends, chance decides whether the next day is special. */
export function drawHappening(table: Table): readonly Event[] {
  if (table.frame.phase !== 'night') return [];
  const dice = table.dice('happening');
  return [noted('happening', dice.below(ODDS) === 0 ? dice.pick(HAPPENINGS) : null)];
}

/** At dawn everyone is told of it. */
export function tellHappening(table: Table, { phase }: EventOf<'opened'>): readonly Event[] {
  if (phase !== 'day') return [];
  if (isToday(table, 'market')) return gossip(table);
  const what = HAPPENINGS.find((one) => isToday(table, one));
  return what ? [told('all', what)] : [];
}

/** A few of the living, at least one of the pack among them. */
function gossip(table: Table): readonly Event[] {
  if (table.living().length <= NAMED) return [];
  const dice = table.dice('gossip');
  const wolf = dice.pick(table.of(BAD));
  const others = dice.shuffle(table.living().filter((id) => id !== wolf)).slice(0, NAMED - 1);
  return [
    told(
      'all',
      'market',
      [wolf, ...others].sort((a, b) => a - b),
    ),
  ];
}
export const gossipEvidence: Readonly<Record<Id, Evidence>> = {
  market: { fits: (holds, _, about) => about.some((place) => holds(place)?.team === BAD) },
};
