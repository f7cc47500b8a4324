import type { Id, RoleWords } from '@moonrise/engine';

export const ja: Readonly<Record<Id, RoleWords>> = {
  lycan: { name: '狼憑き', summary: '村人陣営ですが、占い師には人狼に見えます。' },
  mayor: { name: '村長', summary: '投票が2票分になります。そのことは誰にも知らされません。' },
  bodyguard: {
    name: '騎士',
    summary: '毎晩ほかの一人の前に立ち、襲われたら身代わりになります。',
    acts: { guard: '護衛する' },
    cards: { guard: { ask: '今夜、誰を護衛しますか？', done: '{0}さんを護衛します。', pick: '護衛する' } },
    told: { stood_guard: '{0}さんは護衛中に命を落としました。' },
    causes: { guard: '{0}さんは誰かの身代わりになりました。' },
  },
  survivor: { name: '生存者', summary: 'どの陣営でもありません。最後まで生きていれば、勝った陣営とともに勝ちます。' },
  witch: {
    name: '魔女',
    summary: '癒やしの薬と毒薬を一つずつ持っています。どの陣営でもなく、最後まで生きていれば勝ちます。',
    acts: { heal: '癒やす', poison: '毒を盛る' },
    cards: {
      heal: {
        ask: '今夜、誰を癒やしますか？',
        done: '{0}さんを癒やします。',
        pick: '癒やす',
        pass: '今夜はやめておく',
      },
      poison: {
        ask: '今夜、誰に毒を盛りますか？',
        done: '{0}さんに毒を盛ります。',
        pick: '毒を盛る',
        pass: '今夜はやめておく',
      },
    },
    told: { poisoned: '{0}さんが毒で倒れているのが見つかりました。' },
    causes: { poison: '{0}さんは毒殺されました。' },
  },
  priest: {
    name: '司祭',
    summary: '一度だけ、死んだ直後の人か、夜に死者の誰か一人を生き返らせることができます。',
    acts: { pray: '呼び戻す', raise: '生き返らせる' },
    cards: {
      pray: { ask: '呼び戻しますか？', done: '{0}さんを呼び戻します。', pick: '呼び戻す', pass: 'そのまま見送る' },
      raise: {
        ask: '死者の誰を生き返らせますか？祈れるのは一度だけです。',
        done: '{0}さんのために祈ります。夜明けに戻ってきます。',
        pick: '生き返らせる',
        pass: '今夜はやめておく',
      },
    },
    told: {
      lies_dead: '{0}さんが倒れています。祈りが届けば、まだ呼び戻せます。',
      called_back: '{0}さんが生き返りました！',
      returned: '{0}さんが死の淵から戻ってきました！',
    },
  },
  troublemaker: {
    name: 'トラブルメーカー',
    summary: '一度だけ騒ぎを起こし、次の昼の投票を二回にします。',
    acts: { hush: 'おとなしくする', stir: '騒ぎを起こす' },
    cards: {
      hush: { ask: '今夜はおとなしくしますか？', done: 'おとなしくしています。', pick: 'おとなしくする' },
      stir: { ask: '騒ぎを起こしますか？', done: '騒ぎを起こします。', pick: '騒ぎを起こす' },
    },
    told: { trouble: '騒ぎが起きました。この日の投票は二回行われます。' },
  },
  alphaWolf: {
    name: 'アルファ狼',
    summary: '仲間と狩りをし、3ラウンドごとにもう一人襲えます。',
    acts: { maul: '引き裂く' },
    cards: {
      maul: {
        ask: 'ほかに誰を引き裂きますか？',
        done: '{0}さんを引き裂きます。',
        pick: '引き裂く',
        pass: '今夜はやめておく',
      },
    },
  },
  loneWolf: { name: '一匹狼', summary: '仲間と狩りをしますが、ほかに誰も生きていないときだけ勝ちます。' },
};
