import type { Clock } from '../clock.ts';
import { type Place, type Places, SILENT } from './places.ts';

/** The places of nodes in one process. Every call gives those of one more node. */
export function localPlaces(clock: Clock): (node: string) => Places {
  const signs = new Map<string, number>(); // of life, by node
  const places = new Map<string, Place>();
  const isAlive = (node: string): boolean => clock.now() - (signs.get(node) ?? Number.NEGATIVE_INFINITY) < SILENT;
  const keyOf = (room: string, player: string): string => `${room}/${player}`;
  return (node) => ({
    beat: async () => {
      signs.set(node, clock.now());
      const left = [...places].filter(([, place]) => !isAlive(place.node));
      for (const [key] of left) places.delete(key);
      return [...new Set(left.map(([, { room }]) => room))];
    },
    take: async (room, player) => void places.set(keyOf(room, player), { room, player, node }),
    keep: async (room, player) => {
      const key = keyOf(room, player);
      if (!places.has(key)) places.set(key, { room, player, node });
    },
    leave: async (room, player) => {
      const key = keyOf(room, player);
      if (places.get(key)?.node === node) places.delete(key);
    },
    in: async (rooms) =>
      [...places.values()].filter(
        (place) => rooms.includes(place.room) && (place.node === node || isAlive(place.node)),
      ),
    close: async () => void signs.delete(node),
  });
}
