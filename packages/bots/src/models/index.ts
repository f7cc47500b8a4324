export type { ModelDefinition } from './model-definition.ts';
export { type ModelEnvironment, readModels } from './model-file.ts';
export { limitedPort, modelPort } from './model-port.ts';
export { aiAddressFault, modelsIn, modelVariables } from './model-variables.ts';
export { costOf, MICROS, type Prices, priceOf, worstCost } from './prices.ts';
export { Semaphore } from './semaphore.ts';
