import { Suspense, useState } from 'react';
import { useAsk } from '../../shared/connection/hooks/use-ask.ts';
import { useConnection } from '../../shared/connection/hooks/use-connection.ts';
import { isAlone } from '../../shared/connection/snapshot.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { useWords, Words } from '../../shared/words/use-words.tsx';
import { mayReturn } from './model/may-return.ts';
import { useTable } from './model/use-table.ts';
import { PredictionCard } from './prompt/prediction-card.tsx';

const TRIES = 40;
const PAUSE_MS = 250;

/** What a dead player may do at once: see everything, or end a game against bots. */
export function DeadChoices() {
  return (
    <Suspense fallback={null}>
      <Words of={['show']}>
        <Choices />
      </Words>
    </Suspense>
  );
}

function Choices() {
  const t = useWords();
  const ask = useAsk();
  const connection = useConnection();
  const { room, game, rules, seat } = useTable();
  const [hasAsked, setHasAsked] = useState(false);
  const knowsAll = hasAsked || game.state.cards.every((card) => card !== null);
  const mayLearn = !knowsAll && !mayReturn(rules, game.state.deck);
  const seeAll = async () => setHasAsked((await ask('see_all', {})).ok);
  const alone = isAlone(room);
  const begin = async () => {
    const skipped = await ask('skip_to_end', {});
    for (let i = 0; skipped.ok && i < TRIES; i++) {
      if ((await connection.ask('return_to_lobby', { again: true })).ok) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  return (
    <>
      {seat !== null && room.roomOptions.predictions && mayLearn && <PredictionCard />}
      {(alone || room.roomOptions.dead_see_all) && mayLearn && (
        <Button icon="eye" isWide onClick={seeAll}>
          {t('dead.seeAll')}
        </Button>
      )}
      {alone && (
        <>
          <Button icon="step-forward" isWide onClick={() => ask('skip_to_end', {})}>
            {t('dead.skip')}
          </Button>
          <Button icon="replay" isWide onClick={begin}>
            {t('dead.newGame')}
          </Button>
        </>
      )}
    </>
  );
}
