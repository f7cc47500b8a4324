import type { SeatId } from '@moonrise/engine';
import type { Cues } from './cues.ts';
import { indexOf, sideIn } from './letters.ts';
import type { Feature } from './lexicon.ts';
import { isPlayer, type Rules, type Sentence } from './sentence.ts';

/** A part of a sentence that says one thing. */
export class Clause {
  readonly sentence: Sentence;
  readonly rules: Rules;
  readonly from: number;
  readonly to: number;
  readonly cues: Cues;
  readonly units: readonly string[];
  readonly seats: readonly SeatId[]; // named in it, in order, each once

  constructor(sentence: Sentence, rules: Rules, cues: Cues, [from, to]: readonly [number, number]) {
    this.sentence = sentence;
    this.rules = rules;
    this.from = from;
    this.to = to;
    this.cues = cues.within(from, to);
    this.units = sentence.units.slice(from, to);
    this.seats = [...new Set(this.units.flatMap((unit) => indexOf('seat', unit) ?? []))];
  }
  has(...features: readonly Feature[]): boolean {
    return this.cues.has(...features);
  }
  count(...features: readonly Feature[]): number {
    return this.cues.count(...features);
  }
  get text(): string {
    return this.rules.isSpaced ? ` ${this.units.join(' ')} ` : this.units.join('');
  }
  /** Words that nothing explains. */
  get unknown(): number {
    let count = 0;
    let isBefore = false;
    for (let at = this.from; at < this.to; at++) {
      const isStrange = !this.cues.isCovered(at) && !this.sentence.isKnown(at);
      if (isStrange && (this.rules.isSpaced || !isBefore)) count++;
      isBefore = isStrange;
    }
    return count;
  }
  /** True if it only calls a player. */
  get isCall(): boolean {
    return this.seats.length === 1 && this.isOnlyPlayers;
  }
  get isOnlyPlayers(): boolean {
    const { and, openers } = this.rules;
    return (
      this.seats.length > 0 &&
      this.units.every((unit) => isPlayer(unit) || /^[,、，]$/.test(unit) || openers.has(unit) || and.has(unit))
    );
  }
  /** True if it says no more than "not Tom". */
  get isBare(): boolean {
    return (
      this.seats.length === 1 && this.cues.of('good').some(({ from, to }) => from === this.from && to >= this.to - 1)
    );
  }
  /** True if the first joint turns away from what was said before. */
  get isContrast(): boolean {
    return this.units.slice(0, 2).some((unit) => this.rules.contrast.has(unit));
  }
  /** True if it names its subject first: "Tom is lying", not "suspects Tom". */
  get isAbout(): boolean {
    const at = this.from + this.units.findIndex(isPlayer);
    return at >= this.from && this.cues.of('bad', 'good', 'doubt', 'belief').every(({ to }) => to > at);
  }
  /** True if the players are named together. */
  get isJoined(): boolean {
    const { units, rules, seats } = this;
    if (seats.length < 2) return seats.length === 1;
    if (!rules.isSpaced)
      return this.text
        .replaceAll(new RegExp(`[${[...rules.and].join('')}、,，&]`, 'gu'), '')
        .includes(seats.map((seat) => String.fromCharCode(0xe000 + seat)).join(''));
    const first = units.findIndex(isPlayer);
    const last = units.findLastIndex(isPlayer);
    const between = units.slice(first, last + 1);
    return (
      between.every((unit) => isPlayer(unit) || unit === ',' || rules.and.has(unit)) &&
      (between.some((unit) => rules.and.has(unit)) ||
        units.some((unit) => rules.plural.has(unit)) ||
        between.includes(','))
    );
  }
  /** The letters of one side: roles and words for it. */
  sides(side: 'bad' | 'good'): readonly string[] {
    return this.units.filter((unit) => sideIn(unit) === side);
  }
  /** Where a player is named first, or -1. */
  indexOf(seat: SeatId): number {
    return this.from + this.units.findIndex((unit) => indexOf('seat', unit) === seat);
  }
  isOthers(): boolean {
    return this.has('reported') || (/[\ue200-\ue2ff]/.test(this.text) && this.has('byOther'));
  }
}
