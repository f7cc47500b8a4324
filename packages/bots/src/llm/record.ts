import { type Game, nameOf, wordFor } from '@moonrise/engine';
import { claimsIn } from './claims.ts';
import type { ChatLine, RecordLine } from './llm-memory.ts';
import { bracketless, quoted, withQuotedNames } from './quoting.ts';

const MOST_TOKENS = 12_000; // for the whole record, before the oldest chat is summarised
const BYTES_PER_TOKEN = 3;
const WORD_FOR_WORD = 20; // the last chat lines, which are never summarised

/**
 * Everything that happened, in order, one line each. It only grows, so that a provider's cache holds from call to call. Past the
 * budget the chat of the oldest rounds gives way to a summary of each; facts and notes always stay.
 */
export function recordLines(record: readonly RecordLine[], game: Game): readonly string[] {
  const summarised = summarisedUpTo(record);
  const lines: string[] = [];
  let open: ChatLine[] = []; // chat of one round, to be summarised
  const close = () => {
    if (open.length > 0) lines.push(summaryOf(open, game));
    open = [];
  };
  for (const [i, line] of record.entries()) {
    if (line.kind === 'chat' && i < summarised) {
      if (open.length > 0 && open[0]?.day !== line.day) close();
      open.push(line);
      continue;
    }
    if (line.kind === 'chat') close();
    lines.push(shown(line, game));
  }
  close();
  return lines;
}

/** Whole rounds of chat are summarised at a time, so that the record changes rarely. */
function summarisedUpTo(record: readonly RecordLine[]): number {
  const chat = record.flatMap((line, i) => (line.kind === 'chat' ? [{ i, day: line.day, size: sizeOf(line) }] : []));
  const kept = chat.length - WORD_FOR_WORD;
  let size = record.reduce((sum, line) => sum + sizeOf(line), 0);
  let upTo = 0;
  for (let at = 0; at < kept && size > MOST_TOKENS * BYTES_PER_TOKEN; ) {
    const { day } = chat[at] as (typeof chat)[number];
    for (; at < kept && chat[at]?.day === day; at++) size -= chat[at]?.size ?? 0;
    upTo = (chat[at - 1]?.i ?? 0) + 1;
  }
  return upTo;
}
const sizeOf = (line: RecordLine): number => Buffer.byteLength(line.text) + 60;

function shown(line: RecordLine, game: Game): string {
  if (line.kind === 'note') return `[your own note] ${quoted(line.text)}`;
  if (line.kind === 'fact') return line.isPrivate ? `[known to you, not to all] ${line.text}` : line.text;
  const { seat, channel, day, text } = line;
  const said = { from: game.seat(seat).name, seat: seat + 1, channel, round: day, text };
  return `<chat>${bracketless(JSON.stringify(said))}</chat>`;
}

function summaryOf(chat: readonly ChatLine[], game: Game): string {
  const { rules } = game;
  const named = withQuotedNames(game);
  const counts = new Map<string, number>();
  for (const { seat } of chat) counts.set(nameOf(named, seat), (counts.get(nameOf(named, seat)) ?? 0) + 1);
  const spoke = [...counts].map(([name, n]) => `${name} ${n}`).join(', ');
  const claims = claimsIn(chat, game).map(({ seat, role }) => `${nameOf(named, seat)} claimed ${wordFor(rules, role)}`);
  const said = claims.length > 0 ? ` ${claims.join('; ')}.` : '';
  return `[summary of ${chat.length} chat lines, round ${chat[0]?.day}] Lines: ${spoke}.${said}`;
}
