import type { AiKind } from '@moonrise/protocol';
import { useAsk } from '../../../shared/connection/hooks/use-ask.ts';
import { useCommand } from '../../../shared/connection/hooks/use-command.ts';
import { modelName, plainKind } from '../../../shared/people/ai-kinds.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Choice, Stepper } from '../../../shared/ui/controls/fields.tsx';
import { useSpeech, useWords } from '../../../shared/words/use-words.tsx';
import { languages } from '../../../shared/words/words.ts';
import type { Lobby } from '../use-lobby.ts';
import { kindOfAll } from './bot-seats.ts';
import classes from './bots-field.module.css';
import { useBots } from './use-bots.ts';

/** The number of bots and one kind for all. Single bots are changed in their seats. */
export function BotsField({ lobby }: { readonly lobby: Lobby }) {
  const t = useWords();
  const { seats, most, setCount } = useBots(lobby);
  return (
    <div className={classes.field}>
      <Stepper
        label={t('lobby.aiSeats')}
        value={seats.length}
        min={0}
        max={most}
        onChange={(count) => setCount(count)}
      />
      <p className={classes.note}>{t('lobby.aiHint')}</p>
      {seats.length > 0 && <Kinds lobby={lobby} />}
      {seats.length > 0 && <WolfLevel lobby={lobby} />}
      {seats.length > 0 && <MyLanguage lobby={lobby} />}
    </div>
  );
}

function Kinds({ lobby }: { readonly lobby: Lobby }) {
  const t = useWords();
  const { seats, setKinds } = useBots(lobby);
  const kind = kindOfAll(seats);
  return (
    <>
      <Choice<AiKind | 'mixed'>
        label={t('bots.level')}
        options={lobby.room.ai_kinds.map((id) => ({ id, name: modelName(id) ?? t(`bots.${plainKind(id)}`) }))}
        value={kind ?? 'mixed'}
        onChange={(chosen) => chosen !== 'mixed' && setKinds(chosen)}
      />
      <p className={classes.note}>
        {t(kind ? `bots.${plainKind(kind)}Means` : 'bots.mixed')} {t('bots.tapOne')}
      </p>
    </>
  );
}

const LEVELS = ['easy', 'standard', 'hard'] as const;

/** How bots play that are dealt a card of the wolves' side: opponents of the village can be stronger or weaker than its bots. */
function WolfLevel({ lobby: { room } }: { readonly lobby: Lobby }) {
  const t = useWords();
  const ask = useAsk();
  const levels = LEVELS.map((id) => ({ id, name: t(`bots.${id}`) }));
  return (
    <>
      <Choice
        label={t('bots.wolves')}
        options={[{ id: 'same', name: t('bots.wolvesSame') }, ...levels]}
        value={room.roomOptions.wolf_level ?? 'same'}
        onChange={(wolf_level) => ask('set_options', { options: { ...room.options, wolf_level } })}
      />
      <p className={classes.note}>{t('bots.wolvesHint')}</p>
    </>
  );
}

/** Offers the player's own language for the bots if they have another. */
function MyLanguage({ lobby: { room } }: { readonly lobby: Lobby }) {
  const t = useWords();
  const ask = useAsk();
  const { language } = useSpeech();
  const [speak, isBusy] = useCommand(() => ask('set_options', { language }));
  if (room.language === language) return null;
  return (
    <div className={classes.language}>
      <p>{t('bots.speakNow', { language: languages[room.language] })}</p>
      <Button icon="language" isBusy={isBusy} onClick={speak}>
        {t('bots.speakMine', { language: languages[language] })}
      </Button>
    </div>
  );
}
