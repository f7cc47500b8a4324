import type { SharedWords } from './shared-words.ts';

const MUTE = '次の夜になるまで発言できません。投票はできます。';

export const ja: SharedWords = {
  kit: {
    chatWords: {
      cards: { say: { ask: 'メッセージを入力', done: '発言しました。', pick: '送信' } },
      channels: { global: '村', wolves: '人狼', dead: '霊界' },
      marks: { muted: MUTE },
      whys: {
        dead_to_living: '死者の声は生者に届きません。霊界で話しましょう。',
        muted: MUTE,
        chat_locked: '村のチャットは今は閉じています。昼になるとまた開きます。',
        pack_by_day: '人狼同士で話せるのは夜だけです。',
        dead_wolf: '死んだ人狼は仲間の会話を読めますが、書き込めません。',
        dead_only: 'ここで話せるのは死者だけです。',
        dead_may_return: 'まだ誰かが生き返るかもしれないので、死者同士は話せません。',
      },
    },
    dawnWords: {
      survived: '襲撃がありましたが、狙われた人は生き延びました！',
      quiet: '村に朝が来ました……昨夜の犠牲者はいませんでした！',
    },
    floorWhys: {
      dead_silent: '死者は話せません。',
      turn: '今は{0}さんが話す番です。',
      all_said: 'このフェーズで話せることはもうありません。',
    },
    packCards: {
      kill: { ask: '今夜、誰を襲撃しますか？', done: '{0}さんの襲撃に投票しました。', pick: '襲撃する' },
    },
    packCauses: { kill: '{0}さんは夜のうちに襲撃されました。' },
    packWords: {
      pack_split: '人狼たちの意見がまとまらず、誰も襲撃されませんでした。',
      pack_idle: '襲撃先を選ばなかったため、誰も襲撃されませんでした。',
    },
    revealWords: {
      killed: '{0}さんが無残な姿で発見されました',
      side_revealed: '{0}さんは{answer}でした。',
    },
    revengeCards: {
      revenge: {
        ask: '最後の一発です。誰を撃ちますか？',
        done: '{0}さんに狙いを定めました。',
        pick: '撃つ',
        pass: '撃たない',
      },
    },
    revengeCauses: { revenge: '{0}さんはハンターの最後の一発に倒れました。' },
    revengeWords: {
      revenge_called: '🏹 ハンターが倒れました！ 最後の力を振りしぼり、狙いを定めます……',
      revenge_hit: '🏹 {0}さんの最後の一発が{1}さんに命中！',
      revenge_missed: 'ハンターの手が震え……銃声は響きませんでした。',
    },
    sidesWords: {
      wolves_gone: '人狼は一人も残っていません。',
      parity: '人狼の数が、残りの全員と同じになりました。',
      stalemate: '10ラウンドのあいだ、誰も死にませんでした。',
    },
    voteCards: {
      vote: { ask: '誰を追放しますか？', done: '{0}さんに投票しました。', pick: '投票する', pass: '棄権する' },
    },
    voteCauses: { vote: '{0}さんは投票で追放されました。' },
    voteWhys: { dead_vote: '死者は投票できません。' },
    voteWords: {
      eliminated: '村の決定です！ {0}さんが追放されました。',
      no_votes: '誰も投票しませんでした。追放される人はいません。',
      no_majority: '過半数に届きませんでした。追放される人はいません。',
      tie: '票が同数でした。追放される人はいません。',
    },
  },
  options: {
    durations: { label: '時間', words: '各フェーズの秒数です。' },
    roles: { label: '配役', words: '自分で組む配役です。各役職の枚数を決めます。' },
    ballots: {
      label: '投票',
      words: '投票の途中経過を見せるかどうかです。',
      names: { open: '公開', secret: '秘密' },
    },
    reveal: {
      label: '死者の公開',
      words: '死んだ人について公開する内容です。役職、陣営だけ、または非公開。',
      names: { full: '役職', alignment: '陣営', none: '非公開' },
    },
    fixed_night: { label: '夜の長さを固定', words: '夜は必ず最後まで続きます。長さから何も読み取れません。' },
    bots_for_away: { label: '離席中はボット', words: '1分間離れた人の席は、ボットが代わりに進めます。' },
    beginners: {
      label: '初心者の卓',
      words: '初日、ボットは誰もが確かめられる理由がないかぎり、誰にも投票しません。',
    },
    countdown: { label: 'カウントダウン', words: '開始からカードが配られるまでの秒数です。' },
  },
  presets: {
    quick: { name: 'サクッと一戦', summary: '5人、短い夜と短い昼の一戦です。' },
    classic: { name: '定番', summary: '8人、役職は4種類。最初の一戦におすすめです。' },
    one_night: { name: 'ワンナイト', summary: '5人、一夜、一度きりの投票。途中で抜ける人はいません。' },
    everybody: { name: '村人総出', summary: '12人、Moonrise のすべての役職が登場します。' },
    chaos: { name: 'カオスモード', summary: '8人が借り物の名前で遊ぶ、ボリウッド映画のような一戦です。' },
    relaxed: { name: 'のんびり', summary: '7人の定番ルール。時間はすべて2倍です。' },
  },
};
