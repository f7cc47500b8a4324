import { wilson } from '../../statistics/interval.ts';
import type { Judged, Verdict } from './score.ts';

type Share = readonly [share: number, low: number, high: number];
export interface HearingScore {
  readonly lines: number;
  readonly understood: Share; // of the lines that say something
  readonly leftAlone: Share; // of the lines that say nothing, or may be left alone
  readonly dangerous: Share; // of all lines
  readonly counts: Readonly<Record<Verdict, number>>;
}

export function scoreOf(judged: readonly Judged[]): HearingScore {
  const shareOf = (outcome: Verdict, lines: readonly Judged[]): Share => {
    const hits = lines.filter((line) => line.outcome === outcome).length;
    return [hits / lines.length, ...wilson(hits, lines.length)];
  };
  const count = (outcome: Verdict) => judged.filter((line) => line.outcome === outcome).length;
  return {
    lines: judged.length,
    understood: shareOf(
      'right',
      judged.filter(({ says }) => says),
    ),
    leftAlone: shareOf(
      'right',
      judged.filter(({ says }) => !says),
    ),
    dangerous: shareOf('dangerous', judged),
    counts: {
      right: count('right'),
      partly: count('partly'),
      missed: count('missed'),
      wrong: count('wrong'),
      dangerous: count('dangerous'),
    },
  };
}
