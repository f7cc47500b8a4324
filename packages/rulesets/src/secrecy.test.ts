import { checkPair, engine, type PairReport } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { rulesets } from './index.ts';
import { profileOf } from './testing/profiles.ts';
import { scenarioOf } from './testing/scenarios.ts';

const PAIRS = process.env.MOONRISE_LONG ? 20_000 : 400;

const percent = (part: number) => `${Math.round((100 * part) / PAIRS)} %`;
function summary(id: string, reports: readonly PairReport[]): string {
  const share = (is: (report: PairReport) => boolean) => percent(reports.filter(is).length);
  const sum = (of: (report: PairReport) => number) => reports.reduce((total, report) => total + of(report), 0);
  return [
    `${id}: ${PAIRS} pairs (${share(({ isSwapped }) => isSwapped)} of other deals) in step for`,
    `${sum(({ steps }) => steps)} decisions and ${sum(({ frames }) => frames)} phases:`,
    ...(id === 'one-night' ? [] : [`to day 2 ${share(({ day }) => day >= 2)}, day 3 ${share(({ day }) => day >= 3)},`]),
    `to the end ${share(({ isWhole }) => isWhole)}; the viewer died in ${share(({ hasDied }) => hasDied)}`,
  ].join(' ');
}

// Two games that differ only in what a viewer may not know look the same to that viewer: what it is sent, what it may do,
// what it is refused, and its clock.
test.each(rulesets)(
  '$id: no one learns what the rules do not tell them',
  (entry) => {
    const profile = profileOf(entry.id);
    const reports: PairReport[] = [];
    for (let seed = 1; seed <= PAIRS; seed++) {
      const report = checkPair(engine, scenarioOf(entry, profile, seed), profile.disclosures);
      const [finding] = report.findings;
      expect(finding && `seed ${seed}: ${finding.what}`).toBeUndefined();
      reports.push(report);
    }
    console.log(summary(entry.id, reports));
    // The test is worth what its pairs survive.
    expect(reports.filter(({ isWhole }) => isWhole).length).toBeGreaterThan(PAIRS / 2);
  },
  process.env.MOONRISE_LONG ? 7_200_000 : 600_000,
);
