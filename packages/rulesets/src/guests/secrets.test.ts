import { checkLaws, checkPair, disclosed, engine, laws } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { type GuestHost, guestHosts } from '../testing/guest-hosts.ts';
import { profileOf } from '../testing/profiles.ts';
import { scenarioOf } from '../testing/scenarios.ts';

const PAIRS = process.env.MOONRISE_LONG ? 4_000 : 150;
const GAMES = process.env.MOONRISE_LONG ? 400 : 12;
const PATIENCE = 600_000; // ms

const priests = ({ wolf }: GuestHost) => ({ [wolf]: 2, priest: 2, survivor: 1, doctor: 1, seer: 1, villager: 3 });
/** Everyone whose secrets touch: who absorbs, who mutes or does not, who bites in vain, who calls the dead back. */
const graveyard = { wolf: 1, kittenWolf: 1, shadowWolf: 1, revenant: 2, priest: 1, survivor: 2, seer: 1, villager: 3 };
const tables = guestHosts.flatMap((host) => [
  { id: host.entry.id, entry: host.entry, roles: priests(host) },
  ...(host.entry.id === 'moonrise' ? [{ id: 'moonrise, graveyard', entry: host.entry, roles: graveyard }] : []),
]);

// Two games that differ only in what a viewer may not know look the same to that viewer, the dead ones too: what a Priest
// has left, what the dead were, who was bitten in vain, and whether a mute was skipped.
test.each(tables)(
  '$id: prayers, graves, vain bites and skipped mutes tell no one more than they may know',
  ({ entry, roles }) => {
    const profile = profileOf(entry.id);
    let ends = 0;
    for (let seed = 1; seed <= PAIRS; seed++) {
      const report = checkPair(engine, scenarioOf(entry, profile, seed, { roles }), profile.disclosures);
      const [finding] = report.findings;
      expect(finding && `seed ${seed}: ${finding.what}`).toBeUndefined();
      ends += Number(report.isWhole);
    }
    expect(ends).toBeGreaterThan(PAIRS / 4);
  },
  PATIENCE,
);

test.each(tables)(
  '$id: the laws hold where the dead may return',
  ({ entry, roles }) => {
    const profile = profileOf(entry.id);
    const checked = [...laws, ...profile.laws, disclosed(profile.disclosures)];
    for (let seed = 1; seed <= GAMES; seed++)
      expect(checkLaws(engine, scenarioOf(entry, profile, seed, { roles }), checked)).toEqual([]);
  },
  PATIENCE,
);
