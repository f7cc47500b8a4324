import { Link } from 'wouter';
import { Icon } from '../../../shared/icons/icons.tsx';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { BotsField } from '../bots/bots-field.tsx';
import { FairnessPanel } from '../fairness/fairness-panel.tsx';
import { OptionsPanel } from '../options/options-panel.tsx';
import { PresetChoice } from '../options/preset-choice.tsx';
import type { Lobby } from '../use-lobby.ts';
import { DeckPreview } from './deck-preview.tsx';
import classes from './game-panel.module.css';

/** What will be played: presets first, all options folded away. */
export function GamePanel({ lobby }: { readonly lobby: Lobby }) {
  const t = useWords();
  const { rules, mayChange } = lobby;
  return (
    <Panel title={t('lobby.game')}>
      {!rules && <p role="status">{t('common.loading')}</p>}
      {rules && (
        <>
          {mayChange && <PresetChoice lobby={lobby} />}
          <Summary lobby={lobby} rules={rules} />
          {mayChange && <BotsField lobby={lobby} />}
          <DeckPreview lobby={lobby} rules={rules} />
          <FairnessPanel lobby={lobby} rules={rules} />
          <OptionsPanel lobby={lobby} rules={rules} />
        </>
      )}
    </Panel>
  );
}

interface GameProps {
  readonly lobby: Lobby;
  readonly rules: RulesEntry;
}

function Summary({ lobby, rules }: GameProps) {
  const t = useWords();
  const { seats } = lobby;
  const { min, max } = rules.players;
  const minutes = rules.minutes[String(Math.min(max, Math.max(min, seats)))];
  return (
    <div className={classes.summary}>
      <h3 className={classes.name}>{rules.name}</h3>
      <p>{rules.summary}</p>
      <ul className={classes.facts}>
        <li>
          <Icon name="users" size={18} />
          {t('lobby.playersNow', { n: seats })} <small>({t('lobby.seatsFor', { min, max })})</small>
        </li>
        {minutes !== undefined && (
          <li>
            <Icon name="clock" size={18} />
            {t('lobby.minutes', { n: minutes })}
          </li>
        )}
        <li>
          <Icon name="book" size={18} />
          <Link href={`/guide/${rules.id}`} target="_blank" className={classes.guide}>
            {t('lobby.guide')}
          </Link>
        </li>
      </ul>
    </div>
  );
}
