import type { Packet, Request } from '@moonrise/agent-kit';
import { JsonPiece, type JsonText, PacketText } from './json-text.ts';
import type { SeatBook } from './seat-book.ts';
import type { Channel } from './speeches.ts';
import { TALK, WHISPER } from './vocabulary.ts';

/** The parts of packets that stay the same for the whole game. */
export interface PacketWorld {
  readonly setting: JsonText;
  readonly profileOf: (book: SeatBook) => string | undefined;
  readonly hearsWhispers: (book: SeatBook) => boolean;
}

/** Builds the packet of a request to one seat. Histories in it count as sent. */
export function packetOf(request: Request, book: SeatBook, day: number, world: PacketWorld): PacketText {
  const pieces: JsonText[] = [opening(request), book.info(day)];
  addMore(pieces, request, book, world);
  pieces.push(closing);
  addCarried(pieces, request, book, world);
  pieces.push(closing);
  return new PacketText(request, pieces);
}
const closing = new JsonPiece('}');
const comma = new JsonPiece(',');

const openings = new Map<Request, JsonPiece>();
function opening(request: Request): JsonPiece {
  const made = openings.get(request) ?? new JsonPiece(`{"request":"${request}","info":{`);
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
function addMore(pieces: JsonText[], request: Request, book: SeatBook, { profileOf }: PacketWorld): void {
  const profile = request === 'INITIALIZE' ? profileOf(book) : undefined;
  if (profile !== undefined) pieces.push(comma, new JsonPiece(`"profile":${JSON.stringify(profile)}`));
  const remains = SPEAKING.has(request) ? book.remains() : undefined;
  if (remains) pieces.push(comma, remains);
}

function addCarried(pieces: JsonText[], request: Request, book: SeatBook, world: PacketWorld): void {
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
const key = (name: keyof Packet): JsonPiece => new JsonPiece(`,"${name}":`);
const keys = { setting: key('setting'), new_talk: key('new_talk'), new_whisper: key('new_whisper') };
const histories = { [TALK]: key('talk_history'), [WHISPER]: key('whisper_history') };
const [opened, closed] = [new JsonPiece('['), new JsonPiece(']')];

function addNews(pieces: JsonText[], book: SeatBook, channel: Channel): void {
  pieces.push(histories[channel], opened);
  for (const [i, entry] of book.news(channel).entries()) {
    if (i > 0) pieces.push(comma);
    pieces.push(entry);
  }
  pieces.push(closed);
}
