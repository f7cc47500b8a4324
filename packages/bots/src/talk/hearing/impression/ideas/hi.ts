/** Words by what they are about; the notation is in `idea-index.ts`. */
export const hi = `
evil: bhediya bhediye bhediyo bhediyon wolf wolfy scum mafia killer khooni qatil dushman gaddar doshi mujrim apradhi gunahgar bura buri bure
  khatarnak red black kala kaala laal saanp chor minion vashibhut besharm shaitan rakshas badmaash darinda kameena villain zalim
lie: jhooth jhoot jhutha jhootha jhoothi jhoothe jhuth bluff bluffing fake nakli natak naatak acting dhokha dhoka dhokebaaz bewakoof ullu
  chutiya banavati bana_raha banawat gumrah jhaansa jhaanse makkar makkari fareb fareb* bakchodi kahani_bana ghadh ghad contradict ulta
  palat mukar farzi dhong jhol chaal chaalbaaz galat_bol topi
shady: shak sus suspicious shady ajeeb gadbad gadbadi garbad weird khatak khatakta khatakti gol golmaal daal_me kaala sandigdh odd strange
  off ghabra ghabraya ghabrayi nervous panic paseena boo badbu garbar locha lafda jhol atpata atpati creepy bechain uneasy tension_me daal
actbad: chhup chhupa chup_ke chhupana chhupa_raha bacha_raha bacha bachane ghuma ghumana taal taalna tal_raha bhatka bhatkana bhag bhaag
  palti baat_badal badalta badalti badal copy nakal chaplusi chamcha makhan kood koodna kud blend aggressive attack ilzaam ilzam blame push
  safai safaai bahana bahane bahaana overreact slip muh_se pol khul partner saazish saajish sajish plan chaal chupke pakra ghuspaith ghusa
  jald jaldi_me defend lurk hawa_hawai bekaar_ki idhar_udhar
quiet: chup chuppi khamosh shaant shant quiet silent bola_hi_nahi kuch_nahi_bol afk gayab
good: accha achha acha achi acchi achhi ache theek thik sahi gaon gaonwala gaonwali village villager town townie nirdosh bekasoor bekasur
  masoom saaf saf clean clear safe imaandaar imandar sachcha sachha sacha sachi sachchi bhola bholi bharosemand insaan human innocent legit
  solid mazboot majboot pakka asli real dost apna apni helpful green safed nek sharif shareef seedha seedhi bhala vishwasniya good honest
  genuine confirmed
trust: bharosa bharose yakeen yakin yaqeen vishwas vishvas maan maanta maanti manta manti maante trust believe aitbaar aitbar convince
  convinced umeed
doubt: shak shanka doubt suspect sandeh nazar nigaah kharab ankh aankh shaq
like: pasand pyaar pyar love fan accha_lag
dislike: nafrat pasand_nahi pareshan irritate chidh chid hate gussa
right: sahi sach sehmat sahmat agree point dum baat_sahi bilkul exactly theek same correct satya manzoor samarthan support yahi haan_sahi
  dam daleel solah_aane pakda
wrong: galat galti galati bakwas bakwaas bekaar bekar faltu disagree asehmat sehmat_nahi pagal bewakoofi ulta unfair naainsafi nainsafi
  ittefaq_nahi alag_raay nonsense bematlab ghatiya
strong: bahut bohot bahot bilkul ekdum pakka puri poora pura sach_me zaroor definitely sure 100 sabse zyada jyada bahut_zyada hi percent
  number_ek kasam sau_pratishat super full itna itni itne
weak: shayad sayad ho_sakta lagta thoda thodi maybe andaza kuch lag
neg: nahi na mat no not bina never kabhi_nahi koi_nahi nai
never: kabhi_nahi kabhi ho_hi_nahi sawaal_hi namumkin asambhav impossible bilkul_nahi
hardly: mushkil muskil shayad_hi kathin
less: kam kum
last: aakhri akhri aakhir aakhiri last
except: siwa siwaay ke_alawa alawa chhod_ke chhodkar chod_ke
if: agar yadi jab_tak warna maan_lo maan_lete man_lo suppose jaise_hi to_phir nikla_to nikle_to nikli_to if
imagine: socho sochlo kalpana hota hoti hote kaash kash imagine farz
report: bola boli bole kaha kahi keh_raha keh_rahi kehta kehti bol_raha bol_rahi likha bataya batayi suna sunा sochta sochti lagta_hai_sab
  shayad_usko daava_kiya ke_mutabik ke_hisaab kehte bola_tha kaha_tha
vote: vote voting matdaan phaansi phansi faansi suli latka latkao latkana latkate nikaal nikalo nikalte hata hatao maar maaro lynch hang
  exile eliminate vot hammer rassi chadha chadhao udao uda
kill: maar maaro marna maarna latka latkao phaansi faansi suli khatam khatm kill gale rassi mar uda udao nipta
remove: nikaal nikalo nikaalo nikalna nikalte bahar baahar hata hatao bhagao jaana jana jao jayega jaye vida alvida alvidaa phenko phek out
  remove chalta
skip: skip abstain chhod chhod_raha kisi_ko_nahi kisi_ko_bhi_nahi pass nobody koi_nahi kisi_ko khali
stop: band chhodo chhod chod ruko ruk bas rehne mat peeche pareshan chill shaant haath door stop chup_karo jaane_do
keep: zinda jinda bacha bachao bachana rehne rahne rakho rakhna zaroorat jarurat zarurat keep chahiye_hume jeene surakshit
waste: bekaar barbaad barbad waste pachta pachtaoge pachtayenge
join: saath sath main_bhi mere_saath join shamil saath_hu milke
decide: final decide tay faisla chun chuna chunti pakka lock laga laga_raha de_raha de_rahi dunga dungi deti deta daal raha naam
switch: badal badalkar hata_ke hatake switch change ke_badle iski_jagah jagah ab
lets: chalo sab sabhi milkar milke saare dosto doston log please plz pls aao aa_jao ham hum kyu_na hum_sab
must: chahiye hoga hogi padega zaroori jaruri hona_chahiye karna_hoga hi_hoga samay waqt
i: main mai mujhe mera meri mere maine mujhse mujhpe mujhko mujh apun apan hu
me: mujhe mujhse mujhpe mujh mere_khilaf mujhko
my: mera meri mere
you: tu tum tera teri tere tumhara tumhari tumhare tujhe tumhe aap aapka aapki aapke tumne tune aapne tujhse tumko ho
he: wo usne uska uski uske use usko unka unki unke ye iska iski iske isne unme inka
we: hum hame hume humara hamara hamari hamare ham humne
all: sab sabhi sabko sabne sabka sabki saare log logo tum_log aap_log har har_ek
someone: koi kisi kisiko kisi_ko kisne kisi_ke
nobody: koi_nahi kisi_ko_nahi
who: kaun kon kisko kise kiska kiske kispe kisne kiski kis
what: kya kaunsa konsa kaunsi kia
why: kyu kyo kyunki kyuki wajah vajah karan kaaran isliye kis_base kis_liye reason
how: kaise kaisa kaisi kese
which: kaunsa konsa kaunsi
where: kaha kahan kidhar kider
think: sochte sochta sochti soch socho khayal khyal vichar raay ray rai rae lagta lagti lag opinion feeling dimaag dimag man andaza theory
  shak hisaab nazar nazariya idea suraag sujhav read
explain: samjha samjhao samjhayega samjhaoge wajah vajah karan kyu base saboot sabut daleel tark reason explain case mamla adhar aadhar
  khilaf problem dikkat dushmani bigada bigaada
tell: bata batao bataoge bataogi batado bol bolo bolna keh kaho kahna kehna suna sunao sunna jawab jawaab de_do de_dijiye share bataiye
  boliye bataye
role: role rol bhoomika bhumika kirdaar kirdar card patta pattा power kya_hai_tu kya_ho
claim: claim daava dawa saamne samne reveal khol kholo co dikha dikhao out aao
check: check jaanch janch jaancha parkha dekha dekhi dekhe scan milaya milaan divine peek test jaanchi pata_lagaya
result: result natija nateeja nikla nikli nikle aaya aayi pata_chala pata mila mili info jaankari khabar suraag
night: raat raat_ko raat_me n1 n2 n3
today: aaj ab abhi din is_baar kal_ko
yesterday: kal pehle pichla pichle pichhle pichhla
lastgame: pichle_game pichli_baar agli_baar hamesha bhai behen dost_ko mummy papa nani dadi biwi pati beta beti boss kutta
team: team side taraf saath dono jhund paksh ek_hi alag saathi milke
swap: badla badli adla badal swap exchange
steal: churaya chura uda_liya uthaya chheena liya le_liya loota
bot: bot bots ai machine robot script chatgpt computer program npc
person: insaan insan human asli real aadmi
summary: summary recap saransh update hua kya_hua ab_tak miss short late bata_do kahani tldr ho_gaya
tally: hisaab hisab ginti list kisne_kisko vote_kiya votes count diya
sorry: sorry maaf maafi kshama
takeback: wapas vapas bhul bhool ignore galat_samjha galti nainsafi naainsafi bhul_jao galat_pehchana
nolonger: ab_nahi nahi_raha nahi_rahi ab pehle_jaisa utna utni
greet: namaste namaskar hello hi hey salaam pranam suprabhat shubh sat_sri
thank: shukriya dhanyavaad dhanyawad thanks thank thanku thnx
bye: alvida rip bechara bechari yaad aatma shanti
hurry: jaldi time samay second seconds minute timer waqt
dunno: pata_nahi kya_pata samajh_nahi nahi_pata idea_nahi confuse samajh
laugh: lol haha hehe hahaha mazaak mazak hasi hansi
praise: waah wah kamaal shabash badhai great genius mast bravo haan_haan
other: khana chai pani mausam garmi barish phone mobile internet net wifi server lag match cricket exam school beta bhookh maggi movie gaana
  dp profile photo map naukri job neend office delhi film power_cut bijli
seem: lag lagta lagti lagte dikh dikhta dikhti dikhne behave harkat tareeka tareeke vibe vibes reaction khel feeling jaisa jaisi jaise lehja
both: dono do jodi ek_doosre ek_dusre
rather: se_accha se_zyada ke_badle ya nahi_to balki
surprise: hairani hairaan aashcharya chaunk
bet: paisa shart daav lagao laga_do
swear: kasam sach maa_kasam vaada wada zubaan
vouch: guarantee zimmedari zubaan gawahi garanti zamanat jaan
find: pakda pakdi pakad mil_gaya range_haatho pol
want: chahta chahti chahte dunga dungi doonga karunga karungi wala wali rahi raha chahiye
wait: ruko ruk intezaar sabar dheere
morevotes: aur_vote vote_aur baanto chahiye
`;
