import { Icon } from '../../../shared/icons/icons.tsx';
import { useSettings } from '../../../shared/settings/settings.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { useBots } from '../bots/use-bots.ts';
import { useCopy } from '../entry/use-copy.ts';
import type { Lobby } from '../use-lobby.ts';
import classes from './programs-panel.module.css';

/** Where contest programs connect, which ones have, and a way to replace the missing ones. */
export function ProgramsPanel({ lobby }: { readonly lobby: Lobby }) {
  const t = useWords();
  const { room, mayChange } = lobby;
  const { seats, fill } = useBots(lobby);
  if (!room.programs) return null;
  const { path, waiting } = room.programs;
  const missing = seats.filter((kind) => kind === 'program').length - waiting.length;
  return (
    <Panel title={t('lobby.programs')}>
      <p>{t('lobby.programsLead')}</p>
      <Address path={path} code={room.code} />
      {room.has_password && <p className={classes.note}>{t('lobby.programsPassword')}</p>}
      <ul className={classes.programs}>
        {waiting.map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: programs may have the same name
          <li key={i} className={classes.program}>
            <Icon name="check" size={18} />
            <span className={classes.name}>{name}</span>
            <span className={classes.note}>{t('lobby.programReady')}</span>
          </li>
        ))}
      </ul>
      <p role="status">{missing > 0 ? t('lobby.programsWaiting', { n: missing }) : t('lobby.programsAll')}</p>
      {mayChange && missing > 0 && (
        <Button icon="bot" onClick={() => fill(waiting.length)}>
          {t('lobby.programsFill')}
        </Button>
      )}
    </Panel>
  );
}

/** The address for programs. It hides the room code if the player hides it. */
function Address({ path, code }: { readonly path: string; readonly code: string }) {
  const t = useWords();
  const { hideCode } = useSettings();
  const link = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
  const [isCopied, copy] = useCopy(link, t('lobby.programsCopyFailed', { link }));
  return (
    <div className={classes.address}>
      <code className={classes.link} data-testid="program-address">
        {hideCode ? link.replace(code, '•'.repeat(code.length)) : link}
      </code>
      <Button icon={isCopied ? 'check' : 'copy'} onClick={copy}>
        {t(isCopied ? 'lobby.copied' : 'lobby.programsCopy')}
      </Button>
    </div>
  );
}
