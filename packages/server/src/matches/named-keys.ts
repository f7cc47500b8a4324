// Keys that have their own event in the public interface. Everything else is a `player_died`, a `private_result` or a `message`.
export const NIGHT = 'night';
export const VOTED_OUT = 'vote';
export const AT_NIGHT: readonly string[] = ['kill', 'attack'];
export const SPARED: readonly string[] = ['tie', 'no_majority', 'no_votes', 'one_vote_each'];
export const ASIDE = 'card'; // a card shown privately without a sentence

type Learned = string | number | boolean | undefined;
/** What a look shows, by the key of its sentence: the role, or whether it is a werewolf. */
export const LOOKS: Readonly<Record<string, (answer: Learned, wolves: string) => Learned>> = {
  scanned: (answer) => answer,
  divined: (answer, wolves) => (answer === wolves ? 'werewolf' : 'villager'),
};
