import type { KeptGame } from '@moonrise/lab/figures';
import { type ReactNode, Suspense, useMemo } from 'react';
import { keptGame } from '../../shared/outlook/kept-game.ts';
import { TurnsView } from '../../shared/outlook/turns-view.tsx';
import { type NameOf, teamName } from '../../shared/rules/sentences.ts';
import { useFinishedGame, wholeLog } from '../../shared/story/finished/use-finished-game.ts';
import { decidingVote } from '../../shared/story/log/votes.ts';
import { AwardsView, HuntedView } from '../../shared/story/views/awards-view.tsx';
import { defaultLook, type StoryCast } from '../../shared/story/views/story-cast.ts';
import { usePlaceNames } from '../../shared/story/views/use-place-names.ts';
import { VotesView } from '../../shared/story/views/votes-view.tsx';
import { useSpeech, useWords, Words } from '../../shared/words/use-words.tsx';
import classes from './finale.module.css';
import { useNarration, usePublicLines } from './narration/narration.ts';
import { VoiceButton } from './narration/voice-button.tsx';
import type { Shown } from './shown.ts';
import { Stage } from './stage/stage.tsx';

const MANY = 8; // seats

/** Who has won, who the wolves were, the deciding vote, the odds, and everybody's card with an award. */
export function Finale({ game, rules }: Shown) {
  const t = useWords();
  const nameOf = usePlaceNames(game.state);
  const lookOf = (seat: number) => game.looks[seat] ?? defaultLook(seat);
  const cast = { rules, nameOf, lookOf, seats: game.state.seats.length };
  const { outcome, day, cards } = game.state;
  const found = useFinishedGame(game.id);
  const [whole, kept] = useMemo(() => (typeof found === 'string' ? [] : [wholeLog(found), keptGame(found)]), [found]);
  const title = outcome?.team ? t('end.wins', { team: teamName(rules, outcome.team) }) : t('end.nobodyWins');
  return (
    <Stage
      light="dawn"
      sky={{ progress: 1, day }}
      title={title}
      foot={<Epilogue game={game} rules={rules} nameOf={nameOf} />}
    >
      <Suspense fallback={null}>
        <Words of={['show', 'insights']}>
          <div className={classes.finale} data-many={cast.seats > MANY}>
            <div className={classes.side}>
              <Card>
                <HuntedView log={game.log} cast={cast} />
              </Card>
              <DecidingVote game={game} cast={cast} />
            </div>
            <div className={classes.people}>
              <Card title={t('end.awards')}>
                <AwardsView
                  log={whole ?? game.log}
                  cast={cast}
                  isLoading={found === 'loading'}
                  cards={cards}
                  winners={outcome?.winners ?? []}
                />
              </Card>
              <VoiceButton isSmall />
            </div>
            <div className={classes.side}>
              <Turns kept={kept} cast={cast} />
            </div>
          </div>
        </Words>
      </Suspense>
    </Stage>
  );
}

/** Reads the last lines aloud: the screen shows them already. */
function Epilogue({ game, rules, nameOf }: Pick<Shown, 'game' | 'rules'> & { readonly nameOf: NameOf }) {
  useNarration(game.id, usePublicLines(game, rules, nameOf));
  return null;
}

interface CardProps {
  readonly title?: string;
  readonly children: ReactNode;
}
const Card = ({ title, children }: CardProps) => (
  <section className={classes.card}>
    {title !== undefined && <h2>{title}</h2>}
    {children}
  </section>
);

function DecidingVote({ game, cast }: Pick<Shown, 'game'> & { readonly cast: StoryCast }) {
  const { t, language } = useSpeech();
  const vote = decidingVote(game.log);
  if (!vote) return null;
  const names = new Intl.ListFormat(language).format(vote.out.map(cast.nameOf));
  return (
    <Card title={t('end.decidingVote')}>
      <p>{t('end.decided', { day: vote.day, names })}</p>
      <VotesView cast={cast} ballots={vote.counted.ballots} out={vote.out} />
    </Card>
  );
}

function Turns({ kept, cast }: { readonly kept: KeptGame | undefined; readonly cast: StoryCast }) {
  const t = useWords(); // those of the finale do not have the title
  return <Card title={t('turns.title')}>{kept && <TurnsView kept={kept} cast={cast} />}</Card>;
}
