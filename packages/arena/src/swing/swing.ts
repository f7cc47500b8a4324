import type { Event, Id } from '@moonrise/engine';
import { foresee } from '@moonrise/lab';
import type { GameFile } from '@moonrise/record';
import { mainTeam, type RecordedGame, rulesAt } from '../games/play-planned.ts';
import type { ArenaMove } from '../games/rows.ts';
import type { ArenaPlan } from '../plan/plan.ts';

interface Chances {
  readonly village: number;
  readonly wolves: number;
}

/** The game with the chance of each side before and after every message: bots play on from there, `plan.swing` times. */
export function withSwing(plan: ArenaPlan, finished: RecordedGame): RecordedGame {
  if (plan.swing === 0 || finished.log === null) return finished;
  const at = plan.tables.findIndex(({ name }) => name === finished.row.table);
  const rules = rulesAt(plan, at);
  const file = JSON.parse(finished.log) as GameFile;
  const rows = file.rows.map(({ events }) => events as unknown as readonly Event[]);
  const game = { rules: rules.id, options: rules.options, rows };
  const known = new Map<number, Chances>();
  const chancesAfter = (row: number): Chances => {
    const before = known.get(row);
    if (before) return before;
    const wins = foresee({ game, row, from: 0, to: plan.swing });
    const share = (team: Id | undefined) => (wins[team ?? ''] ?? 0) / plan.swing;
    const made = { village: share(mainTeam(rules)), wolves: share(rules.wolves) };
    known.set(row, made);
    return made;
  };
  const measured = (move: ArenaMove): ArenaMove => {
    if (move.row === null || move.text === null || move.text === '') return move;
    const [before, after] = [chancesAfter(move.row - 2), chancesAfter(move.row - 1)];
    return {
      ...move,
      village_before: before.village,
      village_after: after.village,
      wolves_before: before.wolves,
      wolves_after: after.wolves,
    };
  };
  return { ...finished, moves: finished.moves.map(measured) };
}
