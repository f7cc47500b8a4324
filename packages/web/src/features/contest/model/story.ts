import type { Packet } from './answers.ts';

interface Choice {
  readonly from: number; // seats, from 0
  readonly to: number;
}
/** One thing to read in the story of a game. */
export type Beat = { readonly key: string } & (
  | { readonly kind: 'heading'; readonly day: number; readonly isDay: boolean }
  | {
      readonly kind: 'words';
      readonly seat: number;
      readonly text: string;
      readonly isWhisper: boolean;
      readonly at: number;
    }
  | { readonly kind: 'silence'; readonly seats: readonly number[]; readonly isWhisper: boolean }
  | { readonly kind: 'ballots'; readonly choices: readonly Choice[]; readonly isPack: boolean }
  | { readonly kind: 'exile' | 'killing' | 'rescue'; readonly seat: number | null } // null: nobody
  | ({ readonly kind: 'look' | 'watch' } & Choice)
  | { readonly kind: 'end'; readonly winner: string }
);

const seatOf = (idx: number | undefined): number | null => (idx === undefined || idx < 1 ? null : idx - 1);
const choiceOf = ({ from_idx = 1, to_idx = 1 }: Packet): Choice => ({ from: from_idx - 1, to: to_idx - 1 });
const SILENT = ['Over', 'Skip'];

export const END = '終了';

/** The contest's events by the names that its viewer has for them. */
const tellers: Readonly<Record<string, (packet: Packet, key: string) => Beat>> = {
  トーク: (packet, key) => spoken(packet, key, false),
  囁き: (packet, key) => spoken(packet, key, true),
  投票: (packet, key) => ({ key, kind: 'ballots', choices: [choiceOf(packet)], isPack: false }),
  襲撃投票: (packet, key) => ({ key, kind: 'ballots', choices: [choiceOf(packet)], isPack: true }),
  追放: ({ to_idx }, key) => ({ key, kind: 'exile', seat: seatOf(to_idx) }),
  襲撃: ({ from_idx, to_idx }, key) => ({ key, kind: from_idx === -1 ? 'rescue' : 'killing', seat: seatOf(to_idx) }),
  占い: (packet, key) => ({ key, kind: 'look', ...choiceOf(packet) }),
  護衛: (packet, key) => ({ key, kind: 'watch', ...choiceOf(packet) }),
  [END]: ({ message = '' }, key) => ({ key, kind: 'end', winner: message }),
};
function spoken({ message = '', bubble_idx = 1, timestamp }: Packet, key: string, isWhisper: boolean): Beat {
  const seat = bubble_idx - 1;
  if (SILENT.includes(message)) return { key, kind: 'silence', seats: [seat], isWhisper };
  return { key, kind: 'words', seat, text: message, isWhisper, at: timestamp * 1000 };
}

/** The story that the packets tell: days and nights have headings, and what belongs together is one thing. */
export function storyOf(packets: readonly Packet[]): readonly Beat[] {
  const beats: Beat[] = [];
  let hour = '';
  for (const packet of packets) {
    const beat = tellers[packet.event]?.(packet, `${packet.idx}`);
    if (!beat) continue;
    const { day, is_day: isDay } = packet;
    if (beat.kind !== 'end' && hour !== `${day} ${isDay}`) {
      hour = `${day} ${isDay}`;
      beats.push({ key: `hour ${hour}`, kind: 'heading', day, isDay });
    }
    const joined = join(beats.at(-1), beat);
    if (joined) beats[beats.length - 1] = joined;
    else beats.push(beat);
  }
  return beats;
}
/** A second round of votes begins when somebody votes who has voted. */
function join(last: Beat | undefined, next: Beat): Beat | undefined {
  if (last?.kind === 'silence' && next.kind === 'silence' && last.isWhisper === next.isWhisper)
    return { ...last, seats: [...new Set([...last.seats, ...next.seats])] };
  if (last?.kind !== 'ballots' || next.kind !== 'ballots' || last.isPack !== next.isPack) return undefined;
  const isNewRound = next.choices.some(({ from }) => last.choices.some((choice) => choice.from === from));
  return isNewRound ? undefined : { ...last, choices: [...last.choices, ...next.choices] };
}

/** Undefined: the game goes on. */
export function winnerIn(packets: readonly Packet[]): string | undefined {
  const last = packets.at(-1);
  return last?.event === END ? (last.message ?? '') : undefined;
}
