import type { Json } from '@moonrise/engine';
import { FORMAT } from '@moonrise/record';
import { chain } from '@moonrise/record/node';
import type { ContestRow, ContestStart, Reporter } from '../games/reporter.ts';

export const CHAIN_TAIL = ']}';

/** The game in our own format: every decision, chained by hashes for replay and verification. */
export class ChainLog implements Reporter {
  private readonly write: (text: string) => void;
  private readonly game: string;
  private link: ReturnType<typeof chain> | undefined;

  constructor(game: string, write: (text: string) => void) {
    this.game = game;
    this.write = write;
  }
  decided({ seq, at, command, events }: ContestRow): void {
    if (!this.link) {
      const { rules, names: players } = command as ContestStart;
      const heading = { format: FORMAT, game: this.game, rules, players } as const;
      this.link = chain(heading);
      this.write(`${JSON.stringify(heading).slice(0, -1)},"rows":[`);
    }
    const row = this.link({ seq, at, command: command as unknown as Json, events: events as unknown as Json[] });
    this.write(`${seq === 1 ? '\n' : ',\n'}${row}`);
  }
}
