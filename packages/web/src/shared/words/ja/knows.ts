import type { knows as en } from '../en/knows.ts';

export const knows: Record<keyof typeof en, string> = {
  'knows.could': '可能性：{roles}',
  'knows.must': '{role}でしかありえない',
  'knows.role': '{role} {n}\u00a0%',
  'knows.each': '{role} 各{n}\u00a0%',
};
