/** Lets the page open without a network. Where the browser has no service workers nothing is missing but that. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  if (location.pathname.startsWith('/contest')) return; // its server has no first page to keep, and nothing to show offline
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').then(
      () => tellParts(),
      () => undefined, // private windows may refuse
    );
  });
}

/** The first time the page was loaded past the worker, so the worker is told which parts to keep. */
async function tellParts(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ type: 'keep', parts });
}
