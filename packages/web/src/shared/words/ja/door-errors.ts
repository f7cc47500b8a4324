export const doorErrors = {
  'errors.removed_from_room':
    'あなた、または同じネットワークの人がこのルームから外されました。ホストに入れてもらえるよう頼んでください。',
  'errors.approval_pending': 'このルームではホストがプレイヤーを入れます。返事を待ってください。',
  'errors.look_taken': '同じ見た目の人がいます。別の顔か色を選んでください。',
  'errors.cannot_start': 'まだゲームを始められません。',
  'errors.bad_deck': 'カードの枚数が人数に合っていません。',
  'errors.bad_option': 'その値は設定できません。',
  'errors.unknown_rules': 'このサーバーにそのルールセットはありません。',
  'errors.bad_name.empty': '見える文字で1〜20文字の名前を入力してください。',
  'errors.bad_name.sign': 'この名前には使えない記号があります。文字、数字、絵文字、簡単な記号だけを使ってください。',
  'errors.bad_name.no_letter': '名前には文字、数字、絵文字のどれかが必要です。一つ加えてください。',
  'errors.bad_name.marks': 'この名前には記号を重ねすぎた文字があります。減らしてください。',
  'errors.bad_name.scripts': 'この名前には複数の文字体系が混ざっています。一つだけ使ってください。',
  'errors.bad_name.reserved': 'この名前はゲームそのものと間違えられます。別の名前にしてください。',
  'errors.bad_name.words': 'このルームの言葉フィルターでは使えない名前です。ほかの名前を選んでください。',
};
