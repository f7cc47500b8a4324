import type { Engine } from './engine.ts';
import { frozen } from './json.ts';
import * as count from './laws/count.ts';
import type { Law } from './laws/law.ts';
import * as offers from './laws/offers.ts';
import * as record from './laws/record.ts';
import * as views from './laws/views.ts';
import * as words from './laws/words.ts';
import { randomGame } from './random-play.ts';
import type { Finding, Scenario } from './scenario.ts';

const isLaw = (value: unknown): value is Law => typeof value === 'object' && value !== null && 'watch' in value;

/** What holds in every game of every rule set. */
export const laws: readonly Law[] = [record, count, offers, views, words].flatMap((group) =>
  Object.values(group).filter(isLaw),
);

/** Plays one game at random and returns which laws it breaks. All states are frozen: no decision may change one. */
export function checkLaws(engine: Engine, scenario: Scenario, checked: readonly Law[] = laws): Finding[] {
  const { seed } = scenario;
  const watches = checked.map((law) => ({ law, watch: law.watch(scenario, engine) }));
  const found = new Map<string, Finding>();
  const report = (check: string, what: string) => found.has(check) || found.set(check, { check, seed, what });
  try {
    let isOver = false;
    for (const moment of randomGame(engine, scenario)) {
      frozen(moment.events);
      frozen(moment.game.state);
      for (const { law, watch } of watches) {
        const what = watch(moment);
        if (what !== undefined) report(law.name, what);
      }
      isOver = moment.game.state.outcome !== null;
    }
    if (!isOver) report('a game played by its offers ends', 'it stopped before its end');
  } catch (error) {
    report('nothing throws, and no state is changed', `${(error as Error).stack}`);
  }
  return [...found.values()];
}
