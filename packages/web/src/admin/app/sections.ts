import type { AdminRole } from '@moonrise/protocol/admin';

interface Section {
  readonly id: SectionId;
  readonly needs: AdminRole; // the least role
}
export type SectionId =
  | 'overview'
  | 'reports'
  | 'rooms'
  | 'bans'
  | 'figures'
  | 'announce'
  | 'limits'
  | 'storage'
  | 'audit';

/** In the order of the navigation. The first four are one tap away on a phone. */
export const sections: readonly Section[] = [
  { id: 'overview', needs: 'moderator' },
  { id: 'reports', needs: 'moderator' },
  { id: 'rooms', needs: 'moderator' },
  { id: 'bans', needs: 'moderator' },
  { id: 'figures', needs: 'moderator' },
  { id: 'announce', needs: 'admin' },
  { id: 'limits', needs: 'admin' },
  { id: 'storage', needs: 'admin' },
  { id: 'audit', needs: 'admin' },
];

/** What a moderator may not do is not offered. */
export const sectionsFor = (role: AdminRole): readonly Section[] =>
  sections.filter(({ needs }) => role === 'admin' || needs === 'moderator');
