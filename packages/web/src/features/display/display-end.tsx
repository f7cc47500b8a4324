import { teamName } from '../../shared/rules/telling.ts';
import { usePlaceNames } from '../../shared/story/use-place-names.ts';
import { useWords } from '../../shared/words/use-words.tsx';
import { DisplayPlayers } from './people.tsx';
import type { Shown } from './shown.ts';
import { Stage } from './stage.tsx';
import { Subtitles } from './subtitles.tsx';
import { VoiceButton } from './voice-button.tsx';

/** The winner, and every card turned up. */
export function DisplayEnd({ game, rules }: Shown) {
  const t = useWords();
  const nameOf = usePlaceNames(game.state);
  const { outcome, day } = game.state;
  const title = outcome?.team ? t('end.wins', { team: teamName(rules, outcome.team) }) : t('end.nobodyWins');
  return (
    <Stage
      light="dawn"
      sky={{ progress: 1, day }}
      title={title}
      head={<VoiceButton />}
      foot={<Subtitles game={game} rules={rules} nameOf={nameOf} />}
    >
      <DisplayPlayers game={game} rules={rules} nameOf={nameOf} winners={outcome?.winners ?? []} />
    </Stage>
  );
}
