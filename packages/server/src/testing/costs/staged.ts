import type { ClientEventName } from '@moonrise/protocol';
import { type Serving, serving } from '../serving.ts';
import { must } from '../table.ts';
import { RawClient } from './raw-client.ts';
import { type Input, type InputRoom, type InputStage, worstInputs } from './worst-inputs.ts';

const PLAYERS = 10;
const LINES = 100; // of chat in the game that is watched

interface StagedRoom extends InputRoom {
  readonly clients: readonly RawClient[]; // the host first
}
/** A full room. In a game there is a day with many lines of chat already. */
async function room(on: Serving, stage: InputStage): Promise<StagedRoom> {
  const clients: RawClient[] = [];
  const players: string[] = [];
  const tokens: string[] = [];
  let code = '';
  for (let i = 0; i < PLAYERS; i++) {
    const client = await RawClient.open(on.url);
    const name = `Player ${i}`;
    const ack = must(
      await client.ask(i ? 'join_room' : 'create_room', i ? { code, name } : { name, rules: 'classic' }),
    );
    code = String(ack.code);
    clients.push(client);
    players.push(String(ack.player_id));
    tokens.push(String(ack.token));
  }
  const staged = { code, players, tokens, clients };
  if (stage !== 'lobby') await playToDay(on, staged);
  return staged;
}
async function playToDay(on: Serving, { clients }: StagedRoom): Promise<void> {
  const [host, ...guests] = clients as [RawClient, ...RawClient[]];
  for (const guest of guests) must(await guest.ask('set_ready', { ready: true }));
  must(await host.ask('start_game'));
  const isDay = async () => (await host.ask('send_message', { text: 'Good morning!' })).ok;
  await on.pass(10_000);
  while (!(await isDay())) await on.pass(5_000);
  for (let i = 0; i < LINES; i++)
    await clients[i % PLAYERS]?.ask('send_message', { text: `${i}: ${'a long line about the night. '.repeat(12)}` });
}

/** CPU time of this process, in ms. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const REQUESTS = 25;
/** CPU time of one request, server and client together, in ms. */
async function costOf(on: Serving, staged: StagedRoom, event: ClientEventName, input: Input): Promise<number> {
  const { stage, by } = worstInputs[event];
  const isEntry = stage === 'outside';
  const senders = isEntry
    ? await Promise.all(Array.from({ length: REQUESTS }, () => RawClient.open(on.url)))
    : [by === 'host' ? staged.clients[0] : staged.clients[1]];
  const before = cpu();
  for (let n = 0; n < REQUESTS; n++) await senders[n % senders.length]?.ask(event, input(staged, n));
  await on.settled();
  const spent = (cpu() - before) / REQUESTS;
  if (isEntry) for (const sender of senders) sender?.close();
  return spent;
}

interface MeasuredCost {
  readonly plain: number; // ms
  readonly worst: number; // ms
}
/** What a plain and the worst input of these events cost. */
export async function measuredCosts(
  events: readonly ClientEventName[],
): Promise<Readonly<Partial<Record<ClientEventName, MeasuredCost>>>> {
  const measured: Partial<Record<ClientEventName, MeasuredCost>> = {};
  await serving(async (on) => {
    for (const event of events) {
      const { stage, plain, worst } = worstInputs[event];
      const cost = async (input: Input): Promise<number> => {
        const staged = await room(on, stage);
        const spent = await costOf(on, staged, event, input);
        for (const client of staged.clients) client.close();
        await on.settled();
        return spent;
      };
      measured[event] = { plain: await cost(plain), worst: await cost(worst) };
    }
  });
  return measured;
}
