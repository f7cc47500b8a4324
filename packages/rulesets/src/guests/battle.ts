import type { Event, EventOf, Game, Id, Role, Table } from '@moonrise/engine';
import { noted, told } from '@moonrise/engine/kit';

const BATTLE = 'battle'; // how many lived when it began
const OVER = 'battle_over';
const SPARED = 'spared';
const SURVIVED = ['quiet', 'survived'];

type Message = Pick<EventOf<'told'>, 'to' | 'key'> & { readonly channel: Id | null };
const sparedIn = (game: Game): readonly Message[] => (game.state.notes[SPARED] ?? []) as unknown as readonly Message[];

/** Several attacks at once. Their order, and how many were survived, must not be revealed. */
export const battle = (game: Game, events: readonly Event[]): readonly Event[] => [
  noted(BATTLE, game.living().length),
  ...events,
  noted(OVER, true),
];

/** Hooks for such a battle: a survived attack is announced once, afterwards, and "no one died" only if it is true. */
export const chronicle: Required<Pick<Role, 'instead' | 'table'>> = {
  instead: {
    told: (table, _, { to, key, channel = null }) => {
      if (typeof table.state.notes[BATTLE] !== 'number' || !SURVIVED.includes(key)) return undefined;
      const others = sparedIn(table).filter((one) => one.key !== key || one.channel !== channel);
      return [noted(SPARED, [...others, { to, key, channel }])];
    },
  },
  table: { noted: (table, { key }) => (key === OVER ? toldAfterwards(table) : []) },
};
function toldAfterwards(table: Table): readonly Event[] {
  const hasFallen = table.living().length < Number(table.state.notes[BATTLE]) || table.state.calls.length > 0;
  const messages = sparedIn(table).filter(({ key }) => key !== 'quiet' || !hasFallen);
  return [
    noted(BATTLE, null),
    noted(SPARED, []),
    ...messages.map(({ to, key, channel }) => told(to, key, [], undefined, channel ?? undefined)),
  ];
}
