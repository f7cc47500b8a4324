import type { AdminAnswer } from '@moonrise/protocol/admin';

export type ListedRoom = AdminAnswer<'GET /rooms'>['rooms'][number];

/** Rooms whose code, rules or players match what was typed. */
export function roomsMatching(rooms: readonly ListedRoom[], typed: string): readonly ListedRoom[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return rooms;
  const code = wanted.replace(/[\s-]/g, '');
  return rooms.filter(
    (room) =>
      (code !== '' && room.code.toLowerCase().includes(code)) ||
      [room.rules, room.rules_name].some((one) => one.toLowerCase().includes(wanted)) ||
      room.players.some(({ name }) => name.toLowerCase().includes(wanted)),
  );
}

/** Room codes are letters and digits without spaces; anything else is the name of a player. */
export function asCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{4,12}$/.test(code) ? code : undefined;
}
