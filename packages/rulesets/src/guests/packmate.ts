import type { Act, Role } from '@moonrise/engine';

/** What all wolves of a rule set share. */
export type Packmate = Pick<Role, 'team' | 'knows' | 'instead'> & { readonly acts: readonly Act[] };
