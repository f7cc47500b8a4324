import type { SeatId } from '@moonrise/engine';
import { Suspense, useEffect, useRef } from 'react';
import { vibrate } from '../../../shared/device/vibrate.ts';
import { roleOf } from '../../../shared/rules/sentences.ts';
import { Moon } from '../../../shared/sky/moon.tsx';
import { sting } from '../../../shared/sound/score.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Picture } from '../../../shared/ui/data/picture.tsx';
import { useWords, Words } from '../../../shared/words/use-words.tsx';
import { useTable } from '../model/use-table.ts';
import classes from './deal-ceremony.module.css';
import { useTurnedCard } from './use-turned-card.ts';

interface DealProps {
  readonly seat: SeatId;
  readonly isDiscreet: boolean; // others can see this screen: the card opens by a drag and closes by itself
  readonly onDrawn: () => void; // it covers the screen
  readonly onClose: () => void;
}

/** The deal: one card over the whole screen, turned over by its player. */
export function DealCeremony(props: DealProps) {
  return (
    <Suspense fallback={null}>
      <Words of={['show']}>
        <Deal {...props} />
      </Words>
    </Suspense>
  );
}

function Deal({ seat, isDiscreet, onDrawn, onClose }: DealProps) {
  const t = useWords();
  const { isUp, hasSeen, handlers } = useTurnedCard(isDiscreet);
  const card = useRef<HTMLButtonElement>(null);
  useEffect(() => card.current?.focus(), []);
  useEffect(onDrawn, [onDrawn]);
  useEffect(() => {
    if (!isUp) return;
    sting('card');
    vibrate(30);
  }, [isUp]);
  return (
    <section
      className={classes.deal}
      role="dialog"
      aria-modal="true"
      aria-label={t('deal.title')}
      data-light="night"
      data-testid="deal"
    >
      <h2 className={classes.title}>{t('deal.title')}</h2>
      <button
        ref={card}
        type="button"
        className={classes.card}
        data-testid="deal-card"
        aria-expanded={isUp}
        {...handlers}
      >
        {isUp ? (
          <FaceUp seat={seat} />
        ) : (
          <span className={classes.back}>
            <Moon phase={0.2} size={96} />
            <strong>{t(isDiscreet ? 'deal.drag' : 'deal.turn')}</strong>
          </span>
        )}
      </button>
      <p className={classes.foot}>
        {hasSeen ? (
          <Button kind="main" isWide data-testid="deal-close" onClick={onClose}>
            {t('deal.gotIt')}
          </Button>
        ) : (
          t('deal.hint')
        )}
      </p>
    </section>
  );
}

/** Picture, name, side, what this player wants and what they do. */
function FaceUp({ seat }: { readonly seat: SeatId }) {
  const t = useWords();
  const { rules, game, nameOf } = useTable();
  const role = roleOf(rules, game.state.cards[seat]);
  const team = rules.teams.find(({ id }) => id === role?.team);
  const { identity } = rules.words;
  return (
    <span className={classes.face} aria-live="polite">
      <Picture name={role?.picture ?? 'unknown'} size={132} />
      <strong className={classes.name}>{role?.name ?? t('table.unknownCard')}</strong>
      {team && <span className={classes.side}>{t('deal.side', { team: team.name })}</span>}
      {team?.wins && <span className={classes.line}>{team.wins}</span>}
      <span className={classes.line}>{role?.summary ?? t('table.unknownCardText')}</span>
      {identity && <span className={classes.line}>{identity.replace('{0}', () => nameOf(seat))}</span>}
    </span>
  );
}
