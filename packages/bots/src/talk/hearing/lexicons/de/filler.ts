import type { Lexicon } from '../../lexicon.ts';

/** Words that say nothing for or against anybody. */
export const filler = {
  filler: `
    100, aber, absolut, alle, alles, als, also, alter, an, argument, auch, auf, aus, aussage, aussagen, basta, bei, benimmt, bestimmt, bin,
    bisher, bisschen, bist, bitte, bloß, claim, da, dabei, damit, danach, dann, darum, das, dass, davon, dazu, definitiv, dem, den, denn, der,
    des, deshalb, dich, die, digga, dinge, dir, doch, dort, eben, echt, ehrlich, ein, eindeutig, eine, einem, einen, einer, einfach, ende,
    etwas, euch, ey, fertig, für, ganz, ganzen, gar, garantiert, gegen, gehen, geht, geschichte, gestern, glasklar, grund, gründe, hab, habe,
    haben, haha, halt, hat, heute, hier, hinter, hundertprozentig, ihr, im, imho, immer, imo, in, insgesamt, irgendwie, is, ist, ja, jedenfalls,
    jetzt, karte, kerl, klar, klingt, kommt, leute, lol, mache, machen, macht, mal, man, mann, mehr, meisten, mensch, mich, mir, mit, mmn,
    morgen, n, nach, nacht, natürlich, ne, nen, noch, nun, nur, oder, offensichtlich, person, prozent, punkt, reden, redet, rolle, runde, sache,
    sachen, sagen, sagt, scheint, schluss, schon, sehr, seien, sein, selbst, sich, sicher, sicherlich, sind, so, sogar, sowas, spiel, spiele,
    spieler, spielerin, spielt, story, tag, total, tun, tut, typ, um, und, uns, verhalten, verhält, vermutlich, viel, viele, voll, von, vor,
    völlig, wahrscheinlich, war, warum, was, weil, wenig, werden, weshalb, weswegen, wie, wieder, wir, wird, wirklich, wirkt, wohl, xd,
    ziemlich, zu, zum, zur, zweifellos, über, überhaupt,
    100 prozent, am meisten, auf jeden fall, auf mich, aus meiner sicht, bin der meinung, bin ich, bin mir sicher, bin sicher, bin überzeugt,
    das ganze spiel, denk ich, denke ich, die ganze zeit, ehrlich gesagt, ein bisschen, find ich, finde ich, für mich, ganz ehrlich, ganz klar,
    glaub ich, glaube ich, hundert prozent, ich bin mir sicher, ich bin sicher, ich denke, ich finde, ich glaub, ich glaube, ich mein,
    ich meine, ich sage, ich weiß, in meinen augen, kein zweifel, keine frage, klar wie, klingt wie, kommt mir, kommt mir vor, m m n, mein ich,
    meiner meinung nach, meines erachtens, mir scheint, mir zu, offen gesagt, ohne frage, ohne zweifel, sag ich, sag mal, sage ich, scheint mir,
    schon die ganze zeit, seit anfang, seit tag 1, sieht aus, sieht aus wie, so was, sowas von, tag 1, um ehrlich zu sein, von anfang an,
    von beginn an, weiß ich, wirkt auf mich, wirkt wie, würd ich sagen, würde ich sagen, zu 100,`,
} satisfies Partial<Lexicon>;
