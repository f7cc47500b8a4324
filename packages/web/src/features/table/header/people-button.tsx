import { Suspense, useState } from 'react';
import { PeopleSheet } from '../../../shared/people/people-sheet.tsx';
import { IconButton } from '../../../shared/ui/controls/button.tsx';
import { useWords, Words } from '../../../shared/words/use-words.tsx';
import { useTable } from '../model/use-table.ts';

/** Opens the list of everyone. For the host, and for all where players can be voted out. */
export function PeopleButton() {
  const { room, seat } = useTable();
  const mayVote = room.votes_to_remove !== undefined && seat !== null;
  if (!room.you_are_host && !mayVote) return null;
  return (
    <Suspense fallback={null}>
      <Words of={['rooms']}>
        <OpenButton />
      </Words>
    </Suspense>
  );
}

function OpenButton() {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon="users" label={t('people.open')} onClick={() => setIsOpen(true)} />
      <PeopleSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
