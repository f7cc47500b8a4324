import { expect, test } from 'vitest';
import { type CliCommand, main } from './command.ts';
import { play } from './commands/play.ts';
import { simulate } from './commands/simulate.ts';
import { terminalOn } from './terminal/terminal.ts';

async function run(line: string) {
  const [out, err]: [string[], string[]] = [[], []];
  const stream = (into: string[]) => ({ write: (text: string) => into.push(text) });
  const args = line === '' ? [] : line.split(' ');
  const code = await main([simulate, play], args, terminalOn(stream(out), stream(err), {}));
  return { code, out: out.join(''), err: err.join('') };
}
const table = '--rules classic --players 7 --bots random';

test('the version, and the help of a command with examples', async () => {
  expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  const help = await run('help play');
  expect(help).toEqual(await run('play --help'));
  expect(help.out).toContain('Examples:\n  moonrise play --rules moonrise --players 7');
});

test.each([
  ['', 'No command given; there are: simulate, play.'],
  ['fly', 'There is no command "fly"; there are: simulate, play.'],
  ['simulate', '--rules is missing: choose a rule set, one of moonrise, launch, classic, aiwolf, one-night.'],
  ['simulate --rules', '--rules needs a value: --rules ID.'],
  ['simulate --rules --json', '--rules needs a value: --rules ID.'],
  ['simulate --rules=', '--rules needs a value: --rules ID.'],
  ['simulate --rules chess --players 7', 'There is no rule set "chess"; there are: moonrise, launch, classic,'],
  ['simulate --rules classic', '--players is missing: give the number of players, as in --players 7.'],
  ['simulate --rules classic --players seven', '--players is a whole number from 1 to 100, not "seven".'],
  ['simulate --rules classic --players 7.5', '--players is a whole number from 1 to 100, not "7.5".'],
  ['simulate --rules classic --players -7', '--players is a whole number from 1 to 100, not "-7".'],
  ['simulate --rules classic --players 3', 'Classic is for 4 to 16 players, not 3.'],
  ['simulate --rules classic --players 17', 'Classic is for 4 to 16 players, not 17.'],
  [`simulate ${table} --games 0`, '--games is a whole number from 1 to 100000000, not "0".'],
  [`simulate ${table} --workers 1e2`, '--workers is a whole number from 1 to 256, not "1e2".'],
  [`simulate ${table} --gmes 5`, 'There is no option --gmes; there are: --rules, --players, --seed,'],
  [`simulate ${table} -g 5`, 'There is no option -g; there are: --rules,'],
  [`simulate ${table} --against werewolf`, '--against is written ROLE=N,ROLE=N, not "werewolf".'],
  [`simulate ${table} --against werewolf=7`, 'With 7 werewolves among 7 players the game would be over at once.'],
  [
    `simulate ${table} --games 1 --report /no/such/folder/page.html`,
    '--report /no/such/folder/page.html cannot be written: choose a file in an existing folder that you own.',
  ],
  [`simulate ${table} --queue cache:6379`, '--queue is the address of a Redis, such as redis://cache:6379, not'],
  [`simulate ${table} --json=yes`, '--json takes no value.'],
  [`simulate ${table} 5`, '"5" is not an option; see --help.'],
  [`simulate ${table} --bots clever`, 'There is no kind of bots "clever"; there are: random, easy, standard and hard.'],
  [
    `simulate ${table} --wolves clever`,
    'There is no kind of bots "clever"; there are: random, easy, standard and hard.',
  ],
  [`simulate ${table} --roles werewolf`, '--roles is written ROLE=N,ROLE=N, not "werewolf".'],
  [`simulate ${table} --roles werewolf=2`, '7 players need exactly 7 cards; this deck has 2.'],
  [`simulate ${table} --roles werewolf=many`, 'The option roles.werewolf must be a whole number from 0 to 30.'],
  [`simulate ${table} --roles dragon=7`, 'The option roles.dragon does not exist; there are: villager, werewolf,'],
  [`simulate ${table} --roles villager=7`, 'A deck needs at least one werewolf.'],
  [`simulate ${table} --option reveal`, '--option is written KEY=VALUE, as in reveal=none, not "reveal".'],
  [`simulate ${table} --option reveal=some`, 'The option reveal must be full, alignment or none.'],
  [`simulate ${table} --option luck=9`, 'The option luck does not exist; the options are: durations, roles,'],
  [`simulate ${table} --option fixed_night=maybe`, 'The option fixed_night must be true or false.'],
  [
    `simulate ${table} --option durations.night=0`,
    'The option durations.night must be a whole number from 1 to 86400.',
  ],
  [`simulate ${table} --option durations=9`, 'The option durations must be a set of names and numbers.'],
  [
    'simulate --rules aiwolf --players 5 --option talk.max_count=9',
    'The option talk.max_count must be a set of keys and',
  ],
  [`simulate ${table} --option __proto__.x=9`, 'The option __proto__ does not exist;'],
  [`simulate ${table} --option reveal=none --option reveal.x=1`, '--option sets both reveal and a part of it.'],
  [`play ${table} --games 3`, 'There is no option --games; there are: --rules,'],
])('"%s" is refused in one line, with exit code 2', async (line, reason) => {
  const { code, out, err } = await run(line);
  expect(err).toContain(reason);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err).toMatch(/^moonrise( simulate| play)?: /);
  expect([code, out]).toEqual([2, '']);
});

test('an error is always one line', async () => {
  const { err } = await run('simulate --rules a\nb --players 7');
  expect(err).toContain('There is no rule set "a b";');
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});

