import { type Game, type Id, listed, nameOf, type Offer, type Place, type Prompt } from '@moonrise/engine';
import { withQuotedNames } from './quoting.ts';

/** One legal choice, under a short id. */
export interface Choice {
  readonly id: string;
  readonly label: string; // the verb, and whom or what
  readonly whom?: string; // the end of the label, if there are others that begin alike
  readonly parts?: number; // so many of these make one choice: any two players
  readonly act: Id;
  readonly targets: readonly Place[];
  readonly text?: number; // takes a text of at most so many characters
}
/** A prompt for a model, with every legal choice spelt out. */
export interface LlmQuestion {
  readonly slot: Id;
  readonly ask: string; // the question in the words of the rules; may be empty
  readonly required: boolean;
  readonly choices: readonly Choice[];
}

/** The open prompts, each with every legal choice. */
export const questionsOf = (view: Game, prompts: readonly Prompt[]): readonly LlmQuestion[] => {
  const game = withQuotedNames(view);
  return prompts
    .filter(({ chosen }) => !chosen)
    .map(({ slot, required, offers }, i) => ({
      slot,
      ask: game.rules.allWords.cards[offers[0]?.act ?? '']?.ask ?? '',
      required,
      choices: offers
        .flatMap((offer) => choicesOf(game, slot, offer))
        .map((choice, j) => ({ ...choice, id: `${i + 1}.${j + 1}` })),
    }));
};

type Unnumbered = Omit<Choice, 'id'>;
function choicesOf(game: Game, slot: Id, { act, pick, from, mayPass, text }: Offer): readonly Unnumbered[] {
  const verb = game.rules.allWords.acts[act] ?? act;
  if (text !== undefined)
    return [
      {
        label: `${verb}: your "say" is heard in "${game.rules.allWords.channels[slot] ?? slot}"`,
        act,
        targets: [],
        text,
      },
    ];
  const all = combinations(from, pick);
  const areParts = pick > 1 && all.length > from.length; // every two of many players would be a long list
  const targeted = (areParts ? from.map((place) => [place]) : all).map((targets) => ({
    ...labelled(verb, targets.length === 0 ? '' : listed(namesOf(game, targets), 'and')),
    ...(areParts && { parts: pick }),
    act,
    targets,
  }));
  return mayPass && pick > 0 ? [...targeted, { label: `pass: ${verb} nobody`, act, targets: [] }] : targeted;
}
const labelled = (verb: string, whom: string) => (whom === '' ? { label: verb } : { label: `${verb} ${whom}`, whom });
const namesOf = (game: Game, places: readonly Place[]): string[] => places.map((place) => nameOf(game, place));

/** Every set of `pick` places, each once, in order. */
function combinations(from: readonly Place[], pick: number): readonly (readonly Place[])[] {
  if (pick === 0) return [[]];
  return from.flatMap((first, i) => combinations(from.slice(i + 1), pick - 1).map((rest) => [first, ...rest]));
}
