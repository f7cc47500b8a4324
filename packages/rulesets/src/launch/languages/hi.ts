import { hi as guests } from '../../guests/languages/hi.ts';
import type { Catalogue } from '../../languages/catalogue.ts';
import { hi as shared } from '../../languages/hi.ts';
import type { options } from '../options.ts';
import type { words } from '../words.ts';

const { chatWords, dawnWords, packWords, revealWords, voteWords, ...kit } = shared.kit;

export const hi: Catalogue<typeof words, typeof options> = {
  words: {
    name: 'Launch',
    summary: 'पाँच भूमिकाएँ, दो दौर: रात जान लेती है, दिन में बातें और खुला वोट।',
    phases: { night: 'रात', day: 'दिन', hunter_revenge: 'शिकारी का बदला', prayer: 'प्रार्थना' },
    teams: { town: 'गाँव', wolves: 'भेड़िये', neutral: 'किसी तरफ़ नहीं' },
    wins: {
      town: 'जीत तब, जब कोई भेड़िया न बचे।',
      wolves: 'जीत तब, जब भेड़िये बाकी सबके बराबर हो जाएँ।',
      neutral: 'अंत तक जीवित रहने पर जीतने वाले पक्ष के साथ जीत।',
    },
    acts: { vote: 'वोट देना', say: 'कुछ कहना' },
    cards: { ...kit.voteCards, ...chatWords.cards },
    told: { ...voteWords, ...packWords, ...revealWords, quiet: dawnWords.quiet },
    ends: kit.sidesWords,
    causes: kit.voteCauses,
    whys: { ...kit.voteWhys, ...chatWords.whys },
    channels: chatWords.channels,
  },
  roles: {
    villager: { name: 'गाँववासी', summary: 'रात में नींद। दिन में बातों से भेड़ियों को पकड़ना और वोट देना।' },
    werewolf: {
      name: 'भेड़िया',
      summary: 'अपने झुंड को जानता है और हर रात उसके साथ एक शिकार पर सहमत होता है।',
      acts: { kill: 'शिकार करना' },
      cards: kit.packCards,
      causes: kit.packCauses,
    },
    seer: {
      name: 'ज्योतिषी',
      summary: 'हर रात पता चलता है कि कोई एक खिलाड़ी भेड़िया है या नहीं।',
      acts: { scan: 'परखना' },
      cards: { scan: { ask: 'आज रात किसे परखना है?', done: 'आपने परखने के लिए {0} को चुना।', pick: 'परखिए' } },
      told: { scanned: '{0} को परखने पर निकला: {answer}।' },
    },
    doctor: {
      name: 'डॉक्टर',
      summary: 'हर रात एक ज़िंदा खिलाड़ी की रक्षा, चाहे तो अपनी भी।',
      acts: { save: 'रक्षा करना' },
      cards: { save: { ask: 'आज रात किसकी रक्षा करनी है?', done: 'आपने रक्षा के लिए {0} को चुना।', pick: 'बचाइए' } },
    },
    hunter: {
      name: 'शिकारी',
      summary: 'मरते समय किसी को साथ ले जाता है, रात में हो या वोट से।',
      acts: { revenge: 'गोली मारना' },
      cards: kit.revengeCards,
      causes: kit.revengeCauses,
      told: kit.revengeWords,
    },
    ...guests,
  },
  options: {
    ...shared.options,
    doctor: {
      label: 'डॉक्टर',
      words: 'डॉक्टर लगातार दो रात किसकी रक्षा नहीं कर सकता: कोई सीमा नहीं, किसी की नहीं, या सिर्फ़ अपनी नहीं।',
      names: { none: 'कोई सीमा नहीं', no_repeat: 'किसी की दोबारा नहीं', no_self_repeat: 'अपनी दोबारा नहीं' },
    },
    seer_log: {
      label: 'ज्योतिषी की डायरी',
      words: 'ज्योतिषी क्या दोबारा देख सकता है: सिर्फ़ ताज़ा नतीजा, या सारे।',
      names: { latest: 'ताज़ा', all: 'सारे' },
    },
  },
};
