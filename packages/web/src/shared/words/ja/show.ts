import type * as english from '../en/show.ts';

export const stage: typeof english.stage = {
  'stage.scene': '場面',
  'stage.look': '画面を見てください',
  'stage.skip': 'スキップ',
  'stage.count': '開票',
  'stage.abstained': '棄権',
  'stage.wins': '{team}の勝利',
  'stage.nobody': '勝者はいません',
};
export const deal: typeof english.deal = {
  'deal.title': 'あなたのカード',
  'deal.turn': 'めくる',
  'deal.hint': '自分だけが見てください。',
  'deal.drag': '上にドラッグして見る',
  'deal.gotIt': 'わかった',
  'deal.side': '陣営: {team}',
};
export const curtain: typeof english.curtain = {
  'curtain.hunted': '{n, other {人狼は…}}',
  'award.most-saved': '最も多く救った: {n, other {#人}}',
  'award.first-right': '最初に人狼へ投票',
  'award.long-bluff': '最長の潜伏: {n, other {#日}}',
  'award.sharp-eye': '鋭い目: 人狼へ{n, other {#票}}',
  'award.last-word': '人狼を追放した一票',
  'award.escaped': '死から{n, other {#回}}救われた',
  'award.wrongly-feared': '最も疑われた無実の人',
  'award.under-radar': '一票も入らなかった',
  'award.loud': '最もよく話した: {n, other {#件}}',
  'award.first-to-fall': '最初の犠牲者',
  'award.steady': '最後まで生存',
  'award.quiet': '最も無口',
  'award.there': '{n, other {#日間}}参加',
};
export const tv: typeof english.tv = {
  'tv.door': 'テーブル画面',
  'tv.how': 'テレビやパソコンで {address} を開き、ルームコードを入力してください。',
};
export const dead: typeof english.dead = {
  'dead.seeAll': 'すべて見る',
  'dead.skip': '最後まで進める',
  'dead.newGame': '新しいゲーム',
  'lobby.cardTimes': '{role}×{n}',
  'lobby.fairSuggested':
    'ルールの標準カードですが、ボット同士では一方の陣営が有利です。より公平な構成：{out}の代わりに{into}。',
  'lobby.fairTake': 'より公平なカードにする',
  'lobby.fairSet': 'ルールの標準より公平なカードです。',
  'lobby.fairBack': 'ルールの標準に戻す',
  'lab.difference': '構成Aと構成Bの差',
  'lab.differenceHint': '構成Aで各陣営の勝率が何ポイント高いか。細い線は95％区間です。',
  'lab.differs': '差があります。',
  'lab.mayBeChance': '偶然かもしれません。',
  'lab.players.easy': 'やさしいボット',
  'lab.players.standard': '標準ボット',
  'lab.players.hard': '強いボット',
  'lab.players.random': 'ランダムなボット',
  'lab.rolesHint': '効果：横に書かれた普通のカードと比べて、このカードで陣営の勝率がどれだけ上がるか。',
  'lab.lengthTitle': '1ゲームのラウンド数',
  'lab.mean': '平均{n}ラウンド、最大{max}',
  'lab.sizesTitle': '人数ごとの標準のカード',
  'lab.csv': 'CSVで保存',
  'lab.json': 'JSONで保存',
};
export const coach: typeof english.coach = {
  'coach.title': 'ヒント',
  'coach.act': '明るい家を選べます。一つタップしてください。時間内なら何度でも変えられます。',
  'coach.chat': 'チャットでみんなの発言を読み、よければ書き込みましょう。「話し合いを終える」ですぐ次へ進みます。',
  'coach.ballot': '誰が怪しいですか。家をタップして投票します。顔は他の人の投票先です。',
};
export const predict: typeof english.predict = {
  'predict.title': 'あなたの予想',
  'predict.next': '次に死ぬのは誰ですか',
  'predict.winner': 'どの陣営が勝ちますか',
  'predict.scores': '予想の成績',
  'predict.score': '{name}: {n, other {#点}}',
};
