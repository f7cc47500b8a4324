export { bots } from './bots.ts';
export { home } from './home.ts';
export { seat } from './seat.ts';
