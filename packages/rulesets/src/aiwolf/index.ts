import { type Deck, defineRuleset, type Ruleset, type TableHooks } from '@moonrise/engine';
import {
  isSuch,
  isUndecided,
  openEvidence,
  optionsUntil,
  type Reveal,
  type RulesetEntry,
  shown,
  sidesFault,
  told,
  villageStaged,
} from '@moonrise/engine/kit';
import { talkOf } from '../languages/talk/index.ts';
import { RULES_VERSION } from '../version.ts';
import { exile } from './ballots.ts';
import { briefing } from './briefing.ts';
import { deck } from './deck.ts';
import { type Chosen, options, readOptions } from './options.ts';
import { phasesOfChoice } from './phases.ts';
import { rates } from './rates.ts';
import { rolesWith } from './roles/index.ts';
import { listsOf, stepsOf } from './schedule.ts';
import { WEREWOLVES, WOLF } from './sides.ts';
import { talk, whisper } from './speech.ts';
import { nightOver, outcome } from './verdict.ts';
import { vote } from './vote.ts';
import { words } from './words.ts';

const deathNotice = (how: Reveal): TableHooks => ({
  died: (table, { seat, cause }) => [
    ...(cause === 'attack' ? [told('all', 'killed', [seat])] : []),
    ...shown(table, seat, how),
  ],
});

function build(chosen: Chosen, version: number): Ruleset {
  const { allow_self_vote, max_count } = chosen.vote;
  const talking = talk(chosen, version);
  const whispering = whisper(chosen, version);
  const roles = rolesWith({ ...chosen, whisper: whispering.acts });
  const wolves = (cards: Deck) =>
    roles.reduce((sum, { id, shows }) => sum + (shows === WOLF ? (cards[id] ?? 0) : 0), 0);
  return defineRuleset({
    id: 'aiwolf',
    version,
    options: chosen,
    players: [5, 15],
    firstDay: 0,
    deck,
    playable: (cards, players) =>
      version >= 2 && wolves(cards) === 0 ? undefined : sidesFault(wolves(cards), players),
    roles,
    wolves: WEREWOLVES,
    hunted: ({ shows }) => shows === WOLF,
    goesOn: isUndecided,
    evidence: { ...openEvidence(WEREWOLVES), killed: isSuch(({ shows }) => shows !== WOLF) },
    rates,
    everyone: [...talking.acts, vote(exile(max_count), { allow_self_vote, isVisible: chosen.vote_visibility })],
    phases: [talking.phase, whispering.phase, ...phasesOfChoice(chosen, version)],
    schedule: stepsOf(listsOf(chosen, version)),
    on: deathNotice(chosen.reveal),
    outcome: outcome(chosen.max_continue_error_ratio, version),
    roundOver: nightOver(chosen, version),
    mayDrop: true,
    staged: villageStaged,
    words,
    briefing: briefing(chosen),
    talk: talkOf(roles),
  });
}

export const aiwolf: RulesetEntry = {
  id: 'aiwolf',
  options,
  build: (given = {}, version = RULES_VERSION) => {
    const read = readOptions(given);
    if (!read.ok) return read;
    const rules = build(read.options, version);
    return { ok: true, rules: { ...rules, options: optionsUntil(version, options, rules.options) } };
  },
};
