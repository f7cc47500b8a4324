import type { KeptGame } from '@moonrise/lab/figures';
import { useMemo } from 'react';
import { useSnapshot } from '../../shared/connection/hooks/use-connection.ts';
import type { GameView, Happening, RoomView } from '../../shared/connection/snapshot.ts';
import { keptGame } from '../../shared/outlook/kept-game.ts';
import type { RulesEntry } from '../../shared/rules/rules.ts';
import { useRules } from '../../shared/rules/use-rules.ts';
import type { SeatMind } from '../../shared/story/finished/minds.ts';
import { mindsOf, useFinishedGame, wholeLog } from '../../shared/story/finished/use-finished-game.ts';
import { defaultLook, type StoryCast } from '../../shared/story/views/story-cast.ts';
import { usePlaceNames } from '../../shared/story/views/use-place-names.ts';

export interface Ending {
  readonly game: GameView;
  readonly room: RoomView;
  readonly rules: RulesEntry;
  readonly cast: StoryCast;
  readonly log: readonly Happening[]; // this player's own until the whole one has loaded
  readonly isWhole: boolean;
  readonly isLoading: boolean; // the whole one may still come
  readonly kept: KeptGame | undefined; // once it has loaded
  readonly minds: readonly SeatMind[]; // of the seats that programs played; empty until the whole log has loaded
  readonly isHost: boolean;
}
const nobody = { seats: [] };

/** The game that has just ended; undefined while loading. */
export function useEnding(): Ending | undefined {
  const { game, room, me } = useSnapshot(({ game, room, me }) => ({ game, room, me }));
  const rules = useRules(room?.rules, room?.options);
  const nameOf = usePlaceNames(game?.state ?? nobody);
  const found = useFinishedGame(game?.state.outcome ? game.id : undefined);
  const whole = useMemo(() => (typeof found === 'string' ? undefined : wholeLog(found)), [found]);
  const kept = useMemo(() => (typeof found === 'string' ? undefined : keptGame(found)), [found]);
  if (!game || !room || !rules) return undefined;
  const lookOf = (seat: number) => game.looks[seat] ?? defaultLook(seat);
  return {
    game,
    room,
    rules,
    cast: { rules, nameOf, lookOf, seats: game.state.seats.length },
    log: whole ?? game.log,
    isWhole: whole !== undefined,
    isLoading: found === 'loading',
    kept,
    minds: typeof found === 'string' ? [] : mindsOf(found),
    isHost: me !== null && room.host_id === me,
  };
}
