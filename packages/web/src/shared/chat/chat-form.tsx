import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { commandId, useAsk } from '../connection/hooks/use-ask.ts';
import { IconButton } from '../ui/controls/button.tsx';
import { useWords } from '../words/use-words.tsx';
import classes from './chat-form.module.css';
import type { ChatChannel } from './model/channels.ts';

const LONGEST = 500; // graphemes
const NEAR = 400;

// Unsent text by channel: it survives another tab and a closed sheet.
const drafts = new Map<string, string>();

export function ChatForm({ channel, mark }: { readonly channel: ChatChannel; readonly mark: string }) {
  const t = useWords();
  const ask = useAsk();
  const [text, setText] = useState(drafts.get(mark) ?? '');
  const [isSending, setIsSending] = useState(false);
  const length = characters(text);
  const isTooLong = length > LONGEST;
  const change = (typed: string) => {
    drafts.set(mark, typed);
    setText(typed);
  };
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    const words = text.trim();
    if (words === '' || isTooLong || isSending) return;
    setIsSending(true);
    const answer = await ask('send_message', { text: words, channel: channel.id as 'global', id: commandId() });
    setIsSending(false);
    if (!answer.ok) return;
    if (drafts.get(mark) === text) drafts.delete(mark); // also if the sheet has been closed meanwhile
    setText((now) => (now === text ? '' : now));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void send();
    }
  };
  return (
    <form className={classes.form} onSubmit={send}>
      <textarea
        rows={1}
        className={classes.input}
        value={text}
        aria-label={t('chat.writeTo', { channel: channel.name })}
        aria-invalid={isTooLong || undefined}
        placeholder={t('chat.placeholder')}
        enterKeyHint="send"
        onChange={(event) => change(event.target.value.replaceAll('\n', ' '))}
        onKeyDown={onKey}
      />
      {length > NEAR && (
        <output className={isTooLong ? classes.over : classes.count}>{t('chat.left', { n: LONGEST - length })}</output>
      )}
      <IconButton
        icon="send"
        label={t('chat.send')}
        type="submit"
        aria-disabled={text.trim() === '' || isTooLong || undefined}
        className={classes.send}
      />
    </form>
  );
}

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;
const characters = (text: string): number => (segmenter ? [...segmenter.segment(text)].length : [...text].length);
