import type { Lexicon } from '../../lexicon.ts';

/** What makes a sentence or a clause not count. */
export const guards = {
  forced: `
    müsste ich (einem|einen|wen|wem|mich), wenn du mich fragst, wenn einer hier {bad} ist [,], wenn einer lügt [,], wenn einer {bad} ist [,],
    wenn hier einer {bad} ist [,], wenn ich ehrlich bin, wenn ich ehrlich sein soll, wenn ich (einem|einer|jemandem|wem|wen|jemanden|einen),
    wenn ich (einem|einer|jemandem|wem|wen|jemanden|einen|mich_entscheiden) {w} (müsste|muss|sollte), wenn ich einen nennen müsste,
    wenn ich mich entscheiden muss, wenn ich mich entscheiden müsste, wenn ich mich festlegen müsste, wenn ich raten müsste,
    wenn ich tippen müsste, wenn ich wählen müsste, wenn ihr mich fragt, wenn jemand {bad} ist [,], wenn man mich fragt, wenn schon [,],
    wenn überhaupt,`,
  unreal: `
    abendessen, abgestürzt, absturz, afk, akku, anleitung, applaus, aufgefressen, ausgibt, avatar, bahn, bier, bravo, brb, bruder, bundesliga,
    chef, discord, dusche, duschen, döner, feierabend, fußball, geburtstag, genial, geniale, gewürfelt, glanzleistung, glückwunsch, handy,
    hausaufgaben, headset, heulen, heult, hoffentlich, hunger, internet, ironie, jaja, kaffee, kaffeesatz, kinder, klausur, klo, laggs, lags,
    lied, logo, mahlzeit, mama, meisterleistung, mikro, mittagessen, musik, mutter, müde, münzwurf, netflix, neulich, nickname, papa, ping,
    pizza, profilbild, regeln, rülps, sarkasmus, scherz, schule, schwester, sekunde, tee, toilette, uni, urlaub, vater, vollmond, vorlesung,
    wetter, wieviele, wlan, wochenende, wuff, wünschte,
    aber sicher, ach wirklich, alle gefressen, als {r} würde, andere runde, anderen spiel, ausgeben als, behaupte ja nicht, behaupte nicht,
    behauptet er sei, bin gleich, bin mal, bin neu, cooler name, danke für nichts, echt super, ein echter {r}, ein richtiger {r}, ein {r} würde,
    eine {r} würde, erste mal, erstes spiel, ganz große klasse, ganz toll, gibt sich als, gibt vor, gleich wieder da, grosse klasse,
    großes kino, gut gemacht, hab nie, haha klar, heißt ja nicht, heißt nicht, heißt nicht dass, herzlichen glückwunsch, heult den mond,
    hoffe dass, hoffe mal, ich behaupte nicht, ich hoffe, ich nur {r} gewesen, ich sag ja nicht, ich wäre, im echten leben, im kaffeesatz,
    ja genau, ja klar, ja sicher,
    ^ (jaja|ja_ja|na_klar|klar|na_toll|toll|super|bravo|wow|natürlich|ach_ja|ja_klar|ja_sicher|sicher_doch|schon_klar) [,] [{s}|der|die|ich],
    jeder {r}, kein {r} würde, klar doch, kleiner scherz, kurz weg, letzte partie, letzte runde, letztes mal, letztes spiel, lieber {r} gewesen,
    mein hamster, mein horoskop, mein (hund|chef|kater|horoskop), mein kater, mein opa, meine (katze|oma|mutter|frau), meine oma,
    meine oma könnte, moment bitte, muss nicht heißen, münze geworfen, na bravo, na klar, na prima, na sicher, na super, na toll, neu hier,
    nicht dass, nicht dass ich, nicht gesagt, nie behauptet, nie gesagt, (nie|nicht) gesagt, niemand hat gesagt, nur spaß, nächste runde,
    nächstes spiel, prüfung war, sag nicht, sag nicht dass, sage ja nicht, sage nicht, sage nicht dass, schlaue idee, schöner name, sehr schlau,
    sicher doch, so tun als, spiel heute abend, super gemacht, toll gemacht, tut so als,
    ^ [und|aber|also|mal|na] (stell_dir|stellt_euch|mal_angenommen|nehmen_wir_an|was_wenn|entweder), unschuld in person, vorige runde,
    voriges spiel, war nur spaß, was kann {w} {r}, was macht {w} {r}, wers glaubt, wie alt, wie funktioniert, wie schlau, wie spielt man,
    wie viele, will damit nicht sagen, will nicht sagen, wo kommst du her, wollte {w} {r}, ^ wär ich (bloß|nur|doch|mal|lieber), wäre er,
    wäre ich, ^ wäre ich, wäre sie, würde ich nie, zug verpasst,`,
  cond: `
    angenommen, falls, sobald, sofern, solange, wenn,
    außer wenn, es sei denn, gesetzt den fall, im falle, je nachdem, mal angenommen, nehmen wir an, sollte {s}, stell dir vor, stellt euch vor,
    was wäre wenn, wäre {s},`,
  wager: `
    weihnachtsmann,
    bin ich der kaiser, bin ich der papst, dann weiß ich auch nicht, der papst, einen besen, ess ich, esse ich, fall ich vom glauben, fress ich,
    fress ich nen besen, fresse ich, heiß ich, heiße ich, hör ich auf zu spielen, kaiser von china, lass ich mir, lösch ich, lösche ich,
    meine tastatur, meinen hut, nen besen, vom glauben ab, zieh ich meinen hut,`,
  denial: `
    ausgeschlossen, bitte, blödsinn, lächerlich, nee, nein, nie, niemals, nö, quatsch, unmöglich, unsinn,
    ach quatsch, ach was, also bitte, auf keinen fall, bestimmt nicht, dass ich nicht lache, garantiert nicht, ich lach mich, im leben nicht,
    kann nicht sein, nie im leben, niemals nie, sicher nicht, vergesst es, vergiss es, von wegen,`,
  maybe: `
    entweder, eventuell, evtl, könnte, könnten, könnts, möglicherweise, schwanke, vielleicht, vllt, vlt, womöglich,
    50 50, bin nicht sicher ob, bin unsicher ob, einer von beiden, frag mich ob, frage mich ob, kann mich nicht entscheiden, kann sein,
    könnte sein, mag sein, ob {s}, oder {s}, schwanke zwischen, unter umständen, weiß nicht ob,`,
  reported: `
    angeblich, dachte, entweder, eventuell, könnte, könnten, möglicherweise, vielleicht, wollte,
    (alle|jeder|viele|manche|die_anderen|irgendwer|jemand|man|keiner) (sagt|sagen|hat|haben|glaubt|glauben|denkt|denken|ist|sind|wählt|
      wählen|verdächtigt|verdächtigen|meint),
    alle (reden|schießen|hacken|hauen) {w}, alle (sind|gehen|stimmen|wählen|gerade|sitzen) {w} (auf|bei|für), behauptet {s}, dachte ich,
    er hätte, er wär, es heißt, gehört dass, gemäß {s}, glaubt {s}, hab gehört, ich habe gehört, laut {s}, man munkelt, meint {s}, meinte {s},
    mir (geflüstert|gesagt|erzählt), nach aussage von, nach meinung von, nicht entscheiden, oder {s}, sagt {s}, sagte {s}, sie hätte, sie wär,
    so {s},
    (wer|er|sie|jemand|irgendjemand|irgendeiner|die_leute|manche|einige) (behauptet|behauptete|meint|meinte|sagt|sagte|schreibt|schrieb|
      erzählt|erzählte|denkt|glaubt),
    wie {s} behauptet, {s} hat {w} {s},
    {s} (sagt|sagte|behauptet|behauptete|meint|meinte|glaubt|denkt|findet|beschuldigt|verdächtigt|erzählt|will|tippt|wählt|stimmt_für|votet|
      hat_gesagt|hat_gemeint|will_uns),
    {s} (stimme|vote) (war|ist|wirkt|gestern|kam),
    {s} (vertraut|misstraut|mag|hasst|hat_gemeint|hat_behauptet|hat_erzählt|hat_geschrieben|hat_mich|meinte|schreibt|schrieb|fragt|fragte|
      wirft|beschuldigt|beschuldigte|verteidigt|verteidigte|verdächtigte|will|wollte|möchte|hält|hielt|geht_auf|ging_auf|ist_auf|stimmt_für|
      hat_für|votet|hat_gewählt|hat_gevotet|findet|fand|sieht|erklärt|nennt|nannte|vertraut|traut|glaubt|denkt|dachte|tippt|bürgt|gibt),`,
  voted: `
    abgezogen, weggenommen, zurückgezogen,
    (gewählt|gestimmt|gevotet|gewechselt|abgestimmt), nach dem claim, stimme (war|gestern|kam), {s} stimme,`,
  byOther: `
    falls, hätte, sei,
    (er|sie|der_{r}|die_{r}|wer|du) (hat|hätte|hast), wen hat, {s} (hat|hätte|will|behauptet) {w} {s},`,
} satisfies Partial<Lexicon>;
