import type { ContestRow, Exchange, Reporter, SeatedAgent } from '../games/reporter.ts';
import { Speeches } from '../wire/speeches.ts';
import { cueOf, requestIn } from '../wire/vocabulary.ts';
import type { LogPiece } from './growing-file.ts';

/** Closes the document after the entries, so that it is valid JSON at any moment. */
export const jsonTail = (winner: string | null): string => `],"win_side":${JSON.stringify(winner ?? 'NONE')}}`;

/** The contest's JSON log: one entry per packet and its answer. */
export class JsonLog implements Reporter {
  private readonly write: (piece: LogPiece) => void;
  private readonly speeches = new Speeches();
  private names: readonly string[] = []; // by seat, as JSON
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
  exchanged({ seat, packet, sentAt, answeredAt, response, error }: Exchange): void {
    const more = (response ? `,"response":${JSON.stringify(response)}` : '') + (error ? `,"error":"${error}"` : '');
    this.entry(this.names[seat] ?? '""', packet.quoted, sentAt, answeredAt, more);
  }
  /** Free speech is not an answer to a packet. */
  decided({ at, events }: ContestRow): void {
    for (const event of events) {
      if (event.type === 'closed' && this.speeches.isFree) this.mark('END', at);
      if (event.type === 'opened') {
        this.speeches.open(event);
        if (this.speeches.isFree) this.mark('START', at);
      }
      if (event.type !== 'spoke' || !this.speeches.isFree) continue;
      const words = cueOf(event.act) ?? event.text;
      this.entry(this.names[event.seat] ?? '""', this.word(), at, at, `,"response":${JSON.stringify(words)}`);
    }
  }
  private mark(name: 'START' | 'END', at: number): void {
    this.entry('""', this.word(`_PHASE_${name}`), at, at, '');
  }
  private word(ending = ''): readonly string[] {
    return [`\\"${requestIn(this.speeches.channel)}${ending}\\"`];
  }
  /** Built by hand: the packet is already serialized. */
  private entry(agent: string, request: readonly LogPiece[], sentAt: number, answeredAt: number, more: string): void {
    this.write(`${this.isEmpty ? '\n' : ',\n'}{"agent":${agent},"request":"`);
    for (const piece of request) this.write(piece);
    this.write(`","request_timestamp":${sentAt},"response_timestamp":${answeredAt}${more}}`);
    this.isEmpty = false;
  }
}
