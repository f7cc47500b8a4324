import type { Lexicon } from '../../lexicon.ts';

/** Small talk. */
export const smallTalk = {
  greet: `
    ^ (hallo|hi|hey|moin|moinsen|servus|morgen|hallöchen|tach|tag|abend|grüezi|huhu|mahlzeit|gude|yo|guten_morgen|guten_tag|guten_abend|
      schönen_guten|grüß_euch|grüß_gott|grüßt_euch|seid_gegrüßt|hallihallo|hallochen|na|nabend|moin_moin|willkommen|salut|ahoi|tachchen|sers|
      serwas|hello|halli_hallo|viel_glück|viel_erfolg|viel_spaß|auf_ein_gutes_spiel|gutes_spiel) {w} {w} $,
    ^ [na|guten|schönen|einen_schönen] (hallo|hi|hey|moin|moinsen|moin_moin|servus|morgen|hallöchen|tach|tag|abend|grüß_gott|grüezi|grüße|
      huhu|mahlzeit|gude|yo) [zusammen|alle|leute|ihr|an_alle|ihr_lieben|allerseits|dorf|liebe|freunde] [leute] $,
    ^ (na_ihr|na_leute|na_alle|und_wie_gehts|wie_gehts|alles_klar|alles_fit),`,
  thanks: `
    bedankt, dank, danke, dankeschön, dankesehr, dankö, merci, thanks, thx, ty,
    besten dank, dank dir, dank euch, danke dir, danke euch, danke schön, danke sehr, lieb von dir,
    ^ [oh|ok|vielen|lieben|tausend|besten] (danke|dank|dankeschön|thx|merci|dankesehr), tausend dank, vielen dank,`,
  unsure: `
    durchblick, ka, kp, lost, ratlos, schwierig, tja, unentschlossen, unschlüssig, unsicher, verwirrend, verwirrt, überfragt,
    auf dem schlauch, bin lost, bin unsicher, blick nicht durch, blicke nicht durch, check gar nichts, check nix, hab nichts, im dunkeln, k a,
    kann ich nicht sagen, kann nicht sagen, kein gefühl, kein plan, kein schimmer, keine ahnung, keine idee, keine meinung, keinen blassen,
    keinen plan, keinen schimmer, keinen verdacht, komm nicht mit, nicht sicher, noch keine, null plan, schwer zu beurteilen, schwer zu sagen,
    steh auf dem schlauch, tappe im dunkeln, versteh gar nichts, verstehe nichts, was ich bin, weiss nicht, weiss {w} nicht, weiß es nicht,
    weiß ich nicht, weiß nicht, weiß noch nicht, weiß {w} nicht, wtf ist los,`,
  mourn: `
    arme {s}, armer {s}, fehlt uns, in frieden,
    ^ (rip|ruhe_in_frieden|ruhe_sanft|ruh_sanft|schade_um|arme|armer|der_arme|die_arme|wie_traurig|traurig|mach_s_gut|machs_gut|tschüss|
      ruh_in_frieden|leb_wohl|lebe_wohl|ach_{s}|oh_nein|ach_nein|neeein|nein_nicht|schade|verdammt_{s}|gute_reise|mein_beileid|beileid|f_für|
      f),
    ^ (rip|ruhe_in_frieden|ruhe_sanft|schade_um|arme|armer|wie_traurig|mach_s_gut|machs_gut|tschüss|r_i_p|ruh_in_frieden), rip {s},
    schade um {s}, vermisse dich, werden dich vermissen, wir werden dich vermissen, wirst fehlen,`,
  hurry: `
    beeilen, beeilung, dalli, deadline, entscheiden, hopp, hurtig, schnell, tempo, timer, voran, zackig,
    beeil dich, beeilt euch, endet gleich, entscheidet euch, gleich ist, gleich vorbei, kaum zeit, keine zeit, los jetzt,
    macht (schnell|hinne|mal|zu), macht (schnell|hinne|mal|zu|schon|voran|dampf|fertig), noch {w} (sekunden|sek|minute|minuten),
    noch {w} {w} (sekunden|sek|minute|minuten|min|s), nur noch {w}, schnell jetzt,
    (sekunden|sek|minute|minuten|min|sekündchen) (noch|übrig|leute|verbleiben|bis), (sekunden|sek|minute|minuten) (noch|übrig|leute), tag endet,
    uhr tickt, wenig zeit, zeit drängt, zeit ist fast um, zeit ist gleich, zeit ist knapp, zeit läuft, zeit wird knapp,`,
} satisfies Partial<Lexicon>;
