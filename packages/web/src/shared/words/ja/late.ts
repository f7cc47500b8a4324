export { errors } from './errors.ts';
export { settings } from './settings.ts';
