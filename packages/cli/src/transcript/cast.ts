import { type Event, type Game, listed, type Ruleset, wordFor } from '@moonrise/engine';
import type { Painter } from '../terminal/paint.ts';
import { padded, widthOf } from '../terminal/section.ts';

const MARGIN = '  ';

/** The dealt cards that the log shows. */
export function castOf(rules: Ruleset, log: readonly Event[], paint: Painter): string[] {
  const names = log.find((event) => event.type === 'started')?.names ?? [];
  const cards = log.filter((event) => event.type === 'dealt');
  const centre = cards.filter(({ place }) => place >= names.length).map(({ role }) => wordFor(rules, role));
  const width = Math.max(...names.map(widthOf));
  return [
    '',
    ...names.map((name, seat) => {
      const role = cards.find(({ place }) => place === seat)?.role;
      if (role === undefined) return `${MARGIN}${name}`;
      return `${MARGIN}${padded(name, width)}  ${coloured(rules, role, wordFor(rules, role), paint)}`;
    }),
    ...(centre.length > 0 ? ['', `${MARGIN}In the centre: ${listed(centre, 'and')}`] : []),
  ];
}

/** The winner, the reason, and every player's role. */
export function endingOf(game: Game, paint: Painter): string[] {
  const { rules, state } = game;
  const { outcome } = state;
  if (!outcome) return [];
  const winner = outcome.team === null ? 'nobody' : (rules.words.teams[outcome.team] ?? outcome.team);
  const rows = game.seats.map(({ id, name, alive, diedOn }) => {
    const [dealt, card] = [state.dealt[id] ?? '', state.cards[id] ?? ''];
    const became = dealt === card ? '' : ` → ${wordFor(rules, card)}`;
    const fate = alive ? 'lives' : `died on day ${diedOn}`;
    return { name, card, role: `${wordFor(rules, dealt)}${became}`, fate, won: outcome.winners.includes(id) };
  });
  const width = (of: (row: (typeof rows)[number]) => string) => Math.max(...rows.map((row) => widthOf(of(row))));
  const [names, roles, fates] = [width((row) => row.name), width((row) => row.role), width((row) => row.fate)];
  return [
    `\n${paint('bold', `Winner: ${winner}.`)} ${rules.words.ends[outcome.reason] ?? outcome.reason}`,
    '',
    ...rows.map(({ name, card, role, fate, won }) => {
      const shown = coloured(rules, card, padded(role, roles), paint);
      const prize = won ? paint('yellow', 'won') : '';
      return `${MARGIN}${padded(name, names)}  ${shown}  ${padded(fate, fates)}  ${prize}`.trimEnd();
    }),
  ];
}

const coloured = (rules: Ruleset, role: string, text: string, paint: Painter): string =>
  paint(rules.roleOf.get(role)?.team === rules.wolves ? 'red' : 'green', text);
