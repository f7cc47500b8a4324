import type { LiveRoom } from '../rooms/live-room.ts';
import { roomStream } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { RoomConnections } from './room-connections.ts';

/** The `RoomConnections` of all rooms that have connections. */
export class RoomConnectionsMap {
  private readonly byStream = new Map<string, RoomConnections>();

  constructor(rooms: Rooms) {
    rooms.onClosed((stream) => this.drop(stream));
    rooms.onLetGo((stream) => this.drop(stream));
  }
  of(live: LiveRoom): RoomConnections {
    const stream = roomStream(live.room.id);
    const known = this.byStream.get(stream);
    if (known) return known;
    const connections = new RoomConnections(live);
    this.byStream.set(stream, connections);
    return connections;
  }
  /** The connections of this room, if it has had any. */
  known(live: LiveRoom): RoomConnections | undefined {
    return this.byStream.get(roomStream(live.room.id));
  }
  private drop(stream: string): void {
    this.byStream.get(stream)?.close();
    this.byStream.delete(stream);
  }
}
