import type { SeatId } from '@moonrise/engine';
import { useEffect, useRef, useState } from 'react';
import { useHeld } from '../../../shared/stage/shown-rows.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Sheet } from '../../../shared/ui/overlays/sheet.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { useIsLive } from '../model/use-is-live.ts';
import { useTable } from '../model/use-table.ts';
import classes from './card-turned.module.css';
import { RoleFace } from './role-face.tsx';

/** Shows an animation when the player's card has changed, after the scenes that tell of it. */
export function CardTurned({ seat }: { readonly seat: SeatId }) {
  const t = useWords();
  const { game } = useTable();
  const card = game.state.cards[seat] ?? null;
  const last = useRef({ game: game.id, card });
  const isLive = useIsLive(game);
  const [isShown, setIsShown] = useState(false);
  const isHeld = useHeld().heldFrom !== null;
  useEffect(() => {
    const before = last.current;
    last.current = { game: game.id, card };
    if (before.game === game.id && before.card !== card && isLive()) setIsShown(true);
  }, [game.id, card, isLive]);
  return (
    <Sheet
      title={t('table.cardChanged')}
      isOpen={isShown && !isHeld}
      onClose={() => !isHeld && setIsShown(false)} // one that a scene closes comes back after it
    >
      <div className={classes.turning}>
        <RoleFace seat={seat} card={card} />
      </div>
      <Button kind="main" isWide onClick={() => setIsShown(false)}>
        {t('table.understood')}
      </Button>
    </Sheet>
  );
}
