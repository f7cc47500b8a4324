import type { Catalogue } from '../../languages/catalogue.ts';
import { ja as shared } from '../../languages/ja.ts';
import type { options } from '../options.ts';
import type { words } from '../words.ts';

const { chatWords, dawnWords, packWords, revealWords, voteWords, ...kit } = shared.kit;
const { global, wolves } = chatWords.channels;

const speech = {
  max_count: {
    label: '回数',
    words: '発言の回数です。-1：人数に応じた標準の回数。',
    of: {
      per_agent: { label: '一人の発言数', words: '1フェーズに一人が発言できる回数です。' },
      per_day: { label: '巡回数', words: '1フェーズの巡回数です。1巡で全員が一度ずつ話せます。' },
    },
  },
  max_length: {
    label: '長さ',
    words: '発言の長さです。-1：制限なし。長すぎる分は切り詰めます。',
    of: {
      count_in_word: { label: '単語で数える', words: '文字数ではなく単語数で数えます。' },
      count_spaces: { label: '空白も数える', words: '空白も文字数に含めます。' },
      per_talk: { label: '1回の上限', words: '1回の発言の最大の長さです。' },
      mention_length: {
        label: 'メンション後の無料分',
        words: '「@Ann」のようなメンションの後、数えずに話せる長さです。',
      },
      per_agent: { label: '合計', words: '無料分を超えて、一人が1フェーズに話せる長さです。' },
      base_length: { label: '1回の無料分', words: '発言ごとに、数えずに話せる長さです。' },
    },
  },
  max_skip: { label: 'スキップ', words: '続けてスキップできる回数です。超えると発言終了とみなします。' },
  duration: { label: '自由発言', words: '全員が自由に話せる時間（ミリ秒）です。0：順番に話します。' },
};

export const ja: Catalogue<typeof words, typeof options> = {
  words: {
    name: 'AIWolf',
    summary: 'プログラムが戦う人狼知能大会のルール。順番に話し、投票は秘密、役職は6つ。',
    phases: { talk: '会話', whisper: '囁き', vote: '追放', divine: '占い', guard: '護衛', attack: '襲撃' },
    teams: { VILLAGER: '村人陣営', WEREWOLF: '人狼陣営' },
    wins: {
      VILLAGER: '人狼がいなくなれば勝ちです。',
      WEREWOLF: '人狼の数がほかの全員と並んだ時点で勝ちです。',
    },
    acts: { talk: '話す', skip: 'この番をスキップする', over: 'このフェーズの発言を終える', vote: '投票する' },
    cards: {
      talk: { ask: 'あなたが話す番です。', done: '発言しました。', pick: '話す' },
      skip: { ask: 'この番をスキップしますか？', done: 'この番はスキップします。', pick: 'スキップ' },
      over: { ask: '言いたいことは言い終えましたか？', done: 'このフェーズの発言を終えました。', pick: '発言終了' },
      vote: kit.voteCards.vote,
    },
    answers: { HUMAN: '人間' },
    told: {
      ...voteWords,
      ...packWords,
      ...revealWords,
      ...dawnWords,
      lot: '票が同数だったため、くじで{0}さんに決まりました。',
      vote_again: '票が同数でした。もう一度投票してください。',
    },
    ends: {
      ...kit.sidesWords,
      stalemate: '10日間、誰も死にませんでした。',
      max_day: '最終日が終わり、勝者はいません。',
      errors: '脱落したプレイヤーが多すぎます。',
    },
    causes: kit.voteCauses,
    marks: { dropped: 'あなたはこのゲームから脱落しました。' },
    whys: kit.floorWhys,
    channels: { global, wolves },
  },
  roles: {
    WEREWOLF: {
      name: '人狼',
      summary: '仲間を知り、仲間と囁き合い、誰を襲撃するか投票で決めます。',
      acts: { attack: '襲撃に投票する', whisper: '囁く' },
      cards: {
        attack: {
          ask: '今夜、誰を襲撃しますか？',
          done: '{0}さんの襲撃に投票しました。',
          pick: '襲撃する',
          pass: '襲撃しない',
        },
        whisper: { ask: 'あなたが囁く番です。', done: '囁きました。', pick: '囁く' },
      },
      causes: { attack: kit.packCauses.kill },
      told: { attack_again: '襲撃の票が同数でした。もう一度投票してください。' },
    },
    POSSESSED: {
      name: '狂人',
      summary: '人狼陣営の人間。人狼が誰かを知らず、人狼からも知られていません。',
    },
    SEER: {
      name: '占い師',
      summary: '毎晩、誰か一人が人間か人狼かを知ります。',
      acts: { divine: '占う' },
      cards: {
        divine: { ask: '今夜、誰を占いますか？', done: '{0}さんを占います。', pick: '占う', pass: '占わない' },
      },
      told: { divined: '{0}さんの占い結果：{answer}。' },
    },
    BODYGUARD: {
      name: '騎士',
      summary: '毎晩、ほかの一人を人狼の襲撃から守ります。',
      acts: { guard: '護衛する' },
      cards: {
        guard: { ask: '今夜、誰を護衛しますか？', done: '{0}さんを護衛します。', pick: '護衛する', pass: '護衛しない' },
      },
    },
    VILLAGER: { name: '村人', summary: '特別な能力はありません。会話と投票で人狼を見つけます。' },
    MEDIUM: {
      name: '霊媒師',
      summary: '追放された人が人間だったか人狼だったかを知ります。',
      told: { medium: '{0}さんの霊媒結果：{answer}。' },
    },
  },
  options: {
    ...shared.options,
    talk: { label: '会話', words: '会話の制限です。', of: speech },
    whisper: { label: '囁き', words: '囁きの制限です。', of: speech },
    vote: {
      label: '追放',
      words: '誰を追放するかの投票です。',
      of: {
        max_count: {
          label: '投票回数',
          words: '最大の投票回数です。同数なら再投票し、最後はくじで決めます。0：追放なし。',
        },
        allow_self_vote: { label: '自分への投票', words: '自分に投票できます。' },
      },
    },
    attack_vote: {
      label: '襲撃',
      words: '人狼が誰を襲撃するかの投票です。',
      of: {
        max_count: { label: '投票回数', words: '最大の投票回数です。追放と同じです。0：襲撃なし。' },
        allow_self_vote: { label: '自分への投票', words: '人狼は自分に投票できます。票には数えません。' },
        allow_no_target: { label: '同数なら襲撃なし', words: '最後の投票が同数なら、くじを引かず誰も襲撃しません。' },
      },
    },
    vote_visibility: {
      label: '投票先の公開',
      words: '誰が誰に投票したかを全員に公開します。襲撃の投票は人狼だけに公開します。',
    },
    max_day: { label: '最終日', words: '最後の日です。-1：制限なし。' },
    talk_on_first_day: { label: '初日の囁き', words: '人狼は初日から囁けます。' },
    max_continue_error_ratio: { label: '脱落の割合', words: '脱落した席の割合がこれを超えると、ゲームを終了します。' },
    timeout: {
      label: '制限時間',
      words: 'ミリ秒です。',
      of: {
        action: { label: '回答', words: '発言や選択の制限時間です。' },
        response: { label: '生存確認', words: '沈黙したプログラムが応答するまでの時間です。' },
      },
    },
  },
};
