// The characters allowed in names: letters and digits of the scripts in everyday use (UTS 39, "recommended"), a little
// punctuation, and emoji.
const scripts =
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'.split(
    ' ',
  );
// Scripts that may be combined: each script alone, and the mixes of East Asian languages (UTS 39, "highly restrictive").
const systems = [
  ...scripts.map((script) => [script]),
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];
const inScripts = (names: readonly string[]): string =>
  ['Common', 'Inherited', ...names].map((name) => `\\p{Script_Extensions=${name}}`).join('');
const writings = systems.map((names) => new RegExp(`^[${inScripts(names)}]*$`, 'u'));
const everyday = new RegExp(`^[${inScripts(scripts)}]$`, 'u');

export const PUNCTUATION = " '’-_.,!?&+*#~()@$·・׳״";
const letter = /^[\p{L}\p{M}\p{Nd}]$/u;
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const oldJamo = /[\u1113-\u1160\u1176-\u11a7\u11c3-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/; // parts of obsolete syllables

const isLetter = (character: string): boolean =>
  letter.test(character) && everyday.test(character) && !invisible.test(character) && !oldJamo.test(character);
export const isNameCharacter = (character: string): boolean => PUNCTUATION.includes(character) || isLetter(character);

/** True if all characters belong to one script, or to one allowed mix. */
export const isOneScript = (name: string): boolean => writings.some((writing) => writing.test(name));
