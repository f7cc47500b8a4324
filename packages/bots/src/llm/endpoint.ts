/** How much a model thinks before it answers. */
export type ReasoningEffort = 'off' | 'low' | 'medium' | 'high';

/** Where a model is, and how it is asked. */
export interface Endpoint {
  readonly provider: 'anthropic' | 'openai-compatible' | 'gemini';
  readonly model: string;
  readonly key: string | null; // local endpoints often need none
  readonly baseUrl: string | null; // null: the provider's own
  readonly reasoning?: ReasoningEffort | null; // null: as the provider has it
  readonly temperature?: number | null;
  readonly tokenField?: 'max_tokens' | 'max_completion_tokens'; // the name of the output limit
}

/** Adds the version path: "http://localhost:11434" becomes "http://localhost:11434/v1". */
export function versioned(baseUrl: string, version: string): string {
  const url = new URL(baseUrl);
  if (url.pathname === '/') url.pathname = `/${version}`;
  return url.href.replace(/\/$/, '');
}
