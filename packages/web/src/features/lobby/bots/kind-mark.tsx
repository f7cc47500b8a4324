import type { AiKind } from '@moonrise/protocol';
import { Icon } from '../../../shared/icons/icons.tsx';
import { Moon } from '../../../shared/sky/moon.tsx';

const PHASES: Readonly<Partial<Record<AiKind, number>>> = { easy: 0.16, standard: 0.27, hard: 0.5 };

/** The stronger a bot, the fuller its moon. A language model has a chat icon, a program a link. */
export function KindMark({ kind, size }: { readonly kind: AiKind; readonly size: number }) {
  const phase = PHASES[kind];
  if (phase !== undefined) return <Moon phase={phase} size={size} />;
  return <Icon name={kind === 'program' ? 'link' : 'chat'} size={size} />;
}
