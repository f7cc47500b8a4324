export { type Decided, decide } from './core/decide.ts';
export { defineRuleset, joinWords } from './core/define-ruleset.ts';
export { commitmentOf, type Dice, dice, isSeed, seedOf } from './core/dice.ts';
export { evolve, fold, isOnlyWords, nothing } from './core/evolve.ts';
export { Game, Table } from './core/game.ts';
export { graphemes } from './core/graphemes.ts';
export type * from './core/model.ts';
export { allows, clock, DROPPED, isAnswered, locksOf, openFrame, prompts, promptsOf } from './core/prompts.ts';
export { refuse } from './core/refusal.ts';
export type {
  Act,
  Aim,
  AllWords,
  Briefing,
  CardWords,
  CommonOptions,
  Evidence,
  Holds,
  Light,
  Phase,
  Rates,
  ReportTalk,
  Role,
  RoleTalk,
  RoleWords,
  Ruleset,
  RulesetSpec,
  Spoken,
  Staged,
  StagedAs,
  Step,
  TableHooks,
  TableTalk,
  Why,
  Words,
} from './core/rules.ts';
export { hex, sha256 } from './core/sha256.ts';
export { deal, type Setting, start } from './core/start.ts';
export { received, sees, share, standing, view } from './core/view.ts';
export { listed, nameOf, reason, sentence, wordFor } from './core/words.ts';
