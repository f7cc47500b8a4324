import { fold } from './fold.ts';
import type { Grammar } from './grammar.ts';
import { indexOf, isLetter } from './letters.ts';
import type { Units } from './phrase-index.ts';

/** What the grammar of a language says, ready for use. */
export interface Rules {
  readonly isSpaced: boolean;
  readonly isVerbLast: boolean;
  readonly joints: ReadonlySet<string>;
  readonly bonds: ReadonlySet<string>;
  readonly contrast: ReadonlySet<string>;
  readonly and: ReadonlySet<string>;
  readonly plural: ReadonlySet<string>;
  readonly openers: ReadonlySet<string>;
  readonly common: ReadonlySet<string>;
  readonly breaks: RegExp; // ends a clause in a language without spaces
  readonly night: RegExp;
  readonly respelt: Readonly<Record<string, string>>;
}
export function rulesFrom(grammar: Grammar, spell: (word: string) => string): Rules {
  const words = (list: string) =>
    new Set(
      list
        .split(/[,\s]+/)
        .filter((one) => one !== '')
        .map(spell),
    );
  const { isSpaced, isVerbLast } = grammar;
  return {
    isSpaced,
    isVerbLast,
    joints: isSpaced ? words(grammar.joints) : new Set(),
    bonds: words(grammar.bonds),
    contrast: words(grammar.contrast),
    and: words(grammar.and),
    plural: words(grammar.plural),
    openers: words(grammar.openers),
    common: words(grammar.common),
    breaks: new RegExp(isSpaced ? '(?!)' : fold(grammar.joints), 'gu'),
    night: new RegExp(fold(grammar.night), 'gu'),
    respelt: grammar.respelt,
  };
}

/** A sentence in units: words, or characters in a language without spaces. Commas are units. */
export class Sentence implements Units {
  readonly units: readonly string[];
  readonly text: string;
  readonly isQuestion: boolean;
  readonly rules: Rules;
  private readonly ends: ReadonlySet<number>; // units after which a clause ends, without spaces

  constructor(units: readonly string[], isQuestion: boolean, rules: Rules) {
    this.units = units;
    this.isQuestion = isQuestion;
    this.rules = rules;
    this.text = rules.isSpaced ? ` ${units.join(' ')} ` : units.join('');
    this.ends = new Set([...this.text.matchAll(rules.breaks)].map(({ 0: { length }, index }) => index + length));
  }
  isStart(at: number): boolean {
    for (let i = at - 1; i >= 0; i--) {
      const unit = this.units[i] ?? '';
      if (unit === ',' || this.ends.has(i + 1)) return true;
      if (!this.rules.openers.has(unit) && !this.rules.joints.has(unit)) return false;
    }
    return true;
  }
  isEnd(at: number): boolean {
    for (let i = at; i < this.units.length; i++) {
      const unit = this.units[i] ?? '';
      if (unit === ',' || this.rules.joints.has(unit) || this.ends.has(i)) return true;
      if (!this.rules.openers.has(unit)) return false;
    }
    return true;
  }
  /** Where the clauses begin and end. */
  ranges(isBound: (at: number) => boolean): readonly (readonly [from: number, to: number])[] {
    const starts = [0];
    for (let at = 1; at < this.units.length; at++)
      if (this.isBreak(at) && !isBound(at) && starts.at(-1) !== at) starts.push(at);
    return starts.map((from, i) => [from, starts[i + 1] ?? this.units.length]);
  }
  /** True if a clause may begin here. */
  private isBreak(at: number): boolean {
    const { units, rules } = this;
    const unit = units[at] ?? '';
    if (!rules.isSpaced) return this.ends.has(at) && !this.isListed(at);
    if (unit === ',') return false;
    if (units[at - 1] === ',') return !rules.bonds.has(unit) && !this.isListed(at);
    if (!rules.joints.has(unit)) return false;
    return !(rules.and.has(unit) && isPlayer(units[at - 1]) && isPlayer(units[at + 1]));
  }
  /** Between players named together: "Anna, Ben and Tom". */
  private isListed(at: number): boolean {
    const { units, rules } = this;
    if (!isPlayer(units[at]) || !isPlayer(units[at - 2])) return false;
    for (let i = at + 1; i < units.length; i++) {
      const unit = units[i] ?? '';
      if (rules.and.has(unit) && isPlayer(units[i + 1])) return true;
      if (rules.plural.has(unit)) return true;
      if (unit !== ',' && !isPlayer(unit)) return false;
    }
    return false;
  }
  isKnown(at: number): boolean {
    const unit = this.units[at] ?? '';
    const { rules } = this;
    if (unit === ',' || isLetter(unit) || /^[\d_]+$/.test(unit)) return true;
    if (!rules.isSpaced) return !/[\p{Script=Han}\p{Script=Kana}a-z]/u.test(unit);
    return (
      rules.joints.has(unit) ||
      rules.bonds.has(unit) ||
      rules.common.has(unit) ||
      rules.openers.has(unit) ||
      rules.and.has(unit)
    );
  }
}
export const isPlayer = (unit: string | undefined): boolean => indexOf('seat', unit ?? '') !== undefined;
