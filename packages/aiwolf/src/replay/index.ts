// Everything in this folder also runs in browsers.
export { LARGEST_LOG, type NoLog, type Retold, type RetoldRow, retell } from './retell.ts';
