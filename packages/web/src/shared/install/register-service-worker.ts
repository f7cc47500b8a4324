import { settings } from '../settings/settings.ts';
import { bestLanguage } from '../words/words.ts';
import { at } from './base.ts';
import { newVersion } from './new-version.ts';

const LOOK_MS = 30 * 60_000; // how often an open tab looks for a new version

/** Lets the pages open offline and learns of new versions, where the browser supports service workers. */
export async function registerServiceWorker(): Promise<void> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  if (location.pathname.startsWith(at('/contest'))) return; // a contest server has nothing to show offline
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data?.type === 'where') ports[0]?.postMessage(location.href);
    if (data?.type !== 'release') return;
    if (!document.querySelector(`script[src="${data.entry}"]`)) newVersion.arrive();
    tellParts();
  });
  const registration = await serviceWorker.register(at('/sw.js')).catch(() => undefined); // private windows may refuse
  if (!registration) return;
  await tellParts();
  const look = () => registration.update().catch(() => {}); // offline: the next time
  setInterval(look, LOOK_MS);
  addEventListener('online', look);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look();
  });
}

/** The first load did not go through the worker, so it is told which files to cache, and which language is read. */
async function tellParts(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  const { language } = settings.get();
  const isSparing = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  const all = !isSparing && { language: bestLanguage(language ? [language] : navigator.languages) };
  active?.postMessage({ type: 'keep', parts, ...all });
}
