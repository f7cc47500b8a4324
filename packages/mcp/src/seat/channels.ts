import type { SeatChoice } from './choices.ts';

const SECRET = ['wolves', 'dead']; // never chosen for an agent that names no channel

/** Where an agent wants to speak: in the channel that it names, by id or as look shows it; else where everyone hears it. */
export function wayToSay(choices: readonly SeatChoice[], wanted: string | undefined): SeatChoice | undefined {
  const ways = choices.filter(({ text }) => text !== undefined);
  if (wanted !== undefined) return ways.find(({ slot, channel }) => [slot, channel].some((one) => isSame(one, wanted)));
  return ways.find(({ slot = '' }) => !SECRET.includes(slot)) ?? (ways.length === 1 ? ways[0] : undefined);
}
const isSame = (name: string | undefined, wanted: string): boolean =>
  name?.toLowerCase() === wanted.replaceAll(/["“”]/g, '').trim().toLowerCase();

/** Where the agent may speak now; empty if nowhere. */
export function openChannels(choices: readonly SeatChoice[]): string {
  const names = choices
    .filter(({ text }) => text !== undefined)
    .map(({ slot, channel }) => `"${slot}"${channel === undefined ? '' : ` (“${channel}”)`}`);
  return names.length === 0 ? '' : ` You may write in ${names.join(' or ')}: give it as "channel".`;
}
