import { type DragEvent, type ReactNode, useState } from 'react';
import { RolePortrait } from '../../../shared/roles/role-portrait.tsx';
import type { RoleEntry, RulesEntry } from '../../../shared/rules/rules.ts';
import { teamName } from '../../../shared/rules/sentences.ts';
import { IconButton } from '../../../shared/ui/controls/button.tsx';
import { Fold } from '../../../shared/ui/layout/fold.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { type LabSet, labDeckOf, withCards } from '../lab-set.ts';
import classes from './deck-editor.module.css';

interface DeckEditorProps {
  readonly rules: RulesEntry;
  readonly set: LabSet;
  readonly onChange: (set: LabSet) => void;
}

/** The cards of a set: drag them with a mouse, or use plus and minus by touch and keyboard. */
export function DeckEditor({ rules, set, onChange }: DeckEditorProps) {
  const t = useWords();
  const [isWide] = useState(() => matchMedia('(min-width: 900px)').matches); // on narrow screens the figures would be far below
  const deck = labDeckOf(set, rules);
  const countOf = ({ id }: RoleEntry) => deck[id] ?? 0;
  const change = (changes: Readonly<Record<string, number>>) => onChange(withCards(set, rules, changes));
  const isFull = set.players >= rules.players.max;
  const add = (id: string) => !isFull && change({ [id]: 1 });
  const tile = (role: RoleEntry) => (
    <Tile
      key={role.id}
      rules={rules}
      role={role}
      count={countOf(role)}
      mayAdd={!isFull}
      onAdd={() => add(role.id)}
      onTake={() => change({ [role.id]: -1 })}
      onExchange={(dragged) => dragged !== role.id && change({ [role.id]: -1, [dragged]: 1 })}
    />
  );
  return (
    <div className={classes.deck}>
      <Zone name={t('lab.inGame')} hint={t('lab.inGameHint')} onDrop={add}>
        {rules.roles.filter((role) => countOf(role) > 0).map(tile)}
      </Zone>
      <Fold label={t('lab.others')} isOpen={isWide}>
        <Zone name={t('lab.others')} hint={t('lab.othersHint')} onDrop={(id) => deck[id] && change({ [id]: -1 })}>
          {rules.roles.filter((role) => countOf(role) === 0).map(tile)}
        </Zone>
      </Fold>
    </div>
  );
}

const CARD = 'text/plain';
const draggedIn = (event: DragEvent): string => event.dataTransfer.getData(CARD);

interface ZoneProps {
  readonly name: string;
  readonly hint: string;
  readonly onDrop: (role: string) => void;
  readonly children: ReactNode;
}
function Zone({ name, hint, onDrop, children }: ZoneProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <fieldset
      className={classes.zone}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault(); // cards may be dropped here
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop(draggedIn(event));
      }}
    >
      <legend>{name}</legend>
      <p className={classes.hint}>{hint}</p>
      <ul className={classes.tiles}>{children}</ul>
    </fieldset>
  );
}

interface TileProps {
  readonly rules: RulesEntry;
  readonly role: RoleEntry;
  readonly count: number;
  readonly mayAdd: boolean;
  readonly onAdd: () => void;
  readonly onTake: () => void;
  readonly onExchange: (dragged: string) => void;
}
function Tile({ rules, role, count, mayAdd, onAdd, onTake, onExchange }: TileProps) {
  const { id, name, picture, team, summary } = role;
  return (
    <li
      className={classes.tile}
      draggable
      title={summary}
      data-testid={`card-${id}`}
      onDragStart={(event) => event.dataTransfer.setData(CARD, id)}
      onDrop={(event) => {
        if (count === 0) return; // the zone handles it
        event.preventDefault();
        event.stopPropagation();
        onExchange(draggedIn(event));
      }}
    >
      <RolePortrait name={picture} size="small" />
      <span className={classes.name}>
        {name}
        <small>{teamName(rules, team)}</small>
      </span>
      {count > 0 && <IconButton icon="minus" label={`${name} −`} onClick={onTake} />}
      {count > 0 && <output className={classes.count}>{count}</output>}
      <IconButton icon="plus" label={`${name} +`} disabled={!mayAdd} onClick={onAdd} />
    </li>
  );
}
