import { type Packet, packet as packetSchema } from '@moonrise/agent-kit';
import { autopilot, type ClientTable, deal, gather, must, type Serving, serving } from '@moonrise/server/testing';
import WebSocket from 'ws';
import { roomPrograms } from '../room-programs.ts';

export type ProgramScript = (packet: Packet, program: RoomProgram) => string | Buffer | undefined;
const ASKING = new Set(['TALK', 'WHISPER', 'VOTE', 'DIVINE', 'GUARD', 'ATTACK']);

/** Speaks when it may, and chooses the first living player in the list. */
export const usual: ProgramScript = ({ request, info }) => {
  if (!info || !ASKING.has(request)) return undefined;
  if (request === 'TALK' || request === 'WHISPER') return info.remain_count === 4 ? `I am ${info.agent}.` : 'Over';
  return Object.keys(info.status_map).find((name) => info.status_map[name] === 'ALIVE' && name !== info.agent);
};

/** A program on a real socket. It records its packets and checks each against the schema. */
export class RoomProgram {
  readonly name: string;
  readonly packets: Packet[] = [];
  readonly texts: string[] = []; // the raw packets
  readonly faults: string[] = [];
  closedWith: number | undefined;
  readonly socket: WebSocket;

  constructor(
    on: Serving,
    path: string,
    name: string,
    answer: ProgramScript = usual,
    headers: Record<string, string> = {},
  ) {
    this.name = name;
    this.socket = new WebSocket(on.url.replace('http', 'ws') + path, { headers });
    this.socket.on('error', () => {});
    this.socket.on('close', (code) => {
      this.closedWith = code;
      on.activity.happened();
    });
    this.socket.on('message', (data) => {
      on.activity.happened();
      const packet = JSON.parse(String(data)) as Packet;
      const read = packetSchema.safeParse(packet);
      if (!read.success) this.faults.push(`${String(data)}: ${read.error.message}`);
      this.packets.push(packet);
      this.texts.push(String(data));
      const said = packet.request === 'NAME' && this.packets.length === 1 ? name : answer(packet, this);
      if (said !== undefined) this.socket.send(said);
    });
  }
  get requests(): readonly string[] {
    return this.packets.map(({ request }) => request);
  }
  get role(): string | undefined {
    const { info } = this.packets.find(({ request }) => request === 'INITIALIZE') ?? {};
    return info?.role_map[info.agent];
  }
}

export const servingPrograms = (
  work: (on: Serving) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> => serving(work, { programs: roomPrograms, env });

interface Seats {
  readonly people: number;
  readonly ai: readonly string[];
  readonly options?: object;
  readonly stream?: 'named' | 'log';
}
/** A lobby with these AI seats. The people play automatically. */
export async function lobbyWith(
  on: Serving,
  { people, ai, options = {}, stream = 'named' }: Seats,
): Promise<ClientTable> {
  const table = await gather(on, { rules: 'aiwolf', players: people, options, stream: () => stream });
  for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `person ${i}`, talks: 2 });
  must(await hostOf(table).ask('set_options', { ai_seats: ai }));
  return table;
}
export const hostOf = ({ seats }: ClientTable) => (seats[0] as ClientTable['seats'][number]).client;
export const roomOf = (table: ClientTable) =>
  hostOf(table).last('room_updated') as {
    readonly status: string;
    readonly programs?: { readonly path: string; readonly waiting: readonly string[] };
    readonly cannot_start?: string;
    readonly cannot_start_why?: { readonly code: string; readonly n?: number };
    readonly ai_seats: readonly string[];
  };

/** Programs connect to the address that the lobby shows. */
export async function programsJoin(
  { on, ...table }: ClientTable,
  answers: Readonly<Record<string, ProgramScript>>,
  headers: Record<string, string> = {},
): Promise<readonly RoomProgram[]> {
  const path = roomOf({ on, ...table }).programs?.path ?? '';
  const programs: RoomProgram[] = [];
  for (const [name, answer] of Object.entries(answers)) {
    const program = new RoomProgram(on, path, name, answer, headers);
    programs.push(program);
    await inTime(() => program.packets.length > 0 || program.closedWith !== undefined);
    await on.settled();
  }
  return programs;
}
export { deal };

/** Waits in real time: sockets do not follow the game's clock. */
export async function inTime(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries++) {
    if (tries > 2_000) throw new Error('the condition never became true');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
