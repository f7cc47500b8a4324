import type { Json, Role } from '@moonrise/engine';
import type { Belief } from './mind/belief.ts';
import { beliefOf, carryOver } from './mind/belief-cache.ts';
import { FactsByType } from './mind/facts-by-type.ts';
import { listen } from './mind/listen.ts';
import { type Cover, type Memory, recalled } from './mind/memory.ts';
import { isFoe, isLoner, tableInfoOf } from './mind/table-info.ts';
import { answersIn } from './play/answers.ts';
import { coverFor } from './play/cover.ts';
import { easy, hard, type Level, standard } from './play/level.ts';
import { resultsOnce, type Situation } from './play/situation.ts';
import type { Player, Turn } from './player.ts';

/** Plays by belief. The village is honest; wolves play as the role they pretend to have. */
const beliefPlayer = (level: Level): Player => ({
  kind: level.kind,
  answer: (turn) => {
    const game = turn.view();
    if (!game.isAlive(turn.seat) && turn.prompts.every(isChat)) return { answers: [], memory: turn.memory };
    if (hasNothingNew(turn)) return { answers: [], memory: turn.memory };
    const situation = situationOf(turn, level);
    const answers = answersIn(situation);
    return { answers, memory: situation.memory as unknown as Json };
  },
});
const isChat = ({ offers }: Turn['prompts'][number]): boolean => offers.every(({ text }) => text !== undefined);

/** True if nothing happened since the last turn and no prompt requires an answer. */
const hasNothingNew = ({ news, prompts, memory }: Turn): boolean =>
  memory !== null &&
  prompts.every(({ required, chosen }) => !required || chosen) &&
  (memory as unknown as Partial<Memory>).offered === offeredIn(prompts) &&
  news().length === 0;
const offeredIn = (prompts: Turn['prompts']): string =>
  prompts.map(({ frame, slot, offers }) => [frame, slot, ...offers.map(({ act }) => act)].join('/')).join();

function situationOf(turn: Turn, level: Level): Situation {
  const { seat: me } = turn;
  const game = turn.view();
  const info = tableInfoOf(game);
  const memory = recalled(turn.memory);
  const before = memory.facts;
  listen(memory, turn, info);
  const role = (game.role(me) ?? info.rules.roleOf.get(game.state.dealt[me] ?? null)) as Role; // a seat may not know its card after an exchange
  const foe = isFoe(info, role);
  if (level.forgets.length > 0) memory.facts = memory.facts.filter(({ type }) => !level.forgets.includes(type));
  carryOver(before, memory.facts);
  const facts = new FactsByType(memory.facts);
  memory.offered = offeredIn(turn.prompts);
  if (memory.frame !== game.frame.id) Object.assign(memory, { frame: game.frame.id, talks: 0 });
  const situation: Situation = {
    turn,
    game,
    me,
    role,
    isFoe: foe,
    pack: foe ? turn.fellows() : [],
    info,
    level,
    memory,
    facts,
    results: resultsOnce({ memory, facts, info }),
    belief: believing(
      () => situation,
      ({ memory }) => memory.cover,
    ),
    truth: believing(
      () => situation,
      () => null,
    ),
  };
  if (foe || isLoner(info, role)) memory.cover = coverFor(situation);
  else memory.cover = null;
  return situation;
}
/** Computed once a turn, and again when a seat under cover has invented more results. */
function believing(situation: () => Situation, coverOf: (situation: Situation) => Cover | null): () => Belief {
  let made: { readonly cover: Cover | null; readonly belief: Belief } | undefined;
  return () => {
    const { memory, info, me, game } = situation();
    const cover = coverOf(situation());
    const role = cover?.role ?? game.state.dealt[me] ?? '';
    if (made?.cover !== cover) made = undefined;
    made ??= { cover, belief: beliefOf(memory.facts, { me, role, cover }, info) };
    return made.belief;
  };
}

export const beliefPlayers: readonly Player[] = [easy, standard, hard].map(beliefPlayer);
