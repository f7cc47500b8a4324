import {
  type Act,
  defineRuleset,
  type Event,
  type Id,
  type Phase,
  type Role,
  type Ruleset,
  type RulesetSpec,
  type State,
} from '@moonrise/engine';
import { type Engine, tampered } from '@moonrise/engine/testing';

/** A fault planted in the rules or the engine, and the check that must find it. */
export interface Plant {
  readonly name: string;
  readonly rules: Id;
  readonly options?: object; // which it needs to show
  readonly engine?: Engine;
  readonly spec?: (spec: RulesetSpec) => RulesetSpec;
  readonly foundBy: string; // `pairs`, or the name of a law
}

/** A rule set with something changed in it. */
export function replanted(rules: Ruleset, change: (spec: RulesetSpec) => RulesetSpec): Ruleset {
  const deck = (players: number) => {
    const cards = rules.cards(players);
    return cards.ok ? cards.deck : undefined;
  };
  return defineRuleset(change({ ...rules, deck }));
}

/** Changes an act in all roles that share it. */
export function withAct(id: Id, change: (act: Act) => Act): (spec: RulesetSpec) => RulesetSpec {
  const changed = new Map<Act, Act>();
  const map = (acts: readonly Act[] = []) =>
    acts.map((act) => {
      if (act.id !== id) return act;
      if (!changed.has(act)) changed.set(act, change(act));
      return changed.get(act) as Act;
    });
  return (spec) => ({
    ...spec,
    everyone: map(spec.everyone),
    roles: spec.roles.map((role) => ({ ...role, acts: map(role.acts) })),
  });
}
export const withRole =
  (id: Id, change: (role: Role) => Role) =>
  (spec: RulesetSpec): RulesetSpec => ({
    ...spec,
    roles: spec.roles.map((role) => (role.id === id ? change(role) : role)),
  });
export const withPhase =
  (id: Id, change: (phase: Phase) => Phase) =>
  (spec: RulesetSpec): RulesetSpec => ({
    ...spec,
    phases: spec.phases.map((phase) => (phase.id === id ? change(phase) : phase)),
  });

type Is = (event: Event) => boolean;
/** An engine in which some events reach everyone. */
export const toAll = (is: Is): Engine => tampered((event) => [is(event) ? { ...event, to: 'all' } : event]);
/** An engine in which something follows some events. */
export const followed = (is: Is, more: (event: Event, before: State) => readonly Event[]): Engine =>
  tampered((event, before) => (is(event) ? [event, ...more(event, before)] : [event]));

export const isType =
  (type: Event['type']): Is =>
  (event) =>
    event.type === type;
export const isTold =
  (key: string): Is =>
  (event) =>
    event.type === 'told' && event.key === key;
export const isChoice =
  (act: Id): Is =>
  (event) =>
    event.type === 'chose' && event.deed.act === act;
export const isSaid =
  (channel: Id): Is =>
  (event) =>
    event.type === 'said' && event.channel === channel;
