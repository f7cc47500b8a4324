import { expect, test } from 'vitest';
import type { GameView } from '../../connection/snapshot.ts';
import type { RulesEntry } from '../../rules/rules.ts';
import { chat } from '../../words/en/chat.ts';
import { translator } from '../../words/words.ts';
import { gameChannels } from './channels.ts';

const rules = {
  words: {
    channels: { global: 'Village' },
    whys: { turn: '{0} is speaking now.', silent: 'You cannot vote.' },
    cards: { talk: { ask: 'It is your turn to speak.' } },
  },
} as unknown as RulesEntry;
const lockIn = (floor: object | undefined, game: object): string | null | undefined =>
  gameChannels({
    status: 'playing',
    game: { prompts: [], locks: [], state: { frames: [{ floor }] }, ...game } as unknown as GameView,
    rules,
    lines: [],
    wasOpen: () => false,
    isSeated: true,
    nameOf: (seat) => ['Anna', 'Bo'][seat] ?? '',
    t: translator(chat, 'en'),
  })[0]?.lock;

test('where players speak in turn, the chat says whose turn it is', () => {
  const locks = [{ slot: 'speech', why: 'turn', about: [1] }];
  expect(lockIn({ speaker: 1 }, { locks })).toBe('Bo is speaking now.');
  const prompts = [{ slot: 'speech', offers: [{ act: 'talk', text: 200, pick: 0, targets: [] }] }];
  expect(lockIn({ speaker: 0 }, { prompts })).toBe('It is your turn to speak.');
});

test('a reason that is not about the talk is not the chat’s', () => {
  expect(lockIn(undefined, { locks: [{ slot: 'vote', why: 'silent' }] })).toBe(chat['chat.closed']);
});
