import { Deck } from '../../../shared/roles/deck.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { Block } from '../block.tsx';
import { useTable } from '../model/use-table.ts';

/** The deck of this game. */
export function DeckBlock() {
  const t = useWords();
  const { game, rules } = useTable();
  return (
    <Block title={t('common.cards')}>
      <Deck rules={rules} counts={game.state.deck} />
    </Block>
  );
}
