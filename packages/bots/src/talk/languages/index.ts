import { de } from './de.ts';
import * as discussion from './discussion/index.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { ja } from './ja.ts';
import { joinSentences, type Sentences } from './sentences.ts';

export const languages: Readonly<Record<string, Sentences>> = {
  en: joinSentences(en, discussion.en),
  de: joinSentences(de, discussion.de),
  hi: joinSentences(hi, discussion.hi),
  ja: joinSentences(ja, discussion.ja),
};
export const languageOf = (id: string): string => (Object.hasOwn(languages, id) ? id : 'en');
