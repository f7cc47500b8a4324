import { Icon } from '../../../shared/icons/icons.tsx';
import { PresetPicture } from '../../../shared/roles/preset-picture.tsx';
import { variantsOf } from '../../../shared/rules/first-games.ts';
import type { PresetEntry } from '../../../shared/rules/rules.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import cards from '../../../shared/ui/controls/option-card.module.css';
import { useWords } from '../../../shared/words/use-words.tsx';
import { useBots } from '../bots/use-bots.ts';
import type { Lobby } from '../use-lobby.ts';
import { isSame, type OptionValues } from './option-values.ts';
import classes from './preset-choice.module.css';
import { useOptions } from './use-options.ts';

/** Presets: rules, options and bots for the free seats, in one tap. */
export function PresetChoice({ lobby }: { readonly lobby: Lobby }) {
  const t = useWords();
  const { room, list, people, usual } = lobby;
  const { replace } = useOptions(lobby);
  const { setCount } = useBots(lobby);
  const choose = ({ rules, options, seats }: PresetEntry) =>
    setCount(Math.max(0, seats - people), (ai_seats) => replace(options as OptionValues, { rules, ai_seats }));
  const isChosen = (preset: PresetEntry) =>
    preset.rules === room.rules &&
    [preset.options, ...(usual ? variantsOf(preset, usual) : [])].some((options) =>
      isSame(options as OptionValues, room.options as OptionValues),
    );
  return (
    <fieldset className={classes.presets}>
      <legend>{t('lobby.presets')}</legend>
      <div className={classes.row}>
        {list?.presets.map((preset) => (
          <button
            key={preset.id}
            type="button"
            className={classNames(cards.card, classes.preset)}
            aria-pressed={isChosen(preset)}
            onClick={() => choose(preset)}
          >
            <PresetPicture preset={preset} rulesets={list.rulesets} />
            <strong>
              {isChosen(preset) && <Icon name="check" size={18} />}
              {preset.name}
            </strong>
            <span>{preset.summary}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
