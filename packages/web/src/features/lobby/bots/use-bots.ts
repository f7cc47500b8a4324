import type { AiKind, PayloadOf } from '@moonrise/protocol';
import { useSyncExternalStore } from 'react';
import { useAsk } from '../../../shared/connection/hooks/use-ask.ts';
import { settings, useSettings } from '../../../shared/settings/settings.ts';
import { PendingChanges } from '../options/pending-changes.ts';
import type { Lobby } from '../use-lobby.ts';
import { type BotSeatKinds, withCount, withKind, without, withoutMissing } from './bot-seats.ts';

const pending = new PendingChanges<BotSeatKinds>();

type Send = (seats: PayloadOf<'set_options'>['ai_seats']) => Promise<{ readonly ok: boolean }>;

/** Remembers the kind for the next bot, except for programs. */
const remember = (chosen: AiKind): void => {
  if (chosen !== 'program') settings.set({ botKind: chosen });
};

const none: BotSeatKinds = [];
/** Only the host is told the kinds of hidden bots. */
const kindsOf = ({ ai_seats }: Lobby['room']): BotSeatKinds => ai_seats ?? none;

/** The AI seats with the host's pending changes, and ways to change them. */
export function useBots({ room, rules, people }: Lobby) {
  const ask = useAsk();
  const { botKind } = useSettings();
  const seats = useSyncExternalStore(pending.subscribe, pending.get) ?? kindsOf(room);
  const kind = room.ai_kinds.includes(botKind) ? botKind : 'standard'; // of the next one
  const usual: Send = (ai_seats) => ask('set_options', { ai_seats });
  const change = (changed: (latest: BotSeatKinds) => BotSeatKinds, send = usual) =>
    pending.change(kindsOf(room), changed, (wanted) => send([...wanted]));
  return {
    seats,
    kind,
    most: Math.max(seats.length, (rules?.players.max ?? 0) - people),
    /** Sets the number of bots; `send` may send other changes along. */
    setCount: (count: number, send?: Send) => change((latest) => withCount(latest, count, kind), send),
    add: () => change((latest) => withCount(latest, latest.length + 1, kind)),
    remove: (seat: number) => change((latest) => without(latest, seat)),
    /** Replaces programs that have not connected by bots. */
    fill: (programs: number) => change((latest) => withoutMissing(latest, programs, kind)),
    setKind: (seat: number, chosen: AiKind) => {
      remember(chosen);
      return change((latest) => withKind(latest, seat, chosen));
    },
    setKinds: (chosen: AiKind) => {
      remember(chosen);
      return change((latest) => latest.map(() => chosen));
    },
  };
}
