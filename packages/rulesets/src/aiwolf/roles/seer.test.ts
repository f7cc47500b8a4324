import { view } from '@moonrise/engine';
import { play, rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { aiwolf } from '../index.ts';
import { game9, silent } from '../testing.ts';

const night = (script: string) => game9(`divine 0\n${script}`, silent);

test('7.1 the Seer divines one other living player, also on day 0', () => {
  night(`
      ? Dee divine: Ann Bob Cid Eve Fay Gus Hal Ivy
      ! Dee divine Dee
      ! Ann divine Dee
      Dee divine Ann
    vote 1
  `);
});

test.each([
  ['Ann', 'Werewolf'],
  ['Cid', 'Human'], // the Possessed
  ['Gus', 'Human'],
])('7.2 the Seer alone learns that %s is a %s', (name, shows) => {
  const { log } = night(`
      Dee divine ${name}
    > Dee chose divine ${name} (to Dee)
    > "The divination of ${name} shows: ${shows}." (to Dee)
    > closed (to Dee)
  `);
  expect(view(log, 3).cards.filter((card) => card !== null)).toEqual(['SEER']);
});

test('7.1 the Seer may pass', () => {
  night('Dee divine -\n~ "The divination\nvote 1');
});

test('7.1 every night', () => {
  night('Dee divine Ann\nvote 1\ntime\ndivine 1\nDee divine Ann\n> "The divination of Ann shows: Werewolf." (to Dee)');
});

test('7.3 each of two Seers has a result', () => {
  const rules = rulesOf(aiwolf, { ...silent, roles: { WEREWOLF: 1, SEER: 2, VILLAGER: 2 } });
  play(
    rules,
    { Ann: 'SEER', Bob: 'WEREWOLF', Cid: 'SEER', Dee: 'VILLAGER', Eve: 'VILLAGER' },
    `
    divine 0
      Ann divine Bob
    > Ann chose divine Bob (to Ann)
      Cid divine Dee
    > "The divination of Bob shows: Werewolf." (to Ann)
    > "The divination of Dee shows: Human." (to Cid)
    `,
  );
});
