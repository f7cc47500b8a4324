import { teamName } from '../../shared/rules/sentences.ts';
import { usePlaceNames } from '../../shared/story/views/use-place-names.ts';
import { useWords } from '../../shared/words/use-words.tsx';
import { Subtitles } from './narration/subtitles.tsx';
import { VoiceButton } from './narration/voice-button.tsx';
import type { Shown } from './shown.ts';
import { DisplayPlayers } from './stage/display-players.tsx';
import { Stage } from './stage/stage.tsx';

/** The winner, and all cards face up. */
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
