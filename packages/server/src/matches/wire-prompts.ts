import type { Lock, Offer, Prompt } from '@moonrise/engine';
import type { WireIds } from './wire-ids.ts';

/** Prompts as the wire tells them. */
export const wirePrompts = (prompts: readonly Prompt[], ids: WireIds) =>
  prompts.map(({ slot, required, offers, chosen }) => ({
    slot,
    required,
    offers: offers.map((offer) => wireOffer(offer, ids)),
    ...(chosen && { chosen: { act: chosen.act, targets: chosen.targets.map(ids.idOf) } }),
  }));

export const wireLock = ({ slot, why, about }: Lock, { idOf }: WireIds) => ({
  slot,
  why,
  ...(about.length > 0 && { about: about.map(idOf) }),
});

const wireOffer = ({ act, pick, from, mayPass, text, final }: Offer, { idOf }: WireIds) => ({
  act,
  pick,
  targets: from.map(idOf),
  may_pass: mayPass,
  ...(text !== undefined && { text }),
  ...(final && { final }),
});
