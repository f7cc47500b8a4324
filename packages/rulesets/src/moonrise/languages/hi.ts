import { hi as guests } from '../../guests/languages/hi.ts';
import type { Catalogue } from '../../languages/catalogue.ts';
import { hi as shared } from '../../languages/hi.ts';
import type { options } from '../options.ts';
import type { words } from '../words.ts';

const { chatWords, dawnWords, packWords, revealWords, voteWords, ...kit } = shared.kit;

export const hi: Catalogue<typeof words, typeof options> = {
  words: {
    name: 'Moonrise',
    summary: 'दस भूमिकाएँ: काटना, गोलियाँ, आख़िरी बदला, और एक प्रेत जो मृतकों की जगह ले लेता है।',
    phases: { night: 'रात', day: 'दिन', voting: 'वोटिंग', hunter_revenge: 'शिकारी का बदला', prayer: 'प्रार्थना' },
    teams: { good: 'गाँव', bad: 'भेड़िये', neutral: 'किसी तरफ़ नहीं' },
    wins: {
      good: 'जीत तब, जब कोई भेड़िया न बचे।',
      bad: 'जीत तब, जब भेड़िये बाकी सबके बराबर हो जाएँ।',
      neutral: 'अंत तक जीवित रहने पर जीतने वाले पक्ष के साथ जीत।',
    },
    acts: { vote: 'वोट देना', say: 'कुछ कहना', shine: 'लालटेन दिखाना' },
    cards: {
      ...kit.voteCards,
      ...chatWords.cards,
      shine: {
        ask: 'लालटेन किसके घर पर दिखानी है?',
        done: 'आपने {0} के घर पर लालटेन दिखाई।',
        pick: 'लालटेन दिखाइए',
        pass: 'आज रात नहीं',
      },
    },
    told: {
      ...dawnWords,
      ...packWords,
      ...revealWords,
      nightfall: 'गाँव पर रात उतर आई। सब सोने चले गए।',
      eliminated: voteWords.eliminated,
      no_votes: voteWords.no_votes,
      no_majority: voteWords.no_majority,
      glitch: '⚠️ सिस्टम में गड़बड़: {0} की भूमिका लीक हो गई! पक्का {answer} है... शायद...',
      full_moon: 'कल रात पूर्णिमा थी: आज का दिन छोटा है।',
      fog: 'गाँव पर कोहरा छाया है: आज कोई नहीं देखेगा कि किसने किसे वोट दिया।',
      market: 'हाट का दिन! लोग कहते हैं कि {0}, {1} और {2} में से कम से कम एक रात को हूकता है।',
      found: 'भोर में आपको कुछ मिला: {answer}।',
      shone: 'आपकी लालटेन की रोशनी में: {0} {answer}।',
    },
    answers: { lantern: 'एक लालटेन', coin: 'चाँदी का एक सिक्का', charm: 'एक ताबीज़', out: 'बाहर थे', home: 'घर पर थे' },
    ends: {
      wolves_gone: kit.sidesWords.wolves_gone,
      parity: kit.sidesWords.parity,
      max_rounds: 'दसवाँ और आख़िरी दौर पूरा हुआ।',
    },
    causes: kit.voteCauses,
    marks: {
      ...chatWords.marks,
      lantern: 'आपके पास लालटेन है: आज रात देख सकते हैं कि कोई बाहर है या नहीं।',
      coin: 'आपके पास चाँदी का सिक्का है: अगली वोटिंग में आपका एक वोट ज़्यादा गिना जाएगा।',
      charm: 'आपके पास ताबीज़ है: आज रात झुंड का एक हमला रोकता है।',
    },
    whys: { ...kit.voteWhys, ...chatWords.whys },
    identity: 'इस खेल में आपका नाम: {0}',
    channels: chatWords.channels,
  },
  roles: {
    wolf: {
      name: 'भेड़िया',
      summary: 'अपने झुंड को जानता है और हर रात उसके साथ वोट देकर तय करता है कि किसे मारना है।',
      acts: { kill: 'मारने के लिए वोट देना' },
      cards: kit.packCards,
      causes: kit.packCauses,
      told: { joined: '{0} अब भेड़ियों के झुंड में है।' },
    },
    kittenWolf: {
      name: 'बिलौटा भेड़िया',
      summary: 'झुंड के साथ शिकार करता है। खेल में एक बार, मारने के बदले, किसी को काटकर झुंड में मिला सकता है।',
      acts: { convert: 'काटना' },
      cards: { convert: { ask: 'किसे काटकर झुंड में मिलाना है?', done: 'आपने {0} को काटना तय किया।', pick: 'काटिए' } },
      told: {
        bitten: 'आपको काट लिया गया: अब से आप भेड़िया हैं।',
        bite_failed: 'काटने का कोई असर नहीं हुआ',
        bite_night: 'अजीब बात है... कल रात गाँव एकदम शांत था। किसी की जान नहीं गई।',
      },
    },
    shadowWolf: {
      name: 'छाया भेड़िया',
      summary: 'झुंड के साथ शिकार करता है, और अगले दिन के लिए किसी की बोलती बंद कर सकता है।',
      acts: { mute: 'बोलती बंद करना', skipMute: 'किसी की बोलती बंद न करना' },
      cards: {
        mute: { ask: 'कल किसकी बोलती बंद करनी है?', done: 'कल {0} की बोलती बंद रहेगी।', pick: 'चुप कराइए' },
        skipMute: { ask: 'किसी को चुप नहीं कराना?', done: 'आपने किसी को चुप नहीं कराया।', pick: 'किसी को नहीं' },
      },
      told: { muted: chatWords.marks.muted },
    },
    seer: {
      name: 'ज्योतिषी',
      summary: 'हर सुबह पता चलता है कि रात में परखा गया खिलाड़ी भेड़िया है या नहीं।',
      acts: { scan: 'परखना' },
      cards: { scan: { ask: 'आज रात किसे परखना है?', done: 'आपने परखने के लिए {0} को चुना।', pick: 'परखिए' } },
      told: { scanned: '{0} को परखने पर निकला: {answer}।' },
      answers: { werewolf: 'भेड़िया' },
    },
    doctor: {
      name: 'डॉक्टर',
      summary: 'हर रात एक खिलाड़ी की रक्षा, अपनी भी, पर लगातार दो रात एक ही की नहीं।',
      acts: { save: 'रक्षा करना' },
      cards: { save: { ask: 'आज रात किसकी रक्षा करनी है?', done: 'आपने रक्षा के लिए {0} को चुना।', pick: 'बचाइए' } },
    },
    gunner: {
      name: 'बंदूकची',
      summary: 'दो गोलियाँ, एक दिन में ज़्यादा से ज़्यादा एक। सबको दिखता है कि गोली किसने चलाई।',
      acts: { shoot: 'गोली मारना' },
      cards: {
        shoot: {
          ask: 'किसे गोली मारनी है?',
          done: 'आपने {0} पर गोली चलाई।',
          pick: 'गोली मारिए',
          pass: 'बचाकर रखें',
          left: 'बची गोलियाँ: {n}',
        },
      },
      told: { shot: 'धाँय! {0} ने {1} को गोली मार दी!' },
      causes: { shot: 'बंदूकची ने {0} को गोली मार दी।' },
      whys: { shot_today: 'आज आपकी गोली चल चुकी है।', no_bullet: 'आपके पास कोई गोली नहीं बची।' },
    },
    detective: {
      name: 'जासूस',
      summary: 'हर सुबह पता चलता है कि रात में मिलाए गए दो खिलाड़ी एक ही टीम के हैं या नहीं।',
      acts: { investigate: 'मिलान करना' },
      cards: {
        investigate: {
          ask: 'आज रात किन दो का मिलान करना है?',
          done: 'आपने मिलान के लिए {0} और {1} को चुना।',
          pick: 'मिलान कीजिए',
        },
      },
      told: { compared: '{0} और {1} का मिलान: {answer}।' },
      answers: { same: 'एक ही टीम', different: 'अलग टीमें' },
    },
    hunter: {
      name: 'शिकारी',
      summary: 'भेड़ियों, वोट या बंदूकची के हाथों मरते समय एक आख़िरी गोली चला सकता है।',
      acts: { revenge: 'बदला लेना' },
      cards: kit.revengeCards,
      causes: kit.revengeCauses,
      told: kit.revengeWords,
    },
    revenant: {
      name: 'प्रेत',
      summary: 'किसी की मौत के बाद, किसी मृतक की भूमिका अपना सकता है, भेड़िये की भी।',
      acts: { absorb: 'भूमिका अपनाना' },
      cards: {
        absorb: {
          ask: 'किसकी भूमिका अपनानी है?',
          done: 'आपने {0} की भूमिका अपनाई।',
          pick: 'अपनाइए',
          pass: 'आज रात नहीं',
        },
      },
      told: { absorbed: 'आपने {0} की भूमिका अपना ली: {answer}।' },
    },
    villager: {
      name: 'गाँववासी',
      summary: 'रात में नींद। कभी-कभी सिस्टम AI किसी एक गाँववासी को बताता है कि हलचल कहाँ हुई।',
      told: { alert: 'सिस्टम AI: कल रात {0} के घर पर संदिग्ध हलचल देखी गई।' },
    },
    ...guests,
  },
  options: {
    ...shared.options,
    chaos: {
      label: 'केऑस मोड',
      words: 'सब उधार के नाम से खेलते हैं, संदेश बॉलीवुड हो जाते हैं, और सिस्टम में गड़बड़ भी हो सकती है।',
    },
    events: { label: 'घटनाएँ', words: 'कभी-कभी गाँव में कुछ होता है: पूरा चाँद, कोहरा, हाट का दिन।' },
    items: { label: 'मिली चीज़ें', words: 'कभी-कभी भोर में किसी को कुछ मिलता है: लालटेन, चाँदी का सिक्का, ताबीज़।' },
  },
};
