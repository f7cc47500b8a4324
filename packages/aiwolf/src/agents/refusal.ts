import type { Clock } from '@moonrise/server';
import type { TokenFault } from './token.ts';

/** Why an agent or a viewer is not admitted. */
export type AgentRefusal =
  | TokenFault
  | 'silent'
  | 'nameless'
  | 'reserved'
  | 'no_token'
  | 'role'
  | 'team'
  | 'crowded'
  | 'full'
  | 'address'
  | 'unnamed'
  | 'draining'
  | 'path'
  | 'no_seat';
export interface RefusedConnection {
  readonly why: AgentRefusal;
  readonly address: string; // of the client
  readonly name?: string; // as the program sent it
  readonly team?: string; // without the digits at its end
  readonly tokenTeam?: string | undefined; // of a token for another team
}

const REASONS: Readonly<Record<AgentRefusal, string>> = {
  silent: 'it did not send its name in time',
  nameless: 'its name is malformed: it must have 1 to 60 visible characters, no comma, and not only digits',
  reserved: 'this name belongs to the built-in players; choose another',
  no_token: 'it sent no token, and this contest needs one',
  malformed: 'its token is malformed: it is incomplete, or not a token of this contest',
  signature: 'the signature of its token is wrong: the token was changed, or made with another SECRET_KEY',
  expired: 'its token has expired; make a new one',
  early: 'its token is not valid yet',
  revoked: 'its token was revoked',
  unchecked: 'the list of tokens cannot be read, so no token is accepted; check the file',
  role: 'its token has the wrong role: PLAYER is for agents, RECEIVER for viewers',
  team: 'its token is for another team',
  crowded: 'too many connections of this team are waiting',
  full: 'there are too many connections',
  address: 'there are too many connections from this address',
  unnamed: 'too many connections had not sent a name yet, and this was the oldest',
  draining: 'the server is shutting down',
  path: 'agents connect to the path /ws, and it asked for another one',
  no_seat: 'it wanted to return to a game, and no seat is kept for it',
};

/** One sentence for the log. It contains nothing of the token but the team it is for. */
export function refusalSentence({ why, address, name, team, tokenTeam }: RefusedConnection): string {
  const who =
    name === undefined || name === '' ? 'a connection' : `${quoted(name)}${team ? ` of team ${quoted(team)}` : ''}`;
  const other = why === 'team' && tokenTeam !== undefined ? ` (${quoted(tokenTeam)})` : '';
  return `Refused ${who} from ${address}: ${REASONS[why]}${other}.`;
}
// Names come from strangers and are printed on a terminal.
const quoted = (text: string): string =>
  `"${text.slice(0, 60).replaceAll(/[\p{C}"\\]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`)}"`;

const PAUSE = 60_000; // ms before the same sentence is said again
const MOST = 200; // different sentences in that time

/** Says each refusal once a minute, so that a program that tries again and again does not fill the log. */
export function refusalLog(
  clock: Pick<Clock, 'now'>,
  say: (sentence: string) => void,
): (refused: RefusedConnection) => void {
  const said = new Map<string, { readonly at: number; again: number }>();
  let unsaid = 0;
  return (refused) => {
    const now = clock.now();
    for (const [sentence, { at }] of said) if (at + PAUSE <= now) forget(sentence);
    const sentence = refusalSentence(refused);
    const before = said.get(sentence);
    if (before) before.again++;
    else if (said.size >= MOST) unsaid++;
    else {
      said.set(sentence, { at: now, again: 0 });
      say(sentence);
    }
  };
  function forget(sentence: string): void {
    const { again = 0 } = said.get(sentence) ?? {};
    said.delete(sentence);
    if (again > 0) say(`${sentence} (${again} more times)`);
    if (unsaid > 0) say(`${unsaid} other refusals were not printed.`);
    unsaid = 0;
  }
}
