import type { Exchange, GameRow, Reporter, Sitter } from '../games/reporter.ts';
import { Speeches } from '../wire/speeches.ts';
import { requestIn } from '../wire/vocabulary.ts';

/** What stands behind the entries: with it the document is whole at any moment. */
export const jsonTail = (winner: string | null): string => `],"win_side":${JSON.stringify(winner ?? 'NONE')}}`;

/** The contest's JSON log: every packet and what came back, entry by entry. */
export class JsonLog implements Reporter {
  private readonly write: (text: string) => void;
  private readonly speeches = new Speeches();
  private sitters: readonly Sitter[] = [];
  private day = 0;
  private isEmpty = true;

  constructor(write: (text: string) => void) {
    this.write = write;
  }
  begun(id: string, sitters: readonly Sitter[]): void {
    this.sitters = sitters;
    const agents = sitters.map(({ seat, team, originalName, role }) => ({
      idx: seat + 1,
      team,
      name: originalName,
      role,
    }));
    this.write(`{"game_id":${JSON.stringify(id)},"agents":${JSON.stringify(agents)},"entries":[`);
  }
  exchanged({ seat, packet, sentAt, answeredAt, response, error }: Exchange): void {
    this.entry({
      agent: this.sitters[seat]?.name ?? '',
      request: packet,
      request_timestamp: sentAt,
      response_timestamp: answeredAt,
      ...(response && { response }),
      ...(error && { error }),
    });
  }
  /** What was freely spoken answers no packet. */
  decided({ at, events }: GameRow): void {
    for (const event of events) {
      if (event.type === 'opened') {
        this.day = event.day;
        this.speeches.open(event);
      }
      if (event.type !== 'spoke' || !this.speeches.isFree) continue;
      const { agent, text } = this.speeches.hear(event, this.sitters[event.seat]?.name ?? '', { day: this.day, at });
      const request = JSON.stringify(requestIn(this.speeches.channel));
      this.entry({ agent, request, request_timestamp: at, response_timestamp: at, response: text });
    }
  }
  private entry(entry: object): void {
    this.write(`${this.isEmpty ? '\n' : ',\n'}${JSON.stringify(entry)}`);
    this.isEmpty = false;
  }
}
