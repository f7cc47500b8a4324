import type { Lexicon } from '../../lexicon.ts';

/** What players say of themselves. */
export const speaker = {
  claim: `
    als {o} (habe|hab|sage|kann|bin|weiß|war) ich, als {o} {w} (bin|habe|hab|kann|sage|weiß), (bin|ich_bin|bin_ich|binn) {w} {w} {w} {o},
    (bin|ich_bin|bin_ich|ich|spiel|spiele|hab|habe|als|zog|gezogen|war|outen_als) {w} {w} {o}, (bin|ich_bin) {w} {w} {w} {o}, ^ co {o},
    der {o} bin ich, die {o} bin ich, die {o} bin ich [,] nicht {w} {s},
    (echte|echter|wahre|wahrer|richtige|einzige|einzig_wahre) {o} (bin_ich|hier|spricht|ist_hier|meldet_sich), gegenclaim {w} {o},
    (gestatten|darf_ich_vorstellen|tada|tja|ok|also|gut|nun|so) [,] {w} {w} {o} $, (hab|habe|ich_hab|ich_habe) {w} {w} {w} {o}, ich als {o},
    (ich|hab|habe|spiele|spiel|zog|bekam|kriegte|erhielt|war|wurde) {w} {w} {o} (gezogen|bekommen|gekriegt|erhalten|gezockt|karte|gelost|
      abbekommen),
    ich war {w} {o},
    (ich_bin|bin|ich) {w} {w} {w} (normaler|normale|einfacher|einfache|stinknormaler|kleiner|langweiliger|gewöhnlicher|schlichter|simpler|
      armer|harmloser|nur) {o},
    ihr (habt|seht) {w} {o} vor euch, (karte|rolle) {w} {w} {w} {o}, meine karte {w} {o},
    (meine|mein) (rolle|karte|claim|rollenkarte) {w} {w} {o}, mich als {o}, mich hat es als {o}, mir wurde {w} {o},
    ^ [na_gut|ok|okay|so|also|ja|nur|bloß|bloss|einfach] [nur|leute|ein|eine|der|die|n|nur_n|nur_ein] [einfacher|einfache|normaler|normale|
      simpler|schlichter|stinknormaler] {o} $,
    (nur|bloß|bloss|leider_nur|lediglich|einfach|einfacher|einfache|normaler|normale|stinknormaler) {o} (hier|ohne|leider|bin_ich|sorry),
    ^ (ok|okay|gut|na_gut|also|leute) {o} $, (oute|claime|claim|melde|oute_mich|bekenne|gestehe|offenbare|zeige) {w} {w} {o},
    (oute|outing|claim|coming_out) {w} {w} {o}, rolle {o}, war {w} {w} {o}, wurde {w} {o} gezogen, ^ {o} $, {o} bin ich,
    {o} bin ich [,] nicht {w} {s},
    {o} (bin_ich|wär_ich_dann|bin_halt_ich|spricht|zu_diensten|im_haus|gemeldet|claim_meinerseits|outing|vom_dienst),
    {o} (hier|meldet|claim|co|am_apparat|outet|am_start|bin_ich|im_dienst|meldet_sich|von_mir|gezogen|karte), {o} ist meine (rolle|karte),
    {o} (outet|outet_sich|claimt|claim|co|meldet_sich|am_werk|anwesend|zur_stelle|meldet|reporting|hier|spricht|gezogen|bin_ich|ist_meine|
      von_mir|sein_darf|sein|wars|am_apparat|bei_der_arbeit),`,
  withMe: `
    ich und {s}, ich {s} (sind|waren), {s} ich (sind|waren), {s} und ich,`,
  mine: `
    bin, bleib, bleibe, enthalte, geh, gehe, glaub, glaube, hab, habe, halte, ich, mein, meine, meinem, meinen, meiner, mich, mir, nehm, nehme,
    stimme, traue, verdächtige, vertraue, vote, wechsel, wechsle, werde, wähl, wähle, würde,`,
  he: `
    dem, derjenige, er, ihm, ihn, sie,
    der da, der hat, der ist, der kann, der lügt, der muss, der passt, der spielt, der war, der wirkt, die da, die hat, die ist, die kann,
    die lügt, die muss, die passt, die spielt, die war, die wirkt,`,
  defend: `
    ehrenwort, riesenfehler, unschuldigen,
    bin es nicht,
    (bin|ich_bin|ich_war) {w} {w} (unschuldig|sauber|dorf|dorfi|harmlos|brav|ehrlich|keiner_von_denen|auf_eurer_seite|einer_von_euch|
      eine_von_euch|kein_wolf|kein_werwolf|nicht_böse|nicht_der_wolf|es_nicht|nicht_schuldig|auf_der_guten_seite|gut),
    (bin|ich_bin) (kein|keine|nicht) {w} {bad}, (bin|ich_bin) {w} (unschuldig|sauber|{fine}|dorf), bins nicht, bitte glaubt mir,
    das ist ein (riesen|großer|riesiger|schwerer|riesenfehler|fehler) {w}, dass ich {w} ({good}|dorf|unschuldig|sauber) {w},
    (den|die|das) falschen, den falschen, der falsche, die falsche, eine unschuldige, einen unschuldigen, einen von euch, euren eigenen,
    falsche person, falscher mann, gebt mir {w} (chance|tag), glaubt mir, hab nichts (getan|gemacht|zu_verbergen|verbrochen|angestellt),
    hab nix (getan|gemacht|zu_verbergen|verbrochen|angestellt), habe nichts (getan|gemacht|zu_verbergen|verbrochen),
    (hängt|lyncht|wählt) ihr mich,
    (hängt|wählt|lyncht|tötet|verbannt|werft) {w} mich {w} {w} {w} (verlieren|verliert|fehler|bereuen|sehen|merken|seht|merkt),
    ich bin auf eurer seite, ich bin es nicht, ich bins nicht, ich schwör, ich schwöre, ich war es nicht, ich wars nicht,
    ihr (hängt|lyncht|wählt|tötet|opfert|werft) {w} {w} (unschuldigen|unschuldige|dorfbewohner|{good}), ihr irrt euch,
    ihr (irrt|täuscht|liegt|vertut) {w} {w} {w} (mir|falsch|daneben|euch), ihr könnt mir (glauben|vertrauen), ihr liegt falsch,
    ihr (macht|begeht) {w} {w} fehler, ihr werdet {w} (sehen|bereuen|merken), ihr werdet {w} {w} (sehen|bereuen|merken|schon_sehen),
    könnt mir vertrauen, lasst mich in ruhe, lasst mich {w} (leben|in_ruhe|am_leben|in_frieden), (macht|machen) {w} {w} [großen|riesen] fehler,
    man will mir was anhängen, mich {w} {w} (hängen|wählen|lynchen|opfern|töten|rauswerfen|zu_hängen|zu_wählen|zu_lynchen), nen unschuldigen,
    nicht der {bad}, nicht ich, reingelegt werden, stehe auf eurer seite, verschont mich, vertraut mir, war ich nicht,
    warum sollte ich (lügen|das_tun|wolf), was anhängen, werdet ihr {w} (bereuen|sehen|merken), wieso sollte ich (lügen|das_tun|wolf),
    wollt mir was anhängen, (wählt|hängt|lyncht) mich nicht, (wählt|hängt|lyncht|votet|tötet|nehmt|opfert|verbannt|werft) mich {w} {w} {w},
    würde ich nie,`,
  retract: `
    huch, ignoriert, korrektur, korrigiere, misclick, missklick, nvm, rückzieher, ups, upsi,
    bin doch kein {o}, bin doch keine {o}, bin doch nicht {w} {o}, bin gar {w} {w} {o},
    das war {w} {w} (bluff|gelogen|quatsch|unsinn|falsch|test|scherz|finte|lüge), doch kein {o}, doch nicht {w} {o}, falsches spiel sorry,
    hab mich {w} (verlesen|vertan|vertippt|verklickt|geirrt|verschrieben|verguckt), ignoriert (das|was|meinen|meine|mein|mich), kommando zurück,
    korrigiere mich, mein fehler, meine schuld, nehm alles zurück, nehm {w} {w} zurück, nehm {w} {w} {w} zurück, nehme alles zurück,
    nehme {w} aussage zurück, nehme {w} {w} zurück, nehme {w} {w} {w} zurück, sorry falsch, streich das, streicht das,
    streicht (das|meine|meinen), vergesst (es|das|was_ich), vergesst (es|das|was_ich|meinen|meine|alles|den|mein|einfach),
    vergiss (es|das|was_ich), vergiss (es|das|was_ich|meinen|meine), (verlesen|vertan|vertippt|verguckt|verklickt|geirrt|verrutscht),
    (verlesen|vertan|vertippt|verguckt|verklickt|geirrt|verrutscht|verschrieben|verschaut|verwechselt|verzählt|verrechnet),
    war (ein|nur_ein) bluff, (war|hab|habe) {w} (geblufft|gelogen|gebluffed),
    (war|hab|habe) {w} {w} (geblufft|gelogen|gefaked|geflunkert|getestet|geschwindelt|bluff|ein_test|ein_bluff|gelüge|ne_lüge|eine_lüge|
      ne_finte|eine_finte|ein_witz|quatsch|unsinn),
    war {w} falsch von mir, zieh {w} claim zurück, ziehe {w} {w} (aussage|claim|behauptung|stimme) zurück,`,
  second: `
    1 $, ^ 1 $,
    ^ [ja|jo|jup|jep|genau|ok|stimmt|man|da|das|voll|absolut|und|dem] (ich_auch|seh_ich_genauso|sehe_ich_genauso|seh_ich_auch_so|
      sehe_ich_auch_so|sehe_ich_auch|seh_ich_auch|genau|stimmt|dito|richtig|absolut|this|same|einverstanden|bin_dabei|dabei|stimme_zu|
      stimme_ich_zu|sehe_ich_so|seh_ich_so|genau_das|so_ist_es|ganz_meine_meinung|meine_meinung|meine_rede|meine_worte|word|find_ich_auch|
      finde_ich_auch|denk_ich_auch|denke_ich_auch|dachte_ich_auch|glaub_ich_auch|glaube_ich_auch|mein_ich_auch|meine_ich_auch|genau_so|
      genauso|volle_zustimmung|zustimmung|unterschreibe_ich|unterschreib_ich|unterschrieben|da_bin_ich_dabei|bin_ich_dabei|
      kann_ich_nur_zustimmen|kann_ich_zustimmen|kann_man_so_sehen|geht_mir_auch_so|geht_mir_genauso|mir_auch|seh_das_genauso|sehe_das_genauso|
      seh_das_auch_so|sehe_das_auch_so|seh_ich_ähnlich|sehe_ich_ähnlich|korrekt|exakt|wahr|wahre_worte|sehr_richtig|gut_gesagt|guter_punkt|
      gutes_argument|macht_sinn|ergibt_sinn|klingt_logisch|klingt_gut|klingt_plausibel|leuchtet_ein|hört_sich_gut_an|bin_dafür|dafür|gekauft|
      plus_eins|1|schließe_mich_an|schließ_mich_an|schließe_ich_mich_an|gehe_ich_mit|geh_ich_mit|gehe_mit|geh_mit|geh_da_mit|sag_ich_auch|
      sage_ich_auch|sag_ich_doch|fühl_ich|auch_meine_meinung|auch_mein_gedanke|nichts_hinzuzufügen|100_prozent|voll|jawohl|jawoll|amen|
      eben) [so|auch|zu|an|absolut|total|dabei|voll|bro|leute] $,
    ^ [ja|jo|jup|jep|genau|ok|stimmt|man] (ich_auch|seh_ich_genauso|sehe_ich_genauso|seh_ich_auch_so|sehe_ich_auch_so|genau|stimmt|dito|
      richtig|absolut|this|same|einverstanden|bin_dabei|stimme_zu|sehe_ich_so|seh_ich_so|genau_das|so_ist_es|ganz_meine_meinung|word|
      find_ich_auch|finde_ich_auch|genau_so|volle_zustimmung|unterschreibe_ich|unterschreib_ich|da_bin_ich_dabei) $,
    ^ (zustimmung|gleicher_meinung|bin_der_gleichen_meinung),`,
} satisfies Partial<Lexicon>;
