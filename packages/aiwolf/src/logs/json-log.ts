import type { Request } from '@moonrise/agent-kit';
import type { ContestRow, Exchange, Reporter, SeatedAgent } from '../games/reporter.ts';
import { Speeches } from '../wire/speeches.ts';
import { cueOf, requestIn } from '../wire/vocabulary.ts';
import type { LogPiece } from './growing-file.ts';

/** Closes the document after the entries, so that it is valid JSON at any moment. */
export const jsonTail = (winner: string | null): string => `],"win_side":${JSON.stringify(winner ?? 'NONE')}}`;

const BROADCASTS = new Set<Request>(['TALK_BROADCAST', 'WHISPER_BROADCAST']);
const MARKS = new Set<Request>(['TALK_PHASE_START', 'TALK_PHASE_END', 'WHISPER_PHASE_START', 'WHISPER_PHASE_END']);
/** A word of JSON inside a string of JSON. */
const quoted = (word: string): readonly string[] => [`\\"${word}\\"`];

/** The contest's JSON log: one entry per packet and its answer. */
export class JsonLog implements Reporter {
  private readonly write: (piece: LogPiece) => void;
  private readonly speeches = new Speeches();
  private names: readonly string[] = []; // by seat, as JSON
  private lastMark: Request | null = null;
  private isEmpty = true;

  constructor(write: (piece: LogPiece) => void) {
    this.write = write;
  }
  begun(id: string, sitters: readonly SeatedAgent[]): void {
    this.names = sitters.map(({ name }) => JSON.stringify(name));
    const agents = sitters.map(({ seat, team, originalName, role }) => ({
      idx: seat + 1,
      team,
      name: originalName,
      role,
    }));
    this.write(`{"game_id":${JSON.stringify(id)},"agents":${JSON.stringify(agents)},"entries":[`);
  }
  /** Packets of free speech are logged once, not for every seat: its beginning and end as marks, its speeches with their speaker. */
  exchanged({ seat, packet, sentAt, answeredAt, response, error }: Exchange): void {
    if (BROADCASTS.has(packet.request)) return;
    if (MARKS.has(packet.request)) return this.mark(packet.request, sentAt);
    const more = (response ? `,"response":${JSON.stringify(response)}` : '') + (error ? `,"error":"${error}"` : '');
    this.entry(this.names[seat] ?? '""', packet.quoted, sentAt, answeredAt, more);
  }
  /** Free speech is not an answer to a packet. */
  decided({ at, events }: ContestRow): void {
    for (const event of events) {
      if (event.type === 'opened') this.speeches.open(event);
      if (event.type !== 'spoke' || !this.speeches.isFree) continue;
      const words = JSON.stringify(cueOf(event.act) ?? event.text);
      const request = quoted(requestIn(this.speeches.channel));
      this.entry(this.names[event.seat] ?? '""', request, at, at, `,"response":${words}`);
    }
  }
  private mark(request: Request, at: number): void {
    if (request === this.lastMark) return; // the same packet to the next seat
    this.lastMark = request;
    this.entry('""', quoted(request), at, at, '');
  }
  /** Built by hand: the packet is already serialized. */
  private entry(agent: string, request: readonly LogPiece[], sentAt: number, answeredAt: number, more: string): void {
    this.write(`${this.isEmpty ? '\n' : ',\n'}{"agent":${agent},"request":"`);
    for (const piece of request) this.write(piece);
    this.write(`","request_timestamp":${sentAt},"response_timestamp":${answeredAt}${more}}`);
    this.isEmpty = false;
  }
}
