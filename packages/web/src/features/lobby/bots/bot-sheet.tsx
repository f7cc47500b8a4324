import type { AiKind } from '@moonrise/protocol';
import { Icon } from '../../../shared/icons/icons.tsx';
import { modelName, plainKind } from '../../../shared/people/ai-kinds.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import cards from '../../../shared/ui/controls/option-card.module.css';
import { announce } from '../../../shared/ui/overlays/announcer.tsx';
import { Sheet } from '../../../shared/ui/overlays/sheet.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Lobby } from '../use-lobby.ts';
import classes from './bot-sheet.module.css';
import { KindMark } from './kind-mark.tsx';
import { useBots } from './use-bots.ts';

interface BotSheetProps {
  readonly lobby: Lobby;
  readonly seat: number | undefined; // undefined: closed
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** The kind of an AI seat, and for the host the choice of another. */
export function BotSheet({ lobby, seat = -1, onClose, onRemoved }: BotSheetProps) {
  const t = useWords();
  const { seats, setKind, remove } = useBots(lobby);
  const kind = seats[seat];
  const choose = (chosen: AiKind) => {
    void setKind(seat, chosen);
    onClose();
  };
  const goes = () => {
    void remove(seat);
    announce(t('lobby.bots', { n: seats.length - 1 }));
    onClose();
    onRemoved();
  };
  return (
    <Sheet title={t('bots.one', { n: seat + 1 })} isOpen={kind !== undefined} onClose={onClose}>
      {kind && !lobby.mayChange && (
        <div className={classNames(cards.card, classes.kind)}>
          <Meaning kind={kind} />
        </div>
      )}
      {kind && lobby.mayChange && (
        <>
          <ul className={classes.kinds}>
            {lobby.room.ai_kinds.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  className={classNames(cards.card, classes.kind)}
                  aria-pressed={one === kind}
                  onClick={() => choose(one)}
                >
                  <Meaning kind={one} isChosen={one === kind} />
                </button>
              </li>
            ))}
          </ul>
          <Button isWide icon="kick" onClick={goes}>
            {t('bots.remove')}
          </Button>
        </>
      )}
    </Sheet>
  );
}

function Meaning({ kind, isChosen = false }: { readonly kind: AiKind; readonly isChosen?: boolean }) {
  const t = useWords();
  return (
    <>
      <KindMark kind={kind} size={36} />
      <span>
        <strong>
          {modelName(kind) ?? t(`bots.${plainKind(kind)}`)}
          {isChosen && <Icon name="check" size={18} />}
        </strong>
        <span className={classes.means}>{t(`bots.${plainKind(kind)}Means`)}</span>
      </span>
    </>
  );
}
