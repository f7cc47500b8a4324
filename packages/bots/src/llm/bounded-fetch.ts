/**
 * `fetch` for one provider. It follows no redirect, which could leak the key, and aborts answers above a size limit.
 */
export const boundedFetch =
  (mostBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(bound(mostBytes)), { status, statusText, headers });
  };

function bound(most: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(new Error(`an answer of more than ${most} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
