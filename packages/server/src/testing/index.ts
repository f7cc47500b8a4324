export { autopilot } from './autopilot.ts';
export type { Client } from './client.ts';
export { Serving, serving } from './serving.ts';
export { deal, gather, isOver, must, playOut, type Table } from './table.ts';
export { matchIn } from './twin.ts';
