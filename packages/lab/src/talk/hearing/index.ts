export { type AskedQuestion, askedIn } from '../answering.ts';
export { Discussion, type DiscussionCounts } from '../discussion.ts';
export { voicesOf } from '../voices.ts';
export { exact } from './exact.ts';
export { halves } from './halves.ts';
export { type Judged, judgeCorpus, rulesOf, SPEAKER, type Verdict } from './score.ts';
export { type HearingScore, scoreOf } from './summary.ts';
