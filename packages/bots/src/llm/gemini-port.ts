import { z } from 'zod';
import { type Endpoint, versioned } from './endpoint.ts';
import { type Completion, type CompletionRequest, type Port, PortFailure, type PromptMessage } from './port.ts';
import { faultOf, retryAfter } from './provider-faults.ts';

const GOOGLE = 'https://generativelanguage.googleapis.com/v1beta';
const answerShape = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({
            parts: z.array(z.object({ text: z.string().optional(), thought: z.boolean().optional() })).optional(),
          })
          .optional(),
        finishReason: z.string().optional(),
      }),
    )
    .optional(),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  usageMetadata: z
    .object({
      promptTokenCount: z.number(),
      candidatesTokenCount: z.number().optional(),
      thoughtsTokenCount: z.number().optional(),
      cachedContentTokenCount: z.number().optional(),
    })
    .optional(),
});
type GeminiAnswer = z.infer<typeof answerShape>;

/** Gemini's own API: one `generateContent` request for each call. */
export function geminiPort({ model, key, baseUrl }: Endpoint, fetching: typeof fetch): Port {
  const base = baseUrl === null ? GOOGLE : versioned(baseUrl, 'v1beta');
  const address = `${base}/models/${encodeURIComponent(model)}:generateContent`;
  const headers = { 'content-type': 'application/json', ...(key !== null && { 'x-goog-api-key': key }) };
  return {
    complete: async (request, signal) => {
      const response = await sent(
        fetching(address, { method: 'POST', headers, body: JSON.stringify(bodyOf(request)), signal }),
        signal,
      );
      const text = await sent(response.text(), signal);
      if (!response.ok) throw failureOf(response, text);
      return completionOf(text);
    },
  };
}
async function sent<T>(doing: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await doing;
  } catch {
    throw new PortFailure(signal.aborted ? 'aborted' : 'unavailable');
  }
}

const bodyOf = ({ system, messages, schema, maxOutputTokens }: CompletionRequest) => ({
  systemInstruction: { parts: system.filter(Boolean).map((text) => ({ text })) },
  contents: messages.map(contentOf),
  generationConfig: { maxOutputTokens, responseMimeType: 'application/json', responseJsonSchema: schema },
});
const contentOf = ({ from, text, image }: PromptMessage) => ({
  role: from === 'model' ? 'model' : 'user',
  parts: [{ text }, ...(image === undefined ? [] : [{ fileData: { fileUri: image } }])],
});

const ENDS: Readonly<Record<string, Completion['end']>> = { STOP: 'stop', MAX_TOKENS: 'cut' };
function completionOf(text: string): Completion {
  const read = answerShape.safeParse(parsed(text));
  if (!read.success) throw new PortFailure('garbled');
  const { candidates: [candidate] = [], promptFeedback } = read.data;
  if (!candidate && promptFeedback?.blockReason === undefined) throw new PortFailure('garbled');
  const parts = candidate?.content?.parts ?? [];
  return {
    text: parts.map(({ text: words = '', thought }) => (thought ? '' : words)).join(''),
    end: candidate ? (ENDS[candidate.finishReason ?? 'STOP'] ?? 'refusal') : 'refusal', // SAFETY, BLOCKLIST, …
    usage: usageOf(read.data),
  };
}
function usageOf({ usageMetadata }: GeminiAnswer): Completion['usage'] {
  if (!usageMetadata) return null;
  const { promptTokenCount, candidatesTokenCount = 0, thoughtsTokenCount = 0 } = usageMetadata;
  const cacheRead = usageMetadata.cachedContentTokenCount ?? 0;
  return {
    input: Math.max(0, promptTokenCount - cacheRead),
    cacheRead,
    cacheWrite: 0,
    output: candidatesTokenCount + thoughtsTokenCount,
  };
}

/** Gemini names the time of a retry in the body, and answers a wrong key with 400. */
function failureOf({ status, headers }: Response, text: string): PortFailure {
  const [, seconds] = /"retryDelay"\s*:\s*"([\d.]+)s"/.exec(text) ?? [];
  const after = seconds === undefined ? retryAfter((name) => headers.get(name)) : Number(seconds) * 1000;
  const fault = status === 400 && text.includes('API_KEY_INVALID') ? 'unauthorized' : faultOf(status);
  return new PortFailure(fault, { status, retryAfter: after });
}
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
