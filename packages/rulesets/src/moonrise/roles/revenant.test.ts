import { view } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { round, twelve } from '../testing.ts';

/** Nobody but the pack acts in the first night; then the second night is open. */
const afterKilling = (name: string) => `
      Ann kill ${name}
      Bob kill ${name}
      time
      time
      time
    night 2
`;

test('10.1 the Revenant needs somebody in the graveyard', () => {
  round(
    twelve,
    `
    night 1
      ? Hal: -
      ! Hal absorb Ivy
      time
      time
      time
    night 2
      ? Hal: -
    `,
  );
});

test('10.1 the night waits for the Revenant, who may say "not tonight" and think better of it', () => {
  round(
    twelve,
    `${afterKilling('Cid')}
      ? Hal absorb: Cid
      ! Hal absorb Ivy
      Ann kill Ivy
      Bob kill Ivy
      Bob skipMute
      Dee save Jon
      Fay investigate Ann Bob
    night 2
      Hal absorb -
    > Hal chose absorb (to Hal)
    > Ivy died by kill
    day 2
      time
      time
    night 3
      Hal absorb -
      Hal absorb Ivy
    > Hal became villager by absorb (to Hal)
    `,
  );
});

test('10.2 when the night begins the Revenant alone learns what the dead were', () => {
  round(
    twelve,
    `
      Ann kill Cid
      Bob kill Cid
      time
      Eve shoot Bob
      time
    ~ Cid is seer
      time
    > night 2
    > Bob is shadowWolf (to Hal)
    > Cid is seer (to Hal)
      ? Hal absorb: Bob Cid
    `,
  );
});

test('10.3 the Revenant becomes what the dead player was, and nobody else knows', () => {
  const { log } = round(
    twelve,
    `${afterKilling('Cid')}
      Hal absorb Cid
    > Hal became seer by absorb (to Hal)
    > "You have taken up the role of Cid: Seer." (to Hal)
    `,
  );
  expect(Object.keys(twelve).filter((_, seat) => view(log, seat).cards[7] === 'seer')).toEqual(['Hal']);
});

test('10.3 a player who had been bitten was a Werewolf', () => {
  const { game } = round(
    twelve,
    `
      Ann convert Cid
      time
      Eve shoot Cid
      time
      time
    night 2
      Hal absorb Cid
    > Hal became wolf by absorb (to Hal, Ann, Bob, Cid)
    `,
  );
  expect(game.team(7)).toBe('bad');
});

test('10.3, 10.7 the pack and a Revenant who stays in the village learn nothing of each other', () => {
  round(
    twelve,
    `${afterKilling('Cid')}
      Ann kill Hal
      Bob mute Hal
      Bob kill Ivy
      Hal absorb Cid
    ~ Ann withdrew
    ~ Bob withdrew
    ~ Bob chose
    ~ "Hal has joined
    `,
  );
});

test('10.4 two bullets again', () => {
  round(
    twelve,
    `
      time
      Eve shoot Ivy
      time
      time
      time
      Eve shoot Jon
      time
      time
    night 3
      Ann kill Eve
      Bob kill Eve
      time
      time
      time
    night 4
      Hal absorb Eve
      time
      Hal shoot Kim
    > Kim died by shot
    `,
  );
});

test('10.4 an unused bite again', () => {
  round(
    { ...twelve, Kim: 'wolf' },
    `
      Ann convert Ivy
      time
      Eve shoot Ann
      time
      time
    night 2
      Hal absorb Ann
      ? Hal: kill convert say
      Hal convert Jon
      time
    > Jon became wolf by convert (to Jon, Ann, Bob, Hal, Ivy, Kim)
    `,
  );
});

test('10.4 whom the dead Doctor protected last is free again', () => {
  round(
    twelve,
    `
      Dee save Ivy
      time
      Eve shoot Dee
      time
      time
    night 2
      Hal absorb Dee
      ? Hal save: Ann Bob Cid Eve Fay Gus Hal Ivy Jon Kim Leo
      Hal save Ivy
      Ann kill Ivy
      time
    > "Someone was attacked but survived!"
    `,
  );
});

test('10.5 the new role acts in the same night, and the night waits for it', () => {
  round(
    twelve,
    `${afterKilling('Cid')}
      Ann kill Ivy
      Bob kill Ivy
      Bob skipMute
      Dee save Jon
      Fay investigate Ann Bob
      Hal absorb Cid
    night 2
      ? Hal: scan
      Hal scan Ann
    > day 2
    > "Your scan of Ann shows: Werewolf." (to Hal)
    `,
  );
});

