import type { SeatId } from '@moonrise/engine';
import { useState } from 'react';
import { useMuted } from '../../../shared/filter/muted.ts';
import { Icon } from '../../../shared/icons/icons.tsx';
import { ReportSheet } from '../../../shared/report/report-sheet.tsx';
import { roleOf } from '../../../shared/rules/sentences.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Switch } from '../../../shared/ui/controls/fields.tsx';
import { Picture } from '../../../shared/ui/data/picture.tsx';
import { Sheet } from '../../../shared/ui/overlays/sheet.tsx';
import { useWords, Words } from '../../../shared/words/use-words.tsx';
import { useTable } from '../model/use-table.ts';
import { PersonFace } from './person.tsx';
import classes from './player-sheet.module.css';

interface PlayerSheetProps {
  readonly seat: SeatId;
  readonly onClose: () => void;
}

/** What the viewer knows about a player, and buttons to mute or report them. */
export function PlayerSheet({ seat, onClose }: PlayerSheetProps) {
  const { nameOf, idOf } = useTable();
  const [isReporting, setIsReporting] = useState(false);
  if (isReporting) return <ReportSheet player={{ id: idOf(seat), name: nameOf(seat) }} isOpen onClose={onClose} />;
  return (
    <Sheet title={nameOf(seat)} isOpen onClose={onClose}>
      <Words of={['rooms']}>
        <Player seat={seat} onReport={() => setIsReporting(true)} />
      </Words>
    </Sheet>
  );
}

function Player({ seat, onReport }: { readonly seat: SeatId; readonly onReport: () => void }) {
  const t = useWords();
  const table = useTable();
  const { isMuted, toggle } = useMuted();
  const role = seat === table.seat ? undefined : roleOf(table.rules, table.roleAt(seat));
  const id = table.idOf(seat);
  const hasStandIn = table.room.players.find((player) => player.id === id)?.played_by_bot === true;
  return (
    <>
      <div className={classes.player}>
        <PersonFace seat={seat} size={72} />
        {role && (
          <p className={classes.role}>
            <Picture name={role.picture} size={40} /> {t('lobby.youKnowRole', { role: role.name })}
          </p>
        )}
      </div>
      {hasStandIn && (
        <p className={classes.role}>
          <Icon name="bot" size={20} /> {t('table.awayBot', { name: table.nameOf(seat) })}
        </p>
      )}
      {seat !== table.seat && (
        <>
          <Switch
            label={t('lobby.mute', { name: table.nameOf(seat) })}
            hint={t('lobby.muteHint')}
            checked={isMuted(id)}
            onChange={() => toggle(id)}
          />
          <Button icon="flag" kind="quiet" onClick={onReport}>
            {t('table.report', { name: table.nameOf(seat) })}
          </Button>
        </>
      )}
    </>
  );
}
