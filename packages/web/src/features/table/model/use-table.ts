import type { Place, SeatId } from '@moonrise/engine';
import type { Look } from '@moonrise/protocol';
import { createContext, useContext } from 'react';
import type { GameView, RoomView } from '../../../shared/connection/snapshot.ts';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import type { NameOf } from '../../../shared/rules/sentences.ts';
import { type PhaseScene, sceneOf } from '../../../shared/story/phase/scene.ts';
import { openCards } from './news.ts';

/** What the components of the game screen need. */
export interface TableView {
  readonly game: GameView;
  readonly room: RoomView;
  readonly rules: RulesEntry;
  readonly seat: SeatId | null; // null: a spectator
  readonly isHost: boolean;
  readonly isCovert: boolean; // others can see this screen: it shows public information only
  readonly scene: PhaseScene;
  readonly nameOf: NameOf;
  readonly lookOf: (seat: SeatId) => Look;
  readonly idOf: (seat: SeatId) => string; // the player's id in the room
  readonly roleAt: (place: Place) => string | null; // the card as far as it may be shown here
}

interface Seen {
  readonly game: GameView;
  readonly room: RoomView;
  readonly rules: RulesEntry;
  readonly me: string | null;
  readonly isCovert: boolean;
  readonly nameOf: NameOf;
}

export function tableOf({ game, room, rules, me, isCovert, nameOf }: Seen): TableView {
  const { ids, state } = game;
  const open = openCards(game.log);
  return {
    game,
    room,
    rules,
    seat: game.seat,
    isHost: me !== null && room.host_id === me,
    isCovert,
    scene: sceneOf(game, rules, isCovert),
    nameOf,
    lookOf: (seat) => game.looks[seat] ?? { face: seat % FACES, colour: seat % COLOURS },
    idOf: (seat) => ids[seat] ?? '',
    roleAt: (place) => (isCovert ? (open.get(place) ?? null) : (state.cards[place] ?? null)),
  };
}
const FACES = 24;
const COLOURS = 12;

export const TableContext = createContext<TableView | null>(null);

export function useTable(): TableView {
  const table = useContext(TableContext);
  if (!table) throw new Error('There is no table above this component.');
  return table;
}
