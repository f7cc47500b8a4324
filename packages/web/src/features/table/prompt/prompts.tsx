import { useWide } from '../../../shared/device/use-wide.ts';
import { useLazyPart } from '../../../shared/ui/loading/use-lazy-part.ts';
import { lazyParts } from '../lazy-parts.ts';
import { ballotsOf } from '../model/asks.ts';
import { useAim } from '../model/use-aim.tsx';
import { useTable } from '../model/use-table.ts';
import { PromptCard } from './prompt-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** All prompts, and final choices. */
export function Prompts() {
  const { game, seat, isCovert, scene } = useTable();
  const { asks } = useAim();
  const Polls = useLazyPart(lazyParts.polls);
  const LockedIn = useLazyPart(lazyParts.lockedIn);
  const slots = new Set(game.prompts.map(({ slot }) => slot));
  const settled = ballotsOf(game.state.frames.at(-1)).filter((one) => one.seat === seat && !slots.has(one.slot));
  const hasTalk = useWide() && scene.light === 'day'; // beside it, with room for what is said
  const isIdle = asks.length === 0 && (isCovert || settled.length === 0) && !(hasTalk && game.locks.length === 0);
  return (
    <>
      {asks.map((prompt) => (
        <PromptCard key={`${game.phaseId} ${prompt.slot}`} prompt={prompt} />
      ))}
      {!isCovert &&
        LockedIn &&
        settled.map(({ slot, act, targets }) => <LockedIn key={slot} act={act} targets={targets} />)}
      {Polls && <Polls answered={slots} />}
      {isIdle && <WaitingCard />}
    </>
  );
}
