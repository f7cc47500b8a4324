import { play } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { classic } from './index.ts';

const built = classic.build({});
if (!built.ok) throw new Error(built.message);
const { rules } = built;
const cast = {
  Ann: 'werewolf',
  Bob: 'werewolf',
  Cid: 'seer',
  Dee: 'doctor',
  Eve: 'villager',
  Fay: 'villager',
  Gus: 'villager',
};

test('a whole game', () => {
  const { game } = play(
    rules,
    cast,
    `
    day 1
      Eve say "good morning"
    > Eve said "good morning" in global
      ! Ann vote Bob: You may say something
      hasten
    voting 1
      Ann vote Eve
    > Ann chose vote Eve
      Bob vote Eve
      ! Cid vote Cid
      Cid vote -
      Dee vote Ann
      Eve vote Ann
      Fay vote Eve
      Gus vote Bob
    > "The village has spoken! Eve has been eliminated."
    > Eve died by vote
    > Eve is villager
    night 1
      ? Ann: kill say
      ? Ann kill: Cid Dee Fay Gus
      Ann kill Fay
    > Ann chose kill Fay (to Ann, Bob)
      Bob kill Fay
      Cid scan Bob
      Dee save Fay
    > "Someone was attacked but survived!"
    > Bob is werewolf (to Cid)
    > "Bob is a Werewolf." (to Cid)
    ~ Fay died
    day 2
      time
    voting 2
      time
    > "No votes were cast. No one was eliminated."
    night 2
      Ann kill Fay
      Bob kill Gus
      time
    > "The pack could not agree: nobody was attacked." (to Ann, Bob)
    day 3
      time
      time
      Ann kill Fay
      time
    > Fay died by kill
    > "Fay was killed during the night"
    day 4
      time
      Ann vote Dee
      Bob vote Dee
      time
    > Dee died by vote
    > ended: mafia by parity
    `,
  );
  expect(game.state.outcome?.winners).toEqual([0, 1]);
});
