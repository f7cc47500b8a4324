import type { Moderation } from '../moderation/moderation.ts';
import type { Announcement } from '../moderation/moderation-events.ts';
import type { Session } from './session.ts';

/** The announcement as the payload of `message`. Clients say a planned restart in their own language. */
export const announcementMessage = ({ kind, text, restart_at, at }: Announcement) => ({
  id: `announcement-${at}`,
  channel: 'global',
  kind: 'system',
  from: null,
  text: text ?? `The server restarts at ${clockTime(restart_at ?? at)} UTC. Your game is saved and continues after it.`,
  at,
  key: kind === 'restart' ? 'restart_planned' : 'announcement',
  names: kind === 'restart' ? [] : [text ?? ''],
  ...(restart_at !== null && { restart_at }),
});
export const withdrawnMessage = (at: number) => ({
  id: `announcement-${at}-withdrawn`,
  channel: 'global',
  kind: 'system',
  from: null,
  text: 'The server does not restart for now.',
  at,
  key: 'restart_cancelled',
  names: [],
});
const clockTime = (at: number): string => new Date(at).toISOString().slice(11, 16);

/** Sends the announcement that is in force to a connection that has just entered a room. */
export function showAnnouncement(session: Session, { announcement }: Moderation): void {
  if (announcement?.kind === 'restart') session.send('message', announcementMessage(announcement));
}
