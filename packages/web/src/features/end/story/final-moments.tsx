import { useLight } from '../../../shared/sky/use-light.ts';
import { Director } from '../../../shared/stage/director.tsx';
import type { Ending } from '../use-ending.ts';

interface FinalMomentsProps {
  readonly ending: Ending;
  readonly onDone: () => void;
}

/** Tells the last vote, the last deaths and the end before the result is shown. */
export function FinalMoments({ ending: { game, rules, cast }, onDone }: FinalMomentsProps) {
  useLight('night');
  return <Director game={game} rules={rules} nameOf={cast.nameOf} isPublicOnly={false} follows onOver={onDone} />;
}
