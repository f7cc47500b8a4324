import { test } from 'vitest';
import { round, twelve } from '../testing.ts';

test('10.7 a player who turns wolf joins the pack at once and sees where it stands', () => {
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

test('10.8 the pack is asked again about a player who has joined it', () => {
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
    { ...twelve, Ivy: 'wolf', Kim: 'revenant', Leo: 'revenant' },
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

test('10.7 the newcomer is not shown the lantern of a packmate, which is no choice of the pack', () => {
  const cast = { ...{ Ann: 'wolf', Bob: 'wolf', Cid: 'gunner', Dee: 'revenant', Eve: 'villager' }, ...others };
  for (let i = 0; ; i++) {
    const seed = `lantern ${i}`;
    const dusk = `
      until day 1
      Cid shoot Bob
      until night 2`;
    const { game } = round(cast, dusk, { items: true }, seed);
    if (!game.seat(0).marks.includes('lantern')) continue;
    for (const house of ['Dee', 'Eve']) {
      const script = `${dusk}
      Ann shine ${house}
      Dee absorb Bob
    ~ Ann withdrew
    ~ Ann chose`;
      round(cast, script, { items: true }, seed);
    }
    return;
  }
});
const others = { Fay: 'villager', Gus: 'villager', Hal: 'villager', Ivy: 'villager' };
