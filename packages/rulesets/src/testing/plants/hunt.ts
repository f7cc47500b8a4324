import { checkLaws, checkPair, disclosed, engine, type Finding, laws } from '@moonrise/engine/testing';
import { rulesets } from '../../index.ts';
import type { SecrecyProfile } from '../profiles/secrecy-profile.ts';
import { profileOf } from '../profiles.ts';
import { scenarioOf } from '../scenarios.ts';
import { type Plant, replanted } from './plant.ts';

export interface Hunt {
  readonly finding: Finding | undefined;
  readonly seeds: number; // tried
}

/** Runs the check that should find a plant, for this many seeds or until it does. */
export function hunt(plant: Plant, isPlanted: boolean, seeds: number): Hunt {
  const entry = rulesets.find((one) => one.id === plant.rules);
  if (!entry) throw new Error(`there is no rule set ${plant.rules} to plant "${plant.name}" in`);
  const profile = profileOf(plant.rules);
  const driver = (isPlanted && plant.engine) || engine;
  for (let seed = 1; seed <= seeds; seed++) {
    const scenario = scenarioOf(entry, profile, seed, plant.options);
    const rules = isPlanted && plant.spec ? replanted(scenario.rules, plant.spec) : scenario.rules;
    const findings = check(
      plant.foundBy,
      profile,
      (law) => checkLaws(driver, { ...scenario, rules }, law),
      () => checkPair(driver, { ...scenario, rules }, profile.disclosures),
    );
    const finding = findings.find((one) => one.check === plant.foundBy);
    if (finding) return { finding, seeds: seed };
  }
  return { finding: undefined, seeds };
}

function check(
  name: string,
  profile: SecrecyProfile,
  byLaws: (checked: typeof laws) => readonly Finding[],
  byPair: () => { readonly findings: readonly Finding[] },
): readonly Finding[] {
  if (name === 'pairs') return byPair().findings;
  const all = [...laws, ...profile.laws, disclosed(profile.disclosures)];
  const named = all.filter((law) => law.name === name);
  return byLaws(named.length > 0 ? named : laws);
}
