export { chain, fastHash, hashOfHeading, linkAfter } from './chain.ts';
export { gameFileAt } from './game-file-at.ts';
