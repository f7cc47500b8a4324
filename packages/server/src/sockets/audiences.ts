import type { LiveRoom } from '../rooms/live-room.ts';
import { roomStream } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { Audience } from './audience.ts';

/** The audience of every room that has one. */
export class Audiences {
  private readonly audiences = new Map<string, Audience>(); // by stream

  constructor(rooms: Rooms) {
    rooms.onClosed((stream) => this.drop(stream));
  }
  of(live: LiveRoom): Audience {
    const stream = roomStream(live.room.id);
    const known = this.audiences.get(stream);
    if (known) return known;
    const audience = new Audience(live);
    this.audiences.set(stream, audience);
    return audience;
  }
  private drop(stream: string): void {
    this.audiences.get(stream)?.close();
    this.audiences.delete(stream);
  }
}
