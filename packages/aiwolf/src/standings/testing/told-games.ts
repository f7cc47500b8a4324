import type { ContestRecord } from '../contest-record.ts';

const ROLES: Readonly<Record<string, string>> = { W: 'WEREWOLF', P: 'POSSESSED', S: 'SEER', V: 'VILLAGER' };
const WOLVES = ['WEREWOLF', 'POSSESSED'];
const WINNERS: Readonly<Record<string, string>> = { wolves: 'WEREWOLF', village: 'VILLAGER', nobody: 'NONE' };

/**
 * Games as one would tell them, a line each: `village: otters S, bears W 2/40, foxes V out`. A seat is a team and a role, with
 * its failed answers of all, and `out` if it dropped out.
 */
export const toldGames = (text: string): ContestRecord[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(gameOf);

function gameOf(line: string, number: number): ContestRecord {
  const [winner = '', seats = ''] = line.split(/:\s+/);
  return {
    id: `GAME${String(number + 1).padStart(22, '0')}`,
    ended_at: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
    file: '',
    win_side: WINNERS[winner] as string,
    day: 2,
    agents: seats.split(', ').map((seat, i) => seatOf(seat, i, winner)),
  };
}
function seatOf(text: string, seat: number, winner: string): ContestRecord['agents'][number] {
  const [team = '', letter = '', ...rest] = text.split(' ');
  const role = ROLES[letter] as string;
  const [, failed = '0', asked = '10'] = /(\d+)\/(\d+)/.exec(rest.join(' ')) ?? [];
  return {
    team,
    original_name: `${team}1`,
    game_name: `Agent[0${seat + 1}]`,
    role,
    won: winner === (WOLVES.includes(role) ? 'wolves' : 'village'),
    alive: true,
    asked: Number(asked),
    failed: Number(failed),
    dropped: rest.includes('out'),
  };
}
