import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readLoggedGame } from '../figures/logged-game.ts';
import { type ContestRecord, isDecided, loggedGameOf } from './contest-record.ts';

/** Results of older versions have no figures: they are counted from the game's log, if it is still there. */
export function withFigures(game: ContestRecord, folder: string): ContestRecord {
  const { id, file } = game;
  if (!isDecided(game) || file === '' || game.agents.some(({ figures }) => figures)) return game;
  const read = readLoggedGame(logNamed(folder, file));
  if (!read.ok) return game;
  const { agents } = loggedGameOf(read.game, { id, log: '', source: '', at: 0 });
  const isSame = agents.length === game.agents.length && agents.every(({ role }, i) => role === game.agents[i]?.role);
  return isSame ? { ...game, agents: game.agents.map((seat, i) => ({ ...agents[i], ...seat })) } : game;
}
/** The log has the name of the live stream, unless the configuration names them differently. */
export function logNamed(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, `${basename(file)}.log`), 'utf8');
  } catch {
    return '';
  }
}
