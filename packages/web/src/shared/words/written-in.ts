/** The language of a chat line, so far as its letters tell it: a screen reader needs another voice for it. */
export function writtenIn(text: string, around: string): string | undefined {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  const isLatin = /\p{Script=Latin}/u.test(text) && !/\p{Script=Han}/u.test(text);
  return isLatin && (around === 'hi' || around === 'ja') ? 'en' : undefined;
}
