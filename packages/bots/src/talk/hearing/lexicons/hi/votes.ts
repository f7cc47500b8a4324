import type { Lexicon } from '../../lexicon.ts';

/** Votes, one's own and calls for them. */
export const votes = {
  voting: `
    वोट, vote, nikalo, nikalte, nikaal, nikale, latka, latkao, phansi, maaro, maar do, maar dete, bahar, hatao, uda do, uda dete, lynch, voting,
    nikalenge, nikalna, latkate, latkana, latkaye, लटकाएँ, latkayenge, maarte, hatate, hata do, hata dete, udao, khatam karo, bhagao, nipta do,
    niptao, ghar bhejo, vida, exile, eliminate, target, yeet, kick, kick karo, chuno, chunta, चुनती,
  `,
  nobody: `
    kisi, kisi ko, kisi ko bhi, kisi pe,
    vote nahi dunga, vote nahi karunga, vote nahi dungi,
    koi nahi, skip, abstain, kisiko, nota, वोट नहीं दूँगा,
  `,
  together: `
    sab, sabhi, sabko, chalo, चलिए, chaliye, log, milke, milkar, do, karo, maaro, nikalo, nikalte, दीजिए, dalo, hum, हम, logo, hume, हमें, please,
    dete, karte, chahiye, चाहिए,
  `,
  intend: `
    {s} pe (ja|lock), {s} hi sahi $, {s} ke naam, {s} (ko|pe) {w} (mera|meri) vote,
    {s} (ko|pe) (vote|वोट) {w} (dunga|dungi|karunga|karungi|de_raha|de_rahi|kar_raha|kar_rahi|daal_raha|daalunga|maarunga|डालूँगी),
    {s} pe (ja|lock|final|jaunga|jaungi|jaata|hi_jaunga), {s} (pe|ko) lock, {s} final, {s} hi (sahi|final|theek), {s} ke khilaf (vote|वोट|mera|main),
    {s} के ख़िलाफ़, {s} के खिलाफ वोट, {s} ko (nikalunga|nikalungi|chunta|chunti|chunuga|chunung|chununga), {s} ko nikalne ke paksh,
    {s} ko main {w} {w} (dunga|dungi|vote|वोट), {s} tay, {s} pe mohar, {s} पर मुहर,
    usi (pe|ko), usi ko, usi pe,
    skip kar, skip karunga, skip kar raha,
    mera vote {w} {s}, mera vote, mera (vote|वोट|thappa) {w} {s}, mera {s} (ko|ke_naam), mera button,
    मेरा वोट {w} {s}, मेरा वोट, मेरा बटन,
    (mera|apna) (वोट|vote), (daal|de|kar) (raha|rahi) hu, (dunga|dungi|karunga|karungi|dalunga), abstain kar, apna vote {s}, अपना वोट {s},
    (main|main_to) {w} {s} (ko|pe) {w} {w} (dunga|dungi|karunga|karungi|de_raha|kar_raha|ja_raha|ja_rahi|jaunga|nikalunga|जाऊँगा), lock {s},
    to {s} hi, to phir {s}, chalo {s} hi, chalo phir {s}, theek hai {s}, isi ko, isi pe, (vote|वोट) {s} (ko|pe|ke_naam) {w} (dunga|dungi|daal),
    मैं {s} के साथ जाऊँगा वोट, main {s} (ko|pe) hi {w}, faisla {s}, mohar {s},
  `,
  callVote: `
    {s} [ne|ko|se|ka|ki|ke|pe|to|hi|bhi|ji|me|wale|wala] (latka|uda|nikaal|bahar|maar) (do|karo|dete|dalo),
    {s} [ne|ko|se|ka|ki|ke|pe|to|hi|bhi|ji|me|wale|wala] jaana (chahiye|चाहिए),
    {s} ko {w} (nikalo|nikal_do|nikalte|bahar_karo|bahar_nikalo|bahar_kar|maaro|maar_do|latka_do|latkao|latkate),
    {s} ko {w} (hatao|hata_do|uda_do|udao|nipta_do|phansi_do|lynch_karo|lynch|exile_karo|vote_karo),
    {s} ko {w} (vote_do|vote_karte|vote_dete|vote_karna|vote_dena_chahiye|bhagao|khatam_karo|chuno|target_karo|बाहर_करते|हटाते),
    {s} ko {w} (वोट_करो|वोट_दो|वोट_करते|वोट_देते|वोट_दें|वोट_करें|निकालें|हटाएँ|मारें|लटकाएँ),
    {s} pe (vote|वोट|thappa) {w} (karo|do|maaro|daalo|lagao|karte|dete), {s} ko (jana|marna|nikalna) (hoga|chahiye|चाहिए|padega),
    {s} (bahar|out|gaya|jayega|jaega|hatega|jaye|जाए|niklega) {w} $, {s} ko (bye|tata|alvida), {s} ki (baari|chhutti), {s} की (बारी|छुट्टी),
    {s} (ko|pe) sab, {s} ka (number|नंबर|patta|time|game) {w}, {s} ka (kaam|khel) (khatam|tamam), {s} ko {w} (rasta|ticket|vida|alvida), {s} ko aaj,
    {s} pe (dhyan|focus|वोट|vote) {w},
    sab {s} (pe|ko), sab {w} {w} {s} (ko|pe), sab milke {s},
    ^ aaj {s}, sabhi {s} (ko|pe), सब मिलकर {s}, (vote|वोट) (karo|do|maaro|daalo) {s} (ko|pe), chalo {w} {s} (ko|pe), aaj {s}, aaj {s} ko,
    pehle {s} ko, (hum|हम|humko|hume|हमें|sabko) {w} {s} (ko|pe), mere saath {s} (ko|pe), वोट {s} को, iss baar {s}, sabka vote {s}, सबका वोट {s},
  `,
  turn: `
    {s} se {w} {w} {s} (pe|ko), {s} ko {w} {w} {w} {s} ko, {s} (chhodke|chhod_ke|ki_jagah|ke_badle|को_छोड़कर|hata_ke|hatake|हटाकर) {w} {s},
  `,
} satisfies Partial<Lexicon>;
