import type { replay as en } from '../en/replay.ts';

export const replay: Record<keyof typeof en, string> = {
  'replay.title': 'रीप्ले: {rules}',
  'replay.missing': 'यह खेल यहाँ नहीं है',
  'replay.missingHint': 'खेल खत्म होने के बाद उसे तब तक देखा जा सकता है, जब तक यह सर्वर उसे रखता है। लिंक जाँचिए।',
  'replay.watchAs': 'किसकी नज़र से',
  'replay.public': 'मेज़ पर बैठे सभी',
  'replay.everything': 'जो सब कुछ देखता है',
  'replay.roles': 'सबकी भूमिकाएँ दिखाएँ',
  'replay.table': 'मेज़ पर',
  'replay.unknown': 'अज्ञात',
  'replay.dead': 'मृत',
  'replay.chosenBy': '{n} लोगों ने चुना',
  'replay.happens': 'क्या हो रहा है',
  'replay.quiet': 'ऐसा कुछ नहीं, जो इस नज़र से पता चलता।',
  'replay.heard': 'क्या कहा जा रहा है',
  'replay.timeline': 'समयरेखा',
  'replay.at': '{phase}, क्षण {n} / {of}',
  'replay.play': 'चलाएँ',
  'replay.pause': 'रोकें',
  'replay.chapterBack': 'पिछला चरण',
  'replay.chapterForward': 'अगला चरण',
  'replay.speed': 'गति: {n} गुना',
  'replay.file.title': 'फ़ाइल से खेल देखें',
  'replay.file.what':
    'AIWolf प्रतियोगिता का खेल-लॉग (.log), इस सर्वर का या किसी और का, या Moonrise का सहेजा हुआ खेल (.json)।',
  'replay.file.choose': 'फ़ाइल चुनें',
  'replay.file.drop': 'या उसे इस पेज पर कहीं भी छोड़ दें',
  'replay.file.private': 'फ़ाइल इसी डिवाइस पर रहती है। कुछ भी अपलोड नहीं होता।',
  'replay.file.other': 'दूसरी फ़ाइल',
  'replay.file.noResult': 'इसमें नतीजा नहीं है: खेल बीच में रुक गया था, या फ़ाइल कटी हुई है।',
  'replay.file.leftOut':
    '{n, one {# पंक्ति समझ में नहीं आई और छोड़ दी गई} other {# पंक्तियाँ समझ में नहीं आईं और छोड़ दी गईं}} (पहली: पंक्ति {line})।',
  'replay.file.tooLarge': 'यह फ़ाइल {most} MiB से बड़ी है। कोई खेल-लॉग इतना बड़ा नहीं होता: एक ही खेल का लॉग चुनिए।',
  'replay.file.unread': 'यह फ़ाइल पढ़ी नहीं जा सकी। इसे फिर से चुनिए; फ़ोल्डर नहीं खोले जा सकते।',
  'replay.file.empty': 'यह फ़ाइल खाली है। कोई दूसरी चुनिए।',
  'replay.file.noLog':
    'यह खेल-लॉग नहीं है: पंक्ति {line} में “{text}” लिखा है, और कोई पंक्ति नहीं बताती कि कौन खेल रहा है, जैसे “0,status,1,VILLAGER,ALIVE,otters1,Ann”।',
  'replay.file.noGame':
    'यह JSON है, पर Moonrise का सहेजा हुआ खेल नहीं। प्रतियोगिता के खेल की .log या .moonrise.json फ़ाइल चुनिए।',
  'replay.file.running': 'सहेजते समय यह खेल खत्म नहीं हुआ था। खत्म होने पर इसे फिर चुनिए।',
  'replay.file.noRules': 'यह सर्वर इस खेल के नियम नहीं जानता, या उस तक पहुँच नहीं हो रही। बाद में फिर कोशिश कीजिए।',
};
