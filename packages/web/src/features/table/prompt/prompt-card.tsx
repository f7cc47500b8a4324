import type { WireOffer, WirePrompt } from '../../../shared/connection/snapshot.ts';
import { Button, IconButton } from '../../../shared/ui/controls/button.tsx';
import { useLazyPart } from '../../../shared/ui/loading/use-lazy-part.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import { Block } from '../block.tsx';
import { lazyParts } from '../lazy-parts.ts';
import { ballotsOf, isShort, nameOfAct, questionOf } from '../model/asks.ts';
import { useAim } from '../model/use-aim.tsx';
import { useTable } from '../model/use-table.ts';
import { Voters } from '../votes/voters.tsx';
import classes from './prompt-card.module.css';

/** The card of one prompt. Players and cards are chosen on the board. */
export function PromptCard({ prompt }: { readonly prompt: WirePrompt }) {
  const { rules, game } = useTable();
  const aim = useAim();
  const Reminder = useLazyPart(lazyParts.reminder);
  const TextOffer = useLazyPart(lazyParts.text);
  const LockedIn = useLazyPart(lazyParts.lockedIn);
  const Alternatives = useLazyPart(lazyParts.alternatives);
  const { slot, chosen } = prompt;
  const long = prompt.offers.filter((offer) => !isShort(offer));
  const offer = aim.offerOf(prompt);
  const heading = (offer ?? prompt.offers[0])?.act ?? '';
  const card = rules.words.cards[heading];
  const mayKeep = card?.pass !== undefined && offer !== undefined && !offer.may_pass && !prompt.required && !chosen;
  return (
    <Block title={questionOf(prompt, rules, offer?.act)}>
      {Reminder && game.hasReminder && prompt.required && !chosen && <Reminder act={heading} />}
      {LockedIn && chosen && (
        <LockedIn act={chosen.act} targets={chosen.targets} isBusy={aim.isSending} onUndo={() => aim.withdraw(slot)} />
      )}
      {Alternatives && long.length > 1 && (
        <Alternatives offers={long} value={heading} onChange={(act) => aim.aimAt(slot, act)} />
      )}
      {offer?.left !== undefined && card?.left && (
        <p className={classes.hint}>{card.left.replace('{n}', `${offer.left}`)}</p>
      )}
      {offer && offer.pick > 0 && !aim.isKept(prompt) && <AimHint prompt={prompt} offer={offer} />}
      {TextOffer && offer?.text !== undefined && (
        <TextOffer
          offer={offer}
          isBusy={aim.isSending}
          onSay={(text) => aim.choose(slot, { act: offer.act, targets: [], text })}
        />
      )}
      {mayKeep && (
        <Button isWide onClick={() => aim.keep(slot)}>
          {aim.isKept(prompt) ? card.pick : card.pass}
        </Button>
      )}
      <ShortAnswers prompt={prompt} passed={offer} />
    </Block>
  );
}

/** What to do on the board, or a button that turns the board to this question. */
function AimHint({ prompt, offer }: { readonly prompt: WirePrompt; readonly offer: WireOffer }) {
  const t = useWords();
  const { game } = useTable();
  const { slot, picked, aimAt, isLooking, look } = useAim();
  if (slot !== prompt.slot)
    return (
      <Button isWide onClick={() => aimAt(prompt.slot)}>
        {t('table.aim')}
      </Button>
    );
  const isCards = offer.targets.every((place) => place >= game.ids.length);
  const left = offer.pick - (prompt.chosen ? 0 : picked.length);
  return (
    <div className={classes.aim}>
      <p className={classes.hint}>
        {isLooking ? t('table.lookUpHint') : t(isCards ? 'table.tapCard' : 'table.tapHouse')}{' '}
        {!isLooking && offer.pick > 1 && t('table.pickMore', { n: left })}
      </p>
      <IconButton icon="eye" label={t('table.lookUp')} aria-pressed={isLooking} onClick={() => look(!isLooking)} />
    </div>
  );
}

/** Offers with one button: to pass, or acts without a target. */
function ShortAnswers({ prompt, passed }: { readonly prompt: WirePrompt; readonly passed: WireOffer | undefined }) {
  const t = useWords();
  const { rules, game, seat } = useTable();
  const { choose, asks } = useAim();
  const { chosen, slot } = prompt;
  const ballots = ballotsOf(game.state.frames.at(-1)).filter((one) => one.slot === slot && one.seat !== seat);
  const answers = [
    ...prompt.offers.filter(isShort).map(({ act }) => ({ act, name: nameOfAct(rules, act), isPass: false })),
    ...(passed?.may_pass
      ? [{ act: passed.act, name: rules.words.cards[passed.act]?.pass ?? t('table.pass'), isPass: true }]
      : []),
  ];
  const isOpen = ({ slot: other, chosen, offers }: WirePrompt) => other !== slot && !chosen && !offers.every(isShort);
  const isOnlyAnswer = passed === undefined && answers.length === 1 && !asks.some(isOpen); // "done" comes last
  if (answers.length === 0) return null;
  return (
    <div className={classes.short}>
      {answers.map(({ act, name, isPass }) => (
        <div key={act}>
          <Button
            kind={isOnlyAnswer && !chosen ? 'main' : 'plain'}
            isWide
            aria-pressed={chosen?.act === act && !(isPass && chosen.targets.length > 0)}
            onClick={() => void choose(slot, { act, targets: [] })}
          >
            {name}
          </Button>
          <Voters ballots={ballots.filter((one) => one.act === act && one.targets.length === 0)} />
        </div>
      ))}
    </div>
  );
}
