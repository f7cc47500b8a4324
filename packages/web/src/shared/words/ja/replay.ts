import type { replay as en } from '../en/replay.ts';

export const replay: Record<keyof typeof en, string> = {
  'replay.title': 'リプレイ：{rules}',
  'replay.missing': 'このゲームは見つかりません',
  'replay.missingHint': '終わったゲームは、このサーバーに保存されている間だけ見られます。リンクを確かめてください。',
  'replay.watchAs': '視点',
  'replay.public': '全員に公開された情報',
  'replay.everything': 'すべてが見える人',
  'replay.roles': '全員の役職を表示',
  'replay.table': 'テーブル',
  'replay.unknown': '不明',
  'replay.dead': '死亡',
  'replay.chosenBy': '{n}人が選択',
  'replay.happens': '起きていること',
  'replay.quiet': 'この視点からわかることはありません。',
  'replay.heard': '発言',
  'replay.timeline': 'タイムライン',
  'replay.at': '{phase}、{of}場面中{n}番目',
  'replay.play': '再生',
  'replay.pause': '一時停止',
  'replay.chapterBack': '前のフェーズ',
  'replay.chapterForward': '次のフェーズ',
  'replay.speed': '速度：{n}倍',
  'replay.file.title': 'ファイルからゲームを見る',
  'replay.file.what':
    'AIWolf大会のゲームログ（.log、このサーバーのものでも他のサーバーのものでも）、またはMoonriseが保存したゲーム（.json）を選んでください。',
  'replay.file.choose': 'ファイルを選ぶ',
  'replay.file.drop': 'またはこのページのどこかにドロップ',
  'replay.file.private': 'ファイルはこの端末から出ません。アップロードはされません。',
  'replay.file.other': '別のファイル',
  'replay.file.noResult': '結果の行がありません。ゲームが中断されたか、ファイルが途中で切れています。',
  'replay.file.leftOut': '読み取れない{n, other {#行}}を省きました（最初は{line}行目）。',
  'replay.file.tooLarge':
    'このファイルは{most} MiBを超えています。ゲームログがこれほど大きくなることはありません。1ゲーム分のログを選んでください。',
  'replay.file.unread': 'このファイルは読めません。もう一度選んでください。フォルダーは開けません。',
  'replay.file.empty': 'このファイルは空です。別のファイルを選んでください。',
  'replay.file.noLog':
    'ゲームログではありません。{line}行目は「{text}」で、「0,status,1,VILLAGER,ALIVE,otters1,Ann」のように参加者を示す行がありません。',
  'replay.file.noGame':
    'JSONですが、Moonriseが保存したゲームではありません。大会のゲームなら、.logか.moonrise.jsonのファイルを選んでください。',
  'replay.file.running': 'このゲームは保存された時点で終わっていません。終わってからもう一度選んでください。',
  'replay.file.noRules': 'このサーバーはこのゲームのルールを知らないか、つながりません。後でもう一度試してください。',
};
