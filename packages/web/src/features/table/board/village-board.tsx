import type { SeatId } from '@moonrise/engine';
import { useCallback, useMemo, useRef } from 'react';
import { Board } from '../../../shared/board/board.tsx';
import type { BoardAim } from '../../../shared/board/house-view.ts';
import { useMuted } from '../../../shared/filter/muted.ts';
import { heldLives } from '../../../shared/stage/held-lives.ts';
import { useHeld } from '../../../shared/stage/shown-rows.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import { questionOf } from '../model/asks.ts';
import { useAim } from '../model/use-aim.tsx';
import { useTable } from '../model/use-table.ts';
import { cardsOf, housesOf, tokensOf } from './houses.ts';

/** Everybody, and the answers to questions about them. */
export function VillageBoard({ onPerson }: { readonly onPerson: (seat: SeatId) => void }) {
  const t = useWords();
  const table = useTable();
  const { isMuted } = useMuted();
  const { asks, slot, offer, picked, isSending, isLooking, look, pick, clear } = useAim();
  const { heldFrom } = useHeld();
  const houses = useMemo(
    () => housesOf(table, isMuted, heldLives(table.game.log, heldFrom), t),
    [table, isMuted, heldFrom, t],
  );
  const cards = useMemo(() => cardsOf(table, t), [table, t]);
  const tokens = useMemo(() => tokensOf(table), [table]);
  const targets = isLooking ? none : (offer?.targets ?? none);
  const aim: BoardAim = { targets, picked, isOrdered: (offer?.pick ?? 1) > 1, isBusy: isSending };
  const prompt = asks.find((one) => one.slot === slot);
  const living = houses.filter(({ isAlive }) => isAlive).length;
  const latest = useRef({ pick, look, onPerson }); // houses that have not changed are not drawn again
  latest.current = { pick, look, onPerson };
  const onPick = useCallback((place: number) => latest.current.pick(place), []);
  const onDetails = useCallback((seat: SeatId) => {
    latest.current.look(false);
    latest.current.onPerson(seat);
  }, []);
  return (
    <Board
      label={prompt && !isLooking ? questionOf(prompt, table.rules, offer?.act) : t('table.village', { n: living })}
      houses={houses}
      cards={cards}
      tokens={tokens}
      aim={aim}
      onPick={onPick}
      onDetails={onDetails}
      onEscape={clear}
    />
  );
}
const none: readonly number[] = [];
