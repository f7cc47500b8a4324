import type { Event, Game, SeatId } from '@moonrise/engine';

/** What everybody at the table could see so far. */
interface PublicRecord {
  readonly lines: { readonly seat: SeatId; readonly text: string }[];
  readonly ballots: (readonly [voter: SeatId, target: SeatId])[];
  readonly shown: Map<SeatId, string>; // cards
  lastBallots: (readonly [voter: SeatId, target: SeatId])[];
  today: number; // lines said before this day
}
type Holds = (record: PublicRecord, game: Game, names: readonly SeatId[], speaker: SeatId) => boolean;

const isHunted = ({ rules }: Game, card: string | undefined): boolean => {
  const role = rules.roleOf.get(card ?? null);
  return role !== undefined && (rules.hunted?.(role) ?? role.team === rules.wolves);
};
const isVillage = ({ rules, state }: Game, card: string | undefined): boolean => {
  const role = rules.roleOf.get(card ?? null);
  const cards = (team: string) =>
    rules.roles.reduce((sum, one) => sum + (one.team === team ? (state.deck[one.id] ?? 0) : 0), 0);
  const teams = rules.roles.map(({ team }) => team).filter((team) => team !== rules.wolves);
  return role !== undefined && role.team !== rules.wolves && teams.every((team) => cards(team) <= cards(role.team));
};
const voted = ({ ballots }: PublicRecord, voter: SeatId, target: SeatId): boolean =>
  ballots.some(([by, whom]) => by === voter && whom === target);

const votedForOne: Holds = (record, game, [voter = -1, target = -1]) =>
  voted(record, voter, target) && isVillage(game, record.shown.get(target));
const votedForThem: Holds = (record, game, [voter = -1, target = -1]) =>
  voted(record, voter, target) && isHunted(game, record.shown.get(target));
const spared: Holds = (record, game, [voter = -1, target = -1]) =>
  !voted(record, voter, target) &&
  record.ballots.some(([by]) => by === voter) &&
  isHunted(game, record.shown.get(target));
const turned =
  (holds: Holds): Holds =>
  (record, game, [target = -1, voter = -1], speaker) =>
    holds(record, game, [voter, target], speaker);
/** True if a text names a player, by name or number. */
const names = (game: Game, text: string, seat: SeatId): boolean =>
  text.includes(game.seat(seat).name) || text.includes(`#${seat + 1}`);
/** The first player said something about the second that is more than a vote. */
const reported: Holds = ({ lines }, game, [by = -1, about = -1]) =>
  lines.some(
    ({ seat, text }) => seat === by && names(game, text, about) && !/^(I vote|I’m voting|My vote)[^.]*\.$/.test(text),
  );
const claimOf = (text: string): string | undefined =>
  /\bI(?: am|’m) (?:an? |the )?([A-Z][\w ]+?)(?:[.,!…]|$)/.exec(text)?.[1] ?? undefined;
/** The player and another one have said that they are the same card. */
const clashing: Holds = ({ lines }, _, [about = -1]) => {
  const claims = lines.flatMap(({ seat, text }) => {
    const card = claimOf(text);
    return card === undefined ? [] : [{ seat, card }];
  });
  return claims.some(
    ({ seat, card }) => seat === about && claims.some((other) => other.seat !== about && other.card === card),
  );
};

/** A vote: the last one of that player. */
const votedLast: Holds = ({ lastBallots }, _, [voter = -1, target = -1]) =>
  lastBallots.some(([by, whom]) => by === voter && whom === target);
const votedAll: Holds = (record, game, [target = -1, ...voters]) =>
  voters.every((voter) => votedLast(record, game, [voter, target], -1));
/** Each of these players spoke of that player today. */
const named: Holds = ({ lines, today }, game, [about = -1, ...speakers]) =>
  speakers.every((by) =>
    lines.slice(today).some(({ seat, text }) => seat === by && (names(game, text, about) || isFollowing(text))),
  );
