import { expect, test } from 'vitest';
import { fairDecks } from './fair-decks.ts';
import { ruleset, rulesets } from './index.ts';

const suggested = rulesets.flatMap(({ id }) =>
  Object.entries(fairDecks(id)).map(([players, deck]) => [id, Number(players), deck] as const),
);

test('there are suggestions', () => expect(suggested.length).toBeGreaterThan(0));

test.each(suggested)(
  'the suggested set of %s for %i players can be played, and is another than the table',
  (...set) => {
    const [id, players, deck] = set;
    const usual = ruleset(id);
    const chosen = ruleset(id, { roles: deck });
    if (!usual.ok || !chosen.ok) throw new Error('these options are refused');
    const played = chosen.rules.cards(players);
    expect(played).toMatchObject({ ok: true, deck });
    const table = usual.rules.cards(players);
    const counts = (of: object) => Object.entries(of).filter(([, count]) => count > 0);
    expect(counts(deck).sort()).not.toEqual(table.ok ? counts(table.deck).sort() : []);
  },
);
