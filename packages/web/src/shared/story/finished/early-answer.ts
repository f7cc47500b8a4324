import { at } from '../../install/base.ts';

let early: { readonly address: string; readonly answer: Promise<Response> } | undefined;

/** Asks for what the page that is being opened will need, while its code is still loading. */
export function askEarly(address: string): void {
  early = { address, answer: fetch(at(address)) };
  early.answer.catch(() => {}); // asked for again by the page
}

/** The answer to what was asked early, once; anything else is fetched. */
export function fetchOnce(address: string, signal: AbortSignal): Promise<Response> {
  const asked = early?.address === address ? early.answer : undefined;
  if (asked) early = undefined;
  return asked ?? fetch(at(address), { signal });
}
