import type { Key, Translate } from './words.ts';

type Part = string | false | undefined | null;
const joinedBy = (key: Key) => (t: Translate, parts: readonly Part[]) => parts.filter(Boolean).join(t(key));

/** "Anna, Bo, Cleo": in brackets, labels and beside figures. A sentence has `Intl.ListFormat` with its "and". */
export const inRow = joinedBy('common.comma');
/** "you · host": facts beside each other. */
export const facts = joinedBy('common.dot');
/** Whole sentences, one after the other. */
export const sentences = (t: Translate, parts: readonly Part[]): string =>
  parts.reduce<string>((one, next) => (one && next ? t('common.then', { one, next }) : one || next || ''), '');
