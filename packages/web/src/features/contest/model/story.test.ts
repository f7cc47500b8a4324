import { expect, test } from 'vitest';
import type { ContestPacket } from './answers.ts';
import { packetsIn } from './follow-game.ts';
import { type ContestEntry, contestStoryOf } from './story.ts';

const NAMES = ['Mio', 'Rin', 'Ken'];

/** Packets from text: `day 1 | トーク Mio: Hello.` or `night 1 | 投票 Mio → Rin`, one per line. */
function packets(text: string): ContestPacket[] {
  const idxOf = (name: string | undefined) => NAMES.indexOf(name ?? '') + 1;
  return text
    .trim()
    .split('\n')
    .map((line, i) => {
      const [, hour, day, event = '', rest = ''] = /(day|night) (\d)\s+\| (\S+) ?(.*)/.exec(line.trim()) ?? [];
      const [, speaker, message] = /^(\w+): (.*)$/.exec(rest) ?? [];
      const [, from, to] = /^(\w*) ?→ (\w+)$/.exec(rest) ?? [];
      return {
        ...{ idx: i + 1, day: Number(day), is_day: hour === 'day', agents: [], event, timestamp: 1 },
        ...(speaker && { bubble_idx: idxOf(speaker) }),
        ...(message && { message }),
        ...(from && { from_idx: from === 'guarded' ? -1 : idxOf(from) }),
        ...(to && { to_idx: idxOf(to) }),
        ...(event === '終了' && { message: rest }),
      };
    });
}
const nameOf = (seat: number | null) => (seat === null ? 'nobody' : NAMES[seat]);
function line(entry: ContestEntry): string {
  switch (entry.kind) {
    case 'heading':
      return `${entry.isDay ? 'day' : 'night'} ${entry.day}`;
    case 'words':
      return `${nameOf(entry.seat)}${entry.isWhisper ? ' whispers' : ''}: ${entry.text}`;
    case 'silence':
      return `silent: ${entry.seats.map(nameOf).join(', ')}`;
    case 'ballots':
      return `${entry.isPack ? 'pack' : 'votes'}: ${entry.choices.map(({ from, to }) => `${nameOf(from)}→${nameOf(to)}`).join(' ')}`;
    case 'look':
    case 'watch':
      return `${entry.kind}: ${nameOf(entry.from)}→${nameOf(entry.to)}`;
    case 'end':
      return `end: ${entry.winner}`;
    default:
      return `${entry.kind}: ${nameOf(entry.seat)}`;
  }
}
const told = (text: string) => contestStoryOf(packets(text)).map(line);

test('a whole game', () => {
  expect(
    told(`
      day 0   | 開始
      day 0   | トーク Mio: Hello, all.
      day 0   | トーク Rin: Over
      day 0   | トーク Ken: Skip
      night 0 | 占い Mio → Rin
      day 1   | トーク Ken: I am the one.
      night 1 | 投票 Mio → Rin
      night 1 | 投票 Rin → Mio
      night 1 | 投票 Ken → Mio
      night 1 | 追放 → Mio
      night 1 | 囁き Rin: Ken is left.
      night 1 | 護衛 Ken → Rin
      night 1 | 襲撃投票 Rin → Ken
      night 1 | 襲撃 → Ken
      night 1 | 終了 WEREWOLF
    `),
  ).toEqual([
    ...['day 0', 'Mio: Hello, all.', 'silent: Rin, Ken', 'night 0', 'look: Mio→Rin', 'day 1', 'Ken: I am the one.'],
    ...['night 1', 'votes: Mio→Rin Rin→Mio Ken→Mio', 'exile: Mio', 'Rin whispers: Ken is left.', 'watch: Ken→Rin'],
    ...['pack: Rin→Ken', 'killing: Ken', 'end: WEREWOLF'],
  ]);
});

test('a second vote of the same seat starts a new round', () => {
  expect(told('night 1 | 投票 Mio → Rin\nnight 1 | 投票 Mio → Ken')).toEqual([
    'night 1',
    'votes: Mio→Rin',
    'votes: Mio→Ken',
  ]);
});

test('no exile, no victim, and a successful guard', () => {
  expect(told('night 1 | 追放\nnight 1 | 襲撃\nnight 2 | 襲撃 guarded → Ken')).toEqual([
    ...['night 1', 'exile: nobody', 'killing: nobody', 'night 2', 'rescue: Ken'],
  ]);
});

test('unknown events are skipped', () => {
  expect(told('day 1 | 未来 Mio: ?\nday 1 | トーク Mio: Hi.')).toEqual(['day 1', 'Mio: Hi.']);
});

test('packets are parsed however the stream is split', async () => {
  const text = 'event: broadcast\ndata: {"idx":1,"message":"お"}\n\nevent: broadcast\ndata: {"idx":2}\n\n';
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 7, 50, 500]) {
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        for (let at = 0; at < bytes.length; at += size) stream.enqueue(bytes.slice(at, at + size));
        stream.close();
      },
    });
    const found: number[] = [];
    for await (const news of packetsIn(body)) found.push(...news.map(({ idx }) => idx));
    expect(found).toEqual([1, 2]);
  }
});
