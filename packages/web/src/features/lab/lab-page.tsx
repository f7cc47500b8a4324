import { Suspense, useState } from 'react';
import { lazyScreen } from '../../shared/install/lazy-screen.ts';
import type { RulesList } from '../../shared/rules/rules.ts';
import { useRulesList } from '../../shared/rules/use-rules.ts';
import { PageButtons } from '../../shared/settings/page-buttons.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Choice } from '../../shared/ui/controls/fields.tsx';
import { Page } from '../../shared/ui/layout/page.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { useWords, Words } from '../../shared/words/use-words.tsx';
import { SetEditor } from './editor/set-editor.tsx';
import type { NamedSet } from './figures-panel.tsx';
import classes from './lab-page.module.css';
import { type BotKind, botKinds, type LabSet, linkedSet, usualSet } from './lab-set.ts';
import { useBotNames } from './use-bot-names.ts';

// The editor does not wait for the plots.
const FiguresPanel = lazyScreen(() => import('./figures-panel.tsx'), 'FiguresPanel');

/** A page to compose sets of cards and simulate them. */
export function LabPage() {
  const t = useWords();
  const list = useRulesList();
  return (
    <Page title={t('lab.title')} light="day" actions={<PageButtons />}>
      <p className={classes.lead}>{t('lab.lead')}</p>
      {list ? <Bench list={list} /> : <p role="status">{t('common.loading')}</p>}
    </Page>
  );
}

function Bench({ list: { rulesets } }: { readonly list: RulesList }) {
  const t = useWords();
  const nameOf = useBotNames();
  const [sets, setSets] = useState<readonly LabSet[]>(() => {
    const linked = linkedSet(location.search, rulesets);
    return linked ? [linked] : rulesets.slice(0, 1).map(usualSet);
  });
  const [edited, setEdited] = useState(0);
  const [bots, setBots] = useState<BotKind>('standard');
  const letters = [t('lab.setA'), t('lab.setB')];
  const named = sets.flatMap((set, i): NamedSet[] => {
    const rules = rulesets.find(({ id }) => id === set.rules);
    return rules ? [{ name: letters[i] ?? '', rules, set }] : [];
  });
  const now = named[edited];
  const compare = () => {
    setSets((all) => [...all, ...all.slice(0, 1)]);
    setEdited(1);
  };
  const drop = () => {
    setSets((all) => all.slice(0, 1));
    setEdited(0);
  };
  return (
    <div className={classes.bench}>
      <Panel title={t('lab.set')}>
        {named.length > 1 && (
          <Choice
            label={t('lab.which')}
            options={named.map(({ name }, i) => ({ id: String(i), name }))}
            value={String(edited)}
            onChange={(id) => setEdited(Number(id))}
          />
        )}
        {now && (
          <SetEditor
            key={edited}
            entries={rulesets}
            rules={now.rules}
            set={now.set}
            onChange={(set) => setSets((all) => all.with(edited, set))}
          />
        )}
        <Choice
          label={t('lab.bots')}
          options={botKinds.map((id) => ({ id, name: nameOf(id) }))}
          value={bots}
          onChange={setBots}
        />
        <div className={classes.row}>
          {named.length === 1 ? (
            <Button icon="plus" onClick={compare}>
              {t('lab.compare')}
            </Button>
          ) : (
            <Button icon="close" onClick={drop}>
              {t('lab.single')}
            </Button>
          )}
        </div>
      </Panel>
      <Suspense fallback={<p role="status">{t('common.loading')}</p>}>
        <Words of={['show', 'late']}>
          <FiguresPanel sets={named} bots={bots} />
        </Words>
      </Suspense>
    </div>
  );
}
