import type { Deck, Id, Json } from '@moonrise/engine';
import { residents } from './moonrise/roles/index.ts';

/** A game that is already set up. */
export interface Preset {
  readonly id: Id;
  readonly rules: Id;
  readonly options: { readonly [key: string]: Json };
  readonly seats: number; // players, the AI seats among them
}

const ALL = 12;
const oneOfEach: Deck = Object.fromEntries(residents.map(({ id }) => [id, 1]));

export const presets = [
  { id: 'quick', rules: 'launch', options: { durations: { night: 30, day: 75 } }, seats: 5 },
  { id: 'classic', rules: 'classic', options: {}, seats: 8 },
  { id: 'one_night', rules: 'one-night', options: {}, seats: 5 },
  {
    id: 'everybody',
    rules: 'moonrise',
    options: { roles: { ...oneOfEach, villager: ALL - residents.length + 1 } },
    seats: ALL,
  },
  { id: 'chaos', rules: 'moonrise', options: { chaos: true }, seats: 8 },
  { id: 'relaxed', rules: 'classic', options: { durations: { day: 180, voting: 60, night: 60 } }, seats: 7 },
] as const satisfies readonly Preset[];

/** Names and summaries. */
export type Presets = Readonly<
  Record<(typeof presets)[number]['id'], { readonly name: string; readonly summary: string }>
>;
export const presetWords: Presets = {
  quick: { name: 'Quick round', summary: 'Five players, short nights and short days.' },
  classic: { name: 'The classic', summary: 'Eight players and four roles. A good first game.' },
  one_night: { name: 'One night', summary: 'Five players, one night, one vote. No one dies early.' },
  everybody: { name: 'The whole village', summary: 'Twelve players and every role of Moonrise.' },
  chaos: { name: 'Chaos Mode', summary: 'Eight players under false names, with messages like in a Bollywood film.' },
  relaxed: { name: 'No hurry', summary: 'The classic for seven players, with twice the time.' },
};
