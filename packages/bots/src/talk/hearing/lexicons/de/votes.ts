import type { Lexicon } from '../../lexicon.ts';

/** Votes and calls to vote. */
export const votes = {
  voting: `
    abstimmen, aufgehängt, aufhängen, aufknüpfen, baumeln, beseitigen, eliminieren, eliminiert, erledigen, exekutieren, gehängt, hinrichten,
    häng, hänge, hängen, hängt, kick, kicken, kickt, knüpfen, loswerden, lynch, lynche, lynchen, lyncht, nehmen, nehmt, opfern, opfert, raus,
    rausgewählt, rauskicken, rausschmeissen, rausschmeißen, rausvoten, rauswerfen, rauswählen, schmeisst, schmeißen, sterben, stimme, stimmen,
    töten, tötet, verbanne, verbannen, verbannt, vote, voten, votes, votet, weg, wähl, wähle, wählen, wählt,
    an den baum, an den galgen, an den strick, gewählt wird, hängen auf, hängt auf, knüpft {w} auf, raus mit, richten {w} {w} hin,
    schmeißen {w} {w} {w} raus, schmeißt {w} {w} raus, stimm für, stimm gegen, stimme für, stimme gegen, stimmen für, stimmen gegen, stimmt für,
    stimmt gegen, weg mit, werfen {w} {w} {w} raus, werft {w} {w} raus, wählt {w} {w} raus, zum galgen, zum schafott,`,
  nobody: `
    aussetzen, enthalt, enthalte, enthalten, enthaltet, enthaltung, enthaltungen, keine, keinem, keinen, keiner, leer, niemand, niemandem,
    niemanden, nolynch, passe, passen, skip, skippe, skippen, skippt, ungültig, überspringe, überspringen,
    kein lynch, keine hinrichtung, nicht abstimmen, nicht wählen, niemand hängen, no lynch, setze aus, stimme heute nicht, stimme nicht ab,
    wähle heute nicht,`,
  together: `
    alle, bitte, dorf, freunde, hängen, hängt, ihr, jeder, jungs, kommt, leute, lieber, los, lyncht, mädels, müssen, nehmt, sollen, sollten,
    stimmt, votet, werfen, werft, wir, wählt, zusammen,
    auf gehts, kommt schon, können wir, könnten wir, lass uns, lasst uns,`,
  intend: `
    enthalte, enthalten, enthaltung, skippe, überspringe,
    bin auf {s}, bin dafür {s}, bin für {s}, bleib bei {s}, bleibe bei {s}, dann bin ich für {s}, dann (halt|eben|also|nehm_ich|nehme_ich) {s},
    dann (wähle|wähl|nehme|nehm|geh|gehe|vote|halt|eben|also|bin_ich_für|wirds) {w} {w} {s}, enthalte mich, enthalte mich heute,
    enthaltung von mir, entscheide mich für {s}, entscheidung {w} {s}, fest auf {s}, für mich heute {s}, für {s} stimmen werde ich,
    geh da mit auf {s}, (geh|gehe|bin|bleib|bleibe) {w} auf {s}, geh ich auf {s}, geh mit auf {s}, gehe mit auf {s},
    hab mich für {s} entschieden, habe mich für {s} entschieden, ich bin für {s}, ich leg mich {w} {s} fest, ich lege mich auf {s},
    ich nehm {w} {s}, ich nehme {w} {s}, ich setz mein {w} {w} {s}, ich skippe, ich tausche auf {s},
    ich (tendiere|tendier|neige) {w} {w} {s} zu (wählen|hängen|voten), ich wechsel auf {s}, ich wechsle {w} auf {s}, ich werf {w} {w} {s},
    ich will {s} (hängen|raus|weg|wählen|lynchen|hängen_sehen|raus_haben|loswerden|tot_sehen|brennen),
    ich (wähle|wähl|vote|stimme|stimm|hänge|häng|lynche|nehme|nehm|gehe|geh|bin|bleibe|bleib|wechsle|wechsel|tippe_und_wähle|
      entscheide_mich|plädiere|votiere|setze|setz|leg|lege) {w} {w} {w} {s},
    (ich_gehe|ich_geh|geh|gehe|bin|bleibe|bleib|wechsle|wechsel|springe|spring|schwenke|schwenk) {w} {w} (auf|zu|für|bei|gegen) {s},
    kreuz bei {s}, kreuzchen bei {s}, leg mich (auf|fest), leg mich auf {s} fest, lege mich (auf|fest), locke {s}, mach mit bei {s},
    mein kreuz {w} {w} {s}, mein vote, mein vote (geht|ist|bleibt|liegt), (meine|ne) stimme (für|gegen|auf|an|bei) {s}, meine stimme,
    meine stimme (geht|bleibt|ist|kriegt|bekommt|hat|gebe_ich|geb_ich|fällt|auf|für|gegen|an|bei|liegt|landet|steht), meine wahl {w} {w} {s},
    na gut {s}, ok {s} dann, schließ mich {w} an, schließ mich {w} (auf|gegen|bei) {s} an, schließe mich {w} (auf|gegen|bei) {s} an, setze aus,
    steig auf {s} ein, steige auf {s} ein, von mir aus {s}, vote (geht|auf|für|an|bei) {s}, wahl fällt auf {s},
    werd {w} {w} {s} {w} (wählen|hängen|lynchen|voten|stimmen), werde (für|gegen) {s} stimmen,
    werde {w} {w} {s} {w} (wählen|hängen|lynchen|voten|stimmen|rauswählen|nehmen), will {s} (hängen|raus|weg) sehen, wähl ich halt {s},
    (wähle|wähl|vote|lynche|hänge|nehme|nehm) {w} {w} {s}, würd {w} {s} (wählen|hängen|lynchen|nehmen|voten),
    würde {w} {s} (wählen|hängen|lynchen|nehmen|voten|rauswählen), {s} bekommt (heute|meine|mein) {w}, {s} dann halt,
    {s} (kriegt|bekommt|hat|erhält) {w} meine stimme, {s} kriegt {w} {w} (stimme|vote), {s} (und_fertig|und_gut|dann_eben|von_mir),
    {s} von mir aus, {s} (wähle|wähl|nehme|nehm|hänge|vote|lynche) ich, ändere auf {s}, ändere meine stimme auf {s},`,
  callVote: `
    alle stimmen (auf|für|gegen|an) {s}, alle {w} {s} (wählen|voten|hängen|lynchen), alle {w} {w} (auf|gegen|für) {s}, an den galgen,
    bin dafür dass wir {s}, (eine|noch_eine|zwei|mehr) (stimme|stimmen) (auf|gegen|für) {s}, galgen für {s}, geht mit auf {s},
    gehört (raus|gehängt|weg), ^ heute {s}, heute {w} {s}, ich bin dafür {s} zu, jetzt {s} (wählen|hängen|lynchen),
    (keiner|niemand) {w} {w} (sterben|hängen|gehängt|raus|gewählt|gehen), kommt auf {s}, kommt mit auf {s}, können wir {w} {w} {w} {s},
    lass uns auf {s},
    (lasst|lass) uns {w} {w} {s} {w} (hängen|wählen|lynchen|rauswerfen|rauswählen|voten|nehmen|loswerden|opfern|kicken|verbannen|
      rausschmeißen|töten|aufknüpfen|hinrichten),
    lasst uns auf {s}, (los|auf) auf {s}, ^ [los|kommt|jetzt|leute|und|so] [,] alle [jetzt|mal|bitte|zusammen] auf {s}, macht mit bei {s},
    mein vorschlag {s}, muss (weg|raus|gehen|hängen|baumeln|sterben), nieder mit {s}, nominiere {s}, plädiere für {s}, raus mit {s},
    raus mit {w} {s}, schlag vor {s}, schlag {s} vor, schlage vor {s}, schlage {s} vor, sollte (weg|raus|gehen|hängen),
    stimmen (auf|gegen|für|zu) {s}, stimmen auf {s}, strick für {s}, tschüss {s}, vorschlag {s}, votes auf {s}, weg mit {s}, weg mit {w} {s},
    wer ist (dabei|dafür) {w} {s}, (wir) (sollten|müssen|sollen|könnten|können|hängen|wählen|lynchen|nehmen|werfen|gehen) {w} {w} {w} {s},
    (wählt|hängt|lyncht|votet|stimmt_für|stimmt_gegen|nehmt|werft|kickt|verbannt|schmeißt|eliminiert|opfert|hängen_wir|wählen_wir|
      nehmen_wir|lynchen_wir|werfen_wir|voten_wir|kicken_wir|verbannen_wir|schmeißen_wir) {w} {w} {w} {s},
    {s} heute, {s} heute $,
    {s} (muss|sollte|soll|gehört|hat) {w} {w} (raus|weg|hängen|gehen|sterben|baumeln|dran_glauben|gehängt|verbannt|fallen|an_den_galgen|
      brennen|zu_gehen|zu_hängen),
    {s} (raus|weg|hängen|baumelt|an_den_galgen|an_den_strick|am_galgen|ans_messer|stirbt_heute|ist_dran|fliegt|fliegt_raus|fliegt_heute|
      muss_dran_glauben|zuerst|als_erstes|als_erster|als_nächstes),
    {s} (wählen|hängen|lynchen|voten|rauswählen|rauswerfen) $,`,
  turn: `
    statt {s} {w} {s}, (wechsel|wechsle|geh|gehe|stimme) {w} {w} von {s} {w} (auf|zu) {s},`,
} satisfies Partial<Lexicon>;
