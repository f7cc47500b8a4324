// Caches the pages, so that they open offline and an open tab finds its parts after an update. Game data is never cached:
// requests to the API bypass this worker. The network comes first, so a new version is used at the next load.
const RELEASE = { entry: 'unbuilt', pages: [], words: {} }; // filled in by the build
const KEPT = `moonrise ${RELEASE.entry}`;
const MOST = 200; // files of a version
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
  event.waitUntil(keepParts(words ? [...data.parts, ...RELEASE.pages, ...words] : data.parts));
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
    if (page.ok && !page.redirected) await cache.put('/', page.clone()); // every route has the same page
    return page;
  } catch (error) {
    const kept = await cache.match('/', ANY);
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
  const others = (await caches.keys()).filter((name) => name !== KEPT);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** An open page of another version can offer to reload. */
async function announce() {
  for (const page of await self.clients.matchAll({ type: 'window' }))
    page.postMessage({ type: 'release', entry: RELEASE.entry });
}
