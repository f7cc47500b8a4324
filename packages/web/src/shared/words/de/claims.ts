import type { claims as en } from '../en/claims.ts';

export const claims: Record<keyof typeof en, string> = {
  'claims.true': '{what}: wahr',
  'claims.false': '{what}: falsch',
  'claims.made_up': '{what}: stimmt, war aber erfunden',
};
