import type { Lexicon } from '../../lexicon.ts';

/** Questions by what they ask for. */
export const questions = {
  asks: `
    begründe, erklär, gibts, irgendwelche, irgendwer, recap, tldr, zusammenfassen, zusammenfassung,
    (bist|hast|kannst|denkst|glaubst|vertraust|hältst|meinst|gehst|wählst|stimmst) du,
    (deine|eure|deinen|euer|eurer) (meinung|meinungen|verdacht|rolle|karte|claim|stimme|ergebnisse|einschätzung|tipps|gedanken|vote|
      ergebnis|sicht|eindruck) $,
    gibt es, hat einer,
    ^ (hat|habt|haben|hast|ist|sind|bist|seid|kann|können|könnt|könnte|könntest|kannst|soll|sollen|sollte|sollten|will|willst|wollt|möchte|
      möchtest|weiß|weißt|wisst|gibt|gibts|gab|darf|dürfen|muss|wurde|war|wart|warst|denkst|denkt|glaubst|glaubt|meinst|meint|findest|findet|
      traust|traut|vertraust|vertraut|hältst|haltet|verdächtigst|verdächtigt|wählst|stimmst|gehst|spielst|lebst|schläfst|irgendwer|
      irgendjemand|jemand|noch_jemand|sonst_jemand|wer|wen|wem|wessen|was|welche|welcher|welches|welchen|wie|wo|wohin|woher|wann|warum|wieso|
      weshalb|weswegen|wozu|womit|worauf|auf_wen|gegen_wen|für_wen|bei_wem|an_wen|von_wem|mit_wem),
    hat jemand, hat wer, interessiert mich, (kann|könnte|mag|will) (mal|bitte|jemand|einer|wer|irgendwer|noch), meinung $, meinung bitte,
    meinungen $, meinungen bitte, mich interessiert, mich würde interessieren, möchte {w} (hören|wissen),
    (sag|sagt|erzähl|erzählt|erklär|erkläre|erklärt|begründe|begründet|verrat|verrate|verratet|nenn|nenne|zeig|zeigt|schreib|schreibt|fass|
      fasst|poste|gib|gebt|lass|lasst) (mal|uns|mir|bitte|doch|hören|kurz|deine|eure|was|etwas|wer|wen|warum|wieso|dich),
    (spielen|spielt|sind|gibts|gibt_es|hats) (hier|da) {w}, und du, (warum|wieso|weshalb|wie_kommst_du|wie_kommt_ihr|wie_kommt|weswegen),
    was meint, weiß jemand, will {w} (hören|wissen), würde gern {w} (hören|wissen),
    ^ {s} [,] (rolle|claim|meinung|vote|stimme|ergebnis|karte|ideen|verdacht|wahl|reads|check) $,
    {s} (wer|wen|wem|was|wie|warum|wieso|weshalb|weswegen|welche|wo|wohin|auf_wen|für_wen|gegen_wen|bist_du|hast_du|kannst_du|denkst_du|
      glaubst_du|meinst_du|wählst_du|willst_du|gehst_du|stimmst_du|vertraust_du|traust_du|hältst_du|könntest_du|lebst_du|spielst_du|
      findest_du|siehst_du|verdächtigst_du|magst_du),`,
  rhetoric: `
    bin ich der einzige, bin ich die einzige, fällt (euch|keinem|niemandem|sonst_keinem) {w} auf,
    ist {s} nicht {w} (verdächtig|komisch|seltsam|auffällig|sus|{bad}),`,
  why: `
    begründe, begründet, begründung, inwiefern, warum, weshalb, weswegen, wieso, wofür,
    aus welchem grund, aus welchen gründen, erklär {w} (stimme|vote|verdacht|warum|wieso|wie), erkläre {w} (stimme|vote|verdacht|warum|wieso),
    grund dafür, grund für, gründe für, immer ich, mit welchem recht, mit welcher begründung, warum immer,
    (warum|wieso|weshalb|wie_kommst_du|wie_kommt_ihr|wie_kommt|weswegen), was (hab|habe) ich, was hab ich, was habe ich, was habt ihr gegen,
    was hast du gegen, was hast du {w} (mit|auf), was hat {s} {w} (verbrochen|gemacht|getan),
    was hat {s} {w} {w} (getan|gemacht|verbrochen|angestellt|falsch_gemacht), was ist mit meinem, was ist {w} (falsch|verkehrt) (mit|an) {s},
    was ist {w} grund, was los mit euch, was macht {s} {w} verdächtig, was soll ich, was soll ich {w} (getan|gemacht|verbrochen) haben,
    was soll {w} {w} gegen, was spricht gegen, was spricht (gegen|dafür), was stört dich an, was stört euch an,
    was (will|wollt|haben) {w} {w} von mir, weil was, wie begründest, wie kommst du, wie kommt, wie kommt ihr, wieso denn, wieso immer,
    woher {w} {w} (verdacht|misstrauen), womit hab, womit habe, womit hat, worauf basiert, worauf beruht, worauf stützt,`,
  atMe: `
    mich, mir,
    an mir, auf mich, gegen mich, von mir, zu mir, über mich,`,
  toMe: `
    ich, mein, meine, mich, mir,
    auf mich, gegen mich,`,
  you: `
    begründe, bist, dein, deine, deinem, deiner, denkst, dich, dir, du, erklär, gehst, glaubst, hast, kannst, meinst, meinung, oute, red, rolle,
    sag, sags, stimmst, warum, was, wen, weshalb, wie, wieso, willst, wählst,
    auf wen,`,
  bot: `
    ai, bot, bots, chatgpt, computer, computerspieler, gpt, ki, kis, llm, maschine, maschinen, menschlich, npc, programm, roboter, software,
    echte leute, echte menschen, echte person, echte spieler, echter mensch, echter spieler, k i, künstliche intelligenz, mensch oder,`,
  results: `
    checks, ergebnis, ergebnisse, erkenntnisse, herausgefunden, nachtergebnisse, rausgefunden,
    (deine|eure|deinen|dein|euer) (ergebnisse|checks|infos|nacht|check|ergebnis|scan|scans|prüfung|nachtaktion|erkenntnisse),
    (deine|eure) (ergebnisse|checks|infos|nacht), gibts (infos|ergebnisse|neuigkeiten|was_neues),
    hat {w} (infos|info|informationen|was_rausgefunden|etwas_rausgefunden),
    hat {w} {w} (infos|info|informationen|was_rausgefunden|etwas_rausgefunden|ergebnisse|was_gesehen|etwas_gesehen|neuigkeiten),
    infos aus der nacht, irgendwelche ergebnisse, irgendwelche infos, nacht ergeben, neue infos, neuigkeiten (aus|von), was sagt die nacht,
    was war in der nacht, was {w} nachts,
    (wen|was|wer) {w} {w} {w} (geprüft|gecheckt|gescannt|angeschaut|angesehen|gesehen|untersucht|durchleuchtet|herausgefunden|rausgefunden|
      erfahren|beschützt|geschützt|besucht|überprüft|gesehn|entdeckt|rausbekommen|geheilt|gerettet|{v}),
    (wen|was) {w} {w} {w} {w} (geprüft|gecheckt|gescannt|angeschaut|angesehen|gesehen|untersucht|durchleuchtet|herausgefunden|rausgefunden|
      erfahren|{v}),`,
  ballots: `
    stimmliste, stimmverteilung, wahlergebnis,
    abstimmung von, alle stimmen von, (die|alle) stimmen (von|vom|posten|auflisten), die stimmen,
    (liste|übersicht|stand|verlauf|protokoll) {w} {w} (stimmen|votes|abstimmung|wahl), stimmen von,
    (stimmen|votes|abstimmung|abstimmungen|wahl) (von|vom|von_gestern|gestern|bisher|auflisten|posten|zeigen|zählen|nochmal|zusammenfassen|
      letzte_runde|tag_1),
    (stimmverteilung|stimmenverteilung|stimmliste|stimmenliste|wahlergebnis|wahlergebnisse|votecount|vote_count|abstimmungsergebnis|
      abstimmungsergebnisse|stimmzettel|stimmenzahl|stimmstand|voteliste|vote_history|stimmübersicht),
    wer hat (gestern|vorhin|letzte_runde), wer hat {w} (wen|für_wen|wem), wer hat {w} {w} {w} (gewählt|gestimmt|gevotet|abgestimmt), wer wen,
    wer {w} {w} für wen, wer {w} {w} (gewählt|gestimmt|gevotet|abgestimmt), wer {w} {w} wen gewählt, wer {w} {w} {w} wen,
    wie haben {w} (gestimmt|gewählt|abgestimmt), wie {w} {w} {w} (gestimmt|gewählt|abgestimmt|gevotet),`,
  summary: `
    bisherigen, kurzfassung, kurzversion, lage, recap, tldr, update, zusammenfassen, zusammenfasst, zusammenfassung, zusammengefasst,
    zwischenstand, überblick,
    aktueller stand, auf den aktuellen stand, auf den neuesten stand, auf den stand bringen, auf stand, bisher geschah, bisher passiert,
    bringt mich mal, bringt mich {w} auf, fass {w} {w} zusammen, fass {w} {w} {w} zusammen, fasst {w} {w} zusammen, fasst {w} {w} {w} zusammen,
    hab ich was verpasst, habe ich was verpasst, habt ihr {w} (zusammenfassung|recap), kurz (was|zusammengefasst), kurzfassung bitte,
    stand der dinge, tl dr, was bisher, was geht ab, was gestern war, was gibt es neues, was gibts neues, was ging ab, was hab ich verpasst,
    was habe ich verpasst, was ist der stand, was ist los, was ist stand, was ist {w} passiert,
    was ist {w} {w} (passiert|los|geschehen|gelaufen), was läuft, was war {w} los, was war {w} {w} (los|passiert), was wissen wir,
    was {w} {w} (verpasst|passiert|geschehen), wie ist der stand, wie ist die lage, wie weit sind wir, wo stehen wir,`,
  opinion: `
    (denkst|denkt|meinst|meint|sagst|sagt|glaubst|glaubt) {w} {w} {w} (über|zu|von|bei|ist|dass),
    (denkst|denkt|meinst|meint|sagst|sagt|glaubst) {w} {w} (über|zu|von|ist|dass), dorf oder wolf, eindruck von, gut oder böse, haltet ihr von,
    hältst du von, (hältst|haltet|hält|haltest) {w} {w} {w} von, (hältst|haltet|hält) {w} {w} von, ^ (ist|kann|könnte|wirkt|lügt|spielt) {s},
    ^ ist {s}, kann man {s} (trauen|vertrauen|glauben), können wir {s} (trauen|vertrauen|glauben),
    (meinung|meinungen|gedanken|eindruck|eindrücke|einschätzung|einschätzungen|sicht|ansicht|read|gefühl|gefühle) (zu|über|von|bei|
      bezüglich|auf),
    (meinung|meinungen|gedanken) (zu|über|von), sollen wir {s} (trauen|glauben|vertrauen), und {s} $, (vertraust|traust|glaubst) du,
    (vertraust|traust|glaubst|vertraut|traut|verdächtigst|verdächtigt) (du|ihr) {w} {s},
    (vertraust|traust|glaubst|vertraut|traut|verdächtigst|verdächtigt|magst|glaubt|misstraust|misstraut) (du|ihr|jemand|wer|
      irgendwer) {w} {w} {s},
    was denkt ihr {w} {s}, was ist mit {s}, was ist {w} mit {s}, was meint ihr {w} {s}, wie (findest|findet|siehst|seht|schätzt) (du|ihr),
    wie (findest|findet|siehst|seht|schätzt|schätzst|liest|lest|beurteilst|beurteilt|wirkt|steht|stehst) {w} {w} {s},
    wie (steht_ihr|stehst_du|ist_eure|ist_deine) {w} {w} {s}, wolf oder dorf, {s} {w} ({bad}|wolf|dorf|{good}|gut|böse|sus|verdächtig) oder,`,
  ballot: `
    wahlabsicht,
    bei wem {w} {w} stimme, (deine|eure|deinen|euren) (stimme|vote|wahl|stimmen|votes), (deine|eure) stimme,
    (wen|für_wen|auf_wen|gegen_wen|wem|wohin|wo) {w} {w} {w} (wählst|wählt|stimmst|stimmt|votest|votet|gehst|geht|hängen|hängst|hängt|
      wählen|stimmen|nimmst|nehmt|lynchst|lyncht|wählen_wir|hängen_wir|nehmen_wir|lynchen_wir|gehen_wir|willst_du_hängen|willst_du_wählen|
      wirst_du_wählen|wollt_ihr|wollen_wir|tendierst|tendiert|raus),
    (wen|für_wen|auf_wen|gegen_wen) {w} (wählst|wählt|stimmst|stimmt|votest|votet|gehst|geht|hängen|hängst|hängt|wählen|stimmen|nimmst|
      nehmt|lynchst|lyncht|würdest_du_wählen),
    wen heute, wen hängen, wen wählen, wer bekommt deine stimme, wer fliegt, wer ist heute dran, wer (kriegt|bekommt) {w} {w} stimme,
    wer muss heute, wer soll (heute|raus|hängen|gehen|weg|dran), wer {w} {w} (gehängt|rausgewählt|verbannt|gelyncht|raus|hängen),
    wo geht {w} stimme, wo ist {w} stimme, wo liegt {w} stimme, wohin {w} stimme, wohin {w} {w} stimme,`,
  role: `
    claim, karte, rolle,
    als was, bist du {w} {w} (dorf|wolf|gut|böse|{good}|{bad}), bist du {w} {w} {r}, bist du {w} {w} {w} {r}, (deine|eure) (rolle|karte),
    (deine|eure) {w} (rolle|karte|claim), für (ne|eine|welche) (rolle|karte), sag {w} was du bist, was bist, was bist du,
    was (bist|seid|wärst) {w} du, was du bist, was für {w} {w} (rolle|karte), was hast du bekommen, was hast du gezogen,
    was hast du {w} (gezogen|karte), was (hast|spielst|hattest) du, was ist deine, was (ist|wäre) dein (claim|rolle|karte), was spielst du,
    (was|wer) bist {w} du, welche (rolle|karte), welche {w} (rolle|karte|klasse), wer bist {w} du, {r} oder {r},`,
  suspect: `
    aufwachen, eingeschlafen, gedanken, idee, ideen, meinung, meinungen, theorien, tipps, verdacht, verdächtige, vermutungen, vorschläge,
    auf dem schirm, auf wen tippst, auf wen tippt, beteilige dich, bist du {w} da,
    bist du {w} (da|wach|noch_da|noch_dabei|afk|eingeschlafen|dabei|anwesend|noch_am_leben), dazu {s},
    dein (verdacht|tipp|hauptverdächtiger|favorit|gefühl|bauchgefühl|read|eindruck),
    deine (verdächtigen|meinung|gedanken|einschätzung|sicht|reads|top|theorie|vermutung|tipps),
    euer (verdacht|tipp|gefühl|bauchgefühl|eindruck),
    eure (verdächtigen|meinung|meinungen|gedanken|einschätzung|sicht|reads|theorie|theorien|vermutungen|tipps), im visier, in verdacht,
    irgendwelche (verdächtigungen|ideen|tipps|hinweise|theorien|vermutungen|meinungen|gedanken|anhaltspunkte),
    (jemand|wer|einer|irgendwer|irgendjemand) {w} {w} (idee|ideen|verdacht|tipp|tipps|vermutung|theorie|meinung|anhaltspunkt|anhaltspunkte|
      hinweise|hinweis|vorschläge|plan|verdächtige|verdächtigen|gedanken),
    lebst du, lebst du {w}, meld dich, melde dich mal, nichts von dir gehört, noch da, noch nichts von {s} gehört, noch wach, red {w} (mit|mal),
    rede mit uns, sag {w} was, sag {w} {w} (was|etwas), sagt {w} (was|etwas), schläfst du, schreib {w} was, so leise, so ruhig, so schweigsam,
    so still, und du, und selbst, was denkst, was (denkst|meinst|sagst|meint|denkt|sagt|glaubst|glaubt),
    was (denkst|meinst|sagst|meint|denkt|sagt|glaubst|glaubt|hältst|haltet) {w} {w} (du|ihr|davon|dazu|darüber|denn), was meinst, was meint,
    was sagst, wen haltet ihr, wen hältst du, wen verdächtigst du, wen verdächtigt ihr,
    (wen|wem|wer) {w} (verdächtigst|verdächtigt|vertraust|vertraut|misstraust|glaubst|hast_du_im|habt_ihr_im|im_visier|im_verdacht|
      auf_dem_schirm|auf_dem_kieker|ist_euch|ist_für_euch|ist_der|denkt|meint),
    (wen|wem|wer) {w} {w} (verdächtigst|verdächtigt|vertraust|vertraut|misstraust|misstraut|glaubst|glaubt|hast_du|habt_ihr|hast_du_im|
      ist_dir|ist_euch|kommt_dir|kommt_euch|findest_du|findet_ihr|ist_für_dich|ist_für_euch|ist_wolf|ist_der_wolf|denkt|denkst|meint|meinst|
      wirkt|ist_sus|ist_verdächtig|ist_am_verdächtigsten|fällt_dir|fällt_euch|fällt_auf|scheint|vermutest|vermutet|tippst|tippt|siehst_du|
      seht_ihr|steht|haltet_ihr|hältst_du),
    wer ist {w} ({bad}|wolf|verdächtig), wer ist {w} {w} {w} (wolf|verdächtig|{bad}|böse|sus|komisch|auffällig),
    wer sind {w} {w} (wölfe|verdächtigen|verdächtige), wie seht ihr, wie siehst du, wie siehst du das, wie sieht {s} das, wie siehts,`,
  claimAll: `
    claimrunde, gegenclaim, gegenclaims, massclaim, masseclaim, massenclaim, rollenclaim, rollenrunde,
    (alle|jeder|jede|alle_mal|wir_alle|ihr_alle|leute) {w} {w} {w} (claimen|outen|rollen|rolle|karten|karte|claimt|claim|aufdecken|
      offenlegen|sagen_was|sagt_eure|outet_euch|rollen_nennen),
    alle (rollen|karten|claims) {w} {w} {w}, alle (rollen|karten) {w} {w} [tisch], alle {w} {w} (claimen|outen|rollen|rolle|karten),
    alles offenlegen, claim runde, farbe bekennen, gegenclaim $, hosen runter, ich will (claims|rollen|alle_rollen),
    (jeder|alle|jede) {w} {w} {w} (rolle|rollen|karte|karten|outet|claimt), (jetzt|alle) outen, jetzt {w} claimen, karten auf den tisch,
    lasst uns (claimen|alle_claimen|outen|rollen_offenlegen), legen wir {w} offen, mass claim,
    (noch|sonst|gibt_es|gibts|hat|wer|jemand|irgendwer) {w} {w} {w} (gegenclaim|gegenclaims|gegenclaimer|claimt_dagegen|dagegen_claimen|
      anderer_seher|konkurrenz|widerspricht_dem_claim),
    (noch|sonst) (jemand|wer) {w} (claim|claims|gegenclaim), offen legen, offene karten, (outet|claimt) {w} {w} (alle|euch), outet euch,
    rollen auf den tisch, (rollen|karten) (auf_den_tisch|raus|offenlegen|aufdecken|jetzt|bitte|her), rollen raus,
    sagt {w} {w} (rollen|rolle|karten), wer claimt, wer outet sich, wir brauchen (claims|rollen|alle_rollen|alle_claims), zeit für claims,
    zeit für rollen, zeit zu claimen,`,
  comeOut: `
    ^ [bitte|hey|liebe|lieber|der|die|so|also|falls_es|wenn_es|gibt_es|wir_brauchen|falls|wenn] [der|die|den|einen|eine|ein|echte|
      echter] [echte|echter|echten] {r} [gibt|,|da_ist|bitte|soll|sollte|muss|jetzt|mal|kann|hier] [,] [bitte|soll|jetzt|sich|er|sie|muss|
      sollte|mal] [er|sie|sich|bitte|jetzt|mal|doch] [jetzt|bitte|sich|mal] (melden|melde_dich|meldet_euch|outen|oute_dich|outet_euch|reden|
      vortreten|zeig_dich|raus_mit|claimen|rauskommen|sprechen|sag|komm|sich_melden|claim_bitte|zeigen),
    claim von {s},
    (der|die) {r} (soll|sollte|muss|möge|kann|könnte) {w} {w} (reden|sprechen|outen|melden|claimen|rauskommen|vortreten|zeigen|raus),
    es wird zeit {w} {r}, will {w} claim von {s},
    (wir_brauchen|brauchen|wo_ist|wo_bleibt|wo_steckt|gibt_es|haben_wir|ich_rufe|aufruf_an|bitte|könnte_sich|kann_sich|möge_sich|möge|
      soll_sich) {w} {w} {r} {w} {w} {w},
    wo (ist|bleibt|steckt) {w} {r}, zeit dass {w} {r},
    {r} (bitte|jetzt|los|komm|zeig|wo|na|hallo|trau_dich|traut_euch|nicht_verstecken|raus_da|ergebnisse|ergebnis|was_hast_du|hast_du_was|
      was_gibts_neues|wie_siehts_aus|sag_mal|dein_einsatz|dein_auftritt|deine_zeit) {w} {w} {w},
    {r} {w} {w} {w} (melden|melde_dich|meldet_euch|outen|oute_dich|outet_euch|vortreten|zeig_dich|raus_mit|claimen|rauskommen|sprechen|
      sprich|komm_raus|sich_melden|claim_bitte|zeigen|komm_aus|raus_jetzt|wo_bist_du|wo_bist|red_mal|rede_jetzt|jetzt_reden|sag_was|gib_dich|
      offenbare_dich|erheb_dich|tritt_vor),
    {s} [,] [du|bitte|jetzt|komm|los] (oute_dich|claim|claime|rück_raus|sag_deine_rolle|karten_auf|deine_rolle|rolle_raus|outen),
    {s} soll {w} (claimen|outen|rolle), {s} {w} (letzte_chance|letzte_gelegenheit) {w} {w},
    {s} {w} (rolle|claim|karte) (oder|sonst|jetzt|bitte|sofort) {w},
    {s} {w} {w} (oute_dich|outet_euch|claim|claime|claimen|rück_raus|sag_deine_rolle|sag_uns_deine_rolle|karten_auf|rolle_raus|outen|
      claim_jetzt|deine_rolle_bitte|zeig_deine_karte|sag_was_du_bist|sag_endlich_was_du_bist|rolle_jetzt|rolle_oder|raus_mit_der_sprache|
      sag_uns_was_du_bist|leg_deine_karte|leg_deine_karten),
    {s} {w} {w} (raus_mit_der_rolle|raus_mit_deiner_rolle|hosen_runter|was_bist_du_denn_nun|farbe_bekennen|bekenn_farbe|bekenne_farbe),`,
} satisfies Partial<Lexicon>;
