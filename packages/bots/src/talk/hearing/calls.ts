import type { SeatId } from '@moonrise/engine';
import type { TalkContext } from '../acts.ts';
import { distance, fold } from './fold.ts';
import { isSameSound, soundOf } from './sound.ts';

/** A player named in a sentence. */
interface NameMatch {
  readonly seat: SeatId;
  readonly words: number; // words the name takes here
}
interface Name {
  readonly seat: SeatId;
  readonly written: string;
  readonly words: readonly string[];
  readonly isCommon: boolean; // also an ordinary word
  readonly parts: readonly string[]; // of a name like DragonSlayer99
  readonly sound: string;
}
export interface Token {
  readonly written: string;
  readonly sound: string;
  readonly key: string; // as the lexicon spells it
  readonly isMarked: boolean; // with an @
}

/** Endings that stick to a name: the genitive, and Hindi particles. */
const ENDING = /(?:s|ने|को|से|का|की|के|पर|ji|जी)$/;
const SHORTEST = 3; // of an abbreviated name
const LONG = 4; // names of so many letters may have one typo
const LONGER = 8; // or two

export const nameList = ({ seats }: Pick<TalkContext, 'seats'>, isWord: (word: string) => boolean): readonly Name[] =>
  seats.map(({ name }, seat) => {
    const words = fold(name).match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
    const isCommon = words.every((word) => isWord(word) || word.length < 2);
    const parts = fold(name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|[\d_]+/gu, ' ')).split(/\s+/);
    return { seat, written: name, words, isCommon, parts, sound: soundOf(words.join('')) };
  });

/** The name at this word, spelt right. A name that is also a word counts only where it is clearly a name. */
export function exactly(names: readonly Name[], words: readonly Token[], at: number): NameMatch | undefined {
  const here = words[at];
  if (!here) return undefined;
  const fitting = names
    .filter((name) => name.words.length > 0 && (isAt(name, words, at) || isApart(name, words, at)))
    .filter(({ isCommon, written }) => !isCommon || here.isMarked || (at > 0 && isProper(words, at, written)))
    .sort((a, b) => b.words.length - a.words.length);
  const [best, next] = fitting;
  if (!best || next?.words.length === best.words.length) return undefined;
  return { seat: best.seat, words: isAt(best, words, at) ? best.words.length : 2 };
}
/** A name of one word written as two: "dragon slayer". */
const isApart = ({ words: [own, more], parts }: Name, words: readonly Token[], at: number): boolean =>
  more === undefined && parts.length > 1 && `${words[at]?.sound}${words[at + 1]?.sound}` === own;
const isAt = ({ words: own }: Name, words: readonly Token[], at: number): boolean =>
  own.every((word, i) => {
    const sound = words[at + i]?.sound ?? '';
    return sound === word || (i === own.length - 1 && withoutEnding(sound) === word);
  });
const withoutEnding = (word: string): string => word.replace(ENDING, '');
/** Written exactly like the name, with its capital letter. */
const isProper = (words: readonly Token[], at: number, name: string): boolean =>
  name !== name.toLowerCase() && name.split(/\s+/).every((piece, i) => piece === words[at + i]?.written);

/** The player meant by a word that is nearly a name: a part of it, or a typo. Undefined if it could be two. */
export function nearly(
  names: readonly Name[],
  { sound, isMarked }: Token,
  isKnown: (word: string) => boolean,
): SeatId | undefined {
  if (!isMarked && isKnown(sound)) return undefined;
  const short = withoutEnding(sound);
  const parts = only(names, ({ words }) => words.length > 1 && words[0] === sound && sound.length >= 2);
  if (parts !== undefined) return parts;
  const begun = only(
    names,
    ({ words: [first = ''] }) =>
      sound.length >= SHORTEST && (first.startsWith(sound) || (short.length >= SHORTEST && first.startsWith(short))),
  );
  if (begun !== undefined) return begun;
  const part = only(names, ({ parts }) => parts.length > 1 && sound.length >= LONG && parts.includes(sound));
  if (part !== undefined) return part;
  const spoken = soundOf(sound);
  const heard = only(names, (name) => !name.isCommon && spoken.length >= SHORTEST && isSameSound(spoken, name.sound));
  if (heard !== undefined) return heard;
  return only(names, ({ words: [first = ''], isCommon }) => {
    if (first.length < LONG || sound.length < LONG || isCommon) return false;
    if (first.length === LONG && sound.length === LONG && [...sound].sort().join() !== [...first].sort().join())
      return false;
    const off = Math.min(distance(sound, first), distance(withoutEnding(sound), first));
    return off <= (first.length >= LONGER && sound.length >= LONGER - 1 ? 2 : 1);
  });
}
function only(names: readonly Name[], isMeant: (name: Name) => boolean): SeatId | undefined {
  const meant = names.filter(isMeant);
  return meant.length === 1 ? meant[0]?.seat : undefined;
}
