import { view } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { cards, round } from './testing.ts';

const names = ['Ann', 'Bob', 'Cid', 'Dee'];

/** How a game ends in which no card is moved: the cards of Ann, Bob, Cid and Dee and the centre, then their votes in turn. */
function ending(table: string, votes: string): string {
  const [players = '', centre = ''] = table.split(' | ');
  const cast = Object.fromEntries(players.split(' ').map((card, i) => [names[i], card]));
  const ballots = votes.split(' ').flatMap((name, i) => (name === '-' ? [] : [`${names[i]} vote ${name}`]));
  const { game } = round(
    cast,
    centre.split(' '),
    ['time', 'time', ...ballots, ...(ballots.length < 4 ? ['time'] : [])].join('\n'),
  );
  const { team, winners, reason } = game.state.outcome ?? { team: null, winners: [], reason: 'not over' };
  return `${team ?? 'no one'} (${winners.map((seat) => names[seat]).join(' ')}) by ${reason}`;
}

test.each([
  ['tanner werewolf seer villager | villager villager villager', '- Ann Ann -', 'tanner (Ann) by tanner_out'],
  ['tanner werewolf seer villager | villager villager villager', 'Bob Ann Ann Bob', 'tanner (Ann) by tanner_out'],
  ['tanner tanner seer villager | werewolf villager villager', '- Ann Ann -', 'tanner (Ann) by tanner_out'],
  ['tanner tanner seer villager | werewolf villager villager', 'Bob Ann Ann Bob', 'tanner (Ann Bob) by tanner_out'],
])('5.2 %s, votes %s: %s', (table, votes, end) => {
  expect(ending(table, votes)).toBe(end);
});

test.each([
  ['werewolf werewolf seer villager | mason mason villager', '- Ann Ann -', 'village (Cid Dee) by werewolf_out'],
  ['werewolf minion seer villager | mason mason villager', 'Cid Ann Ann Cid', 'village (Cid Dee) by werewolf_out'],
  ['werewolf tanner seer villager | mason mason villager', '- Ann Ann -', 'village (Cid Dee) by werewolf_out'],
])('5.3, 5.8 %s, votes %s: %s', (table, votes, end) => {
  expect(ending(table, votes)).toBe(end);
});

test.each([
  ['werewolf werewolf seer villager | mason mason villager', 'Cid Cid - -', 'werewolf (Ann Bob) by no_werewolf_out'],
  ['werewolf minion seer villager | mason mason villager', '- - Bob Bob', 'werewolf (Ann Bob) by no_werewolf_out'],
  ['minion mason seer villager | werewolf werewolf villager', 'Cid Cid - -', 'werewolf (Ann) by no_werewolf_out'],
  ['minion mason seer villager | werewolf werewolf villager', '- Ann Ann -', 'werewolf (Ann) by no_werewolf_out'],
])('5.4, 5.8 %s, votes %s: %s', (table, votes, end) => {
  expect(ending(table, votes)).toBe(end);
});

test('5.5 a player is out, and the whole werewolf team is in the centre', () => {
  const table = 'mason mason seer tanner | werewolf minion villager';
  expect(ending(table, 'Cid Cid - -')).toBe('no one () by no_werewolf_team');
});

test.each([
  ['mason mason seer tanner | werewolf werewolf villager', '- - - -', 'village (Ann Bob Cid) by no_werewolf'],
  [
    'minion mason seer villager | werewolf werewolf villager',
    'Bob Cid Dee Ann',
    'village (Bob Cid Dee) by no_werewolf',
  ],
])('5.6 %s, votes %s: %s', (table, votes, end) => {
  expect(ending(table, votes)).toBe(end);
});

test.each([
  ['werewolf minion seer tanner | mason mason villager', '- - - -', 'werewolf (Ann Bob) by werewolf_hidden'],
  ['werewolf mason seer tanner | mason werewolf villager', 'Bob Cid Dee Ann', 'werewolf (Ann) by werewolf_hidden'],
])('5.7 %s, votes %s: %s', (table, votes, end) => {
  expect(ending(table, votes)).toBe(end);
});

