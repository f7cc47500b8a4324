import { ja as guests } from '../../guests/languages/ja.ts';
import type { Catalogue } from '../../languages/catalogue.ts';
import { ja as shared } from '../../languages/ja.ts';
import type { options } from '../options.ts';
import type { words } from '../words.ts';

const { chatWords, dawnWords, packWords, revealWords, voteWords, ...kit } = shared.kit;

export const ja: Catalogue<typeof words, typeof options> = {
  words: {
    name: 'Launch',
    summary: '5つの役職、2つのフェーズ。夜に襲われ、昼に話し合い、公開で投票します。',
    phases: { night: '夜', day: '昼', hunter_revenge: 'ハンターの復讐', prayer: '祈り' },
    teams: { town: '村人陣営', wolves: '人狼陣営', neutral: '無所属' },
    wins: {
      town: '人狼がいなくなれば勝ちです。',
      wolves: '人狼の数がほかの全員と並んだ時点で勝ちです。',
      neutral: '最後まで生き残れば、勝った陣営と一緒に勝ちます。',
    },
    acts: { vote: '投票する', say: '発言する' },
    cards: { ...kit.voteCards, ...chatWords.cards },
    told: { ...voteWords, ...packWords, ...revealWords, quiet: dawnWords.quiet },
    ends: kit.sidesWords,
    causes: kit.voteCauses,
    whys: { ...kit.voteWhys, ...chatWords.whys },
    channels: chatWords.channels,
  },
  roles: {
    villager: { name: '村人', summary: '夜は眠ります。昼は話し合いで人狼をあぶり出し、投票します。' },
    werewolf: {
      name: '人狼',
      summary: '仲間を知っていて、毎晩一人の標的を一致して選びます。',
      acts: { kill: '襲撃する' },
      cards: kit.packCards,
      causes: kit.packCauses,
    },
    seer: {
      name: '占い師',
      summary: '毎晩、誰か一人が人狼かどうかを知ります。',
      acts: { scan: '占う' },
      cards: { scan: { ask: '今夜、誰を占いますか？', done: '{0}さんを占います。', pick: '占う' } },
      told: { scanned: '{0}さんの占い結果：{answer}。' },
    },
    doctor: {
      name: '医者',
      summary: '毎晩、生きている一人を守ります。自分も守れます。',
      acts: { save: '守る' },
      cards: { save: { ask: '今夜、誰を守りますか？', done: '{0}さんを守ります。', pick: '守る' } },
    },
    hunter: {
      name: 'ハンター',
      summary: '夜でも投票でも、倒れるときに誰か一人を道連れにします。',
      acts: { revenge: '撃つ' },
      cards: kit.revengeCards,
      causes: kit.revengeCauses,
      told: kit.revengeWords,
    },
    ...guests,
  },
  options: {
    ...shared.options,
    doctor: {
      label: '医者',
      words: '医者が二晩続けて守れない相手です。制限なし、同じ人は不可、自分だけ不可から選びます。',
      names: { none: '制限なし', no_repeat: '同じ人は不可', no_self_repeat: '自分だけ不可' },
    },
    seer_log: {
      label: '占い師のメモ',
      words: '占い師が見返せる結果です。最新のものだけ、またはすべて。',
      names: { latest: '最新のみ', all: 'すべて' },
    },
  },
};
