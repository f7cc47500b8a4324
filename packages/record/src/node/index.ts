export { chain, fastHash } from './chain.ts';
export { gameFileAt } from './game-file-at.ts';
