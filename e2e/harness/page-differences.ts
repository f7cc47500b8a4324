import type { BrowserPlayer } from './browser-player.ts';

/** The page as a neighbour sees it: all tags, except the time and the mark of the player's own seat. */
const seenFrom = ({ page, t }: BrowserPlayer): Promise<readonly string[]> =>
  page.evaluate((you) => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    const isOwnSign = ({ children, textContent }: Element) => children.length === 0 && textContent?.trim() === you;
    const marks = copy.querySelectorAll(
      '[class*="_icons_"] > *, [role="timer"], [role="timer"] ~ *, script, link, style',
    );
    for (const mark of [...marks, ...[...copy.querySelectorAll('*')].filter(isOwnSign)]) mark.remove();
    for (const moving of copy.querySelectorAll('[style]')) moving.removeAttribute('style');
    return [document.title, ...copy.outerHTML.split(/(?=<)/)];
  }, t('table.you'));

/** What differs between the two pages, the first few tags. */
export async function pageDifferences(one: BrowserPlayer, other: BrowserPlayer): Promise<readonly string[]> {
  const [here, there] = [await seenFrom(one), await seenFrom(other)];
  return here.flatMap((tag, i) => (tag === there[i] ? [] : [`${tag} ≠ ${there[i]}`])).slice(0, 5);
}
