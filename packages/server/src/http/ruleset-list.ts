import type { Ruleset } from '@moonrise/engine';
import type { RulesetEntry } from '@moonrise/engine/kit';
import type { AnswerOf } from '@moonrise/protocol';
import { rulesets } from '@moonrise/rulesets';

type Entry = AnswerOf<'/api/rulesets'>['rulesets'][number];

/** The rule sets as hosts choose among them: with their usual options. */
export const rulesetList = (): Entry[] =>
  rulesets.flatMap((entry) => {
    const built = entry.build();
    return built.ok ? [described(entry, built.rules)] : [];
  });

function described({ id, options }: RulesetEntry, rules: Ruleset): Entry {
  const { players, centre = 0, roles, allWords } = rules;
  const named = (words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([key, name]) => ({ id: key, name }));
  const { acts, told, answers = {}, ends } = allWords;
  return {
    id,
    name: allWords.name,
    summary: allWords.summary,
    players: { min: players[0], max: players[1] },
    center: centre,
    phases: named(allWords.phases),
    teams: named(allWords.teams),
    roles: roles.map(({ id, team, picture, words }) => ({
      id,
      team,
      name: words.name,
      summary: words.summary,
      picture,
    })),
    decks: decksOf(rules),
    words: { acts: { ...acts }, told: { ...told }, answers: { ...answers }, ends: { ...ends } },
    options: { ...options },
  };
}

function decksOf({ players: [least, most], cards }: Ruleset): Entry['decks'] {
  const decks: Entry['decks'] = {};
  for (let players = least; players <= most; players++) {
    const chosen = cards(players);
    if (chosen.ok) decks[String(players)] = { ...chosen.deck };
  }
  return decks;
}
