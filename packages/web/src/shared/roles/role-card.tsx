import type { RoleEntry, RulesEntry } from '../rules/rules.ts';
import { teamName } from '../rules/sentences.ts';
import { Picture } from '../ui/data/picture.tsx';
import { inRow } from '../words/lists.ts';
import { useWords } from '../words/use-words.tsx';
import classes from './role-card.module.css';

interface RoleCardProps {
  readonly rules: RulesEntry;
  readonly role: RoleEntry;
  readonly isListed?: boolean; // in a list of its team: shows its name instead of its team
}

/** The description of a role: picture, side and acts. */
export function RoleCard({ rules, role, isListed = false }: RoleCardProps) {
  const t = useWords();
  const acts = role.acts.map((act) => rules.words.acts[act] ?? act);
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <Picture name={role.picture} size="100%" />
      </div>
      <div className={classes.words}>
        {isListed ? (
          <h4 className={classes.name}>{role.name}</h4>
        ) : (
          <p className={classes.team}>{teamName(rules, role.team)}</p>
        )}
        <p>{role.summary}</p>
        {acts.length > 0 && <p className={classes.acts}>{t('common.can', { acts: inRow(t, acts) })}</p>}
      </div>
    </article>
  );
}
