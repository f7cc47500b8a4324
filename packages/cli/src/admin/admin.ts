import type { CliCommand } from '../command.ts';
import { adminTasks } from './admin-tasks.ts';

const width = Math.max(...Object.keys(adminTasks).map((name) => name.length));
const list = Object.entries(adminTasks).map(([name, words]) => `  ${name.padEnd(width)}  ${words}`);

export const admin: CliCommand = {
  name: 'admin',
  usage: 'TASK [options]',
  words: 'Moderates and looks after a running server, as its admin page does',
  subject: { value: 'TASK', hint: 'such as moonrise admin rooms; see --help', many: true },
  flags: {
    url: { value: 'URL', words: 'the admin port; default: http://127.0.0.1 and the port of ADMIN_PORT' },
    'token-file': { value: 'FILE', words: 'a file with the token; default: MOONRISE_ADMIN_TOKEN_FILE' },
    json: { words: 'prints the answer of the server as JSON' },
    reason: { value: 'TEXT', words: 'why; players read it, except for remove and lift' },
    network: { value: 'CIDR', words: 'ban, mute: an address or a network' },
    profile: { value: 'KEY', words: 'ban, mute: a profile of an earlier ban, as bans prints it' },
    seat: { value: 'KEY', words: 'ban, mute: a seat of an earlier ban' },
    by: { value: 'WAYS', words: 'ban, report: how to recognise a player; profile,seat,network; default: profile,seat' },
    days: { value: 'N', words: 'ban, report: how long' },
    minutes: { value: 'N', words: 'mute: how long' },
    forever: { words: 'ban, mute, report: without an end' },
    action: { value: 'WHAT', words: 'report: what was done' },
    in: { value: 'N', words: 'announce: minutes until the restart' },
    withdraw: { words: 'announce: takes the announcement back' },
    off: { words: 'pin: lets the game go' },
    all: { words: 'bans, reports: also those that are over or done; audit: not only the newest 50' },
    after: { value: 'N', words: 'audit: what is older than entry N' },
    hours: { value: 'N', words: 'figures: of how many hours, up to 24' },
    data: { value: 'FOLDER', words: 'restore: the new data folder' },
    help: { words: 'this text' },
  },
  notes: [
    `Tasks:\n${list.join('\n')}`,
    'The token comes from MOONRISE_ADMIN_TOKEN or a file, never from an argument: other users of the machine can read those.',
  ],
  run: async (args, terminal) => {
    const { runAdmin } = await import('./run-admin.ts'); // loaded lazily, to keep other commands fast
    await runAdmin(args, terminal);
  },
};
