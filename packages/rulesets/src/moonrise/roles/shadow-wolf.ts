import type { Act, Event, EventOf, Game, Role, Seat, Table } from '@moonrise/engine';
import { MUTED, marked, told } from '@moonrise/engine/kit';
import { pack, packmate, quarry } from '../pack.ts';

const mute: Act = {
  id: 'mute',
  slot: 'mute',
  during: ['night'],
  recorded: true,
  extra: true,
  aim: 'silence',
  targets: quarry,
  seenBy: pack,
  resolve: (_, deeds) => {
    const muted = [...new Set(deeds.flatMap(({ targets }) => targets))];
    return muted.flatMap((seat) => [marked(seat, MUTED, true, [seat]), told([seat], 'muted')]);
  },
};
const isSecretSkip = ({ rules }: Game): boolean => rules.version >= 2; // at first the pack saw it
const skipMute: Act = {
  id: 'skipMute',
  slot: 'mute',
  during: ['night'],
  self: isSecretSkip,
  seenBy: (game) => (isSecretSkip(game) ? [] : pack(game)),
  resolve: () => [],
};
/** The pack has seen the mute that a skip replaces, so it sees that one withdrawn, and not the skip. */
function skipped(table: Table, me: Seat, event: EventOf<'chose'>): readonly Event[] | undefined {
  const isMine = event.deed.seat === me.id && event.deed.act === skipMute.id;
  if (!isMine || !isSecretSkip(table) || table.ballot(me.id, 'mute')?.act !== mute.id) return undefined;
  return [{ type: 'withdrew', slot: 'mute', seat: me.id, to: pack(table) }, event];
}

export const shadowWolf: Role = {
  ...packmate,
  id: 'shadowWolf',
  picture: 'shadow-wolf',
  briefing:
    'Besides the kill vote, mutes one player each night, or no one. The muted player cannot write in the village chat until the next night, and can still vote.',
  words: {
    name: 'Shadow Wolf',
    summary: 'Hunts with the pack, and may mute one player for the next day.',
    acts: { mute: 'mute', skipMute: 'mute no one' },
    cards: {
      mute: { ask: 'Whom do you mute for the day?', done: 'You mute {0}.', pick: 'Mute' },
      skipMute: { ask: 'Mute no one?', done: 'You mute no one.', pick: 'Mute no one' },
    },
    told: { muted: 'You are muted until the next night begins. You can still vote.' },
    talk: { is: 'the Shadow Wolf', names: 'Shadow Wolf,shadowwolf' },
  },
  acts: [...packmate.acts, mute, skipMute],
  instead: { ...packmate.instead, chose: skipped },
  table: {
    opened: (table, { phase }) => {
      if (phase !== 'night') return [];
      const muted = table.seats.filter(({ marks }) => marks.includes(MUTED));
      return muted.map(({ id }) => marked(id, MUTED, false, [id]));
    },
  },
};
