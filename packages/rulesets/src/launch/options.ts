import { commonOptions } from '@moonrise/engine/kit';
import { RULES_VERSION } from '../version.ts';
import { PHASES } from './phases.ts';
import { DOCTOR_LIMITS } from './roles/doctor.ts';
import { rolesWith } from './roles/index.ts';
import { SEER_LOGS } from './roles/seer.ts';

export const options = {
  ...commonOptions(PHASES, rolesWith({ doctor: 'none', seer_log: 'latest' }, RULES_VERSION), 'none'),
  doctor: {
    kind: 'choice',
    of: DOCTOR_LIMITS,
    default: 'none',
    names: { none: 'No limit', no_repeat: 'No one twice', no_self_repeat: 'Not themselves twice' },
    label: 'Doctor',
    words: 'Whom the Doctor may protect two nights in a row: anyone, no one, or anyone but themselves.',
  },
  seer_log: {
    kind: 'choice',
    of: SEER_LOGS,
    default: 'latest',
    names: { latest: 'The latest', all: 'All of them' },
    label: 'Seer notes',
    words: 'What the Seer can look up: the latest result, or all of them.',
  },
} as const;
