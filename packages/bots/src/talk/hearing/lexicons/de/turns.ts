import type { Lexicon } from '../../lexicon.ts';

/** What turns an opinion round. */
export const turns = {
  not: `
    aufhören, hört, kaum, kein, keine, keinem, keinen, keiner, keinerlei, keines, keins, ned, nee, nein, net, nich, nicht, nichts, nie, niemals,
    niemand, nimma, nimmer, nischt, nit, nix, null, nö, ohne, statt, stop, stopp, weder, wederer,
    hör auf, hört auf, lasst das,`,
  twist: `
    ausgeschlossen, bezweifel, bezweifle, keinesfalls, keineswegs, mitnichten, never, undenkbar, unmöglich, unvorstellbar, unwahrscheinlich,
    zweifle,
    alles andere als, als ob, als wenn, als wäre, anderes als, auf gar keinen fall, auf keinen fall, das gegenteil von, das letzte was,
    denk nicht dass, denke nicht dass, denkt doch nicht, du glaubst doch nicht, ein narr wer, finde nicht dass, fällt mir schwer zu glauben,
    glaub (ja|bloß|bloss) nicht, glaub kaum, glaub nicht dass, glaube kaum, glaube kaum dass, glaube nicht dass, glaubt (ja|bloß|bloss) nicht,
    hab zweifel, habe zweifel, halte für ausgeschlossen, hört auf so zu tun, ihr denkt doch nicht, ihr glaubt doch nicht, im leben nicht,
    ist ausgeschlossen, ist doch nie, kann doch nicht sein, kann gar nicht sein, kann ich mir nicht vorstellen, kann kein, kann keine,
    kann mir kaum vorstellen, kann mir nicht vorstellen, kann nicht sein, kann nie, kann niemals, kann unmöglich, kein mensch,
    kein normaler mensch, kein schwein glaubt, kein vernünftiger mensch, kein {fine}, kein {fine} glaubt, keine chance, keiner der bei verstand,
    keiner glaubt, keiner kann, meine nicht dass, nicht gerade, nicht mal im traum, nicht unbedingt, nicht wirklich, nie im leben, nie nie,
    nie und nimmer, niemand bei verstand, niemand der bei verstand, niemand glaubt, niemand kann, niemand mit verstand, null chance,
    nur ein idiot, nur ein narr, nur idioten, schließ aus, schließe aus, schwer vorstellbar, schwer zu glauben, seh nicht wie, sehe nicht wie,
    seit wann, so ziemlich das gegenteil, tu nicht so, tut nicht so, unter keinen umständen, von wegen, was anderes als, weit davon entfernt,
    weit entfernt von, weit weg von, welcher idiot, wer glaubt denn, wer glaubt ernsthaft, wer würde, wers glaubt,
    würd ich nicht (nennen|sagen|behaupten|bezeichnen), würde ich nicht (nennen|sagen|behaupten|bezeichnen), wüsste nicht, wüsste nicht wie,
    {s} und dorf, {s} und {fine},`,
  rather: `
    als {s}, anstatt {s}, anstelle von {s}, eher als {s}, mehr als {s}, nicht {s}, statt {s}, vor {s},`,
} satisfies Partial<Lexicon>;
