import { WrongUsage } from '../arguments.ts';
import type { CliCommand } from '../command.ts';

const DEFAULT_SERVER = 'http://127.0.0.1:3000';

export const mcp: CliCommand = {
  name: 'mcp',
  usage: '[--server URL]',
  words: 'Gives an agent that speaks the Model Context Protocol a seat at the table',
  flags: {
    server: { value: 'URL', words: `the game server to play on; default ${DEFAULT_SERVER}` },
    help: { words: 'this text' },
  },
  examples: ['', '--server https://wolf.example'],
  notes: [
    'The agent starts this command and speaks with it over standard input and output; docs/mcp.md shows how to set that up.\nIt ends with the input. A game server can also serve agents at /mcp: start it with MOONRISE_MCP=on.',
  ],
  run: async (args) => {
    const url = args.text('server') ?? DEFAULT_SERVER;
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      throw new WrongUsage(`--server is the address of a game server, such as https://wolf.example, not "${url}".`);
    const { serveAgent } = await import('@moonrise/mcp/stdio');
    await serveAgent(url);
  },
};
