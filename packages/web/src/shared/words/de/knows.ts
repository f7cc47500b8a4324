import type { knows as en } from '../en/knows.ts';

export const knows: Record<keyof typeof en, string> = {
  'knows.could': 'Könnte sein: {roles}',
  'knows.must': 'Kann nur sein: {role}',
  'knows.role': '{role} {n}\u00a0%',
  'knows.each': '{role} je {n}\u00a0%',
};
