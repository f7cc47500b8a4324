import { fold } from './fold.ts';

/** How a language compares words: the same for all usual spellings of one. */
export const spellingOf = (language: string): ((word: string) => string) => (language === 'hi' ? hindi : fold);

const CANON: ReadonlyMap<string, string> = new Map(
  Object.entries({
    main: 'main,mai,मैं,मै,mei,myn',
    me: 'me,mein,में,मे,mey',
    nahi: 'nahi,nahin,nahii,nai,nhi,nahee,naahi,nhin,nahiin,नहीं,नही,नहि,नै',
    kyu: 'kyu,kyun,kyon,kyo,kyoon,kyoo,kiu,kyuu,kyunn,क्यों,क्यूं,क्यू,क्यो',
    hu: 'hu,hun,hoon,hoo,huu,हूं,हू,हुं',
    hai: 'hai,h,hei,hae,hay,है,hain,हैं,hain,he',
    wo: 'wo,woh,vo,voh,वो,वह,vah',
    ye: 'ye,yeh,yah,yh,ये,यह',
    to: 'to,toh,तो',
    pe: 'pe,par,pr,पर,पे,pey',
    kya: 'kya,kia,kyaa,क्या,kyaaa',
    na: 'na,naa,न,ना',
    mat: 'mat,matt,मत',
    aur: 'aur,or,और,owr,nd,and',
    ho: 'ho,hoo,हो',
    ne: 'ne,ने',
    pehli: 'pehli,pahli,pheli,पहली,pehle,pahle,पहले,pehla,पहला',
    raat: 'raat,रात,rat,raath,night',
    dusri: 'dusri,doosri,दूसरी,dusre,doosre,दूसरे',
    teesri: 'teesri,tisri,तीसरी,teesre,तीसरे',
  }).flatMap(([canon, words]) => words.split(',').map((word): [string, string] => [word, canon])),
);
const DEVANAGARI: Readonly<Record<string, string>> = Object.fromEntries(
  'क:k,ख:k,ग:g,घ:g,ङ:n,च:c,छ:c,ज:j,झ:j,ञ:n,ट:t,ठ:t,ड:d,ढ:d,ण:n,त:t,थ:t,द:d,ध:d,न:n,प:p,फ:p,ब:b,भ:b,म:m,य:y,र:r,ल:l,व:v,श:s,ष:s,स:s,ह:h,अ:a,आ:a,इ:i,ई:i,उ:u,ऊ:u,ए:e,ऐ:e,ओ:o,औ:o,ऑ:o,ऋ:ri,ा:a,ि:i,ी:i,ु:u,ू:u,े:e,ै:e,ो:o,ौ:o,ॉ:o,ॅ:e,ृ:ri,ं:n,ः:h,्:'
    .split(',')
    .map((pair) => pair.split(':') as [string, string]),
);

const keys = new Map<string, string>(); // a small cache: the words of a table repeat
const KEPT = 5_000;
/** One key for a Hindi word in either script and in most Latin spellings: मेरा, mera, meraa. */
function hindi(word: string): string {
  const known = keys.get(word);
  if (known !== undefined) return known;
  const folded = fold(word);
  const key = CANON.get(folded) ?? keyOf(folded);
  if (keys.size < KEPT) keys.set(word, key);
  return key;
}
function keyOf(word: string): string {
  const sounds = /\p{Script=Devanagari}/u.test(word)
    ? [...word.replace(/ं$/, '')].map((one) => DEVANAGARI[one] ?? one).join('')
    : latin(word);
  return sounds.replaceAll(/(.)\1+/g, '$1').replaceAll(/(?<=.)a(?=.)/g, '');
}
const latin = (word: string): string => {
  const spelt = word
    .replaceAll('aa', 'a')
    .replaceAll(/ee|ii/g, 'i')
    .replaceAll(/oo|uu/g, 'u')
    .replaceAll(/ai|ae|ei/g, 'e')
    .replaceAll(/au|ou/g, 'o')
    .replaceAll('w', 'v')
    .replaceAll(/ph|f/g, 'p')
    .replaceAll('z', 'j')
    .replaceAll(/ck|q/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll(/(?<=[kgcjtdbs])h/g, '');
  return spelt.length < 5 ? spelt : spelt.replace(/(?<=[eiou])n$/, '');
};

/** Words that people may misspell, by what is left of them without one letter. */
export class Speller {
  private readonly known: ReadonlySet<string>;
  private readonly near = new Map<string, string[]>();

  constructor(words: ReadonlySet<string>, known: ReadonlySet<string>) {
    this.known = known;
    for (const word of words)
      if (word.length >= SHORTEST && word.length <= LONGEST)
        for (const piece of [word, ...shorter(word)]) {
          const words = this.near.get(piece) ?? [];
          words.push(word);
          this.near.set(piece, words);
        }
  }

  knows(word: string): boolean {
    return this.known.has(word);
  }
  /** The word meant: without drawn-out letters, and with one typo mended if only one word is that near. */
  meant(word: string): string {
    if (this.known.has(word)) return word;
    const drawn = /(.)\1\1/u.test(word);
    for (const by of drawn ? ['$1', '$1$1'] : []) {
      const short = word.replaceAll(/(.)\1{2,}/gu, by);
      if (this.known.has(short)) return short;
    }
    if (word.length < SHORTEST || word.length > LONGEST + 1) return word;
    const found = new Set([word, ...shorter(word)].flatMap((piece) => this.near.get(piece) ?? []));
    const [only, ...more] = [...found].filter((one) => one[0] === word[0] && isOneOff(one, word));
    return only !== undefined && more.length === 0 ? only : word;
  }
}
const SHORTEST = 5;
const LONGEST = 16;
const shorter = (word: string): readonly string[] => [...word].map((_, i) => word.slice(0, i) + word.slice(i + 1));
/** One letter more, less or other, or two neighbours exchanged. */
function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  const [restA, restB] = [a.slice(from, endA), b.slice(from, endB)];
  return (restA.length <= 1 && restB.length <= 1) || (restA.length === 2 && restA === [...restB].reverse().join(''));
}
