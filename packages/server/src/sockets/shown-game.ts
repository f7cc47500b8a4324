import type { LiveMatch } from '../matches/matches.ts';
import { PublicTable } from '../matches/public-table.ts';
import { pauseMessage } from './room-messages.ts';
import type { Session } from './session.ts';

interface ShownGameWorld {
  readonly changed: () => void; // called when `room_updated` may have changed
  readonly paused: (message: object) => void;
}

/** The game that is sent to the connections of a room. */
export class ShownGame {
  readonly live: LiveMatch;
  readonly table: PublicTable;
  private readonly stops: readonly (() => void)[];

  constructor(live: LiveMatch, { changed, paused }: ShownGameWorld) {
    const { match } = live;
    this.live = live;
    this.table = new PublicTable(match);
    this.stops = [
      match.listen((row) => void (this.table.see(row) && changed())),
      match.onPause((...pause) => paused(pauseMessage(...pause))),
    ];
  }
  showTo(session: Session): void {
    const { match } = this.live;
    session.watchGame(match);
    if (match.pausedSince !== null) session.send('message', pauseMessage(true, match.pausedSince, match.pauseReason));
  }
  close(): void {
    for (const stop of this.stops) stop();
  }
}
