import type { Event, EventOf, Role, Table } from '@moonrise/engine';
import { noted, told } from '@moonrise/engine/kit';
import { residents } from './roles/index.ts';

/** False names: more than there are seats, so that a name reveals nothing. */
export const identities: readonly string[] = [
  ...['Baburao', 'Chintu', 'Majnu Bhai', 'Crime Master Gogo', 'Raju', 'Circuit', 'Munna Bhai', 'Pappu Pager'],
  ...['Vasooli Bhai', 'Kachra Seth', 'Teja Main Hoon', 'Totla Seth', 'Rancho', 'Chatur', 'Virus', 'Uday Bhai'],
  ...['Dr Ghungroo', 'Kabira Speaking', 'Sharma Ji Ka Beta', 'Pammi Aunty', 'Bunty', 'Babli', 'Pinky', 'Lallan'],
  ...['Dhondu', 'Gappu', 'Chhota Don', 'Tiger Bhai', 'Rocket Singh', 'Chulbul', 'Bhola', 'Auto Wale Bhaiya'],
];

const ODDS = 4; // one day in four
/** At the start of a day the system may leak a role, true or false, once per game. */
export function glitch(table: Table, { phase }: EventOf<'opened'>): readonly Event[] {
  if (phase !== 'day' || table.state.notes.glitched) return [];
  const dice = table.dice('glitch');
  if (dice.below(ODDS) > 0) return [];
  const player = dice.pick(table.living());
  const { id: role } = dice.pick(table.rules.roles.filter((one) => mayLeak(table, one)));
  return [noted('glitched', true), told('all', 'glitch', [player], role)];
}

/** A role of this deck: everyone knows that no other was dealt. At first every resident role could be named. */
const mayLeak = ({ rules, state }: Table, role: Role): boolean =>
  (state.deck[role.id] ?? 0) > 0 || (rules.version < 2 && residents.some(({ id }) => id === role.id));
