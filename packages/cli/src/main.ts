import { aiwolf } from './aiwolf.ts';
import { main } from './command.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { terminalOn } from './terminal.ts';
import { verify } from './verify.ts';

// A reader such as `head` may close the pipe early; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const terminal = terminalOn(process.stdout, process.stderr, process.env);
process.exitCode = await main([serve, simulate, play, replay, verify, aiwolf], process.argv.slice(2), terminal);
