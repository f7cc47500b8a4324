import type { Event, SeatId } from '@moonrise/engine';
import { share } from '@moonrise/engine';
import { engine, randomGame } from '@moonrise/engine/testing';
import { type Beat, beatRules, beatsOf, stagingMs } from '@moonrise/show';
import { expect, test } from 'vitest';
import { rulesets } from './index.ts';
import { profileOf } from './testing/profiles.ts';
import { scenarioOf } from './testing/scenarios.ts';

const GAMES = process.env.MOONRISE_LONG ? 400 : 24;

const indexesOf = <T extends Event['type']>(events: readonly Event[], type: T): readonly number[] =>
  events.flatMap((event, i) => (event.type === type ? [i] : []));
const covering = (beats: readonly Beat[], index: number, kinds: readonly string[]) =>
  beats.filter(({ kind, from, to }) => kinds.includes(kind) && from <= index && index <= to);
const publicShape = (beats: readonly Beat[]) =>
  beats.filter(({ isPublic }) => isPublic).map(({ from: _, to: __, ...beat }) => beat);

const DEATHS = ['death', 'shot', 'last-shot', 'verdict'];

test.each(rulesets)('$id: beats of random games, guests included', (entry) => {
  const profile = profileOf(entry.id);
  for (let seed = 1; seed <= GAMES; seed++) {
    const scenario = scenarioOf(entry, profile, seed);
    const moments = [...randomGame(engine, scenario)];
    const events = moments.flatMap((moment) => moment.events);
    const rules = beatRules(scenario.rules);
    const seats: (SeatId | null)[] = [null, ...Array.from({ length: scenario.players }, (_, seat) => seat)];
    const inPublic = beatsOf(share(events, null), rules);
    for (const viewer of seats) {
      const seen = share(events, viewer);
      const beats = beatsOf(seen, rules);
      const where = `seed ${seed}, viewer ${viewer}`;
      for (const i of indexesOf(seen, 'died')) {
        const { seat } = seen[i] as Event & { type: 'died' };
        const [beat, ...more] = covering(beats, i, DEATHS);
        expect(beat?.seats, `the death at ${i}, ${where}`).toContain(seat);
        expect(more, where).toEqual([]);
      }
      for (const i of indexesOf(seen, 'counted')) {
        const { ballots } = seen[i] as Event & { type: 'counted' };
        const [beat] = covering(beats, i, ['count']);
        expect(new Set(beat?.ballots ?? []), `the count at ${i}, ${where}`).toEqual(new Set(ballots));
      }
      expect(covering(beats, seen.length - 1, ['curtain']).length, where).toBe(seen.at(-1)?.type === 'ended' ? 1 : 0);
      // Waiting tells nothing: public beats are a function of what everyone has seen.
      expect(publicShape(beats), where).toEqual(publicShape(inPublic));
      expect(stagingMs(seen, rules), where).toBe(stagingMs(share(events, null), rules));
      expect(
        beats.every(({ from, to }) => from <= to && to < seen.length),
        where,
      ).toBe(true);
    }
    // Told decision by decision, as in play, no beat is lost or told twice.
    let before = 0;
    const told = moments.flatMap((moment) => {
      const soFar = share(events, null).slice(0, before + share(moment.events, null).length);
      const fresh = beatsOf(soFar, rules).filter(({ from }) => from >= before);
      before = soFar.length;
      return fresh;
    });
    expect(told, `seed ${seed}`).toEqual(inPublic);
  }
});

test.each(rulesets)('$id: a vote is told as count, then verdict; a night as dawn, then its dead', (entry) => {
  const profile = profileOf(entry.id);
  const kinds = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const scenario = scenarioOf(entry, profile, seed);
    const events = [...randomGame(engine, scenario)].flatMap((moment) => moment.events);
    const beats = beatsOf(share(events, null), beatRules(scenario.rules));
    const hasPrayers = scenario.rules.phaseOf.has('prayer'); // then the verdict may wait for one, or be undone
    for (const [i, { kind, isPublic, cause }] of beats.entries()) {
      kinds.add(kind);
      if (kind === 'count' && isPublic && cause === 'vote')
        expect(['verdict', ...(hasPrayers ? ['spared', 'nightfall', 'death'] : [])], `seed ${seed}`).toContain(
          beats[i + 1]?.kind,
        );
      if (kind === 'curtain') expect(i, `seed ${seed}`).toBe(beats.length - 1);
    }
    expect(beats[0]?.kind).toBe('deal');
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['deal', 'dawn', 'verdict', 'curtain']));
});
