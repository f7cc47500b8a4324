import type { CliCommand } from './command.ts';

export const serve: CliCommand = {
  name: 'serve',
  usage: '[options]',
  words: 'Runs the game server until it is told to stop',
  flags: {
    port: { value: 'N', words: 'by default 3000; 0 takes any that is free' },
    host: { value: 'HOST', words: 'by default 127.0.0.1, this machine only; 0.0.0.0 lets in the local network' },
    data: { value: 'FOLDER', words: 'where games are kept, by default ./data; it is made if it is not there' },
    help: { words: 'this text' },
  },
  notes: [
    'The environment sets the same and more: PORT, HOST, DATA_DIR, PUBLIC_URL, TRUST_PROXY, METRICS_PORT.',
    'What it logs, as JSON lines, goes to the standard error stream.',
  ],
  run: async (args, terminal) => {
    const { runServer } = await import('./run-server.ts'); // loaded lazily, to keep other commands fast
    await runServer(args, terminal);
  },
};
