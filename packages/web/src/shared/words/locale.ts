/** How dates and times are written: as the reader's own region does, if it speaks this language. */
export const localeOf = (language: string, wishes: readonly string[] = navigator.languages): string =>
  wishes.find((wish) => wish.split('-')[0] === language && wish.includes('-')) ??
  (language === 'en' ? 'en-GB' : language);
