import type { Lock, Offer, Place, Prompt } from '@moonrise/engine';

/** How a stream writes places: the log stream as numbers, the named stream as ids. */
type PlaceName<T> = (place: Place) => T;

export const wirePrompts = <T>(prompts: readonly Prompt[], nameOf: PlaceName<T>) =>
  prompts.map(({ slot, required, offers, chosen }) => ({
    slot,
    required,
    offers: offers.map((offer) => wireOffer(offer, nameOf)),
    ...(chosen && { chosen: { act: chosen.act, targets: chosen.targets.map(nameOf) } }),
  }));

const wireOffer = <T>({ act, pick, from, mayPass, text, final, left }: Offer, nameOf: PlaceName<T>) => ({
  act,
  pick,
  targets: from.map(nameOf),
  may_pass: mayPass,
  ...(text !== undefined && { text }),
  ...(final && { final }),
  ...(left !== undefined && { left }),
});

/** The engine's lock; a list without entries is omitted. */
export const wireLock = ({ slot, why, about }: Lock) => ({ slot, why, ...(about.length > 0 && { about }) });
