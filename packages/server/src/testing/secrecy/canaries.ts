import type { SeatId } from '@moonrise/engine';
import { hashOf } from '../../rooms/access/tokens.ts';
import { type CanaryEvidence, framesOf, type Guest, JUNK, PASSWORD, REPORT, ROLES, SEED } from './canary-game.ts';

/** Something that must not be found, except by some. */
interface Secret {
  readonly name: string;
  readonly text: string;
  readonly isFor: (seat: SeatId | null) => boolean;
  readonly isAnsweredTo?: (seat: SeatId | null) => boolean;
}
const forNobody = () => false;

function secretsOf({ guests, game, lines }: CanaryEvidence): readonly Secret[] {
  const channels: Readonly<Record<string, Secret['isFor']>> = {
    lobby: forNobody, // at the table the lobby is forgotten
    global: () => true,
    wolves: (seat) => seat !== null && game.state.dealt[seat] === 'wolf',
    dead: (seat) => seat !== null && !game.isAlive(seat),
  };
  return [
    { name: 'the seed', text: SEED, isFor: forNobody },
    { name: 'the password', text: PASSWORD, isFor: forNobody },
    { name: 'a report', text: REPORT, isFor: forNobody },
    { name: 'junk', text: JUNK, isFor: forNobody, isAnsweredTo: () => true },
    ...guests.flatMap(({ token, name, id }, seat): Secret[] => [
      { name: 'a token', text: token, isFor: forNobody },
      { name: 'the hash of a token', text: hashOf(token), isFor: forNobody },
      { name: 'a name behind a mask', text: name, isFor: forNobody },
      { name: 'an id of the lobby', text: id, isFor: forNobody, isAnsweredTo: (to) => to === seat },
    ]),
    ...lines.map(({ channel, text }) => ({
      name: `a line of ${channel}`,
      text,
      isFor: channels[channel] ?? forNobody,
    })),
  ];
}

/** Where something was found that should not be there. */
export function searched(evidence: CanaryEvidence): readonly string[] {
  const { guests, watcher, log, metrics, http, game, code } = evidence;
  const secrets = secretsOf(evidence);
  const viewers: readonly (readonly [Guest, SeatId | null])[] = [
    ...guests.map((guest, seat) => [guest, seat] as const),
    [watcher, null],
  ];
  const shown = viewers.flatMap(([guest, seat]) => {
    const who = seat === null ? 'a spectator' : `seat ${seat}`;
    const frames = JSON.stringify(framesOf(guest));
    const answers = guest.answers.join();
    return secrets.flatMap(({ name, text, isFor, isAnsweredTo = forNobody }) => [
      ...(frames.includes(text) && !isFor(seat) ? [`${name} in frames of ${who}`] : []),
      ...(answers.includes(text) && !isAnsweredTo(seat) ? [`${name} in an answer to ${who}`] : []),
    ]);
  });
  const worn = game.seats.map(({ name }) => ({ name: 'a mask', text: name }));
  const outside = [...secrets, ...worn, { name: 'the code of a room', text: code }];
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
