import type { CliCommand } from '../command.ts';

export const tokens: CliCommand = {
  name: 'aiwolf tokens',
  usage: 'make TEAM… | make --receiver | list | revoke ID…|- [options]',
  words: 'Makes, lists and revokes the tokens of a contest',
  subject: { value: 'make, list or revoke', hint: 'as in moonrise aiwolf tokens make otters', many: true },
  flags: {
    receiver: { words: 'make: a token for viewers, which shows everything' },
    expires: { value: 'WHEN', words: 'make: 90m, 12h, 30d, or a date such as 2026-12-31; by default never' },
    team: { value: 'TEAM', words: 'revoke: all listed tokens of this team' },
    json: { words: 'list: prints JSON' },
    config: { value: 'FILE', words: 'the contest configuration; the list of tokens lies beside its logs' },
    tokens: { value: 'FILE', words: 'the list of tokens, if it lies elsewhere' },
    help: { words: 'this text' },
  },
  notes: [
    'Tokens are signed with SECRET_KEY from the environment or from a .env file in the current folder. "make" prints a line\nfor each token: the team, a tab, and the token. The token is stored nowhere: the list has its id, team, role and dates.',
    '"revoke" takes effect at once, also on a running server. "revoke -" reads a token from the standard input and revokes it,\nalso if another program made it.',
  ],
  run: async (args, terminal) => {
    const { runTokens } = await import('./run-tokens.ts'); // loaded lazily, to keep other commands fast
    await runTokens(args, terminal);
  },
};
