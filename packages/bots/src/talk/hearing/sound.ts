import { distance } from './fold.ts';

const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  'क:k,ख:k,ग:g,घ:g,ङ:n,च:c,छ:c,ज:j,झ:j,ञ:n,ट:t,ठ:t,ड:d,ढ:d,ण:n,त:t,थ:t,द:d,ध:d,न:n,प:p,फ:p,ब:b,भ:b,म:m,य:y,र:r,ल:l,व:v,श:s,ष:s,स:s,ह:h'
    .split(',')
    .map((pair) => pair.split(':') as [string, string]),
);
const VOWELS: Readonly<Record<string, string>> = Object.fromEntries(
  'अ:a,आ:a,इ:i,ई:i,उ:u,ऊ:u,ए:e,ऐ:e,ओ:o,औ:o,ऋ:ri,ा:a,ि:i,ी:i,ु:u,ू:u,े:e,ै:e,ो:o,ौ:o,ॉ:o,ृ:ri,ं:n,ः:h'
    .split(',')
    .map((pair) => pair.split(':') as [string, string]),
);
const VIRAMA = '्';

/** How a word sounds, in a few Latin letters: the same for मीरा, Meera and Mira. */
export function soundOf(word: string): string {
  const letters = [...word];
  const latin = letters
    .map((one, i) => {
      const next = letters[i + 1] ?? '';
      const isBare = next !== '' && (CONSONANTS[next] !== undefined || next === 'ं');
      if (CONSONANTS[one] !== undefined) return `${CONSONANTS[one]}${isBare ? 'a' : ''}`;
      return one === VIRAMA ? '' : (VOWELS[one] ?? one);
    })
    .join('');
  return latin
    .replaceAll('aa', 'a')
    .replaceAll(/ee|ii/g, 'i')
    .replaceAll(/oo|uu/g, 'u')
    .replaceAll('w', 'v')
    .replaceAll('ph', 'p')
    .replaceAll('f', 'p')
    .replaceAll('z', 'j')
    .replaceAll(/(?<=[kgcjtdbs])h/g, '')
    .replaceAll(/(.)\1+/g, '$1');
}
export const isSameSound = (a: string, b: string): boolean =>
  a === b || (a.length > 4 && b.length > 4 && a[0] === b[0] && distance(a, b) <= 1);
