import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localPresence } from '../nodes/local-presence.ts';
import { hashOf } from '../rooms/access/tokens.ts';
import { readSettings } from '../settings/settings.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { Nodes } from '../testing/nodes.ts';
import { serving } from '../testing/serving.ts';
import { Disk, diskStore } from '../testing/simulator/disk.ts';
import { must, seatAndDeal, type TestSeat } from '../testing/table.ts';
import { activeTraces, withinTraces } from './active-traces.ts';

const LINE = 'line-77c1f0';

interface SeenSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
}
/** A collector that keeps what it is sent. */
class Collector {
  readonly bodies: string[] = [];
  readonly requests: IncomingMessage[] = [];
  private readonly server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    this.requests.push(request);
    this.bodies.push(Buffer.concat(parts).toString());
    response.setHeader('content-type', 'application/json').end('{}');
  });

  async open(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
  /** All spans, each with the node that sent it. */
  get spans(): readonly (SeenSpan & { readonly node: string })[] {
    return this.bodies.flatMap((body) => {
      const [{ resource, scopeSpans }] = JSON.parse(body).resourceSpans;
      const node = attributeIn(resource, 'service.instance.id') ?? '';
      return scopeSpans[0].spans.map((span: SeenSpan) => ({ ...span, node }));
    });
  }
}
const attributeIn = ({ attributes }: Pick<SeenSpan, 'attributes'>, key: string): string | undefined =>
  attributes.find((one) => one.key === key)?.value.stringValue;

describe('a game on two nodes, traced', () => {
  const collector = new Collector();
  let anna: TestSeat;
  let code: string;
  let game: string;
  beforeAll(async () => {
    const disk = new Disk();
    const on = await Nodes.start({
      count: 2,
      open: async () => diskStore(disk, async (ask) => ask()),
      presence: localPresence(new ManualClock()),
      env: {
        OTEL_EXPORTER_OTLP_ENDPOINT: await collector.open(),
        OTEL_EXPORTER_OTLP_HEADERS: 'x-team=wolves,authorization=Bearer%20k',
      },
    });
    const table = await seatAndDeal(on, { rules: 'classic', players: 4, ai: 0 }); // spread over the nodes
    anna = table.seats[0] as TestSeat;
    code = table.code;
    must(await anna.client.ask('send_message', { text: LINE }));
    await on.settled();
    game = (await on.at(0).server.rooms.byCode(code))?.state.game?.id ?? '';
    await on.stop();
  });
  afterAll(() => collector.close());
  const named = (name: string) => collector.spans.filter((span) => span.name === name);
  const within = (span: SeenSpan) => collector.spans.filter(({ parentSpanId }) => parentSpanId === span.spanId);

  test('a request is traced through the store to the packets on every node', () => {
    const [line] = named('send_message').filter((span) => attributeIn(span, 'moonrise.game') === game);
    if (!line) throw new Error('the line was not traced');
    const parts = within(line);
    expect(parts.every(({ traceId }) => traceId === line.traceId)).toBe(true);
    const [append] = parts.filter(({ name }) => name === 'store append');
    expect(append && attributeIn(append, 'moonrise.stream')).toBe(`game/${game}`);
    const deliveries = parts.filter(({ name }) => name === 'deliver');
    expect(deliveries.map(({ node }) => node).sort()).toEqual(['node1', 'node2']);
    expect(deliveries.map((span) => attributeIn(span, 'moonrise.stored_by')).sort()).toEqual(['other', 'this']);
    for (const { startTimeUnixNano, endTimeUnixNano } of parts)
      expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
  });
  test('a request is linked to the handshake of its connection', () => {
    const handshakes = new Map(named('handshake').map((span) => [span.spanId, span]));
    const [line] = named('send_message');
    const handshake = handshakes.get(line?.links?.[0]?.spanId ?? '');
    expect(handshake && attributeIn(handshake, 'moonrise.outcome')).toBe('ok');
    expect(handshake?.traceId).toBe(line?.links?.[0]?.traceId);
    expect(handshake?.node).toBe(line?.node);
  });
  test('the collector gets OTLP with the headers that were set', () => {
    for (const { url, method, headers } of collector.requests)
      expect([method, url, headers['x-team'], headers.authorization]).toEqual([
        'POST',
        '/v1/traces',
        'wolves',
        'Bearer k',
      ]);
    for (const { traceId, spanId } of collector.spans)
      expect(`${traceId} ${spanId}`).toMatch(/^[\da-f]{32} [\da-f]{16}$/);
  });
  test('no span contains chat, a name, a token or a room code', () => {
    const all = collector.bodies.join();
    for (const secret of [LINE, code, anna.token, hashOf(anna.token), anna.id, '"Anna"'])
      expect(all.includes(secret)).toBe(false);
  });
});

test('without a collector the game goes on, and the log says it once', () =>
  serving(
    async (on) => {
      const { seats } = await seatAndDeal(on, { rules: 'classic', players: 4, ai: 0 });
      const { client } = seats[0] as TestSeat;
      must(await client.ask('send_message', { text: LINE }));
      await expect.poll(() => on.log.filter((line) => line.includes('Traces cannot be sent')).length).toBe(1);
      must(await client.ask('send_message', { text: `${LINE} again` }));
    },
    { env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' } },
  ));

test('nothing is traced by default', async () => {
  const read = readSettings({});
  expect(read.ok && read.settings.tracing).toBe(null);
  expect(await withinTraces([], async () => activeTraces())).toEqual([]);
});

test('work that is left behind belongs to no trace', async () => {
  const context = { trace: 'a'.repeat(32), span: 'b'.repeat(16) };
  let later: Promise<unknown> = Promise.resolve();
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await withinTraces([context], async () => {
    expect(activeTraces()).toEqual([context]);
    later = gate.then(() => activeTraces());
  });
  go();
  expect(await later).toEqual([]);
});

test('the settings refuse what a collector would not understand', () => {
  const refused = (env: Readonly<Record<string, string>>) => {
    const read = readSettings(env);
    return read.ok ? '' : read.message;
  };
  expect(refused({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toContain(
    'OTEL_EXPORTER_OTLP_ENDPOINT is the http',
  );
  expect(refused({ OTEL_TRACES_SAMPLER_ARG: '2' })).toContain('from 0 to 1');
  const secret = 'no-equals-sign-4711';
  expect(refused({ OTEL_EXPORTER_OTLP_HEADERS: secret })).toMatch(/^OTEL_EXPORTER_OTLP_HEADERS is (?!.*4711)/);
});
