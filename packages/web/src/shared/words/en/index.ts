export { chat } from './chat.ts';
export { common } from './common.ts';
export { table } from './table.ts';
