import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { type Event, type EventOf, type Id, type Ruleset, share, standing } from '@moonrise/engine';
import { brokenLink, eventIn, eventsOf, type GameFile, type ReadFile } from '@moonrise/record';
import { gameFileAt } from '@moonrise/record/node';
import { rulesOfGame } from '@moonrise/rulesets';
import { gameIn, placeOf } from '@moonrise/server/store';
import { WrongUsage } from '../arguments.ts';
import type { CliCommand } from '../command.ts';
import { painter } from '../terminal/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { transcript } from '../transcript/transcript.ts';
import { turningPoints } from '../transcript/turning-points.ts';
import { contestLogAt, isContestLog, remarksOn } from './contest-log.ts';
import { type TranscriptViewer, viewerOf } from './viewer.ts';

export const replay: CliCommand = {
  name: 'replay',
  usage: 'FILE|GAME [options]',
  words: 'Prints a finished game as one of its viewers knew it',
  subject: { value: 'FILE|GAME', hint: 'give a game, by its file or its id' },
  flags: {
    as: { value: 'WHO', words: 'all (by default), public, the name of a player, or a seat, counted from 0' },
    data: {
      value: 'FOLDER',
      words: 'where to find GAME, by default DATABASE_URL, DATA_DIR or ./data; works while a server is running',
    },
    chances: { words: 'also the chances of each side, and what changed them most; slow' },
    help: { words: 'this text' },
  },
  notes: [
    'FILE is any file that "moonrise verify" accepts; GAME is the id in the address of its page, /games/ID. A game that has\nnot ended cannot be shown.',
    'FILE may also be a contest game log of any server, if its name ends with .log.',
    'What only some players learn ends with [their names], or with [secret] if only those who act know it. With --as NAME\nthat name marks what others may not have learned.',
  ],
  run: async (args, terminal) => {
    const { subject } = args;
    const data = args.text('data');
    const replayed = printable(isContestLog(subject) ? logged(subject) : kept(await found(subject, data)));
    const { rules, players, title, log, remarks } = replayed;
    const viewer = viewerOf(players, args.text('as') ?? 'all');
    const built = rulesOf(rules, log);
    terminal.print(`${built.words.name}, ${players.length} players, ${title}, ${viewer.words}`);
    terminal.print(told(built, seenBy(viewer, log), terminal.hasColours));
    if (args.has('chances')) terminal.print((await turningPointsFor(built, replayed, viewer, terminal)).join('\n'));
    if (remarks.length > 0) terminal.print(`\n${remarks.join('\n')}`);
  },
};

function turningPointsFor(
  rules: Ruleset,
  { rows }: ReplayedGame,
  { seat }: TranscriptViewer,
  terminal: Terminal,
): Promise<string[]> {
  if (seat !== 'all') throw new WrongUsage('--chances reveals every role: omit --as, or use --as all.');
  if (!rows) throw new WrongUsage('--chances needs a complete game: for a contest, the .moonrise.json file.');
  return turningPoints(rules, rows, terminal, painter(terminal.hasColours));
}

/** A game to print, from any source. */
interface ReplayedGame {
  readonly rules: Id;
  readonly players: readonly string[];
  readonly title: string;
  readonly log: readonly Event[];
  readonly rows?: readonly (readonly Event[])[]; // one for each decision; contest logs do not have them
  readonly remarks: readonly string[];
}
const kept = (file: GameFile): ReplayedGame => {
  const { rules, players, game } = file;
  const rows = file.rows.map((row) => eventsOf({ ...file, rows: [row] }));
  return { rules, players, title: `game ${game}`, log: rows.flat(), rows, remarks: [] };
};
function logged(path: string): ReplayedGame {
  const retold = contestLogAt(path);
  const log = retold.rows.flatMap(({ events }) => events);
  const { rules, names: players } = log.find((event) => event.type === 'started') as EventOf<'started'>;
  return { rules, players, title: `log ${basename(path)}`, log, remarks: remarksOn(retold) };
}

/** A file takes precedence over a game id. */
async function found(subject: string, data: string | undefined): Promise<GameFile> {
  const isId = /^[\w-]{1,64}$/.test(subject) && !existsSync(subject);
  const read = isId ? await gameIn(placeOf(data, process.env), subject) : wholeFile(subject);
  if (!read.ok) throw new Error(read.message);
  return read.file;
}
function wholeFile(path: string): ReadFile {
  const read = gameFileAt(path);
  if (!read.ok) return read;
  const broken = brokenLink(read.file);
  if (broken !== undefined) return { ok: false, message: `${path}: Row ${broken} was changed after it was written.` };
  if (eventIn(read.file, 'ended')) return read;
  return { ok: false, message: `${path}: The game has not ended, and until then it cannot be shown.` };
}

/** Without control characters: chat could otherwise send commands to the terminal. */
const printable = (replayed: ReplayedGame): ReplayedGame =>
  JSON.parse(JSON.stringify(replayed), (_, value) =>
    typeof value === 'string' ? value.replaceAll(/\p{Cc}+/gu, ' ') : value,
  );

function rulesOf(rules: Id, log: readonly Event[]): Ruleset {
  const started = log.find((event) => event.type === 'started');
  const built = rulesOfGame({ options: {}, ...started, rules });
  if (!built.ok) throw new Error(`The game cannot be shown: ${built.message}`);
  return built.rules;
}
const seenBy = ({ seat }: TranscriptViewer, log: readonly Event[]): readonly Event[] =>
  seat === 'all' ? log : standing(share(log, seat), (event) => event);

function told(rules: Ruleset, log: readonly Event[], hasColours: boolean): string {
  try {
    return transcript(rules, log, painter(hasColours)).join('\n');
  } catch {
    throw new Error('The game cannot be shown: its events are not those of a game. Run "moonrise verify" for details.');
  }
}
