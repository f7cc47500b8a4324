import { type Game, nameOf, reason, wordFor } from '@moonrise/engine';
import type { PacketOf } from '@moonrise/protocol';
import { ruleset } from '@moonrise/rulesets';
import type { AgentView, SeatGame } from '../seat/agent-view.ts';
import type { OpenQuestion, SeatChoice } from '../seat/choices.ts';
import { withQuotedNames } from './quoted-names.ts';

export interface LookParts {
  readonly view: AgentView;
  readonly me: string; // the player's id in the room
  readonly questions: readonly OpenQuestion[];
  readonly choices: readonly SeatChoice[]; // numbered from 1
  readonly news: readonly string[];
  readonly isHistory: boolean; // the news are all that has happened
  readonly secondsLeft: number | null;
}

/** What an agent reads: where it is, what it knows, what is new, and what it may do. */
export function lookWords({ view, me, questions, choices, news, isHistory, secondsLeft }: LookParts): string {
  const { room, game } = view;
  if (view.out) return outWords(view.out);
  if (!room) return 'You are not in the room yet: wait.';
  const parts = [
    game && room.status !== 'lobby' ? tableWords(game, room, secondsLeft) : lobbyWords(room, me),
    ...(news.length > 0
      ? [
          [
            isHistory ? 'All that you have seen:' : 'New since you last looked:',
            ...news.map((line) => `- ${line}`),
          ].join('\n'),
        ]
      : []),
    choiceWords(view, questions, choices),
  ];
  return parts.join('\n\n');
}
function outWords({ reason: why, note }: PacketOf<'you_are_out'>): string {
  const said = note === undefined ? '' : ` ${note}`;
  const how = { kicked: 'The host has removed you from the room.', replaced: 'The seat was opened elsewhere.' };
  const closed = why === 'banned' ? 'A moderator has banned you.' : 'The room was closed.';
  const words = why === 'kicked' || why === 'replaced' ? how[why] : closed;
  return `You have no seat any more. ${words}${said} You may use create_room or join_room.`;
}

type RoomUpdate = PacketOf<'room_updated'>;
const quotedNames = (room: RoomUpdate): string => room.players.map(({ name }) => JSON.stringify(name)).join(', ');
function lobbyWords(room: RoomUpdate, me: string): string {
  const built = ruleset(room.rules);
  const name = built.ok ? built.rules.words.name : room.rules;
  const own = room.players.find(({ id }) => id === me)?.name ?? 'you';
  const bots = room.ai_hidden ? '' : ` and ${room.ai_count} ${room.ai_count === 1 ? 'bot' : 'bots'}`;
  const hidden =
    room.ai_hidden && room.ai_count > 0
      ? ` ${room.ai_count} of the players are or will be bots; it is not shown which.`
      : '';
  const host = room.host_id === me ? 'You are the host' : 'Someone else is the host and starts the game';
  const state = {
    lobby: room.cannot_start === undefined ? 'The game can start.' : `The game cannot start yet: ${room.cannot_start}`,
    countdown: 'The countdown runs: the cards are dealt in a moment. Use wait.',
    playing: 'The game begins. Use wait.',
    ended: 'The game is over.',
  };
  return [
    `Room ${room.code}, rule set “${name}” (resource moonrise://rules/${room.rules}). You are ${JSON.stringify(own)}. ${host}.`,
    `In the room: ${quotedNames(room)}${bots}.${hidden} ${state[room.status]}`,
  ].join('\n');
}

