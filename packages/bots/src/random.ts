import type { Offer, Place, Prompt } from '@moonrise/engine';
import { chance } from './chance.ts';
import type { Answer, Player, Turn } from './player.ts';

/**
 * Plays by chance alone: one uniformly drawn target (or combination of them) wherever targets are offered, no free
 * extras, no words. A pack of such players names one common target. Theory can tell how their games must go.
 */
export const random: Player = {
  kind: 'random',
  answer: (turn) => {
    const answers: Answer[] = [];
    for (const prompt of turn.prompts) {
      const offer = prompt.chosen ? undefined : prompt.offers.find(isPlain);
      if (offer) answers.push({ slot: prompt.slot, act: offer.act, targets: draw(turn, prompt, offer) });
    }
    // Whoever says "done" does so when everything else is done.
    for (const prompt of turn.prompts) {
      const answer = prompt.chosen || prompt.offers.some(isPlain) ? undefined : decline(prompt);
      if (answer) answers.push(answer);
    }
    return { answers, memory: null };
  },
};

/** Of alternatives the first that is plain: it asks for targets, has some, and is no extra. */
const isPlain = ({ pick, from, extra }: Offer): boolean => pick > 0 && from.length >= pick && !extra;

function draw({ seat, seed, fellows }: Turn, { frame, slot }: Prompt, { act, pick, from, shared }: Offer): Place[] {
  if (!shared) return some(pick, from, chance(seed, `${frame}/${slot}/${seat}`));
  const pack = fellows();
  const prey = from.filter((place) => place !== seat && !pack.includes(place));
  return some(pick, prey.length < pick ? from : prey, chance(seed, `${frame}/${act}`));
}
function some(pick: number, from: readonly Place[], below: (n: number) => number): Place[] {
  if (pick === 1) return [from[below(from.length)] as Place];
  const left = [...from];
  return Array.from({ length: pick }, () => left.splice(below(left.length), 1)[0] as Place);
}

/** The way out of a prompt that waits: to close one's say, else to pass, else an act that asks for nothing. */
function decline({ slot, required, offers }: Prompt): Answer | undefined {
  const closing = offers.find((offer) => offer.closes);
  const way = required ? (closing ?? offers.find(({ mayPass }) => mayPass) ?? offers.find(asksNothing)) : closing;
  return way && { slot, act: way.act, targets: [] };
}
const asksNothing = ({ pick, text }: Offer): boolean => pick === 0 && text === undefined;
