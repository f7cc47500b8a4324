export { errors } from './errors.ts';
export { notices } from './notices.ts';
export { settings } from './settings.ts';
