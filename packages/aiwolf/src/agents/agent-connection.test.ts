import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { AgentSocket } from './agent-connection.ts';

/** A line whose socket writes down what is done to it. */
function lined() {
  const done: string[] = [];
  const note = (what: string) => void done.push(what);
  const socket = Object.assign(new EventEmitter(), { bufferedAmount: 0, send: note, terminate: () => note('cut') });
  return { done, socket, connection: new AgentSocket(socket as never, { setKeepAlive: () => {} } as never) };
}

test('who leaves too much unread is let go; to a line that is closed nothing is sent', () => {
  const { done, socket, connection } = lined();
  socket.bufferedAmount = 5 * 1024 * 1024;
  connection.send('TALK');
  expect(done.splice(0)).toEqual(['cut']);
  socket.emit('close', 1006);
  connection.send('VOTE');
  expect(done).toEqual([]);
});
