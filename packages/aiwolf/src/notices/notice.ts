import type { Json } from '@moonrise/engine';
import type { Config } from '../config/config.ts';

export type NoticeEvent = Config['slack_notifier']['events'][number];
/** Something that organisers want to know at once. */
export interface Notice {
  readonly event: NoticeEvent;
  readonly text: string; // one sentence
  readonly facts: Readonly<Record<string, Json>>;
  readonly at: number; // epoch ms
}
/** Which notices a receiver gets. */
export interface NoticeRules {
  readonly events: readonly NoticeEvent[];
  readonly stall_threshold: number; // ms
  readonly milestone_every: number; // games; 0: no milestones
}
