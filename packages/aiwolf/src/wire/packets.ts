import type { Packet, Request } from '@moonrise/agent-kit';
import type { SeatBook } from './seat-book.ts';
import type { Channel } from './speeches.ts';
import { TALK, WHISPER } from './vocabulary.ts';
import { inARow, type Worded, Wording } from './wording.ts';

/** The parts of packets that stay the same for the whole game. */
export interface PacketWorld {
  readonly setting: Worded;
  readonly profileOf: (book: SeatBook) => string | undefined;
  readonly hearsWhispers: (book: SeatBook) => boolean;
}

/** Builds the packet of a request to one seat. Histories in it count as sent. */
export function packetOf(request: Request, book: SeatBook, day: number, world: PacketWorld): Worded {
  const pieces: Worded[] = [opening(request), book.info(day)];
  addMore(pieces, request, book, world);
  pieces.push(closing);
  addCarried(pieces, request, book, world);
  pieces.push(closing);
  return inARow(pieces);
}
const closing = new Wording('}');
const comma = new Wording(',');

const openings = new Map<Request, Wording>();
function opening(request: Request): Wording {
  const made = openings.get(request) ?? new Wording(`{"request":"${request}","info":{`);
  openings.set(request, made);
  return made;
}

const SPEAKING = new Set<Request>([
  'TALK',
  'WHISPER',
  'TALK_PHASE_START',
  'WHISPER_PHASE_START',
  'TALK_BROADCAST',
  'WHISPER_BROADCAST',
]);
/** Adds the `info` keys that only some requests have. */
function addMore(pieces: Worded[], request: Request, book: SeatBook, { profileOf }: PacketWorld): void {
  const profile = request === 'INITIALIZE' ? profileOf(book) : undefined;
  if (profile !== undefined) pieces.push(comma, new Wording(`"profile":${JSON.stringify(profile)}`));
  const remains = SPEAKING.has(request) ? book.remains() : undefined;
  if (remains) pieces.push(comma, remains);
}

function addCarried(pieces: Worded[], request: Request, book: SeatBook, world: PacketWorld): void {
  switch (request) {
    case 'INITIALIZE':
    case 'DAILY_INITIALIZE':
      pieces.push(keys.setting, world.setting);
      return;
    case 'TALK':
      return addNews(pieces, book, TALK);
    case 'WHISPER':
    case 'ATTACK':
      return addNews(pieces, book, WHISPER);
    case 'DAILY_FINISH':
      addNews(pieces, book, TALK);
      if (world.hearsWhispers(book)) addNews(pieces, book, WHISPER);
      return;
    case 'TALK_BROADCAST':
      pieces.push(keys.new_talk, book.last(TALK));
      return;
    case 'WHISPER_BROADCAST':
      pieces.push(keys.new_whisper, book.last(WHISPER));
  }
}
const key = (name: keyof Packet): Wording => new Wording(`,"${name}":`);
const keys = { setting: key('setting'), new_talk: key('new_talk'), new_whisper: key('new_whisper') };
const histories = { [TALK]: key('talk_history'), [WHISPER]: key('whisper_history') };
const [opened, closed] = [new Wording('['), new Wording(']')];

function addNews(pieces: Worded[], book: SeatBook, channel: Channel): void {
  pieces.push(histories[channel], opened);
  for (const [i, entry] of book.news(channel).entries()) {
    if (i > 0) pieces.push(comma);
    pieces.push(entry);
  }
  pieces.push(closed);
}
