import { main } from './command.ts';
import { aiwolf } from './commands/aiwolf.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { terminalOn } from './terminal/terminal.ts';

// A reader such as `head` may close the pipe early; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const terminal = terminalOn(process.stdout, process.stderr, process.env);
process.exitCode = await main([serve, simulate, play, replay, verify, aiwolf], process.argv.slice(2), terminal);
