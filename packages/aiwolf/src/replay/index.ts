// Whatever is here runs in browsers too.
export { LARGEST_LOG, type NoLog, type Retold, type RetoldRow, retell } from './retell.ts';
