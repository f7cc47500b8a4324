import { type Played, play, rulesOf } from '@moonrise/engine/testing';
import { aiwolf } from './index.ts';

export const five = { Ann: 'WEREWOLF', Bob: 'POSSESSED', Cid: 'SEER', Dee: 'VILLAGER', Eve: 'VILLAGER' };
export const nine = {
  Ann: 'WEREWOLF',
  Bob: 'WEREWOLF',
  Cid: 'POSSESSED',
  Dee: 'SEER',
  Eve: 'BODYGUARD',
  Fay: 'MEDIUM',
  Gus: 'VILLAGER',
  Hal: 'VILLAGER',
  Ivy: 'VILLAGER',
};

const noSpeech = { max_count: { per_agent: 0 } };
/** Options for a game without speech: it begins with the divination of day 0. */
export const silent = { talk: noSpeech, whisper: noSpeech };

export const game5 = (script: string, options: object = {}): Played => play(rulesOf(aiwolf, options), five, script);
export const game9 = (script: string, options: object = {}): Played => play(rulesOf(aiwolf, options), nine, script);
/** From the vote of day 1 on, without speech. */
export const from1 = (script: string, options: object = {}): Played =>
  game9(`divine 0\ntime\nvote 1\n${script}`, { ...silent, ...options });
