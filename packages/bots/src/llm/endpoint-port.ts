import { adaptingFetch } from './adapting-fetch.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { Endpoint } from './endpoint.ts';
import { withErrorStatus } from './error-in-answer.ts';
import { geminiPort } from './gemini-port.ts';
import { parametersOf } from './parameters.ts';
import type { Port } from './port.ts';
import { sdkPort } from './sdk-port.ts';

const MOST_BYTES = 524_288; // many times what any output limit allows

/** The provider of an endpoint. */
export function endpointPort(endpoint: Endpoint): Port {
  const fetching = adaptingFetch(parametersOf(endpoint), withErrorStatus(boundedFetch(MOST_BYTES)));
  return endpoint.provider === 'gemini' ? geminiPort(endpoint, fetching) : sdkPort(endpoint, fetching);
}
