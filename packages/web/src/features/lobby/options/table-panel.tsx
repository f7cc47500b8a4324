import { useAsk } from '../../../shared/connection/hooks/use-ask.ts';
import type { RoomView } from '../../../shared/connection/snapshot.ts';
import { plainKind } from '../../../shared/people/ai-kinds.ts';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { useRules } from '../../../shared/rules/use-rules.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Choice, Switch } from '../../../shared/ui/controls/fields.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Translate } from '../../../shared/words/words.ts';

const LONGER = 1.5; // a day that is also looked at

/** A table screen is open: the host may let it lead, and is offered a longer day with it. */
function LeadingScreen({ room }: { readonly room: RoomView }) {
  const t = useWords();
  const ask = useAsk();
  const rules = useRules(room.rules, room.options);
  const longer = rules && longerDay(rules, room.options);
  return (
    <>
      <Switch
        label={t('lobby.screenLeads')}
        hint={t('lobby.screenLeadsHint')}
        checked={room.display_leads === true}
        onChange={(admitted) => ask('admit_display', { admitted })}
      />
      {room.display_leads && longer && (
        <Button icon="sun" onClick={() => ask('set_options', { options: longer.options })}>
          {t('lobby.longerDay', { n: longer.seconds })}
        </Button>
      )}
    </>
  );
}
/** The options with a longer day; undefined: it has been made longer already, or cannot be. */
function longerDay(rules: RulesEntry, options: RoomView['options']) {
  const { durations = {} } = options as { readonly durations?: Readonly<Record<string, number>> };
  const day = rules.phases.find(({ light }) => light === 'day');
  const usual = day?.seconds;
  if (!day || usual === undefined || durations[day.id] !== undefined || !('durations' in rules.options))
    return undefined;
  const seconds = Math.round((usual * LONGER) / 5) * 5;
  return { seconds, options: { ...options, durations: { ...durations, [day.id]: seconds } } };
}

const PACES = [0, 8, 15] as const; // seconds for what is shown between phases

/** The usual ones, and what a program may have set. */
const pacesWith = (staging: number, t: Translate) => [
  ...PACES.map((seconds) => ({ id: `${seconds}`, name: t(`lobby.staging${seconds}`) })),
  ...(PACES.some((seconds) => seconds === staging)
    ? []
    : [{ id: `${staging}`, name: t('guide.seconds', { n: staging }) }]),
];

/** How the table is run, whatever is played. For the host. */
export function TablePanel({ room }: { readonly room: RoomView }) {
  const t = useWords();
  const ask = useAsk();
  const {
    staging = 0,
    end_talk = false,
    dead_see_all = false,
    predictions = false,
    show_thoughts = true,
    agents = false,
  } = room.roomOptions;
  const hasModels = room.ai_kinds.some((kind) => plainKind(kind) === 'llm');
  const set = (option: RoomView['options']) => ask('set_options', { options: { ...room.options, ...option } });
  return (
    <Panel title={t('lobby.table')}>
      {(room.displays ?? 0) > 0 && <LeadingScreen room={room} />}
      <div>
        <Choice
          label={t('lobby.staging')}
          options={pacesWith(staging, t)}
          value={`${staging}`}
          onChange={(seconds) => set({ staging: Number(seconds) })}
        />
        <p>{t('lobby.stagingHint')}</p>
      </div>
      <Switch
        label={t('lobby.endTalk')}
        hint={t('lobby.endTalkHint')}
        checked={end_talk}
        onChange={(isOn) => set({ end_talk: isOn })}
      />
      <Switch
        label={t('lobby.seeAll')}
        hint={t('lobby.seeAllHint')}
        checked={dead_see_all}
        onChange={(isOn) => set({ dead_see_all: isOn })}
      />
      <Switch
        label={t('lobby.predictions')}
        hint={t('lobby.predictionsHint')}
        checked={predictions}
        onChange={(isOn) => set({ predictions: isOn })}
      />
      <Switch
        label={t('lobby.agents')}
        hint={room.agents === undefined ? t('lobby.agentsHint') : t('lobby.agentsHere', { n: room.agents })}
        checked={agents}
        onChange={(isOn) => set({ agents: isOn })}
      />
      {hasModels && (
        <Switch
          label={t('lobby.showThoughts')}
          hint={t('lobby.showThoughtsHint')}
          checked={show_thoughts}
          onChange={(isOn) => set({ show_thoughts: isOn })}
        />
      )}
    </Panel>
  );
}
