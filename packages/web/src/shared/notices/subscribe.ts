import type { PayloadOf } from '@moonrise/protocol';
import type { Translate, UiLanguage } from '../words/words.ts';

type PushAddress = NonNullable<PayloadOf<'set_notices'>['address']>;
/** What a browser can do: Safari on an iPhone shows notices of installed pages only. */
export type Ability = 'possible' | 'install' | 'none';

export function ability(): Ability {
  const isAble = isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isAble) return 'possible';
  return (navigator as { standalone?: boolean }).standalone === false ? 'install' : 'none';
}
/** Asks the person, if they have not been asked before. */
export const isAllowed = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';
export const wasAllowed = (): boolean => ability() === 'possible' && Notification.permission === 'granted';

/** Where this browser takes notices that are signed with this key. */
export async function addressFor(pushKey: string): Promise<PushAddress> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const isSame = known !== null && keyOf(known) === pushKey;
  if (known && !isSame) await known.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  const { endpoint = '', keys } = (isSame ? known : await pushManager.subscribe(options)).toJSON();
  return { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}
/** Takes no more notices, from any room. */
export async function unsubscribe(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}
function keyOf({ options: { applicationServerKey: key } }: PushSubscription): string {
  const text = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const KINDS = ['day', 'turn', 'half', 'near', 'mention'] as const;
/** Lays the words of the notices down for the service worker, which has none of its own. */
export async function keepNoticeWords(t: Translate, language: UiLanguage): Promise<void> {
  const words = Object.fromEntries(KINDS.map((kind) => [kind, t(`notices.${kind}`)]));
  const kept = { ...words, title: t('notices.from'), language };
  await (await caches.open('notices')).put('words', new Response(JSON.stringify(kept)));
}
