import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { WireOffer } from '../../../shared/connection/snapshot.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { facts } from '../../../shared/words/lists.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import { useTable } from '../model/use-table.ts';
import classes from './text-offer.module.css';

interface TextOfferProps {
  readonly offer: WireOffer;
  readonly isBusy: boolean;
  readonly onSay: (text: string) => Promise<boolean>; // whether it was accepted
}

const UNLIMITED = 5_000; // characters

/** An offer that takes text. The text stays until it is accepted. */
export function TextOffer({ offer: { act, text: most = 0 }, isBusy, onSay }: TextOfferProps) {
  const t = useWords();
  const { rules, game, seat } = useTable();
  const [words, setWords] = useState('');
  const card = rules.words.cards[act];
  const left = seat === null ? null : game.state.frames.at(-1)?.floor?.left[seat];
  const limit = Math.min(most, left?.length ?? most);
  const say = async (event?: FormEvent) => {
    event?.preventDefault();
    const line = words.trim();
    if (line !== '' && !isBusy && (await onSay(line))) setWords('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void say();
  };
  return (
    <form className={classes.form} onSubmit={say}>
      <textarea
        aria-label={t('table.yourWords')}
        className={classes.words}
        rows={3}
        maxLength={most}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p className={classes.count}>
        {facts(t, [
          limit < UNLIMITED && t('table.characters', { n: words.length, most: limit }),
          left && t('table.speechesLeft', { n: left.count }),
        ])}
      </p>
      <Button type="submit" kind="main" icon="send" isWide isBusy={isBusy} disabled={words.trim() === ''}>
        {card?.pick ?? t('table.send')}
      </Button>
    </form>
  );
}
