import { readFileSync } from 'node:fs';
import { kinds } from '@moonrise/bots';
import type { Ruleset } from '@moonrise/engine';
import { rulesets } from '@moonrise/rulesets';
import { EnvGame, rulesCache } from './games/env-game.ts';
import { turnText } from './games/turns.ts';
import { complaint } from './wire/complaint.ts';
import { type EnvAnswer, type EnvRequest, type GameAnswer, type MoveError, request } from './wire/schemas.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** Plays games for a program that speaks in lines. Every line gets one line as its answer. */
export class EnvGames {
  private readonly games = new Map<number, EnvGame>();
  private readonly rulesFor = rulesCache();
  isClosed = false;

  answer(line: string): string {
    const { games, ...rest } = this.answerTo(line);
    return `{"games":[${games.map(gameText).join()}]${restText(rest)}}`;
  }
  private answerTo(line: string): EnvAnswer {
    let given: unknown;
    try {
      given = JSON.parse(line);
    } catch {
      return refused('A line is one JSON object, such as {"op":"hello"}.');
    }
    const read = request.safeParse(given);
    return read.success ? this.run(read.data) : refused(complaint(given, read.error.issues));
  }
  private run(asked: EnvRequest): EnvAnswer {
    switch (asked.op) {
      case 'hello':
        return { games: [], version, rules: rulesetList(), bots: [...kinds] };
      case 'reset':
        return this.reset(asked);
      case 'step':
        return this.change(asked.moves, (game, move) => game.move(move));
      case 'expire':
        return this.change(
          asked.games.map((game) => ({ game })),
          (game) => game.expire(),
        );
      case 'close':
        this.isClosed = true;
        return { games: [] };
    }
  }

  private reset({ games, text }: Extract<EnvRequest, { op: 'reset' }>): EnvAnswer {
    const begun: GameAnswer[] = [];
    const errors: MoveError[] = [];
    for (const [i, wanted] of games.entries()) {
      const number = wanted.game ?? i;
      const started = EnvGame.start({ ...wanted, text: wanted.text ?? text }, this.rulesFor);
      if (started instanceof EnvGame) {
        this.games.set(number, started);
        begun.push(started.answer(number));
      } else errors.push({ game: number, seat: null, code: started.code, message: started.message });
    }
    return answerOf(begun, errors);
  }
  /** Makes changes, each by itself; then each changed game goes on. */
  private change<T extends { readonly game: number; readonly seat?: number }>(
    changes: readonly T[],
    make: (game: EnvGame, change: T) => { readonly code: string; readonly message: string } | undefined,
  ): EnvAnswer {
    const changed = new Map<number, EnvGame>();
    const errors: MoveError[] = [];
    for (const change of changes) {
      const { game: number, seat = null } = change;
      const game = this.games.get(number);
      const fault = game ? make(game, change) : unknownGame;
      if (fault) errors.push({ game: number, seat, ...fault });
      if (game && !fault) changed.set(number, game);
    }
    for (const game of changed.values()) game.goOn();
    return answerOf(
      [...changed].map(([number, game]) => game.answer(number)),
      errors,
    );
  }
}

/** As `JSON.stringify` writes it; the turns have their texts already. */
const gameText = ({ game, turns, ...rest }: GameAnswer): string =>
  `{"game":${game},"turns":[${turns.map(turnText).join()}]${restText(rest)}}`;
const restText = (rest: object): string => {
  const text = JSON.stringify(rest);
  return text === '{}' ? '' : `,${text.slice(1, -1)}`;
};

const unknownGame = { code: 'unknown_game', message: 'There is no game with this number: begin it with reset.' };
const refused = (message: string): EnvAnswer => ({ games: [], error: { code: 'malformed', message } });
const answerOf = (games: GameAnswer[], errors: MoveError[]): EnvAnswer =>
  errors.length > 0 ? { games, errors } : { games };

const rulesetList = (): EnvAnswer['rules'] =>
  rulesets.flatMap(({ id, options, build }) => {
    const built = build();
    if (!built.ok) return [];
    const { words, roles } = built.rules;
    return {
      id,
      name: words.name,
      players: sizesOf(built.rules),
      roles: roles.map((role) => ({
        id: role.id,
        name: role.words.name,
        team: role.team,
        summary: role.words.summary,
      })),
      options: { ...options },
    };
  });
/** The numbers of players that a rule set has a deck for. */
const sizesOf = ({ players: [min, max], cards }: Ruleset): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((players) => cards(players).ok);
