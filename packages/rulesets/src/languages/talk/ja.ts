import type { ReportTalk, Spoken, TableTalk } from '@moonrise/engine';

const werewolf: Spoken = { is: '人狼', names: '人狼,狼,おおかみ,オオカミ,じんろう' };
const villager: Spoken = { is: '村人', names: '村人,素村,ただの村人,むらびと' };
const seer: Spoken = { is: '占い師', names: '占い師,占師,占い,うらない,予言者' };
const scanned: ReportTalk = {
  ways: [
    '{0}を占いました。結果は{answer}です。',
    '{0}の占い結果、{answer}でした。',
    '占い結果：{0}は{answer}。',
    '{0}を見ました。{answer}です。',
    '{0}は{answer}です。昨夜この目で見ました。',
    '結果を出します。{0}は{answer}でした。',
    '私の占いでは{0}は{answer}です。',
    '{0}のことはもう分かっています。{answer}です。',
  ],
  verbs: '占い,占っ,占って,見た,見ました,判定,結果,調べ',
};

export const ja: TableTalk = {
  roles: {
    werewolf,
    wolf: werewolf,
    WEREWOLF: werewolf,
    villager,
    VILLAGER: villager,
    seer,
    SEER: seer,
    kittenWolf: { is: '子猫狼', names: '子猫狼,子猫' },
    shadowWolf: { is: '影狼', names: '影狼' },
    doctor: { is: '医者', names: '医者,ドクター' },
    gunner: { is: 'ガンナー', names: 'ガンナー' },
    detective: { is: '探偵', names: '探偵' },
    hunter: { is: 'ハンター', names: 'ハンター,猟師' },
    revenant: { is: '亡霊', names: '亡霊' },
    minion: { is: '手下', names: '手下,ミニオン' },
    mason: { is: '共有者', names: '共有者,共有' },
    robber: { is: '怪盗', names: '怪盗' },
    troublemaker: { is: 'トラブルメーカー', names: 'トラブルメーカー' },
    drunk: { is: '酔っぱらい', names: '酔っぱらい,酔っ払い,よっぱらい' },
    insomniac: { is: '不眠症', names: '不眠症,不眠症患者' },
    tanner: { is: '吊人', names: '吊人,吊り人,てるてる' },
    POSSESSED: { is: '狂人', names: '狂人' },
    BODYGUARD: { is: '騎士', names: '騎士,狩人,護衛' },
    MEDIUM: { is: '霊媒師', names: '霊媒師,霊能者,霊媒,霊能' },
  },
  answers: {
    werewolf: { is: '黒', names: '' },
    villager: { is: '白', names: '' },
    WEREWOLF: { is: '人狼', names: '' },
    HUMAN: { is: '人間', names: '' },
    same: { is: '同じ陣営', names: '同じ陣営,同陣営' },
    different: { is: '違う陣営', names: '違う陣営,別陣営,別の陣営' },
  },
  reports: {
    scanned,
    divined: scanned,
    medium: {
      ways: [
        '霊媒結果：{0}は{answer}でした。',
        '{0}の霊が言うには、{answer}です。',
        '吊った{0}は{answer}でした。霊媒の結果です。',
        '霊に聞きました。{0}は{answer}だったそうです。',
        '{0}の正体が分かりました。霊媒で{answer}です。',
        '霊媒として言います。{0}は{answer}。',
      ],
      verbs: '霊媒,霊能',
    },
    compared: {
      ways: [
        '{0}と{1}を調べました。{answer}です。',
        '調査結果：{0}と{1}は{answer}。',
        '{0}と{1}は{answer}です。調べました。',
        '{0}と{1}を比べたら{answer}でした。',
        '私の調べでは{0}と{1}は{answer}です。',
        '{0}と{1}の結果が出ました。{answer}です。',
      ],
      self: [
        '{1}と自分を調べました。{answer}です。',
        '調査結果：私と{1}は{answer}。',
        '私と{1}は{answer}です。調べました。',
        '{1}を自分と比べたら{answer}でした。',
        '私の調べでは{1}と私は{answer}です。',
        '自分と{1}の結果が出ました。{answer}です。',
      ],
      verbs: '調べ,比べ,調査',
    },
    robbed: {
      ways: [
        '{0}のカードを盗みました。{answer}でした。',
        '{0}から盗んで、今の私は{answer}です。',
        '盗んだのは{0}のカードで、{answer}でした。',
        '私が取るまで{0}は{answer}でした。',
        '{0}とカードを交換して見たら{answer}でした。',
        '昨夜{0}から奪ったのは{answer}です。',
      ],
      verbs: '盗み,盗んだ,盗んで',
    },
    move_swap: {
      ways: [
        '{1}と{2}のカードを入れ替えました。',
        '{1}と{2}を入れ替えたのは私です。',
        '昨夜{1}と{2}を交換しました。',
        '{1}のカードは{2}に、その逆もです。',
        '{1}と{2}は今、互いのカードを持っています。私がやりました。',
        '入れ替え：{1}と{2}。',
      ],
      verbs: '入れ替え,交換',
    },
    move_drink: {
      ways: [
        '自分のカードを{1}と交換しました。',
        '見ないで{1}を取りました。',
        '今の私は{1}です。中身は分かりません。',
        '私のカードは中央で、代わりに{1}が来ました。',
        '{1}を引きましたが、何かは知りません。',
        '酔った勢いで{1}と替えました。',
      ],
      verbs: '',
    },
  },
  hunted: '黒,黒い,敵,人外',
  harmless: '白,白い,人間,シロ,村側,村陣営,味方,人狼じゃない,人狼ではない,狼じゃない,狼ではない,人狼でない',
};
