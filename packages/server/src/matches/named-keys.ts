// What the public interface tells in events of its own. Everything else is a `player_died`, a `private_result` or a `message`.
export const NIGHT = 'night';
export const VOTED_OUT = 'vote';
export const AT_NIGHT: readonly string[] = ['kill', 'attack'];
export const SPARED: readonly string[] = ['tie', 'no_majority', 'no_votes', 'one_vote_each'];
export const ASIDE = 'card'; // a card shown in private without words

type Learned = string | number | boolean | undefined;
/** What an inspection shows, by the key of its words: the card, or which of the two kinds of creatures it is. */
export const LOOKS: Readonly<Record<string, (answer: Learned, wolves: string) => Learned>> = {
  scanned: (answer) => answer,
  divined: (answer, wolves) => (answer === wolves ? 'werewolf' : 'villager'),
};
