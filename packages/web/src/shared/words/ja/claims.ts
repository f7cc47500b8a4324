import type { claims as en } from '../en/claims.ts';

export const claims: Record<keyof typeof en, string> = {
  'claims.true': '{what}：本当',
  'claims.false': '{what}：うそ',
  'claims.made_up': '{what}：合っているが、作り話',
};
