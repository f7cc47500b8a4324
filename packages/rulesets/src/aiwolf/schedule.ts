import type { Id, Refusal, Step } from '@moonrise/engine';
import { refuse } from '@moonrise/engine';
import { listed } from '@moonrise/engine';

export const PHASES = ['talk', 'whisper', 'vote', 'divine', 'guard', 'attack'] as const;
