import type * as english from '../en/show.ts';

export const stage: typeof english.stage = {
  'stage.scene': 'दृश्य',
  'stage.look': 'स्क्रीन की ओर देखें',
  'stage.skip': 'आगे बढ़ें',
  'stage.count': 'वोटों की गिनती',
  'stage.abstained': 'वोट नहीं दिया',
  'stage.wins': '{team} की जीत',
  'stage.nobody': 'कोई नहीं जीता',
};
export const deal: typeof english.deal = {
  'deal.title': 'आपका पत्ता',
  'deal.turn': 'पलटें',
  'deal.hint': 'इसे सिर्फ़ आप देखें।',
  'deal.drag': 'देखने के लिए ऊपर खींचें',
  'deal.gotIt': 'समझ गया',
  'deal.side': 'पक्ष: {team}',
};
export const curtain: typeof english.curtain = {
  'curtain.hunted': '{n, one {भेड़िया था …} other {भेड़िये थे …}}',
  'award.most-saved': 'सबसे ज़्यादा बचाया: {n, one {# जान} other {# जानें}}',
  'award.first-right': 'सबसे पहले भेड़िये को वोट दिया',
  'award.long-bluff': 'सबसे लंबा झाँसा: {n, one {# दिन} other {# दिन}}',
  'award.sharp-eye': 'तेज़ नज़र: भेड़ियों को {n, one {# वोट} other {# वोट}}',
  'award.last-word': 'भेड़िये को बाहर किया',
  'award.escaped': 'मौत से {n, one {# बार} other {# बार}} बचे',
  'award.wrongly-feared': 'सबसे ज़्यादा शक, पर निर्दोष',
  'award.under-radar': 'कभी कोई वोट नहीं मिला',
  'award.loud': 'सबसे ज़्यादा बोले: {n, one {# संदेश} other {# संदेश}}',
  'award.first-to-fall': 'सबसे पहले गिरे',
  'award.steady': 'अंत तक जीवित',
  'award.quiet': 'सबसे कम शब्द',
  'award.there': '{n, one {# दिन} other {# दिन}} साथ रहे',
};
export const tv: typeof english.tv = {
  'tv.door': 'मेज़ की स्क्रीन',
  'tv.how': 'टीवी या लैपटॉप पर {address} खोलें और कमरे का कोड लिखें।',
};
export const dead: typeof english.dead = {
  'dead.seeAll': 'सब देखें',
  'dead.skip': 'अंत तक जाएँ',
  'dead.newGame': 'नया खेल',
  'lobby.cardTimes': '{role} × {n}',
  'lobby.fairSuggested': 'ये नियमों के पत्ते हैं, और बॉट के बीच इनसे एक पक्ष को फ़ायदा है। ज़्यादा बराबर: {out} की जगह {into}।',
  'lobby.fairTake': 'ज़्यादा बराबर पत्ते लें',
  'lobby.fairSet': 'ये पत्ते नियमों की तालिका से ज़्यादा बराबर हैं।',
  'lobby.fairBack': 'नियमों की तालिका लें',
  'lab.difference': 'सेट B की तुलना में सेट A',
  'lab.differenceHint': 'सेट A में हर पक्ष कितने प्रतिशत अंक ज़्यादा जीतता है। पतली रेखा 95 % की सीमा है।',
  'lab.differs': 'दोनों सेट अलग हैं।',
  'lab.mayBeChance': 'यह संयोग भी हो सकता है।',
  'lab.players.easy': 'आसान बॉट',
  'lab.players.standard': 'सामान्य बॉट',
  'lab.players.hard': 'कठिन बॉट',
  'lab.players.random': 'बेतरतीब बॉट',
  'lab.rolesHint': 'असर: साथ में लिखे सादे पत्ते के मुक़ाबले इस पत्ते से उसका पक्ष कितना ज़्यादा जीतता है।',
  'lab.lengthTitle': 'एक खेल कितने दौर चलता है',
  'lab.mean': 'औसतन {n} दौर, ज़्यादा से ज़्यादा {max}',
  'lab.sizesTitle': 'हर संख्या के लिए सामान्य पत्ते',
  'lab.csv': 'CSV में सहेजें',
  'lab.json': 'JSON में सहेजें',
};
export const coach: typeof english.coach = {
  'coach.title': 'संकेत',
  'coach.act': 'रोशन घर चुने जा सकते हैं: किसी एक पर टैप करें। समय रहते आप अपना मन बदल सकते हैं।',
  'coach.chat': 'चैट में पढ़ें कि दूसरे क्या कहते हैं, और चाहें तो लिखें। “बातचीत ख़त्म करें” से तुरंत आगे बढ़ते हैं।',
  'coach.ballot': 'आपको किस पर शक है? वोट देने के लिए घर पर टैप करें। चेहरे दिखाते हैं कि दूसरे किसे वोट दे रहे हैं।',
};
export const predict: typeof english.predict = {
  'predict.title': 'आपका अनुमान',
  'predict.next': 'अगला कौन मरेगा?',
  'predict.winner': 'कौन सा पक्ष जीतेगा?',
  'predict.scores': 'सबसे अच्छे अनुमान',
  'predict.score': '{name}: {n, one {# अंक} other {# अंक}}',
};
