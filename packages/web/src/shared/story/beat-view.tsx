import type { Place } from '@moonrise/engine';
import type { ReactNode } from 'react';
import { Face } from '../faces/faces.tsx';
import { Icon } from '../icons/icons.tsx';
import { died, roleOf, told } from '../rules/telling.ts';
import { classNames } from '../ui/class-names.ts';
import numerals from '../ui/numeral.module.css';
import { Picture } from '../ui/picture.tsx';
import { useSpeech } from '../words/use-words.tsx';
import classes from './beat-view.module.css';
import { type Cast, isSeat } from './cast.ts';
import type { Beat } from './chapters.ts';
import { tallyOf } from './votes.ts';

/** One thing that happened, as a line of the story. */
export function BeatView({ beat, cast }: { readonly beat: Beat; readonly cast: Cast }) {
  switch (beat.kind) {
    case 'votes':
      return <VotesLine beat={beat} cast={cast} />;
    case 'death':
      return <Death beat={beat} cast={cast} />;
    case 'told':
      return <Told beat={beat} cast={cast} />;
    case 'deed':
      return <DeedLine beat={beat} cast={cast} />;
    default:
      return <Change beat={beat} cast={cast} />;
  }
}
type Of<K extends Beat['kind']> = { readonly beat: Extract<Beat, { kind: K }>; readonly cast: Cast };

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

function Death({ beat: { event, role, isTold }, cast }: Of<'death'>) {
  const card = roleOf(cast.rules, role);
  return (
    <Row sign={<Icon name="skull" size={22} />} className={classes.death}>
      {isTold ? cast.nameOf(event.seat) : died(cast.rules, event, cast.nameOf)}
      {card && (
        <span className={classes.role}>
          <Picture name={card.picture} size={22} /> {card.name}
        </span>
      )}
    </Row>
  );
}

function VotesLine({ beat, cast }: Of<'votes'>) {
  const { t } = useSpeech();
  return (
    <Row sign={<Icon name="ballot" size={22} />}>
      <ul className={classes.votes}>
        {tallyOf(beat.event.ballots).map(({ target, voters }) => (
          <li key={target ?? 'nobody'}>
            <span className={numerals.numeral}>{voters.length}</span>
            <span>
              <strong>{target === null ? t('end.abstained') : cast.nameOf(target)}</strong>{' '}
              <span className={classes.act}>({voters.map(cast.nameOf).join(', ')})</span>
            </span>
          </li>
        ))}
      </ul>
    </Row>
  );
}

/** What only some were told is theirs: it speaks to them. */
function Told({ beat: { event }, cast }: Of<'told'>) {
  const text = told(cast.rules, event, cast.nameOf);
  if (event.to === 'all') return <Row sign={<Icon name="moon" size={22} />}>{text}</Row>;
  return (
    <Row sign={<Faces cast={cast} places={event.to} />}>
      <Names cast={cast} places={event.to} />
      <q className={classes.quote}>{text}</q>
    </Row>
  );
}

function DeedLine({ beat: { act, seats, targets }, cast }: Of<'deed'>) {
  const { t, language } = useSpeech();
  const { acts, cards } = cast.rules.words;
  const list = (places: readonly Place[]) => new Intl.ListFormat(language).format(places.map(cast.nameOf));
  const name = cards[act]?.pick ?? acts[act] ?? act;
  return (
    <Row sign={<Faces cast={cast} places={seats} />}>
      {t('end.deed', { names: list(seats), act: name, targets: list(targets) })}
    </Row>
  );
}

function Change({ beat, cast }: { readonly beat: Extract<Beat, { kind: 'turned' | 'swapped' }>; readonly cast: Cast }) {
  const { t } = useSpeech();
  if (beat.kind === 'swapped')
    return (
      <Row sign={<Icon name="card" size={22} />}>
        {t('end.swapped', { a: cast.nameOf(beat.a), b: cast.nameOf(beat.b) })}
      </Row>
    );
  const role = roleOf(cast.rules, beat.role);
  return (
    <Row sign={<Picture name={role?.picture ?? 'unknown'} size={24} />}>
      {t('end.turned', { name: cast.nameOf(beat.seat), role: role?.name ?? beat.role })}
    </Row>
  );
}

const SHOWN = 3; // faces in one sign
const Faces = ({ cast, places }: { readonly cast: Cast; readonly places: readonly Place[] }) =>
  places
    .filter((place) => isSeat(cast, place))
    .slice(0, SHOWN)
    .map((place) => <Face key={place} {...cast.lookOf(place)} size={26} />);

function Names({ cast, places }: { readonly cast: Cast; readonly places: readonly Place[] }) {
  const { language } = useSpeech();
  const names = new Intl.ListFormat(language).format(places.map(cast.nameOf));
  return <strong>{names}</strong>;
}
