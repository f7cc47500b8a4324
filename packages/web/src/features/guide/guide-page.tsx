import { Link } from 'wouter';
import { RolePortrait } from '../../shared/roles/role-portrait.tsx';
import type { RulesEntry } from '../../shared/rules/rules.ts';
import { useRulesList } from '../../shared/rules/use-rules.ts';
import { PageButtons } from '../../shared/settings/page-buttons.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import buttons from '../../shared/ui/controls/button.module.css';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import tiles from '../../shared/ui/controls/tile.module.css';
import { Page } from '../../shared/ui/layout/page.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './guide-page.module.css';
import { RulesGuide } from './rules-guide.tsx';

/** How to play, from the server's description of its rule sets. */
export function GuidePage({ rules }: { readonly rules: string | undefined }) {
  const t = useWords();
  const list = useRulesList();
  const chosen = list?.rulesets.find(({ id }) => id === rules);
  return (
    <Page
      key={rules} // remounts the page, so that its heading takes the focus
      title={chosen ? t('guide.titleOf', { rules: chosen.name }) : t('guide.title')}
      light="dusk"
      actions={<PageButtons />}
    >
      {!list && <p role="status">{t('common.loading')}</p>}
      {list && <RulesNav entries={list.rulesets} chosen={rules} />}
      {rules === undefined && <Basics />}
      {rules === undefined && list && <Cast entries={list.rulesets} />}
      {list && rules !== undefined && !chosen && <p>{t('guide.none')}</p>}
      {chosen && <RulesGuide key={chosen.id} rules={chosen} />}
      <TextLink href="/lab" className={classes.lab}>
        {t('guide.lab')}
      </TextLink>
      <Link href="/" className={classNames(buttons.mainLook, classes.play)}>
        {t('guide.play')}
      </Link>
    </Page>
  );
}

function RulesNav({
  entries,
  chosen,
}: {
  readonly entries: readonly RulesEntry[];
  readonly chosen: string | undefined;
}) {
  const t = useWords();
  return (
    <nav aria-label={t('guide.rulesets')} className={classes.nav}>
      <Link href="/guide" aria-current={chosen === undefined ? 'page' : undefined}>
        {t('guide.title')}
      </Link>
      {entries.map(({ id, name }) => (
        <Link key={id} href={`/guide/${id}`} aria-current={id === chosen ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

function Basics() {
  const t = useWords();
  return (
    <Panel title={t('guide.basics')}>
      <ol className={classes.steps}>
        <li>{t('guide.basics1')}</li>
        <li>{t('guide.basics2')}</li>
        <li>{t('guide.basics3')}</li>
        <li>{t('guide.basics4')}</li>
        <li>{t('guide.basics5')}</li>
      </ol>
    </Panel>
  );
}

/** Every role once, with a link to the first rule set that has it. */
function Cast({ entries }: { readonly entries: readonly RulesEntry[] }) {
  const t = useWords();
  const all = entries.flatMap(({ id, roles }) => roles.map((role) => ({ ...role, rules: id })));
  const cast = all.filter(({ picture }, at) => all.findIndex((other) => other.picture === picture) === at);
  return (
    <Panel title={t('guide.roles')}>
      <ul className={classes.cast}>
        {cast.map(({ id, picture, name, rules }) => (
          <li key={picture}>
            <Link href={`/guide/${rules}#${id}`} className={tiles.tile}>
              <RolePortrait name={picture} size="large" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
