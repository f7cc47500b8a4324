import type { Decision } from './decision.ts';
import type { Deed, Id, Json, Outcome } from './model.ts';
import { isAnswered } from './prompts.ts';
import type { Act, Phase, Step } from './rules.ts';

/** Moves the phases on until a seat has to choose, the clock has to run, or the game is over. */
export function settle(d: Decision): void {
  while (moveOn(d));
}

/** One step; returns whether there may be another. */
function moveOn(d: Decision): boolean {
  const { table, state, rules } = d;
  if (state.outcome) return false;
  const call = state.calls[0];
  if (call) return open(d, rules.phaseOf.get(call.phase) as Phase, state.day, null, call);
  const isInterruption = state.frames.length > 1;
  const outcome = isInterruption || !d.hasMoved ? null : rules.outcome(table);
  if (outcome) return end(d, outcome);
  const { phase, frame } = table;
  if (!frame.closed) {
    const isDone = phase.done ? phase.done(table) : isAnswered(table);
    return isDone && close(d);
  }
  if (isInterruption) return resume(d);
  const step = frame.step as number;
  if (phase.again?.(table)) return open(d, phase, state.day, step);
  return advance(d, step + 1, state.day);
}

const EMPTY_ROUNDS = 1000; // in a row, in which no phase was held: the rule set's mistake

/** Opens the next phase of this round, or the first of the next. */
export function advance(d: Decision, from: number, day: number): boolean {
  const { schedule, phaseOf, roundOver } = d.rules;
  for (let i = from, on = day; ; i++) {
    if (i >= schedule.length) {
      if (on - day > EMPTY_ROUNDS) throw new Error(`${d.rules.id}: no phase is ever held again`);
      const outcome = roundOver?.(d.table, on);
      if (outcome) return end(d, outcome);
      i = -1;
      on++;
      continue;
    }
    const step = schedule[i] as Step;
    const phase = phaseOf.get(step.phase) as Phase;
    if ((step.on?.(on) ?? true) && (phase.when?.(d.table, on) ?? true)) return open(d, phase, on, i);
  }
}

function open(d: Decision, phase: Phase, day: number, step: number | null, call?: { data: Json }): true {
  const { state, table } = d;
  const round = (day === state.day ? (state.rounds[phase.id] ?? 0) : 0) + 1;
  const frame = `${day}.${phase.id}.${round}`;
  const opening = phase.data || phase.floor ? table.opening(frame, day) : table;
  d.emit({
    type: 'opened',
    frame,
    phase: phase.id,
    step,
    day,
    round,
    over: call !== undefined,
    data: call?.data ?? phase.data?.(opening) ?? null,
    seconds: phase.seconds(table),
    floor: phase.floor?.(opening) ?? null,
    to: phase.seenBy?.(table) ?? 'all',
  });
  return true;
}

/** Resolves all ballots, act by act, and closes the phase. */
export function close(d: Decision): true {
  const { phase, frame } = d.table;
  const acts = d.rules.ballotActs.get(phase.id) ?? [];
  const piles = acts.map((act) => d.table.ballots(act.id));
  const lapsed = lapsedIn(d, acts, piles);
  for (let i = 0; i < acts.length; i++) {
    const act = acts[i] as Act;
    const deeds = piles[i] as readonly Deed[];
    if (lapsed.includes(act.id)) continue;
    if (deeds.length > 0) resolve(d, act, deeds, '');
    else if (act.always) d.emitAll(act.resolve(d.table, [], ''));
  }
  if (phase.leave) d.emitAll(phase.leave(d.table));
  d.emit({ type: 'closed', to: frame.to });
  return true;
}
/** The acts that others cancel. */
function lapsedIn(d: Decision, acts: readonly Act[], piles: readonly (readonly Deed[])[]): readonly Id[] {
  if (!acts.some(({ overrides }) => overrides)) return noIds;
  const isDone = (act: Act, i: number) => piles[i]?.some((deed) => !act.fails?.(d.table, deed)) ?? false;
  return acts.flatMap((act, i) => (act.overrides && isDone(act, i) ? act.overrides : noIds));
}
const noIds: readonly Id[] = [];

/** Carries out the deeds of one act, except those of seats that have lost the act in the meantime. */
export function resolve(d: Decision, act: Act, deeds: readonly Deed[], text: string): void {
  const { table } = d;
  const valid = deeds.filter((deed) => table.acts(table.seat(deed.seat)).includes(act));
  if (act.recorded || act.limit !== undefined)
    for (const deed of valid)
      if ((deed.targets.length > 0 || !act.targets) && !act.fails?.(table, deed))
        d.emit({ type: 'did', deed, to: [deed.seat] });
  d.emitAll(act.resolve(d.table, valid, text));
}

function resume(d: Decision): true {
  d.emit({ type: 'resumed', to: d.table.frame.to });
  return !d.table.frame.closed && d.table.phase.cutShort ? close(d) : true;
}

function end(d: Decision, outcome: Outcome): false {
  const { masked } = d.state.notes;
  if (d.rules.epilogue) d.emitAll(d.rules.epilogue(d.table));
  if (Array.isArray(masked)) d.emit({ type: 'unmasked', names: masked as string[], to: 'all' });
  const { dealt, cards } = d.state;
  d.emit({ type: 'ended', outcome, seed: d.seed, dealt, cards, to: 'all' });
  return false;
}
