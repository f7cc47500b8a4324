import { view } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { round } from './testing.ts';

// Who is out, and what follows, by the cards before Ann, Bob, Cid, Dee and those in the centre. No card is moved.
const cases: [clause: string, players: string, centre: string, out: string, team: string | null, won: string, reason: string][] = [
  ['5.2 the Tanner', 'tanner werewolf seer villager', 'villager villager villager', 'Ann', 'tanner', 'Ann', 'tanner_out'],
  ['5.2 Tanner and Werewolf', 'tanner werewolf seer villager', 'villager villager villager', 'Ann Bob', 'tanner', 'Ann', 'tanner_out'],
  ['5.2 one of two Tanners', 'tanner tanner seer villager', 'werewolf villager villager', 'Ann', 'tanner', 'Ann', 'tanner_out'],
  ['5.2 two Tanners', 'tanner tanner seer villager', 'werewolf villager villager', 'Ann Bob', 'tanner', 'Ann Bob', 'tanner_out'],
  ['5.3, 5.8 a Werewolf', 'werewolf werewolf seer villager', 'villager villager villager', 'Ann', 'village', 'Cid Dee', 'werewolf_out'],
  ['5.3, 5.8 a Werewolf and the Seer', 'werewolf minion seer villager', 'villager villager villager', 'Ann Cid', 'village', 'Cid Dee', 'werewolf_out'],
  ['5.4 the Seer', 'werewolf werewolf seer villager', 'villager villager villager', 'Cid', 'werewolf', 'Ann Bob', 'no_werewolf_out'],
  ['5.4, 5.8 the Minion beside a Werewolf', 'werewolf minion seer villager', 'villager villager villager', 'Bob', 'werewolf', 'Ann Bob', 'no_werewolf_out'],
  ['5.4 the Seer beside a lone Minion', 'minion villager seer villager', 'werewolf werewolf villager', 'Cid', 'werewolf', 'Ann', 'no_werewolf_out'],
  ['5.4, 5.8 a lone Minion', 'minion villager seer villager', 'werewolf werewolf villager', 'Ann', 'werewolf', 'Ann', 'no_werewolf_out'],
  ['5.5 the Seer, the werewolf team in the centre', 'villager villager seer tanner', 'werewolf minion villager', 'Cid', null, '', 'no_werewolf_team'],
  ['5.6 nobody, all Werewolves in the centre', 'villager villager seer tanner', 'werewolf werewolf villager', '', 'village', 'Ann Bob Cid', 'no_werewolf'],
  ['5.6 nobody, and a lone Minion', 'minion villager seer villager', 'werewolf werewolf villager', '', 'village', 'Bob Cid Dee', 'no_werewolf'],
  ['5.7 nobody, and a Werewolf among the players', 'werewolf minion seer tanner', 'villager villager villager', '', 'werewolf', 'Ann Bob', 'werewolf_hidden'],
];
const names = ['Ann', 'Bob', 'Cid', 'Dee'];
/** Two votes for each who is to be out. */
function votes(out: string[]): string {
  const voters = (name: string) => names.filter((other) => other !== name);
  if (out.length === 2) return `Cid vote Ann\nDee vote Ann\nAnn vote ${out[1]}\nBob vote ${out[1] === 'Bob' ? 'Ann' : out[1]}`;
  return out.flatMap((name) => voters(name).slice(0, 2).map((voter) => `${voter} vote ${name}`)).join('\n');
}
