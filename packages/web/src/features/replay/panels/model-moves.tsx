import { type ModelMove, mayRead, moverOf } from '../../../shared/story/finished/minds.ts';
import type { StoryCast } from '../../../shared/story/views/story-cast.ts';
import { facts } from '../../../shared/words/lists.ts';
import { useSpeech } from '../../../shared/words/use-words.tsx';
import type { Replay } from '../use-replay.ts';
import classes from './model-moves.module.css';

interface ModelMovesProps {
  readonly moves: readonly ModelMove[];
  readonly replay: Replay;
  readonly cast: StoryCast;
}

/** Time and tokens of the language models' moves in this phase, and in the whole game. */
export function ModelMoves({ moves, replay: { state, viewer }, cast }: ModelMovesProps) {
  const { t, language } = useSpeech();
  if (moves.length === 0) return null;
  const phase = state.frames.at(-1)?.id;
  const shown = moves.filter(({ seat, phase_id }) => phase_id === phase && mayRead(viewer, seat));
  const sum = (of: (move: ModelMove) => number) => moves.reduce((total, move) => total + of(move), 0);
  const total = {
    moves: t('minds.movesCount', { n: moves.length }),
    tokens: number(
      sum((move) => move.tokens_in + move.tokens_out),
      language,
    ),
    cost: dollars(
      sum(({ cost_usd }) => cost_usd),
      language,
    ),
  };
  return (
    <details className={classes.moves}>
      <summary>{t('minds.moves')}</summary>
      <p className={classes.total}>{t('minds.total', total)}</p>
      {shown.length === 0 && <p>{t('minds.noMoves')}</p>}
      <ol className={classes.list}>
        {shown.map((move, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a finished phase does not change
          <li key={i}>
            <Move move={move} cast={cast} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Move({ move, cast }: { readonly move: ModelMove; readonly cast: StoryCast }) {
  const speech = useSpeech();
  const { t, language } = speech;
  const { cached } = move;
  const tokens = {
    in: number(move.tokens_in, language),
    out: number(move.tokens_out, language),
    cached: number(cached ?? 0, language),
  };
  const known = [
    move.model,
    seconds(move.latency_ms, language),
    t(cached ? 'minds.tokensCached' : 'minds.tokens', tokens),
    dollars(move.cost_usd, language),
  ];
  return (
    <>
      <p>
        <strong>{cast.nameOf(move.seat)}</strong> {moverOf(move, speech)}
      </p>
      <p className={classes.facts}>{facts(t, known)}</p>
      {move.reasoning !== undefined && (
        <p>
          {t('minds.thought')} <q>{move.reasoning}</q>
        </p>
      )}
      {move.notes !== undefined && (
        <p>
          {t('minds.noted')} <q>{move.notes}</q>
        </p>
      )}
    </>
  );
}

const number = (value: number, language: string): string => new Intl.NumberFormat(language).format(value);
const seconds = (ms: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'second', maximumFractionDigits: 1 }).format(ms / 1000);
const dollars = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 }).format(value);
