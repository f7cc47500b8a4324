import { z } from 'zod';
import type { TraceContext } from '../tracing/active-traces.ts';
import type { Bus, HintListener } from './bus.ts';
import { openRedis } from './redis-client.ts';

const CHANNEL = 'moonrise/told';
const MOST_WAITING = 1_000; // messages that Redis has not accepted yet; more are dropped
const trace = z.object({ trace: z.string().regex(/^[\da-f]{32}$/), span: z.string().regex(/^[\da-f]{16}$/) });
const hints = z.array(z.tuple([z.string().max(100), z.int().min(0), trace.optional()])).max(10_000);

const LOST =
  'Redis does not answer: nodes see changes of other nodes late, and each node counts limits on its own. See REDIS_URL.';
const BACK = 'Redis answers again.';
type Report = (message: string, reason?: string) => void;

/** Connects nodes through Redis. While Redis is away hints are dropped and the operator is told. */
export function openRedisBus(url: string, report: Report): Bus {
  const listeners: HintListener[] = [];
  let isLost = false;
  const { client, close } = openRedis(url, MOST_WAITING, (reason) => {
    if (!isLost) report(LOST, reason); // once, not for every attempt
    isLost = true;
  });
  const receive = (message: string): void => {
    for (const [stream, seq, by] of hintsIn(message)) for (const listener of listeners) listener(stream, seq, by);
  };
  client.on('ready', () => {
    if (isLost) report(BACK);
    isLost = false;
    client.subscribe(CHANNEL, receive).catch(() => undefined);
  });
  let news = new Map<string, readonly [seq: number, trace?: TraceContext]>();
  const flush = (): void => {
    const message = JSON.stringify([...news].map(([stream, hint]) => [stream, ...hint]));
    news = new Map();
    client.publish(CHANNEL, message).catch(() => undefined);
  };
  return {
    publish: (stream, seq, by) => {
      if (news.size === 0) setImmediate(flush); // all hints of one turn go into one message
      news.set(stream, by ? [seq, by] : [seq]);
    },
    onHint: (listener) => void listeners.push(listener),
    isUp: () => client.isReady,
    close: async () => close(),
  };
}

function hintsIn(message: string): z.infer<typeof hints> {
  try {
    return hints.safeParse(JSON.parse(message)).data ?? [];
  } catch {
    return [];
  }
}
