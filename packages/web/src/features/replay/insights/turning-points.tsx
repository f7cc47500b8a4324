import type { KeptGame } from '@moonrise/lab/figures';
import { useState } from 'react';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { InsightsProps } from './insights.tsx';
import { OutlookView } from './outlook-view.tsx';

interface TurningPointsProps extends InsightsProps {
  readonly kept: KeptGame;
}

/** Where the game turned. It reveals the roles and needs many simulations, so it starts on demand. */
export function TurningPoints({ kept, replay, cast, hasRoles, onRoles }: TurningPointsProps) {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={t('turns.title')}>
      {hasRoles && isOpen ? (
        <OutlookView kept={kept} replay={replay} cast={cast} />
      ) : (
        <>
          <p>
            {t('turns.what')} {!hasRoles && t('turns.spoiler')}
          </p>
          <Button icon={hasRoles ? 'star' : 'eye'} onClick={hasRoles ? () => setIsOpen(true) : onRoles}>
            {t(hasRoles ? 'turns.open' : 'turns.show')}
          </Button>
        </>
      )}
    </Panel>
  );
}
