// Caches the pages, so that they open offline and an open tab finds its parts after an update. Game data is never cached:
// requests to the API bypass this worker. The network comes first, so a new version is used at the next load.
const RELEASE = { entry: 'unbuilt', pages: [], words: {} }; // filled in by the build
const KEPT = `moonrise ${RELEASE.entry}`;
const MOST = 200; // files of a version
const BASE = new URL('.', self.location.href).pathname; // mostly /
const under = (path) => BASE + path.slice(1); // what the build wrote down
const WORDS = 'notices'; // the cache in which the pages lay down the words of notices
const PATIENCE = 500; // ms for an answer of a page
const ANY = { ignoreVary: true }; // responses do not depend on request headers

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    forgetOlder()
      .then(() => self.clients.claim())
      .then(announce),
  );
});
self.addEventListener('message', (event) => {
  const { data } = event;
  if (data?.type !== 'keep' || !Array.isArray(data.parts)) return;
  const words = RELEASE.words[data.language];
  event.waitUntil(keepParts(words ? [...data.parts, ...[...RELEASE.pages, ...words].map(under)] : data.parts));
});
self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openRoom(event.notification.data.address));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(pageFor(request));
  else if (isPart(pathname)) event.respondWith(partFor(request));
});

const isPage = (path) =>
  path.startsWith(BASE) &&
  !/^(api|socket\.io|healthz|readyz|metrics)(\/|$)/.test(path.slice(BASE.length)) &&
  !/\.\w+$/.test(path);
/** These files have a content hash in their names: a cached one is never stale. */
const isPart = (path) => path.startsWith(`${BASE}assets/`);

async function keepPage() {
  const cache = await caches.open(KEPT);
  const page = await fetch(BASE, { cache: 'no-cache' });
  if (!page.ok) throw new Error(`The page answered ${page.status}.`);
  const parts = (await page.clone().text()).match(/\/[\w./~-]*assets\/[\w.-]+/g) ?? [];
  await cache.put(BASE, page);
  await keepParts(parts);
}

async function keepParts(addresses) {
  const cache = await caches.open(KEPT);
  for (const address of new Set(addresses)) {
    const { origin, pathname } = new URL(address, self.location.origin);
    if (origin !== self.location.origin || !isPart(pathname) || (await cache.match(pathname, ANY))) continue;
    const unchanged = await caches.match(pathname, ANY); // since the version before
    const part = unchanged ?? (await fetch(pathname).catch(() => undefined));
    if (part?.ok) await cache.put(pathname, part);
  }
  await trim(cache);
}

async function pageFor(request) {
  const cache = await caches.open(KEPT);
  try {
    const page = await fetch(request);
    if (page.ok && !page.redirected) await cache.put(BASE, page.clone()); // every route has the same page
    return page;
  } catch (error) {
    const kept = await cache.match(BASE, ANY);
    if (kept) return kept;
    throw error;
  }
}

async function partFor(request) {
  const kept = await caches.match(request, ANY); // of this version or the one before
  if (kept) return kept;
  const cache = await caches.open(KEPT);
  const part = await fetch(request);
  if (part.ok) await cache.put(request, part.clone());
  return part;
}

async function trim(cache) {
  const keys = await cache.keys();
  const parts = keys.filter(({ url }) => isPart(new URL(url).pathname));
  for (const old of parts.slice(0, Math.max(0, parts.length - MOST))) await cache.delete(old);
}

/** The version before stays for tabs that are still open. */
async function forgetOlder() {
  const others = (await caches.keys()).filter((name) => name !== KEPT && name !== WORDS);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** An open page of another version can offer to reload. */
async function announce() {
  for (const page of await self.clients.matchAll({ type: 'window' }))
    page.postMessage({ type: 'release', entry: under(RELEASE.entry) });
}

const PLAIN = { title: 'Moonrise, room {code}', turn: 'It is your turn. The phase ends {time}.', language: 'en' };

/** A notice of a slow game: says so, unless the room is on the screen. A newer notice of a room takes the place of an older one. */
async function tell(data) {
  const { kind, code, until } = data.json();
  const address = new URL(`r/${encodeURIComponent(code)}`, self.registration.scope).href;
  const pages = await pagesAt(address);
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const words = await noticeWords();
  const when = { weekday: 'short', hour: '2-digit', minute: '2-digit' };
  const time = new Date(until).toLocaleString(words.language, when);
  await self.registration.showNotification(words.title.replace('{code}', code), {
    body: (words[kind] ?? words.turn).replace('{time}', time),
    tag: code,
    renotify: true,
    icon: `${BASE}icon-192.png`,
    lang: words.language,
    data: { address },
  });
}
async function noticeWords() {
  const cache = await caches.open(WORDS);
  const kept = await cache.match('words', ANY);
  return kept ? { ...PLAIN, ...(await kept.json()) } : PLAIN;
}
async function openRoom(address) {
  const [page] = await pagesAt(address);
  return page ? page.focus() : self.clients.openWindow(address);
}

/** Browsers tell only the address at which a page was opened, so the page is asked. One that does not answer counts as still there. */
async function pagesAt(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const places = await Promise.all(pages.map((page) => Promise.race([answerOf(page), later(page.url)])));
  return pages.filter((_, i) => places[i].split(/[?#]/)[0] === address);
}
const answerOf = (page) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(String(data));
    };
    page.postMessage({ type: 'where' }, [port2]);
  });
const later = (answer) => new Promise((resolve) => setTimeout(resolve, PATIENCE, answer));
