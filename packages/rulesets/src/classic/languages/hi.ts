import { hi as guests } from '../../guests/languages/hi.ts';
import type { Catalogue } from '../../languages/catalogue.ts';
import { hi as shared } from '../../languages/hi.ts';
import type { options } from '../options.ts';
import type { words } from '../words.ts';

const { chatWords, dawnWords, packWords, revealWords, voteWords, ...kit } = shared.kit;

export const hi: Catalogue<typeof words, typeof options> = {
  words: {
    name: 'क्लासिक',
    summary: 'चार भूमिकाएँ, पहले दिन। बात कीजिए, वोट दीजिए, और रात से डरिए।',
    phases: { day: 'दिन', voting: 'वोटिंग', night: 'रात', prayer: 'प्रार्थना' },
    teams: { town: 'गाँव', mafia: 'माफ़िया', neutral: 'किसी तरफ़ नहीं' },
    wins: {
      town: 'जीत तब, जब कोई भेड़िया न बचे।',
      mafia: 'जीत तब, जब भेड़िये बाकी सबके बराबर हो जाएँ।',
      neutral: 'अंत तक जीवित रहने पर जीतने वाले पक्ष के साथ जीत।',
    },
    acts: { vote: 'वोट देना', say: 'कुछ कहना' },
    cards: { ...kit.voteCards, ...chatWords.cards },
    told: { ...voteWords, ...packWords, ...revealWords, ...dawnWords },
    ends: kit.sidesWords,
    causes: kit.voteCauses,
    whys: { ...kit.voteWhys, ...chatWords.whys },
    channels: chatWords.channels,
    screen: {
      start: 'खेल शुरू कीजिए',
      end_phase: 'मतदान शुरू कीजिए',
      wait_night: 'रात बीतने का इंतज़ार…',
      to_lobby: 'लॉबी में लौटिए',
    },
  },
  roles: {
    villager: { name: 'गाँववासी', summary: 'रात में कोई काम नहीं। बातों और वोट से भेड़ियों को पकड़ना है।' },
    werewolf: {
      name: 'भेड़िया',
      summary: 'अपने झुंड को जानता है और हर रात उसके साथ शिकार चुनता है।',
      acts: { kill: 'मारने के लिए वोट देना' },
      cards: kit.packCards,
      causes: kit.packCauses,
    },
    seer: {
      name: 'ज्योतिषी',
      summary: 'हर रात एक ज़िंदा खिलाड़ी की भूमिका पता चलती है।',
      acts: { scan: 'देखना' },
      cards: {
        scan: { ask: 'आज रात किसकी भूमिका देखनी है?', done: 'आपने देखने के लिए {0} को चुना।', pick: 'देखिए' },
      },
      told: { scanned: '{0} की भूमिका: {answer}।' },
    },
    doctor: {
      name: 'डॉक्टर',
      summary: 'हर रात एक ज़िंदा खिलाड़ी की रक्षा, चाहे तो अपनी भी।',
      acts: { save: 'रक्षा करना' },
      cards: { save: { ask: 'आज रात किसकी रक्षा करनी है?', done: 'आपने रक्षा के लिए {0} को चुना।', pick: 'बचाइए' } },
    },
    ...guests,
  },
  options: shared.options,
};
