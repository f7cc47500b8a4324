import type { AiKind } from '@moonrise/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Failure, GameConnection } from '../../shared/connection/game-connection.ts';
import { useConnection } from '../../shared/connection/hooks/use-connection.ts';
import { coaching } from '../../shared/device/coaching.ts';
import { optionsFor } from '../../shared/rules/first-games.ts';
import type { PresetEntry, RulesEntry } from '../../shared/rules/rules.ts';
import { settings, useSettings } from '../../shared/settings/settings.ts';
import { toast } from '../../shared/ui/overlays/toasts.tsx';
import { useRefusal } from '../../shared/words/use-refusal.ts';
import { useSpeech } from '../../shared/words/use-words.tsx';

/** Opens a room for others to join, or one with bots in which the game starts at once. */
export function useNewRoom() {
  const { t, language } = useSpeech();
  const connection = useConnection();
  const sentenceFor = useRefusal();
  const { name } = useSettings();
  const [, go] = useLocation();
  const [isOpening, setIsOpening] = useState(false);

  /** Saves an accepted name and forgets a refused one. Returns the error of a refusal. */
  const open = async (
    wish: Pick<PresetEntry, 'rules' | 'options'> | undefined,
    called: string,
    bots?: AiKind[],
  ): Promise<Failure['error'] | undefined> => {
    setIsOpening(true);
    const answer = await connection.create({ name: called, language, ...wish });
    if (!answer.ok) {
      setIsOpening(false);
      if (answer.error.code === 'bad_name') settings.set({ name: '' });
      if (answer.error.code !== 'bad_name' || bots) toast(sentenceFor(answer.error), 'danger');
      return answer.error;
    }
    if (!bots) settings.set({ name: called });
    if (bots !== undefined) {
      const seats = await connection.ask('set_options', { ai_seats: bots });
      const start = seats.ok ? await connection.ask('start_game', {}) : seats;
      if (!start.ok) toast(sentenceFor(start.error), 'danger');
      const { games, ...coach } = coaching.get();
      coaching.set({ ...coach, games: games + 1, ...(games === 0 && { room: answer.code }) });
    }
    await waitForRoom(connection);
    go(`/r/${answer.code}`);
    return undefined;
  };
  return {
    isOpening,
    create: (called: string) => open(undefined, called),
    playAgainstBots: (preset: PresetEntry, kind: AiKind, entry: RulesEntry | undefined) =>
      open(
        { rules: preset.rules, options: optionsFor(preset, entry, coaching.get().games) },
        name || t('home.guest'),
        Array.from({ length: preset.seats - 1 }, () => kind),
      ),
  };
}

/** The first room update may come after the answer; without it the next page would think that it has no seat. */
function waitForRoom({ store }: GameConnection): Promise<void> {
  if (store.get().room) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (!store.get().room) return;
      stop();
      resolve();
    });
  });
}
