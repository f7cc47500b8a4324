import { useMemo } from 'react';
import { Link } from 'wouter';
import { useRules } from '../../shared/rules/use-rules.ts';
import { useFinishedGame } from '../../shared/story/finished/use-finished-game.ts';
import { Page } from '../../shared/ui/layout/page.tsx';
import { Waiting } from '../../shared/ui/loading/waiting.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import { ReplayScreen } from './replay-screen.tsx';
import { replayStoryOf } from './replay-story.ts';

/** The replay of a finished game. */
export function ReplayPage({ id }: { readonly id: string }) {
  const t = useWords();
  const found = useFinishedGame(id);
  const game = typeof found === 'string' ? undefined : found;
  const rules = useRules(game?.rules, game?.options);
  const story = useMemo(() => game && replayStoryOf(game), [game]);
  if (found === 'missing')
    return (
      <Page title={t('replay.missing')}>
        <p>{t('replay.missingHint')}</p>
        <p>
          <Link href="/">{t('common.home')}</Link>
        </p>
      </Page>
    );
  return story && rules ? <ReplayScreen key={id} story={story} rules={rules} /> : <Waiting />;
}
