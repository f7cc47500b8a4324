import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { AgentSocket } from './agent-connection.ts';

/** A connection whose socket records the calls it gets. */
function lined() {
  const done: string[] = [];
  const note = (what: string) => void done.push(what);
  const socket = Object.assign(new EventEmitter(), { bufferedAmount: 0, send: note, terminate: () => note('cut') });
  return { done, socket, connection: new AgentSocket(socket as never, { setKeepAlive: () => {} } as never) };
}

test('a connection with too much unread data is closed; nothing is sent to a closed one', () => {
  const { done, socket, connection } = lined();
  socket.bufferedAmount = 5 * 1024 * 1024;
  connection.send('TALK');
  expect(done.splice(0)).toEqual(['cut']);
  socket.emit('close', 1006);
  connection.send('VOTE');
  expect(done).toEqual([]);
});
