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
  readonly shown: { readonly title: string; readonly options: Record<string, unknown> }[] = []; // notices
  pages: { readonly url: string; readonly visibilityState: string; readonly now?: string }[] = []; // now: where it has gone since
  readonly opened: string[] = [];
  private readonly base: string;

  constructor(release: object = { entry: '/assets/index-1.js', pages: [], words: {} }, base = '/') {
    this.base = base;
    this.starts(release);
  }
  /** A worker of this release takes over; the caches stay. */
  starts(release: object): void {
    const self = {
      location: { origin: ORIGIN, href: `${ORIGIN}${this.base}sw.js` },
      registration: {
        scope: `${ORIGIN}${this.base}`,
        showNotification: async (title: string, options: Record<string, unknown>) =>
          void this.shown.push({ title, options }),
      },
      clients: {
        claim: () => Promise.resolve(),
        matchAll: async () => [
          { url: `${ORIGIN}/`, postMessage: (message: object) => this.told.push(message) },
          ...this.pages.map((page) => ({
            ...page,
            postMessage: (_: object, [port]: MessagePort[] = []) => port?.postMessage(page.now ?? page.url),
            focus: () => this.opened.push('focused'),
          })),
        ],
        openWindow: async (address: string) => this.opened.push(address),
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
  /** A notice arrives, or is clicked. */
  async happens(name: 'install' | 'activate' | 'push' | 'notificationclick', facts: object = {}): Promise<void> {
    const waits: Promise<unknown>[] = [];
    this.handlers.get(name)?.({ ...facts, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
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
  /** As a page sees them. */
  storage() {
    return this.caches();
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

const notice = (kind: string) => ({
  data: { json: () => ({ kind, code: 'K7QM', until: Date.UTC(2026, 0, 10, 18) }) },
});
test('a notice is shown in the words that the page has laid down', async () => {
  const words = { title: 'Moonrise, Raum {code}', day: 'Der Tag hat begonnen. Er endet {time}.', language: 'de' };
  await (await browser.storage().open('notices')).put('words', new Response(JSON.stringify(words)));
  await browser.happens('push', notice('day'));
  const [{ title, options } = { title: '', options: {} }] = browser.shown;
  expect(title).toBe('Moonrise, Raum K7QM');
  expect(options.body).toMatch(/^Der Tag hat begonnen\. Er endet (Sa|So)\..*\d\d:\d\d\.$/);
  expect(options).toMatchObject({ tag: 'K7QM', lang: 'de', data: { address: `${ORIGIN}/r/K7QM` } });
  await browser.happens('activate'); // a new version leaves the words where they are
  await browser.happens('push', notice('day'));
  expect(browser.shown.at(-1)?.title).toBe('Moonrise, Raum K7QM');
});
test('without words it is English, and an unknown kind says that it is the player’s turn', async () => {
  await browser.happens('push', notice('new in a later version'));
  expect(browser.shown[0]?.options.body).toMatch(
    /^It is your turn\. The phase ends Sat.*\.$|^It is your turn\. The phase ends Sun.*\.$/,
  );
});
test('a notice about the room on the screen is not shown', async () => {
  browser.pages = [{ url: `${ORIGIN}/r/K7QM`, visibilityState: 'visible' }];
  await browser.happens('push', notice('turn'));
  expect(browser.shown).toEqual([]);
  browser.pages = [{ url: `${ORIGIN}/r/K7QM`, visibilityState: 'hidden' }];
  await browser.happens('push', notice('turn'));
  expect(browser.shown).toHaveLength(1);
});
test('a page that has gone to the room since it was opened counts as there', async () => {
  const address = `${ORIGIN}/r/K7QM`;
  browser.pages = [{ url: `${ORIGIN}/`, visibilityState: 'visible', now: `${address}#talk` }];
  await browser.happens('push', notice('turn'));
  expect(browser.shown).toEqual([]);
  await browser.happens('notificationclick', { notification: { close: () => {}, data: { address } } });
  expect(browser.opened).toEqual(['focused']);
  browser.pages = [{ url: address, visibilityState: 'visible', now: `${ORIGIN}/guide` }];
  await browser.happens('push', notice('turn'));
  expect(browser.shown).toHaveLength(1);
});
test('a click goes to the room: to its page if one is open', async () => {
  const notification = { close: () => {}, data: { address: `${ORIGIN}/r/K7QM` } };
  await browser.happens('notificationclick', { notification });
  browser.pages = [{ url: `${ORIGIN}/r/K7QM`, visibilityState: 'hidden' }];
  await browser.happens('notificationclick', { notification });
  expect(browser.opened).toEqual([`${ORIGIN}/r/K7QM`, 'focused']);
});
test('below a path, only its own pages and parts are kept', async () => {
  const below = new Browser({ entry: '/assets/index-1.js', pages: [], words: {} }, '/wolf/');
  below.network.set('/wolf/', '<script src="/wolf/assets/index-1.js"></script>');
  below.network.set('/wolf/assets/index-1.js', 'one');
  await below.happens('install');
  await below.happens('activate');
  below.isOnline = false;
  expect(await below.gets('/wolf/r/K7QM', 'navigate')).toContain('index-1.js');
  expect(await below.gets('/wolf/assets/index-1.js')).toBe('one');
  expect(await below.gets('/wolf/api/rulesets', 'navigate')).toBeUndefined();
  expect(await below.gets('/other/page', 'navigate')).toBeUndefined();
  expect(await below.gets('/assets/index-1.js')).toBeUndefined();
  expect(below.told).toEqual([{ type: 'release', entry: '/wolf/assets/index-1.js' }]);
  await below.happens('push', notice('turn'));
  expect(below.shown[0]?.options).toMatchObject({
    icon: '/wolf/icon-192.png',
    data: { address: `${ORIGIN}/wolf/r/K7QM` },
  });
});
