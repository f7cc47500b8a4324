import type { Endpoint, ReasoningEffort } from './endpoint.ts';

export type WireBody = Readonly<Record<string, unknown>>;
/** A way to send a parameter, or to leave it out. */
type Form = (body: WireBody) => WireBody;
/** A parameter that a provider may refuse, with the forms in which it is tried, the preferred one first. */
export interface Parameter {
  readonly refusedIn: RegExp; // how an error names it
  readonly forms: readonly [Form, Form, ...Form[]];
}

const asIs: Form = (body) => body;
const set =
  (fields: WireBody): Form =>
  (body) => ({ ...body, ...fields });
const without =
  (field: string): Form =>
  ({ [field]: _, ...body }) =>
    body;
/** The same inside of an object in the body. */
const within =
  (outer: string, form: Form): Form =>
  (body) => ({ ...body, [outer]: form((body[outer] ?? {}) as WireBody) });
const renamed =
  (from: string, to: string): Form =>
  ({ [from]: value, ...body }) =>
    value === undefined ? body : { ...body, [to]: value };

type Asked = Pick<Endpoint, 'provider' | 'model' | 'baseUrl'> & {
  readonly reasoning: ReasoningEffort | null;
  readonly temperature: number | null;
  readonly tokenField: NonNullable<Endpoint['tokenField']>;
};

/** What is sent to an endpoint besides the prompt, and what it may refuse. */
export function parametersOf(endpoint: Endpoint): readonly Parameter[] {
  const { reasoning = null, temperature = null, tokenField = 'max_tokens' } = endpoint;
  return makers[endpoint.provider]({ ...endpoint, reasoning, temperature, tokenField });
}

const makers: Readonly<Record<Endpoint['provider'], (asked: Asked) => readonly Parameter[]>> = {
  anthropic: ({ reasoning, temperature }) => [
    ...(temperature === null ? [] : [heat(set({ temperature }))]),
    ...(reasoning === null ? [] : [claudeThinking(reasoning)]),
    { refusedIn: /output_config|output_format|json_schema/, forms: [asIs, without('output_config')] },
  ],
  'openai-compatible': ({ reasoning, temperature, tokenField, baseUrl }) => [
    outputLimit(tokenField),
    ...(temperature === null ? [] : [heat(set({ temperature }))]),
    ...(reasoning === null ? [] : compatibleThinking(reasoning, baseUrl ?? '')),
    {
      refusedIn: /response_?format|json_?schema|structured output|grammar/,
      forms: [asIs, set({ response_format: { type: 'json_object' } }), without('response_format')],
    },
  ],
  gemini: ({ reasoning, temperature, model }) => [
    ...(temperature === null ? [] : [heat(within('generationConfig', set({ temperature })))]),
    ...(reasoning === null ? [] : [geminiThinking(reasoning, model)]),
    {
      refusedIn: /response_?(json_?)?schema|json schema/,
      forms: [asIs, within('generationConfig', without('responseJsonSchema'))],
    },
    {
      refusedIn: /response_?mime_?type|json mode/,
      forms: [
        asIs,
        within('generationConfig', (config) => without('responseMimeType')(without('responseJsonSchema')(config))),
      ],
    },
  ],
};

const heat = (form: Form): Parameter => ({ refusedIn: /temperature/, forms: [form, asIs] });

/** Output is always limited; only the name of the limit may change. */
function outputLimit(field: NonNullable<Endpoint['tokenField']>): Parameter {
  const newName = renamed('max_tokens', 'max_completion_tokens');
  return {
    refusedIn:
      /max_(completion_)?tokens.*(support|recogni|unknown|permitted|max_completion_tokens|max_tokens.* instead)/s,
    forms: field === 'max_tokens' ? [asIs, newName] : [newName, asIs],
  };
}

const SHARE: Readonly<Record<Exclude<ReasoningEffort, 'off'>, number>> = { low: 0.25, medium: 0.5, high: 0.75 };
const LEAST_THOUGHT = 1_024; // tokens: Anthropic accepts no smaller budget
const ROOM = 600; // tokens for the answer
/** The part of an output limit that a model may spend on thinking. */
const thoughtIn = (limit: unknown, effort: Exclude<ReasoningEffort, 'off'>): number =>
  Math.max(LEAST_THOUGHT, Math.floor((Number(limit) - ROOM) * SHARE[effort]));

/** Older models think with a budget of tokens, newer ones by effort. */
function claudeThinking(reasoning: ReasoningEffort): Parameter {
  const refusedIn = /thinking|effort/;
  if (reasoning === 'off') return { refusedIn, forms: [set({ thinking: { type: 'disabled' } }), asIs] };
  const budgeted: Form = (body) =>
    set({ thinking: { type: 'enabled', budget_tokens: thoughtIn(body.max_tokens, reasoning) } })(body);
  const adaptive: Form = (body) =>
    within('output_config', set({ effort: reasoning }))(set({ thinking: { type: 'adaptive' } })(body));
  return { refusedIn, forms: [budgeted, adaptive, asIs] };
}

function compatibleThinking(reasoning: ReasoningEffort, baseUrl: string): readonly Parameter[] {
  const isOff = reasoning === 'off';
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).hostname : '';
  if (host === 'openrouter.ai') {
    const asked = set({ reasoning: isOff ? { enabled: false } : { effort: reasoning } });
    return [{ refusedIn: /reasoning|thinking/, forms: [asked, asIs] }];
  }
  const refusedIn = /reasoning|thinking(?!_kwargs)|think\b/;
  if (!isOff) return [{ refusedIn, forms: [set({ reasoning_effort: reasoning }), asIs] }];
  const effort: Parameter = {
    refusedIn,
    forms: [set({ reasoning_effort: 'none' }), set({ reasoning_effort: 'minimal' }), asIs],
  };
  if (host === 'api.openai.com') return [effort];
  // llama.cpp and vLLM hand this to the model's template.
  const template = set({ chat_template_kwargs: { enable_thinking: false } });
  return [{ refusedIn: /chat_template_kwargs|enable_thinking/, forms: [template, asIs] }, effort];
}

/** Gemini 2 thinks with a budget of tokens, later ones by level. */
function geminiThinking(reasoning: ReasoningEffort, model: string): Parameter {
  const level = (thinkingLevel: string): Form => thinking(() => ({ thinkingLevel }));
  const budget: Form = thinking((limit) => ({ thinkingBudget: reasoning === 'off' ? 0 : thoughtIn(limit, reasoning) }));
  const byLevel = reasoning === 'off' ? [level('minimal'), level('low')] : [level(reasoning)];
  const isOld = /^gemini-2/.test(model);
  const [first = budget, ...more] = isOld ? [budget, ...byLevel] : [...byLevel, budget];
  return { refusedIn: /thinking/, forms: [first, more[0] ?? asIs, ...more.slice(1), asIs] };
}
const thinking = (config: (limit: unknown) => WireBody): Form =>
  within('generationConfig', (inner) => set({ thinkingConfig: config(inner.maxOutputTokens) })(inner));
