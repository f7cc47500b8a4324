import type { Parameter, WireBody } from './parameters.ts';

/**
 * `fetch` for an endpoint with parameters that it may refuse. A refused one is changed or left out, and the request is made again;
 * a refused request costs nothing. What helped is remembered for the next requests.
 */
export function adaptingFetch(parameters: readonly Parameter[], fetching: typeof fetch): typeof fetch {
  let remembered: readonly number[] = parameters.map(() => 0); // the form of each parameter
  return async (input, init) => {
    const body = JSON.parse(String(init?.body)) as WireBody;
    for (let tried = remembered; ; ) {
      const sent = parameters.reduce((made, { forms }, i) => forms[tried[i] ?? 0]?.(made) ?? made, body);
      const response = await fetching(input, { ...init, body: JSON.stringify(sent) });
      const { status, statusText, headers } = response;
      if (response.ok) remembered = remembered.map((form, i) => Math.max(form, tried[i] ?? 0));
      if (status !== 400 && status !== 422) return response;
      const text = await response.text();
      const next = withoutRefused(parameters, tried, text);
      if (!next) return new Response(text, { status, statusText, headers });
      tried = next;
    }
  };
}

/** The next form of the parameter that an error names. Undefined: it names none that could be changed. */
function withoutRefused(
  parameters: readonly Parameter[],
  tried: readonly number[],
  error: string,
): readonly number[] | undefined {
  const named = [parameterIn(error), error].map((text) => text.toLowerCase());
  for (const text of named) {
    const refused = parameters.findIndex(
      ({ refusedIn, forms }, i) => refusedIn.test(text) && (tried[i] ?? 0) + 1 < forms.length,
    );
    if (refused >= 0) return tried.map((form, i) => (i === refused ? form + 1 : form));
  }
  return undefined;
}
/** Some providers name the parameter in a field of its own. */
function parameterIn(error: string): string {
  const [, name = ''] = /"param"\s*:\s*"([^"]*)"/.exec(error) ?? [];
  return name;
}
