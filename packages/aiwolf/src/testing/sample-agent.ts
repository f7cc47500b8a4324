import type { Clock } from '@moonrise/server';
import type { ClientLibrary, ReadPacket } from './client-libraries.ts';
import type { FakeConnection } from './fake-connection.ts';

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/; // the sample agent names its log folder after the time in it
const PAUSE = 5_000; // ms between speeches in free speech
const CHOICES = ['VOTE', 'DIVINE', 'GUARD', 'ATTACK'];

/** Behaves like the contest's sample agent: random choices, and a line feed after every answer. */
export class SampleAgent {
  readonly faults: unknown[] = []; // a real one would have died of the first
  readonly requests: string[] = [];
  private readonly library: ClientLibrary;
  private readonly connection: FakeConnection;
  private readonly clock: Clock;
  private readonly name: string;
  private readonly below: (n: number) => number;
  private info: ReadPacket['info'];
  private stopSpeaking: () => void = () => {};

  constructor(
    library: ClientLibrary,
    connection: FakeConnection,
    clock: Clock,
    { name, below }: { readonly name: string; readonly below: (n: number) => number },
  ) {
    this.library = library;
    this.connection = connection;
    this.clock = clock;
    this.name = name;
    this.below = below;
    connection.onSend = (text) => queueMicrotask(() => this.receive(text));
  }

  private receive(text: string): void {
    try {
      this.take(this.library.read(text));
    } catch (error) {
      this.faults.push(error);
    }
  }
  private take({ request, info }: ReadPacket): void {
    this.requests.push(request);
    this.info = info ?? this.info;
    if (request === 'NAME') return this.say(this.name);
    if (request === 'INITIALIZE' && !ULID.test(info?.game_id ?? '')) throw new Error(`no ULID: ${info?.game_id}`);
    if (request.endsWith('_PHASE_START')) return this.speakFreely();
    if (request.endsWith('_PHASE_END') || request === 'FINISH') return this.stopSpeaking();
    if (request === 'TALK' || request === 'WHISPER') return this.say(this.words());
    if (CHOICES.includes(request)) this.say(this.target());
  }
  private speakFreely(): void {
    if ((this.info?.remain_count ?? 0) <= 0) return;
    this.say(this.words());
    this.stopSpeaking = this.clock.at(this.clock.now() + PAUSE, () => this.speakFreely());
  }
  private say(text: string): void {
    this.connection.say(`${text}\n`);
  }
  private words(): string {
    return ['Good morning.', 'I trust no one, yet.', 'Over', 'Skip', '人狼は誰でしょう。'][this.below(5)] as string;
  }
  private target(): string {
    const living = Object.entries(this.info?.status_map ?? {}).filter(([, status]) => status === 'ALIVE');
    return living[this.below(living.length)]?.[0] ?? '';
  }
}
