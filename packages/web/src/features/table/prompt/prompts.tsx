import { ballotsOf, shownAsks } from '../model/asks.ts';
import { useTable } from '../model/use-table.ts';
import { LockedIn } from './locked-in.tsx';
import { Polls } from './polls.tsx';
import { PromptCard } from './prompt-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** All prompts, and final choices. */
export function Prompts() {
  const table = useTable();
  const { game, seat, isCovert } = table;
  const asks = shownAsks(table);
  const slots = new Set(game.prompts.map(({ slot }) => slot));
  const settled = ballotsOf(game.state.frames.at(-1)).filter((one) => one.seat === seat && !slots.has(one.slot));
  const isIdle = asks.length === 0 && (isCovert || settled.length === 0);
  return (
    <>
      {asks.map((prompt) => (
        <PromptCard key={`${game.phaseId} ${prompt.slot}`} prompt={prompt} />
      ))}
      {!isCovert && settled.map(({ slot, act, targets }) => <LockedIn key={slot} act={act} targets={targets} />)}
      <Polls answered={slots} />
      {isIdle && <WaitingCard />}
    </>
  );
}
