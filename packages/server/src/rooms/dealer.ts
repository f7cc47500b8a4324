import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import { dealCommand } from './model/deal-command.ts';
import { RETRY } from './retry-until-stored.ts';
import type { Room } from './room.ts';
import type { RoomPrograms } from './room-programs.ts';
import type { Timers } from './timers.ts';

interface DealerWorld {
  readonly room: Room;
  readonly timers: Timers;
  readonly programs: RoomPrograms;
  readonly isShared: boolean; // other nodes may have this room open
}

/** Deals a room's next game when its countdown ends. */
export class Dealer {
  private readonly world: DealerWorld;

  constructor(world: DealerWorld) {
    this.world = world;
  }
  /** Sets the timer by the room as it is now. */
  followCountdown(): void {
    const { room, timers } = this.world;
    const { countdownEndsAt } = room.state;
    if (countdownEndsAt === null) timers.cancel('countdown');
    else timers.setAt('countdown', countdownEndsAt + this.delay(), () => void this.deal());
  }
  /** If programs are missing here, they may be connected to another node: that node deals first. */
  private delay(): number {
    const { room, programs, isShared } = this.world;
    return isShared && programs.missing(room.state) > 0 ? RETRY * 1000 : 0;
  }
  private async deal(): Promise<void> {
    const { room, timers, programs } = this.world;
    const game = ulid();
    const seed = randomBytes(32).toString('hex');
    const dealt = await room.submit(
      (state) => {
        const names = programs.waiting.map(({ name }) => name);
        return dealCommand(state, { game, seed }, { aiKinds: programs.kinds(state.rules), programs: names });
      },
      { also: { seed: { game, seed } } },
    );
    const isStuck = !dealt.ok && room.state.countdownEndsAt !== null;
    if (isStuck) timers.set('countdown', RETRY, () => void this.deal());
  }
}
