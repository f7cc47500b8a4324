import { chance } from '@moonrise/bots';

/** What goes wrong in one run, and how often. Every seed has its own mixture, so that faults also occur alone. */
export interface FaultRates {
  readonly nodes: number;
  readonly storeDelay: number; // ms at most, each way
  readonly storeFails: number; // in 1,000 questions, before anything was done
  readonly answerLost: number; // in 1,000, after it was done
  readonly outages: number; // mean ms between them; 0: none
  readonly busDelay: number; // ms at most
  readonly busLost: number; // in 100 messages of the bus
  readonly busDoubled: number;
  readonly busForged: number;
  readonly wireDelay: number; // ms at most, each way
  readonly cuts: number; // mean ms between cuts of one connection; 0: none
  readonly crashes: number; // mean ms between two in all; 0: none
  readonly stops: number; // of nodes that are told to stop
  readonly freezes: number;
  readonly skew: number; // ms that clocks differ at most
  readonly goneHome: number; // in 100 tables, everybody stops playing in the middle of a game
}

const calm: FaultRates = {
  nodes: 1,
  storeDelay: 2,
  storeFails: 0,
  answerLost: 0,
  outages: 0,
  busDelay: 2,
  busLost: 0,
  busDoubled: 0,
  busForged: 0,
  wireDelay: 2,
  cuts: 0,
  crashes: 0,
  stops: 0,
  freezes: 0,
  skew: 0,
  goneHome: 0,
};
const ALL = 100; // of 100
/** When everything is mended. A bus that was never there does not come back, and clocks stay as they are. */
export const mended = ({ nodes, skew, busLost }: FaultRates): FaultRates => ({
  ...calm,
  nodes,
  skew,
  busLost: busLost === ALL ? ALL : 0,
});

export function faultRatesOf(seed: string): FaultRates {
  const dice = chance(seed, 'weather'); // the name decides what a seed draws: keep it
  const sometimes = (value: number): number => (dice(2) === 0 ? value : 0);
  return {
    nodes: 1 + dice(3),
    storeDelay: [2, 20, 200, 1_500][dice(4)] as number,
    storeFails: sometimes(1 + dice(40)),
    answerLost: sometimes(1 + dice(40)),
    outages: sometimes(15_000 + dice(30_000)),
    busDelay: [2, 50, 2_000][dice(3)] as number,
    busLost: dice(4) === 0 ? ALL : sometimes(dice(ALL)),
    busDoubled: sometimes(dice(50)),
    busForged: sometimes(dice(50)),
    wireDelay: [2, 60, 800][dice(3)] as number,
    cuts: sometimes(5_000 + dice(60_000)),
    crashes: sometimes(5_000 + dice(30_000)),
    stops: sometimes(10_000 + dice(40_000)),
    freezes: sometimes(5_000 + dice(30_000)),
    goneHome: sometimes(50),
    skew: sometimes(dice(5) === 0 ? 300_000 : 900),
  };
}
