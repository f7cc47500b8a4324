import { ja as guests } from '../../guests/languages/ja.ts';
import type { Catalogue } from '../../languages/catalogue.ts';
import { ja as shared } from '../../languages/ja.ts';
import type { options } from '../options.ts';
import type { words } from '../words.ts';

const { chatWords, dawnWords, packWords, revealWords, voteWords, ...kit } = shared.kit;

export const ja: Catalogue<typeof words, typeof options> = {
  words: {
    name: 'クラシック',
    summary: '役職は4つ、昼から始まります。話し合い、投票し、夜を恐れましょう。',
    phases: { day: '昼', voting: '投票', night: '夜', prayer: '祈り' },
    teams: { town: '村人陣営', mafia: '人狼陣営', neutral: '無所属' },
    wins: {
      town: '人狼がいなくなれば勝ちです。',
      mafia: '人狼の数がほかの全員と並んだ時点で勝ちです。',
      neutral: '最後まで生き残れば、勝った陣営と一緒に勝ちます。',
    },
    acts: { vote: '投票する', say: '発言する' },
    cards: { ...kit.voteCards, ...chatWords.cards },
    told: { ...voteWords, ...packWords, ...revealWords, ...dawnWords },
    ends: kit.sidesWords,
    causes: kit.voteCauses,
    whys: { ...kit.voteWhys, ...chatWords.whys },
    channels: chatWords.channels,
    screen: {
      start: 'ゲーム開始',
      end_phase: '投票を始める',
      wait_night: '夜が明けるのを待っています…',
      to_lobby: 'ロビーに戻る',
    },
  },
  roles: {
    villager: { name: '村人', summary: '夜の行動はありません。話し合いと投票で人狼を見つけます。' },
    werewolf: {
      name: '人狼',
      summary: '仲間を知っていて、毎晩一緒に獲物を選びます。',
      acts: { kill: '襲撃に投票する' },
      cards: kit.packCards,
      causes: kit.packCauses,
    },
    seer: {
      name: '占い師',
      summary: '毎晩、生きている一人の役職を知ります。',
      acts: { scan: '占う' },
      cards: { scan: { ask: '今夜、誰の役職を占いますか？', done: '{0}さんを占います。', pick: '占う' } },
      told: { scanned: '{0}さんの役職は{answer}です。' },
    },
    doctor: {
      name: '医者',
      summary: '毎晩、生きている一人を守ります。自分も守れます。',
      acts: { save: '守る' },
      cards: { save: { ask: '今夜、誰を守りますか？', done: '{0}さんを守ります。', pick: '守る' } },
    },
    ...guests,
  },
  options: shared.options,
};
