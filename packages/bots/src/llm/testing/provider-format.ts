// The wire formats of the providers.
export interface BilledUsage {
  readonly input: number;
  readonly cacheRead: number;
  readonly output: number;
}
export interface ProviderAnswer {
  readonly text: string;
  readonly end?: 'length' | 'refusal';
  readonly usage?: BilledUsage | null; // null: not reported
}
/** What some providers add to an error. */
export interface ErrorDetails {
  readonly param?: string; // that was refused
  readonly details?: readonly unknown[];
}
type Body = Readonly<Record<string, unknown>>;
interface Message {
  readonly role: string;
  readonly content: string | readonly { readonly text?: string }[];
}
export interface ProviderFormat {
  readonly system: (body: Body) => string;
  readonly messages: (body: Body) => readonly string[];
  readonly schema: (body: Body) => Body | undefined;
  readonly key: (headers: Readonly<Record<string, unknown>>) => string;
  readonly answer: (body: Body, answer: ProviderAnswer, usage: BilledUsage | null) => unknown;
  readonly error: (type: string, message: string, more: ErrorDetails) => unknown;
}

const textOf = (content: Message['content'] | undefined): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join('\n\n');
const messagesIn = (body: Body): readonly Message[] => body.messages as readonly Message[];
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((inner, key) => (inner as Body | undefined)?.[key], value);

/** POST /v1/messages */
const anthropic: ProviderFormat = {
  system: (body) => textOf(body.system as Message['content']),
  messages: (body) => messagesIn(body).map(({ content }) => textOf(content)),
  schema: (body) => (at(body, 'output_config', 'format', 'schema') ?? at(body, 'tools', '0', 'input_schema')) as Body,
  key: (headers) => String(headers['x-api-key']),
  answer: (body, { text, end }, usage) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content: contentOf(body, text),
    stop_reason: end === 'length' ? 'max_tokens' : end === 'refusal' ? 'refusal' : body.tools ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: usage && {
      input_tokens: usage.input,
      output_tokens: usage.output,
      cache_read_input_tokens: usage.cacheRead,
      cache_creation_input_tokens: 0,
    },
  }),
  error: (type, message) => ({ type: 'error', error: { type, message } }),
};
/** Older models answer by calling a tool. */
function contentOf(body: Body, text: string): readonly unknown[] {
  if (!body.tools || !/^\{.*\}$/s.test(text)) return text === '' ? [] : [{ type: 'text', text }];
  return [{ type: 'tool_use', id: 'toolu_1', name: at(body, 'tools', '0', 'name'), input: JSON.parse(text) }];
}

/** POST /v1/chat/completions */
const compatible: ProviderFormat = {
  system: (body) => textOf(messagesIn(body).find(({ role }) => role === 'system')?.content),
  messages: (body) =>
    messagesIn(body)
      .filter(({ role }) => role !== 'system')
      .map(({ content }) => textOf(content)),
  schema: (body) => at(body, 'response_format', 'json_schema', 'schema') as Body,
  key: (headers) => String(headers.authorization ?? '').replace('Bearer ', ''),
  answer: (body, { text, end }, usage) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: body.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text },
        finish_reason: end === 'length' ? 'length' : end === 'refusal' ? 'content_filter' : 'stop',
      },
    ],
    ...(usage && {
      usage: {
        prompt_tokens: usage.input + usage.cacheRead,
        completion_tokens: usage.output,
        total_tokens: usage.input + usage.cacheRead + usage.output,
        prompt_tokens_details: { cached_tokens: usage.cacheRead },
      },
    }),
  }),
  error: (type, message, { param = null }) => ({ error: { type, message, code: null, param } }),
};

const GEMINI = /^\/v1beta\/models\/[\w.-]+:generateContent$/;
const GEMINI_ENDS = { length: 'MAX_TOKENS', refusal: 'SAFETY' } as const;
const partsOf = (content: unknown): string => textOf(at(content, 'parts') as Message['content']);

/** POST /v1beta/models/MODEL:generateContent */
const gemini: ProviderFormat = {
  system: (body) => partsOf(body.systemInstruction),
  messages: (body) => (body.contents as readonly unknown[]).map(partsOf),
  schema: (body) => at(body, 'generationConfig', 'responseJsonSchema') as Body,
  key: (headers) => String(headers['x-goog-api-key']),
  answer: (_, { text, end }, usage) => ({
    candidates: [
      {
        ...(text !== '' && { content: { role: 'model', parts: [{ text }] } }),
        finishReason: end === undefined ? 'STOP' : GEMINI_ENDS[end],
        index: 0,
      },
    ],
    ...(usage && {
      usageMetadata: {
        promptTokenCount: usage.input + usage.cacheRead,
        candidatesTokenCount: usage.output,
        cachedContentTokenCount: usage.cacheRead,
        totalTokenCount: usage.input + usage.cacheRead + usage.output,
      },
    }),
    modelVersion: 'gemini',
    responseId: 'r1',
  }),
  error: (type, message, { details = [] }) => ({ error: { code: 400, message, status: type.toUpperCase(), details } }),
};

export function formatAt(path: string): ProviderFormat | undefined {
  if (GEMINI.test(path)) return gemini;
  return { '/v1/messages': anthropic, '/v1/chat/completions': compatible }[path];
}
