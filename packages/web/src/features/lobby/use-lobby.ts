import { useMemo } from 'react';
import { useSnapshot } from '../../shared/connection/hooks/use-connection.ts';
import type { RoomView } from '../../shared/connection/snapshot.ts';
import { useFilter } from '../../shared/filter/use-filter.ts';
import type { RulesEntry, RulesList } from '../../shared/rules/rules.ts';
import { useRules, useRulesList } from '../../shared/rules/use-rules.ts';

export type LobbyPlayer = RoomView['players'][number];

export interface Lobby {
  readonly room: RoomView;
  readonly me: LobbyPlayer | undefined; // undefined: a spectator
  readonly mayChange: boolean; // true for the host, except during the countdown
  readonly seats: number; // people and bots
  readonly people: number;
  readonly list: RulesList | undefined;
  readonly usual: RulesEntry | undefined; // the rule set with default options
  readonly rules: RulesEntry | undefined; // with the options of this room
}

export function useLobby(): Lobby | undefined {
  const { room: sent, me } = useSnapshot(({ room, me }) => ({ room, me }));
  const filtered = useFilter();
  const room = useMemo(
    () => sent && filteredRoom(sent, (id, name) => (id === me ? name : filtered(name))),
    [sent, me, filtered],
  );
  const list = useRulesList();
  const chosen = useRules(room?.rules, room?.options);
  if (!room) return undefined;
  const usual = list?.rulesets.find(({ id }) => id === room.rules);
  return {
    room,
    me: room.players.find(({ id }) => id === me),
    mayChange: me !== null && room.host_id === me && room.status === 'lobby',
    seats: seatsIn(room),
    people: seatsIn(room) - room.ai_count,
    list,
    usual,
    rules: chosen?.id === room.rules ? chosen : usual, // the previous rule set may still be there for a moment
  };
}

/** People and bots. Bots that look like people are among the players, but may not have arrived yet. */
const seatsIn = ({ seats, players, ai_count }: RoomView): number => seats ?? players.length + ai_count;

/** The room with filtered names. */
function filteredRoom(room: RoomView, nameFor: (id: string | null, name: string) => string): RoomView {
  const why = room.cannot_start_why;
  return {
    ...room,
    players: room.players.map((person) => ({ ...person, name: nameFor(person.id, person.name) })),
    ...(room.waiting && { waiting: room.waiting.map((one) => ({ ...one, name: nameFor(null, one.name) })) }),
    ...(room.programs && {
      programs: { ...room.programs, waiting: room.programs.waiting.map((name) => nameFor(null, name)) },
    }),
    ...(why?.names && { cannot_start_why: { ...why, names: why.names.map((name) => nameFor(null, name)) } }),
  };
}
