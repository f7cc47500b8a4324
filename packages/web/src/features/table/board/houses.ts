import type { Place, SeatId } from '@moonrise/engine';
import type { BoardToken, CardView, HouseSign, HouseView } from '../../../shared/board/house-view.ts';
import { roleOf } from '../../../shared/rules/sentences.ts';
import { inRow } from '../../../shared/words/lists.ts';
import type { Translate } from '../../../shared/words/words.ts';
import { shownBallots, tally } from '../model/asks.ts';
import type { TableView } from '../model/use-table.ts';

/** Everybody as this screen may show them. */
export function housesOf(
  table: TableView,
  isMuted: (id: string) => boolean,
  lives: ReadonlyMap<SeatId, boolean>, // where it is still to be told who lives
  t: Translate,
): readonly HouseView[] {
  const { game, room, rules, seat, isCovert, nameOf, lookOf, idOf, roleAt } = table;
  const chosen = new Set(shownBallots(table).map((ballot) => ballot.seat));
  const frame = game.state.frames.at(-1);
  const speaker = frame?.closed === false ? frame.floor?.speaker : undefined;
  const votesOf = votesIn(table, t);
  return game.state.seats.map(({ id, marks, ...now }) => {
    const alive = lives.get(id) ?? now.alive;
    const player = room.players.find((one) => one.id === idOf(id));
    const isSilent = isMuted(idOf(id)) || (id === seat && !isCovert && marks.some((mark) => mark in rules.words.marks));
    const signs: readonly (HouseSign | false)[] = [
      player !== undefined && player.id === room.host_id && 'host',
      speaker === id && 'speaking',
      chosen.has(id) && 'chosen',
      player?.played_by_bot ? 'bot' : player?.connected === false && 'away',
      isSilent && 'muted',
    ];
    return {
      seat: id,
      name: nameOf(id),
      look: lookOf(id),
      isAlive: alive,
      isYou: id === seat,
      signs: signs.filter((sign) => sign !== false),
      role: alive ? undefined : roleOf(rules, roleAt(id)),
      votes: votesOf(id),
    };
  });
}

/** The cards in the square. */
export function cardsOf(table: TableView, t: Translate): readonly CardView[] {
  const { game, nameOf } = table;
  const votesOf = votesIn(table, t);
  return game.state.cards.slice(game.ids.length).map((_, i) => {
    const place = game.ids.length + i;
    return { place, name: nameOf(place), number: i + 1, votes: votesOf(place) };
  });
}

/** Who has named this place, in words. The viewer's own choice counts where others choose too. */
function votesIn(table: TableView, t: Translate): (place: Place) => string {
  const { seat, nameOf } = table;
  const piles = tally(shownBallots(table));
  return (place) => {
    const pile = piles.get(place) ?? [];
    if (pile.every((one) => one.seat === seat)) return '';
    return t('table.votesBy', {
      n: pile.length,
      names: inRow(
        t,
        pile.map((one) => nameOf(one.seat)),
      ),
    });
  };
}

/** The faces of those who have named somebody. */
export function tokensOf(table: TableView): readonly BoardToken[] {
  return shownBallots(table).flatMap(({ seat, slot, targets }) =>
    targets.map((to, i) => ({ key: `${slot} ${seat} ${i}`, from: seat, to, look: table.lookOf(seat) })),
  );
}
