import { useEffect, useRef, useState } from 'react';
import { useToken } from '../../../shared/contest/token.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { listen } from './listen.ts';

interface ListenButtonProps {
  readonly id: string; // of the game
  readonly isRunning: boolean;
}

/** Plays the talk of a running game. What has begun to play continues to its end. */
export function ListenButton({ id, isRunning }: ListenButtonProps) {
  const t = useWords();
  const token = useToken();
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off');
  const isOn = state === 'on';
  useEffect(() => {
    if (!isOn || !audio.current) return;
    const stop = listen(audio.current, id, token, () => setState('failed'));
    stop.catch(() => setState('failed')); // the player could not be loaded
    return () => void stop.then((end) => end());
  }, [isOn, id, token]);
  if (!isRunning && !isOn) return null;
  return (
    <>
      <Button icon={isOn ? 'sound-off' : 'sound-on'} onClick={() => setState(isOn ? 'off' : 'on')}>
        {t(isOn ? 'contest.listenStop' : 'contest.listen')}
      </Button>
      <p role="status">{state === 'failed' && t('contest.listenFailed')}</p>
      {/* biome-ignore lint/a11y/useMediaCaption: the words are in the log beside it */}
      <audio ref={audio} onEnded={() => setState('off')} />
    </>
  );
}
