import type { ContestPacket } from './answers.ts';

interface Choice {
  readonly from: number; // seats, from 0
  readonly to: number;
}
/** One entry in the log of a contest game. */
export type ContestEntry = { readonly key: string } & (
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
  | { readonly kind: 'exile' | 'killing' | 'rescue'; readonly seat: number | null } // null: no one
  | ({ readonly kind: 'look' | 'watch' } & Choice)
  | { readonly kind: 'end'; readonly winner: string }
);

const seatOf = (idx: number | undefined): number | null => (idx === undefined || idx < 1 ? null : idx - 1);
const choiceOf = ({ from_idx = 1, to_idx = 1 }: ContestPacket): Choice => ({ from: from_idx - 1, to: to_idx - 1 });
const SILENT = ['Over', 'Skip'];

export const END = '終了';

/** Entries by the contest's names of events. */
const tellers: Readonly<Record<string, (packet: ContestPacket, key: string) => ContestEntry>> = {
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
function spoken(
  { message = '', bubble_idx = 1, timestamp }: ContestPacket,
  key: string,
  isWhisper: boolean,
): ContestEntry {
  const seat = bubble_idx - 1;
  if (SILENT.includes(message)) return { key, kind: 'silence', seats: [seat], isWhisper };
  return { key, kind: 'words', seat, text: message, isWhisper, at: timestamp * 1000 };
}

/** The log of a game from its packets: headings for days and nights, and entries that belong together merged. */
export function contestStoryOf(packets: readonly ContestPacket[]): readonly ContestEntry[] {
  const entries: ContestEntry[] = [];
  let hour = '';
  for (const packet of packets) {
    const entry = tellers[packet.event]?.(packet, `${packet.idx}`);
    if (!entry) continue;
    const { day, is_day: isDay } = packet;
    if (entry.kind !== 'end' && hour !== `${day} ${isDay}`) {
      hour = `${day} ${isDay}`;
      entries.push({ key: `hour ${hour}`, kind: 'heading', day, isDay });
    }
    const joined = join(entries.at(-1), entry);
    if (joined) entries[entries.length - 1] = joined;
    else entries.push(entry);
  }
  return entries;
}
/** A second vote of the same seat starts a new round. */
function join(last: ContestEntry | undefined, next: ContestEntry): ContestEntry | undefined {
  if (last?.kind === 'silence' && next.kind === 'silence' && last.isWhisper === next.isWhisper)
    return { ...last, seats: [...new Set([...last.seats, ...next.seats])] };
  if (last?.kind !== 'ballots' || next.kind !== 'ballots' || last.isPack !== next.isPack) return undefined;
  const isNewRound = next.choices.some(({ from }) => last.choices.some((choice) => choice.from === from));
  return isNewRound ? undefined : { ...last, choices: [...last.choices, ...next.choices] };
}

/** Undefined: the game is not over. */
export function winnerIn(packets: readonly ContestPacket[]): string | undefined {
  const last = packets.at(-1);
  return last?.event === END ? (last.message ?? '') : undefined;
}
