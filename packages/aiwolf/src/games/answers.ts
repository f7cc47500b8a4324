import { type Command, clock, type Game, type Offer, promptsOf, type SeatId } from '@moonrise/engine';

/** The command for an answer on the wire. A name that cannot be chosen is a pass. */
export function commandOf(game: Game, seat: SeatId, answer: string): Command | undefined {
  const [prompt] = promptsOf(game, seat);
  if (!prompt) return undefined;
  const { slot, frame } = prompt;
  const words = prompt.offers.find(({ text }) => text !== undefined);
  if (words) return spoken(prompt.offers, words, answer, { seat, slot, frame });
  const [offer] = prompt.offers;
  if (!offer) return undefined;
  if (offer.pick === 0) return offer.closes && answer === 'Over' ? { ...closing(offer), seat, slot, frame } : undefined;
  const named = game.seats.find(({ name }) => name === answer.trim())?.id;
  const targets = named !== undefined && offer.from.includes(named) ? [named] : [];
  return { type: 'act', seat, act: offer.act, slot, frame, targets };
}

/** The command for a missing answer: a speech turn is skipped, a choice is passed. */
export function silenceOf(game: Game, seat: SeatId): Command | undefined {
  if (game.frame.floor?.speaker !== seat) return commandOf(game, seat, '');
  const running = clock(game);
  return running ? { type: 'expire', clock: running.key } : undefined;
}

interface Where {
  readonly seat: SeatId;
  readonly slot: string;
  readonly frame: string;
}
const closing = ({ act }: Offer) => ({ type: 'act', act }) as const;

/** Empty text means that the speaker has finished; in games by older rules, blank text too. */
function spoken(offers: readonly Offer[], words: Offer, answer: string, where: Where): Command | undefined {
  const text = bounded(answer.replaceAll('\n', ''), words.text as number);
  if ((words.verbatim ? text : text.trim()) !== '') return { type: 'act', act: words.act, text, ...where };
  const over = offers.find(({ closes }) => closes);
  return over && { ...closing(over), ...where };
}
const bounded = (text: string, most: number): string =>
  text.length <= most ? text : [...text].slice(0, most).join('');
