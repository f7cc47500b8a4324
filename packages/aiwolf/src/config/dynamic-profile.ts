import type { Endpoint } from '@moonrise/bots/llm';
import { aiAddressFault } from '@moonrise/bots/models';
import type { Written } from './schema.ts';

/** How a language model describes the players of each game. */
export interface DynamicProfile {
  readonly endpoint: () => Endpoint; // a function, so that the key is never logged or serialized
  readonly prompt: string;
  readonly attempts: number; // for each player
  readonly maxTokens: number;
  readonly avatars: readonly string[]; // addresses of pictures
}
type Variables = Readonly<Record<string, string | undefined>>;

const KEY = 'custom_profile.dynamic_profile';
const OPENAI = 'https://api.openai.com/v1';
const PROMPT =
  'Describe the person in the picture as a villager: a first name, and a short text for each other field. Do not mention the game of Werewolf.';

/** Null: profiles are not made by a model. A string: why they cannot be. */
export function dynamicProfileOf(
  { custom_profile }: Written,
  { OPENAI_API_KEY, AI_BASE_URL }: Variables,
): DynamicProfile | string | null {
  const { enable, model, prompt = PROMPT, attempts, max_tokens, avatars } = custom_profile.dynamic_profile;
  if (!enable || !custom_profile.enable) return null;
  const otherwise = 'until then the profiles of the configuration are used.';
  if (!model) return `${KEY}.model: is missing; name the model, ${otherwise}`;
  const key = OPENAI_API_KEY || null;
  if (key === null && !AI_BASE_URL)
    return `${KEY}.enable: needs the key in the environment variable OPENAI_API_KEY, or AI_BASE_URL for a server without a key; ${otherwise}`;
  const baseUrl = AI_BASE_URL || OPENAI;
  const fault = aiAddressFault(baseUrl, key);
  if (fault) return `${KEY}.enable: ${fault.replace(/\.$/, '')}; ${otherwise}`;
  const endpoint = (): Endpoint => ({ provider: 'openai-compatible', model, key, baseUrl });
  return { endpoint, prompt, attempts, maxTokens: max_tokens, avatars };
}
