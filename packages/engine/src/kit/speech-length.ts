/** How long a speech may be. -1 means no limit. */
export interface LengthRules {
  readonly count_in_word: boolean; // words are counted
  readonly count_spaces: boolean; // white space is counted too
  readonly per_talk: number; // the whole speech, mention included
  readonly mention_length: number; // free after a mention
  readonly per_agent: number; // what a seat may use in a phase, without the free part
  readonly base_length: number; // free in each speech
  readonly keepsMention?: boolean; // a mention is kept whole, even beyond `per_talk`
}
export interface Kept {
  readonly text: string;
  readonly rest: number | null; // of `per_agent`; null: unlimited
}
type Counting = Pick<LengthRules, 'count_in_word' | 'count_spaces'>;

const SPACE = 0x20;
const FIRST_WIDE_SPACE = 0x85; // from here on a pattern has to tell
const isSpace = (code: number): boolean =>
  code < FIRST_WIDE_SPACE
    ? code <= SPACE && (code === SPACE || (code >= 9 && code <= 13))
    : /\p{White_Space}/u.test(String.fromCharCode(code)); // no white space takes two units
/** How many units of the string the code point at an index takes. */
const unitsAt = (text: string, at: number): 1 | 2 => {
  const isHigh = (text.charCodeAt(at) & 0xfc00) === 0xd800;
  return isHigh && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00 ? 2 : 1;
};
const words = (text: string): readonly string[] => text.match(/\P{White_Space}+/gu) ?? [];

/** How long a text is: words, code points, or (by default) code points that are no white space. */
export function lengthOf(text: string, counting: Counting): number {
  const { count_in_word, count_spaces } = counting;
  if (count_in_word) return words(text).length;
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (count_spaces || !isSpace(code)) length++;
    if (code >= FIRST_WIDE_SPACE && unitsAt(text, at) === 2) at++;
  }
  return length;
}

/** Whether its length is 0. */
export const isEmpty = (text: string, counting: Counting): boolean =>
  text === '' || (!counting.count_spaces && !/\P{White_Space}/u.test(text));

/** The beginning of a text, as much of it as the limit allows. */
export function trimTo(limit: number, text: string, counting: Counting): string {
  if (text.length <= limit || lengthOf(text, counting) <= limit) return text; // no count exceeds the code units
  if (limit <= 0) return '';
  if (counting.count_in_word) return words(text).slice(0, limit).join(' ');
  let length = 0;
  for (let at = 0; at < text.length; at += unitsAt(text, at))
    if ((counting.count_spaces || !isSpace(text.charCodeAt(at))) && ++length === limit)
      return text.slice(0, at + unitsAt(text, at));
  return text;
}

/** What is kept of a speech, and how much the speaker may still say. `names` can be mentioned. */
export function limitSpeech(text: string, rules: LengthRules, rest: number | null, names: readonly string[]): Kept {
  const isBudgeted = rules.per_agent >= 0 || rules.base_length >= 0;
  if (!isBudgeted) return { text: fitTalk(plain(text), rules), rest };
  const parts = rules.mention_length >= 0 ? splitAtMention(text, names) : plain(text);
  const charged = charge(parts, rules, rest ?? 0);
  return { text: fitTalk(charged.parts, rules), rest: rest === null ? null : charged.rest };
}

interface Parts {
  readonly before: string;
  readonly mention: string; // with the spaces around it; empty if there is no mention
  readonly after: string;
}
const plain = (text: string): Parts => ({ before: text, mention: '', after: '' });

/** The first mention is the leftmost `@Name`; of two names that begin there, the longer. */
function splitAtMention(text: string, names: readonly string[]): Parts {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let found = '';
    for (const name of names) if (name.length > found.length && text.startsWith(name, at + 1)) found = name;
    if (found !== '')
      return { before: text.slice(0, at), mention: ` @${found} `, after: text.slice(at + 1 + found.length) };
  }
  return plain(text);
}

/** Each part has its free length; what is longer is taken from the speaker's allowance. */
function charge({ before, mention, after }: Parts, rules: LengthRules, rest: number): { parts: Parts; rest: number } {
  let left = rest;
  const keep = (part: string, free: number): string => {
    if (part.length <= free) return part; // no count exceeds the code units
    const length = lengthOf(part, rules);
    const kept = length <= free + left ? part : trimTo(free + left, part, rules);
    left -= Math.max(0, (kept === part ? length : lengthOf(kept, rules)) - free);
    return kept;
  };
  const parts = {
    before: keep(before, Math.max(0, rules.base_length)),
    mention,
    after: mention === '' ? '' : keep(after, rules.mention_length),
  };
  return { parts, rest: left };
}

/** The limit of one speech. A mention counts. */
function fitTalk({ before, mention, after }: Parts, rules: LengthRules): string {
  const text = before + mention + after;
  const limit = rules.per_talk;
  if (limit < 0 || lengthOf(text, rules) <= limit) return text;
  if (!rules.keepsMention || lengthOf(before, rules) > limit) return trimTo(limit, text, rules);
  const head = before + mention;
  return head + trimTo(Math.max(0, limit - lengthOf(head, rules)), after, rules);
}
