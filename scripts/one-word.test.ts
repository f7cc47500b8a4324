import { expect, test } from 'vitest';
import { filesMatching, textOf } from './project-files.ts';

// One word for each thing in each language (packages/web/src/shared/words/README.md), and wordings that mislead.
const unwanted: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /as many as all others together/,
    /what is said until then/,
    /this viewer would know/,
    /What came of it|Which cards for how many|Shown of the dead/,
    /stand here\b/,
    /somebody is at least|the truth lies between/,
    /met a fault/,
    /bots: standard/,
    /\bchose "/,
  ],
  de: [
    /Frag nach, wer/,
    /Stirb als/,
    /dann zählt ab/,
    /Ansehen wie/,
    /Standard-Bot|Bot: normal|stark(e|er)? Bot/i,
    /gefunden: ein G/,
  ],
  hi: [/तक और बदल/, /यह तय है/, /पत्ता हटाया/, /वाचक/, /कार्ड/, /खत्म/, /राउंड/],
  ja: [
    /誰も追放されない。'/,
    /言っておきますが/,
    /誰が狙い/,
    /続きを打たせ/,
    /夜のうちに無残/,
    /ボット\{?[\dn]+\}?人/,
    /コンテスト/,
    /ブラウザー/,
    /(?<!同じ)部屋/,
  ],
};
const catalogues = filesMatching(
  /^packages\/(web\/src\/(shared|admin)\/words\/(en|de|hi|ja)\/|rulesets\/src\/.*\/?languages\/(de|hi|ja)\.ts$|rulesets\/src\/[\w-]+\/words\.ts$|bots\/src\/talk\/languages\/(en|de|hi|ja)\.ts$)/,
);
const languageOf = (file: string): string => /\/(de|hi|ja)[/.]/.exec(file)?.[1] ?? 'en';

test.each(Object.keys(unwanted))('one word for each thing: %s', (language) => {
  const files = catalogues.filter((file) => languageOf(file) === language);
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    (unwanted[language] ?? []).filter((pattern) => pattern.test(textOf(file))).map((pattern) => `${file}: ${pattern}`),
  );
  expect(found).toEqual([]);
});

// "A, B and C", "A · B", "A: B": each language has its own signs.
const signsInCode = [
  /\.join\((['"`])(, | · |; |: )\1\)/,
  /\$\{[^{}]*\}(: | · |, |\. )\$\{/,
  /\$\{t\([^`]*\)\} ·/,
  /`[.,:;] \$\{/,
];

test('lists and signs between texts come from the catalogues', () => {
  const screens = filesMatching(/^packages\/web\/src\/(shared|features|app)\/.*(?<!\.test)\.tsx?$/);
  expect(screens.length).toBeGreaterThan(300);
  const found = screens.flatMap((file) =>
    signsInCode.filter((pattern) => pattern.test(textOf(file))).map((pattern) => `${file}: ${pattern}`),
  );
  expect(found).toEqual([]);
});
