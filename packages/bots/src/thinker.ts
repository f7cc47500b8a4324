import type { Json, Role } from '@moonrise/engine';
import type { Belief } from './mind/belief.ts';
import { listen } from './mind/listen.ts';
import { type Cover, recalled } from './mind/memory.ts';
import { beliefOf, handOn } from './mind/mind.ts';
import { isFoe, isLoner, worldOf } from './mind/world.ts';
import { answersIn } from './play/answers.ts';
import { coverFor } from './play/cover.ts';
import { easy, hard, type Level, standard } from './play/level.ts';
import type { Scene } from './play/scene.ts';
import type { Player, Turn } from './player.ts';

/** Plays by belief: the village honestly, the wolves as somebody honest would whom they pretend to be. */
const thinker = (level: Level): Player => ({
  kind: level.kind,
  answer: (turn) => {
    const game = turn.view();
    if (!game.isAlive(turn.seat) && turn.prompts.every(isChat)) return { answers: [], memory: turn.memory };
    if (hasNothingNew(turn)) return { answers: [], memory: turn.memory };
    const scene = sceneOf(turn, level);
    const answers = answersIn(scene);
    return { answers, memory: scene.memory as unknown as Json };
  },
});
const isChat = ({ offers }: Turn['prompts'][number]): boolean => offers.every(({ text }) => text !== undefined);

/** Whether nothing has happened since this seat was asked the same, and nobody waits for it. */
const hasNothingNew = ({ news, prompts, memory }: Turn): boolean =>
  memory !== null &&
  prompts.every(({ required, chosen }) => !required || chosen) &&
  recalled(memory).offered === offeredIn(prompts) &&
  news().length === 0;
const offeredIn = (prompts: Turn['prompts']): string =>
  prompts.map(({ frame, slot, offers }) => [frame, slot, ...offers.map(({ act }) => act)].join('/')).join();

function sceneOf(turn: Turn, level: Level): Scene {
  const { seat: me } = turn;
  const game = turn.view();
  const world = worldOf(game);
  const memory = recalled(turn.memory);
  const before = memory.facts;
  listen(memory, turn, world);
  const role = (game.role(me) ?? world.rules.roleOf.get(game.state.dealt[me] ?? null)) as Role; // who drinks does not know
  const foe = isFoe(world, role);
  memory.facts = memory.facts.filter(({ type }) => !level.forgets.includes(type));
  handOn(before, memory.facts);
  memory.offered = offeredIn(turn.prompts);
  if (memory.frame !== game.frame.id) Object.assign(memory, { frame: game.frame.id, talks: 0 });
  const scene: Scene = {
    turn,
    game,
    me,
    role,
    isFoe: foe,
    pack: foe ? turn.fellows() : [],
    world,
    level,
    memory,
    belief: believing(
      () => scene,
      ({ memory }) => memory.cover,
    ),
    truth: believing(
      () => scene,
      () => null,
    ),
  };
  if (foe || isLoner(world, role)) memory.cover = coverFor(scene);
  else memory.cover = null;
  return scene;
}
/** Made once for a turn, and again when somebody under cover has made up more. */
function believing(scene: () => Scene, coverOf: (scene: Scene) => Cover | null): () => Belief {
  let made: { readonly cover: Cover | null; readonly belief: Belief } | undefined;
  return () => {
    const { memory, world, me, game } = scene();
    const cover = coverOf(scene());
    const role = cover?.role ?? game.state.dealt[me] ?? '';
    if (made?.cover !== cover) made = undefined;
    made ??= { cover, belief: beliefOf(memory.facts, { me, role, cover }, world) };
    return made.belief;
  };
}

export const thinkers: readonly Player[] = [easy, standard, hard].map(thinker);
