import type { SeatId } from '@moonrise/engine';
import { choiceSentence, roleOf, teamName } from '../../../shared/rules/sentences.ts';
import { roundTitle } from '../../../shared/story/phase/phase-title.ts';
import { Picture } from '../../../shared/ui/data/picture.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { useTable } from '../model/use-table.ts';
import { PersonFace } from '../village/person.tsx';
import classes from './role-face.module.css';

/** The card of a seat, face up: the role, known cards, and the seat's deeds so far. In night colours at any time. */
export function RoleFace({ seat, card }: { readonly seat: SeatId; readonly card: string | null }) {
  const t = useWords();
  const { rules, game, nameOf } = useTable();
  const role = roleOf(rules, card);
  const { identity } = rules.words;
  const dealt = roleOf(rules, game.state.dealt[seat]);
  return (
    <article className={classes.face} data-light="night" data-testid="role-card">
      <div className={classes.picture}>
        <Picture name={role?.picture ?? 'unknown'} size="100%" />
      </div>
      <h2 className={classes.name}>{role?.name ?? t('table.unknownCard')}</h2>
      {role && <p className={classes.team}>{t('table.team', { team: teamName(rules, role.team) })}</p>}
      <p className={classes.summary}>{role?.summary ?? t('table.unknownCardText')}</p>
      {identity && <p className={classes.identity}>{identity.replace('{0}', () => nameOf(seat))}</p>}
      {dealt && dealt.id !== role?.id && <p className={classes.dealt}>{t('table.dealtAs', { role: dealt.name })}</p>}
      <Known seat={seat} />
      <Deeds seat={seat} />
    </article>
  );
}

/** The cards that this seat knows. */
function Known({ seat }: { readonly seat: SeatId }) {
  const t = useWords();
  const { rules, game, nameOf } = useTable();
  const known = game.state.cards.flatMap((card, place) => (card !== null && place !== seat ? [{ place, card }] : []));
  if (known.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>{t('table.youKnow')}</h3>
      <ul className={classes.known}>
        {known.map(({ place, card }) => (
          <li key={place}>
            {place < game.ids.length && <PersonFace seat={place} size={26} />}
            <span>
              <strong>{nameOf(place)}</strong> {roleOf(rules, card)?.name ?? card}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Deeds({ seat }: { readonly seat: SeatId }) {
  const t = useWords();
  const { rules, game, nameOf } = useTable();
  const deeds = game.state.seats[seat]?.deeds ?? [];
  if (deeds.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>{t('table.deeds')}</h3>
      <ol className={classes.deeds}>
        {deeds.map((deed) => (
          <li key={`${deed.day} ${deed.act} ${deed.targets}`}>
            {roundTitle(deed.day, t)}: {choiceSentence(rules, deed, nameOf)}
          </li>
        ))}
      </ol>
    </section>
  );
}
