import type { LanguageModel, LanguageModelUsage, ModelMessage } from 'ai';
import { type Endpoint, versioned } from './endpoint.ts';
import {
  type Completion,
  type CompletionRequest,
  type Port,
  PortFailure,
  type PromptMessage,
  type Usage,
} from './port.ts';
import { faultOf, retryAfter } from './provider-faults.ts';

const ANTHROPIC = 'https://api.anthropic.com/v1';

/** A provider behind the AI SDK. The SDK is loaded on the first call. */
export function sdkPort(endpoint: Endpoint, fetching: typeof fetch): Port {
  let loading: Promise<Sdk> | undefined;
  const loaded = (): Promise<Sdk> => {
    loading ??= load(endpoint, fetching);
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
async function load(endpoint: Endpoint, fetching: typeof fetch): Promise<Sdk> {
  const ai = await import('ai');
  // The SDK would warn on the console about unknown models.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const isAnthropic = endpoint.provider === 'anthropic';
  const model = await (isAnthropic ? anthropic : compatible)(endpoint, fetching);
  // The SDK throws on text that is not quite JSON; we parse it more leniently.
  const recovered = (error: unknown) =>
    ai.NoObjectGeneratedError.isInstance(error) && error.text !== undefined
      ? completionOf(error.text, error.finishReason ?? 'stop', error.usage)
      : undefined;
  return { ai, model, isAnthropic, recovered };
}
async function anthropic({ key, baseUrl, model }: Endpoint, fetching: typeof fetch): Promise<LanguageModel> {
  const { createAnthropic } = await import('@ai-sdk/anthropic');
  // Every option is set, so that the SDK reads none from the environment.
  return createAnthropic({
    apiKey: key ?? 'none',
    baseURL: baseUrl === null ? ANTHROPIC : versioned(baseUrl, 'v1'),
    fetch: fetching,
  })(model);
}
async function compatible({ key, baseUrl, model }: Endpoint, fetching: typeof fetch): Promise<LanguageModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'compatible',
    ...(key !== null && { apiKey: key }),
    baseURL: versioned(baseUrl ?? '', 'v1'),
    supportsStructuredOutputs: true, // otherwise the SDK silently drops the schema
    supportedUrls: () => ({ 'image/*': [/^https?:/] }), // otherwise the SDK would fetch pictures itself
    fetch: fetching,
  })(model);
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
  throw new PortFailure(faultOf(status), { status, retryAfter: retryAfter((name) => responseHeaders?.[name]) });
}
