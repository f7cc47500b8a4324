import type { CliCommand } from '../command.ts';

export const arena: CliCommand = {
  name: 'arena',
  usage: 'PLAN.yaml [options]',
  words: 'Measures players against each other: bots, language models and programs',
  subject: { value: 'PLAN.yaml', hint: 'give a plan, as in moonrise arena spring.yaml' },
  flags: {
    out: { value: 'DIR', words: 'where it is kept, by default arena/NAME; a folder of the same plan is continued' },
    workers: {
      value: 'N',
      words:
        'games at once, by default one per core, and more if models answer more at once; it does not change the games',
    },
    'dry-run': { words: 'plays nothing, and says how many games, calls, dollars and how much time it takes' },
    swing: {
      value: 'N',
      words: 'also by how much each message moves the chances: N games played on before and after it',
    },
    queue: {
      value: 'URL',
      words: 'other machines play: they run "moonrise arena worker --queue URL" with the same Redis',
    },
    json: { words: 'one JSON object instead of tables' },
    help: { words: 'this text' },
  },
  examples: ['spring.yaml', 'spring.yaml --out results --workers 8'],
  notes: [
    'docs/arena.md describes the plan and everything that is written: results.json, report.html, games and moves as JSON lines\nand Parquet, and a log of each game for "moonrise verify".',
    'Models are those of AI_MODELS (docs/llm-seats.md). With budget_usd in the plan it stops before more is spent.',
    'It can be killed at any moment: the same command continues it, and no game is counted twice.',
  ],
  run: async (args, terminal) => {
    const { playArena } = await import('../arena/run-arena.ts'); // loaded lazily, to keep other commands fast
    await playArena(args, terminal);
  },
};

export const arenaWorker: CliCommand = {
  name: 'arena worker',
  usage: '--queue URL [options]',
  words: 'Plays games for arenas and simulations that were begun with --queue, until it is stopped',
  flags: {
    queue: { value: 'URL', words: 'the Redis they share: redis://HOST:PORT' },
    workers: {
      value: 'N',
      words:
        'games at once, and pieces of simulations at once, by default one per core, and more for models as in arena',
    },
    help: { words: 'this text' },
  },
  notes: [
    'Any number may run, on any machine, and come and go. Models need the same AI_MODELS file here, with its keys.\ndocs/scale-out.md says what happens when one is killed.',
  ],
  run: async (args, terminal) => {
    const { serveArenas } = await import('../arena/run-arena.ts');
    await serveArenas(args, terminal);
  },
};
