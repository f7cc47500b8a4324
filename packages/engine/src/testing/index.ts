export { lineOf } from './lines.ts';
export { type Cast, type Played, play, type Stage } from './transcript.ts';
