import type { PresetEntry, RulesEntry } from '../rules/rules.ts';
import { Picture } from '../ui/data/picture.tsx';
import classes from './preset-picture.module.css';

const MOST = 5;

interface PresetPictureProps {
  readonly preset: PresetEntry;
  readonly rulesets: readonly RulesEntry[];
}

/** The cards of a preset, at a glance. Its name and summary stand beside it. */
export function PresetPicture({ preset, rulesets }: PresetPictureProps) {
  const rules = rulesets.find(({ id }) => id === preset.rules);
  const { roles: own } = preset.options as { readonly roles?: Readonly<Record<string, number>> };
  const deck = own ?? rules?.decks[String(preset.seats)] ?? {};
  const shown = rules?.roles.filter(({ id }) => (deck[id] ?? 0) > 0).slice(0, MOST) ?? [];
  return (
    <span className={classes.picture} aria-hidden="true">
      {shown.map(({ id, picture }) => (
        <Picture key={id} name={picture} size={36} />
      ))}
    </span>
  );
}
