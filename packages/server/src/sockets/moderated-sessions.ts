import type { Ban, ModerationEvent } from '../moderation/moderation-events.ts';
import { announcementMessage, withdrawnMessage } from './announcements.ts';
import type { RequestWorld } from './requests.ts';
import type { Session } from './session.ts';

/** Closes the connections of people who were just banned, and tells everyone in a room what the operator announces. */
export function followModeration(world: RequestWorld, sessions: ReadonlySet<Session>): () => void {
  const { moderation, clock } = world;
  let wasRestart = false;
  const tell = (message: object) => {
    for (const session of sessions) if (session.roomConnections) session.send('message', message);
  };
  const handle = (event: ModerationEvent): void => {
    if (event.type === 'banned') void followBan(world, sessions, event.ban);
    if (event.type === 'announced') tell(announcementMessage(event.announcement));
    if (event.type === 'withdrawn' && wasRestart) tell(withdrawnMessage(clock.now()));
    wasRestart = moderation.announcement?.kind === 'restart';
  };
  return moderation.listen(handle);
}

async function followBan(world: RequestWorld, sessions: ReadonlySet<Session>, ban: Ban): Promise<void> {
  for (const session of sessions)
    await applyTo(session, ban, world).catch((error: unknown) => world.failed('a ban', error)); // it counts for the others too
}
/** A player who came back has sent no profile: it is looked up, also for a mute. */
async function applyTo(session: Session, { kind, by }: Ban, { moderation, history }: RequestWorld): Promise<void> {
  const { profile, seat } = session.person;
  if (by === 'profile' && profile === undefined && typeof seat === 'string')
    session.profile = await history.profileOf(seat);
  const refusal = kind === 'ban' ? moderation.bans.refusalFor(session.person) : undefined;
  if (refusal) await session.expel(refusal);
}
