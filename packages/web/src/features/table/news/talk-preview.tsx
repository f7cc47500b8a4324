import { ChatLine } from '../../../shared/chat/chat-line.tsx';
import { useChannels } from '../../../shared/chat/model/use-channels.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { Block } from '../block.tsx';
import { useTable } from '../model/use-table.ts';
import classes from './talk-preview.module.css';

const LINES = 3;

/** The last public messages and a way to the chat, for screens without a chat column. */
export function TalkPreview({ onChat }: { readonly onChat: () => void }) {
  const t = useWords();
  const { isCovert } = useTable();
  const [village] = useChannels(isCovert).channels;
  if (!village) return null;
  const said = village.lines.filter(({ kind }) => kind === 'written').slice(-LINES);
  return (
    <Block title={village.name}>
      <div className={classes.lines}>
        {said.length === 0 && <p className={classes.quiet}>{t('chat.empty')}</p>}
        {said.map((line) => (
          <ChatLine key={line.key} line={line} isFollowing={false} />
        ))}
      </div>
      <Button icon="chat" isWide onClick={onChat}>
        {t(village.lock === null ? 'table.joinTalk' : 'table.readTalk')}
      </Button>
    </Block>
  );
}
