import type { Event, Role, SeatId, Table } from '@moonrise/engine';
import { noted, told } from '@moonrise/engine/kit';
import { villagerTalk } from '../../languages/talk/shared.ts';
import { GOOD } from '../sides.ts';

const visited = (table: Table): readonly SeatId[] => (table.state.notes.visited ?? []) as readonly SeatId[];

const seenAt = (table: Table, targets: readonly SeatId[]): Event => noted('visited', [...visited(table), ...targets]);
/** A charm is used up at night by an attack that no choice records. At first this was no activity. */
const isWardedOff = ({ rules, frame }: Table, mark: string, on: boolean): boolean =>
  rules.version >= 2 && mark === 'charm' && !on && frame.phase === 'night';

/** Draws one Villager, and one other player who was visited tonight. */
function drawn(table: Table): readonly Event[] {
  const dice = table.dice('alert');
  const villagers = table.living().filter((id) => table.has(id, 'villager'));
  const to = villagers.length > 0 ? dice.pick(villagers) : undefined;
  const about = table.living().filter((id) => id !== to && visited(table).includes(id));
  return to === undefined || about.length === 0 ? [] : [noted('alert', { to, about: dice.pick(about) })];
}
function delivered(table: Table): readonly Event[] {
  const alert = table.state.notes.alert as { readonly to: SeatId; readonly about: SeatId } | null | undefined;
  return alert ? [told([alert.to], 'alert', [alert.about]), noted('alert', null)] : [];
}

export const villager: Role = {
  id: 'villager',
  team: GOOD,
  picture: 'villager',
  briefing:
    'Has nothing to choose at night. Sometimes the system tells one Villager a name at whose house something happened: it does not say what, and protection or a scan count too.',
  words: {
    name: 'Villager',
    summary: 'Sleeps at night. Sometimes the System AI tells one Villager where something happened.',
    told: { alert: 'System AI: suspicious activity was noticed at the house of {0} last night.' },
    talk: villagerTalk,
  },
  table: {
    opened: (table, { phase }) => {
      if (phase === 'night') return [noted('visited', [])];
      return phase === 'day' ? delivered(table) : [];
    },
    did: (table, { deed }) => [seenAt(table, deed.targets)],
    told: (table, { key, about }) => (key === 'bite_failed' ? [seenAt(table, about)] : []),
    marked: (table, { seat, mark, on }) => (isWardedOff(table, mark, on) ? [seenAt(table, [seat])] : []),
    closed: (table) => (table.frame.phase === 'night' ? drawn(table) : []),
  },
};
