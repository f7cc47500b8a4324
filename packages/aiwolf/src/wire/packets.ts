import type { Info, Packet, Request, Setting } from '@moonrise/agent-kit';
import type { SeatBook } from './seat-book.ts';
import { TALK, WHISPER } from './vocabulary.ts';

/** What packets are made of that is the same for the whole game. */
export interface PacketWorld {
  readonly setting: Setting;
  readonly profileOf: (book: SeatBook) => string | undefined;
  readonly hearsWhispers: (book: SeatBook) => boolean;
}

/** The packet of a request to one seat, on this day. Histories that are sent count as told. */
export function packetOf(request: Request, book: SeatBook, day: number, world: PacketWorld): Packet {
  return { request, info: infoOf(request, book, day, world), ...carried(request, book, world) };
}

const SPEAKING = new Set<Request>([
  'TALK',
  'WHISPER',
  'TALK_PHASE_START',
  'WHISPER_PHASE_START',
  'TALK_BROADCAST',
  'WHISPER_BROADCAST',
]);

function infoOf(request: Request, book: SeatBook, day: number, { profileOf }: PacketWorld): Info {
  const info = book.info(day);
  const profile = request === 'INITIALIZE' ? profileOf(book) : undefined;
  if (profile !== undefined) return { ...info, profile };
  return SPEAKING.has(request) ? { ...info, ...book.remains() } : info;
}

function carried(request: Request, book: SeatBook, { setting, hearsWhispers }: PacketWorld): Partial<Packet> {
  switch (request) {
    case 'INITIALIZE':
    case 'DAILY_INITIALIZE':
      return { setting };
    case 'TALK':
      return { talk_history: book.news(TALK) };
    case 'WHISPER':
    case 'ATTACK':
      return { whisper_history: book.news(WHISPER) };
    case 'DAILY_FINISH':
      return { talk_history: book.news(TALK), ...(hearsWhispers(book) && { whisper_history: book.news(WHISPER) }) };
    case 'TALK_BROADCAST':
      return { new_talk: book.last(TALK) };
    case 'WHISPER_BROADCAST':
      return { new_whisper: book.last(WHISPER) };
    default:
      return {};
  }
}
