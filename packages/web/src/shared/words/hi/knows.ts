import type { knows as en } from '../en/knows.ts';

export const knows: Record<keyof typeof en, string> = {
  'knows.could': 'हो सकते हैं: {roles}',
  'knows.must': 'केवल {role} हो सकते हैं',
  'knows.role': '{role} {n}\u00a0%',
  'knows.each': '{role} हर एक {n}\u00a0%',
};
