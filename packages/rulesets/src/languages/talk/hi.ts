import type { ReportTalk, Spoken, TableTalk } from '@moonrise/engine';

const werewolf: Spoken = { is: 'भेड़िया', names: 'भेड़िया,भेड़िये,भेड़ियों,वेयरवुल्फ़,वुल्फ़,bhediya,bhedia,bhediye' };
const villager: Spoken = { is: 'गाँववासी', names: 'गाँववासी,गाँव वाला,गाँव वाली,ग्रामीण,gaonwala,gaon wala' };
const seer: Spoken = { is: 'ज्योतिषी', names: 'ज्योतिषी,सीर,भविष्यवक्ता,jyotishi' };
const scanned: ReportTalk = {
  ways: [
    'मैंने {0} को परखा: {answer}।',
    'मैंने {0} को देखा, और निकला: {answer}।',
    '{0} पर मेरा नतीजा: {answer}।',
    'मुझे पता है {0} क्या हैं: {answer}।',
    '{0} को परखने पर मुझे दिखा: {answer}।',
    'मेरी जाँच {0} के बारे में कहती है: {answer}।',
    'जाँच हो चुकी है, {0} के लिए जवाब है: {answer}।',
    'रात को मेरी नज़र {0} पर थी, नतीजा: {answer}।',
  ],
  verbs: 'परखा,जाँचा,चेक किया,देखा,जाँच की,नतीजा,check kiya,dekha,scan kiya,scan,jancha,parkha',
};

