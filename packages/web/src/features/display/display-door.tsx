import { CodeForm } from '../../shared/rooms/code-form.tsx';
import { PageButtons } from '../../shared/settings/page-buttons.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './display-door.module.css';
import { Stage } from './stage/stage.tsx';

const sky = { progress: 0.7, day: 3 };

/** The door of the table screen: which room is it for? */
export function DisplayDoor() {
  const t = useWords();
  return (
    <Stage
      light="night"
      sky={sky}
      title={t('tv.door')}
      note={t('tv.how', { address: `${location.host}/tv` })}
      head={
        <div>
          <PageButtons />
        </div>
      }
      foot={
        <p>
          <TextLink href="/">{t('common.home')}</TextLink>
        </p>
      }
    >
      <Panel className={classes.door}>
        <CodeForm to="tv" />
      </Panel>
    </Stage>
  );
}
