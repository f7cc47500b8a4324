import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';
import { painter } from './paint.ts';

const invited = { address: 'http://localhost:3000', local: ['http://192.0.2.7:3000'], picture: '\n ▀█▄\n █\n' };

test('a server says where it is, and shows the code to scan with an edge around it', () => {
  expect(greeting(invited, painter(false)).split('\n')).toEqual([
    'Moonrise is ready: http://localhost:3000',
    '  in your network: http://192.0.2.7:3000',
    ...['', '    ', ' ▀█▄', ' █  ', '    ', ''],
    'Ctrl+C stops it; running games go on at the next start.',
  ]);
});

test('in a terminal the code is black on white: many phones read no other', () => {
  expect(greeting(invited, painter(true))).toContain('\x1b[30;107m █  \x1b[39;49m\n');
});

test('for this machine alone there is nothing to scan', () => {
  const said = greeting({ ...invited, local: [], picture: undefined }, painter(true));
  expect(said.split('\n')).toHaveLength(2);
});
