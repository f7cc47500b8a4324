import type { TalkContext } from '../acts.ts';
import { exactly, nameList, nearly, type Token } from './calls.ts';
import { fold } from './fold.ts';
import { kanaOf } from './kana.ts';
import { letter } from './letters.ts';
import { Sentence } from './sentence.ts';
import type { Vocabulary } from './vocabulary.ts';

const LONGEST = 600; // letters
const WORDS = 80; // of a sentence
const LETTERS = 160; // in a language without spaces
const SENTENCES = 12; // later sentences are ignored
const IRONY = /(?:^|\s)\/s\b|🙄|[(（]棒[)）]/u;
const QUOTED = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」|『[^』]*』/g;

export function sentencesOf(text: string, vocabulary: Vocabulary, context: TalkContext): readonly Sentence[] {
  if (IRONY.test(text)) return [];
  const most = vocabulary.rules.isSpaced ? WORDS : LETTERS;
  const said = text.slice(0, LONGEST).normalize('NFKC').slice(0, LONGEST).replaceAll(QUOTED, ' … ');
  const parts = said
    .split(/(?<=[.!?。！？।…\n])/u)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .slice(0, SENTENCES);
  const write = vocabulary.rules.isSpaced ? spaced : unspaced;
  return parts.map(
    (part) => new Sentence(write(part, vocabulary, context).slice(0, most), /[?？]\s*$/.test(part), vocabulary.rules),
  );
}

/** Words that stick to a role: "Seherclaim". */
const COMPOUND = /(\p{L}{3,})(claim|karte|rolle)(?!\p{L})/giu;
function spaced(
  part: string,
  { words: sayings, spell, meant, ordinary, isKnown }: Vocabulary,
  context: TalkContext,
): readonly string[] {
  const words: Token[] = [
    ...part.replaceAll(COMPOUND, '$1 $2').matchAll(/(@?)([\p{L}\p{M}\p{N}_]+(?:['’][\p{L}]+)*)|[,;:()–—]|\s-+\s/gu),
  ].map(([all, mark, word]) => ({
    written: word ?? ',',
    sound: word ? fold(word) : ',',
    key: word ? meant(spell(word)) : ',',
    isMarked: mark === '@' && all !== ',',
  }));
  const isWord = (word: string) => ordinary.has(word) || sayings.has(spell(word));
  const names = nameList(context, isWord);
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] as Token;
    const called = exactly(names, words, at);
    const saying = called
      ? undefined
      : sayings.get(word.key)?.find((one) => one.words.every((piece, i) => words[at + i]?.key === piece));
    const near = called || saying || word.sound === ',' ? undefined : nearly(names, word, isKnown);
    const seat = called?.seat ?? near;
    out.push(seat !== undefined ? letter('seat', seat) : (saying?.letter ?? word.key));
    at += called?.words ?? saying?.words.length ?? 1;
  }
  return out;
}

const NICKNAME = '(?:さん|くん|ちゃん|っち|ぴょん|たん|氏|ちん|ぽん|すけ)';
const TITLE = '(?:さん|くん|ちゃん|君|様|氏|たん|っち|先輩|殿|しゃん)';
/** Without spaces a name is found anywhere; a name that is also a word needs its title. */
function unspaced(
  part: string,
  { words: sayings, ordinary, rules }: Vocabulary,
  { seats }: TalkContext,
): readonly string[] {
  let text = fold(part);
  for (const [form, other] of Object.entries(rules.respelt)) text = text.replaceAll(form, other);
  const names = seats.map(({ name }, seat) => ({ seat, name: fold(name).trim() }));
  const isTwice = (name: string) => names.filter((one) => one.name === name).length > 1;
  const called = names.flatMap((one) => [one, ...kanaOf(one.name).map((name) => ({ ...one, name }))]);
  const begun = (name: string) => called.filter((one) => one.name.startsWith(name));
  for (const { seat, name } of called.sort((a, b) => b.name.length - a.name.length)) {
    if (name === '' || isTwice(name)) continue;
    const isCommon = name.length < 2 || sayings.has(name) || ordinary.has(name);
    const [before, after] = [
      /^[a-z0-9]/.test(name) ? '(?<![a-z0-9])' : '',
      /[a-z0-9]$/.test(name) ? '(?![a-z0-9])' : '',
    ];
    const title = isCommon ? TITLE : `${TITLE}?`;
    text = text.replaceAll(new RegExp(`${before}@?${escaped(name)}${title}${after}`, 'gu'), letter('seat', seat));
  }
  // Nicknames: the first two letters with a title.
  for (const { seat, name } of called) {
    const short = name.slice(0, 2);
    if (name.length > 2 && /^[ぁ-ん]+$|^[ァ-ヶー]+$/u.test(short) && begun(short).every((one) => one.seat === seat))
      text = text.replaceAll(new RegExp(`${short}${NICKNAME}`, 'gu'), letter('seat', seat));
  }
  text = text.replaceAll(/\s+/g, '');
  const known = [...sayings.keys()].sort((a, b) => b.length - a.length);
  if (known.length === 0) return text.split('');
  const word = new RegExp(known.map(escaped).join('|'), 'gu');
  return text.replaceAll(word, (one) => sayings.get(one)?.[0]?.letter ?? one).split('');
}
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
