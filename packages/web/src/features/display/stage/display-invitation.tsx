import { useState } from 'react';
import { at } from '../../../shared/install/base.ts';
import { QrCode } from '../../../shared/qr/qr-code.tsx';
import { useSettings } from '../../../shared/settings/settings.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from './display-invitation.module.css';

interface InvitationProps {
  readonly code: string;
  readonly to: 'join' | 'watch';
}

/** How to join: the room code and a QR code. */
export function DisplayInvitation({ code, to }: InvitationProps) {
  const t = useWords();
  const { hideCode } = useSettings();
  const [isShown, setIsShown] = useState(false);
  const address = `${location.origin}${at(`/${to === 'join' ? 'r' : 'watch'}/${code}`)}`;
  if (hideCode && !isShown)
    return (
      <button type="button" className={classes.hidden} onClick={() => setIsShown(true)}>
        {t('display.showCode')}
      </button>
    );
  return (
    <div className={classes.invitation} data-to={to}>
      <div className={classes.qr}>
        <QrCode text={address} label={t(to === 'join' ? 'display.scanToJoin' : 'display.scanToWatch')} />
      </div>
      <div>
        <p>{t(to === 'join' ? 'display.scanToJoin' : 'display.scanToWatch')}</p>
        <p className={classes.code}>{code}</p>
        {to === 'join' && <p className={classes.host}>{location.host}</p>}
      </div>
    </div>
  );
}
