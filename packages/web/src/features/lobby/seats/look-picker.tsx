import type { ReactNode } from 'react';
import { useAsk } from '../../../shared/connection/hooks/use-ask.ts';
import { useOptimisticValue } from '../../../shared/connection/hooks/use-optimistic-value.ts';
import { COLOURS, FACES, Face } from '../../../shared/faces/faces.tsx';
import { settings, useSettings } from '../../../shared/settings/settings.ts';
import { Switch } from '../../../shared/ui/controls/fields.tsx';
import { useSpeech, useWords } from '../../../shared/words/use-words.tsx';
import type { LobbyPlayer } from '../use-lobby.ts';
import classes from './look-picker.module.css';

const plain = { face: 0, colour: 0 };
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Choices of face and colour, applied at once. */
export function LookPicker({ person }: { readonly person: LobbyPlayer }) {
  const t = useWords();
  const ask = useAsk();
  const { language } = useSpeech();
  const { address } = useSettings();
  const [{ face, colour }, want] = useOptimisticValue(person.look ?? plain, (look) => ask('set_look', look));
  return (
    <>
      <Picker label={t('lobby.face')}>
        {numbers(FACES).map((one) => (
          <Option
            key={one}
            label={t('lobby.faceNumber', { n: one + 1 })}
            isChosen={one === face}
            onChoose={() => want({ face: one, colour })}
          >
            <Face face={one} colour={colour} size={44} />
          </Option>
        ))}
      </Picker>
      <Picker label={t('lobby.colour')}>
        {numbers(COLOURS).map((one) => (
          <Option
            key={one}
            label={t('lobby.colourNumber', { n: one + 1 })}
            isChosen={one === colour}
            onChoose={() => want({ face, colour: one })}
          >
            <Face face={face} colour={one} size={44} />
          </Option>
        ))}
      </Picker>
      {language === 'hi' && (
        <Switch
          label={t('lobby.feminine')}
          hint={t('lobby.feminineHint')}
          checked={address === 'feminine'}
          onChange={(isOn) => {
            settings.set({ address: isOn ? 'feminine' : 'plain' });
            void ask('set_look', { face, colour, feminine: isOn });
          }}
        />
      )}
    </>
  );
}

function Picker({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={classes.picker}>
      <legend>{label}</legend>
      <div className={classes.options}>{children}</div>
    </fieldset>
  );
}

interface OptionProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}
function Option({ label, isChosen, onChoose, children }: OptionProps) {
  return (
    <button type="button" className={classes.option} aria-label={label} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}
