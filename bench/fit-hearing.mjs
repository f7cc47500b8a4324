// Fits the weights of the bots' hearing to the known half of the corpus: node bench/fit-hearing.mjs
import { writeFileSync } from 'node:fs';
import { noticedTraits } from '@moonrise/bots/hearing';
import { exact, halves, rulesOf, SPEAKER } from '@moonrise/lab/hearing';
import { labelsOf } from './hearing/labels.mjs';
import { fitted } from './hearing/regression.mjs';

const LEAST = 6; // tenths that a trait needs to be written down
const FOLDER = new URL('../packages/bots/src/talk/hearing/impression/weights/', import.meta.url);
const LEFT_OUT = Number(process.argv[process.argv.indexOf('--without') + 1] || -1); // of four quarters
/** Leaves out a quarter of the lines that no phrase list was written for, to see how well the rest generalizes. */
const isLeftOut = (
  /** @type {readonly { names: readonly string[] }[]} */ tables,
  /** @type {readonly string[]} */ names,
  /** @type {number} */ i,
) => tables[0]?.names !== names && Math.floor(i / 12) % 4 === LEFT_OUT;

/** @type {import('./hearing/regression.mjs').Example[]} */
const ofSeats = [];
/** @type {import('./hearing/regression.mjs').Example[]} */
const ofLines = [];
for (const [language, tables] of Object.entries(halves.known))
  for (const { names, lines } of [...tables, ...(exact[language] ? [exact[language]] : [])])
    for (const [i, line] of lines.entries()) {
      if (names !== exact[language]?.names && isLeftOut(tables, names, i)) continue;
      const [text, meaning] = line;
      const seats = names.map((name) => ({ name, alive: true }));
      const context = { rules: rulesOf(line), language, seats, me: SPEAKER, seed: '', recent: [] };
      const traits = noticedTraits(text, language, context);
      const labels = labelsOf(meaning, names, names[SPEAKER] ?? '');
      ofLines.push({ traits: traits.line, label: labels.line });
      for (const [seat, { traits: own }] of traits.seats) {
        const label = labels.seats.get(seat) ?? 'none';
        if (label !== 'skip') ofSeats.push({ traits: own, label });
      }
    }

/**
 * One file for each label, and one that lists them.
 * @param {import('./hearing/regression.mjs').Fitted} fitted
 * @param {string} folder
 */
function write({ labels, weights }, folder) {
  const nameOf = (/** @type {string} */ label) => label.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  for (const [i, label] of labels.entries())
    writeFileSync(
      new URL(`${folder}/${fileOf(label)}.ts`, FOLDER),
      `/** Fitted by bench/fit-hearing.mjs: traits and their weights, in tenths. */\nexport const ${nameOf(label)} = \`\n${listOf(weights, i)}\`;\n`,
    );
  const imports = labels
    .map((label) => `import { ${nameOf(label)} } from './${fileOf(label)}.ts';`)
    .sort((a, b) => (pathIn(a) < pathIn(b) ? -1 : 1));
  const entries = labels.map((label) => (nameOf(label) === label ? `  ${label},` : `  '${label}': ${nameOf(label)},`));
  const list = `export const ${folder}: Readonly<Record<string, string>> = {\n${entries.join('\n')}\n};\n`;
  writeFileSync(new URL(`${folder}/index.ts`, FOLDER), `${imports.join('\n')}\n\n${list}`);
}
const fileOf = (/** @type {string} */ label) => label.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const pathIn = (/** @type {string} */ line) => line.split("'")[1] ?? '';
/**
 * The traits that matter for a label, the strongest first.
 * @param {ReadonlyMap<string, Float64Array>} weights
 * @param {number} label
 */
function listOf(weights, label) {
  const words = [...weights]
    .map(([trait, list]) => /** @type {const} */ ([trait, Math.round((list[label] ?? 0) * 10)]))
    .filter(([, weight]) => Math.abs(weight) >= LEAST)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([trait, weight]) => `${trait} ${weight}`);
  return wrapped(words);
}
/** @param {readonly string[]} words */
function wrapped(words) {
  /** @type {string[]} */
  const lines = [];
  let line = '   ';
  for (const word of words) {
    if (line.length + word.length > 138) {
      lines.push(line);
      line = '   ';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join('\n');
}

write(fitted(ofSeats), 'players');
write(fitted(ofLines), 'lines');
