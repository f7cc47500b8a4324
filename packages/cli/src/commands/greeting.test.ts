import { expect, test } from 'vitest';
import { painter } from '../terminal/paint.ts';
import { greeting } from './greeting.ts';

const invited = { address: 'http://localhost:3000', local: ['http://192.0.2.7:3000'], picture: '\n ▀█▄\n █\n' };

test('the greeting has the addresses and a QR code with a border', () => {
  expect(greeting(invited, painter(false)).split('\n')).toEqual([
    'Moonrise is ready: http://localhost:3000',
    '  in your network: http://192.0.2.7:3000',
    ...['', '    ', ' ▀█▄', ' █  ', '    ', ''],
    'Press Ctrl+C to stop; running games continue at the next start.',
  ]);
});

test('on a terminal the QR code is black on white, for all phones', () => {
  expect(greeting(invited, painter(true))).toContain('\x1b[30;107m █  \x1b[39;49m\n');
});

test('a server for this machine only shows no QR code', () => {
  const said = greeting({ ...invited, local: [], picture: undefined }, painter(true));
  expect(said.split('\n')).toHaveLength(2);
});

test('with an admin port its page is named', () => {
  const said = greeting({ ...invited, local: [], picture: undefined }, painter(true), 'http://127.0.0.1:3001/admin');
  expect(said.split('\n')[1]).toBe('  admin page: http://127.0.0.1:3001/admin');
});
