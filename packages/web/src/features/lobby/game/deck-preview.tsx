import { Deck } from '../../../shared/roles/deck.tsx';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { inRow } from '../../../shared/words/lists.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Lobby } from '../use-lobby.ts';
import classes from './deck-preview.module.css';
import { hasNoDeck, roomDeckOf } from './room-deck.ts';
import { SuggestedSet } from './suggested-set.tsx';

interface DeckPreviewProps {
  readonly lobby: Lobby;
  readonly rules: RulesEntry;
}

/** The cards that would be dealt to the current players. */
export function DeckPreview({ lobby, rules }: DeckPreviewProps) {
  const t = useWords();
  const counts = roomDeckOf(lobby, rules);
  const none = hasNoDeck(lobby, rules)
    ? t('lobby.noDeck', { sizes: inRow(t, Object.keys(rules.decks)) })
    : t('lobby.cardsNone');
  return (
    <section className={classes.deck}>
      <h3>{t('common.cards')}</h3>
      {counts ? <Deck rules={rules} counts={counts} /> : <p className={classes.note}>{none}</p>}
      <SuggestedSet lobby={lobby} rules={rules} />
    </section>
  );
}
