import type { Catalogue } from '../../languages/catalogue.ts';
import { ja as shared } from '../../languages/ja.ts';
import type { options } from '../options.ts';
import type { words } from '../words.ts';

const { chatWords, voteWords, ...kit } = shared.kit;

// Of a card in the centre nobody says "san": where it can be one, the name stands alone.
export const ja: Catalogue<typeof words, typeof options> = {
  words: {
    name: 'ワンナイト',
    summary: 'カードが入れ替わる一夜、一日、そして一度の投票。今のあなたは、昨日のあなたではないかもしれません。',
    phases: { reveal: '役職確認', night: '夜', day: '昼' },
    teams: { village: '村人陣営', werewolf: '人狼陣営', tanner: '吊人' },
    wins: {
      village: '人狼が追放されるか、誰も追放されず参加者に人狼がいなければ勝ちです。',
      werewolf: '参加者に人狼がいて人狼が追放されないか、人狼以外が追放されれば勝ちです。',
      tanner: '自分が追放されれば、1人で勝ちます。',
    },
    acts: { vote: '投票する', say: '発言する', done: '行動を終える' },
    cards: {
      vote: { ...kit.voteCards.vote, remind: 'まだ投票していません。残り{n}秒です。' },
      ...chatWords.cards,
      done: { ask: '今夜の行動を終えますか？', done: '今夜の行動を終えました。', pick: '完了' },
    },
    told: {
      eliminated: voteWords.eliminated,
      no_votes: voteWords.no_votes,
      one_vote_each: '複数の人が1票ずつでした。追放される人はいません。',
      scanned: '{0}のカードを見ました：{answer}。',
    },
    ends: {
      tanner_out: '吊人が追放されました。',
      werewolf_out: '人狼が追放されました。',
      no_werewolf_out: '誰かが追放されましたが、人狼ではありませんでした。',
      no_werewolf_team: '誰かが追放されましたが、人狼陣営のカードはすべて中央にありました。勝者はいません。',
      werewolf_hidden: '誰も追放されず、人狼が紛れていました。',
      no_werewolf: '誰も追放されず、人狼もいませんでした。',
    },
    causes: kit.voteCauses,
    whys: { ...kit.voteWhys, ...chatWords.whys },
    channels: { global: chatWords.channels.global },
  },
  roles: {
    werewolf: {
      name: '人狼',
      summary: 'ほかの人狼を知っています。人狼が誰も追放されないことが願いです。',
      acts: { lonePeek: '見る' },
      cards: {
        lonePeek: {
          ask: '人狼（1人）：中央のどのカードを見ますか？',
          done: '{0}を見ます。',
          pick: '見る',
          pass: '何も見ない',
        },
      },
      told: {
        lone_werewolf: 'プレイヤーの中で人狼はあなただけです。',
        move_lonePeek: '一人きりの人狼だった{0}さんは、{1}を見ました。',
      },
      whys: {
        looked_once: 'もうカードを見ました。見られるのは1枚だけです。',
        not_alone: '中央を見られるのは、一人きりの人狼だけです。',
      },
    },
    minion: {
      name: '手下',
      summary: '人狼を知っていますが、人狼には知られていません。人狼とともに勝ち、身代わりになっても構いません。',
      told: { lone_minion: 'プレイヤーの中に人狼はいません。それでもあなたは人狼陣営です。' },
    },
    mason: {
      name: '共有者',
      summary: 'ほかの共有者を知っています。カードが入れ替わっていなければ、信じられる仲間です。',
      told: { lone_mason: 'ほかに共有者のプレイヤーはいません。' },
    },
    seer: {
      name: '占い師',
      summary: 'ほかの一人のカード、または中央のカード2枚を見ます。',
      acts: { peek: '見る', peekCenter: '見る' },
      cards: {
        peek: {
          ask: '占い師：誰のカードを見ますか？',
          done: '{0}さんのカードを見ます。',
          pick: '一人のカードを見る',
          pass: '何も見ない',
        },
        peekCenter: {
          ask: '占い師：中央のどの2枚を見ますか？',
          done: '{0}と{1}を見ます。',
          pick: '中央を見る',
          pass: '何も見ない',
        },
      },
      told: {
        move_peek: '占い師の{0}さんは、{1}さんのカードを見ました。',
        move_peekCenter: '占い師の{0}さんは、{1}と{2}を見ました。',
      },
      whys: { looked: 'もう見ました。見られるのは一人のカードか、中央の2枚だけです。' },
    },
    robber: {
      name: '怪盗',
      summary: 'ほかの一人とカードを交換し、新しいカードを見ます。そのカードの陣営になります。',
      acts: { rob: '盗む' },
      cards: {
        rob: {
          ask: '怪盗：誰のカードを盗みますか？',
          done: '{0}さんのカードを盗みます。',
          pick: '盗む',
          pass: '盗まない',
        },
      },
      told: {
        robbed: '{0}さんのカードを盗みました。今のあなたは{answer}です。',
        move_rob: '怪盗の{0}さんは、{1}さんとカードを交換しました。',
      },
      whys: { robbed_once: 'もう盗んでカードを見ました。やり直しはできません。' },
    },
    troublemaker: {
      name: 'トラブルメーカー',
      summary: 'ほかの二人のカードを、中身を見ずに入れ替えます。',
      acts: { swap: 'カードを入れ替える' },
      cards: {
        swap: {
          ask: 'トラブルメーカー：誰と誰のカードを入れ替えますか？',
          done: '{0}さんと{1}さんのカードを入れ替えます。',
          pick: '入れ替える',
          pass: '入れ替えない',
        },
      },
      told: { move_swap: 'トラブルメーカーの{0}さんは、{1}さんと{2}さんのカードを入れ替えました。' },
    },
    drunk: {
      name: '酔っぱらい',
      summary: '自分のカードを中央の1枚と交換します。何になったかはわかりません。',
      acts: { drink: '自分のカードと交換する' },
      cards: {
        drink: {
          ask: '酔っぱらい：中央のどのカードと交換しますか？',
          done: '自分のカードを{0}と交換します。',
          pick: '交換する',
          pass: '交換しない',
        },
      },
      told: { move_drink: '酔っぱらいの{0}さんは、{1}とカードを交換しました。' },
    },
    insomniac: {
      name: '不眠症',
      summary: '全員の行動が終わったあと、自分のカードをもう一度見ます。',
      told: { woken: '夜が明けました。今のあなたは{answer}です。' },
    },
    villager: { name: '村人', summary: '何も見ず、何も動かしません。よく聞き、考え、投票します。' },
    tanner: { name: '吊人', summary: '追放されることが願い。追放されれば一人勝ちです。' },
  },
  options: {
    ...shared.options,
    ballots: { ...shared.options.ballots, words: 'ここでは効果がありません。投票は常に秘密です。' },
    reveal: { ...shared.options.reveal, words: 'ここでは効果がありません。最後に全員のカードを公開します。' },
    lone_wolf_peek: {
      label: '一人きりの人狼',
      words: 'プレイヤーの中で人狼が一人だけのとき、中央のカードを1枚見られます。',
    },
  },
};
