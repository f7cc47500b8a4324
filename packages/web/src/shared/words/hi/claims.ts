import type { claims as en } from '../en/claims.ts';

export const claims: Record<keyof typeof en, string> = {
  'claims.true': '{what}: सच',
  'claims.false': '{what}: झूठ',
  'claims.made_up': '{what}: सही निकला, पर गढ़ा हुआ था',
};
