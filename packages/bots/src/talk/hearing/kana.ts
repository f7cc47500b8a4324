const SHIFT = 0x60; // from hiragana to katakana
const shifted = (text: string, from: RegExp, by: number): string =>
  text.replaceAll(from, (one) => String.fromCharCode(one.charCodeAt(0) + by));

const ROMAN: ReadonlyMap<string, string> = new Map(
  'a:ア,i:イ,u:ウ,e:エ,o:オ,ka:カ,ki:キ,ku:ク,ke:ケ,ko:コ,sa:サ,si:シ,shi:シ,su:ス,se:セ,so:ソ,ta:タ,ti:ティ,chi:チ,tu:トゥ,te:テ,to:ト,na:ナ,ni:ニ,nu:ヌ,ne:ネ,no:ノ,ha:ハ,hi:ヒ,fu:フ,he:ヘ,ho:ホ,ma:マ,mi:ミ,mu:ム,me:メ,mo:モ,ya:ヤ,yu:ユ,yo:ヨ,ra:ラ,ri:リ,ru:ル,re:レ,ro:ロ,wa:ワ,ga:ガ,gi:ギ,gu:グ,ge:ゲ,go:ゴ,za:ザ,zi:ジ,ji:ジ,zu:ズ,ze:ゼ,zo:ゾ,da:ダ,di:ディ,du:ドゥ,de:デ,do:ド,ba:バ,bi:ビ,bu:ブ,be:ベ,bo:ボ,pa:パ,pi:ピ,pu:プ,pe:ペ,po:ポ,ja:ジャ,jo:ジョ,ju:ジュ,n:ン,m:ム,k:ク,t:ト,s:ス,r:ル,d:ド,b:ブ,p:プ,g:グ,f:フ,h:ー,y:イ'
    .split(',')
    .map((pair) => pair.split(':') as [string, string]),
);
/** Readings of common given names. */
const READINGS: ReadonlyMap<string, string> = new Map(
  '健太:けんた,大輔:だいすけ,翔太:しょうた,拓也:たくや,直樹:なおき,健:けん,誠:まこと,翼:つばさ,亮:りょう,陽菜:ひな,葵:あおい,結衣:ゆい,美咲:みさき,花:はな,花子:はなこ,太郎:たろう,一郎:いちろう,次郎:じろう,裕子:ゆうこ,恵:めぐみ,愛:あい,彩:あや,優子:ゆうこ,直美:なおみ,大樹:だいき,悠斗:ゆうと,蓮:れん,陸:りく,海斗:かいと,隆:たかし,浩:ひろし,剛:つよし,修:おさむ,進:すすむ,麻衣:まい,舞:まい,奈々:なな,真由美:まゆみ,和也:かずや,達也:たつや,哲也:てつや,智也:ともや,優斗:ゆうと,桜:さくら,千夏:ちなつ,美穂:みほ,恵子:けいこ,由美:ゆみ,香織:かおり,洋介:ようすけ,涼:りょう,大地:だいち,武:たけし,学:まなぶ,茜:あかね,楓:かえで,凛:りん'
    .split(',')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Other ways to write a name: in the other kana, a common reading of its characters, or Latin letters as kana. */
export function kanaOf(name: string): readonly string[] {
  if (name.length < 2) return [];
  const reading = READINGS.get(name) ?? (/^[a-z]+$/.test(name) ? kanaFrom(name) : name);
  if (!/^[\u3041-\u3096\u30a1-\u30faー]+$/.test(reading)) return [];
  const katakana = shifted(reading, /[\u3041-\u3096]/g, SHIFT);
  const hiragana = shifted(reading, /[\u30a1-\u30f6]/g, -SHIFT);
  return [...new Set([katakana, hiragana])].filter((one) => one !== name && one.length >= 2);
}
function kanaFrom(name: string): string {
  const spelt = name
    .replaceAll('l', 'r')
    .replaceAll('v', 'b')
    .replaceAll(/c(?!h)/g, 'k')
    .replaceAll(/(.)\1/g, '$1');
  let kana = '';
  for (let at = 0; at < spelt.length; ) {
    const piece = [3, 2, 1].map((length) => spelt.slice(at, at + length)).find((one) => ROMAN.has(one));
    if (piece === undefined) return '';
    kana += ROMAN.get(piece);
    at += piece.length;
  }
  return kana;
}
