import { expect, test } from 'vitest';
import { toolInputs } from './tool-schemas.ts';

const wrong: readonly (readonly [tool: keyof typeof toolInputs, input: object])[] = [
  ['create_room', {}],
  ['create_room', { name: 7 }],
  ['create_room', { name: 'Otter', game: 7 }],
  ['create_room', { name: 'Otter', bots: 99 }],
  ['create_room', { name: 'Otter', bots: -1 }],
  ['create_room', { name: 'Otter', bots: 1.5 }],
  ['create_room', { name: 'Otter', bots: 'five' }],
  ['create_room', { name: 'Otter', options: 'chaos' }],
  ['join_room', { name: 'Otter' }],
  ['join_room', { code: 'K7QM', name: 'Otter', password: 7 }],
  ['look', { seat: 7 }],
  ['look', { history: 'yes' }],
  ['wait', { seconds: 1000 }],
  ['wait', { seconds: 0 }],
  ['wait', { seconds: 'x' }],
  ['wait', { until: 'dawn' }],
  ['choose', {}],
  ['choose', { option: 'a' }],
  ['choose', { option: 1.5 }],
  ['choose', { option: 1, text: 7 }],
  ['say', {}],
  ['say', { text: 'Hello.', channel: 7 }],
];

test.each(wrong)('%s %j is refused with a sentence that says what to give', (tool, input) => {
  const { error } = toolInputs[tool].safeParse(input);
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(/^give /)]);
});
