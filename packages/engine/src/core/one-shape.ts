import type { Act, Phase } from './rules.ts';

type Blank<T> = { readonly [K in keyof T]-?: undefined };

// Every field is there, so that all acts have one shape and all phases another. V8 reads objects of one shape several
// times as fast as literals that each have other fields.
const noAct: Blank<Act> = {
  id: undefined,
  during: undefined,
  slot: undefined,
  before: undefined,
  may: undefined,
  targets: undefined,
  pick: undefined,
  text: undefined,
  verbatim: undefined,
  limit: undefined,
  recorded: undefined,
  instant: undefined,
  optional: undefined,
  passable: undefined,
  final: undefined,
  extra: undefined,
  aim: undefined,
  shared: undefined,
  closes: undefined,
  overrides: undefined,
  fails: undefined,
  self: undefined,
  seenBy: undefined,
  counted: undefined,
  always: undefined,
  why: undefined,
  resolve: undefined,
};
const noPhase: Blank<Phase> = {
  id: undefined,
  light: undefined,
  when: undefined,
  seconds: undefined,
  data: undefined,
  floor: undefined,
  seenBy: undefined,
  order: undefined,
  done: undefined,
  timeout: undefined,
  leave: undefined,
  again: undefined,
  cutShort: undefined,
  secret: undefined,
  hostMayEnd: undefined,
  nudge: undefined,
};

/** The same act with a slot, and with all fields in one order. */
export const shapedAct = (act: Act): Act => Object.assign({ ...noAct }, act, { slot: act.slot ?? act.id }) as Act;
export const shapedPhase = (phase: Phase): Phase => Object.assign({ ...noPhase }, phase) as Phase;
