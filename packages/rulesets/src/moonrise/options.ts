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
  events: {
    kind: 'bool',
    default: false,
    label: 'Events',
    words: 'Now and then something happens in the village: a full moon, a fog, a market day.',
  },
  items: {
    kind: 'bool',
    default: false,
    label: 'Finds',
    words: 'Now and then somebody finds something at dawn: a lantern, a silver coin, a charm.',
  },
} as const;
