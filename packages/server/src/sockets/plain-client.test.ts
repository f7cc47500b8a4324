import { chance } from '@moonrise/bots';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { type Serving, serving } from '../testing/serving.ts';

interface Player {
  readonly id: string;
}

/** A client that knows only section 8 of the classic document: seven events in, three out. */
async function plainGame(on: Serving, seed: string) {
  const below = chance(seed, 'plain');
  const socket = io(on.url, { transports: ['websocket'], reconnection: false });
  const heard: string[] = [];
  const dead = new Set<string>();
  let players: readonly Player[] = [];
  let role = '';
  let ended: { winner: string; players_with_roles: readonly { role: string }[] } | undefined;
  const randomTarget = () => {
    const living = players.filter(({ id }) => !dead.has(id));
    return living[below(living.length)]?.id;
  };
  socket.onAny((event: string) => {
    heard.push(event);
    on.activity.happened();
  });
  socket.on('game_started', (game: { players: readonly Player[]; your_role: string }) => {
    players = game.players;
    role = game.your_role;
  });
  socket.on('phase_changed', ({ phase }: { phase: string }) => {
    if (phase === 'voting') socket.emit('submit_vote', { target_id: randomTarget() });
    if (phase === 'night' && role !== 'villager') socket.emit('night_action', { target_id: randomTarget() });
  });
  socket.on('player_eliminated', ({ player_id }: { player_id: string }) => dead.add(player_id));
  socket.on('night_result', ({ deaths }: { deaths: readonly Player[] }) => {
    for (const { id } of deaths) dead.add(id);
  });
  socket.on('game_ended', (end: typeof ended) => {
    ended = end;
  });
  await socket.emitWithAck('create_room', { name: 'Anna', rules: 'classic' });
  await socket.emitWithAck('start_game', { ai_count: 6 });
  for (let steps = 0; !ended && steps < 2_000; steps++) {
    await on.settled();
    await on.pass(Math.max(0, (on.clock.next ?? 0) - on.clock.now()));
  }
  socket.disconnect();
  return { role, ended, heard: new Set(heard), dead, players };
}

test('a client that knows only the events of the classic document plays whole games with AI seats', () =>
  serving(async (on) => {
    const games = [];
    for (let i = 0; i < 6; i++) games.push(await plainGame(on, `${i}`));
    for (const { ended, players, role, dead } of games) {
      expect(players).toHaveLength(7);
      expect(['villager', 'werewolf', 'seer', 'doctor']).toContain(role);
      expect(['town', 'mafia']).toContain(ended?.winner);
      expect(ended?.players_with_roles).toHaveLength(7);
      expect(dead.size).toBeGreaterThan(0);
    }
    const heard = new Set(games.flatMap((game) => [...game.heard]));
    for (const event of [
      'game_started',
      'phase_changed',
      'vote_update',
      'player_eliminated',
      'night_result',
      'game_ended',
    ])
      expect(heard).toContain(event);
  }));
