import { Link } from 'wouter';
import { useAsk } from '../../shared/connection/use-ask.ts';
import { Icon } from '../../shared/icons/icons.tsx';
import type { RulesEntry } from '../../shared/rules/rules.ts';
import { Stepper } from '../../shared/ui/fields.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import { DeckPreview } from './deck-preview.tsx';
import classes from './game-panel.module.css';
import { OptionsPanel } from './options/options-panel.tsx';
import { PresetChoice } from './options/preset-choice.tsx';
import type { Lobby } from './use-lobby.ts';

/** What will be played: ready-made games first, everything else folded away. */
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
          {mayChange && <BotSeats lobby={lobby} rules={rules} />}
          <DeckPreview lobby={lobby} rules={rules} />
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

function BotSeats({ lobby, rules }: GameProps) {
  const t = useWords();
  const ask = useAsk();
  const { room } = lobby;
  return (
    <div>
      <Stepper
        label={t('lobby.aiSeats')}
        value={room.ai_count}
        min={0}
        max={Math.max(room.ai_count, rules.players.max - room.players.length)}
        onChange={(count) => ask('set_options', { ai_count: count })}
      />
      <p className={classes.note}>{t('lobby.aiHint')}</p>
    </div>
  );
}