test('10.5 a Revenant who has become the Hunter takes revenge', () => {
  round(
    twelve,
    `
      time
      Eve shoot Gus
      time
      time
    night 2
      Hal absorb Gus
      Ann kill Hal
      time
    hunter_revenge 2
      Hal revenge Ann
    > Ann died by revenge
    `,
  );
});

test('10.6 once', () => {
  round(
    twelve,
    `${afterKilling('Ivy')}
      Hal absorb Ivy
      ? Hal: -
      ! Hal absorb Ivy
    `,
  );
});

test('10.1, 10.2 a dead Revenant is done', () => {
  round(
    twelve,
    `
      Ann kill Cid
      time
      Eve shoot Hal
      time
      time
    night 2
    ~ Cid is seer
      ? Hal: say
    `,
  );
});

const revenants = { ...twelve, Kim: 'revenant', Leo: 'revenant' };
test('10.6 what a Revenant was cannot be taken up', () => {
  round(
    revenants,
    `${afterKilling('Kim')}
      ? Hal: -
      ! Hal absorb Kim
      Ann kill Cid
      Bob kill Cid
      time
      time
      time
    night 3
      ? Hal absorb: Cid
    `,
  );
});

test('10.7 whoever turns wolf joins the pack at once and sees where it stands', () => {
  round(
    { ...twelve, Kim: 'wolf' },
    `
      time
      Eve shoot Kim
      time
      time
    night 2
      Ann kill Cid
      Bob mute Dee
      Ann say "Cid is the Seer"
    > Ann said "Cid is the Seer" in wolves (to Ann, Bob, Kim)
      Hal absorb Kim
    > Hal became wolf by absorb (to Hal, Ann, Bob, Kim)
    > "Hal has joined the wolf pack." (to Ann, Bob, Hal, Kim)
    > Ann chose kill Cid (to Hal)
    > Bob chose mute Dee (to Hal)
    > Ann is kittenWolf (to Hal)
    > Bob is shadowWolf (to Hal)
      Bob say "welcome"
    > Bob said "welcome" in wolves (to Ann, Bob, Hal, Kim)
      ? Hal kill: Cid Dee Eve Fay Gus Ivy Jon Leo
      ? Ann kill: Cid Dee Eve Fay Gus Ivy Jon Leo
    `,
  );
});

test('10.8 the pack is asked again about whoever has joined it', () => {
  round(
    { ...twelve, Ivy: 'kittenWolf', Kim: 'wolf' },
    `
      time
      Eve shoot Kim
      time
      time
    night 2
      Ann kill Hal
      Bob mute Hal
      Bob kill Cid
      Ivy convert Hal
      Cid scan Hal
      Hal absorb Kim
    > Ann withdrew pack (to Ann, Bob, Ivy, Kim)
    > Bob withdrew mute (to Ann, Bob, Ivy, Kim)
    > Ivy withdrew pack (to Ann, Bob, Ivy, Kim)
    ~ Bob withdrew pack
    ~ Cid withdrew
      Dee save Cid
      Fay investigate Ann Bob
      Hal kill Cid
      Bob skipMute
      Ann kill Cid
    night 2
      Ivy convert Jon
    > Jon became wolf by convert (to Jon, Ann, Bob, Hal, Ivy, Kim)
    `,
  );
});

test('10.9 the verdict is taken at once', () => {
  round(
    { Ann: 'wolf', Bob: 'wolf', Cid: 'gunner', Dee: 'revenant', Eve: 'villager', Fay: 'villager', Gus: 'villager' },
    `
      time
      Cid shoot Bob
      time
      time
      Ann kill Gus
      time
      time
      time
    night 3
      Ann kill Fay
      time
      time
      time
    night 4
      Dee absorb Bob
    > Dee became wolf by absorb (to Dee, Ann, Bob)
    > ended: bad by parity
    `,
  );
});

test('10.10 several Revenants may take up the same role, and join the pack one after the other', () => {
  round(
    { ...revenants, Ivy: 'wolf' },
    `
      time
      Eve shoot Ivy
      time
      time
    night 2
      Ann kill Kim
      Hal absorb Ivy
    > Ann chose kill Kim (to Hal)
      Kim absorb Ivy
    > Kim became wolf by absorb (to Kim, Ann, Bob, Hal, Ivy)
    > Ann withdrew pack (to Ann, Bob, Hal, Ivy)
    > Hal is wolf (to Kim)
    `,
  );
});
