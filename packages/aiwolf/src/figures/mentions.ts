const LETTER = '[\\p{L}\\p{N}_]';
const KATAKANA = '[ァ-ヶーｦ-ﾟ]';

/** Finds which of the names a speech contains, each as a whole word. */
export function mentionFinder(names: readonly string[]): (text: string) => ReadonlySet<string> {
  const longestFirst = [...new Set(names)].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  let pattern: RegExp | undefined; // slow, and most speeches name no one
  return (text) => {
    if (!longestFirst.some((name) => text.includes(name))) return NO_ONE;
    pattern ??= new RegExp(longestFirst.map(wholeWord).join('|'), 'gu');
    return new Set(text.match(pattern));
  };
}
const NO_ONE: ReadonlySet<string> = new Set();

/** In Japanese a name ends where the script changes: メイ is named in メイを, but not in メイン. */
function wholeWord(name: string): string {
  const escaped = name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  if (!/^[\0-\x7f]*$/.test(name)) return `(?<!${KATAKANA})${escaped}(?!${KATAKANA})`;
  const isLetter = (character: string | undefined) => new RegExp(LETTER, 'u').test(character ?? '');
  return `(?<${isLetter(name[0]) ? '!' : '='}${LETTER})${escaped}(?${isLetter(name.at(-1)) ? '!' : '='}${LETTER})`;
}
