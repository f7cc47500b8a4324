import type { Endpoint, ReasoningEffort } from '../llm/index.ts';
import type { Prices } from './prices.ts';

/** A model that an operator offers. */
export interface ModelDefinition {
  readonly name: string; // its key in the file
  readonly provider: Endpoint['provider'];
  readonly model: string; // as the provider spells it
  readonly secrets: () => Pick<Endpoint, 'key' | 'baseUrl'>; // a function, so that it is never logged or serialized
  readonly prices: Prices;
  readonly reasoning: ReasoningEffort | null; // null: as the provider has it
  readonly temperature: number | null;
  readonly tokenField: NonNullable<Endpoint['tokenField']>;
  readonly maxOutputTokens: number; // reasoning and answer together
  readonly onlyWords?: true; // a built-in player decides, the model rewords what it says
  readonly reads?: true; // a built-in player decides, the model reads what people say
  readonly concurrency: number; // calls at once
  readonly budget: ModelBudget;
}
/** What may be spent on one model, in micro-dollars; null: only the caps of the server count. */
interface ModelBudget {
  readonly day: number | null;
  readonly game: number | null;
}

export const USUAL_TOKENS = 600;
export const REASONING_TOKENS = 4_000; // room to think before the answer
export const USUAL_CONCURRENCY = 8;
