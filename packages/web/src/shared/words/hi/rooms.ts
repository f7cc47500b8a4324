export { guide } from './guide.ts';
export { lobby } from './lobby.ts';
