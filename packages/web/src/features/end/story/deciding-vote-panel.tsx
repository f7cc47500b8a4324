import { decidingVote } from '../../../shared/story/log/votes.ts';
import { VotesView } from '../../../shared/story/views/votes-view.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useSpeech } from '../../../shared/words/use-words.tsx';
import type { Ending } from '../use-ending.ts';

/** The ballots of the last vote that eliminated a player. */
export function DecidingVotePanel({ ending: { log, cast } }: { readonly ending: Ending }) {
  const { t, language } = useSpeech();
  const vote = decidingVote(log);
  if (!vote) return null;
  const names = new Intl.ListFormat(language).format(vote.out.map(cast.nameOf));
  return (
    <Panel title={t('end.decidingVote')}>
      <p>{t('end.decided', { day: vote.day, names })}</p>
      <VotesView cast={cast} ballots={vote.counted.ballots} out={vote.out} />
    </Panel>
  );
}
