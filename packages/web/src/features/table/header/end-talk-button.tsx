import { useState } from 'react';
import { useAsk } from '../../../shared/connection/hooks/use-ask.ts';
import { isAlone } from '../../../shared/connection/snapshot.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { useTable } from '../model/use-table.ts';
import classes from './table-header.module.css';

/** Ends the talk: at once if one plays alone, otherwise when all living players have pressed it. */
export function EndTalkButton() {
  const t = useWords();
  const ask = useAsk();
  const { scene, room, seat, game } = useTable();
  const [wanted, setWanted] = useState<string | null>(null); // in which phase
  const isLiving = seat !== null && game.state.seats[seat]?.alive === true;
  const isOffered = seat !== null && (isAlone(room) || (isLiving && room.roomOptions.end_talk === true));
  if (!isOffered || scene.phase?.light !== 'day') return null;
  const isWanted = wanted === scene.key;
  const end = async () => {
    const answer = await ask('end_talk', {});
    if (answer.ok) setWanted(scene.key);
  };
  return (
    // its width stays, so that the clock does not move
    <Button
      icon={isWanted ? 'check' : 'step-forward'}
      onClick={end}
      disabled={isWanted}
      aria-label={isWanted ? t('table.talkEnded') : undefined}
      className={classes.host ?? ''}
    >
      {t('table.endTalk')}
    </Button>
  );
}
