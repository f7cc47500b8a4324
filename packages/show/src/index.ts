export { type Award, type AwardKind, awardsOf, huntedIn } from './awards/awards.ts';
export type { Beat, BeatKind, BeatWords } from './beat.ts';
export { beatRules, beatsOf, stagingMs } from './beats-of.ts';
