/** Words by what they are about; the notation is in `idea-index.ts`. */
export const de = `
evil: böse* boese* wolf* wölf* woelf* scum* mafia killer* mörder* feind* verräter* schuldig* schuld bösewicht* täter* gauner* schurk*
  verbrecher* gefährlich* rot schwarz dunkel* bedrohung lügner* schwindler* betrüger* heuchler* schlange ratte rudel besessen* günstling*
  unhold* fell unschuldslamm finster* dreck
lie: lüg* luegt lueg* gelogen lüge* log schwindel* geschwindelt bluff* gebluff* täusch* getäusch* betrüg* betrog* betrug fake* falsch*
  erfind* erfund* erfindet ausgedacht widersprich* widersprech* widerspruch* widersprüch* unehrlich* unglaubwürdig* unwahr* märchen
  quatsch_erzählt vorspiel* spielt_uns theater verarsch* verarscht flunker* manipulier* heuchel* vorgaukel* nasenlang an_der_nase auftisch*
  fadenscheinig* inkonsistent* verdreh* vormach* weismach* blenden bescheiß* beschiss* gaukel* irreführ* lügengesch* verkauft_uns
shady: sus suspekt* verdächtig* auffällig* komisch* seltsam* merkwürdig* eigenartig* sonderbar* zwielichtig* dubios* fragwürdig* nervös*
  panisch* panik* schwitz* unsicher* stinkt riecht faul* mulmig* ungut* schräg* suspicious shady sketchy unheimlich* spanisch skeptisch*
  bedenklich* krumm* unnatürlich* gezwungen* auffäll* schleimig* schmierig* windig* verlegen ertappt zappelt bauchweh bauchschmerz* mies*
  übel* störend* stört störte irritier* hinterhältig* windet
actbad: ausweich* ausgewich* weicht ablenk* lenkt_ab lenkt abgelenkt versteck* verbirg* verberg* verheimlich* aufspring* springt sprang
  aufgesprungen mitläuf* mitschwimm* schwimmt schleim* einschleim* deckt decken gedeckt schützt partner* kumpel* steuer* lenken taucht
  abtauch* untertauch* mauer* drumherum herumred* rumred* rausred* rauszured* ausred* ausflücht* ausrede* beschuldig* angreif* greift
  attackier* aggressiv* defensiv* rechtfertig* überreag* verplapper* verplappert versprochen verrat* verriet verraten panik* hektisch*
  opportunis* mitgezogen zieht_mit hängt_sich plötzlich druck drängt drängel* hetzt hetz* stichel* schwafel* floskel* geschwafel heiße_luft
  nichtssagend* fähnchen schwenkt umgeschwenkt wechselt gewechselt still_und berechnend* abgesprochen decke plant führt_was schilde
  schlängel* aal verdreh* schwammig* vage
quiet: still stille ruhig* schweig* schweigt stumm* leise schweigsam* schwieg afk inaktiv* sagt_nichts sagt_nix kein_wort tauch*
good: gut gute guter guten gutes dorf dörf* dorfi* dorfbewohn* dörfler* bürger* mensch* unschuldig* unschuld sauber* ehrlich* aufrichtig*
  harmlos* vertrauenswürdig* glaubwürdig* glaubhaft* zuverlässig* verlässlich* verlass sicher* okay ok echt* nett* lieb* brav* anständig*
  korrekt* astrein* integer grün weiß weiss logisch* hilfreich* hilft konstruktiv* schlüssig* nachvollziehbar* stimmig* wasserdicht*
  plausibel* überzeug* legit* solide* klar* engel heilig* town* villager* unverdächtig* unbedenklich* koscher* treu* loyal* rechtschaffen*
  passt weste clean safe vernünftig*
trust: trau traue traut trauen getraut vertrau* glaub* geglaub* überzeug* verlass* abkauf* kauf abnehm* nehm_ab hoffnung baue setze_auf
  zähl_auf
doubt: zweifel* bezweifl* misstrau* misstrauisch* verdächtig* verdacht* skeptisch* argwohn* argwöhn* visier auge augen kieker mulmig*
  unter_beobachtung beobacht*
like: mag gefällt lieb* liebe sympathisch* fan schätze feier*
dislike: hass* nervt nervig* nerven ekel* unsympathisch* gefällt_nicht missfällt
right: recht richtig* stimmt genau wahr* korrekt* einverstanden zustimm* stimme_zu punkt sinn einleuchtend* überzeugt dito same
  finde_ich_auch seh_ich_auch genauso ebenfalls auch_so unterschreib* unterstütz* bestätig* guter_einwand einwand volltreffer bei_dir
  logisch* klingt_gut hand_und_fuß ganz_bei
wrong: falsch* fehler* irr irre irrt irrst irrtum geirrt quatsch unsinn blödsinn schwachsinn mist käse stuss widersprech* anders
  andere_meinung überhaupt_nicht daneben lächerlich* absurd* dumm* doof* bekloppt* unfair* ungerecht* unbegründet* haltlos* weit_hergeholt
  übertrieb* humbug nonsens bullshit nicht_einverstanden
strong: sehr total* absolut* definitiv* sicher* klar* eindeutig* offensichtlich* ganz völlig* komplett* 100 hundertpro* hundertprozentig*
  garantiert* bestimmt* safe extrem* mega super voll richtig wirklich echt* prozent haupt* erster erste größte* stärkste* meiste*
  nummer_eins top sowas_von gewaltig* verdammt* zweifellos
weak: vielleicht eventuell könnte* möglich* wahrscheinlich* vermutlich* wohl bisschen etwas leicht tendier* tendenz* bauchgefühl gefühl
  schätz* irgendwie scheint ahnung
neg: nicht ned nich net kein* nie niemals nichts nix null nein nee ne keinesfalls keineswegs weder ohne niemand* keiner keinen keine
never: nie niemals nie_im_leben im_leben_nicht auf_keinen_fall keinesfalls unmöglich* ausgeschlossen unter_keinen_umständen never
hardly: kaum schwer schwerlich alles_andere weit_entfernt wohl_kaum fällt_schwer mühe nicht_gerade nicht_wirklich
less: weniger wenigste* minder*
last: letzte* letzt*
except: außer ausser bis_auf abgesehen
if: wenn falls sofern solange sobald es_sei_denn angenommen annahme gesetzt nehmen_wir vorausgesetzt ob
imagine: stell_dir stellt_euch hätte hätten wäre wär wären würde würd wünschte müsste müsst könnte
report: sagt sagte gesagt meint meinte behaupt* erzähl* schrieb geschrieb* nannte genannt findet denkt dachte glaubt laut angeblich
  anscheinend scheinbar soll sollen hieß zufolge gehört
vote: stimm* gestimmt abstimm* abgestimmt vote* voten gevotet wähl* gewählt wahl häng* gehängt hinricht* lynch* gelyncht verbann* exekutier*
  eliminier* strick galgen schlinge aufhäng* köpf* zettel kreuz nominier* votum hammer* yeet* rauswähl* rausvot* bandwagon zug
kill: häng* hinricht* lynch* töt* umbring* kill* galgen strick schlinge aufknüpf* aufhäng* köpf* erhäng* platt exekutier* sterb* stirb* tod
  tot
remove: raus weg rauswerf* rausschmeiß* schmeiß* werf* wirf* loswerd* los fort verlassen geh gehen gehn abschied verabschied* entfern*
  verbann* rausnehm* tschüss
skip: enthalt* enthält* niemand* keinen keiner skip* überspring* aussetz* setz_aus setze_aus verzicht* pass passe auslass* gar_keinen leer
  nolynch no_lynch nicht_wählen
stop: aufhör* hört hör lasst lass stopp* finger hände_weg reicht genug ruhe runter* schluss locker entspann* chill* rumhack* hackt mobb*
  in_ruhe einprügel* draufhau*
keep: leb* leben behalt* behält* schon* verschon* rett* schütz* brauch* braucht bleib* bleibt überleb* wichtig* wertvoll* rührt anrühr*
  anfass* lassen_wir da_raus
waste: verschwend* verschwendung umsonst sinnlos* unnütz* bereu* vergeud*
join: mit dabei anschließ* schließ_mich schließ* folg* mitmach* mache_mit mach_mit geh_mit gehe_mit zieh_mit mitzieh* bin_bei sheepe
decide: entscheid* entschied* fest festleg* leg_mich setz* setze nehm* nehme geht_an bleib* final* wechsel* landet fällt_auf endgültig*
  letztes_wort tendier* schreib* schreibt_mich
switch: wechsel* gewechselt umschwenk* statt stattdessen lieber doch umentschied* änder* von sondern
lets: lasst lass_uns wir alle zusammen gemeinsam kommt leute bitte kommt_schon los auf_gehts jeder geschlossen macht_mit wer_ist_dabei
must: muss müssen müsst soll sollte* sollten sollen zeit verdient gehört darf dürfen fällig
i: ich mich mir mein* meine* bin
me: mich mir gegen_mich auf_mich
my: mein* meine*
you: du dich dir dein* deine* bist hast biste haste
he: er sie ihn ihm ihr der die seine* ihre* sein
we: wir uns unser*
all: alle* jeder jede jeden ihr euch eure* leute sämtliche
someone: jemand* irgendwer irgendjemand wer einer noch_wer irgendwelche
nobody: niemand* keiner keinen
who: wer wen wem wessen
what: was wat welche* welcher welches
why: warum wieso weshalb weswegen wozu grund gründe begründ* weil wegen inwiefern
how: wie
which: welche* welcher welches welchen
where: wo wohin woher
think: denk* denkst mein* meinst meinung* glaub* halt* hältst haltet find* findest gefühl einschätz* schätz* ansicht* eindruck* sicht sehe
  siehst seht idee* ahnung vermut* theorie* tipp* tippst verdacht* gedanke* kopf spur* stellungnahme vibe* read* blick
explain: erklär* begründ* grund gründe weil warum beweis* argument* beleg* stütz* anhaltspunkt* erläuter* rechtfertig* fall worauf
  wie_kommst drauf problem vorwurf motiv*
tell: sag* sagt sagst erzähl* red* rede sprich sprech* nenn* verrat* melde* hör* antwort* beantwort* gib äußer* spuck* raus_damit mitteil*
  schieß_los
role: rolle* karte* fähigkeit* sonderrolle* job klasse identität charakter bist_du was_bist
claim: claim* oute* outen geoutet outet aufdeck* deckt zeig* melde* meldet co zu_erkennen offenleg* gesteh* bekenn* preisgeb* gegenclaim*
  hosen_runter vortreten
check: check* gecheckt scan* gescannt prüf* geprüft überprüf* untersuch* angeschaut angeguckt anges* gesehen nachgesehen nachgeschaut
  nachgeguckt durchleucht* vision* weissag* kugel kontrollier* reingeschaut vorgenommen angesehen
result: ergebnis* rausgefunden herausgefunden gefunden erfahren kam rauskam zeigte gezeigt ergab info* information* erkenntnis* neuigkeit*
  rausgestellt herausgestellt entpuppt bestätigt
night: nacht nachts nächte n1 n2 n3 heute_nacht
today: heute tag tags jetzt nun morgen d1 d2 runde
yesterday: gestern vorhin eben vorher gerade_eben letzte_runde früher damals zuvor
lastgame: letzte_runde letztes_mal nächste_runde nächstes_mal immer bruder schwester cousin mitbewohner* freundin oma opa mama papa frau
  mann kind kinder tochter sohn hund katze chef jedes_mal
team: team* seite* rudel lager partner beide zusammen gemeinsam* gleich* selben derselben verschieden* unterschied* fraktion gehör*
swap: tausch* getauscht vertausch* ausgetauscht wechsel*
steal: geklaut klau* gestohlen stehl* beklau* beraubt geraubt raub* gemopst abgenommen genommen
bot: bot bots ki roboter* maschine* skript* chatgpt gpt algorithmus computer* programm* npc npcs software
person: mensch* menschlich* echt* real* person*
summary: zusammenfass* fass* kurzfassung* überblick verpasst passiert bisher stand neueste* update recap tldr was_war zu_spät aufklär*
  ablauf geschehen los
tally: stimmen stimmenstand zähl* auflist* liste* wer_wen gewählt abgestimmt stimmverteilung auszähl* stand gestimmt
sorry: sorry entschuldig* tut_mir_leid verzeih* pardon leid ups hoppla
takeback: zurück* zurücknehm* nehm_zurück vergess* vergesst ignorier* verlesen vertan verschrieb* getäuscht geirrt unrecht
  falsch_eingeschätzt gestrichen korrigier* streich* falscher_chat verklickt revidier* unfair
nolonger: nicht_mehr kein_mehr weniger mittlerweile inzwischen doch_nicht umentschied* überlege recht_überleg* anders
greet: hallo hi hey moin* servus grüß* guten_morgen guten_abend nabend tach gude huhu hallöchen
thank: danke* dank merci thx vielen_dank dankeschön
bye: rip arme armer ruhe_in tschüss machs_gut leb_wohl f schade_um ade
hurry: beeil* schnell* zeit sekunde* minute* läuft hinne tempo uhr dalli zackig
dunno: ahnung plan keine_ahnung kein_plan weiß_nicht keinen_schimmer schimmer verwirr* ratlos* überfragt durchblick* steig_nicht
  schwer_zu_sagen
laugh: lol haha hahaha lmao xd spaß scherz witz hihi rofl
praise: wow toll* super* klasse genial* bravo glückwunsch großartig* wunderbar* prima held* respekt jaja ja_ja natürlich klar_doch
  sicherlich
other: essen pizza kaffee bier wetter regen* arbeit chef telefon handy laptop internet wlan verbindung lag* server update spiel fußball
  klausur schule kind kinder hund katze film musik lied avatar profilbild bild karte_schön emoji mikro tastatur klo bad hunger brot müde
  bett urlaub wochenende geburtstag stream discord job nachbar* akku
seem: wirk* scheint schein* klingt kling* sieht seh* benimm* benehm* verhält verhalt* kommt_rüber rüber macht_den tut_so gibt_sich spielt
  spiel* reaktion* ton art vibes vibe ausstrahl* eindruck
both: beide* zwei duo gespann gegenseitig zusammen
rather: lieber als statt eher mehr_als entweder oder zwischen
surprise: wunder* überrasch* erstaun* schock* baff
bet: wett* geld setz_mein haus_und_hof
swear: schwör* versprech* ehrlich* leben wahrheit ehrenwort wort mama gott
vouch: bürg* verbürg* garantier* hand_ins feuer gerade einsteh* steh_ein ehrenwort persönlich
find: gefunden ertapp* erwischt überführt entlarv* verraten enttarn* frischer_tat
want: will wollen willst möchte würde gern* gerne bereit werde werd plane habe_vor
wait: warte* abwarten langsam moment geduld
morevotes: noch_zwei noch_eine noch_ein mehrheit zersplitter* aufteil* stimmen_auf
`;
