import type { ConnectSeat } from '@moonrise/mcp';
import type { Socket } from 'socket.io';
import type { Refused } from '../rooms/refused.ts';
import type { LocalClient } from './admission.ts';
import { LocalConnection } from './local-connection.ts';

/** The open connections of clients in this process. */
export class LocalConnections {
  private readonly admit: (from: LocalClient) => Refused | (() => void);
  private readonly begin: (socket: Socket) => void;
  private readonly open = new Set<LocalConnection>();

  constructor(admit: LocalConnections['admit'], begin: LocalConnections['begin']) {
    this.admit = admit;
    this.begin = begin;
  }
  connect(from: LocalClient): ConnectSeat {
    return async (listener) => {
      const release = this.admit(from);
      if (typeof release !== 'function') return release;
      const connection = new LocalConnection(listener, from);
      this.open.add(connection);
      connection.onClose(release);
      connection.onClose(() => this.open.delete(connection));
      this.begin(connection.socket);
      return connection;
    };
  }
  close(): void {
    for (const connection of this.open) connection.close();
  }
}
