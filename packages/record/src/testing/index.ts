export { json, randomRecord } from './random-game.ts';
