import type { FrameOf } from '@moonrise/protocol';

export type Frame = FrameOf<'events'>;
export type Room = FrameOf<'room_updated'>;
export type Prompt = Frame['prompts'][number];
export type Offer = Prompt['offers'][number];
type Happening = Frame['events'][number];

/** What one connection was told, as it came over the wire: tests know by it what a screen has to show. */
export class Viewer {
  room: Room | undefined;
  table: NonNullable<Frame['table']> | undefined;
  names: readonly string[] = []; // by seat, as worn
  events: Happening[] = [];
  prompts: readonly Prompt[] = [];
  phaseId: string | null = null;
  endsAt: number | null = null;
  told = 0; // frames of this game

  take(event: string, data: unknown): void {
    if (event === 'room_updated') this.room = data as Room;
    else if (event === 'events') this.follow(data as Frame);
  }
  private follow({ n, table, events, prompts, phase_id = null, ends_at = null }: Frame): void {
    if (table) {
      this.table = table;
      this.events = [];
    } else if (n <= this.told) return; // told again
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
  /** The role that lies before us, as far as we know. */
  get role(): string | undefined {
    const seat = this.table?.seat;
    const mine = this.events.filter(
      (event) => (event.type === 'dealt' && event.place === seat) || (event.type === 'turned' && event.seat === seat),
    );
    return (mine.at(-1) as { readonly role?: string } | undefined)?.role;
  }
  nameOf = (place: number): string => this.names[place] ?? '';
  /** Prompts that wait for a choice; what people merely say is none. */
  get questions(): readonly Prompt[] {
    return this.prompts.filter((prompt) => !prompt.chosen && !isChat(prompt));
  }
}
const isChat = ({ required, offers }: Prompt): boolean =>
  !required && offers.every(({ text, targets }) => text !== undefined && targets.length === 0);
