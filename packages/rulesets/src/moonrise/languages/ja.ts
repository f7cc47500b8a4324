import { ja as guests } from '../../guests/languages/ja.ts';
import type { Catalogue } from '../../languages/catalogue.ts';
import { ja as shared } from '../../languages/ja.ts';
import type { options } from '../options.ts';
import type { words } from '../words.ts';

const { chatWords, dawnWords, packWords, revealWords, voteWords, ...kit } = shared.kit;

export const ja: Catalogue<typeof words, typeof options> = {
  words: {
    name: 'Moonrise',
    summary: '10の役職。噛みつき、銃撃、最後の復讐、そして死者の役職を受け継ぐ亡霊。',
    phases: { night: '夜', day: '昼', voting: '投票', hunter_revenge: 'ハンターの復讐', prayer: '祈り' },
    teams: { good: '村人陣営', bad: '人狼陣営', neutral: '無所属' },
    wins: {
      good: '人狼がいなくなれば勝ちです。',
      bad: '人狼の数がほかの全員と並んだ時点で勝ちです。',
      neutral: '最後まで生き残れば、勝った陣営と一緒に勝ちます。',
    },
    acts: { vote: '投票する', say: '発言する', shine: 'ランタンで照らす' },
    cards: {
      ...kit.voteCards,
      ...chatWords.cards,
      shine: {
        ask: 'ランタンで誰の家を照らしますか？',
        done: '{0}さんの家を照らします。',
        pick: '照らす',
        pass: '今夜はやめておく',
      },
    },
    told: {
      ...dawnWords,
      ...packWords,
      ...revealWords,
      nightfall: '村に夜が訪れました。みんな眠りにつきます。',
      eliminated: voteWords.eliminated,
      no_votes: voteWords.no_votes,
      no_majority: voteWords.no_majority,
      glitch: '⚠️ システム異常：{0}さんの役職が漏れました！ 間違いなく{answer}です……たぶん……',
      full_moon: '昨夜は満月でした。今日は日が短くなります。',
      fog: '村に霧が立ち込めています。今日は誰が誰に投票したか見えません。',
      market: '市の日です！ {0}さん、{1}さん、{2}さんのうち少なくとも一人は、夜に遠吠えするという噂です。',
      found: '夜明けに見つけたもの：{answer}。',
      shone: 'ランタンの明かりで見ると、{0}さんは{answer}。',
    },
    answers: { lantern: 'ランタン', coin: '銀貨', charm: 'お守り', out: '出かけていました', home: '家にいました' },
    ends: {
      wolves_gone: kit.sidesWords.wolves_gone,
      parity: kit.sidesWords.parity,
      max_rounds: '最大ラウンド数（10）に達しました。',
    },
    causes: kit.voteCauses,
    marks: {
      ...chatWords.marks,
      lantern: 'ランタンを持っています。今夜、誰かが出かけているか見られます。',
      coin: '銀貨を持っています。次の投票で1票多く数えられます。',
      charm: 'お守りを持っています。今夜、人狼の襲撃を一度防ぎます。',
    },
    whys: { ...kit.voteWhys, ...chatWords.whys },
    identity: 'このゲームでのあなたの名前：{0}',
    channels: chatWords.channels,
  },
  roles: {
    wolf: {
      name: '人狼',
      summary: '仲間を知っていて、毎晩誰を襲撃するか投票で決めます。',
      acts: { kill: '襲撃に投票する' },
      cards: kit.packCards,
      causes: kit.packCauses,
      told: { joined: '{0}さんが人狼の仲間になりました。' },
    },
    kittenWolf: {
      name: '子猫狼',
      summary: '仲間と狩りをします。一度だけ、襲撃の投票の代わりに誰かを噛んで仲間にできます。',
      acts: { convert: '噛む' },
      cards: { convert: { ask: '誰を噛んで仲間にしますか？', done: '{0}さんを噛みます。', pick: '噛む' } },
      told: {
        bitten: '噛まれました。これからあなたは人狼です。',
        bite_failed: '噛んでも何も起こりませんでした',
        bite_night: '不思議なことに……昨夜の村は静かでした。犠牲者はいません。',
      },
    },
    shadowWolf: {
      name: '影狼',
      summary: '仲間と狩りをし、次の昼に誰か一人の口を封じることができます。',
      acts: { mute: '口を封じる', skipMute: '誰の口も封じない' },
      cards: {
        mute: { ask: '次の昼、誰の口を封じますか？', done: '{0}さんの口を封じます。', pick: '口を封じる' },
        skipMute: { ask: '誰の口も封じませんか？', done: '誰の口も封じません。', pick: '封じない' },
      },
      told: { muted: chatWords.marks.muted },
    },
    seer: {
      name: '占い師',
      summary: '夜に占った人が人狼かどうか、朝になるとわかります。',
      acts: { scan: '占う' },
      cards: { scan: { ask: '今夜、誰を占いますか？', done: '{0}さんを占います。', pick: '占う' } },
      told: { scanned: '{0}さんの占い結果：{answer}。' },
      answers: { werewolf: '人狼' },
    },
    doctor: {
      name: '医者',
      summary: '毎晩一人を守ります。自分も守れますが、同じ人を二晩続けては守れません。',
      acts: { save: '守る' },
      cards: { save: { ask: '今夜、誰を守りますか？', done: '{0}さんを守ります。', pick: '守る' } },
    },
    gunner: {
      name: 'ガンナー',
      summary: '弾は2発、1日1発まで。誰が撃ったかは全員にわかります。',
      acts: { shoot: '撃つ' },
      cards: {
        shoot: {
          ask: '誰を撃ちますか？',
          done: '{0}さんを撃ちます。',
          pick: '撃つ',
          pass: '取っておく',
          left: '残りの弾：{n}発',
        },
      },
      told: { shot: 'バーン！ {0}さんが{1}さんを撃ちました！' },
      causes: { shot: '{0}さんはガンナーに撃たれました。' },
      whys: { shot_today: '今日はもう撃ちました。', no_bullet: '弾が残っていません。' },
    },
    detective: {
      name: '探偵',
      summary: '夜に調べた二人が同じ陣営かどうか、朝になるとわかります。',
      acts: { investigate: '調べる' },
      cards: {
        investigate: {
          ask: '今夜、どの二人を調べますか？',
          done: '{0}さんと{1}さんを調べます。',
          pick: '調べる',
        },
      },
      told: { compared: '{0}さんと{1}さんを調べました：{answer}。' },
      answers: { same: '同じ陣営', different: '違う陣営' },
    },
    hunter: {
      name: 'ハンター',
      summary: '襲撃、投票、ガンナーの銃弾で倒れたとき、最後に一発撃てます。',
      acts: { revenge: '復讐する' },
      cards: kit.revengeCards,
      causes: kit.revengeCauses,
      told: kit.revengeWords,
    },
    revenant: {
      name: '亡霊',
      summary: '死者が出たあと、そのうち一人の役職を受け継げます。人狼になることもあります。',
      acts: { absorb: '役職を受け継ぐ' },
      cards: {
        absorb: {
          ask: '誰の役職を受け継ぎますか？',
          done: '{0}さんの役職を受け継ぎます。',
          pick: '受け継ぐ',
          pass: '今夜はやめておく',
        },
      },
      told: { absorbed: '{0}さんの役職を受け継ぎました：{answer}。' },
    },
    villager: {
      name: '村人',
      summary: '夜は眠ります。ときどきシステムAIが、何かあった場所を村人の一人に知らせます。',
      told: { alert: 'システムAI：昨夜、{0}さんの家で不審な動きがありました。' },
    },
    ...guests,
  },
  options: {
    ...shared.options,
    chaos: {
      label: 'カオスモード',
      words: '全員が借り物の名前で遊び、メッセージはボリウッド風に、ときにはシステムが誤作動します。',
    },
    events: { label: '出来事', words: 'ときどき村で何かが起こります。満月、霧、市の日。' },
    items: { label: '拾い物', words: 'ときどき夜明けに誰かが何かを見つけます。ランタン、銀貨、お守り。' },
  },
};
