import type { Grammar } from '../grammar.ts';

export const hi: Grammar = {
  isSpaced: true,
  joints:
    'lekin,magar,kyunki,kyuki,isliye,aur,phir,fir,toh_fir,par_bhi,लेकिन,मगर,क्योंकि,इसलिए,और,फिर,warna,वरना,but,so,बल्कि,balki,jabki,tabhi',
  bonds: 'ki,कि,jo,जो',
  contrast: 'lekin,magar,isliye,लेकिन,मगर,इसलिए,but,so,warna,बल्कि,balki',
  and: 'aur,और,व,and,ya,या,तथा',
  plural: 'dono,दोनों,mile,मिले,sab',
  openers:
    'haan,han,ha,arre,are,arey,yaar,bhai,bro,bhaiyo,dosto,dost,guys,acha,accha,achha,theek,thik,chalo,dekho,suno,sun,bas,ab,abhi,to,hi,bhi,na,ji,lol,haha,please,pls,plz,ok,okay,sach,sachme,waise,aaj,toh,oye,abe,जी,भाई,यार,अरे,दोस्तो,दोस्तों,अच्छा,ठीक,चलो,देखो,सुनो,बस,अब,तो,ही,भी,ना,आज,वैसे,सच,log,लोग,sahab,ko,ne,pe,se,ka,ki,ke,को,ने,से,का,के,की,हे,phir,hai,wo,ye,ek,एक,kuch,कुछ,mere,मेरे',
  isVerbLast: true,
  lettered: {},
  respelt: {},
  night: ' (?:(?:raat|n) ?(\\d)\\d?|(pehli) raat|(dusri) raat|(teesri) raat) ',
  common:
    'aap aaj aur bas bhai hai haan hain hi ho hu hun hoon ka kal kar ke ki ko koi kya kyu lag log main mai maine me mera meri mujhe nahi na ne pe par raha rahi raat sab sahi se shak tera tha thi to tu tum wo woh ya yeh ye yaar yar wala dekho abhi phir bol bolo kaun kon mat sun suno din अब आज आप इस उस एक और कब कल कह का कि की कुछ के को कोई कौन क्या चलो जब जी जो ठीक तक तब तुम तू तो था थी थे दिन दो न नहीं ना ने पर पास फिर बस बात भाई भी मत मुझे में मेरा मेरी मैं मैंने यह या ये रहा रही रहे रात लोग वह वाला वो शक सब सही से हम हाँ ही हूँ हैं है हो',
};
