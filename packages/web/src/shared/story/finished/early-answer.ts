import { at } from '../../install/base.ts';

type Asked = Pick<Response, 'ok' | 'status' | 'json'>;
let early: { readonly address: string; readonly answer: Promise<Asked> } | undefined;

/** Asks for what the page that is being opened will need, while its code is still loading. */
export function askEarly(address: string): Promise<Asked> {
  const answer = fetch(at(address)).then(read);
  early = { address, answer };
  answer.catch(() => {}); // asked for again by the page
  return answer;
}
/** With its content, so that it can be taken more than once. */
async function read(answer: Response): Promise<Asked> {
  const { ok, status } = answer;
  const content: unknown = ok ? await answer.json() : undefined;
  return { ok, status, json: () => Promise.resolve(content) };
}

/** The answer to what was asked early, once; anything else is fetched. */
export function fetchOnce(address: string, signal: AbortSignal): Promise<Asked> {
  const asked = early?.address === address ? early.answer : undefined;
  if (asked) early = undefined;
  return asked ?? fetch(at(address), { signal });
}
