import { beforeEach, expect, test } from 'vitest';
import source from '../../../public/sw.js?raw';

const ORIGIN = 'https://play.example';
type Handler = (event: object) => void;

/** The service worker with a fake network that can be cut, and fake caches. */
class Browser {
  network = new Map<string, string>();
  isOnline = true;
  readonly asked: string[] = [];
  private readonly handlers = new Map<string, Handler>();
  private readonly stores = new Map<string, Map<string, Response>>();

  readonly told: object[] = []; // by the worker to open pages

  constructor(release: object = { entry: '/assets/index-1.js', pages: [], words: {} }) {
    this.starts(release);
  }
  /** A worker of this release takes over; the caches stay. */
  starts(release: object): void {
    const self = {
      location: { origin: ORIGIN },
      clients: {
        claim: () => Promise.resolve(),
        matchAll: async () => [{ postMessage: (message: object) => this.told.push(message) }],
      },
      skipWaiting: () => Promise.resolve(),
      addEventListener: (name: string, handler: Handler) => this.handlers.set(name, handler),
    };
    const built = source.replace(/^const RELEASE = .*$/m, `const RELEASE = ${JSON.stringify(release)};`);
    new Function('self', 'caches', 'fetch', built)(self, this.caches(), (wanted: string | { url: string }) =>
      this.fetch(wanted),
    );
  }
  /** A page sends this, and the worker has done its part. */
  async hears(data: object): Promise<void> {
    const waits: Promise<unknown>[] = [];
    this.handlers.get('message')?.({ data, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    await Promise.all(waits);
  }
  async happens(name: 'install' | 'activate'): Promise<void> {
    const waits: Promise<unknown>[] = [];
    this.handlers.get(name)?.({ waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    await Promise.all(waits);
  }
  /** The response for the page; undefined: the worker does not handle the request. */
  async gets(path: string, mode = 'cors', method = 'GET'): Promise<string | undefined> {
    let answer: Promise<Response> | undefined;
    const request = { url: `${ORIGIN}${path}`, method, mode };
    this.handlers.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return (await answer)?.text();
  }

  private async fetch(wanted: string | { url: string }): Promise<Response> {
    const path = pathOf(wanted);
    if (!this.isOnline) throw new TypeError('Failed to fetch');
    this.asked.push(path);
    const body = this.network.get(path);
    return body === undefined ? new Response('', { status: 404 }) : new Response(body);
  }
  private caches() {
    const store = (name: string) => this.stores.get(name) ?? new Map<string, Response>();
    return {
      match: async (key: string | { url: string }) =>
        [...this.stores.values()]
          .map((kept) => kept.get(pathOf(key)))
          .find((found) => found)
          ?.clone(),
      keys: async () => [...this.stores.keys()],
      delete: async (name: string) => this.stores.delete(name),
      open: async (name: string) => {
        const kept = store(name);
        this.stores.set(name, kept);
        return {
          match: async (key: string | { url: string }) => kept.get(pathOf(key))?.clone(),
          put: async (key: string | { url: string }, value: Response) => void kept.set(pathOf(key), value),
          keys: async () => [...kept.keys()].map((path) => ({ url: `${ORIGIN}${path}` })),
          delete: async (key: string | { url: string }) => kept.delete(pathOf(key)),
        };
      },
    };
  }
}
const pathOf = (wanted: string | { url: string }): string =>
  new URL(typeof wanted === 'string' ? wanted : wanted.url, ORIGIN).pathname;

let browser: Browser;
beforeEach(async () => {
  browser = new Browser();
  browser.network.set('/', '<script src="/assets/index-1.js"></script>');
  browser.network.set('/assets/index-1.js', 'one');
  await browser.happens('install');
  await browser.happens('activate');
});

test('offline, every page is the cached one, with its script', async () => {
  browser.isOnline = false;
  expect(await browser.gets('/r/K7QM', 'navigate')).toContain('index-1.js');
  expect(await browser.gets('/assets/index-1.js')).toBe('one');
});

test('a new version is used at the next load, and cached', async () => {
  browser.network.set('/r/K7QM', '<script src="/assets/index-2.js"></script>');
  browser.network.set('/assets/index-2.js', 'two');
  expect(await browser.gets('/r/K7QM', 'navigate')).toContain('index-2.js');
  expect(await browser.gets('/assets/index-2.js')).toBe('two');
  browser.isOnline = false;
  expect(await browser.gets('/guide', 'navigate')).toContain('index-2.js');
  expect(await browser.gets('/assets/index-2.js')).toBe('two');
});

const release = (version: number) => ({
  entry: `/assets/index-${version}.js`,
  pages: [`/assets/index-${version}.js`, `/assets/guide-${version}.js`, '/assets/same.js'],
  words: { de: [`/assets/de-${version}.js`], ja: [`/assets/ja-${version}.js`] },
});
async function comes(version: number): Promise<void> {
  const { pages, words } = release(version);
  for (const path of [...browser.network.keys()]) if (path !== '/') browser.network.delete(path);
  for (const path of [...pages, ...Object.values(words).flat()]) browser.network.set(path, `${path} of ${version}`);
  browser.network.set('/', `<script src="/assets/index-${version}.js"></script>`);
  browser.starts(release(version));
  await browser.happens('install');
  await browser.happens('activate');
  await browser.hears({ type: 'keep', parts: [], language: 'de' });
}

test('the parts of every page are kept, with the words of the language that is read', async () => {
  await comes(2);
  browser.isOnline = false;
  expect(await browser.gets('/assets/guide-2.js')).toBe('/assets/guide-2.js of 2');
  expect(await browser.gets('/assets/de-2.js')).toBe('/assets/de-2.js of 2');
  await expect(browser.gets('/assets/ja-2.js')).rejects.toThrow('Failed to fetch');
});

test('a tab of the version before finds its parts, and learns of the new version', async () => {
  await comes(2);
  browser.told.length = 0;
  await comes(3);
  expect(browser.told).toEqual([{ type: 'release', entry: '/assets/index-3.js' }]);
  expect(await browser.gets('/assets/guide-2.js')).toBe('/assets/guide-2.js of 2'); // no longer on the server
  await comes(4);
  expect(await browser.gets('/assets/guide-2.js')).toBe(''); // one version is enough
  browser.isOnline = false;
  expect(await browser.gets('/assets/same.js')).toContain('same.js'); // unchanged since the first
});

test('a file with a content hash in its name is fetched once', async () => {
  browser.asked.length = 0;
  await browser.gets('/assets/index-1.js');
  expect(browser.asked).toEqual([]);
});

test.each([
  ['/api/rulesets?lang=de', 'cors', 'GET'],
  ['/api/rulesets', 'navigate', 'GET'],
  ['/api/openapi.json', 'navigate', 'GET'],
  ['/', 'navigate', 'POST'],
  ['/socket.io/?EIO=4&transport=polling', 'cors', 'GET'],
  ['/socket.io/?EIO=4&transport=polling', 'cors', 'POST'],
  ['/pictures.svg', 'no-cors', 'GET'],
  ['/healthz', 'navigate', 'GET'],
])('%s goes past the worker', async (path, mode, method) => {
  expect(await browser.gets(path, mode, method)).toBeUndefined();
});
