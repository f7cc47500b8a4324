import type { LanguageModel, LanguageModelUsage, ModelMessage } from 'ai';
import { boundedFetch } from './bounded-fetch.ts';
import {
  type Completion,
  type CompletionRequest,
  type Port,
  PortFailure,
  type PromptMessage,
  type Usage,
} from './port.ts';

export interface Endpoint {
  readonly provider: 'anthropic' | 'openai-compatible';
  readonly model: string;
  readonly key: string | null; // local endpoints often need none
  readonly baseUrl: string | null; // null: the provider's own
}
const ANTHROPIC = 'https://api.anthropic.com/v1';
const MOST_BYTES = 262_144; // a hundred times what the output limit allows

/** A provider behind the AI SDK. The SDK is loaded on the first call. */
export function sdkPort(endpoint: Endpoint): Port {
  let loading: Promise<Sdk> | undefined;
  const loaded = (): Promise<Sdk> => {
    loading ??= load(endpoint);
    return loading;
  };
  return {
    warm: loaded,
    complete: async (request, signal) => {
      const sdk = await loaded();
      try {
        return await ask(sdk, request, signal);
      } catch (error) {
        return sdk.recovered(error) ?? fail(sdk, error, signal);
      }
    },
  };
}

interface Sdk {
  readonly ai: typeof import('ai');
  readonly model: LanguageModel;
  readonly isAnthropic: boolean;
  readonly recovered: (error: unknown) => Completion | undefined;
}
async function load(endpoint: Endpoint): Promise<Sdk> {
  const ai = await import('ai');
  // The SDK would warn on the console about unknown models.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const isAnthropic = endpoint.provider === 'anthropic';
  const model = await (isAnthropic ? anthropic(endpoint) : compatible(endpoint));
  // The SDK throws on text that is not quite JSON; we parse it more leniently.
  const recovered = (error: unknown) =>
    ai.NoObjectGeneratedError.isInstance(error) && error.text !== undefined
      ? completionOf(error.text, error.finishReason ?? 'stop', error.usage)
      : undefined;
  return { ai, model, isAnthropic, recovered };
}
async function anthropic({ key, baseUrl, model }: Endpoint): Promise<LanguageModel> {
  const { createAnthropic } = await import('@ai-sdk/anthropic');
  // Every option is set, so that the SDK reads none from the environment.
  return createAnthropic({
    apiKey: key ?? 'none',
    baseURL: baseUrl === null ? ANTHROPIC : versioned(baseUrl),
    fetch: boundedFetch(MOST_BYTES),
  })(model);
}
async function compatible({ key, baseUrl, model }: Endpoint): Promise<LanguageModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'compatible',
    ...(key !== null && { apiKey: key }),
    baseURL: versioned(baseUrl ?? ''),
    supportsStructuredOutputs: true, // otherwise the SDK silently drops the schema
    supportedUrls: () => ({ 'image/*': [/^https?:/] }), // otherwise the SDK would fetch pictures itself
    fetch: boundedFetch(MOST_BYTES),
  })(model);
}
/** Adds the version path: "http://localhost:11434" becomes "http://localhost:11434/v1". */
function versioned(baseUrl: string): string {
  const url = new URL(baseUrl);
  if (url.pathname === '/') url.pathname = '/v1';
  return url.href.replace(/\/$/, '');
}

async function ask({ ai, model, isAnthropic }: Sdk, request: CompletionRequest, signal: AbortSignal) {
  const { schema, maxOutputTokens, messages } = request;
  const { text, finishReason, usage } = await ai.generateText({
    model,
    system: isAnthropic ? cached(request.system) : request.system.filter(Boolean).join('\n\n'), // some endpoints accept only one system message
    messages: messages.map(messageOf),
    output: ai.Output.object({ name: 'answer', schema: ai.jsonSchema(schema) }),
    maxOutputTokens,
    maxRetries: 0, // every try costs money, so the caller decides
    abortSignal: signal,
  });
  return completionOf(text, finishReason, usage);
}
function messageOf({ from, text, image }: PromptMessage): ModelMessage {
  if (from === 'model') return { role: 'assistant', content: text };
  if (image === undefined) return { role: 'user', content: text };
  return {
    role: 'user',
    content: [
      { type: 'text', text },
      { type: 'image', image: new URL(image) },
    ],
  };
}
const cached = (parts: CompletionRequest['system']) =>
  parts.map((content) => ({
    role: 'system' as const,
    content,
    providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  }));

const ENDS: Readonly<Record<string, Completion['end']>> = { length: 'cut', 'content-filter': 'refusal' };
const completionOf = (text: string, reason: string, usage: LanguageModelUsage | undefined): Completion => ({
  text,
  end: ENDS[reason] ?? 'stop',
  usage: usage ? usageOf(usage) : null,
});
function usageOf({ inputTokens, inputTokenDetails, outputTokens }: LanguageModelUsage): Usage | null {
  if (inputTokens === undefined || outputTokens === undefined) return null;
  const { cacheReadTokens: cacheRead = 0, cacheWriteTokens: cacheWrite = 0 } = inputTokenDetails;
  return { input: Math.max(0, inputTokens - cacheRead - cacheWrite), cacheRead, cacheWrite, output: outputTokens };
}

function fail({ ai }: Sdk, error: unknown, signal: AbortSignal): never {
  if (signal.aborted) throw new PortFailure('aborted');
  if (!ai.APICallError.isInstance(error)) throw new PortFailure('garbled');
  const { statusCode: status, responseHeaders } = error;
  if (status === undefined) throw new PortFailure('unavailable');
  throw new PortFailure(faultOf(status), { status, retryAfter: retryAfter(responseHeaders ?? {}) });
}
function faultOf(status: number): PortFailure['fault'] {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 429) return 'busy';
  if (status < 400) return 'garbled';
  return status >= 500 || status === 408 || status === 409 ? 'unavailable' : 'rejected';
}
/** In milliseconds. Dates are ignored. */
function retryAfter(headers: Readonly<Record<string, string>>): number | null {
  const ms = Number(headers['retry-after-ms']);
  if (headers['retry-after-ms'] !== undefined && Number.isFinite(ms)) return ms;
  const seconds = Number(headers['retry-after']);
  return headers['retry-after'] !== undefined && Number.isFinite(seconds) ? seconds * 1000 : null;
}
