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
const game = { id: 'g', room: 'c', sitters };

test('an AI seat is played by its kind; a model plays only if it was chosen and is configured', async () => {
  const provider = await FakeProvider.start();
  const { ai } = new ModelSeat(provider);
  const kinds = (players: ReturnType<typeof seatPlayers>) => [0, 1, 2, 3, 4, 9].map((seat) => players(seat).kind);
  expect(kinds(seatPlayers(ai, game))).toEqual(['standard', 'easy', 'hard', LLM, 'standard', 'standard']);
  expect(kinds(seatPlayers(null, game))).toEqual(['standard', 'easy', 'hard', 'standard', 'standard', 'standard']);
  await provider.stop();
});

test('a model can be chosen only if one is configured; random play never', () => {
  expect(kindsWith(true)).toEqual(['easy', 'standard', 'hard', LLM]);
  expect(kindsWith(false)).toEqual(['easy', 'standard', 'hard']);
});
