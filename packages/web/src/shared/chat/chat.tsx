import { useLazyPart } from '../ui/loading/use-lazy-part.ts';
import type { ChatPanelProps } from './chat-panel.tsx';

const panel = () => import('./chat-panel.tsx').then(({ ChatPanel }) => ChatPanel);

/** The chat, loaded on demand. */
export function Chat(props: ChatPanelProps) {
  const ChatPanel = useLazyPart(panel);
  return ChatPanel ? <ChatPanel {...props} /> : null;
}
