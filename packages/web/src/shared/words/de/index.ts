export { chat } from './chat.ts';
export { common } from './common.ts';
export { errors } from './errors.ts';
export { settings } from './settings.ts';
export { table } from './table.ts';
