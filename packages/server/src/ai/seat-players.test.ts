import { FakeProvider } from '@moonrise/bots/llm/testing';
import type { AiKind } from '@moonrise/protocol';
import { expect, test } from 'vitest';
import { ModelSeat } from '../testing/ai/model-seat.ts';
import { kindsWith, LLM, seatPlayers } from './seat-players.ts';

const sitter = (player: string | null, kind?: AiKind) => ({
  id: 'i',
  name: 'n',
  player,
  ...(kind !== undefined && { kind }),
});
const sitters = [
  sitter(null),
  sitter(null, 'easy'),
  sitter(null, 'hard'),
  sitter(null, LLM),
  sitter('somebody', LLM), // a player who is away gets a bot, not a paid model
];
const table = { think: () => Promise.reject(new Error('nobody asks')), close: () => undefined };
const game = { id: 'g', room: 'c', sitters };

test('an AI seat is played by its kind; a model plays only if it was chosen and is configured', async () => {
  const provider = await FakeProvider.start();
  const { ai } = new ModelSeat(provider);
  const kinds = (players: ReturnType<typeof seatPlayers>) =>
    [0, 1, 2, 3, 4, 9].map((seat) => players(seat, table).kind);
  expect(kinds(seatPlayers(ai, game))).toEqual(['standard', 'easy', 'hard', LLM, 'standard', 'standard']);
  expect(kinds(seatPlayers(null, game))).toEqual(['standard', 'easy', 'hard', 'standard', 'standard', 'standard']);
  const gone = [sitter(null, 'model:gone')];
  expect(seatPlayers(ai, { ...game, sitters: gone })(0, table).kind).toBe('standard');
  await provider.stop();
});

test('only models that are configured can be chosen; random play never', () => {
  expect(kindsWith(['llm'])).toEqual(['easy', 'standard', 'hard', LLM]);
  expect(kindsWith(['haiku', 'gpt'])).toEqual(['easy', 'standard', 'hard', 'model:haiku', 'model:gpt']);
  expect(kindsWith([])).toEqual(['easy', 'standard', 'hard']);
});
