import type { Lexicon } from '../../lexicon.ts';

/** Calls to claim. */
export const calls = {
  claimAll: `
    (sab|sabhi|sab_log|har_koi) {w} {w} (role|रोल|पत्ता|पत्ते|card|भूमिका|claim|cards|roles) {w}, mass claim, (role|पत्ते|पत्ता|card) khol, sab claim,
    sab {w} {w} {w} (role|claim|patta|patte|card|cards|reveal|roles|bhumika|bata|batao|bolo|khol|kholo), सब क्लेम,
    सब {w} {w} {w} (रोल|क्लेम|पत्ता|पत्ते|कार्ड|भूमिका|बता|बताओ|बोलो|खोलो), koi (counter|counterclaim|aur_claim),
    sabhi {w} {w} (role|claim|patta|card|batao|bole), सभी {w} {w} (रोल|क्लेम|पत्ता|कार्ड|भूमिका|बताओ|बताएँ),
    har (koi|ek|banda) {w} {w} (role|claim|patta|card|batao|bataye), हर (कोई|एक) {w} {w} (रोल|पत्ता|कार्ड|भूमिका|बताए), massclaim, मास क्लेम,
    full claim, apne apne (role|patte|card|roles|cards|claim), अपने अपने (रोल|पत्ते|कार्ड), apna apna (role|patta|card|claim),
    अपना अपना (रोल|पत्ता|कार्ड|दावा), (patte|cards|roles|card|कार्ड) (kholo|khol|dikhao|khol_do|batao), ek ek karke (role|claim|batao),
    एक एक करके (रोल|बताओ), (koi|kisi_ka|aur_koi) {w} (counter|counterclaim|claim|seer_hai|दावा|क्लेम|काउंटर), counter claim (hai|koi), claim time,
    sabka role, सबका रोल, ab sab claim,
  `,
  comeOut: `
    {r} (ho|hai) to {w} (bolo|batao|saamne|claim|bol), {r} (bolo|batao|claim_karo|khul),
    {r} {w} {w} (saamne|bahar|aage) {w} (aao|aa|aaye|aa_jao|aaiye|aaja|aajao|aana|आए|आइए),
    {r} {w} (claim_karo|claim_kar|khul_ke|batao|bolo|bata_do|bol_do|kaun_hai_batao|kahan_ho|kaha_ho),
    {r} {w} (bole|bataye|बताए|क्लेम_करो|jaago|hath_uthao|reveal_karo|apna_result|result_do|please_bolo), {r} ho to {w},
    {r} hai to {w} (bolo|bole|batao|saamne|claim), {r} है तो {w} (बोलो|बोले|बताओ|सामने), {r} ki zaroorat, {r} chahiye, {r} चाहिए,
    {r} {w} {w} (dar_mat|daro_mat|chhupo_mat|chupo_mat|mat_chhupo|apna_parichay|kaha_hai|kahan_hai|aa_jao|result|natija|kuch_bolo),
    {s} {w} (role|रोल|पत्ता|card|claim) (bata|batao|kar|karo|karo_warna|bol),
    {s} {w} {w} (role|patta|card|claim|apna_role|रोल|कार्ड|अपना_पत्ता|अपना_रोल) {w} (bata|batao|bol|bolo|dikha|dikhao|khol|kar|karo) {w},
    {s} {w} (claim|क्लेम) (kar|karo) {w}, {s} {w} bata {w} (warna|nahi_to), {s} {w} {w} (role|रोल|patta|card|claim) {w} (warna|nahi_to|ya) {w},
    {s} {w} (aakhri|आख़िरी|last) (mauka|chance) {w} {w},
    (seer|{r}) {w} (saamne|bahar) (aao|आए|aaye|aa_jao|aaiye|आइए|aa), agar {w} {r} {w} {w} {w} (bole|bolo|saamne|bataye|बताए|claim),
    (agar|koi|jo) {w} {r} {w} {w} {w} (bole|bolo|saamne|bataye|batao|claim|aaye|aao|बताए|आए),
  `,
} satisfies Partial<Lexicon>;
