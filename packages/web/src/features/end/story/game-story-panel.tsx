import type { Light } from '@moonrise/engine';
import { useMemo } from 'react';
import { Icon, type IconName } from '../../../shared/icons/icons.tsx';
import { type Chapter, chaptersOf, roundsOf, type StoryItem } from '../../../shared/story/log/chapters.ts';
import { epilogueOf, hasCentre } from '../../../shared/story/log/ending.ts';
import { phaseTitle, roundTitle } from '../../../shared/story/phase/phase-title.ts';
import { StoryItemView } from '../../../shared/story/views/story-item-view.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { inRow } from '../../../shared/words/lists.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Ending } from '../use-ending.ts';
import classes from './game-story-panel.module.css';
import { WhyTheyVoted } from './why-they-voted.tsx';

const signs: Readonly<Record<Light, IconName>> = { night: 'moon', dawn: 'sun', day: 'sun', dusk: 'dusk' };

/** What happened, day by day, including what was secret during the game. */
export function GameStoryPanel({ ending }: { readonly ending: Ending }) {
  const t = useWords();
  const { log, isWhole, game } = ending;
  const chapters = useMemo(() => chaptersOf(log), [log]);
  const told = hasCentre(game.state) ? epilogueOf(log) : []; // the moves have their own panel there
  const isNews = (item: StoryItem) => item.kind !== 'told' || !told.includes(item.event);
  const worthIt = chapters
    .map((chapter) => ({ ...chapter, items: chapter.items.filter(isNews) }))
    .filter(({ items }) => items.length > 0);
  const rounds = roundsOf(worthIt);
  return (
    <Panel title={t('end.story')}>
      {!isWhole && <p role="status">{t('end.loadingStory')}</p>}
      {rounds.map(({ day, chapters: held }, i) => (
        <details key={day} className={classes.day} open={i === rounds.length - 1}>
          <summary>
            <h3>{roundTitle(day, t)}</h3>
            <DeathsOf chapters={held} ending={ending} />
          </summary>
          {held.map((chapter) => (
            <ChapterView key={chapter.key} chapter={chapter} ending={ending} />
          ))}
          <WhyTheyVoted day={day} ending={ending} />
        </details>
      ))}
    </Panel>
  );
}

/** The players that died in this round. */
function DeathsOf({ chapters, ending: { cast } }: { readonly chapters: readonly Chapter[]; readonly ending: Ending }) {
  const t = useWords();
  const dead = chapters.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'death' ? [item.event.seat] : [])),
  );
  if (dead.length === 0) return null;
  return (
    <span className={classes.dead}>
      <Icon name="skull" size={18} />
      {inRow(t, dead.map(cast.nameOf))}
    </span>
  );
}

function ChapterView({ chapter, ending }: { readonly chapter: Chapter; readonly ending: Ending }) {
  const t = useWords();
  const { rules, cast } = ending;
  const light = rules.phases.find(({ id }) => id === chapter.phase)?.light;
  return (
    <section className={classes.chapter}>
      <h4 className={classes.title}>
        <Icon name={light ? signs[light] : 'card'} size={20} />
        {phaseTitle(chapter, rules, t)}
      </h4>
      {chapter.items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a finished chapter does not change
        <StoryItemView key={i} item={item} cast={cast} />
      ))}
    </section>
  );
}
