import { expect, test } from 'vitest';
import { HandClock } from '../testing/hand-clock.ts';
import { type AgentScript, plain, played } from '../testing/played.ts';
import { SpokenGame } from './spoken-game.ts';
import type { SpokenStream } from './spoken-stream.ts';
import type { AudioSegment } from './transport-stream.ts';

const second: AudioSegment = { packets: [], from: 0, ticks: 90_000 };

/** A speaker that notes what it speaks, each text for one second. */
function speaker({ speaksWhispers = false, isAsync = false } = {}) {
  const clock = new HandClock();
  const said: string[] = [];
  let edge = clock.now();
  const stream = {
    append: async () => {
      edge = Math.max(edge, clock.now()) + 1_000;
      return edge;
    },
    end: () => said.push('(end)'),
  } as unknown as SpokenStream;
  const game = new SpokenGame({
    stream,
    isAsync,
    speaksWhispers,
    soundOf: async (text, voice) => {
      said.push(`${voice}: ${text}`);
      return [second];
    },
    until: (instant) => new Promise((resolve) => void clock.at(instant, resolve)),
  });
  return { game, said, clock };
}
/** Wolves whisper this; everyone says a word, skips, and has finished. */
const script =
  (whisper: string): AgentScript =>
  (packet, agent) => {
    const { request, info } = packet;
    if (request === 'WHISPER') return (info?.remain_count ?? 0) > 3 ? whisper : 'Over';
    if (request === 'TALK')
      return info?.remain_count === 4 ? `I am ${info.agent}.` : info?.remain_count === 3 ? 'Skip' : 'Over';
    return plain(packet, agent);
  };
const config = 'game: { agent_count: 9, talk: { max_skip: 1 } }';

test('every speech is spoken, but no Skip and no Over', async () => {
  const { game, said } = speaker();
  const { sent } = await played({ config, script: script('Over'), reporters: [game] });
  const talks = [...sent.values()].flat().flatMap(({ talk_history = [] }) => talk_history);
  const texts = new Set(talks.filter(({ skip, over }) => !skip && !over).map(({ text }) => text));
  expect(new Set(said)).toEqual(new Set([...texts].map((text) => `0: ${text}`)));
  expect(talks.filter(({ skip }) => skip)).not.toEqual([]);
});

test('paired worlds: two games that differ in whispers sound the same to the public', async () => {
  const worlds = await Promise.all(
    ['Whom tonight?', 'Over'].map(async (whisper) => {
      const { game, said } = speaker();
      await played({ config, script: script(whisper), reporters: [game] });
      return said;
    }),
  );
  expect(worlds[0]).toEqual(worlds[1]);
  const { game, said } = speaker({ speaksWhispers: true });
  await played({ config, script: script('Whom tonight?'), reporters: [game] });
  expect(said).toContain('0: Whom tonight?');
});

const row = (...texts: readonly string[]) => {
  const events = texts.map((text) => ({ type: 'spoke', act: 'talk', seat: 0, text, to: 'all' }));
  return { events } as unknown as Parameters<SpokenGame['decided']>[0];
};
const seat = [{ voice: 7 }] as unknown as Parameters<SpokenGame['decided']>[1];

test('async: false holds the game until the sound has been played, async: true does not', async () => {
  for (const isAsync of [false, true]) {
    const { game, said, clock } = speaker({ isAsync });
    game.decided(row('One.', 'Two.'), seat);
    let isHeld = true;
    void game.held().then(() => {
      isHeld = false;
    });
    await clock.pass(1_999);
    expect([isHeld, said]).toEqual([!isAsync, ['7: One.', '7: Two.']]);
    await clock.pass(1);
    expect(isHeld).toBe(false);
  }
});

test('at most 20 speeches wait; older ones are left out', async () => {
  const { game, said, clock } = speaker();
  game.decided(row(...Array.from({ length: 50 }, (_, i) => String(i))), seat);
  game.close();
  await clock.pass(0);
  expect(said).toEqual([...Array.from({ length: 20 }, (_, i) => `7: ${i + 30}`), '(end)']);
});