function tableWords({ game, seat, secrets }: SeatGame, room: RoomUpdate, secondsLeft: number | null): string {
  const { rules, state } = game;
  const card = seat === null ? undefined : state.cards[seat];
  const role = card == null ? undefined : rules.roleOf.get(card);
  const you = seat === null ? 'You watch.' : `You are seat ${seat}, ${JSON.stringify(nameOf(game, seat))}.`;
  const life = seat === null || game.isAlive(seat) || state.outcome ? '' : ' You are dead.';
  const marks = (seat === null ? [] : (game.seat(seat)?.marks ?? [])).map((mark) => rules.allWords.marks[mark] ?? mark);
  return [
    `${rules.words.name}, room ${room.code}. ${you}${life}`,
    ...(role
      ? [
          `Your card: ${role.words.name}, on the side “${wordFor(rules, role.team)}”. ${role.words.summary}`,
          ...winsFor(game, role.team),
        ]
      : ['You do not know your card.']),
    phaseWords(game, secondsLeft),
    `Players: ${game.seats.map(({ id, name }) => `${id} ${JSON.stringify(name)}${game.isAlive(id) ? '' : ' (dead)'}${knownCard(game, id, seat)}`).join(', ')}.`,
    ...marks,
    ...(secrets.length > 0
      ? [
          'What only you, or only some, know:',
          ...secrets.map((line) => `- ${line.replace('[not everyone knows] ', '')}`),
        ]
      : []),
  ].join('\n');
}
function winsFor({ rules }: Game, team: string): readonly string[] {
  const wins = rules.allWords.wins?.[team];
  return wins === undefined ? [] : [`Your side wins so: ${wins}`];
}
function phaseWords(game: Game, secondsLeft: number | null): string {
  const { state, rules } = game;
  if (state.outcome) {
    const { team, reason: key } = state.outcome;
    return `The game is over. Winner: ${team === null ? 'nobody' : wordFor(rules, team)}. ${rules.allWords.ends[key] ?? key}`;
  }
  if (!game.isOpen) return 'The next phase begins in a moment.';
  const left = secondsLeft === null ? '' : `, ${secondsLeft} ${secondsLeft === 1 ? 'second' : 'seconds'} left`;
  return `Now: ${wordFor(rules, game.frame.phase)} ${state.day}${left}.`;
}
function knownCard({ rules, state }: Game, id: number, me: number | null): string {
  const card = state.cards[id];
  return card == null || id === me ? '' : ` (${wordFor(rules, card)})`;
}

function choiceWords(view: AgentView, questions: readonly OpenQuestion[], choices: readonly SeatChoice[]): string {
  if (choices.length === 0) return nothingToChoose(view);
  const isPlaying = view.room?.status === 'playing';
  const lines: string[] = [];
  let number = 0;
  for (const { slot, ask, isRequired, chosen, choices: own } of questions) {
    const must = isRequired ? ' (must be answered)' : '';
    lines.push(
      `${ask}${must}${chosen === undefined ? '' : ` Your answer so far: ${chosen}. You can still change it.`}`,
    );
    for (const choice of own) if (choice.slot === slot) lines.push(`  ${++number}. ${choice.words}`);
  }
  const others = choices.slice(number);
  if (others.length > 0) lines.push(isPlaying ? 'Besides:' : 'You may:');
  for (const choice of others) lines.push(`  ${++number}. ${choice.words}`);
  const asked = questions.length > 0 || !isPlaying ? 'Use' : 'Nothing is asked of you now: use wait, or use';
  return [`${asked} choose with one of these numbers:`, ...lines].join('\n');
}
function nothingToChoose({ game, isOver }: AgentView): string {
  if (isOver) return 'The game is over. Someone else is the host and may return to the lobby: wait, or leave.';
  return ['There is nothing for you to choose now. Use wait.', ...(game ? lockWords(game) : [])].join('\n');
}
const lockWords = ({ game, latest }: SeatGame): readonly string[] => [
  ...new Set(
    (latest.locks ?? []).map(({ slot, why, about = [] }) => {
      const channel = game.rules.allWords.channels[slot];
      const words = reason(withQuotedNames(game), { key: why, about });
      return channel === undefined ? words : `You cannot write in “${channel}” now: ${words}`;
    }),
  ),
];
