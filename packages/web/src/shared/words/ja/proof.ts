import type { proof as en } from '../en/proof.ts';

export const proof: Record<keyof typeof en, string> = {
  'proof.title': '公正なゲームでしたか？',
  'proof.what':
    'カードを配る前に、このゲームは秘密の数と結び付けられました。カードがその数から配られたこと、すべての手順がルールどおりであること、その後何も書き換えられていないことを、この端末で確かめられます。',
  'proof.check': 'このゲームを検証する',
  'proof.checking': 'すべての手順を確かめています…',
  'proof.failed':
    '検証できませんでした。ゲームか検証用のプログラムを読み込めません。接続を確かめて、もう一度試してください。',
  'proof.sound': 'すべて正しいです。',
  'proof.seed': '最後に公開された秘密の数は、配る前に約束されたものです。',
  'proof.deal': 'カードはその数のとおりに配られています。',
  'proof.allotted': 'カードは大会のように割り当てられたもので、シャッフルされていません。数からは何もわかりません。',
  'proof.chain': '{n, other {#行}}がひとつの鎖でつながり、どれも書き換えられていません。',
  'proof.steps': 'ルールにもう一度かけても、同じ{n, other {#個}}の出来事になります。',
  'proof.hash': 'ゲーム全体の指紋：',
  'proof.limits': '顔、ID、AIの考えはゲームの一部ではないため、検証できません。',
  'proof.unsound': 'どこかがおかしいです。',
  'proof.unsoundRow': '{row}行目がおかしいです。',
  'proof.why.not_utf8': '読める文字ではありません。',
  'proof.why.not_json': 'JSONの書き方になっていません。',
  'proof.why.spelling': '二通りに読めてしまいます。',
  'proof.why.no_game': 'Moonriseが保存したゲームではありません。',
  'proof.why.no_row': 'ゲームの手順ではありません。',
  'proof.why.chain': '書かれた後に変更されています。',
  'proof.why.no_end': 'ゲームに終わりがないため、秘密の数がわかりません。',
  'proof.why.seed': '秘密の数が、配る前に約束されたものと違います。',
  'proof.why.start': 'ゲームの始まりが見出しと違います。',
  'proof.why.refused': 'ルールでは許されない手順です。',
  'proof.why.result': 'ルールに従えば、別のことが起きたはずです。',
  'proof.why.outside': 'ルールに求められていないことが起きています。',
  'proof.why.told': 'サーバーの説明が、ゲームの記録と違います。',
};
