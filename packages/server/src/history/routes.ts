import { type AnswerOf, httpRoutes, type Refused, refuseWith } from '@moonrise/protocol';
import { rulesets } from '@moonrise/rulesets';
import type { FastifyRequest } from 'fastify';
import { nothingHere } from '../http/refuse.ts';
import { Mailbox } from '../mailbox.ts';
import { hashOf } from '../rooms/access/tokens.ts';
import { cleanName } from '../rooms/names/names.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/storage.ts';
import { type GamePage, pageOf } from './game-page.ts';
import type { History } from './history.ts';
import type { PlayedSeat } from './history-store.ts';
import { earnedIn, statisticsOf } from './statistics.ts';

interface RoutesWorld {
  readonly history: History;
  readonly storage: Pick<Storage, 'pin' | 'pins'>;
  readonly settings: Settings;
}
type Answer = (request: FastifyRequest) => Promise<object>;
type AddRoute = (path: string, answer: Answer) => void;

const LEADERS = 50; // of a rule set
const noSecret = refuseWith(
  'malformed',
  'Send the profile secret as “Authorization: Bearer …”: at least 43 letters and digits.',
);
const noGames = refuseWith('not_found', 'This profile has no finished games: finish one first.');
const badName = refuseWith('malformed', 'Send { "name": … }: a text, or null to remove the name.');
const badCursor = refuseWith('malformed', 'Send as `after` the `next` of the answer before, or leave it out.');
const badPin = refuseWith('malformed', 'Send { "game_id": …, "pinned": true or false }.');
const notPlayed = refuseWith('unknown_game', 'This profile has no finished game with this id on the server.');
const PINS = 50; // of a profile
const tooManyPins = refuseWith('limit_reached', `A profile can pin ${PINS} games: unpin another one first.`);
const done = { ok: true };

/** Routes for a visitor’s own profile, and the public leaderboard. */
export function historyRoutes({ history, storage, settings }: RoutesWorld, get: AddRoute, post: AddRoute): void {
  const { hasLeaderboard, limits } = settings;
  const pinning = new Mailbox(); // one at a time, so that requests sent together are all counted
  get(
    '/api/me',
    owned(async (secret, { query }) => {
      const profile = await history.profile(secret);
      const page = pageOf(profile.played, (query as { readonly after?: unknown }).after);
      return page ? profileOf(profile, page, hasLeaderboard) : badCursor;
    }),
  );
  post(
    '/api/me/pin',
    owned(async (secret, { body }) => {
      const read = httpRoutes['/api/me/pin'].payload.safeParse(body);
      if (!read.success) return badPin;
      const { game_id: game, pinned } = read.data;
      if (!(await history.hasPlayed(secret, game))) return notPlayed;
      const by = hashOf(secret);
      return pinning.post(async () => {
        const others = pinned ? (await storage.pins(PINS, by)).filter((one) => one !== game) : [];
        if (others.length >= PINS) return tooManyPins;
        return (await storage.pin(game, pinned, by)) ? done : notPlayed;
      });
    }),
  );
  post(
    '/api/me/forget',
    owned(async (secret) => {
      await history.forget(secret);
      return done;
    }),
  );
  post(
    '/api/me/name',
    owned(async (secret, { body }) => {
      if (!hasLeaderboard) return nothingHere;
      const read = httpRoutes['/api/me/name'].payload.safeParse(body);
      if (!read.success) return badName;
      const { name } = read.data;
      const cleaned = name === null ? { ok: true as const, name } : cleanName(name, limits.name_length);
      if (!cleaned.ok) return cleaned;
      return (await history.setName(secret, cleaned.name)) ? done : noGames;
    }),
  );
  get('/api/leaderboard', async () => {
    if (!hasLeaderboard) return nothingHere;
    const boards = await Promise.all(
      rulesets.map(async ({ id }) => ({ rules: id, people: await history.leaders(id, LEADERS) })),
    );
    return { boards: boards.filter(({ people }) => people.length > 0) };
  });
}

/** The secret identifies the owner. It comes in a header, because URLs are logged in too many places. */
const owned =
  (answer: (secret: string, request: FastifyRequest) => Promise<object | Refused>): Answer =>
  async (request) => {
    const [, secret] = /^Bearer ([\w-]{43,128})$/.exec(request.headers.authorization ?? '') ?? [];
    return secret === undefined ? noSecret : answer(secret, request);
  };

const profileOf = (
  { name, played, ratings }: Awaited<ReturnType<History['profile']>>,
  { games, next }: GamePage,
  leaderboard: boolean,
): AnswerOf<'/api/me'> => ({
  name,
  leaderboard,
  statistics: [...statisticsOf(played)],
  achievements: [...earnedIn(played)],
  ratings: ratings.map(({ profile: _, ...rating }) => rating),
  games: games.map(gameOf),
  total: played.length,
  next,
});
const gameOf = ({ game, at, rules, players, seat, role, hasWon, isAlive, earned }: PlayedSeat) => ({
  game_id: game,
  at,
  rules,
  players,
  seat,
  role,
  won: hasWon,
  alive: isAlive,
  achievements: [...earned],
});