export const hi: TableTalk = {
  roles: {
    werewolf,
    wolf: werewolf,
    WEREWOLF: werewolf,
    villager,
    VILLAGER: villager,
    seer,
    SEER: seer,
    kittenWolf: { is: 'बिलौटा भेड़िया', names: 'बिलौटा भेड़िया,बिलौटा' },
    shadowWolf: { is: 'छाया भेड़िया', names: 'छाया भेड़िया' },
    doctor: { is: 'डॉक्टर', names: 'डॉक्टर,डाक्टर,वैद्य' },
    gunner: { is: 'बंदूकची', names: 'बंदूकची,गनर' },
    detective: { is: 'जासूस', names: 'जासूस,डिटेक्टिव,jasoos' },
    hunter: { is: 'शिकारी', names: 'शिकारी,shikari' },
    revenant: { is: 'प्रेत', names: 'प्रेत' },
    minion: { is: 'चमचा', names: 'चमचा,मिनियन' },
    mason: { is: 'राजमिस्त्री', names: 'राजमिस्त्री,मेसन' },
    robber: { is: 'लुटेरा', names: 'लुटेरा,लुटेरे' },
    troublemaker: { is: 'फ़सादी', names: 'फ़सादी,फसादी' },
    drunk: { is: 'शराबी', names: 'शराबी' },
    insomniac: { is: 'रतजगा', names: 'रतजगा' },
    tanner: { is: 'टैनर', names: 'टैनर' },
    lycan: { is: 'भेड़मानुस', names: 'भेड़मानुस,लाइकन' },
    mayor: { is: 'मुखिया', names: 'मुखिया,मेयर,mukhiya' },
    bodyguard: { is: 'अंगरक्षक', names: 'अंगरक्षक,बॉडीगार्ड' },
    survivor: { is: 'उत्तरजीवी', names: 'उत्तरजीवी,सर्वाइवर' },
    witch: { is: 'डायन', names: 'डायन,चुड़ैल' },
    priest: { is: 'पुजारी', names: 'पुजारी,पंडित,pujari' },
    alphaWolf: { is: 'सरदार भेड़िया', names: 'सरदार भेड़िया,अल्फ़ा भेड़िया' },
    loneWolf: { is: 'अकेला भेड़िया', names: 'अकेला भेड़िया' },
    POSSESSED: { is: 'वशीभूत', names: 'वशीभूत' },
    BODYGUARD: { is: 'अंगरक्षक', names: 'अंगरक्षक,बॉडीगार्ड' },
    MEDIUM: { is: 'ओझा', names: 'ओझा,मीडियम' },
  },
  answers: {
    werewolf: { is: 'भेड़िया', names: '' },
    villager: { is: 'भेड़िया नहीं', names: '' },
    WEREWOLF: { is: 'भेड़िया', names: '' },
    HUMAN: { is: 'इंसान', names: '' },
    same: { is: 'एक ही टीम', names: 'एक ही टीम,एक टीम,same team,ek hi team,ek team' },
    different: {
      is: 'अलग टीमें',
      names: 'अलग टीमें,अलग टीम,अलग अलग टीम,different team,alag team,alag alag team,alag teams',
    },
  },
  reports: {
    scanned,
    divined: scanned,
    medium: {
      ways: [
        '{0} की आत्मा ने मुझे बताया: {answer}।',
        'मैंने आत्माओं से {0} के बारे में पूछा: {answer}।',
        'अब मुझे पता है {0} क्या {0:थे/थीं}: {answer}।',
        'उस पार से {0} की ख़बर: {answer}।',
        'आत्माओं के अनुसार {0} {0:थे/थीं}: {answer}।',
        'जो चले गए, उन {0} पर मेरा जवाब: {answer}।',
      ],
      verbs: 'आत्मा',
    },
    compared: {
      ways: [
        'मैंने {0} और {1} का मिलान किया: {answer}।',
        '{0} और {1} का मेरा मिलान: {answer}।',
        'मुझे {0} और {1} के बारे में पता है: {answer}।',
        'मेरी जाँच में {0} और {1} निकले: {answer}।',
        'मैंने {0} को {1} के साथ रखकर देखा: {answer}।',
        'सुनिए, {0} और {1}: {answer}।',
      ],
      self: [
        'मैंने अपना मिलान {1} से किया: {answer}।',
        'मेरा और {1} का मिलान: {answer}।',
        'मुझे अपने और {1} के बारे में पता है: {answer}।',
        'जाँच में {1} और मैं निकले: {answer}।',
        'मैंने {1} को अपने साथ रखकर देखा: {answer}।',
        'सुनिए, {1} और मैं: {answer}।',
      ],
      verbs: 'मिलान,जाँच,तुलना,compare kiya,compare,milan',
    },
    robbed: {
      ways: [
        'मैंने {0} का पत्ता लिया, अब मैं हूँ: {answer}।',
        'मैंने {0} को लूटा और मिला: {answer}।',
        'जो पत्ता {0} से आया, वह था: {answer}।',
        'मेरे लेने से पहले {0} {0:थे/थीं}: {answer}।',
        'मैंने {0} से पत्ता बदला और देखा: {answer}।',
        'लूट में {0} से मिला: {answer}।',
      ],
      verbs: 'लूटा,loota,luta,का पत्ता लिया,चुराया,churaya',
    },
    move_swap: {
      ways: [
        'मैंने {1} और {2} के पत्ते बदल दिए।',
        '{1} और {2} के पत्ते मैंने आपस में बदले।',
        'मैंने {1} का पत्ता {2} को दिया और उनका इन्हें।',
        '{1} और {2} के पास एक-दूसरे का पत्ता है, यह मैंने किया।',
        'अदला-बदली मेरी थी: {1} और {2}।',
        'रात को मैंने {1} और {2} को आपस में बदल दिया।',
      ],
      verbs: 'बदल,बदले,बदला,badal,badle,badla,swap',
    },
    move_drink: {
      ways: [
        'मैंने अपना पत्ता {1} से बदला।',
        'मैंने बिना देखे {1} ले लिया।',
        'अब मेरे पास {1} है, जो भी हो।',
        'मेरा पत्ता बीच में गया और मुझे {1} मिला।',
        'आँखें बंद करके मैंने {1} उठा लिया।',
        'मेरे हाथ {1} लगा, पता नहीं क्या है।',
      ],
      verbs: '',
    },
  },
  hunted: 'बुरा,बुरे,गुनहगार,दुश्मन,माफ़िया,काला,bura,mafia',
  harmless:
    'साफ़,साफ,निर्दोष,मासूम,अच्छा,अच्छे,बेगुनाह,इंसान,सफ़ेद,गाँव का,भेड़िया नहीं,वुल्फ़ नहीं,बुरा नहीं,saaf,saf,innocent,insaan,bhediya nahi,wolf nahi',
};
