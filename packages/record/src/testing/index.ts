export { aGame, json, randomRecord } from './random-game.ts';
