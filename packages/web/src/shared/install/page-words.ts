import { settings } from '../settings/settings.ts';
import { bestLanguage } from '../words/words.ts';

/** Words that must be there when nothing else has loaded. They are part of index.html, in every language. */
export type PageWord = 'fault' | 'faultWhy' | 'late' | 'offline' | 'update' | 'reload' | 'later';

export function pageWord(word: PageWord): string {
  const { language } = settings.get();
  const all = JSON.parse(document.getElementById('words')?.textContent ?? '{}');
  return all[bestLanguage(language ? [language] : navigator.languages)]?.[word] ?? word;
}
