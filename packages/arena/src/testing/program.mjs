// A program for tests: plays the first action of every required turn. Arguments: what it does wrong, and from which question on.

import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** @typedef {{ seat: number, slot: string, required: boolean, chosen?: number, actions: { action: number, text?: true }[] }} Turn */

const [fault = 'none', from = '0', seen] = process.argv.slice(2);
let question = 0;
for await (const line of createInterface({ input: process.stdin })) {
  if (seen) appendFileSync(seen, `${process.pid} ${line}\n`);
  /** @type {{ game: number, turns: Turn[], done: boolean }} */
  const { game, turns, done } = JSON.parse(line).games[0];
  if (done) break;
  if (fault !== 'none' && question++ >= Number(from)) {
    if (fault === 'dies') process.exit(1);
    if (fault === 'hangs') continue;
    if (fault === 'nonsense') console.log('Hello!');
    if (fault === 'illegal') console.log(JSON.stringify({ op: 'step', moves: [{ game, seat: 99, action: 0 }] }));
    continue;
  }
  const open = turns.filter(({ required, chosen }) => required && chosen === undefined);
  const moves = open.map(({ seat, slot, actions }) => {
    const { action = 0, text } = actions[0] ?? {};
    return { game, seat, slot, action, ...(text && { text: 'I am a villager.' }) };
  });
  console.log(JSON.stringify({ op: 'step', moves }));
}
