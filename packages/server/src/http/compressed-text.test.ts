import { expect, test } from 'vitest';
import { type Serving, serving } from '../testing/serving.ts';

const PATHS = ['/api/rulesets?lang=hi', '/api/rulesets/classic', '/api/openapi.json', '/pictures.svg'];
const get = (on: Serving, path: string, headers: Record<string, string> = {}) => fetch(`${on.url}${path}`, { headers });
const accepting = (encodings: string) => ({ 'accept-encoding': encodings });

test.each(PATHS)('%s is compressed if the client accepts it, with the same content', (path) =>
  serving(async (on) => {
    const plain = await get(on, path, accepting('identity'));
    const text = await plain.text();
    expect(plain.headers.get('content-encoding')).toBe(null);
    for (const encoding of ['br', 'gzip']) {
      const answer = await get(on, path, accepting(encoding));
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('content-type')).toBe(plain.headers.get('content-type'));
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(text.length / 2);
      expect(await answer.text()).toBe(text);
    }
  }),
);

test.each(PATHS)('%s is not sent again to a client that has it', (path) =>
  serving(async (on) => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const etag = (await get(on, path, accepting(encoding))).headers.get('etag') ?? '';
      tags.add(etag);
      for (const known of [etag, `"other", W/${etag}`]) {
        const again = await get(on, path, { ...accepting(encoding), 'if-none-match': known });
        expect([again.status, again.headers.get('etag'), again.headers.get('vary')]).toEqual([
          ...[304, etag, 'accept-encoding'],
        ]);
      }
      expect((await get(on, path, { ...accepting(encoding), 'if-none-match': '"other"' })).status).toBe(200);
    }
    expect(tags.size).toBe(3); // a strong tag identifies the bytes
  }),
);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR;q=0.2, gzip;q=1.0', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', null],
  ['deflate', null],
  [';;,,=', null],
])('accept-encoding %s gives %s', (accepted, encoding) =>
  serving(async (on) => {
    const answer = await get(on, '/pictures.svg', accepting(accepted));
    expect(answer.headers.get('content-encoding')).toBe(encoding);
  }),
);

test('texts are revalidated each time, pictures every hour', () =>
  serving(async (on) => {
    const cachingOf = async (path: string) => (await get(on, path)).headers.get('cache-control');
    expect(await Promise.all(PATHS.map(cachingOf))).toEqual([
      ...['no-cache', 'no-cache', 'no-cache', 'public, max-age=3600'],
    ]);
  }));

test('an error is neither compressed nor cached', () =>
  serving(async (on) => {
    const { status, headers } = await get(on, '/api/rulesets/chess', accepting('br'));
    expect([status, headers.get('content-encoding'), headers.get('etag')]).toEqual([404, null, null]);
  }));
