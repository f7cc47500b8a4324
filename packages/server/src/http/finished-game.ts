import { fold, Game } from '@moonrise/engine';
import type { AnswerOf } from '@moonrise/protocol';
import { eventIn, eventsOf } from '@moonrise/record';
import { type Mind, mindsOf } from '../ai/motives.ts';
import { type KeptMove, movesOf } from '../ai/move-log.ts';
import { MICROS } from '../ai/prices.ts';
import { chosenRulesOf } from '../chosen-rules.ts';
import { resultOf } from '../matches/named-summaries.ts';
import { type Sitter, streamOf } from '../matches/rows.ts';
import { lookOf, wireIds } from '../matches/wire-ids.ts';
import { PROGRAM } from '../programs/programs.ts';
import { exportGame } from '../store/game-transfer.ts';
import type { Store } from '../store/store.ts';

type Finished = AnswerOf<'/api/games/{id}'>;
const ID = /^[\w-]{1,64}$/;

/** A finished game with its whole log; undefined if there is none with this id or if it is still running. */
export async function finishedGame(store: Store, id: string): Promise<Finished | undefined> {
  const file = ID.test(id) ? await exportGame(store, id) : undefined;
  const started = file && eventIn(file, 'started');
  const ended = file && eventIn(file, 'ended');
  if (!file || !started || !ended) return undefined;
  const built = chosenRulesOf(started);
  if (!built.ok) return undefined;
  const sitters = await sittersOf(store, id, file.players);
  const ids = wireIds(sitters);
  return {
    game_id: id,
    rules: started.rules,
    options: started.options as Finished['options'],
    commitment: started.commitment,
    ...resultOf(ids, new Game(built.rules, fold(eventsOf(file))), ended),
    looks: sitters.map(lookOf),
    minds: await mindsIn(store, id, sitters),
    moves: (await movesOf(store, id)).map(shownMove),
    log: file.rows.map((row) => ({
      ...row,
      events: eventsOf({ ...file, rows: [row] }) as Finished['log'][number]['events'],
    })),
  };
}

/** The sitters of the game. An imported game has only names. */
async function sittersOf(store: Store, id: string, names: readonly string[]): Promise<readonly Sitter[]> {
  const [first] = await store.read(streamOf(id));
  const begin = first?.command as { readonly sitters?: readonly Sitter[] } | undefined;
  return begin?.sitters ?? names.map((name, seat) => ({ id: `seat-${seat + 1}`, name, player: null }));
}

/** The motives of AI seats, and of bots that played for people who were away. */
async function mindsIn(store: Store, id: string, sitters: readonly Sitter[]): Promise<Finished['minds']> {
  const kept = await mindsOf(store, id);
  const silent = sitters.flatMap(({ kind }, seat): Mind[] =>
    kind === undefined || kept.some((mind) => mind.seat === seat) ? [] : [{ seat, kind, motives: [] }],
  );
  const minds = [...kept, ...silent].sort((a, b) => a.seat - b.seat) as Finished['minds'];
  return minds.map((mind) => {
    const { program } = sitters[mind.seat] ?? {};
    return program !== undefined && mind.kind === PROGRAM ? { ...mind, program } : mind;
  });
}

const shownMove = ({ seat, frame, source, why, model, tokens, ms, micros }: KeptMove): Finished['moves'][number] => ({
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
});
