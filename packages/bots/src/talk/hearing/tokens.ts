import type { TalkContext } from '../acts.ts';
import { exactly, nameList, nearly, type Token } from './calls.ts';
import { fold } from './fold.ts';
import { kanaOf } from './kana.ts';
import { letter } from './pattern.ts';
import { commonWords, type Vocabulary } from './vocabulary.ts';

/** A sentence with players and words of the rule set replaced by letters. */
export interface Sentence {
  readonly text: string; // words separated by single spaces, one at each end; commas are words
  readonly isQuestion: boolean;
}

const LONGEST = 1000; // letters
const SENTENCES = 12; // later sentences are ignored
const IRONY = /(?:^|\s)\/s\b|🙄|[(（]棒[)）]/u;
const QUOTED = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」|『[^』]*』/g;

export function sentencesOf(text: string, vocabulary: Vocabulary, context: TalkContext): readonly Sentence[] {
  if (IRONY.test(text)) return [];
  const said = text.slice(0, LONGEST).replaceAll(QUOTED, ' … ');
  const parts = said
    .split(/(?<=[.!?。！？।…\n])/u)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .slice(0, SENTENCES);
  const write = vocabulary.source.isSpaced ? spaced : unspaced;
  return parts.map((part) => ({ text: write(part, vocabulary, context), isQuestion: /[?？]\s*$/.test(part) }));
}

/** Words that stick to a role: "Seherclaim". */
const COMPOUND = /(\p{L}{3,})(claim|karte|rolle)(?!\p{L})/giu;
function spaced(part: string, { words: sayings }: Vocabulary, context: TalkContext): string {
  const words: Token[] = [
    ...part.replaceAll(COMPOUND, '$1 $2').matchAll(/(@?)([\p{L}\p{M}\p{N}_]+(?:['’][\p{L}]+)*)|[,;:()–—]|\s-+\s/gu),
  ].map(([all, mark, word]) => ({
    written: word ?? ',',
    sound: word ? fold(word) : ',',
    isMarked: mark === '@' && all !== ',',
  }));
  const isWord = (word: string) => sayings.has(word);
  const names = nameList(context, isWord);
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] as Token;
    const called = exactly(names, words, at);
    const saying = called
      ? undefined
      : sayings.get(word.sound)?.find((one) => one.words.every((piece, i) => words[at + i]?.sound === piece));
    const near = called || saying || word.sound === ',' ? undefined : nearly(names, word);
    const seat = called?.seat ?? near;
    out.push(seat !== undefined ? letter('seat', seat) : (saying?.letter ?? word.sound));
    at += called?.words ?? saying?.words.length ?? 1;
  }
  return ` ${out.join(' ')} `;
}

const TITLE = '(?:さん|くん|ちゃん|君|様|氏)';
/** Without spaces a name is found anywhere; a name that is also a word needs its title. */
function unspaced(part: string, { words: sayings }: Vocabulary, { seats }: TalkContext): string {
  let text = fold(part);
  const names = seats.map(({ name }, seat) => ({ seat, name: fold(name).trim() }));
  const isTwice = (name: string) => names.filter((one) => one.name === name).length > 1;
  const called = names.flatMap((one) => [one, ...kanaOf(one.name).map((name) => ({ ...one, name }))]);
  for (const { seat, name } of called.sort((a, b) => b.name.length - a.name.length)) {
    if (name === '' || isTwice(name)) continue;
    const isCommon = name.length < 2 || sayings.has(name) || commonWords.has(name);
    const [before, after] = [
      /^[a-z0-9]/.test(name) ? '(?<![a-z0-9])' : '',
      /[a-z0-9]$/.test(name) ? '(?![a-z0-9])' : '',
    ];
    const title = isCommon ? TITLE : `${TITLE}?`;
    text = text.replaceAll(new RegExp(`${before}@?${escaped(name)}${title}${after}`, 'gu'), letter('seat', seat));
  }
  text = text.replaceAll(/\s+/g, '');
  const known = [...sayings.keys()].sort((a, b) => b.length - a.length);
  if (known.length === 0) return text;
  const word = new RegExp(known.map(escaped).join('|'), 'gu');
  return text.replaceAll(word, (one) => sayings.get(one)?.[0]?.letter ?? one);
}
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
