import type { Game } from '../core/game.ts';
import type { Audience, Deed, Event } from '../core/model.ts';
import { nameOf, sentence } from '../core/words.ts';

/** An event as a line of a transcript. Unless everyone sees it, it ends with its audience: `(to Ann, Bob)`. */
export function lineOf(game: Game, event: Event): string {
  return `${happening(game, event)}${audience(game, event.to)}`;
}

function audience(game: Game, to: Audience): string {
  if (to === 'all') return '';
  return to.length === 0 ? ' (to no one)' : ` (to ${to.map((seat) => nameOf(game, seat)).join(', ')})`;
}

type Teller<T extends Event['type']> = (event: Extract<Event, { type: T }>, name: (place: number) => string) => string;
const tellers: { readonly [T in Event['type']]?: Teller<T> } = {
  started: (e) => `started ${e.rules}`,
  dealt: (e, name) => `${name(e.place)} dealt ${e.role}`,
  opened: (e) => `${e.phase} ${e.day}${e.round > 1 ? `.${e.round}` : ''}`,
  chose: (e, name) => `${name(e.deed.seat)} chose ${choice(e.deed, name)}`,
  withdrew: (e, name) => `${name(e.seat)} withdrew ${e.slot}`,
  cast: (e) => `${e.count} cast for ${e.slot}`,
  counted: (e, name) => `counted ${e.act}: ${e.ballots.map((b) => ballot(b, name)).join(' ') || 'none'}`,
  did: (e, name) => `${name(e.deed.seat)} did ${choice(e.deed, name)}`,
  said: (e, name) => `${name(e.seat)} said "${e.text}" in ${e.channel}`,
  spoke: (e, name) => `${name(e.seat)} ${e.act}${e.text === '' ? '' : ` "${e.text}"`}${e.forced ? ', forced' : ''}`,
  revealed: (e, name) => `${name(e.place)} is ${e.role}`,
  turned: (e, name) => `${name(e.seat)} became ${e.role} by ${e.cause}`,
  swapped: (e, name) => `${name(e.a)} and ${name(e.b)} swapped`,
  marked: (e, name) => `${name(e.seat)} is ${e.on ? '' : 'no longer '}${e.mark}`,
  noted: (e) => `noted ${e.key}`,
  died: (e, name) => `${name(e.seat)} died by ${e.cause}`,
  revived: (e, name) => `${name(e.seat)} lives again`,
  called: (e) => `called ${e.phase}`,
  ended: (e) => `ended: ${e.outcome.team ?? 'no one'} by ${e.outcome.reason}`,
};
function happening(game: Game, event: Event): string {
  if (event.type === 'told') return `"${sentence(game, event)}"`;
  const tell = tellers[event.type] as Teller<Event['type']> | undefined;
  return tell ? tell(event, (place) => nameOf(game, place)) : event.type;
}
const choice = ({ act, targets }: Deed, name: (place: number) => string): string =>
  [act, ...(targets.length > 0 ? targets.map(name) : [])].join(' ');
const ballot = ({ seat, targets }: Deed, name: (place: number) => string): string =>
  `${name(seat)}>${targets.map(name).join('+') || '-'}`;
