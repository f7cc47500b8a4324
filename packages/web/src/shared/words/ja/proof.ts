import type { proof as en } from '../en/proof.ts';

export const proof: Record<keyof typeof en, string> = {
  'proof.title': '公正なゲームでしたか？',
  'proof.what':
    'カードを配る前に、秘密の数が決められました。カードがその数から配られたこと、すべての手順がルールどおりであること、後から何も変えられていないことを、この端末で確かめられます。',
  'proof.check': 'このゲームを検証する',
  'proof.checking': 'すべての手順を確かめています…',
  'proof.failed':
    '検証できませんでした。ゲームか検証プログラムを読み込めません。接続を確かめて、もう一度お試しください。',
  'proof.sound': 'すべて正しいです。',
  'proof.seed': '最後に公開された秘密の数は、配る前に決められたものと同じです。',
  'proof.deal': 'カードはその数のとおりに配られています。',
  'proof.allotted': 'カードは大会のように割り当てられ、シャッフルされていません。数からは何もわかりません。',
  'proof.chain': '{n, other {#行}}がひとつの鎖でつながり、どれも書き換えられていません。',
  'proof.steps': 'ルールで再現しても、同じ{n, other {#個}}の出来事になります。',
  'proof.hash': 'ゲーム全体の指紋：',
  'proof.limits': '顔、ID、ボットの考えはゲームの一部ではないため、検証できません。',
  'proof.unsound': 'どこかがおかしいです。',
  'proof.unsoundRow': '{row}行目がおかしいです。',
  'proof.why.not_utf8': '読める文字ではありません。',
  'proof.why.not_json': '正しいJSONではありません。',
  'proof.why.spelling': '二通りに読めてしまいます。',
  'proof.why.no_game': 'Moonriseが保存したゲームではありません。',
  'proof.why.no_row': 'ゲームの手順ではありません。',
  'proof.why.chain': '書かれた後に変更されています。',
  'proof.why.no_end': 'ゲームが終わっていないため、秘密の数がわかりません。',
  'proof.why.seed': '秘密の数が、配る前に決められたものと違います。',
  'proof.why.start': 'ゲームの始まりがヘッダーと違います。',
  'proof.why.refused': 'ルールでは許されない手順です。',
  'proof.why.result': 'ルールどおりなら、結果が違うはずです。',
  'proof.why.outside': 'どの行動からも生じないことが起きています。',
  'proof.why.told': 'サーバーの説明が、ゲームの記録と違います。',
};
