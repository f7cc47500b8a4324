import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphemes } from '../../chat/graphemes.ts';
import { firstNames } from './first-names.ts';
import { lookAlikes } from './look-alikes.ts';
import { keysOf } from './name-keys.ts';
import { aiNames, cleanName, uniqueName } from './names.ts';

const clean = (typed: string) => {
  const cleaned = cleanName(typed);
  return cleaned.ok ? cleaned.name : `${cleaned.error.code}: ${cleaned.error.message}`;
};
const areAlike = (a: string, b: string) => keysOf(a).some((key) => keysOf(b).includes(key));

test.each([
  ['Anna', 'Anna'],
  ['  Anna  ', 'Anna'],
  ['Anna\n\tMaria', 'Anna Maria'],
  ['An\u200bna\u2060', 'Anna'], // zero width
  ['\u202eAnna\u202c', 'Anna'], // right-to-left override
  ['Ａｎｎａ', 'Anna'], // full width
  ['𝓐𝓷𝓷𝓪', 'Anna'], // mathematical
  ['A\u3164', 'A'], // the Hangul filler, an invisible letter
  ['Zoe\u0308', 'Zoë'],
  ['O’Neil-Smith Jr.', 'O’Neil-Smith Jr.'],
  ['xX_Wolf_Xx', 'xX_Wolf_Xx'],
  ['7', '7'],
  ['🐺', '🐺'],
  ['Bo 👩‍👩‍👧', 'Bo 👩‍👩‍👧'],
  ['Nguyễn', 'Nguyễn'],
  ['Αλέξανδρος', 'Αλέξανδρος'],
  ['Дмитрий', 'Дмитрий'],
  ['דָּנִיאֵל', 'דָּנִיאֵל'],
  ['محمد', 'محمد'],
  ['ศรีสุดา', 'ศรีสุดา'],
  ['प्रिया', 'प्रिया'],
  ['ශ්‍රී', 'ශ්‍රී'], // the joiner is part of the spelling
  ['山田タロウ', '山田タロウ'],
  ['김Kim', '김Kim'],
  ['12345678901234567890', '12345678901234567890'],
])('%j is shown as %j', (typed, shown) => {
  expect(clean(typed)).toBe(shown.normalize('NFKC'));
});

test.each([
  ['', 'Choose a name of 1 to 20 visible characters.'],
  [' \u200b\u00ad ', 'Choose a name of 1 to 20 visible characters.'],
  ['123456789012345678901', 'A name has at most 20 characters; this one has 21.'],
  ['Anna: I am the Seer', 'A name cannot have “:” in it'],
  ['<b>Anna</b>', 'A name cannot have “<” in it'],
  ['{0}', 'A name cannot have “{” in it'],
  ['Anna\u2028', 'Anna'],
  ['\ue000', 'A name cannot have the character U+E000 in it'],
  ['\ud83d', 'A name cannot have the character U+D83D in it'],
  ['ᎪᎾᎾᎪ', 'A name cannot have “Ꭺ” in it'], // a script that is not in everyday use
  ['⠀', 'A name cannot have “⠀” in it'], // a braille blank
  ['...', 'A name needs a letter, a digit or an emoji.'],
  ['\u0301', 'A name needs a letter, a digit or an emoji.'],
  [`Z${'\u0336\u0337\u0338\u0335'}algo`, 'One letter in this name has too many accents: remove some.'],
  ['Аnna', 'This name mixes several alphabets'], // the first letter is Cyrillic
  ['Annα', 'This name mixes several alphabets'],
  ['System', 'This name could be mistaken for the game itself: choose another.'],
  ['SYSTEM 2', 'This name could be mistaken for the game itself'],
  ['S.y.s.t.e.m', 'This name could be mistaken for the game itself'],
  ['Systém', 'This name could be mistaken for the game itself'],
  ['Moderator Anna', 'This name could be mistaken for the game itself'],
  ['Nobody', 'This name could be mistaken for the game itself'],
  ['No one', 'This name could be mistaken for the game itself'],
  ['YOU!', 'This name could be mistaken for the game itself'],
  ['Sy5tem', 'This name could be mistaken for the game itself'], // T91
  ['Adm1n', 'This name could be mistaken for the game itself'],
  ['M0der4tor 3', 'This name could be mistaken for the game itself'],
  ['@dm!n', 'This name could be mistaken for the game itself'],
  ['👩‍👩‍👧‍👦'.repeat(20), 'A name has at most 20 characters, and fewer if they are emoji'], // 140 code points
  [`e${'\u0301'.repeat(3_996)}`, 'A name has at most 20 characters, and fewer if they are emoji'],
])('%j is refused with a message', (typed, sentence) => {
  expect(clean(typed)).toContain(sentence);
});

test('a refusal has a reason code, for translated clients', () => {
  const reasonFor = (typed: string) => {
    const cleaned = cleanName(typed);
    return cleaned.ok ? undefined : cleaned.error.reason;
  };
  expect(reasonFor(' ')).toBe('empty');
  expect(reasonFor('🐺'.repeat(20))).toBe(undefined);
  expect(reasonFor('🐺'.repeat(21))).toBe('too_long');
  expect(reasonFor('<b>x</b>')).toBe('sign');
  expect(reasonFor('...')).toBe('no_letter');
  expect(reasonFor(`Z${'\u0336\u0337\u0338\u0335'}algo`)).toBe('marks');
  expect(reasonFor('مريم 👩‍👩‍👧‍👦 प्रिया')).toBe('scripts'); // each script alone is allowed: 'مريم 👩‍👩‍👧‍👦'
  expect(reasonFor('مريم 👩‍👩‍👧‍👦')).toBe(undefined);
  expect(reasonFor('Host')).toBe('reserved');
});

