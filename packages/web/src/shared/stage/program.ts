import type { Event } from '@moonrise/engine';
import { type Beat, beatsOf } from '@moonrise/show';
import type { Happening } from '../connection/snapshot.ts';
import type { RulesEntry } from '../rules/rules.ts';

/** A beat that is due, with the events it is made of. */
export interface StagedBeat {
  readonly key: string;
  readonly beat: Beat;
  readonly row: number; // of the log: when it is over, everything up to here may be shown
  readonly at: number; // epoch ms, the server's
  readonly events: readonly Event[];
}

interface Programme {
  readonly log: readonly Happening[];
  readonly rules: Pick<RulesEntry, 'phases' | 'staged'>;
  readonly after: number; // the last row that has been shown
  readonly isPublicOnly: boolean; // others can see this screen
}

/** The beats of the rows that have not been shown yet. The deal has a screen of its own. */
export function scenesOf({ log, rules, after, isPublicOnly }: Programme): readonly StagedBeat[] {
  if ((log.at(-1)?.row ?? 0) <= after) return [];
  const events = log.map(({ event }) => event);
  return beatsOf(events, rules).flatMap((beat) => {
    const { row = 0, at = 0 } = log[beat.from] ?? {};
    if (row <= after || beat.ms === 0 || (isPublicOnly && !beat.isPublic)) return [];
    return [{ key: `${row} ${beat.kind} ${beat.from}`, beat, row, at, events: events.slice(beat.from, beat.to + 1) }];
  });
}

const LATE_MS = 6_000;
/**
 * Without what has long happened: those who come back see the last moment only. What came with the deal is not late before the
 * first clock runs, which waits until everyone has closed their card.
 */
export function inTime(
  scenes: readonly StagedBeat[],
  now: number,
  first: { readonly row: number; readonly begins: number | null },
): readonly StagedBeat[] {
  const dueAt = ({ row, at }: StagedBeat) => (row === first.row ? Math.max(at, first.begins ?? at) : at);
  return scenes.filter((scene) => now - dueAt(scene) < LATE_MS);
}

const FASTEST = 3;
const HASTY = 2; // where no time was added for the show
/** How much faster than planned the scenes are played, so that they end when the phase's own time begins. */
export function paceOf(scenes: readonly StagedBeat[], stagedUntil: number | null, now: number): number {
  const left = (stagedUntil ?? 0) - now;
  const length = scenes.reduce((sum, { beat }) => sum + beat.ms, 0);
  if (stagedUntil === null || length === 0) return 1;
  return left <= 0 ? HASTY : Math.min(FASTEST, Math.max(1, length / left));
}
