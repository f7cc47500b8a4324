import type { Light } from '@moonrise/engine';
import { useEffect } from 'react';
import { Icon, type IconName } from '../../shared/icons/icons.tsx';
import { RoleCard } from '../../shared/roles/role-card.tsx';
import type { RulesEntry } from '../../shared/rules/rules.ts';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { inRow, sentences } from '../../shared/words/lists.ts';
import { useWords } from '../../shared/words/use-words.tsx';
import type { Translate } from '../../shared/words/words.ts';
import { DeckTable } from './deck-table.tsx';
import classes from './guide-page.module.css';

interface GuideProps {
  readonly rules: RulesEntry;
}

/** One rule set: phases, roles, decks, endings and options. */
export function RulesGuide({ rules }: GuideProps) {
  const t = useWords();
  const { min, max } = rules.players;
  return (
    <>
      <p className={classes.summary}>
        {sentences(t, [rules.summary, t('common.stop', { text: t('guide.playersFrom', { min, max }) })])}
      </p>
      <Round rules={rules} />
      <Roles rules={rules} />
      <Panel title={t('guide.decks')}>
        <DeckTable rules={rules} />
      </Panel>
      <Panel title={t('guide.ends')}>
        <ul className={classes.list}>
          {[...new Set(Object.values(rules.words.ends))].map((end) => (
            <li key={end}>{end}</li>
          ))}
        </ul>
      </Panel>
      <Optional rules={rules} />
    </>
  );
}

const sky: Readonly<Record<Light, IconName>> = { night: 'moon', dawn: 'sun', day: 'sun', dusk: 'dusk' };

const whenOf = (light: Light, seconds: number, t: Translate): string =>
  inRow(t, [t(`guide.light.${light}`), seconds > 0 && t('guide.seconds', { n: seconds })]);

function Round({ rules }: GuideProps) {
  const t = useWords();
  return (
    <Panel title={t('guide.turns')}>
      <ol className={classes.round}>
        {rules.phases.map(({ id, name, light, seconds, host_may_end }) => (
          <li key={id} data-light={light} className={classes.phase}>
            <Icon name={sky[light]} size={26} />
            <strong>{name}</strong>
            <span>
              {sentences(t, [
                host_may_end ? t('common.stop', { text: whenOf(light, seconds, t) }) : whenOf(light, seconds, t),
                host_may_end && t('guide.hostMayEnd'),
              ])}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Whether a default deck has this card; the host can add the others. */
const isDealt = ({ decks }: RulesEntry, role: string): boolean =>
  Object.values(decks).some((deck) => (deck[role] ?? 0) > 0);

function Roles({ rules }: GuideProps) {
  const t = useWords();
  // the browser looks for the role of a link before it is drawn
  useEffect(() => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView(), []);
  return (
    <Panel title={t('guide.roles')}>
      {rules.teams.map((team) => {
        const roles = rules.roles.filter((role) => role.team === team.id);
        return (
          roles.length > 0 && (
            <section key={team.id} className={classes.team}>
              <h3>{team.name}</h3>
              {team.wins && <p>{team.wins}</p>}
              <div className={classes.roles}>
                {roles.map((role) => (
                  <div key={role.id} id={role.id} className={classes.role}>
                    <RoleCard rules={rules} role={role} isListed />
                    {!isDealt(rules, role.id) && <p className={classes.optionalRole}>{t('guide.optionalRole')}</p>}
                  </div>
                ))}
              </div>
            </section>
          )
        );
      })}
    </Panel>
  );
}

function Optional({ rules }: GuideProps) {
  const t = useWords();
  return (
    <Panel title={t('guide.optional')}>
      <dl className={classes.optional}>
        {Object.entries(rules.options).map(([key, { label, words }]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
