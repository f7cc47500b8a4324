import { type Game, nameOf, type Place } from '@moonrise/engine';
import type { ClientEventName, PacketOf } from '@moonrise/protocol';
import { withQuotedNames } from '../words/quoted-names.ts';

type EventsPacket = PacketOf<'events'>;
type WirePrompt = EventsPacket['prompts'][number];
type WireOffer = WirePrompt['offers'][number];

/** Something that an agent can choose by its number. */
export interface SeatChoice {
  readonly words: string;
  readonly event: ClientEventName;
  readonly payload: object;
  readonly slot?: string; // the question it answers
  readonly text?: number; // takes text, at most this many characters
  readonly channel?: string; // where the text is read, as its words name it
}
export interface OpenQuestion {
  readonly slot: string;
  readonly ask: string;
  readonly isRequired: boolean;
  readonly chosen?: string; // the answer so far
  readonly choices: readonly SeatChoice[];
}

/** The open questions to a seat, with every legal answer. Those that must be answered come first. */
export function questionsOf(
  seen: Game,
  { prompts, phase_id }: Pick<EventsPacket, 'prompts' | 'phase_id'>,
): readonly OpenQuestion[] {
  const game = withQuotedNames(seen);
  const questions = prompts.map((prompt) => questionOf(game, prompt, phase_id));
  return questions.sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

function questionOf(
  game: Game,
  { slot, required, offers, chosen }: WirePrompt,
  phase: EventsPacket['phase_id'],
): OpenQuestion {
  const choices = offers.flatMap((offer) =>
    answersTo(offer).map(({ targets, isPass }): SeatChoice => {
      const text = isPass ? undefined : offer.text;
      const channel = game.rules.allWords.channels[slot];
      return {
        words: wordsOf(game, offer, slot, targets, isPass),
        event: 'act',
        payload: { act: offer.act, targets, slot, ...(phase && { phase_id: phase }) },
        slot,
        ...(text !== undefined && { text, ...(channel !== undefined && { channel }) }),
      };
    }),
  );
  const asks = [...new Set(offers.map(({ act }) => game.rules.allWords.cards[act]?.ask ?? verbOf(game, act)))];
  const offer = offers.find(({ act }) => act === chosen?.act);
  const answered = chosen && offer && wordsOf(game, offer, slot, chosen.targets, chosen.targets.length === 0);
  return {
    slot,
    ask: asks.join(' / '),
    isRequired: required,
    choices,
    ...(answered !== undefined && { chosen: answered }),
  };
}

interface Answer {
  readonly targets: readonly Place[];
  readonly isPass: boolean;
}
function answersTo({ pick, targets, may_pass, text }: WireOffer): readonly Answer[] {
  const pass = may_pass && pick > 0 ? [{ targets: [], isPass: true }] : [];
  if (text !== undefined) return [{ targets: [], isPass: false }, ...pass];
  return [...sets(targets, pick).map((chosen) => ({ targets: chosen, isPass: false })), ...pass];
}
/** Every set of `pick` places, once. */
function sets(from: readonly Place[], pick: number): Place[][] {
  if (pick === 0) return [[]];
  return from.flatMap((first, i) => sets(from.slice(i + 1), pick - 1).map((rest) => [first, ...rest]));
}

const verbOf = ({ rules }: Game, act: string): string => rules.allWords.acts[act] ?? act;
function wordsOf(game: Game, offer: WireOffer, slot: string, targets: readonly Place[], isPass: boolean): string {
  const { rules } = game;
  const { act, pick, text, left, final } = offer;
  const card = rules.allWords.cards[act];
  if (isPass && pick > 0) return card?.pass ?? `Pass (${verbOf(game, act)} …)`;
  if (text !== undefined) {
    const channel = rules.allWords.channels[slot];
    return `${channel === undefined ? verbOf(game, act) : `Say something in “${channel}”`} (give "text", up to ${text} characters)`;
  }
  const whom = targets.map((place) => nameOf(game, place)).join(' and ');
  const limits = [...(left === undefined ? [] : [`${left} left`]), ...(final ? ['cannot be taken back'] : [])];
  return `${card?.pick ?? verbOf(game, act)}${whom && `: ${whom}`}${limits.length > 0 ? ` (${limits.join(', ')})` : ''}`;
}
