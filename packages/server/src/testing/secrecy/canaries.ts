import type { SeatId } from '@moonrise/engine';
import { hashOf } from '../../rooms/access/tokens.ts';
import { framesOf, type Guest, JUNK, PASSWORD, REPORT, ROLES, SEED, type ServerOutput } from './canary-game.ts';

/** A text that only some viewers may get. */
interface Secret {
  readonly name: string;
  readonly text: string;
  readonly isFor: (seat: SeatId | null) => boolean;
  readonly isAnsweredTo?: (seat: SeatId | null) => boolean;
}
const forNone = () => false;

function secretsOf({ guests, game, lines }: ServerOutput): readonly Secret[] {
  const channels: Readonly<Record<string, Secret['isFor']>> = {
    lobby: forNone, // the lobby chat is not shown in the game
    global: () => true,
    wolves: (seat) => seat !== null && game.state.dealt[seat] === 'wolf',
    dead: (seat) => seat !== null && !game.isAlive(seat),
  };
  return [
    { name: 'the seed', text: SEED, isFor: forNone },
    { name: 'the password', text: PASSWORD, isFor: forNone },
    { name: 'a report', text: REPORT, isFor: forNone },
    { name: 'junk', text: JUNK, isFor: forNone, isAnsweredTo: () => true },
    ...guests.flatMap(({ token, name, id }, seat): Secret[] => [
      { name: 'a token', text: token, isFor: forNone },
      { name: 'the hash of a token', text: hashOf(token), isFor: forNone },
      { name: 'a name behind a mask', text: name, isFor: forNone },
      { name: 'an id of the lobby', text: id, isFor: forNone, isAnsweredTo: (to) => to === seat },
    ]),
    ...lines.map(({ channel, text }) => ({
      name: `a line of ${channel}`,
      text,
      isFor: channels[channel] ?? forNone,
    })),
  ];
}

/** All places where a secret was found that should not be there. */
export function leaksIn(output: ServerOutput): readonly string[] {
  const { guests, watcher, log, metrics, http, game, code } = output;
  const secrets = secretsOf(output);
  const viewers: readonly (readonly [Guest, SeatId | null])[] = [
    ...guests.map((guest, seat) => [guest, seat] as const),
    [watcher, null],
  ];
  const shown = viewers.flatMap(([guest, seat]) => {
    const who = seat === null ? 'a spectator' : `seat ${seat}`;
    const frames = JSON.stringify(framesOf(guest));
    const answers = guest.answers.join();
    return secrets.flatMap(({ name, text, isFor, isAnsweredTo = forNone }) => [
      ...(frames.includes(text) && !isFor(seat) ? [`${name} in frames of ${who}`] : []),
      ...(answers.includes(text) && !isAnsweredTo(seat) ? [`${name} in an answer to ${who}`] : []),
    ]);
  });
  const masks = game.seats.map(({ name }) => ({ name: 'a mask', text: name }));
  const outside = [...secrets, ...masks, { name: 'the code of a room', text: code }];
  const found = (where: string, text: string) =>
    outside.flatMap((secret) => (text.includes(secret.text) ? [`${secret.name} in ${where}`] : []));
  const role = new RegExp(`\\b(${ROLES.join('|')})\\b`);
  const roles = { 'the log': log, 'the metrics': metrics };
  return [
    ...shown,
    ...found('the log', log),
    ...found('the metrics', metrics),
    ...found('HTTP', http.join()),
    ...Object.entries(roles).flatMap(([where, text]) => (role.test(text) ? [`a role in ${where}`] : [])),
  ];
}
