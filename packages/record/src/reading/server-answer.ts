import { fold, Game } from '@moonrise/engine';
import { rulesOfGame } from '@moonrise/rulesets';
import { canonical, eventIn, eventsOf, type GameFile } from '../game-file.ts';
import type { Fields } from './read-file.ts';

/** The first field in a server's answer that contradicts the verified log. */
export function contradictedField(told: Fields, file: GameFile): string | undefined {
  const claims = claimsOf(file);
  const heard: Fields = { ...told, players_with_roles: withoutIds(told.players_with_roles) };
  return Object.keys(claims).find((field) => canonical(heard[field]) !== canonical(claims[field]));
}

function claimsOf(file: GameFile): Fields {
  const [started, ended] = [eventIn(file, 'started'), eventIn(file, 'ended')];
  const built = started && rulesOfGame(started);
  if (!started || !ended || !built?.ok) throw new Error('a verified game has a start and an end');
  const game = new Game(built.rules, fold(eventsOf(file)));
  const { outcome, dealt, cards, seed } = ended;
  return {
    options: started.options,
    commitment: started.commitment,
    winner: outcome.team ?? 'none',
    reason: outcome.reason,
    players_with_roles: game.seats.map(({ id, name, alive }) => ({
      name,
      role: cards[id] ?? null,
      dealt_role: dealt[id] ?? null,
      team: game.team(id) ?? null,
      alive,
      won: outcome.winners.includes(id),
    })),
    seed,
  };
}

/** Ids belong to the room, so the log cannot confirm them. */
const withoutIds = (players: unknown): unknown =>
  Array.isArray(players) ? players.map((player: Fields | null) => ({ ...player, id: undefined })) : players;
