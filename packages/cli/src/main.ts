import { admin } from './admin/admin.ts';
import { main } from './command.ts';
import { aiwolf } from './commands/aiwolf.ts';
import { analyze } from './commands/analyze.ts';
import { arena, arenaWorker } from './commands/arena.ts';
import { env } from './commands/env.ts';
import { importLogs } from './commands/import-logs.ts';
import { mcp } from './commands/mcp.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { storeMove } from './commands/store-move.ts';
import { storeSchema } from './commands/store-schema.ts';
import { tokens } from './commands/tokens.ts';
import { verify } from './commands/verify.ts';
import { terminalOn } from './terminal/terminal.ts';

// A reader such as `head` may close the pipe early; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const terminal = terminalOn(process.stdout, process.stderr, process.env);
const commands = [
  serve,
  admin,
  simulate,
  play,
  replay,
  verify,
  storeMove,
  storeSchema,
  env,
  arena,
  arenaWorker,
  mcp,
  aiwolf,
  analyze,
  importLogs,
  tokens,
];
process.exitCode = await main(commands, process.argv.slice(2), terminal);
