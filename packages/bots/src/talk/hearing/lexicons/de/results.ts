import type { Lexicon } from '../../lexicon.ts';

/** Results of the night. */
export const results = {
  result: `
    angeguckt, angeschaut, angesehen, angezeigt, ausgespäht, ausspioniert, besucht, check, durchleuchtet, entpuppt, ergebnis, gecheckt, geprüft,
    gescannt, gesehen, herausgekommen, kristallkugel, n1, n2, n3, nachgeschaut, nachgesehen, rausgekommen, reingeschaut, scan, untersucht,
    vision, zeigt, überprüft,
    blick auf, check auf, diese nacht, dritte nacht, dritten nacht, erste nacht, ersten nacht, gesehen dass, gestern nacht, hab gesehen,
    habe gesehen, heut nacht, heute nacht, in der zweiten, (ist|war|kam) {w} (schwarz|weiß|weiss|rot|grün), kam raus, karten sagen, kommt raus,
    kugel sagt, letzte nacht, mein check, mein ergebnis, mein scan, nacht 1, nacht 2, nacht 3, nacht eins, nacht zwei, raus kam, scan auf,
    stellte sich raus, vergangene nacht, wurde mir angezeigt, zweite nacht, zweiten nacht, {v},`,
  red: `
    böse, positiv, rot, schuldig, schwarz, werwolf, wolf,`,
  green: `
    clean, dorf, grün, gut, harmlos, mensch, negativ, sauber, unschuldig, weiss, weiß,`,
} satisfies Partial<Lexicon>;
