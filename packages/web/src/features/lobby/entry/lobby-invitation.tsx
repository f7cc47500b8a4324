import { type CSSProperties, useState } from 'react';
import { at } from '../../../shared/install/base.ts';
import { QrCode } from '../../../shared/qr/qr-code.tsx';
import { settings, useSettings } from '../../../shared/settings/settings.ts';
import { maySystemShare, systemShare } from '../../../shared/share/share.ts';
import { Button, ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { Sheet } from '../../../shared/ui/overlays/sheet.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from './lobby-invitation.module.css';
import { useCopy } from './use-copy.ts';

/** The room code, and all ways to share it. */
export function LobbyInvitation({ code }: { readonly code: string }) {
  const t = useWords();
  const link = `${location.origin}${at(`/r/${code}`)}`;
  return (
    <section className={classes.invitation} aria-label={t('lobby.invite')}>
      <Code code={code} />
      <div className={classes.ways}>
        <ShareButtons code={code} link={link} />
        <QrButton code={code} link={link} />
        <ButtonLink icon="tv" href={at(`/tv/${code}`)} target="_blank" rel="noreferrer" title={t('lobby.tvHint')}>
          {t('lobby.tv')}
        </ButtonLink>
        <HideButton />
      </div>
    </section>
  );
}

function Code({ code }: { readonly code: string }) {
  const t = useWords();
  const { hideCode } = useSettings();
  return (
    <div className={classes.line}>
      <p className={classes.code} style={{ '--letters': code.length } as CSSProperties} data-testid="room-code">
        {hideCode ? <span className="unseen">{t('lobby.codeHidden')}</span> : code}
        {hideCode && <span aria-hidden="true">{'•'.repeat(code.length)}</span>}
      </p>
    </div>
  );
}

function HideButton() {
  const t = useWords();
  const { hideCode } = useSettings();
  return (
    <Button icon={hideCode ? 'eye' : 'eye-off'} onClick={() => settings.set({ hideCode: !hideCode })}>
      {t(hideCode ? 'lobby.showCode' : 'lobby.hideCode')}
    </Button>
  );
}

interface LinkProps {
  readonly code: string;
  readonly link: string;
}

function ShareButtons({ code, link }: LinkProps) {
  const t = useWords();
  const [isCopied, copy] = useCopy(link, t('lobby.copyFailed', { link }));
  const share = async () => {
    const isShared = await systemShare({ title: 'Moonrise', text: t('lobby.shareText', { code }), url: link });
    if (!isShared) await copy();
  };
  return (
    <>
      {maySystemShare() && (
        <Button icon="share" onClick={share} className={classes.share}>
          {t('lobby.share')}
        </Button>
      )}
      <Button icon={isCopied ? 'check' : 'copy'} onClick={copy} className={isCopied ? classes.copied : undefined}>
        {t(isCopied ? 'lobby.copied' : 'lobby.copy')}
      </Button>
    </>
  );
}

function QrButton({ code, link }: LinkProps) {
  const t = useWords();
  const { hideCode } = useSettings();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="qr" onClick={() => setIsOpen(true)}>
        {t('lobby.qr')}
      </Button>
      <Sheet
        title={hideCode ? t('lobby.qr') : t('lobby.title', { code })}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <QrCode text={link} label={t('lobby.qrLabel', { code })} />
        <p>{t('lobby.qrHint')}</p>
      </Sheet>
    </>
  );
}
