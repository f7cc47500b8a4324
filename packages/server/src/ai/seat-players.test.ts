import { FakeProvider } from '@moonrise/bots/llm/testing';
import { expect, test } from 'vitest';
import { LLM, seatPlayers } from './seat-players.ts';
import { Seated } from './testing/seated.ts';

const sitter = (player: string | null, kind?: string) => ({
  id: 'i',
  name: 'n',
  player,
  ...(kind !== undefined && { kind }),
});
const sitters = [
  sitter(null),
  sitter(null, 'random'),
  sitter(null, LLM),
  sitter('somebody', LLM), // whoever is away is not played on the operator's money
  sitter(null, 'unheard of'),
];
const game = { id: 'g', creator: 'c', sitters };

test('an AI seat is played by its kind; a model only where one was chosen and is configured', async () => {
  const provider = await FakeProvider.start();
  const { ai } = new Seated(provider);
  const kinds = (players: ReturnType<typeof seatPlayers>) => [0, 1, 2, 3, 4, 9].map((seat) => players(seat).kind);
  expect(kinds(seatPlayers(ai, game))).toEqual(['random', 'random', LLM, 'random', 'random', 'random']);
  expect(new Set(kinds(seatPlayers(null, game)))).toEqual(new Set(['random']));
  await provider.stop();
});
