import { commonOptions } from '@moonrise/engine/kit';
import { PHASES } from './phases.ts';
import { roles } from './roles/index.ts';

export const options = {
  ...commonOptions(PHASES, roles, 'none'),
  chaos: {
    kind: 'bool',
    default: false,
    label: 'Chaos Mode',
    words: 'Chaos Mode: everybody plays under a borrowed name, the messages go Bollywood, and the system may glitch.',
  },
} as const;