const five = { Ann: 'robber', Bob: 'werewolf', Cid: 'troublemaker', Dee: 'tanner', Eve: 'seer' };
const centre = ['villager', 'drunk', 'mason'];

test('5.1 the Robber who took the Werewolf loses with it', () => {
  const { game } = round(
    five,
    centre,
    `
      time
      Ann rob Bob
      time
      Bob vote Ann
      Eve vote Ann
      time
    > ended: village by werewolf_out
    `,
  );
  expect(game.state.outcome?.winners).toEqual([1, 2, 4]);
});

test('5.1 a player who ends on the Tanner card is the Tanner', () => {
  const { game } = round(
    five,
    centre,
    `
      time
      Cid swap Dee Eve
      time
      Bob vote Eve
      Ann vote Eve
      time
    > ended: tanner by tanner_out
    `,
  );
  expect(game.state.outcome?.winners).toEqual([4]);
});

test('5.1 the dealt Tanner without the card gains nothing by being out', () => {
  const { game } = round(
    five,
    centre,
    `
      time
      Ann rob Dee
      time
      Bob vote Dee
      Ann vote Dee
      time
    > ended: werewolf by no_werewolf_out
    `,
  );
  expect(game.state.outcome?.winners).toEqual([1]);
});

test('5.9 everyone, spectators too, sees all cards, dealt and final, and the votes', () => {
  const played = round(
    five,
    centre,
    `
      time
      Ann rob Bob
      time
      Bob vote Ann
      time
    > counted vote: Bob>Ann
    `,
  );
  const spectator = view(played.log, null);
  expect(spectator.dealt).toEqual([...Object.values(five), ...centre]);
  expect(spectator.cards).toEqual(played.game.state.cards);
  expect(cards(played, 'Dee')).toBe('werewolf robber troublemaker tanner seer | villager drunk mason');
});

test('5.10 every move is told, in the order of the night', () => {
  const cast = { ...five, Dee: 'drunk' };
  round(
    cast,
    ['villager', 'tanner', 'mason'],
    `
      time
      Dee drink center-3
      Cid swap Ann Bob
      Ann rob Eve
      Eve peekCenter center-1 center-2
      Bob lonePeek center-2
      time
    ~ "Bob, alone
      time
    > "Bob, the lone Werewolf, looked at centre card 2."
    > "Eve, the Seer, looked at centre card 1 and centre card 2."
    > "Ann, the Robber, swapped cards with Eve."
    > "Cid, the Troublemaker, swapped the cards of Ann and Bob."
    > "Dee, the Drunk, swapped cards with centre card 3."
    > ended: werewolf by werewolf_hidden
    `,
    { lone_wolf_peek: true },
  );
});

test('5.10 a pass is no move, nor what the Insomniac sees', () => {
  const cast = { Ann: 'robber', Bob: 'werewolf', Cid: 'insomniac', Dee: 'seer' };
  const { log } = round(
    cast,
    ['villager', 'tanner', 'mason'],
    `
      time
      Ann rob -
      Dee peek Bob
      time
      time
    > "Dee, the Seer, looked at Bob."
    `,
  );
  const told = log.filter((event) => event.type === 'told' && event.key.startsWith('move_'));
  expect(told.length).toBe(1);
});

test('5.11 a village that would win without a player on it: no one wins', () => {
  const cast = { Ann: 'werewolf', Bob: 'werewolf', Cid: 'minion' };
  round(
    cast,
    ['werewolf', 'villager', 'villager'],
    `
      time
      time
      Bob vote Ann
      time
    > Ann died by vote
    > ended: no one by werewolf_out
    `,
  );
});

test('5.4, 5.5, 5.6 a set without Werewolves', () => {
  const cast = { Ann: 'minion', Bob: 'seer', Cid: 'villager' };
  const centre = ['villager', 'villager', 'villager'];
  round(cast, centre, 'time\ntime\ntime\n> ended: village by no_werewolf');
  round(cast, centre, 'time\ntime\nAnn vote Bob\ntime\n> ended: werewolf by no_werewolf_out');
});
