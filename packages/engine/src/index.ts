export { type Decided, decide } from './core/decide.ts';
export { defineRuleset } from './core/define-ruleset.ts';
export { commitmentOf, type Dice, dice, isSeed, seedOf } from './core/dice.ts';
export { evolve, fold, nothing } from './core/evolve.ts';
export { Game, Table } from './core/game.ts';
export type * from './core/model.ts';
export { allows, clock, DROPPED, isAnswered, prompts, promptsOf } from './core/prompts.ts';
export { refuse } from './core/refusal.ts';
export type {
  Act,
  CommonOptions,
  Phase,
  Role,
  RoleWords,
  Ruleset,
  RulesetSpec,
  Step,
  TableHooks,
  Words,
} from './core/rules.ts';
export { hex, sha256 } from './core/sha256.ts';
export { deal, type Setting, start } from './core/start.ts';
export { received, sees, share, view } from './core/view.ts';
export { listed, nameOf, sentence, wordFor } from './core/words.ts';
