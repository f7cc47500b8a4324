import { openApi, type Refused, refuseWith } from '@moonrise/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { arenaRoutes } from '../arenas/routes.ts';
import { historyRoutes } from '../history/routes.ts';
import { visitorKey } from '../limits/addresses.ts';
import { version } from '../operations/version.ts';
import { CompressedText } from './compressed-text.ts';
import { FinishedGames } from './finished-games.ts';
import { pictures } from './pictures.ts';
import { refuse } from './refuse.ts';
import { rulesetInWords } from './ruleset-list.ts';
import { languageOf, rulesetListCache } from './ruleset-list-cache.ts';
import { StreamedGame } from './streamed-game.ts';
import type { HttpWorld } from './world.ts';

const isPlaying = refuseWith('game_running', 'They are playing: watch now, take a seat next game.');
const noLobby = refuseWith('unknown_room', 'No open lobby has this code: check it and try again.');
const noGame = refuseWith('unknown_game', 'No finished game has this id. Running games are not shown.');

export function api(app: FastifyInstance, world: HttpWorld): void {
  const { settings, guards, rooms, store } = world;
  const visitorOf = (
    { ip = 'gone' }: FastifyRequest, // a closed connection has no address
  ) => (settings.isUnlimited(ip) ? null : visitorKey(ip));
  const limited = async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = visitorOf(request);
    const refusal = visitor === null ? undefined : await guards.takeEverywhere('http', visitor);
    if (refusal) return refuse(reply, refusal);
  };
  type Answer = (request: FastifyRequest) => Promise<object>;
  const route = (method: 'GET' | 'POST') => (url: string, answer: Answer) =>
    app.route({
      method,
      url,
      onRequest: limited,
      handler: async (request, reply) => {
        const found = await answer(request);
        if (isRefusal(found)) return refuse(reply, found);
        if (found instanceof StreamedGame) return found.send(reply, settings.limits.slow_reader_seconds * 1000);
        return found instanceof CompressedText ? found.send(request, reply) : found;
      },
    });
  const get = route('GET');

  const lists = rulesetListCache();
  const description = new CompressedText(JSON.stringify(openApi(version, settings.publicUrl ?? undefined)));
  get('/api/rulesets', async (request) => lists(request));
  get('/api/rulesets/:id', async ({ params, query }) => {
    const found = rulesetInWords(languageOf(query), (params as { id: string }).id, (query as Query).options);
    return isRefusal(found) ? found : new CompressedText(JSON.stringify(found));
  });
  pictures(app);
  get('/api/openapi.json', async () => description);
  const games = new FinishedGames(store);
  get('/api/games/:id', async ({ params }) => (await games.find((params as { id: string }).id)) ?? noGame);
  historyRoutes(world, get, route('POST'));
  arenaRoutes(settings.arenas, get);
  const lobbyWith = async (typed: string, visitor: string | null) => {
    const refusal = visitor === null ? undefined : await guards.codes.refusalFor(visitor);
    if (refusal) return refusal;
    const room = await rooms.byCode(typed);
    if (!room && visitor !== null) await guards.codes.count(visitor, 'unknown_room');
    return room ?? noLobby;
  };
  get('/api/rooms/:code', async (request) => {
    const visitor = visitorOf(request);
    const { code: typed } = request.params as { code: string };
    const room = await guards.codes.inTurn(visitor, () => lobbyWith(typed, visitor));
    if ('ok' in room) return room;
    if (room.state.status === 'playing') return isPlaying;
    const { code, rules, members, password } = room.state;
    return { code, rules, players: members.length, password: password !== null };
  });
}

type Query = { readonly options?: string | string[] };
const isRefusal = (found: object): found is Refused => 'ok' in found && found.ok === false;
