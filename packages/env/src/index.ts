export { EnvGames } from './env-games.ts';
export { turnsOf } from './games/turns.ts';
export { answer, type EnvAnswer, type EnvRequest, type EnvTurn, request } from './wire/schemas.ts';
