import type { CliCommand } from '../command.ts';

export const serve: CliCommand = {
  name: 'serve',
  usage: '[options]',
  words: 'Runs the game server until stopped',
  flags: {
    port: { value: 'N', words: 'by default 3000; 0 takes any free port' },
    host: { value: 'HOST', words: 'by default 127.0.0.1, this machine only; 0.0.0.0 opens it to the local network' },
    data: { value: 'FOLDER', words: 'where games are stored, by default ./data; created if missing' },
    'check-config': { words: 'prints the settings that take effect, secrets masked, and starts nothing' },
    help: { words: 'this text' },
  },
  notes: [
    '--check-config ends with 0, or with 2 and one line that says which setting is wrong. Lines with # are defaults.',
    'Environment variables set the same and more: PORT, HOST, DATA_DIR, PUBLIC_URL, TRUST_PROXY, METRICS_PORT.',
    'Logs go to standard error as JSON lines.',
  ],
  run: async (args, terminal) => {
    const { runServer } = await import('./run-server.ts'); // loaded lazily, to keep other commands fast
    await runServer(args, terminal);
  },
};
