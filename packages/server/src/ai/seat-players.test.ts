import { FakeProvider } from '@moonrise/bots/llm/testing';
import type { AiKind } from '@moonrise/protocol';
import { expect, test } from 'vitest';
import { Seated } from '../testing/ai/seated.ts';
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
  sitter('somebody', LLM), // whoever is away is not played on the operator's money
];
const game = { id: 'g', room: 'c', sitters };

test('an AI seat is played by its kind; a model only where one was chosen and is configured', async () => {
  const provider = await FakeProvider.start();
  const { ai } = new Seated(provider);
  const kinds = (players: ReturnType<typeof seatPlayers>) => [0, 1, 2, 3, 4, 9].map((seat) => players(seat).kind);
  expect(kinds(seatPlayers(ai, game))).toEqual(['standard', 'easy', 'hard', LLM, 'standard', 'standard']);
  expect(kinds(seatPlayers(null, game))).toEqual(['standard', 'easy', 'hard', 'standard', 'standard', 'standard']);
  await provider.stop();
});

test('a model can be chosen only where one is set up, and chance never', () => {
  expect(kindsWith(true)).toEqual(['easy', 'standard', 'hard', LLM]);
  expect(kindsWith(false)).toEqual(['easy', 'standard', 'hard']);
});
