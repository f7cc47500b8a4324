import type { Grammar } from '../grammar.ts';

export const de: Grammar = {
  isSpaced: true,
  joints: 'aber,weil,denn,und,also,deshalb,darum,deswegen,sondern,obwohl,doch,dann,daher,jedoch,trotzdem,außerdem',
  bonds: 'dass,das,daß',
  contrast: 'aber,deshalb,darum,also,deswegen,sondern,daher,jedoch,trotzdem,dann,doch',
  and: 'und,u,oder',
  plural: 'sind,beide,waren,wölfe,lügen,stecken',
  openers:
    'ok,okay,na,also,ja,jo,jup,nein,nee,ne,lol,haha,hey,leute,mal,bitte,echt,ehrlich,man,mann,alter,digga,doch,halt,eben,jetzt,so,gut,naja,hm,hmm,ey,übrigens,btw,sorry,dann,auch,noch,einfach,eigentlich,schon,denn,ach,oh,hä,äh,ähm,gesagt,der,die,den,dem,das,n,und,heute,aber,tja,moment,warte,bloß,nur',
  isVerbLast: true,
  lettered: {},
  respelt: {},
  night: ' (?:(?:nacht|n) ?(\\d)\\d?|(ersten?) nacht|(zweiten?)(?: nacht)?|(dritten?) nacht) ',
  common:
    'aber alle allen alles als also am an auch auf aus bei beim bin bis bist da dabei damit dann das dass dein dem den denn der des dich die dir doch dort du durch ein eine einen einer eines er es euch euer für gar gegen gehen geht gern gut hab habe haben hat hatte hätte hier ich ihm ihn ihr im immer in ist ja jede jeder jemand jetzt kam kann karte kein keine könnte lange lass leben leute lieber liegt macht mal man mehr mein meine mich mir mit morgen muss nach nacht nein nicht nichts nie noch nun nur oben oder ohne raus recht rein rolle ruhe sagen sagt schon sehr seid sein seine selbst sich sicher sie sind so soll spiel stimme stimmt tag tod tot über um und uns unser unter viel vom von vor wahl wann war warum was weg weil weiß welche wen wenig wenn wer werde werden wie wieder will wir wird wirklich wo wohl zeit zu zum zur zwei',
};
