import { chance } from '@moonrise/bots';
import type { Client, Got } from './client.ts';

interface Offer {
  readonly act: string;
  readonly pick: number;
  readonly targets: readonly (string | number)[];
  readonly text?: number;
  readonly may_pass: boolean;
}
interface Prompt {
  readonly slot: string;
  readonly required: boolean;
  readonly offers: readonly Offer[];
  readonly chosen?: unknown;
}
export interface Pilot {
  readonly seed: string;
  readonly talks?: number; // one in so many chances
  readonly idles?: number;
  readonly acked?: (id: string) => void;
}

/** Makes a client answer its prompts at once with random offers. */
export function autopilot(client: Client, { seed, talks = 6, idles = 10, acked = () => {} }: Pilot): void {
  let acts = 0;
  const answered = new Set<string>();
  client.on(({ data }: Got) => {
    const prompts = data.prompts as readonly Prompt[] | undefined;
    if (!prompts) return;
    const below = chance(seed, `${data.n}`);
    for (const { slot, offers, chosen, required } of prompts) {
      const key = `${data.phase_id}/${slot}/${required}`;
      if (chosen || answered.has(key)) continue;
      const offer = offers[below(offers.length)] as Offer;
      const isTalk = offer.text !== undefined;
      if (isTalk ? below(talks) > 0 && !required : below(idles) === 0) continue;
      answered.add(key);
      const targets = sample(offer.targets, offer.pick, below);
      const text = isTalk ? { text: `word ${acts} of ${seed}` } : {};
      const id = `a${acts++}`;
      const asked = client.ask('act', { act: offer.act, slot, targets, ...text, phase_id: data.phase_id, id });
      void asked.then(({ ok }) => ok && acked(id));
    }
  });
}
function sample<T>(from: readonly T[], count: number, below: (n: number) => number): T[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0] as T);
}
