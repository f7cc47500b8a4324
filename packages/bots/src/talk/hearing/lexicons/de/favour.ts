import type { Lexicon } from '../../lexicon.ts';

/** Opinions for a player. */
export const favour = {
  good: `
    astrein, aufrichtig, authentisch, bestätigt, bestätigte, bestätigter, blütenweiß, brav, bürgerlich, dorf, dorfi, dorfig, dorfkollege,
    dorfnah, dorfread, dorfseite, dorftendenz, dörfler, dörflich, dörflicher, ehrlich, ehrliche, ehrlicher, engagiert, engel, entlaste,
    entlastet, freigesprochen, gesichert, glaubhaft, glaubwürdig, grün, guter, harmlos, heilig, helfer, hilfreich, hilft, konstruktiv, korrekt,
    koscher, lamm, lammfromm, legit, logisch, loyal, lupenrein, mitbewohner, nachvollziehbar, offen, opferlamm, passt, plausibel, positiv, real,
    rein, reinen, reingelegt, safe, sauber, saubermann, schlüssig, schuldfrei, schuldlos, seriös, sinnvoll, solide, stabil, stimmig, sündenbock,
    town, townread, towny, transparent, treu, unauffällig, unbedenklich, unbescholten, unschuldig, unschuldige, unschuldigen, unschuldslamm,
    unverdächtig, verlässlich, vertrauensperson, vertrauenswürdig, vertrauenswürdigste, vertrauenswürdigster, wahrheit, zuverlässig,
    100 dorf, am ehesten vertrauen, am meisten vertrau, arbeitet für, arbeitet mit, auf der richtigen seite, auf dorfseite,
    auf seiten des dorfes, auf unserer seite, auf {s} {w} verlass, außer verdacht, bei den guten, beim dorf, bemüht sich, denkt mit, der echte,
    der falsche baum, der gute, die echte, die gute, die guten, doch {w} (okay|ok|sauber|gut), echte {good}, echter {good}, ehrliche haut,
    ein gutes gefühl, eine der guten, eine von uns, einer der guten, einer von uns, falsch verdächtigt, find ich gut, finde ich gut,
    fliege etwas zuleide, fliege was zuleide, für das dorf, für dorf, für (gut|ok|okay|sicher|unschuldig|echt|sauber), fürs dorf,
    gar nichts getan, gefällt mir gut, gehört zu uns, gehört zum dorf, glaub ich ihm, glaub ich ihr, glaube ich ihm, glaube ich ihr,
    gute arbeit, gute seele, guten eindruck, guter eindruck, gutes bauchgefühl, gutes bild, gutes gefühl, hab ein gutes, hilft dem dorf,
    hilft uns, hundert prozent dorf, im dorf, im team dorf, in ordnung, (ist|wirkt|scheint) {w} (gut|ok|okay|lieb|brav) $, kann nichts dafür,
    kann nix dafür, kauf ich ihm ab, kauf ich ihr ab, kauf ich {s} ab, kaufe ich {s} ab,
    kein grund {w} zu (verdächtigen|misstrauen|wählen|hängen), kein lügner, kein verdacht, kein wässerchen trüben, keine bedenken, keine schuld,
    keine sorge, keine sorgen, keine zweifel, keinen grund, keinen verdacht, keinen zweifel, keiner fliege, keinerlei bedenken, lügt nicht,
    macht gute arbeit, macht sich gut, mag ich, mein vertrauen, müsste dann {s}, nehm ich ihm ab, nehm ich ihr ab, nehm ich {s} ab,
    nehme ich ihm ab, nehme ich ihr ab, nehme ich {s} ab, nicht auf meiner liste, nicht auffällig, ^ nicht (der|die|den) {s} $,
    nicht verdächtig, ^ nicht {s} $, nichts angestellt, nichts böses, nichts falsch gemacht, nichts gemacht, nichts getan, nichts verbrochen,
    nichts vorzuwerfen, nichts zu verbergen, nix angestellt, nix böses, nix falsch gemacht, nix gemacht, nix getan, nix zu verbergen,
    ohne schuld, passt für mich, passt schon, positiver eindruck, pro dorf, raus aus dem verdacht, redet wahrheit, reine weste, richtige {good},
    sagt die wahrheit, sicher dorf, sicheres dorf, spielt ehrlich, spielt gut, spielt mit, spielt offen, spielt sauber, spielt super,
    spricht die wahrheit, steht auf unserer seite, steht zu uns, team dorf, town lean, traue ich, trauen müsste [,] dann {s},
    trifft keine schuld, unser mann, unsere frau, verlass auf {s}, vertrauen müsste [,] dann {s}, volles vertrauen, vollstes vertrauen, von uns,
    wahre {good}, weiße weste, zu den guten, zu unrecht, zu uns, {good}, {s} ist es nicht,
    {s} (ist|find_ich|finde_ich|halt_ich_für|halte_ich_für|seh_ich_als|sehe_ich_als|wirkt|scheint) {w} {w} (gut|ok|okay|safe|clean|sauber|
      dorf|stabil|solide|top|korrekt|fein|fair|vernünftig|entspannt|unauffällig),
    {s} kauf ich das ab, {s} nehm ich das ab, {s} spricht {w} wahrheit, {s} war es nicht, {s} wars nicht, {s} {w} (okay|ok) $,
    {s} {w} sagt {w} {w} wahrheit, über allen zweifeln, über jeden zweifel erhaben,`,
  belief: `
    abnehmen, getraut, trau, traue, trauen, vertrau, vertraue, vertrauen, vertraut,
    auf {s} seite, baue auf, glaub ich {s}, glaub {s}, glaube ich {s}, glaube {s}, glauben {s}, halt {w} zu {s}, halte {w} zu {s},
    ich glaub {s}, kauf {s} {w} ab, kaufe {s} {w} ab, nehm {s} {w} ab, nehme {s} {w} ab, schenke {s} glauben, setze auf {s}, tendiere zu,
    verlass mich auf, verlasse mich auf, zähl auf, zähle auf,`,
} satisfies Partial<Lexicon>;
