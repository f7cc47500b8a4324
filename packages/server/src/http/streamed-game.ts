import { Readable } from 'node:stream';
import { MICROS } from '@moonrise/bots/models';
import { Game } from '@moonrise/engine';
import type { AiKind, AnswerOf } from '@moonrise/protocol';
import type { FastifyReply } from 'fastify';
import { type Mind, mindsOf } from '../ai/motives.ts';
import { type KeptMove, movesOf } from '../ai/move-log.ts';
import { kindsWith, LLM } from '../ai/seat-players.ts';
import { chosenRulesOf } from '../chosen-rules.ts';
import { resultOf } from '../matches/named-summaries.ts';
import { type Sitter, type StartCommand, streamOf } from '../matches/rows.ts';
import { lookOf, wireIds } from '../matches/wire-ids.ts';
import { PROGRAM } from '../programs/programs.ts';
import type { Store } from '../store/store.ts';
import { closeIfStuck } from './close-if-stuck.ts';
import { FinishedLog } from './finished-log.ts';

type Finished = AnswerOf<'/api/games/{id}'>;
type Head = Omit<Finished, 'log'>;
const BUFFERED = 65_536; // bytes

/** A finished game with its whole log, sent as fast as the client reads. */
export class StreamedGame {
  private readonly head: Head;
  private readonly log: FinishedLog;

  private constructor(head: Head, log: FinishedLog) {
    this.head = head;
    this.log = log;
  }
  /** Undefined if there is no game with this id, or if it is still running. */
  static async read(store: Store, id: string): Promise<StreamedGame | undefined> {
    const log = await FinishedLog.of(store, id);
    const head = log && (await headOf(store, id, log));
    return head && new StreamedGame(head, log);
  }
  /** A client that reads nothing for this long is disconnected. */
  send(reply: FastifyReply, slowestMs: number): FastifyReply {
    closeIfStuck(reply.raw, slowestMs);
    const body = Readable.from(this.json(), { objectMode: false, highWaterMark: BUFFERED });
    return reply.type('application/json; charset=utf-8').send(body);
  }
  /** The answer as JSON, in parts. */
  async *json(): AsyncGenerator<Buffer> {
    yield Buffer.from(`${JSON.stringify(this.head).slice(0, -1)},"log":[`);
    yield* this.log.slicesAsJson();
    yield Buffer.from(']}');
  }
}

async function headOf(store: Store, id: string, log: FinishedLog): Promise<Head | undefined> {
  const [started, ended] = [log.event('started'), log.event('ended')];
  const built = started && chosenRulesOf(started);
  if (!started || !ended || !built?.ok || !log.endState) return undefined;
  const begin = await beginOf(store, id);
  const { dealt } = log.endState;
  const isWolf = (seat: number) => built.rules.roleOf.get(dealt[seat] ?? null)?.team === built.rules.wolves;
  const sitters = begin?.sitters?.map(atLevel(begin.table?.wolf_level, isWolf)) ?? unknownSitters(log.names);
  const showsThoughts = begin?.table?.show_thoughts !== false;
  return {
    game_id: id,
    rules: started.rules,
    options: started.options as Finished['options'],
    commitment: started.commitment,
    ...resultOf(wireIds(sitters), new Game(built.rules, log.endState), ended),
    ...(log.isPlayedOut && { played_out: true as const }),
    looks: sitters.map(lookOf),
    minds: (await mindsIn(store, id, sitters)).map(showsThoughts ? (mind) => mind : withoutNotes),
    moves: (await movesOf(store, id)).map((move) => shownMove(move, showsThoughts)),
  };
}

const LEVELS: readonly (string | undefined)[] = kindsWith([]);
/** The level that a bot played at, where the room has set another one for the wolves' side. */
const atLevel =
  (level: AiKind | undefined, isWolf: (seat: number) => boolean) =>
  (sitter: Sitter, seat: number): Sitter =>
    level && LEVELS.includes(sitter.kind) && isWolf(seat) ? { ...sitter, kind: level } : sitter;

type Begin = Partial<Pick<StartCommand, 'sitters' | 'table'>>;
async function beginOf(store: Store, id: string): Promise<Begin | undefined> {
  const [first] = await store.read(streamOf(id), 0, 1);
  return first?.command as Begin | undefined;
}
/** An imported game has only names. */
const unknownSitters = (names: readonly string[]): readonly Sitter[] =>
  names.map((name, seat) => ({ id: `seat-${seat + 1}`, name, player: null }));

/** The motives of AI seats, and of bots that played for people who were away. */
async function mindsIn(store: Store, id: string, sitters: readonly Sitter[]): Promise<Finished['minds']> {
  const kept = await mindsOf(store, id);
  const silent = sitters.flatMap(({ kind }, seat): Mind[] =>
    kind === undefined || kept.some((mind) => mind.seat === seat) ? [] : [{ seat, kind, motives: [] }],
  );
  const minds = [...kept, ...silent].sort((a, b) => a.seat - b.seat) as Finished['minds'];
  return minds.map((mind) => {
    const { program, kind = mind.kind } = sitters[mind.seat] ?? {};
    if (mind.kind === LLM) return { ...mind, kind }; // which of several models
    return program !== undefined && mind.kind === PROGRAM ? { ...mind, program } : mind;
  });
}

/** Of a model, in a room that does not show what models thought. */
const withoutNotes = (mind: Finished['minds'][number]): Finished['minds'][number] => ({
  ...mind,
  motives: mind.motives.filter(({ note }) => note === undefined),
});

const shownMove = (move: KeptMove, showsThoughts: boolean): Finished['moves'][number] => {
  const { seat, frame, source, why, model, tokens, ms, micros, reasoning = '', note } = move;
  return {
    seat,
    phase_id: frame,
    source,
    ...(why !== null && { why }),
    model,
    tokens_in: tokens.input + tokens.cacheRead + tokens.cacheWrite,
    tokens_out: tokens.output,
    ...(tokens.cacheRead > 0 && { cached: tokens.cacheRead }),
    latency_ms: ms,
    cost_usd: micros / MICROS,
    ...(showsThoughts && reasoning !== '' && { reasoning }),
    ...(showsThoughts && note !== '' && { notes: note }),
  };
};
