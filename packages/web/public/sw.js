// Keeps the page itself, so that it opens without a network and says "connecting…". The game is never kept:
// what the server tells goes past this worker. The newest page is asked for first, so a new version is there at the next load.
const KEPT = 'moonrise-shell-1';
const MOST = 120; // files, those of older versions among them
const ANY = { ignoreVary: true }; // the same for everybody, whatever headers were sent along

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'keep' && Array.isArray(data.parts)) keepParts(data.parts);
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(pageFor(request));
  else if (isPart(pathname)) event.respondWith(partFor(request));
});

const isPage = (path) => !/^\/(api|socket\.io|healthz|readyz|metrics)(\/|$)/.test(path) && !/\.\w+$/.test(path);
/** The names of these files say what is in them: one that is kept is never out of date. */
const isPart = (path) => path.startsWith('/assets/');

async function keepPage() {
  const cache = await caches.open(KEPT);
  const page = await fetch('/', { cache: 'no-cache' });
  if (!page.ok) throw new Error(`The page answered ${page.status}.`);
  const parts = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  await cache.put('/', page);
  await keepParts(parts);
}

async function keepParts(addresses) {
  const cache = await caches.open(KEPT);
  for (const address of new Set(addresses)) {
    const { origin, pathname } = new URL(address, self.location.origin);
    if (origin !== self.location.origin || !isPart(pathname) || (await cache.match(pathname, ANY))) continue;
    const part = await fetch(pathname).catch(() => undefined);
    if (part?.ok) await cache.put(pathname, part);
  }
  await trim(cache);
}

async function pageFor(request) {
  const cache = await caches.open(KEPT);
  try {
    const page = await fetch(request);
    if (page.ok && !page.redirected) await cache.put('/', page.clone()); // it is the same at every address
    return page;
  } catch (error) {
    const kept = await cache.match('/', ANY);
    if (kept) return kept;
    throw error;
  }
}

async function partFor(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request, ANY);
  if (kept) return kept;
  const part = await fetch(request);
  if (part.ok) await cache.put(request, part.clone());
  return part;
}

async function trim(cache) {
  const keys = await cache.keys();
  const parts = keys.filter(({ url }) => isPart(new URL(url).pathname));
  for (const old of parts.slice(0, Math.max(0, parts.length - MOST))) await cache.delete(old);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}
