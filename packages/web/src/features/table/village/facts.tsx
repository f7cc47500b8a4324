import { Sheet } from '../../../shared/ui/overlays/sheet.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { useTable } from '../model/use-table.ts';
import { useTold } from '../model/use-told.ts';
import { DeckBlock } from './deck-block.tsx';
import { Graveyard } from './graveyard.tsx';

interface FactsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What everybody knows: who died how, and the cards of this game. */
export function Facts({ isOpen, onClose }: FactsProps) {
  const t = useWords();
  const { game } = useTable();
  const { isAlive } = useTold();
  const living = game.state.seats.filter(({ id }) => isAlive(id)).length;
  return (
    <Sheet title={t('table.village', { n: living })} isOpen={isOpen} onClose={onClose}>
      <PublicFacts />
    </Sheet>
  );
}

/** The same where there is room for it beside the board. */
export const FactsColumn = ({ className }: { readonly className: string }) => {
  const t = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
    <aside className={className} tabIndex={0} aria-label={t('table.facts')}>
      <PublicFacts />
    </aside>
  );
};

const PublicFacts = () => (
  <>
    <Graveyard />
    <DeckBlock />
  </>
);
