import type { Packet } from './packets.ts';

/** Whether a speech was sent. If not, the message says why. */
export type SayResult = { readonly ok: true } | { readonly ok: false; readonly message: string };
export type SpeechKind = 'TALK' | 'WHISPER';

const VERB = { TALK: 'say', WHISPER: 'whisper' } as const;

/** Follows the phases of free speech, in which an agent may speak without being asked. */
export class SpeechPhase {
  private kind: SpeechKind | null = null; // null: no such phase is open
  private left = 0; // speeches of this agent
  private isOver = false; // this agent has finished

  see({ request, info }: Packet): void {
    const [, kind, mark] = /^(TALK|WHISPER)_(PHASE_START|PHASE_END|BROADCAST)$/.exec(request) ?? [];
    if (mark === 'PHASE_START') this.isOver = false;
    if (mark) this.kind = mark === 'PHASE_END' ? null : (kind as SpeechKind);
    if (mark) this.left = info?.remain_count ?? 0;
  }
  /** Why this cannot be said now; undefined if it can. */
  refusal(kind: SpeechKind, text: string): string | undefined {
    const verb = VERB[kind];
    if (this.kind !== kind)
      return `${verb}() works only between ${kind}_PHASE_START and ${kind}_PHASE_END: answer ${kind} requests by a handler.`;
    if (this.isOver) return 'This agent has said Over: it can speak again in the next phase.';
    if (text.trim() === '') return `${verb}() needs a text that is not blank.`;
    if (this.left <= 0 && text.trim() !== 'Over') return 'This agent has no speeches left: wait for the next phase.';
    return undefined;
  }
  sent(text: string): void {
    this.isOver = text.trim() === 'Over';
  }
}
