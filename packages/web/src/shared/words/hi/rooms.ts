export { fairness } from './fairness.ts';
export { guide } from './guide.ts';
export { lab } from './lab.ts';
export { lobby } from './lobby.ts';
export { people } from './people.ts';
