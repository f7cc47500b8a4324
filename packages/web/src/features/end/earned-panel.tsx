import { useCallback, useEffect } from 'react';
import { Link } from 'wouter';
import { fetchMyGames } from '../../shared/history/ask-profile.ts';
import { type Medal, MedalList, useMedalWords } from '../../shared/history/medal-list.tsx';
import { useRequest } from '../../shared/history/use-request.ts';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { announce } from '../../shared/ui/overlays/announcer.tsx';
import { useSpeech } from '../../shared/words/use-words.tsx';

interface EarnedPanelProps {
  readonly secret: string; // of this device's profile
  readonly game: string;
}

/** The achievements of this game. Hidden if there are none or the request fails: “My games” shows them too. */
export function EarnedPanel({ secret, game }: EarnedPanelProps) {
  const { t, language } = useSpeech();
  const { found } = useRequest(useCallback(() => fetchMyGames(secret), [secret]));
  const nameOf = useMedalWords();
  const earned = found?.games.find(({ game_id }) => game_id === game)?.achievements ?? [];
  const medals = (found?.achievements ?? [])
    .filter(({ id }) => earned.includes(id))
    .map(
      ({ id, times, first }): Medal => ({
        id,
        isEarned: true,
        mark: first === game ? t('profile.firstTime') : t('profile.times', { n: times }),
      }),
    );
  const title = t('profile.earned');
  const names = new Intl.ListFormat(language).format(medals.map(({ id }) => nameOf(id)));
  useEffect(() => {
    if (names) announce(t('common.pair', { label: title, value: names }));
  }, [t, title, names]);
  if (medals.length === 0) return null;
  return (
    <Panel title={title}>
      <MedalList medals={medals} />
      <Link href="/me" asChild>
        <ButtonLink icon="star">{t('profile.toMe')}</ButtonLink>
      </Link>
    </Panel>
  );
}
