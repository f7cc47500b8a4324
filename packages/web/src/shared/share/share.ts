export interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}
export const maySystemShare = (): boolean => typeof navigator.share === 'function';

/** Opens the system's share sheet; false if there is none. Closing it counts as success. */
export async function systemShare(shared: Shared): Promise<boolean> {
  if (!maySystemShare()) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Copies a text; false if that failed. Without https there is no clipboard API, hence the fallback. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.className = 'unseen';
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}
