import { fold, Game } from '@moonrise/engine';
import type { AnswerOf } from '@moonrise/protocol';
import { chosenRules } from '../chosen-rules.ts';
import { resultOf } from '../matches/named-summaries.ts';
import { type Sitter, streamOf } from '../matches/rows.ts';
import { lookOf, wireIds } from '../matches/wire-ids.ts';
import { eventIn, eventsOf } from '../store/game-file/game-file.ts';
import { exportGame } from '../store/game-file/transfer.ts';
import type { Store } from '../store/store.ts';

type Finished = AnswerOf<'/api/games/{id}'>;
const ID = /^[\w-]{1,64}$/;

/** A finished game with its whole log; undefined if there is none with this id, or if it still runs. */
export async function finishedGame(store: Store, id: string): Promise<Finished | undefined> {
  const file = ID.test(id) ? await exportGame(store, id) : undefined;
  const started = file && eventIn(file, 'started');
  const ended = file && eventIn(file, 'ended');
  if (!file || !started || !ended) return undefined;
  const built = chosenRules(started.rules, started.options);
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
    log: file.rows.map((row) => ({
      ...row,
      events: eventsOf({ ...file, rows: [row] }) as Finished['log'][number]['events'],
    })),
  };
}

/** As the table knew them. A game that was brought here from elsewhere has names only. */
async function sittersOf(store: Store, id: string, names: readonly string[]): Promise<readonly Sitter[]> {
  const [first] = await store.read(streamOf(id));
  const begin = first?.command as { readonly sitters?: readonly Sitter[] } | undefined;
  return begin?.sitters ?? names.map((name, seat) => ({ id: `seat-${seat + 1}`, name, player: null }));
}
