export { bots } from './bots.ts';
export { doorErrors } from './door-errors.ts';
export { home } from './home.ts';
export { seat } from './seat.ts';
