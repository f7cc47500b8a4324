import type { Game } from '../core/game.ts';
import type { Command, Id, Place } from '../core/model.ts';
import { DROPPED } from '../core/prompts.ts';
import type { Ruleset } from '../core/rules.ts';
import type { Chance } from './chance.ts';
import type { Engine } from './engine.ts';

const known = new WeakMap<Ruleset, { acts: readonly Id[]; slots: readonly Id[] }>();
/** Every act and every slot there is in a rule set. */
function idsOf(rules: Ruleset) {
  const found = known.get(rules);
  if (found) return found;
  const all = [...rules.everyone, ...rules.roles.flatMap((role) => role.acts ?? [])];
  const ids = {
    acts: [...new Set(all.map((act) => act.id))],
    slots: [...new Set(all.map((act) => act.slot ?? act.id))],
  };
  known.set(rules, ids);
  return ids;
}

/** A command of the right shape, which the rules may allow or not. */
export function anyCommand(chance: Chance, game: Game): Command {
  const { acts, slots } = idsOf(game.rules);
  const seat = chance.below(game.seats.length + (chance.percent(3) ? 2 : 0));
  const open = game.state.frames.at(-1)?.id ?? 'none'; // a game may be over at the deal
  const frame = chance.percent(50) ? undefined : chance.percent(80) ? open : `${game.day}.day.7`;
  const kind = chance.below(20);
  if (kind === 0) return { type: 'withdraw', seat, slot: chance.pick(slots), frame };
  if (kind === 1) return { type: 'expire', clock: `${open}/${chance.below(3)}` };
  if (kind === 2) return { type: 'hasten', frame };
  if (kind === 3) return { type: 'drop', seat };
  return {
    type: 'act',
    seat,
    act: chance.percent(95) ? chance.pick(acts) : 'nonsense',
    frame,
    slot: chance.percent(30) ? chance.pick(slots) : undefined,
    targets: anyTargets(chance, game),
    text: chance.percent(30) ? chance.pick(['hello', '', ' ', 'x'.repeat(501)]) : undefined,
  };
}
function anyTargets(chance: Chance, game: Game): readonly Place[] | undefined {
  const place = () => chance.below(game.state.cards.length + 1) - (chance.percent(3) ? 1 : 0);
  const size = chance.pick([0, 1, 1, 1, 2, 2, 3]);
  return chance.percent(10) ? undefined : Array.from({ length: size }, place);
}

/** Whether a command is among what is offered: worked out here independently of the engine. */
export function isOffered(engine: Engine, game: Game, command: Command): boolean {
  const isOver = game.state.outcome !== null;
  switch (command.type) {
    case 'act':
      return isActOffered(engine, game, command);
    case 'withdraw':
      return engine
        .promptsOf(game, command.seat)
        .some((p) => p.slot === command.slot && p.chosen && (command.frame ?? p.frame) === p.frame);
    case 'expire':
      return !isOver && engine.clock(game)?.key === command.clock;
    case 'hasten':
      return game.isOpen && game.phase.hostMayEnd === true && (command.frame ?? game.frame.id) === game.frame.id;
    case 'drop': {
      const me = game.seats[command.seat];
      return !isOver && game.rules.mayDrop === true && me !== undefined && !me.marks.includes(DROPPED);
    }
  }
}
function isActOffered(engine: Engine, game: Game, command: Extract<Command, { type: 'act' }>): boolean {
  const { targets = [], text = '' } = command;
  const isPick = (from: readonly Place[], pick: number) =>
    (targets.length === pick || (pick === 0 && targets.length === 1)) &&
    new Set(targets).size === targets.length &&
    targets.every((target) => from.includes(target));
  return engine.promptsOf(game, command.seat).some((prompt) => {
    const isMeant = (command.slot ?? prompt.slot) === prompt.slot && (command.frame ?? prompt.frame) === prompt.frame;
    return (
      isMeant &&
      prompt.offers.some(
        (offer) =>
          offer.act === command.act &&
          (isPick(offer.from, offer.pick) || (offer.mayPass && targets.length === 0)) &&
          (offer.text === undefined
            ? text === ''
            : (offer.verbatim ? text : text.trim()) !== '' && text.length <= offer.text),
      )
    );
  });
}
