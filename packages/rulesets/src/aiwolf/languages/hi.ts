import type { Catalogue } from '../../languages/catalogue.ts';
import { hi as shared } from '../../languages/hi.ts';
import type { options } from '../options.ts';
import type { words } from '../words.ts';

const { chatWords, dawnWords, packWords, revealWords, voteWords, ...kit } = shared.kit;
const { global, wolves } = chatWords.channels;

const speech = {
  max_count: {
    label: 'कितनी बार',
    words: 'कितनी बार। -1: इतने खिलाड़ियों के लिए जैसा चलन है।',
    of: {
      per_agent: { label: 'हर एक की बातें', words: 'एक दौर में हर खिलाड़ी कितनी बार बोले।' },
      per_day: { label: 'फेरे', words: 'एक दौर के फेरे; हर फेरे में सब एक बार बोल सकते हैं।' },
    },
  },
  max_length: {
    label: 'कितना लंबा',
    words: 'कितना लंबा। -1: कोई सीमा नहीं। ज़्यादा लंबा हो तो काट दिया जाता है।',
    of: {
      count_in_word: { label: 'शब्द गिने जाएँ', words: 'अक्षर नहीं, शब्द गिने जाते हैं।' },
      count_spaces: { label: 'ख़ाली जगह गिनी जाए', words: 'ख़ाली जगह भी गिनी जाती है।' },
      per_talk: { label: 'सबसे लंबी बात', words: 'एक बार में ज़्यादा से ज़्यादा लंबाई।' },
      mention_length: { label: 'नाम लेने के बाद मुफ़्त', words: '"@Ann" जैसे नाम लेने के बाद जितना मुफ़्त है।' },
      per_agent: { label: 'कुल मिलाकर', words: 'मुफ़्त के अलावा एक दौर में हर खिलाड़ी कितना कह सकता है।' },
      base_length: { label: 'हर बात में मुफ़्त', words: 'हर बात में जितना मुफ़्त है।' },
    },
  },
  max_skip: { label: 'छोड़ना', words: 'लगातार कितनी बार छोड़ सकते हैं; एक और बार यानी सब कह दिया।' },
  duration: { label: 'खुली बातचीत', words: 'इतने मिलीसेकंड सब कभी भी बोल सकते हैं। 0: बारी-बारी से।' },
};

