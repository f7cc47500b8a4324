import type { Place } from '@moonrise/engine';
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import type { WireOffer, WirePrompt } from '../../../shared/connection/snapshot.ts';
import { useLazyPart } from '../../../shared/ui/loading/use-lazy-part.ts';
import { type ActChoice, useAct } from '../prompt/use-act.ts';
import { isGrave, isShort, shownAsks } from './asks.ts';
import { useTable } from './use-table.ts';

/** The questions of this screen, and the one that the board answers. */
interface Aim {
  readonly asks: readonly WirePrompt[];
  readonly slot: string | undefined; // of the prompt that the board answers
  readonly offer: WireOffer | undefined; // what a tap on the board means
  readonly picked: readonly Place[]; // chosen, sent or not
  readonly isSending: boolean;
  readonly offerOf: (prompt: WirePrompt) => WireOffer | undefined; // the chosen one of several
  readonly isKept: (prompt: WirePrompt) => boolean; // the player would rather not
  readonly aimAt: (slot: string, act?: string) => void;
  readonly keep: (slot: string) => void;
  readonly pick: (place: Place) => void;
  readonly clear: () => void; // forgets the first of two
  readonly isLooking: boolean; // a tap on the board shows a player, and chooses nobody
  readonly look: (isLooking: boolean) => void;
  readonly choose: (slot: string, choice: ActChoice) => Promise<boolean>;
  readonly withdraw: (slot: string) => void;
}

interface Plan {
  readonly phaseId: string | null;
  readonly slot?: string; // that the player has turned to
  readonly acts: Readonly<Record<string, string>>;
  readonly kept: readonly string[];
  readonly picked: readonly Place[];
}
const confirm = () => import('../prompt/confirm-choice.tsx').then(({ ConfirmChoice }) => ConfirmChoice);
const AimContext = createContext<Aim | null>(null);

export function useAim(): Aim {
  const aim = useContext(AimContext);
  if (!aim) throw new Error('There is no aim above this component.');
  return aim;
}

/** Connects the cards with the questions to the board, where they are answered. */
export function AimProvider({ children }: { readonly children: ReactNode }) {
  const table = useTable();
  const { phaseId } = table.game;
  const { plan, setPlan, ...turns } = usePlan(phaseId);
  const [isLooking, look] = useState(false);
  const [asked, setAsked] = useState<{
    readonly slot: string;
    readonly choice: ActChoice;
    readonly phaseId: string | null;
  }>();
  const ConfirmChoice = useLazyPart(confirm); // at once: requests must not reveal what a player does
  const { choose, withdraw, isSending } = useAct();
  const sent = useRef<Sent>({ slot: '', place: -1, at: 0 });
  const asks = useMemo(() => shownAsks(table), [table]);
  const offerOf = ({ slot, offers }: WirePrompt): WireOffer | undefined => {
    const long = offers.filter((offer) => !isShort(offer));
    return long.find(({ act }) => act === plan.acts[slot]) ?? long[0];
  };
  const isKept = ({ slot }: WirePrompt) => plan.kept.includes(slot);
  const prompt = aimed(asks, plan, offerOf);
  const offer = prompt && offerOf(prompt);
  const send = (choice: ActChoice) => {
    if (!prompt || !offer) return;
    const isSure = !isGrave(prompt, offer, table.game.state.frames.length > 1);
    if (isSure) void choose(prompt.slot, choice);
    else setAsked({ slot: prompt.slot, choice, phaseId });
  };
  const pick = (place: Place) => {
    if (!prompt || !offer || isSecondHalf(sent.current, prompt.slot, place)) return;
    const { picked, slot: _, ...rest } = plan;
    const next = picked.includes(place) ? picked.filter((one) => one !== place) : [...picked, place];
    const isWhole = next.length >= offer.pick;
    setPlan(isWhole ? { ...rest, picked: [] } : { ...rest, slot: prompt.slot, picked: next });
    if (!isWhole) return;
    sent.current = { slot: prompt.slot, place, at: performance.now() };
    send({ act: offer.act, targets: next });
  };
  const chosen = prompt?.chosen?.act === offer?.act ? (prompt?.chosen?.targets ?? []) : [];
  const aim: Aim = {
    asks,
    slot: prompt?.slot,
    offer,
    picked: plan.picked.length > 0 ? plan.picked : chosen,
    isSending,
    offerOf,
    isKept,
    ...turns,
    pick,
    isLooking,
    look,
    choose,
    withdraw,
  };
  return (
    <AimContext value={aim}>
      {children}
      {ConfirmChoice && asked && asked.phaseId === phaseId && (
        <ConfirmChoice
          choice={asked.choice}
          onNo={() => setAsked(undefined)}
          onYes={(choice) => {
            setAsked(undefined);
            void choose(asked.slot, choice);
          }}
        />
      )}
    </AimContext>
  );
}

/** What the player has turned to in this phase. What was begun in another one is forgotten. */
function usePlan(phaseId: string | null) {
  const fresh: Plan = { phaseId, acts: {}, kept: [], picked: [] };
  const [stored, setPlan] = useState(fresh);
  const plan = stored.phaseId === phaseId ? stored : fresh;
  const { acts, kept } = plan;
  return {
    plan,
    setPlan,
    aimAt: (slot: string, act?: string) =>
      setPlan({ ...plan, slot, picked: [], ...(act !== undefined && { acts: { ...acts, [slot]: act } }) }),
    keep: (slot: string) =>
      setPlan({
        ...plan,
        picked: [],
        kept: kept.includes(slot) ? kept.filter((one) => one !== slot) : [...kept, slot],
      }),
    clear: () => setPlan({ ...plan, picked: [] }),
  };
}

interface Sent {
  readonly slot: string;
  readonly place: Place;
  readonly at: number;
}
const DOUBLE_MS = 400;
/** True if a double tap would answer the next question as well. */
const isSecondHalf = (sent: Sent, slot: string, place: Place): boolean =>
  sent.slot !== slot && sent.place === place && performance.now() - sent.at < DOUBLE_MS;

/** The prompt that the board answers: what the player has turned to, else the first that waits for an answer. */
function aimed(
  asks: readonly WirePrompt[],
  { slot, kept }: Plan,
  offerOf: (prompt: WirePrompt) => WireOffer | undefined,
): WirePrompt | undefined {
  const onBoard = asks.filter((prompt) => (offerOf(prompt)?.pick ?? 0) > 0 && !kept.includes(prompt.slot));
  return (
    onBoard.find((prompt) => prompt.slot === slot) ??
    onBoard.find(({ required, chosen }) => required && !chosen) ??
    onBoard.find(({ chosen }) => !chosen) ??
    onBoard[0]
  );
}
