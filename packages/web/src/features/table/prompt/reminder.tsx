import { useEffect } from 'react';
import { useServerNow } from '../../../shared/connection/hooks/use-server-now.ts';
import { Icon } from '../../../shared/icons/icons.tsx';
import { secondsLeft } from '../../../shared/story/phase/scene.ts';
import { announce } from '../../../shared/ui/overlays/announcer.tsx';
import { useTable } from '../model/use-table.ts';
import classes from './reminder.module.css';

/** Reminds a player who has not answered that the time is almost up. Read aloud once, then only the seconds change. */
export function Reminder({ act }: { readonly act: string }) {
  const { rules, scene } = useTable();
  const left = secondsLeft(scene, useServerNow(500));
  const words = rules.words.cards[act]?.remind;
  const text = left === null ? undefined : words?.replace('{n}', `${left}`);
  const isShown = text !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the passing seconds are not announced
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [isShown]);
  if (!isShown) return null;
  return (
    <p className={classes.reminder} data-testid="reminder">
      <Icon name="clock" size={22} />
      {text}
    </p>
  );
}
