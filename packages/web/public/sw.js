// Caches the page itself, so that it opens offline and says "connecting…". Game data is never cached: requests to the API
// bypass this worker. The network comes first, so a new version is used at the next load.
const KEPT = 'moonrise-shell-1';
const MOST = 120; // files, including those of older versions
const ANY = { ignoreVary: true }; // responses do not depend on request headers

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
/** These files have a content hash in their names: a cached one is never stale. */
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
    if (page.ok && !page.redirected) await cache.put('/', page.clone()); // every route has the same page
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