test('words that are reserved as whole names may be part of a name', () => {
  for (const name of ['Hosta', 'Nobody’s Fool', 'Dead Pool', 'Youna']) expect(clean(name)).toBe(name);
});

test('any input becomes a clean name that is stable, or is refused with a message', () => {
  const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 30 }));
  fc.assert(
    fc.property(typed, (text) => {
      const cleaned = cleanName(text);
      if (!cleaned.ok) {
        expect(cleaned.error.message).toMatch(/^\P{C}+\.$/u);
        return;
      }
      expect(graphemes(cleaned.name).length).toBeLessThanOrEqual(20);
      expect(cleaned.name).toBe(cleaned.name.trim());
      expect(cleanName(cleaned.name)).toEqual(cleaned);
      expect(keysOf(cleaned.name)).not.toContain('');
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['Anna', 'anna'],
  ['Anna', 'ANNA'],
  ['Anna', 'Ánnà'],
  ['Anna', 'A.n-n a!'],
  ['Ian', 'lan'],
  ['Bernie', 'Bemie'],
  ['Otto', '0tto'],
  ['ace', 'асе'], // all Cyrillic
  ['TOM', 'ТОМ'], // all Cyrillic
  ['AKTH', 'ΑΚΤΗ'], // all Greek
  ['Al', 'Аӏ'], // all Cyrillic (T91)
  ['Strasse', 'Straße'],
  ['力', 'カ'], // Han, Katakana
  ['👍', '👍🏿'],
  ['Anna2', 'Anna 2'],
])('%s and %s can be confused', (a, b) => {
  expect(areAlike(a, b)).toBe(true);
});

test.each([
  ['Anna', 'Hanna'],
  ['Anna', 'Anna 2'],
  ['Ben', 'Den'],
  ['たいき', 'だいき'],
  ['علي', 'عدي'],
  ['🐺', '🐶'],
])('%s and %s cannot be confused', (a, b) => {
  expect(areAlike(a, b)).toBe(false);
});

test('a room never has two names that differ only by Unicode look-alikes', () => {
  const slipped = [...lookAlikes].filter(([source, likeness]) => {
    const [a, b] = [cleanName(`${source}${source}`), cleanName(`${likeness}${likeness}`)];
    return a.ok && b.ok && uniqueName(a.name, [b.name]) === a.name;
  });
  expect(slipped).toEqual([]);
  expect(lookAlikes.size).toBeGreaterThan(900);
});

test.each([
  ['Anna', [], 'Anna'],
  ['Anna', ['Bo'], 'Anna'],
  ['Anna', ['Anna'], 'Anna 2'],
  ['ANNA', ['anna'], 'ANNA 2'],
  ['Anna', ['Anna', 'Anna 2'], 'Anna 3'],
  ['Anna', ['Anna', 'Anna2'], 'Anna 3'],
  ['Anna 2', ['Anna 2'], 'Anna 3'],
  ['Anna 2', ['Anna', 'Anna 2'], 'Anna 3'],
  ['Ian', ['lan'], 'Ian 2'],
  ['12345678901234567890', ['12345678901234567890'], '123456789012345678 2'],
  ['👩‍👩‍👧'.repeat(20), ['👩‍👩‍👧'.repeat(20)], `${'👩‍👩‍👧'.repeat(18)} 2`],
])('%s joining %j becomes %s', (wanted, taken, name) => {
  expect(uniqueName(wanted, taken)).toBe(name);
});

test('a room of sixty Annas has sixty different names', () => {
  const room: string[] = [];
  for (let i = 0; i < 60; i++) room.push(uniqueName(['Anna', 'anna', 'ANNA', 'Anna 7'][i % 4]!, room));
  for (const [i, a] of room.entries()) for (const b of room.slice(i + 1)) expect(areAlike(a, b)).toBe(false);
});

test('there are many first names, all valid and distinct', () => {
  expect(firstNames.length).toBeGreaterThanOrEqual(100);
  for (const name of firstNames) expect(clean(name)).toBe(name);
  expect(new Set(firstNames.flatMap((name) => keysOf(name)[0]!)).size).toBe(firstNames.length);
});

test('AI seats get names that no player in the room has', () => {
  const first = () => 0;
  const [ada, alma] = firstNames;
  expect(aiNames(2, [], first)).toEqual([ada, alma]);
  expect(aiNames(1, [ada!.toUpperCase()], first)).toEqual([alma]);
  expect(aiNames(0, [])).toEqual([]);
  const many = aiNames(firstNames.length + 5, [], first);
  expect(new Set(many).size).toBe(firstNames.length + 5);
});

test('AI names are random', () => {
  const drawn = new Set(Array.from({ length: 300 }, () => aiNames(1, [])[0]));
  expect(drawn.size).toBeGreaterThan(60);
});