const isFollowing = (text: string) => /with|agree|right|point|like|sense/i.test(text);
const namedBy: Holds = (record, game, [by = -1, about = -1], speaker) => named(record, game, [about, by], speaker);
const claimed: Holds = ({ lines }, _, [seat = -1]) =>
  lines.some((line) => line.seat === seat && (claimOf(line.text) !== undefined || TOLD.test(line.text)));
const TOLD = /check|look|result|saw|swap|stole|card|night|is (?:an? |the )/i; // a result claims its role
const both: Holds = (record, game, [one = -1, other = -1], speaker) =>
  clashing(record, game, [one], speaker) && clashing(record, game, [other], speaker);

const N = '\u0001';
/** English sentences that state a public fact. `\u0001` stands for a name, in the order in which it is checked. */
const facts: readonly (readonly [pattern: string, holds: Holds])[] = [
  ['N voted for N, who was one of us', votedForOne],
  ['N was innocent, and N voted for', turned(votedForOne)],
  ['Remember that N voted for N, who was on our side', votedForOne],
  ['not forgotten that N voted for N, who turned out innocent', votedForOne],
  ['vote of N against N was a vote against one of us', votedForOne],
  ['N was clean, and still N voted for', turned(votedForOne)],
  ['N did not vote for N, who was one of them', spared],
  ['N was guilty, and N voted for somebody else', turned(spared)],
  ['When we could vote for N, N chose another name', turned(spared)],
  ['N left N alone in the vote', spared],
  ['why N did not vote for N, who was guilty', spared],
  ['No vote of N hit N', spared],
  ['N voted for N, who was one of them', votedForThem],
  ['N was guilty, and N voted for N', turned(votedForThem)],
  ['N was right to vote for N', votedForThem],
  ['vote of N against N helped us', votedForThem],
  ['Remember that N voted for N, who turned out guilty', votedForThem],
  ['hardly have voted for N as N did', turned(votedForThem)],
  ['N has a result against N', reported],
  ['After what N told us, N looks guilty', reported],
  ['I go by what N found: it is N', reported],
  ['N caught N, as I see it', reported],
  ['We have a result on N from N', turned(reported)],
  ['If N is honest, N is', reported],
  ['What N told us speaks against N', reported],
  ['N claims a card that somebody else claims too', clashing],
  ['one claim too many, and I think N is the liar', clashing],
  ['Of those who claim the same card, I doubt N', clashing],
  ['lying about that card, and my guess is N', clashing],
  ['Two claims for one card: I say N made it up', clashing],
  ['The claim of N can’t be true next to the other one', clashing],
  ['In the last vote, N chose N', votedLast],
  ['N voted for N last time', votedLast],
  ['Look at the last vote: N was on N', votedLast],
  ['Last time, the vote of N went to N', votedLast],
  ['In the vote before this one, N went for N', votedLast],
  ['The last name N voted for was N', votedLast],
  ['Votes for N: LIST', votedAll],
  ['For N voted LIST', votedAll],
  ['N got the votes of LIST', votedAll],
  ['Last vote, against N: LIST', votedAll],
  ['These voted for N: LIST', votedAll],
  ['On N there were LIST', votedAll],
  ['Against N today: LIST', named],
  ['N is wanted out by LIST', named],
  ['So far N is the pick of LIST', named],
  ['Today N was named by LIST', named],
  ['Ready to vote for N: LIST', named],
  ['The names against N are LIST', named],
  ['Like N, I have my doubts about N', namedBy],
  ['N named N before me', namedBy],
  ['share the doubts of N about N', namedBy],
  ['N has persuaded me about N', namedBy],
  ['What N said about N', namedBy],
  ['I come round to N: N is suspicious', namedBy],
  ['I was thinking of N as well, N', named],
  ['N and I see the same thing in N', namedBy],
  ['On N I go along with N', named],
  ['N asks the right questions about N', namedBy],
  ['an answer for N that helps N', namedBy],
  ['The case N makes against N', namedBy],
  ['N and N both claim it', both],
  ['If I weigh N against N', both],
  ['Only one of N and N can be right', both],
  ['the one of N is better than the one of N', both],
  ['N sounds more real to me than N', both],
  ['Between N and N I take the side', both],
  ['N has more to gain from it than N', both],
  ['Only one of them can be right, and it is N, not N', both],
  ['The story of N holds up better than the one of N', both],
  ['I listened to N and to N', both],
  ['Like N, I think N is fine', namedBy],
  ['N stands up for N, and so do I', namedBy],
  ['I agree with N: N is not our problem', namedBy],
  ['N is right to trust N', namedBy],
  ['As N said, N looks good', namedBy],
  ['On N I believe the same as N', named],
  ['N, I see no case against N', namedBy],
  ['What has N done, N?', named],
  ['the doubts of N about N', namedBy],
  ['N may be wrong there, N seems', namedBy],
  ['Slow down, N, N has done nothing', namedBy],
  ['Before we follow N: I would keep N', namedBy],
  ['I have to contradict N, N is', namedBy],
  ['Against N, N?', named],
  ['N claims to be', claimed],
  ['N says: I am', claimed],
  ['By their own words, N is', claimed],
  ['The claim of N is', claimed],
  ['N told us to be', claimed],
  ['If we believe it, N is', claimed],
];
const LIST = `${N}(?:, ${N})*`;
/** What a pattern matches in a text with signs for names. */
const matchOf = (pattern: string): RegExp =>
  new RegExp(pattern.replaceAll(/[?()]/g, '\\$&').replaceAll(/\bN\b/g, N).replaceAll('LIST', LIST));
