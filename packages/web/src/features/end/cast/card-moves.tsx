import { Icon } from '../../../shared/icons/icons.tsx';
import { roleOf, toldSentence } from '../../../shared/rules/sentences.ts';
import { epilogueOf, type PlaceCards, placesOf } from '../../../shared/story/log/ending.ts';
import { isSeat } from '../../../shared/story/views/story-cast.ts';
import numerals from '../../../shared/ui/data/numeral.module.css';
import { Picture } from '../../../shared/ui/data/picture.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Ending } from '../use-ending.ts';
import classes from './card-moves.module.css';

/** For games with cards in the centre: those cards, and all moves of cards in order. */
export function CardMoves({ ending }: { readonly ending: Ending }) {
  const t = useWords();
  const { cast, log, game } = ending;
  const moves = epilogueOf(log).filter(({ about }) => about.length > 0);
  const centre = placesOf(game.state).filter(({ place }) => !isSeat(cast, place));
  return (
    <Panel title={t('end.moves')}>
      <h3 className={classes.heading}>{t('end.centre')}</h3>
      <ul className={classes.centre}>
        {centre.map((cards) => (
          <CentreCard key={cards.place} ending={ending} cards={cards} />
        ))}
      </ul>
      <h3 className={classes.heading}>{t('end.inOrder')}</h3>
      {moves.length === 0 && <p>{t('end.noMoves')}</p>}
      <ol className={classes.moves}>
        {moves.map((move, i) => (
          <li key={`${move.key} ${String(move.about)}`}>
            <span className={numerals.numeral}>{i + 1}</span>
            <span>{toldSentence(cast.rules, move, cast.nameOf)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function CentreCard({ ending: { rules, cast }, cards }: { readonly ending: Ending; readonly cards: PlaceCards }) {
  const dealt = roleOf(rules, cards.dealt);
  const final = roleOf(rules, cards.final);
  return (
    <li className={classes.card}>
      <Picture name={final?.picture ?? 'unknown'} size={44} />
      <span className={classes.note}>{cast.nameOf(cards.place)}</span>
      {dealt && dealt.id !== final?.id && (
        <span className={classes.note}>
          {dealt.name} <Icon name="arrow-right" size={14} />
        </span>
      )}
      <strong>{final?.name}</strong>
    </li>
  );
}
