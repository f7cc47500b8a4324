import { engineEvents } from '@moonrise/protocol';
import { code, fenced, fields, paragraphs, table } from '@moonrise/protocol/docs';
import type { z } from 'zod';
import { EnvGames } from '../env-games.ts';
import { answer, requests } from '../wire/schemas.ts';

const opening = `# The environment: games for programs in any language

\`npx moonrise env\` plays any number of games for one program. The program writes one JSON object a line to its standard input
and reads one line of JSON for each from its standard output. There is no network and no clock, and the same requests get the
same bytes. The page is generated from the schemas in \`packages/env\` (\`node scripts/generate-api-docs.mjs\`); a test fails when it is stale.

[python/](../python/README.md) is a package for Python that speaks this protocol.

## Try it

In a copy of this repository, \`npm start\` once installs and builds what is needed; stop it with Ctrl+C. In another folder, install
[the package](../packages/cli/README.md) first: without it \`npx\` would ask a registry for a program of that name.

\`\`\`sh
echo '{"op":"hello"}' | npx moonrise env
\`\`\`

## How it goes

1. \`reset\` begins games. For each seat you say who plays it: you (\`me\`) or a bot. All seats are yours if you say nothing.
2. Each answer lists the games that changed: the open questions to your seats (\`turns\`), each with **every legal move**, and what
   your seats have seen since the last answer (\`events\`).
3. \`step\` makes moves by their numbers. A question with \`required\` holds the phase up until it is answered. The phase ends when all
   such questions are answered, those to bots too.
4. \`expire\` ends the open phase, as a clock does in a live game. Use it when you have nothing more to say or to do: a discussion has
   no required questions.
5. While none of your seats has a turn, the bots play on and phases end by themselves.
6. After the end the answer has \`done\`, \`winner\`, \`rewards\` and \`seed\`.

A move that is not allowed gets an error of its own in \`errors\`, and the others count. A line that cannot be read gets \`error\`, and
nothing changes. The end of the input ends the program with exit code 0, as \`close\` does.

You are shown only what your seats may know: events carry in \`to\` which of your seats see them. The \`seed\` that you give is any text;
the seed of the game is its SHA-256, as for \`moonrise play --seed\`.`;

/** docs/env.md. */
export function envPage(): string {
  const sections = [
    opening,
    '## Requests\n\nA request is one object on one line. `op` names it; the other fields are in its table.',
    ...Object.entries(requests).map(([op, schema]) =>
      paragraphs(`### ${code(op)}`, words[op], fieldsBeside(op, (schema as z.ZodObject).omit({ op: true }))),
    ),
    '## Answers\n\nEvery answer has `games`; the other fields only where they apply.',
    fields(answer),
    '## Events',
    'These are the events of the [log stream](api.md#engine-events).',
    table(
      ['type', 'meaning'],
      Object.entries(engineEvents).map(([type, doc]) => [code(type), doc]),
    ),
    '## An example',
    'One seat among bots, with lines of English. The lines of the program begin with `> `, which is not part of them.',
    example(),
  ];
  return `${sections.map((section) => section.trim()).join('\n\n')}\n`;
}

const fieldsBeside = (op: string, schema: z.ZodObject): string =>
  Object.keys(schema.shape).length > 0 ? fields(schema) : `No other fields: ${code(JSON.stringify({ op }))}.`;

const words: Readonly<Record<string, string>> = {
  hello: 'Asks for the version, the rule sets with their roles and options, and the levels of bots.',
  reset: 'Begins games.',
  step: 'Makes moves.',
  expire: 'Ends the open phase of games.',
  close: 'Ends the program after its answer.',
};

function example(): string {
  const environment = new EnvGames();
  const seats = ['me', 'random', 'random'];
  const first = { op: 'reset', games: [{ rules: 'one-night', players: 3, seed: 'otter', seats }], text: true };
  const lines: string[] = [];
  const ask = (request: object) => {
    const answered = environment.answer(JSON.stringify(request));
    lines.push(`> ${JSON.stringify(request)}`, answered);
    return answer.parse(JSON.parse(answered));
  };
  const [open] = ask(first).games[0]?.turns ?? [];
  ask({ op: 'step', moves: [{ game: 0, seat: 0, slot: open?.slot, action: 0 }] });
  return fenced('json', lines.join('\n'));
}
