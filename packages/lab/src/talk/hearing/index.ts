export { halves } from './halves.ts';
export { type Judged, judgeCorpus, type Verdict } from './score.ts';
export { type HearingScore, scoreOf } from './summary.ts';
