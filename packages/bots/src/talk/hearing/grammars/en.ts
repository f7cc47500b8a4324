import type { Grammar } from '../grammar.ts';

export const en: Grammar = {
  isSpaced: true,
  joints:
    'but,because,cause,cuz,coz,bc,since,so,and,however,although,though,then,while,also,plus,therefore,hence,except,n',
  bonds: 'that,who,which',
  contrast: 'but,so,however,though,therefore,although,hence,plus,also',
  and: 'and,n,plus,or',
  plural: 'are,r,both,were,arent,partners,wolves',
  openers:
    'ok,okay,well,so,lol,lmao,haha,hey,guys,folks,yo,bro,man,dude,tbh,imo,imho,honestly,ngl,please,pls,plz,yeah,yea,yep,yes,no,nah,oh,ah,alright,right,now,just,then,also,still,again,actually,really,literally,btw,everyone,everybody,all,too,fr,rn,omg,wtf,ffs,though,tho,anyway,anyways,look,listen,hmm,hm,um,uh,damn,dear,again,today,first,and,but,basically,seriously,sorry,like',
  isVerbLast: false,
  lettered: {},
  respelt: {},
  night: ' (?:(?:night|n) ?(\\d)\\d?|(first|1st) night|(second|2nd) night|(third|3rd) night) ',
  common:
    'a able about after again all always am an and any anyone are as at ask away back bad be been before best better big both but by call came can care case come day dead did die died do does done each early easy else end even ever every everyone fact far fast feel few find fine first for found friend from full fun game gave get give go god going gone good got great guess guy had half hand hang hard has have he hear heard help her here hey him his hope how idea if in into is it its job just keep kept kill kind knew know last late later least leave left less let lie life like line list little live lol long look lose lost lot love made make man many mark mate may maybe me mean men might mind mine more most move much must my name near need never new next nice night no none nor not now of off oh ok old on once one only open or other our out over own part pass past people pick place plan play please point post put quick quiet quite read real really reason rest right role round said same save say says see seem seems seen self send sense set she should show side sign since sit skip so some soon sorry spot start stay still stop sure table take talk team tell than thank that the their them then there these they thing think this those though time to today told too took top tried true trust try turn two until up us use very vote voted votes wait wake want was watch way we week well went were what when where which while who whole why will wins wish with won word words work worse worst would wrong yeah year yes yet you young your email finds marks hunt hunted rich chance miles drew grant art hunter king star sky',
};
