import type { Lexicon } from '../lexicon.ts';

const WHY = '(warum|wieso|weshalb|wie_kommst_du|wie_kommt_ihr|wie_kommt|weswegen)';

export const de: Lexicon = {
  forced:
    'wenn ich (einem|einer|jemandem|wem|wen|jemanden|einen|mich_entscheiden) {w} (müsste|muss|sollte),wenn ich (einem|einer|jemandem|wem|wen|jemanden|einen),müsste ich (einem|einen|wen|wem|mich)',
  unreal:
    '^ [und|aber|also|mal|na] (wenn|falls|angenommen|gesetzt|stell_dir|stellt_euch|mal_angenommen|nehmen_wir_an|hätte|wäre|wär|was_wenn|entweder),wär ich,wäre ich,hätte ich,ich wär,ich wäre,hätte sich,(fress|esse|ess|fresse) ich,^ (jaja|ja_ja|na_klar|klar|na_toll|toll|super|bravo|wow|natürlich|ach_ja|ja_klar|ja_sicher|sicher_doch|schon_klar) [,] [{s}|der|die|ich],klar doch,ganz große klasse,grosse klasse,unschuld in person,mahlzeit,rülps,mein (hund|chef|kater|horoskop),meine (katze|oma|mutter|frau),klausur,prüfung war,kaffee,das spiel,lags,heult den mond,letzte runde,letztes spiel,letztes mal,letzte partie,nicht dass ich,sage nicht,sag nicht,behaupte nicht,(nie|nicht) gesagt,scherz,spaß,witz,ironie,profilbild,feierabend,klo',
  reported:
    'laut {s},{s} (sagt|sagte|behauptet|behauptete|meint|meinte|glaubt|denkt|findet|beschuldigt|verdächtigt|erzählt|will|tippt|wählt|stimmt|votet|hat_gesagt|hat_gemeint|will_uns),laut {s},angeblich,(alle|jeder|viele|manche|die_anderen|irgendwer|jemand|man|keiner) (sagt|sagen|hat|haben|glaubt|glauben|denkt|denken|ist|sind|wählt|wählen|verdächtigt|verdächtigen|meint),mir (geflüstert|gesagt|erzählt),gehört dass,könnte,könnten,vielleicht,eventuell,möglicherweise,oder {s},entweder,nicht entscheiden,{s} hat {w} {s},dachte ich,dachte,alle (sind|gehen|stimmen|wählen|gerade|sitzen) {w} (auf|bei|für),wollte,er wär,er hätte,sie wär,sie hätte',
  voted:
    'nach dem claim,{s} stimme,stimme (war|gestern|kam),weggenommen,zurückgezogen,abgezogen,(gewählt|gestimmt|gevotet|gewechselt|abgestimmt)',
  byOther:
    '{s} (hat|hätte|will|behauptet) {w} {s},(er|sie|der_{r}|die_{r}|wer|du) (hat|hätte|hast),hätte,falls,wen hat,sei',
  not: 'nicht,ned,kein,keine,keinen,keinem,keiner,nie,niemals,nix,ned,net,nee,nö,null,kaum,weder,niemand,nichts,hört auf,hör auf,lasst das,statt',
  twist:
    'nie im leben,nie und nimmer,ausgeschlossen,unmöglich,auf keinen fall,kein {fine} glaubt,kein {fine},kein schwein glaubt,niemand glaubt,keiner glaubt,alles andere als,anderes als,was anderes als,im leben nicht,glaubt (ja|bloß|bloss) nicht,glaub (ja|bloß|bloss) nicht,kann mir nicht vorstellen,seit wann,als ob,von wegen,wüsste nicht wie,schwer zu glauben,das letzte was,nicht gerade,nicht mal im traum,ist doch nie',
  bad: `{bad},wolf,wölfe,werwolf,sus,verdächtig,verdächtige,auffällig,komisch,seltsam,merkwürdig,faul,lügt,lügst,lügen,lüge,lügner,lügnerin,gelogen,flunkert,verheimlicht,versteckt,verbirgt,verbergen,schuldig,böse,unehrlich,unglaubwürdig,fake,falsch,gespielt,dreck am stecken,unter einer decke,stecken zusammen,weicht {w} aus,weicht,ausweichend,in verdacht,verdacht,verdächtigen,misstraue,mies,mieses gefühl,schlechtes gefühl,komisches gefühl,ungutes gefühl,bauchgefühl,stinkt,riecht,(irgendwas|etwas|was) stimmt {w} {w} nicht,(kauf|kaufe) {w} {w} nicht ab,nehme {w} {w} nicht ab,abkaufen,glaub {w} kein wort,ergibt (null|keinen) sinn,kein sinn,wette,wetten,tippe auf,tipp auf,mein tipp,tipp ist,meine top (2|3|zwei|drei),muss es sein,^ (es_ist|das_ist|ist_es) {w} {s} $,ist es {w} {w} {s} $,es ist {s},für mich {s} $,ist es für mich {s},besessene,besessen,besessener,verräter,feind,führt was im schilde,im schilde,hinterhältig,nervös,widerspricht sich,zu still,zu ruhig,versteckt sich,schlimmer,viel schlimmer,ohne {w} grund,redet viel,sagt nichts,letzten sekunde,kann [doch|ja] nicht stimmen,(kann|stimmt) {w} nicht stimmen,heiß auf,hinterm berg,mauert,schwimmt,windet sich,im visier,auf dem kieker,geheuer,gefällt mir`,
  good: `{good},dorf,dorfi,dörfler,dorfkollege,sauber,unschuldig,unschuldige,unschuldigen,grün,gut,ehrlich,glaubwürdig,vertrauenswürdig,vertraue,vertrau,traue,trau,vertrauen,trauen,dann {s} $,getraut,vertraut,glaube {w} {s},glaub {w} {s},glaub ich,glaube ich,ich glaub {w} {s},okay,ok,passt schon,passt,in ordnung,korrekt,und {fine} is,,einer von uns,eine von uns,von uns,auf unserer seite,harmlos,echt,die echte,der echte,sicher,safe,seriös,aufrichtig,nix gemacht,nichts gemacht,gar nichts getan,nichts getan,nix getan,hilft,hilfreich,spielt super,stabil,solide,koscher,für dorf,lieb`,
  vouch:
    'bürge,bürg,verbürge,leg {w} {w} hand ins feuer,lege {w} {w} hand ins feuer,hand ins feuer,garantiere für,verwette,schwöre auf,stehe ein für,steh ein für,stehe für {s},leg mich fest für',
  spare:
    '(lasst|lass) {w} {w} {w} (raus|in_ruhe|leben|da_raus|aus_dem_spiel|zufrieden),finger weg,hände weg,(fehler|quatsch|unsinn|dumm|schade|falsch|verschwendung|blöd) {w} {w} {w} zu (hängen|wählen|lynchen|opfern|rauszuwerfen|töten),(fehler|quatsch|unsinn|dumm|falsch|verschwendung) [,] {s},(verschwendet|vergeudet|verschenkt) {w} {w} [nicht] {w} {s},nicht an {s} verschwenden,verschont,verschonen,(nicht|bitte_nicht) {s} [hängen|wählen|lynchen|heute|rauswerfen] $,hört auf {s},heute nicht {s},nicht heute {s},jeder außer {s},alle außer {s},gehängt werden',
  unsuspect:
    '(nehm|nehme|nehmen) {w} {w} zurück,zurücknehmen,falsch (gelegen|eingeschätzt),lag {w} {w} {w} falsch,lag falsch,(in|bei|mit) {s} (getäuscht|geirrt|vertan|falsch),getäuscht,(sorry|entschuldige|entschuldigung|tut_mir_leid|verzeih|pardon) {w} {s},(nicht|keinen) (mehr|länger) {w} (verdächtig|verdacht|verdächtige),(verdächtige|misstraue) {w} {s} nicht mehr,ziehe {w} verdacht {w} zurück,unrecht getan,von meiner liste,vergesst was ich über',
  agree:
    'stimme {w} zu,hat [da|doch|total|völlig|absolut|vollkommen] recht,recht hat,was {s} sagt,wie {s} sagt,guter (einwand|punkt|gedanke),gutes argument,1 für,1 {s},(ganz|voll|total|da) bei {s},(bin|ich_bin) {w} bei {s},überzeugt mich,mich überzeugt,einverstanden mit,sehe ich wie {s},seh ich wie {s},gebe {s} recht,schließe mich {s} an,schliesse mich {s} an,da hat {s} recht,genau {s},stimmt {s}',
  disagree:
    'widerspreche,liegst {w} daneben,liegt {w} daneben,daneben,überzeugt mich (null|nicht|kein_stück|überhaupt_nicht),anderer meinung,sehe ich anders,seh ich anders,(hat|hast) unrecht,irrt sich,irrst dich,(redet|redest|ist|laberst|erzählst) (unsinn|quatsch|blödsinn|mist),stimme {s} nicht zu,nicht einverstanden,stimmt nicht {s},so ein quatsch,glaub ich nicht {s},das stimmt nicht',
  voting:
    'wähle,wählt,wählen,wähl,stimme,stimmt für,stimmen für,stimmen,vote,voten,votet,hänge,hängt,hängen,lynche,lyncht,lynchen,rauswählen,rauswerfen,werfen {w} {w} {w} raus,raus mit,schmeißen,schmeisst,verbannen,nehmt,nehmen,rausschmeißen,eliminieren,aufknüpfen,zum galgen,weg mit,töten',
  nobody: 'niemanden,niemand,keinen,keiner,enthalte,enthaltung,enthalten,überspringen,skip,skippen',
  together:
    'wir,lasst uns,lass uns,alle,leute,ihr,kommt,jeder,zusammen,bitte,nehmt,hängt,wählt,votet,stimmt,werft,lieber,lyncht,jungs',
  intend:
    '(ich|geh|gehe) {w} auf {s},geh ich auf {s},bin auf {s},meine stimme,bleib bei {s},bleibe bei {s},dann (halt|eben|also|nehm_ich|nehme_ich) {s},von mir aus {s},ich nehm {w} {s},ich nehme {w} {s},schließ mich {w} an,ich lege mich auf {s},leg mich auf {s} fest,ich wechsel auf {s},ich wechsle {w} auf {s},dann bin ich für {s}',
  callVote:
    '^ [los|kommt|jetzt|leute|und|so] [,] alle [jetzt|mal|bitte|zusammen] auf {s},^ heute {s},{s} heute $,(los|auf) auf {s},muss (weg|raus|gehen|hängen|baumeln|sterben),sollte (weg|raus|gehen|hängen),gehört (raus|gehängt|weg),weg mit {s},raus mit {s},an den galgen,stimmen auf {s}',
  turn: '(wechsel|wechsle|geh|gehe|stimme) {w} {w} von {s} {w} (auf|zu) {s},statt {s} {w} {s}',
  claim:
    '(bin|ich_bin|bin_ich|ich|spiel|spiele|hab|habe|als|zog|gezogen|war|outen_als) {w} {w} {o},{o} (hier|meldet|claim|co|am_apparat|outet|am_start|bin_ich|im_dienst|meldet_sich|von_mir|gezogen|karte),^ [na_gut|ok|okay|so|also|ja|nur|bloß|bloss|einfach] [nur|leute|ein|eine|der|die|n|nur_n|nur_ein] [einfacher|einfache|normaler|normale|simpler|schlichter|stinknormaler] {o} $,^ {o} $,^ co {o},meine karte {w} {o},(bin|ich_bin) {w} {w} {w} {o}',
  withMe: '{s} und ich,ich und {s},{s} ich (sind|waren),ich {s} (sind|waren)',
  mine: 'ich,mein,meine,meiner,mir,hab,bin,enthalte,geh,gehe,nehm,wähle,stimme,vote,wechsel',
  defend:
    '(bin|ich_bin) (kein|keine|nicht) {w} {bad},(bin|ich_bin) {w} (unschuldig|sauber|{fine}|dorf),dass ich {w} ({good}|dorf|unschuldig|sauber) {w},ihr (hängt|lyncht|wählt|tötet|opfert|werft) {w} {w} (unschuldigen|unschuldige|dorfbewohner|{good}),(macht|machen) {w} {w} [großen|riesen] fehler,ihr werdet {w} (sehen|bereuen|merken),ich wars nicht,war ich nicht,ich bin es nicht,bins nicht,(wählt|hängt|lyncht) mich nicht,(hängt|lyncht|wählt) ihr mich,(den|die|das) falschen,lasst mich in ruhe,ich schwör,ich schwöre,nicht der {bad}',
  retract:
    'nehm {w} {w} zurück,nehme {w} {w} zurück,vergesst (es|das|was_ich),vergiss (es|das|was_ich),(verlesen|vertan|vertippt|verguckt|verklickt|geirrt|verrutscht),(war|hab|habe) {w} (geblufft|gelogen|gebluffed),war (ein|nur_ein) bluff,kommando zurück,streicht das,ignoriert,mein fehler,bin doch nicht {w} {o},doch kein {o}',
  second:
    '^ [ja|jo|jup|jep|genau|ok|stimmt|man] (ich_auch|seh_ich_genauso|sehe_ich_genauso|seh_ich_auch_so|sehe_ich_auch_so|genau|stimmt|dito|richtig|absolut|this|same|einverstanden|bin_dabei|stimme_zu|sehe_ich_so|seh_ich_so|genau_das|so_ist_es|ganz_meine_meinung|word|find_ich_auch|finde_ich_auch|genau_so|volle_zustimmung|unterschreibe_ich|unterschreib_ich|da_bin_ich_dabei) $,^ (zustimmung|gleicher_meinung|bin_der_gleichen_meinung),1 $',
  result:
    '{v},ergebnis,mein scan,scan,check,n1,n2,n3,nacht 1,nacht 2,nacht 3,ersten nacht,zweiten nacht,dritten nacht,letzte nacht,heute nacht,durchleuchtet,angeguckt,reingeschaut,gesehen,in der zweiten',
  asks: `^ [hey|und|na|also|aber|hm|hä|sag_mal|ja|so|leute|ok] [,] [der|die|den] [{s}] [,] [und|also|mal|sag_mal] (wer|wen|wem|was|wie|warum|wieso|weshalb|wo|welche|ist|sind|bist|hast|hat|habt|kann|kannst|könnt|könnte|glaubst|vertraust|traust|denkst|meinst|auf_wen|für_wen|gegen_wen|jemand|irgendwer|meinung|meinungen|ideen|rolle|zusammenfassung|lebst|sag|sagt|gibt|gibts|begründe|erklär|erzähl|wofür|wohin|fass|verdächtigst|hältst),${WHY},begründe,erklär,(bist|hast|kannst|denkst|glaubst|vertraust|hältst|meinst|gehst|wählst|stimmst) du,zusammenfassung,zusammenfassen,meinungen,meinung,(deine|eure) (meinung|rolle|stimme|karte),sag (mal|was|doch),was meint,und du`,
  why: `${WHY},begründe,grund für,was hat {s} {w} (verbrochen|gemacht|getan),was (hab|habe) ich,womit hat,was hast du gegen,was habt ihr gegen,was spricht gegen`,
  toMe: 'mich,ich,mir,gegen mich',
  you: 'du,dich,dir,dein,deine,deiner,hast,bist,sag,warum,wieso,weshalb,was,wen,begründe,erklär,rolle,meinung,wie,oute,auf wen,kannst',
  bot: 'bot,bots,ki,roboter,maschine,computer,chatgpt,gpt,kis,echter mensch,echte menschen,ai',
  results:
    '(wen|was) {w} {w} {w} {w} (geprüft|gecheckt|gescannt|angeschaut|angesehen|gesehen|untersucht|durchleuchtet|herausgefunden|rausgefunden|erfahren|{v}),ergebnisse,ergebnis,hat {w} (infos|info|informationen|was_rausgefunden|etwas_rausgefunden),rausgefunden,herausgefunden,(deine|eure) (ergebnisse|checks|infos|nacht)',
  ballots:
    'wer hat {w} (wen|für_wen|wem),wer {w} {w} wen gewählt,(die|alle) stimmen (von|vom|posten|auflisten),stimmen von,wer {w} {w} für wen,abstimmung von,wahlergebnis,stimmliste,stimmverteilung,wie haben {w} (gestimmt|gewählt|abgestimmt),wer wen,wer hat (gestern|vorhin|letzte_runde)',
  summary:
    'zusammenfassung,zusammenfassen,zusammenfasst,fass {w} {w} zusammen,fasst {w} {w} zusammen,was ist {w} passiert,was war {w} los,was hab ich verpasst,was habe ich verpasst,stand der dinge,tldr,kurzfassung,überblick,was bisher,was gestern war,was ist los,auf den stand bringen,aktueller stand,recap',
  opinion:
    '(hältst|haltet|hält) {w} {w} von,(denkst|denkt|meinst|meint|sagst|sagt|glaubst) {w} {w} (über|zu|von|ist|dass),(meinung|meinungen|gedanken) (zu|über|von),(vertraust|traust|glaubst|vertraut|traut|verdächtigst|verdächtigt) (du|ihr) {w} {s},(vertraust|traust|glaubst) du,wie (findest|findet|siehst|seht|schätzt) (du|ihr),was ist mit {s},^ ist {s},eindruck von',
  ballot:
    '(wen|für_wen|auf_wen|gegen_wen) {w} (wählst|wählt|stimmst|stimmt|votest|votet|gehst|geht|hängen|hängst|hängt|wählen|stimmen|nimmst|nehmt|lynchst|lyncht|würdest_du_wählen),(deine|eure) stimme,wer bekommt deine stimme,wohin {w} stimme',
  role: '(deine|eure) (rolle|karte),rolle,karte,(was|wer) bist {w} du,bist du {w} {w} {r},für (ne|eine|welche) (rolle|karte),welche (rolle|karte),was hast du {w} (gezogen|karte),was spielst du',
  suspect:
    '(wen|wem|wer) {w} (verdächtigst|verdächtigt|vertraust|vertraut|misstraust|glaubst|hast_du_im|habt_ihr_im|im_visier|im_verdacht|auf_dem_schirm|auf_dem_kieker|ist_euch|ist_für_euch|ist_der|denkt|meint),im visier,in verdacht,auf dem schirm,ideen,idee,meinung,meinungen,gedanken,verdacht,tipps,was (denkst|meinst|sagst|meint|denkt|sagt|glaubst|glaubt),sag {w} was,lebst du,bist du {w} da,so still,so ruhig,und du,wie siehst du das,wie seht ihr,wer ist {w} ({bad}|wolf|verdächtig),verdächtige,theorien',
  claimAll:
    'alle {w} {w} (claimen|outen|rollen|rolle|karten),alle (rollen|karten) {w} {w} [tisch],(jeder|alle|jede) {w} {w} {w} (rolle|rollen|karte|karten|outet|claimt),massenclaim,mass claim,karten auf den tisch,rollen auf den tisch,wer claimt,(noch|sonst) (jemand|wer) {w} (claim|claims|gegenclaim),gegenclaims,gegenclaim $,(jetzt|alle) outen,rollen raus,outet euch',
  comeOut:
    '^ [bitte|hey|liebe|lieber|der|die|so|also|falls_es|wenn_es|gibt_es|wir_brauchen|falls|wenn] [der|die|den|einen|eine|ein|echte|echter] [echte|echter|echten] {r} [gibt|,|da_ist|bitte|soll|sollte|muss|jetzt|mal|kann|hier] [,] [bitte|soll|jetzt|sich|er|sie|muss|sollte|mal] [er|sie|sich|bitte|jetzt|mal|doch] [jetzt|bitte|sich|mal] (melden|melde_dich|meldet_euch|outen|oute_dich|outet_euch|reden|vortreten|zeig_dich|raus_mit|claimen|rauskommen|sprechen|sag|komm|sich_melden|claim_bitte|zeigen),{s} [,] [du|bitte|jetzt|komm|los] (oute_dich|claim|claime|rück_raus|sag_deine_rolle|karten_auf|deine_rolle|rolle_raus|outen)',
  greet:
    '^ [na|guten|schönen|einen_schönen] (hallo|hi|hey|moin|moinsen|moin_moin|servus|morgen|hallöchen|tach|tag|abend|grüß_gott|grüezi|grüße|huhu|mahlzeit|gude|yo) [zusammen|alle|leute|ihr|an_alle|ihr_lieben|allerseits|dorf|liebe|freunde] [leute] $',
  thanks: '^ [oh|ok|vielen|lieben|tausend|besten] (danke|dank|dankeschön|thx|merci|dankesehr)',
  unsure:
    'keine ahnung,kein plan,null plan,keinen plan,weiß nicht,weiss nicht,weiß ich nicht,weiß es nicht,bin unsicher,nicht sicher,ka,keinen schimmer,ratlos,schwierig,blicke nicht durch,blick nicht durch,steh auf dem schlauch,überfragt,was ich bin',
  mourn:
    '^ (rip|ruhe_in_frieden|ruhe_sanft|schade_um|arme|armer|wie_traurig|mach_s_gut|machs_gut|tschüss|r_i_p|ruh_in_frieden),in frieden',
  hurry:
    'beeilt euch,beeilung,zeit läuft,keine zeit,macht (schnell|hinne|mal|zu),schnell jetzt,(sekunden|sek|minute|minuten) (noch|übrig|leute),noch {w} (sekunden|sek|minute|minuten),entscheiden,hopp,zackig,tempo,uhr tickt',
};
