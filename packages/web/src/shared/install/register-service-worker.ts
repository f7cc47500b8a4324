/** Lets the page open offline, where the browser supports service workers. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  if (location.pathname.startsWith('/contest')) return; // a contest server has nothing to show offline
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').then(
      () => tellParts(),
      () => undefined, // private windows may refuse
    );
  });
}

/** The first load did not go through the worker, so it is told which files to cache. */
async function tellParts(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ type: 'keep', parts });
}
