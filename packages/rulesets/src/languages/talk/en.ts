import type { ReportTalk, Spoken, TableTalk } from '@moonrise/engine';

const werewolf: Spoken = { is: 'a Werewolf', names: 'Werewolf,werewolves,wolf,wolves,ww,woof,werwolf' };
const villager: Spoken = { is: 'a Villager', names: 'Villager,plain villager,vanilla,vt,vanilla town' };
const seer: Spoken = { is: 'the Seer', names: 'Seer,fortune teller,cop,oracle' };
const scanned: ReportTalk = {
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
  verbs: 'checked,scanned,inspected,peeked,peeked at,looked at,divined,investigated,check on,scan on,result on',
};

export const en: TableTalk = {
  roles: {
    werewolf,
    wolf: werewolf,
    WEREWOLF: werewolf,
    villager,
    VILLAGER: villager,
    seer,
    SEER: seer,
    kittenWolf: { is: 'the Kitten Wolf', names: 'Kitten Wolf,kitten,kittenwolf' },
    shadowWolf: { is: 'the Shadow Wolf', names: 'Shadow Wolf,shadowwolf' },
    doctor: { is: 'the Doctor', names: 'Doctor,doc,medic,healer' },
    gunner: { is: 'the Gunner', names: 'Gunner,gunslinger' },
    detective: { is: 'the Detective', names: 'Detective,sleuth' },
    hunter: { is: 'the Hunter', names: 'Hunter,huntsman' },
    revenant: { is: 'the Revenant', names: 'Revenant,reve' },
    minion: { is: 'the Minion', names: 'Minion' },
    mason: { is: 'a Mason', names: 'Mason,masons' },
    robber: { is: 'the Robber', names: 'Robber,thief' },
    troublemaker: { is: 'the Troublemaker', names: 'Troublemaker,trouble maker' },
    drunk: { is: 'the Drunk', names: 'Drunk,drunkard' },
    insomniac: { is: 'the Insomniac', names: 'Insomniac,insom' },
    tanner: { is: 'the Tanner', names: 'Tanner' },
    lycan: { is: 'the Lycan', names: 'Lycan,lycanthrope' },
    mayor: { is: 'the Mayor', names: 'Mayor' },
    bodyguard: { is: 'the Bodyguard', names: 'Bodyguard,body guard' },
    survivor: { is: 'the Survivor', names: 'Survivor' },
    witch: { is: 'the Witch', names: 'Witch' },
    priest: { is: 'the Priest', names: 'Priest,cleric' },
    alphaWolf: { is: 'the Alpha Wolf', names: 'Alpha Wolf,alpha,alphawolf' },
    loneWolf: { is: 'the Lone Wolf', names: 'Lone Wolf,lonewolf' },
    POSSESSED: { is: 'the Possessed', names: 'Possessed,madman' },
    BODYGUARD: { is: 'the Bodyguard', names: 'Bodyguard,body guard' },
    MEDIUM: { is: 'the Medium', names: 'Medium,psychic' },
  },
  answers: {
    werewolf: { is: 'a Werewolf', names: '' },
    villager: { is: 'not a Werewolf', names: '' },
    WEREWOLF: { is: 'a Werewolf', names: '' },
    HUMAN: { is: 'human', names: '' },
    same: { is: 'on the same team', names: 'same team,same side,together' },
    different: { is: 'on different teams', names: 'different teams,different sides,not the same team,opposite teams' },
  },
  reports: {
    scanned,
    divined: scanned,
    medium: {
      ways: [
        'The spirit of {0} told me: {answer}.',
        'I heard from {0} beyond the grave: {answer}.',
        '{0} was {answer}, the spirits say.',
        'My word on {0}, who is gone: {answer}.',
        'I asked the spirits about {0}: {answer}.',
        'Now I know what {0} was: {answer}.',
      ],
      verbs: 'spirit of,spirits say,medium result on,medium on',
    },
    compared: {
      ways: [
        'I compared {0} and {1}: {answer}.',
        '{0} and {1} are {answer}.',
        'I looked into {0} and {1}: {answer}.',
        'My comparison says {0} and {1} are {answer}.',
        'I put {0} next to {1}, and they are {answer}.',
        'What I know of {0} and {1}: {answer}.',
      ],
      self: [
        'I compared myself with {1}: {answer}.',
        '{1} and I are {answer}.',
        'I know where {1} stands, and we are {answer}.',
        'My comparison with {1} says we are {answer}.',
        'I looked into {1} and myself: {answer}.',
        'I can only speak of {1} and me: {answer}.',
      ],
      verbs: 'compared,investigated,matched,checked',
    },
    robbed: {
      ways: [
        'I robbed {0} and became {answer}.',
        'I took the card of {0}, and it was {answer}.',
        'The card I stole from {0} was {answer}.',
        '{0} was {answer} until I took the card.',
        'I swapped cards with {0} and saw {answer}.',
        'I stole from {0}: {answer}.',
      ],
      verbs: 'robbed,stole from,took the card of',
    },
    move_swap: {
      ways: [
        'I swapped {1} and {2}.',
        'I exchanged the cards of {1} and {2}.',
        '{1} and {2} have each other’s card, that was me.',
        'I mixed up {1} and {2}.',
        'The cards of {1} and {2} have changed places, I did it.',
        'I gave {1} the card of {2}, and the other way round.',
      ],
      verbs: 'swapped,switched,exchanged',
    },
    move_drink: {
      ways: [
        'I swapped my card for {1}.',
        'I took {1} without looking.',
        'My card went to the middle, and I got {1}.',
        'I have {1} now, whatever it is.',
        'I drew {1} and do not know what I am.',
        'I traded my card for {1}.',
      ],
      verbs: '',
    },
  },
  hunted: 'evil,scum,mafia,baddie,bad guy',
  harmless:
    'clear,cleared,clean,innocent,good,town,townie,safe,human,not wolf,not a wolf,not a werewolf,not the wolf,no wolf,not ww,not evil,not bad,not scum',
};
