import type { Clock } from '../clock.ts';
import { type Presence, type PresentPlayer, SILENT } from './presence.ts';

/** Presence on nodes in one process. Every call adds a node. */
export function localPresence(clock: Clock): (node: string) => Presence {
  const heartbeats = new Map<string, number>(); // the last one of each node
  const presence = new Map<string, PresentPlayer>();
  const isAlive = (node: string): boolean => clock.now() - (heartbeats.get(node) ?? Number.NEGATIVE_INFINITY) < SILENT;
  const keyOf = (room: string, player: string): string => `${room}/${player}`;
  return (node) => ({
    beat: async () => {
      heartbeats.set(node, clock.now());
      const left = [...presence].filter(([, one]) => !isAlive(one.node));
      for (const [key] of left) presence.delete(key);
      return [...new Set(left.map(([, { room }]) => room))];
    },
    take: async (room, player) => void presence.set(keyOf(room, player), { room, player, node }),
    keep: async (room, player) => {
      const key = keyOf(room, player);
      if (!presence.has(key)) presence.set(key, { room, player, node });
    },
    leave: async (room, player) => {
      const key = keyOf(room, player);
      if (presence.get(key)?.node === node) presence.delete(key);
    },
    in: async (rooms) =>
      [...presence.values()].filter((one) => rooms.includes(one.room) && (one.node === node || isAlive(one.node))),
    isAlive: async (other) => isAlive(other),
    nodes: async () => [...heartbeats.keys()].filter(isAlive).length,
    close: async () => void heartbeats.delete(node),
  });
}