test('a failure that is not wrong usage has exit code 1', async () => {
  const err: string[] = [];
  const fail: CliCommand = {
    name: 'fail',
    usage: '',
    words: '',
    flags: {},
    run: () => Promise.reject(new Error('no luck')),
  };
  const terminal = terminalOn({ write: () => true }, { write: (text) => err.push(text) }, {});
  expect(await main([fail], ['fail'], terminal)).toBe(1);
  expect(err).toEqual(['moonrise fail: no luck\n']);
});

test('a subcommand is chosen by its two words and is listed in the help of its command', async () => {
  const ran: (readonly string[])[] = [];
  const [words, flags] = ['Does it', { json: { words: 'prints JSON' } }];
  const subject = { value: 'FILES…', hint: 'give files', many: true } as const;
  const commands: CliCommand[] = [
    { name: 'zoo', usage: '', words, flags, run: () => void ran.push(['zoo']) },
    {
      name: 'zoo feed',
      usage: 'FILES…',
      words: 'Feeds it',
      subject,
      flags,
      run: (args) => void ran.push(args.subjects),
    },
  ];
  const out: string[] = [];
  const terminal = terminalOn({ write: (text) => out.push(text) }, { write: (text) => out.push(text) }, {});
  const code = (...args: string[]) => main(commands, args, terminal);
  expect([await code('zoo'), await code('zoo', 'feed', 'a', 'b', '--json')]).toEqual([0, 0]);
  expect(ran).toEqual([['zoo'], ['a', 'b']]);
  expect([await code('zoo', 'feed'), await code('zoo', 'food')]).toEqual([2, 2]);
  expect(out).toEqual([
    'moonrise zoo feed: FILES… is missing: give files.\n',
    'moonrise zoo: "food" is not an option; see --help.\n',
  ]);
  expect(await code('zoo', '--help')).toBe(0);
  expect(out.at(-1)).toContain('Subcommands, each with its own --help:\n  zoo feed  Feeds it\n');
  expect(await code('zoo', 'feed', '--help')).toBe(0);
  expect(out.at(-1)).toContain('Usage: moonrise zoo feed FILES…');
});

test.each([
  ['--help', 'Usage: moonrise <command>'],
  ['help', 'Usage: moonrise <command>'],
  ['simulate --help', 'Usage: moonrise simulate'],
  ['simulate --rules chess --help', '--workers N'],
  ['play --help', '--seed TEXT'],
])('"%s" helps, with exit code 0', async (line, words) => {
  const { code, out, err } = await run(line);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(words);
});

test('the last of two equal options counts', async () => {
  const { out } = await run(`simulate ${table} --games 3 --games 5 --workers 1 --json`);
  expect(JSON.parse(out).games).toBe(5);
});

test('options and decks reach the game', async () => {
  const deck = '--roles werewolf=1,villager=3';
  const { out } = await run(`simulate --rules classic --players 4 ${deck} --games 20 --workers 1 --json`);
  expect(JSON.parse(out).roles).toMatchObject({ werewolf: { dealt: 20 }, villager: { dealt: 60 } });
  const shown = async (reveal: string) => (await run(`play ${table} --seed a --option reveal=${reveal}`)).out;
  const deathWithRole = /† (\w+), (\w+)\n(.*\n)? {2}\1 is a \2\.\n/;
  expect(await shown('full')).toMatch(deathWithRole);
  expect(await shown('none')).not.toMatch(deathWithRole);
});

test.each(['.5', '0.5', '1'])('a fraction is written %s', async (ratio) => {
  const { code } = await run(`play --rules aiwolf --players 5 --option max_continue_error_ratio=${ratio}`);
  expect(code).toBe(0);
});

test('an option inside a group is set by its path', async () => {
  const { code, err } = await run('play --rules aiwolf --players 5 --seed a --option talk.max_count.per_agent=none');
  expect([code, err]).toEqual([
    2,
    expect.stringContaining('The option talk.max_count.per_agent must be a whole number'),
  ]);
});

test('the text table matches the JSON', async () => {
  const { out } = await run(`simulate ${table} --games 50 --workers 1`);
  const { wins, roles } = JSON.parse((await run(`simulate ${table} --games 50 --workers 1 --json`)).out);
  expect(out).toContain('Classic, 7 players, 50 games, seed "moonrise", random bots');
  expect(out).toMatch(new RegExp(`Town +${wins.town} `));
  expect(out).toMatch(new RegExp(`Werewolf +${roles.werewolf.dealt} `));
});

test('a dry run says what a simulation needs, and counts nothing', async () => {
  const line = `simulate ${table} --games 20 --sizes --against werewolf=1,villager=6 --dry-run`;
  const { code, out } = await run(`${line} --json`);
  const games = 20 * (1 + 13 + 1);
  expect([code, JSON.parse(out)]).toEqual([
    0,
    { rules: 'classic', players: 7, games, seconds: expect.any(Number), has_search: false },
  ]);
  const words = /^Nothing was counted\.\ngames {5}300\ntime {6}about \d+ seconds? with 3 workers\n$/;
  expect((await run(`${line} --workers 3`)).out).toMatch(words);
  const shared = (await run(`${line} --fairer --queue redis://nowhere`)).out;
  expect(shared).toMatch(/^games {5}300, and those of the search for a fairer deck$/m);
  expect(shared).toMatch(/about \d+ seconds? on one core, shared by the cores that serve the queue$/m);
});
