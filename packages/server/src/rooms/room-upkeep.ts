import type { Clock } from '../clock.ts';
import type { Limits } from '../limits/limits.ts';
import { RETRY, retryUntilStored } from './retry-until-stored.ts';
import { type Room, roomStream } from './room.ts';
import type { Timers } from './timers.ts';

interface UpkeepWorld {
  readonly room: Room;
  readonly timers: Timers;
  readonly clock: Clock;
  readonly limits: Pick<Limits, 'host_away_seconds' | 'empty_room_seconds' | 'idle_lobby_seconds'>;
  readonly isHere: (player: string) => boolean; // on any node
  readonly isEmpty: () => boolean;
  readonly isSecret: () => boolean; // who is here, and who is the host, must not show
}

/** Replaces an absent host, and closes a room that is empty or idle. */
export class RoomUpkeep {
  private readonly world: UpkeepWorld;
  private readonly since: number; // when the room was opened on this node
  private isHostDue = false; // the host was away long enough, but it is night

  constructor(world: UpkeepWorld) {
    this.world = world;
    this.since = world.clock.now();
  }
  /** Starts and stops the timers by who is here now. */
  update(): void {
    const { room, clock, limits, isEmpty } = this.world;
    const { host } = room.state;
    const after = (seconds: number) => clock.now() + seconds * 1000;
    this.followHost(host, after(limits.host_away_seconds));
    this.setTimer('empty', this.isResting && isEmpty(), after(limits.empty_room_seconds), () => this.closeRoom());
    this.setTimer('idle', this.isResting, this.idleUntil(), () => this.closeRoom());
  }
  /** Restarts the idle timer after a change in the room. */
  used(): void {
    this.world.timers.cancel('idle');
    this.update();
  }

  /** What happens at night waits for the morning: only what everyone has seen by day counts. */
  private followHost(host: string | null, instant: number): void {
    const { room, isHere, isSecret } = this.world;
    if (isSecret()) return;
    const isAway = host !== null && !isHere(host);
    const hasLeft = host !== null && !room.state.members.some(({ id }) => id === host);
    if (!isAway) this.isHostDue = false;
    if (hasLeft || this.isHostDue) this.replaceHost();
    else this.setTimer('host', isAway, instant, () => this.hostIsDue());
  }
  private hostIsDue(): void {
    this.isHostDue = true;
    if (!this.world.isSecret()) this.replaceHost();
  }
  /** A room that was idle while no node had it open stays open as long as an empty one. */
  private idleUntil(): number {
    const { idle_lobby_seconds, empty_room_seconds } = this.world.limits;
    const shortest = Math.min(idle_lobby_seconds, empty_room_seconds);
    return Math.max(this.world.room.at + idle_lobby_seconds * 1000, this.since + shortest * 1000);
  }
  /** Sets or cancels a timer. A running timer keeps its time. */
  private setTimer(key: string, isWanted: boolean, instant: number, run: () => void): void {
    const { timers } = this.world;
    if (!isWanted) timers.cancel(key);
    else if (!timers.has(key)) timers.setAt(key, instant, run);
  }
  private replaceHost(): void {
    const { room, timers, isHere, isSecret } = this.world;
    this.isHostDue = false;
    const moved = room.submit(({ host, members }) => {
      const hasLeft = !members.some(({ id }) => id === host);
      if (isSecret() || (host !== null && !hasLeft && isHere(host))) return undefined;
      const nextHost = members.find(({ id }) => isHere(id)) ?? (hasLeft ? members[0] : undefined);
      return nextHost && { type: 'move_host', to: nextHost.id };
    });
    void moved.then(({ ok }) => ok || timers.set('host', RETRY, () => this.hostIsDue()));
  }
  private get isResting(): boolean {
    const { status } = this.world.room.state;
    return status === 'lobby' || status === 'ended';
  }
  private closeRoom(): void {
    const { room, timers } = this.world;
    const also = { done: roomStream(room.id), freeCode: room.state.code };
    void retryUntilStored(room, timers, { type: 'close' }, { also, isStill: () => this.isResting });
  }
}
