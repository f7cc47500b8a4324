import { checkLaws, disclosed, engine, type Finding, type Law, laws } from '@moonrise/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulesets } from './index.ts';
import { profileOf } from './testing/profiles.ts';
import { scenarioOf, sizes } from './testing/scenarios.ts';

const times = process.env.MOONRISE_LONG ? 40 : 1;
const MORE = 300; // games at most, until the rarest act was used
const games: Readonly<Record<string, number>> = { 'one-night': 500, aiwolf: 125, moonrise: 125 };

/** Takes down what happened, so that we see that the games are not all alike. */
function witness() {
  const seen = {
    players: new Set<number>(),
    acts: new Set<string>(),
    told: new Set<string>(),
    ends: new Set<string>(),
  };
  const law: Law = {
    name: 'witness',
    watch: ({ players }) => {
      seen.players.add(players);
      return ({ command, events }) => {
        if (command?.type === 'act') seen.acts.add(command.act);
        for (const event of events) {
          if (event.type === 'told') seen.told.add(`told:${event.key}${event.channel ? `@${event.channel}` : ''}`);
          if (event.type === 'ended') seen.ends.add(event.outcome.reason);
        }
        return undefined;
      };
    },
  };
  return { seen, law };
}
const report = (findings: readonly Finding[]) =>
  findings.map(({ check, seed, what }) => `seed ${seed} breaks "${check}": ${what.slice(0, 2_000)}`);

test.each(rulesets)(
  '$id: the laws hold in random games',
  (entry) => {
    const profile = profileOf(entry.id);
    const { seen, law } = witness();
    const checked = [law, ...laws, ...profile.laws, disclosed(profile.disclosures)];
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        expect(report(checkLaws(engine, scenarioOf(entry, profile, seed), checked))).toEqual([]);
      }),
      { seed: 7, numRuns: (games[entry.id] ?? 100) * times, endOnFailure: true },
    );
    const { rules } = scenarioOf(entry, profile, 0);
    const missing = (all: readonly string[], found: ReadonlySet<string>) => all.filter((one) => !found.has(one));
    const acts = [...rules.everyone, ...rules.roles.flatMap((role) => role.acts ?? [])].map(({ id }) => id);
    const told = Object.keys(profile.disclosures).filter((kind) => kind.startsWith('told:'));
    const isMissing = () => missing(acts, seen.acts).length + missing(told, seen.told).length > 0;
    for (let seed = 1; seed <= MORE && isMissing(); seed++)
      expect(report(checkLaws(engine, scenarioOf(entry, profile, seed), checked))).toEqual([]);
    expect(
      sizes(rules).filter((players) => !seen.players.has(players)),
      'numbers of players never played',
    ).toEqual([]);
    expect(missing(acts, seen.acts), 'acts never used').toEqual([]);
    expect(missing(Object.keys(rules.words.ends), seen.ends), 'ends never come to').toEqual([]);
    expect(missing(told, seen.told), 'declared, and never told').toEqual([]);
  },
  600_000 * times,
);
