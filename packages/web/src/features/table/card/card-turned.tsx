import type { SeatId } from '@moonrise/engine';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Sheet } from '../../../shared/ui/overlays/sheet.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { useIsLive } from '../model/use-is-live.ts';
import { useTable } from '../model/use-table.ts';
import classes from './card-turned.module.css';
import { RoleFace } from './role-face.tsx';

/** Shows an animation when the player's card has changed. */
export function CardTurned({ seat }: { readonly seat: SeatId }) {
  const t = useWords();
  const { game } = useTable();
  const card = game.state.cards[seat] ?? null;
  const last = useRef({ game: game.id, card });
  const isLive = useIsLive(game);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const before = last.current;
    last.current = { game: game.id, card };
    if (before.game === game.id && before.card !== card && isLive()) setIsShown(true);
  }, [game.id, card, isLive]);
  return (
    <Sheet title={t('table.cardChanged')} isOpen={isShown} onClose={() => setIsShown(false)}>
      <div className={classes.turning}>
        <RoleFace seat={seat} card={card} />
      </div>
      <Button kind="main" isWide onClick={() => setIsShown(false)}>
        {t('table.understood')}
      </Button>
    </Sheet>
  );
}
