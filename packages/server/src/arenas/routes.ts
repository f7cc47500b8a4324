import { type AnswerOf, ARENA_GAMES_PER_PAGE, httpRoutes, refuseWith, type ShownArenaGame } from '@moonrise/protocol';
import type { FastifyRequest } from 'fastify';
import { Arenas } from './arenas.ts';

type AddRoute = (path: string, answer: (request: FastifyRequest) => Promise<object>) => void;
type GamesAnswer = AnswerOf<'/api/arenas/{arena}/games'>;

const noArenas = refuseWith('not_found', 'This server shows no arenas.');
const noArena = refuseWith('not_found', 'There is no finished arena with this name: /api/arenas lists them.');
const noGame = refuseWith('not_found', 'This arena has no such game, or its log is too large to be shown.');
const badQuery = refuseWith(
  'malformed',
  'Send table, village, wolves and after, each at most once; after is the `next` of the answer before.',
);
const wanted = httpRoutes['/api/arenas/{arena}/games'].query.partial();

/** Routes that read the arenas of a folder; without one nothing is found. */
export function arenaRoutes(folder: string | null, get: AddRoute): void {
  const arenas = folder === null ? null : new Arenas(folder);
  const of = ({ params }: FastifyRequest) => params as { readonly arena: string; readonly game: string };
  get('/api/arenas', async () => (arenas ? { arenas: await arenas.list() } : noArenas));
  get('/api/arenas/:arena', async (request) => (await arenas?.find(of(request).arena))?.results ?? noArena);
  get('/api/arenas/:arena/games', async (request) => {
    const games = await arenas?.games(of(request).arena);
    const query = wanted.safeParse(request.query);
    if (!games) return noArena;
    return (query.success && pageOf([...games.values()], query.data)) || badQuery;
  });
  get('/api/arenas/:arena/games/:game', async (request) => {
    const { arena, game } = of(request);
    return (await arenas?.log(arena, game)) ?? noGame;
  });
}

interface WantedGames {
  readonly table?: string | undefined;
  readonly village?: string | undefined;
  readonly wolves?: string | undefined;
  readonly after?: string | undefined; // how many come before
}
function pageOf(
  games: readonly ShownArenaGame[],
  { table, village, wolves, after = '0' }: WantedGames,
): GamesAnswer | null {
  if (!/^\d{1,6}$/.test(after)) return null;
  const isWanted = (game: ShownArenaGame) =>
    (table === undefined || game.table === table) &&
    (village === undefined || game.village === village) &&
    (wolves === undefined || game.wolves === wolves);
  const found = games.filter(isWanted);
  const end = Number(after) + ARENA_GAMES_PER_PAGE;
  return {
    games: found.slice(Number(after), end),
    total: found.length,
    next: end < found.length ? String(end) : null,
  };
}
