import type { ContestRecord } from '../standings/contest-record.ts';
import { GAMES_HEAD, gameCsv, standingsCsv } from '../standings/csv.ts';
import { progressOf } from '../standings/progress.ts';
import { rolesIn, standingsOf } from '../standings/standings.ts';
import { CSV_TYPE, JSON_TYPE, send, sendJson, stream } from './answers.ts';
import type { ApiRequest, ApiWorld } from './api-request.ts';
import { remembered } from './live.ts';

const BOM = '\uFEFF'; // makes spreadsheets read the file as UTF-8

export function standings({ world, response }: ApiRequest): void {
  sendJson(response, 200, { ...tableOf(world), schedule: scheduleOf(world) });
}
export function standingsAsCsv({ world, response }: ApiRequest): void {
  send(response, 200, CSV_TYPE, `${BOM}${standingsCsv(tableOf(world))}`);
}
/** The last games, newest first. */
export function results({ world, response }: ApiRequest): void {
  const games = world.ledger.recent.map((game) => {
    const { ended_at, source } = game;
    return { ...remembered(game), ended_at, ...(source !== undefined && { source }) };
  });
  sendJson(response, 200, { games: games.reverse() });
}
export function gamesAsCsv({ world, response }: ApiRequest): void {
  stream(response, CSV_TYPE, csvOf(world.ledger.all()));
}
export function gamesAsJson({ world, response }: ApiRequest): void {
  stream(response, JSON_TYPE, jsonOf(world.ledger.all()));
}

const tableOf = ({ tally, config }: ApiWorld) => standingsOf(tally, rolesIn(config.roles));
function scheduleOf({ schedule, config }: ApiWorld) {
  const { roles, matching } = config;
  return schedule && progressOf(schedule, rolesIn(roles), matching.team_count);
}
async function* csvOf(games: AsyncIterable<ContestRecord>): AsyncGenerator<string> {
  yield BOM + GAMES_HEAD;
  for await (const game of games) yield gameCsv(game);
}
async function* jsonOf(games: AsyncIterable<ContestRecord>): AsyncGenerator<string> {
  let before = '[';
  for await (const game of games) {
    yield before + JSON.stringify(game);
    before = ',\n';
  }
  yield before === '[' ? '[]' : ']';
}
