import type { Id, RoleWords } from '@moonrise/engine';

export const de: Readonly<Record<Id, RoleWords>> = {
  lycan: { name: 'Lykaner', summary: 'Gehört zum Dorf und sieht für die Seherin wie ein Werwolf aus.' },
  mayor: { name: 'Bürgermeister', summary: 'Hat eine Stimme, die doppelt zählt, und niemand erfährt es.' },
  bodyguard: {
    name: 'Leibwache',
    summary: 'Stellt sich jede Nacht vor eine andere Person und stirbt an ihrer Stelle.',
    acts: { guard: 'bewachen' },
    cards: { guard: { ask: 'Wen bewachst du heute Nacht?', done: 'Du bewachst {0}.', pick: 'Bewachen' } },
    told: { stood_guard: '{0} wurde beim Wachestehen getötet.' },
    causes: { guard: '{0} ist für jemand anderen gestorben.' },
  },
  survivor: {
    name: 'Überlebende',
    summary: 'Gehört zu keiner Seite und gewinnt mit den Siegern, wenn sie am Ende noch lebt.',
  },
  witch: {
    name: 'Hexe',
    summary: 'Hat einen Trank, der heilt, und einen, der tötet. Gehört zu keiner Seite und will am Ende leben.',
    acts: { heal: 'heilen', poison: 'vergiften' },
    cards: {
      heal: { ask: 'Wen heilst du heute Nacht?', done: 'Du heilst {0}.', pick: 'Heilen', pass: 'Heute Nacht nicht' },
      poison: {
        ask: 'Wen vergiftest du heute Nacht?',
        done: 'Du vergiftest {0}.',
        pick: 'Vergiften',
        pass: 'Heute Nacht nicht',
      },
    },
    told: { poisoned: '{0} wurde vergiftet aufgefunden.' },
    causes: { poison: '{0} wurde vergiftet.' },
  },
  priest: {
    name: 'Priester',
    summary: 'Holt einmal im Spiel jemanden ins Leben zurück: sofort nach dem Tod oder nachts jede tote Person.',
    acts: { pray: 'zurückrufen', raise: 'zurückholen' },
    cards: {
      pray: {
        ask: 'Rufst du sie ins Leben zurück?',
        done: 'Du rufst {0} zurück.',
        pick: 'Zurückrufen',
        pass: 'Gehen lassen',
      },
      raise: {
        ask: 'Wen von den Toten holst du zurück? Du hast nur dieses eine Gebet.',
        done: 'Du betest für {0}. Die Rückkehr ist im Morgengrauen.',
        pick: 'Zurückholen',
        pass: 'Heute Nacht nicht',
      },
    },
    told: {
      lies_dead: '{0} liegt tot da. Ein Gebet kann noch helfen.',
      called_back: '{0} wurde ins Leben zurückgerufen!',
      returned: '{0} ist von den Toten zurückgekehrt!',
    },
  },
  troublemaker: {
    name: 'Unruhestifterin',
    summary: 'Stiftet einmal im Spiel Unruhe: Am Tag danach stimmt das Dorf zweimal ab.',
    acts: { hush: 'ruhig bleiben', stir: 'Unruhe stiften' },
    cards: {
      hush: { ask: 'Bleibst du heute Nacht ruhig?', done: 'Du bleibst ruhig.', pick: 'Ruhig bleiben' },
      stir: { ask: 'Stiftest du Unruhe?', done: 'Du stiftest Unruhe.', pick: 'Unruhe stiften' },
    },
    told: { trouble: 'Es liegt Unruhe in der Luft: An diesem Tag stimmt das Dorf zweimal ab.' },
  },
  alphaWolf: {
    name: 'Alphawolf',
    summary: 'Jagt mit dem Rudel und tötet in jeder dritten Runde noch jemanden.',
    acts: { maul: 'reißen' },
    cards: {
      maul: { ask: 'Wen reißt du noch?', done: 'Du reißt {0}.', pick: 'Reißen', pass: 'Heute Nacht nicht' },
    },
  },
  loneWolf: {
    name: 'Einzelgänger',
    summary: 'Jagt mit dem Rudel und gewinnt nur, wenn sonst niemand mehr lebt.',
  },
};
