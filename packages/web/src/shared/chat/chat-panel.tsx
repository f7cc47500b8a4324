import { useEffect, useState } from 'react';
import { useIsSeen } from '../device/use-is-seen.ts';
import { Icon } from '../icons/icons.tsx';
import { Tabs } from '../ui/layout/tabs.tsx';
import { useWords } from '../words/use-words.tsx';
import { ChatForm } from './chat-form.tsx';
import { ChatLog } from './chat-log.tsx';
import classes from './chat-panel.module.css';
import { type ChatChannel, heard } from './model/channels.ts';
import { readMarks, useReadMarks } from './model/read-marks.ts';
import { unreadIn, useChannels } from './model/use-channels.ts';

export interface ChatPanelProps {
  readonly className?: string;
  readonly isPublicOnly?: boolean; // others can see this screen
}

/** The chat of the room or the game: a tab for each of the viewer's channels. */
export function ChatPanel({ className, isPublicOnly = false }: ChatPanelProps) {
  const t = useWords();
  const { scope, channels } = useChannels(isPublicOnly);
  const { read } = useReadMarks();
  const [wanted, setWanted] = useState<string>();
  const channel = channels.find(({ id }) => id === wanted) ?? channels[0];
  const lines = channel ? heard(channel.lines) : 0;
  const [part, setPart] = useState<HTMLElement | null>(null);
  const isSeen = useIsSeen(part);
  const mark = channel && `${scope}/${channel.id}`;
  useEffect(() => {
    if (mark !== undefined && isSeen) readMarks.read(mark, lines);
  }, [mark, lines, isSeen]);
  if (!channel) return null;
  const shown = <ChannelView key={mark} channel={channel} mark={mark ?? ''} />;
  const looks = [classes.panel, className].filter(Boolean).join(' ');
  const tabs = channels.map((one) => ({ id: one.id, name: one.name, badge: badgeOf(unreadIn(one, scope, read)) }));
  return (
    <section ref={setPart} className={looks} aria-label={t('chat.title')}>
      {channels.length === 1 ? (
        shown
      ) : (
        <Tabs label={t('chat.channels')} tabs={tabs} selected={channel.id} onSelect={setWanted}>
          {shown}
        </Tabs>
      )}
    </section>
  );
}
const badgeOf = (unread: number): string | undefined => (unread === 0 ? undefined : unread > 99 ? '99+' : `${unread}`);

function ChannelView({ channel, mark }: { readonly channel: ChatChannel; readonly mark: string }) {
  return (
    <div className={classes.channel}>
      <ChatLog channel={channel} />
      {channel.lock === null ? (
        <ChatForm channel={channel} mark={mark} />
      ) : (
        <p className={classes.lock}>
          <Icon name="lock" size={18} />
          <span>{channel.lock}</span>
        </p>
      )}
    </div>
  );
}
