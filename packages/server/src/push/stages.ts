/** A phase as everyone knows it. */
export interface NoticedPhase {
  readonly clock: string;
  readonly begin: number; // epoch ms
  readonly end: number;
  readonly isDay: boolean;
}
export type NoticeKind = 'day' | 'turn' | 'half' | 'near' | 'mention';
export interface NoticeStage {
  readonly number: number;
  readonly kind: NoticeKind;
  readonly at: number; // epoch ms
}
const SHORTEST_REMINDED = 30 * 60_000; // ms of a phase: people look at a shorter one anyway, or miss it
const LEFT = 1 / 8; // of a phase, at the last reminder

/** When a phase is announced. It depends on nothing but the phase: not on seats, nor on what they have done. */
export function stagesOf({ begin, end, isDay }: NoticedPhase): readonly NoticeStage[] {
  const length = end - begin;
  const first: NoticeStage = { number: 0, kind: isDay ? 'day' : 'turn', at: begin };
  if (length < SHORTEST_REMINDED) return [first];
  return [
    first,
    { number: 1, kind: 'half', at: begin + Math.round(length / 2) },
    { number: 2, kind: 'near', at: end - Math.round(length * LEFT) },
  ];
}
