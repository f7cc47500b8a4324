import { type Experiment, marginOf, type Tally } from '@moonrise/lab/figures';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useIsSeen } from '../../../shared/device/use-is-seen.ts';
import { sidesIn, sideWords } from '../../../shared/lab/sides.ts';
import { SidesBar } from '../../../shared/lab/sides-bar.tsx';
import { useStudy } from '../../../shared/lab/use-study.ts';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { announce } from '../../../shared/ui/overlays/announcer.tsx';
import { inRow } from '../../../shared/words/lists.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Lobby } from '../use-lobby.ts';
import { FairerSet } from './fairer-set.tsx';
import classes from './fairness-panel.module.css';

interface FairnessPanelProps {
  readonly lobby: Lobby;
  readonly rules: RulesEntry;
}

const CLEAR = 0.02; // precise enough before a game
const SOUND = 0.1; // precise enough to announce
const isClear = (tally: Tally): boolean => marginOf(tally) <= CLEAR;

/** The chances of the sides with these players, cards and options, from games that bots play in the background. */
export function FairnessPanel({ lobby, rules }: FairnessPanelProps) {
  const t = useWords();
  const [part, setPart] = useState<HTMLElement | null>(null);
  const isSeen = useIsSeen(part);
  const experiment = experimentOf(lobby);
  const key = JSON.stringify(experiment);
  const [isSearching, setIsSearching] = useState(false); // it needs all workers
  const { samples, hasFailed } = useStudy([experiment], isClear, isSeen && !isSearching);
  const [sample] = samples;
  const { tally, refusal } = sample ?? {};
  useAnnouncedChances(rules, tally, isSeen, key);
  if (hasFailed) return null;
  return (
    <section ref={setPart} className={classes.fairness} data-testid="fairness">
      <h3>{t('fairness.title')}</h3>
      {refusal && <p className={classes.note}>{t('fairness.cannot')}</p>}
      {!refusal && !tally && <p className={classes.note}>{t('fairness.waiting')}</p>}
      {tally && (
        <>
          <SidesBar sides={sidesIn(rules, tally, t)} />
          <p className={classes.note}>{t('fairness.over', { n: tally.games })}</p>
          <FairerSet
            key={key}
            lobby={lobby}
            rules={rules}
            experiment={experiment}
            tally={tally}
            onSearch={setIsSearching}
          />
          <Link
            href={`/lab?set=${encodeURIComponent(JSON.stringify(experiment))}`}
            target="_blank"
            className={classes.more}
          >
            {t('fairness.more')}
          </Link>
        </>
      )}
    </section>
  );
}

const experimentOf = ({ room, seats }: Lobby): Experiment => ({
  rules: room.rules,
  options: room.options,
  players: seats,
  seed: 'lobby',
  bots: { village: 'standard', wolves: 'standard' },
});

/** Announces the chances once for each set, when they are precise enough. */
function useAnnouncedChances(rules: RulesEntry, tally: Tally | undefined, isSeen: boolean, set: string): void {
  const t = useWords();
  const isSound = isSeen && tally !== undefined && marginOf(tally) <= SOUND;
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once, with the values of that moment
  useEffect(() => {
    if (!isSound) return;
    const sides = sidesIn(rules, tally, t);
    announce(
      inRow(
        t,
        sides.map((side) => sideWords(side, t)),
      ),
    );
  }, [isSound, set]);
}
