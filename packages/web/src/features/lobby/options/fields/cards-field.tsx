import { RolePortrait } from '../../../../shared/roles/role-portrait.tsx';
import { Stepper, Switch } from '../../../../shared/ui/controls/fields.tsx';
import { facts } from '../../../../shared/words/lists.ts';
import { useWords } from '../../../../shared/words/use-words.tsx';
import type { Lobby } from '../../use-lobby.ts';
import { type CountsSpec, countsAt, type OptionValues, sumOf } from '../option-values.ts';
import { useOptions } from '../use-options.ts';
import classes from './option-field.module.css';
import type { OptionFieldProps } from './option-field.tsx';

/** A custom deck, with the number of cards it has and needs. */
export function CardsField({ lobby, rules, spec, path }: OptionFieldProps<CountsSpec>) {
  const t = useWords();
  const { options, change } = useOptions(lobby);
  const chosen = countsAt(options, path);
  const stored = countsAt(lobby.room.options as OptionValues, path); // what the server's reason is about
  const isStored = JSON.stringify(stored) === JSON.stringify(chosen);
  const roles = rules.roles.filter(({ id }) => spec.of.includes(id));
  return (
    <fieldset className={classes.group}>
      <legend>{spec.label}</legend>
      <Switch
        label={t('lobby.ownDeck')}
        hint={spec.words}
        checked={chosen !== undefined}
        onChange={(isOwn) => change(path, isOwn ? usualDeck(lobby) : undefined)}
      />
      {chosen && (
        <>
          <DeckSum
            have={sumOf(chosen)}
            need={lobby.seats + rules.center}
            isKnown={isStored} // the server has answered for these cards
            isRefused={lobby.room.cannot_start_why?.code === 'bad_deck'}
          />
          {roles.map(({ id, name, picture }) => (
            <div key={id} className={classes.role}>
              <RolePortrait name={picture} size="small" />
              <Stepper
                label={name}
                value={chosen[id] ?? 0}
                min={spec.min}
                max={spec.max}
                onChange={(count) => change(path, { ...chosen, [id]: count })}
              />
            </div>
          ))}
        </>
      )}
    </fieldset>
  );
}

interface DeckSumProps {
  readonly have: number;
  readonly need: number;
  readonly isKnown: boolean;
  readonly isRefused: boolean; // with the right number of cards: the sides do not fit
}
function DeckSum({ have, need, isKnown, isRefused }: DeckSumProps) {
  const t = useWords();
  const sides = isKnown && t(isRefused ? 'lobby.deckSides' : 'lobby.deckFits');
  const number = have < need ? t('lobby.deckMissing', { n: need - have }) : t('lobby.deckTooMany', { n: have - need });
  const verdict = have === need ? sides : number;
  return (
    <p role="status" className={classes.sum}>
      {facts(t, [t('lobby.deckSum', { n: have, of: need }), verdict])}
    </p>
  );
}

/** The first custom deck: the rule set's own for the players here, or for the smallest table. */
function usualDeck({ usual, seats }: Lobby): Readonly<Record<string, number>> {
  return usual?.decks[String(seats)] ?? usual?.decks[String(usual.players.min)] ?? {};
}
