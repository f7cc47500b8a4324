/** How dates and times are written: as the reader's own region does, if it speaks this language. */
export const localeOf = (language: string, wishes: readonly string[] = navigator.languages): string =>
  wishes.find((wish) => wish.split('-')[0] === language && wish.includes('-') && isLocale(wish)) ??
  (language === 'en' ? 'en-GB' : language);

/** Browsers on a system without a region name one that they do not know themselves: `en-US@posix`. */
function isLocale(wish: string): boolean {
  try {
    return Intl.getCanonicalLocales(wish).length > 0;
  } catch {
    return false;
  }
}
