import type { Catalogue } from '../../languages/catalogue.ts';
import { hi as shared } from '../../languages/hi.ts';
import type { options } from '../options.ts';
import type { words } from '../words.ts';

const { chatWords, voteWords, ...kit } = shared.kit;

export const hi: Catalogue<typeof words, typeof options> = {
  words: {
    name: 'एक रात',
    summary: 'एक रात जिसमें पत्ते हाथ बदलते हैं, एक दिन, एक वोट। जो आप थे, शायद अब नहीं हैं।',
    phases: { reveal: 'अपना पत्ता देखिए', night: 'रात', day: 'दिन' },
    teams: { village: 'गाँव', werewolf: 'भेड़ियों की टीम', tanner: 'टैनर' },
    acts: { vote: 'वोट देना', say: 'कुछ कहना', done: 'बताना कि काम पूरा हुआ' },
    cards: {
      vote: { ...kit.voteCards.vote, remind: 'आपने अभी तक वोट नहीं दिया। {n} सेकंड बाकी हैं।' },
      ...chatWords.cards,
      done: { ask: 'आज रात का काम पूरा?', done: 'आज रात का आपका काम पूरा हुआ।', pick: 'पूरा हुआ' },
    },
    told: {
      eliminated: voteWords.eliminated,
      no_votes: voteWords.no_votes,
      one_vote_each: 'कई खिलाड़ियों को एक-एक वोट मिला। कोई बाहर नहीं हुआ।',
      scanned: 'आपने {0} को देखा, निकला: {answer}।',
    },
    ends: {
      tanner_out: 'टैनर बाहर हुआ।',
      werewolf_out: 'एक भेड़िया बाहर हुआ।',
      no_werewolf_out: 'कोई बाहर हुआ, मगर भेड़िया नहीं।',
      no_werewolf_team: 'कोई बाहर हुआ, पर भेड़ियों की पूरी टीम बीच के पत्तों में है: कोई नहीं जीता।',
      werewolf_hidden: 'कोई बाहर नहीं हुआ, और खिलाड़ियों में एक भेड़िया है।',
      no_werewolf: 'कोई बाहर नहीं हुआ, और खिलाड़ियों में कोई भेड़िया नहीं है।',
    },
    causes: kit.voteCauses,
    whys: { ...kit.voteWhys, ...chatWords.whys },
    channels: { global: chatWords.channels.global },
  },
  roles: {
    werewolf: {
      name: 'भेड़िया',
      summary: 'बाक़ी भेड़ियों को देखता है, और चाहता है कि उनमें से कोई बाहर न हो।',
      acts: { lonePeek: 'देखना' },
      cards: {
        lonePeek: {
          ask: 'अकेले भेड़िया: बीच का कौन-सा पत्ता देखना है?',
          done: 'आपने देखने के लिए {0} को चुना।',
          pick: 'देखिए',
          pass: 'कुछ नहीं देखना',
        },
      },
      told: {
        lone_werewolf: 'खिलाड़ियों में आप अकेले भेड़िये हैं।',
        move_lonePeek: 'अकेले भेड़िये {0} ने {1} को देखा।',
      },
      whys: {
        looked_once: 'आपने देख लिया: बस एक पत्ता।',
        not_alone: 'बीच के पत्ते सिर्फ़ अकेला भेड़िया देखता है।',
      },
    },
    minion: {
      name: 'चमचा',
      summary: 'भेड़ियों को देखता है, भेड़िये उसे नहीं। उनके साथ जीतता है, और उनके लिए बाहर भी हो सकता है।',
      told: { lone_minion: 'कोई खिलाड़ी भेड़िया नहीं है। फिर भी आपकी हार-जीत भेड़ियों की टीम के साथ है।' },
    },
    mason: {
      name: 'राजमिस्त्री',
      summary: 'बाक़ी राजमिस्त्रियों को देखता है: भरोसे का साथी, बशर्ते पत्ता न बदला हो।',
      told: { lone_mason: 'आपके सिवा कोई खिलाड़ी राजमिस्त्री नहीं है।' },
    },
    seer: {
      name: 'ज्योतिषी',
      summary: 'किसी एक खिलाड़ी का पत्ता, या बीच के दो पत्ते देखता है।',
      acts: { peek: 'देखना', peekCenter: 'देखना' },
      cards: {
        peek: {
          ask: 'ज्योतिषी: किसका पत्ता देखना है?',
          done: 'आपने देखने के लिए {0} को चुना।',
          pick: 'किसी एक का पत्ता',
          pass: 'कुछ नहीं देखना',
        },
        peekCenter: {
          ask: 'ज्योतिषी: बीच के कौन-से दो पत्ते देखने हैं?',
          done: 'आपने देखने के लिए {0} और {1} को चुना।',
          pick: 'बीच के दो पत्ते',
          pass: 'कुछ नहीं देखना',
        },
      },
      told: {
        move_peek: 'ज्योतिषी {0} ने {1} को देखा।',
        move_peekCenter: 'ज्योतिषी {0} ने {1} और {2} को देखा।',
      },
      whys: { looked: 'आपने देख लिया: एक खिलाड़ी, या बीच के दो पत्ते, बस इतना ही।' },
    },
    robber: {
      name: 'लुटेरा',
      summary: 'किसी खिलाड़ी से पत्ता बदलता है, नया पत्ता देखता है, और उसी की टीम में हो जाता है।',
      acts: { rob: 'लूटना' },
      cards: {
        rob: { ask: 'लुटेरा: किसका पत्ता लेना है?', done: 'आपने {0} को लूटा।', pick: 'लूटिए', pass: 'किसी को नहीं लूटना' },
      },
      told: {
        robbed: 'आपने {0} का पत्ता ले लिया, और अब आप हैं: {answer}।',
        move_rob: 'लुटेरे {0} ने {1} से पत्ता बदला।',
      },
      whys: { robbed_once: 'आपने लूट लिया और पत्ता देख लिया: अब यह पक्का है।' },
    },
    troublemaker: {
      name: 'फ़सादी',
      summary: 'दो दूसरे खिलाड़ियों के पत्ते, बिना देखे, आपस में बदल देता है।',
      acts: { swap: 'पत्ते आपस में बदलना' },
      cards: {
        swap: {
          ask: 'फ़सादी: किन दो के पत्ते आपस में बदलने हैं?',
          done: 'आपने {0} और {1} के पत्ते आपस में बदले।',
          pick: 'बदलिए',
          pass: 'कुछ नहीं बदलना',
        },
      },
      told: { move_swap: 'फ़सादी {0} ने {1} और {2} के पत्ते आपस में बदल दिए।' },
    },
    drunk: {
      name: 'शराबी',
      summary: 'अपना पत्ता बीच के एक पत्ते से बदलता है, और नहीं जानता कि क्या मिला।',
      acts: { drink: 'अपना पत्ता बदलना' },
      cards: {
        drink: {
          ask: 'शराबी: बीच का कौन-सा पत्ता लेना है?',
          done: 'आपने अपना पत्ता {0} से बदला।',
          pick: 'बदलिए',
          pass: 'मेरा पत्ता रहने दीजिए',
        },
      },
      told: { move_drink: 'शराबी {0} ने {1} से पत्ता बदला।' },
    },
    insomniac: {
      name: 'रतजगा',
      summary: 'सबके काम पूरे होने पर अपना पत्ता एक बार फिर देखता है।',
      told: { woken: 'रात बीत गई, और अब आप हैं: {answer}।' },
    },
    villager: { name: 'गाँववासी', summary: 'न कुछ देखना, न कुछ बदलना। सुनिए, सोचिए, और वोट दीजिए।' },
    tanner: { name: 'टैनर', summary: 'चाहता है कि बाहर कर दिया जाए, और तब अकेला जीतता है।' },
  },
  options: {
    ...shared.options,
    ballots: { ...shared.options.ballots, words: 'यहाँ बेअसर: वोट हमेशा गुप्त होता है।' },
    reveal: { ...shared.options.reveal, words: 'यहाँ बेअसर: अंत में सारे पत्ते खुल जाते हैं।' },
    lone_wolf_peek: {
      label: 'अकेला भेड़िया देखे',
      words: 'खिलाड़ियों में अकेला भेड़िया बीच का एक पत्ता देख सकता है।',
    },
  },
};
