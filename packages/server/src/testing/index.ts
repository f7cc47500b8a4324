export { autopilot } from './autopilot.ts';
export type { Client } from './client.ts';
export { matchIn } from './running-match.ts';
export { Serving, serving } from './serving.ts';
export { type ClientTable, deal, gather, isOver, must, playOut } from './table.ts';
