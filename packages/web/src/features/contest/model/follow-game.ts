import { ask, type ContestRefusal, refusalIn } from '../../../shared/contest/ask.ts';
import type { ContestPacket } from './answers.ts';
import { END } from './story.ts';

const PAUSE_MS = 1_500;

/** The packets of a game so far; undefined before the first answer. */
export interface Followed {
  readonly packets: readonly ContestPacket[] | ContestRefusal | undefined;
  readonly isOver: boolean;
}

/**
 * Follows a game from start to end, and reconnects when the stream breaks. After the end nothing is secret, so the game is
 * read once more.
 */
export async function followGame(
  id: string,
  token: string | null,
  signal: AbortSignal,
  tell: (followed: Followed) => void,
): Promise<void> {
  let packets: readonly ContestPacket[] = [];
  const show = (isOver: boolean) => tell({ packets, isOver });
  while (!signal.aborted) {
    try {
      const answer = await ask(`games/${encodeURIComponent(id)}/events?after=${packets.length}`, token, signal);
      const refusal = refusalIn(answer);
      if (refusal) return tell({ packets: refusal, isOver: false });
      if (!answer.ok || !answer.body) throw new Error(`the events answered ${answer.status}`);
      for await (const news of packetsIn(answer.body)) {
        packets = [...packets, ...news];
        show(false);
      }
      const last = packets.at(-1);
      if (last === undefined || isTold(last)) return show(true); // nothing stored, or complete
      if (last.event === END) packets = [];
    } catch {
      // no network, or the stream broke: retry below
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
const isTold = ({ event, agents }: ContestPacket): boolean =>
  event === END && agents.every(({ role, team }) => role !== '' && team !== '');

/** Parses a stream of server-sent events; yields the packets that arrive together. */
export async function* packetsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<readonly ContestPacket[]> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    const news = lines.filter((line) => line.startsWith(DATA)).map((line) => JSON.parse(line.slice(DATA.length)));
    if (news.length > 0) yield news;
  }
}
const DATA = 'data: ';