export const hi: Catalogue<typeof words, typeof options> = {
  words: {
    name: 'AIWolf',
    summary: 'भेड़िया खेलने वाले प्रोग्रामों का मुक़ाबला: बारी-बारी से बात, गुप्त वोट, छह भूमिकाएँ।',
    phases: {
      talk: 'बातचीत',
      whisper: 'फुसफुसाहट',
      vote: 'निष्कासन',
      divine: 'भविष्यवाणी',
      guard: 'पहरा',
      attack: 'हमला',
    },
    teams: { VILLAGER: 'गाँव', WEREWOLF: 'भेड़िये' },
    wins: {
      VILLAGER: 'जीत तब, जब कोई भेड़िया न बचे।',
      WEREWOLF: 'जीत तब, जब भेड़िये बाकी सबके बराबर हो जाएँ।',
    },
    acts: { talk: 'बोलना', skip: 'यह बारी छोड़ना', over: 'इस दौर में और न बोलना', vote: 'वोट देना' },
    cards: {
      talk: { ask: 'आपकी बोलने की बारी है।', done: 'आपकी बात पहुँच गई।', pick: 'बोलिए' },
      skip: { ask: 'यह बारी छोड़नी है?', done: 'आपने यह बारी छोड़ दी।', pick: 'छोड़िए' },
      over: { ask: 'सब कह दिया?', done: 'इस दौर में आपकी बात पूरी हुई।', pick: 'बस' },
      vote: kit.voteCards.vote,
    },
    answers: { HUMAN: 'इंसान' },
    told: {
      ...voteWords,
      ...packWords,
      ...revealWords,
      ...dawnWords,
      lot: 'वोट बराबर रहे, और पर्ची {0} के नाम निकली।',
      vote_again: 'वोट बराबर रहे। फिर से वोट दीजिए।',
    },
    ends: {
      ...kit.sidesWords,
      stalemate: 'दस दिन बिना किसी की मौत के निकल गए।',
      max_day: 'आख़िरी दिन बीत गया, और कोई नहीं जीता।',
      errors: 'बहुत ज़्यादा खिलाड़ी खेल से छूट गए।',
    },
    causes: kit.voteCauses,
    marks: { dropped: 'आपकी सीट इस खेल से छूट गई है।' },
    whys: kit.floorWhys,
    channels: { global, wolves },
  },
  roles: {
    WEREWOLF: {
      name: 'भेड़िया',
      summary: 'अपने झुंड को जानता है, उससे फुसफुसाता है, और उसके साथ वोट देकर हमला तय करता है।',
      acts: { attack: 'हमले के लिए वोट देना', whisper: 'फुसफुसाना' },
      cards: {
        attack: {
          ask: 'आज रात झुंड किस पर हमला करे?',
          done: 'आपने {0} पर हमले के लिए वोट दिया।',
          pick: 'हमला कीजिए',
          pass: 'किसी पर नहीं',
        },
        whisper: { ask: 'आपकी फुसफुसाने की बारी है।', done: 'आपकी फुसफुसाहट पहुँच गई।', pick: 'फुसफुसाइए' },
      },
      causes: { attack: kit.packCauses.kill },
      told: { attack_again: 'झुंड के वोट बराबर रहे। फिर से वोट दीजिए।' },
    },
    POSSESSED: {
      name: 'वशीभूत',
      summary: 'एक इंसान जो भेड़ियों के साथ जीतता है; न वह उन्हें जानता है, न वे उसे।',
    },
    SEER: {
      name: 'ज्योतिषी',
      summary: 'हर रात पता चलता है कि कोई एक खिलाड़ी इंसान है या भेड़िया।',
      acts: { divine: 'परखना' },
      cards: {
        divine: {
          ask: 'आज रात किसे परखना है?',
          done: 'आपने परखने के लिए {0} को चुना।',
          pick: 'परखिए',
          pass: 'किसी को नहीं',
        },
      },
      told: { divined: '{0} को परखने पर निकला: {answer}।' },
    },
    BODYGUARD: {
      name: 'अंगरक्षक',
      summary: 'हर रात किसी और खिलाड़ी को भेड़ियों के हमले से बचाता है।',
      acts: { guard: 'पहरा देना' },
      cards: {
        guard: {
          ask: 'आज रात किसका पहरा देना है?',
          done: 'आपने पहरे के लिए {0} को चुना।',
          pick: 'पहरा दीजिए',
          pass: 'किसी का नहीं',
        },
      },
    },
    VILLAGER: { name: 'गाँववासी', summary: 'कोई ख़ास शक्ति नहीं। बातों और वोट से भेड़ियों को पकड़ना है।' },
    MEDIUM: {
      name: 'ओझा',
      summary: 'हर निकाले गए खिलाड़ी के बारे में पता चलता है कि वह इंसान था या भेड़िया।',
      told: { medium: '{0} की आत्मा बताती है: {answer}।' },
    },
  },
  options: {
    ...shared.options,
    talk: { label: 'बातचीत', words: 'बातचीत की सीमाएँ।', of: speech },
    whisper: { label: 'फुसफुसाहट', words: 'फुसफुसाहट की सीमाएँ।', of: speech },
    vote: {
      label: 'निष्कासन',
      words: 'किसे निकाला जाए, इस पर वोट।',
      of: {
        max_count: {
          label: 'वोट के दौर',
          words: 'ज़्यादा से ज़्यादा इतने दौर: बराबरी पर फिर वोट, आख़िर में पर्ची। 0: कोई निष्कासन नहीं।',
        },
        allow_self_vote: { label: 'अपने लिए वोट', words: 'कोई अपने लिए भी वोट दे सकता है।' },
      },
    },
    attack_vote: {
      label: 'हमला',
      words: 'झुंड का वोट कि किस पर हमला हो।',
      of: {
        max_count: { label: 'वोट के दौर', words: 'ज़्यादा से ज़्यादा इतने दौर, निष्कासन की तरह। 0: कोई हमला नहीं।' },
        allow_self_vote: { label: 'अपने लिए वोट', words: 'भेड़िया अपने लिए वोट दे सकता है। वह गिना नहीं जाता।' },
        allow_no_target: {
          label: 'बराबरी पर कोई हमला नहीं',
          words: 'आख़िरी दौर में बराबरी हो तो पर्ची के बजाय किसी पर हमला नहीं होता।',
        },
      },
    },
    vote_visibility: {
      label: 'वोट दिखें',
      words: 'सबको पता चलता है कि किसने किसे वोट दिया; हमले का सिर्फ़ झुंड को।',
    },
    max_day: { label: 'आख़िरी दिन', words: 'आख़िरी दिन। -1: कोई सीमा नहीं।' },
    talk_on_first_day: { label: 'पहले दिन फुसफुसाहट', words: 'झुंड पहले दिन भी फुसफुसाता है।' },
    max_continue_error_ratio: {
      label: 'छूटी हुई सीटें',
      words: 'अगर सीटों का इससे बड़ा हिस्सा छूट जाए तो खेल रुक जाता है।',
    },
    timeout: {
      label: 'समय-सीमाएँ',
      words: 'मिलीसेकंड।',
      of: {
        action: { label: 'एक जवाब', words: 'एक बात या एक चुनाव के लिए।' },
        response: { label: 'मौजूदगी का इशारा', words: 'चुप प्रोग्राम को दिखाने के लिए कि वह अब भी है।' },
      },
    },
  },
};
