import type { BanEntry } from '@moonrise/protocol/admin';

/** Bans whose name, key, reason or moderator matches what was typed. */
export function bansMatching(bans: readonly BanEntry[], typed: string): readonly BanEntry[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return bans;
  return bans.filter(({ name = '', key, reason, made_by }) =>
    [name, key, reason, made_by].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** A hash is too long for a line: its beginning tells it apart. */
export const shortKey = ({ by, key }: Pick<BanEntry, 'by' | 'key'>): string =>
  by === 'network' ? key : `${key.slice(0, 12)}…`;

/** Bans made together are one thing to the moderator: lifting one lifts all. */
export function groupsOf(bans: readonly BanEntry[]): readonly (readonly BanEntry[])[] {
  const groups = new Map<string, BanEntry[]>();
  for (const ban of bans) {
    const key = ban.group ?? ban.id;
    groups.set(key, [...(groups.get(key) ?? []), ban]);
  }
  return [...groups.values()];
}
