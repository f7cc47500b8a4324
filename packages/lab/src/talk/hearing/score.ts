import { read } from '@moonrise/bots';
import type { Ruleset } from '@moonrise/engine';
import { ruleset } from '@moonrise/rulesets';
import type { HearingCorpus, HearingLine } from '../corpus/corpus.ts';
import { notated, type Reading, readingsOf, stanceOf } from './notation.ts';

export type Verdict = 'right' | 'partly' | 'missed' | 'wrong' | 'dangerous';
export interface Judged {
  readonly text: string;
  readonly meaning: string;
  readonly heard: string;
  readonly says: boolean; // false: leaving the line alone is right
  readonly outcome: Verdict;
}

export const SPEAKER = 5;
const SMALL_TALK = ['greet', 'thanks', 'unsure', 'mourn', 'hurry'];
const STATES = /^(claim|suspect|trust|intend|vouch|call vote|\S+ \S+ .*n\d+$)/;

/** Reads every line of a corpus and judges what was heard. */
export function judgeCorpus({ names, lines }: HearingCorpus, language: string): readonly Judged[] {
  const seats = names.map((name) => ({ name, alive: true }));
  return lines.map((line) => {
    const [text, meaning] = line;
    const context = { rules: rulesOf(line), language, seats, me: SPEAKER, seed: '', recent: [] };
    const heard = notated(read(text, context), names);
    const says = readingsOf(meaning).every(({ needed }) => needed.length > 0);
    return { text, meaning, heard: heard.join(', '), says, outcome: judge(heard, line) };
  });
}
const built = new Map<string, Ruleset>();
export function rulesOf([, , marks]: HearingLine): Ruleset {
  const id = marks?.replace('!', '').trim() || 'moonrise';
  const rules = built.get(id);
  if (rules) return rules;
  const made = ruleset(id);
  if (!made.ok) throw new Error(made.message);
  built.set(id, made.rules);
  return made.rules;
}

/** Compares what was heard with the acceptable readings. Small talk that was not meant does no harm and is ignored. */
export function judge(heard: readonly string[], [, meaning, marks]: HearingLine): Verdict {
  const readings = readingsOf(meaning);
  const meant = readings.flatMap(({ needed, optional }) => [...needed, ...optional]);
  const acts = heard.filter((act) => !SMALL_TALK.includes(act) || meant.includes(act));
  if (readings.some((reading) => isRight(acts, reading))) return 'right';
  if (acts.length === 0) return 'missed';
  if (readings.some((reading) => acts.every((act) => isPartOf(reading, act)))) return 'partly';
  const strange = acts.filter((act) => !meant.some((one) => isHeardAs(act, one)));
  return strange.some((act) => turns(act, meant) || (marks?.endsWith('!') && STATES.test(act))) ? 'dangerous' : 'wrong';
}
const isRight = (acts: readonly string[], { needed, optional }: Reading): boolean =>
  needed.every((one) => acts.some((act) => isHeardAs(act, one))) &&
  acts.every((act) => [...needed, ...optional].some((one) => isHeardAs(act, one)));
/** Heard as it was meant, or as the older act that the new one includes. */
const isHeardAs = (heard: string, meant: string): boolean =>
  heard === meant ||
  heard === meant.replace(/^call vote /, 'intend ').replace(/^vouch /, 'trust ') ||
  (heard === 'retract' && meant.startsWith('unsuspect '));
/** One of the acts that were meant, or at least the right opinion of the right player. */
function isPartOf({ needed, optional }: Reading, act: string): boolean {
  const stance = stanceOf(act);
  const isSameSide = (one: string) => {
    const other = stanceOf(one);
    return stance !== undefined && stance.to === other?.to && stance.isHostile === other.isHostile;
  };
  return [...needed, ...optional].some((one) => isHeardAs(act, one) || isSameSide(one));
}
/** It accuses a player who was not accused, or speaks for one who was. */
function turns(act: string, meant: readonly string[]): boolean {
  const stance = stanceOf(act);
  const isAccused = meant.map(stanceOf).some((other) => other?.isHostile && other.to === stance?.to);
  return stance !== undefined && stance.isHostile !== isAccused;
}
