import type { Offer, Place, Prompt } from '@moonrise/engine';
import { chance } from './chance.ts';
import type { Answer, Player, Turn } from './player.ts';

/**
 * Plays at random: a uniformly drawn target (or combination) wherever targets are offered, no optional extras, no
 * chat. A pack of such players picks one common target. Theory gives the exact odds of such games.
 */
export const random: Player = {
  kind: 'random',
  answer: (turn) => {
    const answers: Answer[] = [];
    for (const prompt of turn.prompts) {
      const offer = prompt.chosen ? undefined : prompt.offers.find(isPlain);
      if (offer) answers.push({ slot: prompt.slot, act: offer.act, targets: draw(turn, prompt, offer) });
    }
    // "Done" comes after everything else.
    for (const prompt of turn.prompts) {
      const answer = prompt.chosen || prompt.offers.some(isPlain) ? undefined : decline(prompt);
      if (answer) answers.push(answer);
    }
    return { answers, memory: null };
  },
};

/** True if an offer asks for targets, has enough of them and is not an extra. */
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

/** The way out of a required prompt: end the talk, else pass, else an act without targets. */
function decline({ slot, required, offers }: Prompt): Answer | undefined {
  const closing = offers.find((offer) => offer.closes);
  const way = required ? (closing ?? offers.find(({ mayPass }) => mayPass) ?? offers.find(asksNothing)) : closing;
  return way && { slot, act: way.act, targets: [] };
}
const asksNothing = ({ pick, text }: Offer): boolean => pick === 0 && text === undefined;
