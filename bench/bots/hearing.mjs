// How much of what people write the bots understand.
import { halves, judgeCorpus, scoreOf } from '@moonrise/lab/hearing';

const cells = (/** @type {readonly (string | number)[]} */ [first = '', ...rest]) =>
  console.log(`${String(first).padEnd(12)}${rest.map((cell) => String(cell).padStart(12)).join('')}`);
const percent = (/** @type {readonly [number, number, number]} */ [share, low, high]) =>
  `${(share * 100).toFixed(1)} % (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)})`;
const wide = (/** @type {string} */ text) => text.padStart(24);

/**
 * Prints the score of both halves of the corpus, with Wilson's 95 % interval.
 * @param {string} [outcome] also lists the lines of the known half with this outcome; the unseen half is not for reading
 */
export function printHearing(outcome) {
  cells(['', 'lines', wide('understood'), wide('left alone'), wide('dangerous'), 'right', 'partly', 'missed', 'wrong']);
  for (const [half, corpora] of Object.entries(halves))
    for (const [language, tables] of Object.entries(corpora)) {
      const judged = tables.flatMap((corpus) => judgeCorpus(corpus, language));
      const { lines, understood, leftAlone, dangerous, counts } = scoreOf(judged);
      const shares = [understood, leftAlone, dangerous].map((share) => wide(percent(share)));
      cells([`${half} ${language}`, lines, ...shares, counts.right, counts.partly, counts.missed, counts.wrong]);
    }
  if (outcome === undefined) return;
  for (const [language, tables] of Object.entries(halves.known))
    for (const line of tables.flatMap((corpus) => judgeCorpus(corpus, language)))
      if (line.outcome === outcome)
        console.log(`${language}  ${line.text}\n      meant: ${line.meaning}\n      heard: ${line.heard}`);
}
