import type { PacketOf } from '@moonrise/protocol';

export type EventsPacket = PacketOf<'events'>;
export type WireRoom = PacketOf<'room_updated'>;
export type WirePrompt = EventsPacket['prompts'][number];
export type WireOffer = WirePrompt['offers'][number];
type Happening = EventsPacket['events'][number];

/** What one connection has received: tests compare screens with it. */
export class PlayerView {
  room: WireRoom | undefined;
  table: NonNullable<EventsPacket['table']> | undefined;
  names: readonly string[] = []; // by seat, aliases if the game has them
  events: Happening[] = [];
  prompts: readonly WirePrompt[] = [];
  phaseId: string | null = null;
  endsAt: number | null = null;
  told = 0; // packets of this game

  take(event: string, data: unknown): void {
    if (event === 'room_updated') this.room = data as WireRoom;
    else if (event === 'events') this.follow(data as EventsPacket);
  }
  private follow({ n, table, events, prompts, phase_id = null, ends_at = null }: EventsPacket): void {
    if (table) {
      this.table = table;
      this.events = [];
    } else if (n <= this.told) return; // sent twice
    this.told = n;
    this.events.push(...events);
    for (const event of events) if (event.type === 'started') this.names = event.names;
    this.prompts = prompts;
    this.phaseId = phase_id;
    this.endsAt = ends_at;
  }

  get phase(): string | undefined {
    return this.events.findLast((event) => event.type === 'opened')?.phase;
  }
  get isOver(): boolean {
    return this.events.some(({ type }) => type === 'ended');
  }
  /** The role of the player's own seat, if known. */
  get role(): string | undefined {
    const seat = this.table?.seat;
    const mine = this.events.filter(
      (event) => (event.type === 'dealt' && event.place === seat) || (event.type === 'turned' && event.seat === seat),
    );
    return (mine.at(-1) as { readonly role?: string } | undefined)?.role;
  }
  nameOf = (place: number): string => this.names[place] ?? '';
  /** Open prompts except chat. */
  get questions(): readonly WirePrompt[] {
    return this.prompts.filter((prompt) => !prompt.chosen && !isChat(prompt));
  }
}
const isChat = ({ required, offers }: WirePrompt): boolean =>
  !required && offers.every(({ text, targets }) => text !== undefined && targets.length === 0);