const tests = facts.map(([pattern, holds]) => [matchOf(pattern), holds] as const);
/** Words that only sentences about public facts contain. */
const TELLING =
  /\bvoted\b|did not vote|wrong side|right side|the votes|result against|a result on|same card|one card|that card/;

export interface CheckedReasons {
  readonly right: number;
  readonly wrong: readonly string[]; // sentences that the log contradicts
  readonly unread: readonly string[]; // sentences that seem to state a fact the checker does not know
}
/** Reads what was said in a game and compares every reason with what had happened in public until then. */
export function checkReasons(game: Game, log: readonly Event[]): CheckedReasons {
  const record: PublicRecord = { lines: [], ballots: [], shown: new Map(), lastBallots: [], today: 0 };
  const wrong: string[] = [];
  const unread: string[] = [];
  let right = 0;
  const hear = (speaker: SeatId, text: string) => {
    const names: SeatId[] = [];
    const all = game.seats.map(({ name }) => name).join('|');
    const plain = text.replace(new RegExp(`@?\\b(?:${all})\\b|#(\\d+)`, 'g'), (name, number?: string) => {
      names.push(number ? Number(number) - 1 : game.seats.findIndex((seat) => seat.name === name.replace('@', '')));
      return N;
    });
    const found = tests.flatMap(([pattern, holds]) => {
      const match = pattern.exec(plain);
      if (!match) return [];
      const before = plain.slice(0, match.index).split(N).length - 1;
      return [holds(record, game, names.slice(before, before + match[0].split(N).length - 1), speaker)];
    });
    right += found.filter((holds) => holds).length;
    if (found.includes(false)) wrong.push(text);
    if (found.length === 0 && TELLING.test(plain)) unread.push(text);
    record.lines.push({ seat: speaker, text });
  };
  for (const event of log) {
    if ((event.type === 'said' || event.type === 'spoke') && event.to === 'all') hear(event.seat, event.text);
    if (event.type === 'revealed' && event.to === 'all') record.shown.set(event.place, event.role);
    if (event.type === 'opened' && game.rules.phaseOf.get(event.phase)?.light === 'day')
      record.today = record.lines.length;
    if (event.type !== 'counted' || event.to !== 'all' || !game.rules.everyone.some(({ id }) => id === event.act))
      continue;
    record.lastBallots = event.ballots.flatMap(({ seat, targets: [target] }) =>
      target === undefined ? [] : [[seat, target] as const],
    );
    record.ballots.push(...record.lastBallots);
  }
  return { right, wrong, unread };
}
