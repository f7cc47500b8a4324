import type { ReportTalk, RoleTalk } from '@moonrise/engine';

// English table talk that several roles share.

export const werewolfTalk: RoleTalk = {
  is: 'a Werewolf',
  names: 'Werewolf,werewolves,wolf,wolves,ww,woof,werwolf',
};
export const villagerTalk: RoleTalk = { is: 'a Villager', names: 'Villager,plain villager,vanilla,vt,vanilla town' };
export const seerTalk: RoleTalk = { is: 'the Seer', names: 'Seer,fortune teller,cop,oracle' };
export const doctorTalk: RoleTalk = { is: 'the Doctor', names: 'Doctor,doc,medic,healer' };
export const hunterTalk: RoleTalk = { is: 'the Hunter', names: 'Hunter,huntsman' };
export const bodyguardTalk: RoleTalk = { is: 'the Bodyguard', names: 'Bodyguard,body guard' };
export const troublemakerTalk: RoleTalk = { is: 'the Troublemaker', names: 'Troublemaker,trouble maker,TM' };

export const scanTalk: ReportTalk = {
  ways: [
    'I checked {0}: {answer}.',
    'I looked at {0}: {answer}.',
    'My check on {0} says: {answer}.',
    '{0} is {answer}, I checked.',
    'I had a look at {0}, and the result is: {answer}.',
    'My result on {0}: {answer}.',
    'I can tell you what {0} is: {answer}.',
    '{0} is {answer}. That is what I saw.',
  ],
  verbs:
    'checked,scanned,inspected,divination result,divination,had a look at,visited,peeked,peeked at,looked at,divined,investigated,check on,scan on,result on',
};
/** Answers of a Seer who sees how a card looks. */
export const lookTalk: NonNullable<RoleTalk['answers']> = {
  werewolf: { is: 'a Werewolf', names: '' },
  villager: { is: 'not a Werewolf', names: '' },
};
