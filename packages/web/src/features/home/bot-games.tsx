import type { AiKind } from '@moonrise/protocol';
import { useState } from 'react';
import { PresetPicture } from '../../shared/roles/preset-picture.tsx';
import type { PresetEntry } from '../../shared/rules/rules.ts';
import { useRules, useRulesList } from '../../shared/rules/use-rules.ts';
import { settings, useSettings } from '../../shared/settings/settings.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Choice } from '../../shared/ui/controls/fields.tsx';
import cards from '../../shared/ui/controls/option-card.module.css';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './bot-games.module.css';
import { useNewRoom } from './use-new-room.ts';

/** The kinds that every server has. */
const levels = ['easy', 'standard', 'hard'] as const satisfies readonly AiKind[];

/** A game against bots, in two taps. */
export function BotGames() {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="second" isWide icon="bot" onClick={() => setIsOpen(true)}>
        {t('home.bots')}
      </Button>
      <Sheet title={t('home.botsPick')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Games />
      </Sheet>
    </>
  );
}

function Games() {
  const t = useWords();
  const list = useRulesList();
  const { playAgainstBots, isOpening } = useNewRoom();
  const { botKind } = useSettings();
  const level = levels.find((one) => one === botKind) ?? 'standard';
  if (!list) return <p role="status">{t('common.loading')}</p>;
  const rulesOf = ({ rules }: PresetEntry) => list.rulesets.find(({ id }) => id === rules);
  return (
    <>
      <p role="status" className={classes.lead}>
        {t(isOpening ? 'home.opening' : 'home.botsHint')}
      </p>
      <Choice
        label={t('bots.level')}
        options={levels.map((id) => ({ id, name: t(`bots.${id}`) }))}
        value={level}
        onChange={(kind) => settings.set({ botKind: kind })}
      />
      <ul className={classes.games}>
        {list.presets.map((preset) => (
          <li key={preset.id}>
            <button
              type="button"
              className={classNames(cards.card, classes.game)}
              disabled={isOpening}
              onClick={() => playAgainstBots(preset, level, rulesOf(preset))}
            >
              <PresetPicture preset={preset} rulesets={list.rulesets} />
              <strong>{preset.name}</strong>
              <span>{preset.summary}</span>
              <Facts preset={preset} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Facts({ preset }: { readonly preset: PresetEntry }) {
  const t = useWords();
  const rules = useRules(preset.rules, preset.options); // its times are not the usual ones
  const minutes = rules?.minutes[String(preset.seats)];
  const n = preset.seats;
  return <small>{minutes === undefined ? t('home.facts', { n }) : t('home.factsLong', { n, minutes })}</small>;
}
