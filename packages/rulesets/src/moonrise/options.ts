import { commonOptions } from '@moonrise/engine/kit';
import { PHASES } from './phases.ts';
import { roles } from './roles/index.ts';

export const options = {
  ...commonOptions(PHASES, roles, 'none'),
  chaos: {
    kind: 'bool',
    default: false,
    label: 'Chaos Mode',
    words: 'Everyone plays under a false name, messages sound like Bollywood films, and the system may leak a role.',
  },
  events: {
    kind: 'bool',
    default: false,
    label: 'Events',
    words: 'Sometimes something happens in the village: a full moon, fog or a market day.',
  },
  items: {
    kind: 'bool',
    default: false,
    label: 'Finds',
    words: 'Sometimes a player finds an item at dawn: a lantern, a silver coin or a charm.',
  },
} as const;
