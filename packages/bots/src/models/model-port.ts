import { endpointPort, type Port, PortFailure } from '../llm/index.ts';
import type { ModelDefinition } from './model-definition.ts';
import { Semaphore } from './semaphore.ts';

/** The provider of a model. It remembers which parameters the provider has refused. */
export const modelPort = ({ secrets, ...definition }: ModelDefinition): Port =>
  endpointPort({ ...definition, ...secrets() });

/** A port with a limited number of calls at once; the others wait in order. */
export function limitedPort(port: Port, concurrency: number): Port {
  const semaphore = new Semaphore(concurrency);
  return {
    ...port,
    complete: async (request, signal) => {
      const leave = await semaphore.enter(signal);
      if (!leave) throw new PortFailure('aborted');
      try {
        return await port.complete(request, signal);
      } finally {
        leave();
      }
    },
  };
}
