export { autopilot } from './autopilot.ts';
export type { Client } from './client.ts';
export { Serving, serving } from './serving.ts';
export { type ClientTable, deal, gather, isOver, must, playOut } from './table.ts';
export { matchIn } from './twin.ts';
