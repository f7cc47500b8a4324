import type { Place } from '@moonrise/engine';
import type { ReactNode } from 'react';
import { Face } from '../../faces/faces.tsx';
import { Icon } from '../../icons/icons.tsx';
import { deathSentence, roleOf, toldSentence } from '../../rules/sentences.ts';
import { classNames } from '../../ui/class-names.ts';
import numerals from '../../ui/data/numeral.module.css';
import { Picture } from '../../ui/data/picture.tsx';
import { inRow } from '../../words/lists.ts';
import { useSpeech } from '../../words/use-words.tsx';
import type { StoryItem } from '../log/chapters.ts';
import { tallyOf } from '../log/votes.ts';
import { isSeat, type StoryCast } from './story-cast.ts';
import classes from './story-item-view.module.css';

/** One thing that happened, as a line of the story. */
export function StoryItemView({ item, cast }: { readonly item: StoryItem; readonly cast: StoryCast }) {
  switch (item.kind) {
    case 'votes':
      return <VotesLine item={item} cast={cast} />;
    case 'death':
      return <Death item={item} cast={cast} />;
    case 'told':
      return <Told item={item} cast={cast} />;
    case 'deed':
      return <DeedLine item={item} cast={cast} />;
    default:
      return <Change item={item} cast={cast} />;
  }
}
type Of<K extends StoryItem['kind']> = { readonly item: Extract<StoryItem, { kind: K }>; readonly cast: StoryCast };

const Row = ({
  sign,
  className,
  children,
}: {
  sign: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div className={classNames(classes.row, className)}>
    <span className={classes.sign}>{sign}</span>
    <div>{children}</div>
  </div>
);

function Death({ item: { event, role, isTold }, cast }: Of<'death'>) {
  const card = roleOf(cast.rules, role);
  return (
    <Row sign={<Icon name="skull" size={22} />} className={classes.death}>
      {isTold ? cast.nameOf(event.seat) : deathSentence(cast.rules, event, cast.nameOf)}
      {card && (
        <span className={classes.role}>
          <Picture name={card.picture} size={22} /> {card.name}
        </span>
      )}
    </Row>
  );
}

function VotesLine({ item, cast }: Of<'votes'>) {
  const { t } = useSpeech();
  return (
    <Row sign={<Icon name="ballot" size={22} />}>
      <ul className={classes.votes}>
        {tallyOf(item.event.ballots).map(({ target, voters }) => (
          <li key={target ?? 'nobody'}>
            <span className={numerals.numeral}>{voters.length}</span>
            <span>
              <strong>{target === null ? t('end.abstained') : cast.nameOf(target)}</strong>{' '}
              <span className={classes.act}>{t('common.aside', { text: inRow(t, voters.map(cast.nameOf)) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Row>
  );
}

/** A private sentence is shown as a quote with its audience. */
function Told({ item: { event }, cast }: Of<'told'>) {
  const text = toldSentence(cast.rules, event, cast.nameOf);
  if (event.to === 'all') return <Row sign={<Icon name="moon" size={22} />}>{text}</Row>;
  return (
    <Row sign={<Faces cast={cast} places={event.to} />}>
      <Names cast={cast} places={event.to} />
      <q className={classes.quote}>{text}</q>
    </Row>
  );
}

function DeedLine({ item: { act, seats, targets }, cast }: Of<'deed'>) {
  const { t, language } = useSpeech();
  const { acts, cards } = cast.rules.words;
  const list = (places: readonly Place[]) => new Intl.ListFormat(language).format(places.map(cast.nameOf));
  const name = cards[act]?.pick ?? acts[act] ?? act;
  if (cards[act] && !cards[act].done.includes('{')) return null; // an act without targets, such as a skipped mute
  return (
    <Row sign={<Faces cast={cast} places={seats} />}>
      {t('end.deed', { names: list(seats), act: name, targets: list(targets) })}
    </Row>
  );
}

function Change({
  item,
  cast,
}: {
  readonly item: Extract<StoryItem, { kind: 'turned' | 'swapped' }>;
  readonly cast: StoryCast;
}) {
  const { t } = useSpeech();
  if (item.kind === 'swapped')
    return (
      <Row sign={<Icon name="card" size={22} />}>
        {t('end.swapped', { a: cast.nameOf(item.a), b: cast.nameOf(item.b) })}
      </Row>
    );
  const role = roleOf(cast.rules, item.role);
  return (
    <Row sign={<Picture name={role?.picture ?? 'unknown'} size={24} />}>
      {t('end.turned', { name: cast.nameOf(item.seat), role: role?.name ?? item.role })}
    </Row>
  );
}

const SHOWN = 3; // faces in one sign
const Faces = ({ cast, places }: { readonly cast: StoryCast; readonly places: readonly Place[] }) =>
  places
    .filter((place) => isSeat(cast, place))
    .slice(0, SHOWN)
    .map((place) => <Face key={place} {...cast.lookOf(place)} size={26} />);

function Names({ cast, places }: { readonly cast: StoryCast; readonly places: readonly Place[] }) {
  const { language } = useSpeech();
  const names = new Intl.ListFormat(language).format(places.map(cast.nameOf));
  return <strong>{names}</strong>;
}
