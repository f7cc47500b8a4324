import type { Id } from '@moonrise/engine';
import { type LogFault, readLoggedGame } from '../figures/logged-game.ts';
import { fingerprint } from '../logs/fingerprint.ts';
import { loggedGameOf } from './contest-record.ts';
import { type Standings, standingsOf } from './standings.ts';
import { ScoreTally } from './tally.ts';

/** What is to be said of a log: it does not count, or only partly. */
export type LogRemark = LogFault | 'twice' | 'lines_skipped' | 'no_names';
/** The standings of all games with one deck. */
export interface AnalyzedDeck extends Standings {
  readonly deck: Readonly<Record<Id, number>>;
}

/** Counts the games of many logs. Memory grows with teams, not with games. */
export class LogAnalysis {
  readonly remarks = new Map<LogRemark, string[]>(); // files
  private readonly tallies = new Map<string, ScoreTally>(); // by deck
  private readonly known = new Set<string>();

  add(file: string, text: string): void {
    const read = readLoggedGame(text);
    if (!read.ok) return this.remark(read.fault, file);
    const log = fingerprint(text);
    if (this.known.has(log)) return this.remark('twice', file);
    this.known.add(log);
    if (read.leftOut.length > 0) this.remark('lines_skipped', file);
    if (!read.hasNames) this.remark('no_names', file);
    const game = loggedGameOf(read.game, { id: log, log, source: file, at: 0 });
    const deck = keyOf(game.agents.map(({ role }) => role));
    const tally = this.tallies.get(deck) ?? new ScoreTally();
    this.tallies.set(deck, tally);
    tally.add(game);
  }
  /** Games with different decks are not comparable: each deck has its own standings, the most played first. */
  get decks(): readonly AnalyzedDeck[] {
    return [...this.tallies]
      .map(([key, tally]) => {
        const deck: Record<Id, number> = JSON.parse(key);
        return { deck, ...standingsOf(tally, Object.keys(deck)) };
      })
      .sort((a, b) => b.games - a.games);
  }
  private remark(remark: LogRemark, file: string): void {
    this.remarks.set(remark, [...(this.remarks.get(remark) ?? []), file]);
  }
}

function keyOf(roles: readonly Id[]): string {
  const deck: Record<Id, number> = {};
  for (const role of [...roles].sort()) deck[role] = (deck[role] ?? 0) + 1;
  return JSON.stringify(deck);
}
