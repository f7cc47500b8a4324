/**
 * `fetch` for endpoints that answer 200 and then say in the body that a provider behind them failed, as OpenRouter does. Such an
 * answer gets the status that its body names.
 */
export const withErrorStatus =
  (fetching: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await fetching(input, init);
    if (!response.ok) return response;
    const text = await response.text();
    const [, status] = /^\s*\{\s*"error"\s*:\s*\{[^{}]*"code"\s*:\s*([45]\d\d)\b/.exec(text) ?? [];
    return new Response(text, { status: Number(status ?? response.status), headers: response.headers });
  };
