import type { Place } from '@moonrise/engine';
import { useState } from 'react';
import type { WireOffer, WirePrompt } from '../../../shared/connection/snapshot.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Choice as Segments } from '../../../shared/ui/controls/fields.tsx';
import { useLazyPart } from '../../../shared/ui/loading/use-lazy-part.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import { Block } from '../block.tsx';
import { lazyParts } from '../lazy-parts.ts';
import { type Ballot, ballotsOf, isGrave, isShort, questionOf } from '../model/asks.ts';
import { useTable } from '../model/use-table.ts';
import { Voters } from '../votes/voters.tsx';
import { ConfirmChoice } from './confirm-choice.tsx';
import { LockedIn } from './locked-in.tsx';
import { Targets } from './offers/targets.tsx';
import { TextOffer } from './offers/text-offer.tsx';
import classes from './prompt-card.module.css';
import { type ActChoice, useAct } from './use-act.ts';

/** The card of one prompt. */
export function PromptCard({ prompt }: { readonly prompt: WirePrompt }) {
  const { rules, game, seat } = useTable();
  const { choose, withdraw, isSending } = useAct(prompt);
  const Reminder = useLazyPart(lazyParts.reminder);
  const [asked, setAsked] = useState<ActChoice>();
  const [act, setAct] = useState(prompt.chosen?.act);
  const [isKept, setIsKept] = useState(false);
  const long = prompt.offers.filter((offer) => !isShort(offer));
  const short = prompt.offers.filter(isShort);
  const offer = long.find((one) => one.act === act) ?? long[0];
  const heading = (offer ?? short[0])?.act ?? '';
  const { chosen } = prompt;
  const card = rules.words.cards[heading];
  const mayKeep = card?.pass !== undefined && offer !== undefined && !offer.may_pass && !prompt.required && !chosen;
  const others = ballotsOf(game.state.frames.at(-1)).filter((one) => one.slot === prompt.slot && one.seat !== seat);
  const pick = (choice: ActChoice, from: WireOffer) =>
    isGrave(prompt, from, game.state.frames.length > 1) && choice.targets.length > 0
      ? setAsked(choice)
      : void choose(choice);
  return (
    <Block title={questionOf(prompt, rules, act)}>
      {Reminder && game.hasReminder && prompt.required && !chosen && <Reminder act={heading} />}
      {chosen && <LockedIn act={chosen.act} targets={chosen.targets} isBusy={isSending} onUndo={withdraw} />}
      {long.length > 1 && <Alternatives offers={long} value={offer?.act ?? ''} onChange={setAct} />}
      {offer?.left !== undefined && card?.left && (
        <p className={classes.hint}>{card.left.replace('{n}', `${offer.left}`)}</p>
      )}
      {offer && offer.pick > 0 && !isKept && (
        <Aim
          key={offer.act}
          offer={offer}
          chosen={chosen?.act === offer.act ? chosen.targets : []}
          ballots={others}
          isBusy={isSending}
          onChoose={(targets) => pick({ act: offer.act, targets }, offer)}
        />
      )}
      {offer?.text !== undefined && (
        <TextOffer offer={offer} isBusy={isSending} onSay={(text) => choose({ act: offer.act, targets: [], text })} />
      )}
      {mayKeep && (
        <Button isWide onClick={() => setIsKept(!isKept)}>
          {isKept ? card.pick : card.pass}
        </Button>
      )}
      <ShortAnswers prompt={prompt} short={short} passed={offer} ballots={others} onChoose={choose} />
      {asked && (
        <ConfirmChoice
          choice={asked}
          onNo={() => setAsked(undefined)}
          onYes={(choice) => {
            setAsked(undefined);
            void choose(choice);
          }}
        />
      )}
    </Block>
  );
}

function Alternatives(props: {
  readonly offers: readonly WireOffer[];
  readonly value: string;
  readonly onChange: (act: string) => void;
}) {
  const t = useWords();
  const { rules } = useTable();
  const options = props.offers.map(({ act }) => ({ id: act, name: nameOfOffer(rules.words, act) }));
  return <Segments label={t('table.alternatives')} options={options} value={props.value} onChange={props.onChange} />;
}
const nameOfOffer = (
  words: {
    readonly cards: Readonly<Record<string, { readonly pick: string }>>;
    readonly acts: Readonly<Record<string, string>>;
  },
  act: string,
): string => words.cards[act]?.pick ?? words.acts[act] ?? act;

interface AimProps {
  readonly offer: WireOffer;
  readonly chosen: readonly Place[];
  readonly ballots: readonly Ballot[];
  readonly isBusy: boolean;
  readonly onChoose: (targets: readonly Place[]) => void;
}
/** Choosing the last target sends them all. */
function Aim({ offer, chosen, ballots, isBusy, onChoose }: AimProps) {
  const t = useWords();
  const [picked, setPicked] = useState<readonly Place[]>([]);
  const onPick = (place: Place) => {
    if (picked.includes(place)) return setPicked(picked.filter((one) => one !== place));
    const next = [...picked, place];
    if (next.length < offer.pick) return setPicked(next);
    setPicked([]);
    onChoose(next);
  };
  return (
    <>
      {offer.pick > 1 && <p className={classes.hint}>{t('table.pickMore', { n: offer.pick - picked.length })}</p>}
      <Targets
        places={offer.targets}
        picked={picked.length > 0 ? picked : chosen}
        ballots={ballots}
        isBusy={isBusy}
        onPick={onPick}
      />
    </>
  );
}

interface ShortAnswersProps {
  readonly prompt: WirePrompt;
  readonly short: readonly WireOffer[];
  readonly passed: WireOffer | undefined;
  readonly ballots: readonly Ballot[];
  readonly onChoose: (choice: ActChoice) => void;
}
/** Offers with one button: to pass, or acts without a target. */
function ShortAnswers({ prompt, short, passed, ballots, onChoose }: ShortAnswersProps) {
  const t = useWords();
  const { rules } = useTable();
  const { chosen } = prompt;
  const answers = [
    ...short.map(({ act }) => ({ act, name: nameOfOffer(rules.words, act), isPass: false })),
    ...(passed?.may_pass
      ? [{ act: passed.act, name: rules.words.cards[passed.act]?.pass ?? t('table.pass'), isPass: true }]
      : []),
  ];
  const isOnlyAnswer = passed === undefined && answers.length === 1;
  if (answers.length === 0) return null;
  return (
    <div className={classes.short}>
      {answers.map(({ act, name, isPass }) => (
        <div key={act}>
          <Button
            kind={isOnlyAnswer && !chosen ? 'main' : 'plain'}
            isWide
            aria-pressed={chosen?.act === act && !(isPass && chosen.targets.length > 0)}
            onClick={() => onChoose({ act, targets: [] })}
          >
            {name}
          </Button>
          <Voters ballots={ballots.filter((one) => one.act === act && one.targets.length === 0)} />
        </div>
      ))}
    </div>
  );
}
