import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { GameView } from '../../../shared/connection/snapshot.ts';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { type NameOf, teamName } from '../../../shared/rules/sentences.ts';
import { useSettings } from '../../../shared/settings/settings.ts';
import { duck } from '../../../shared/sound/mixer.ts';
import { useHeld } from '../../../shared/stage/shown-rows.ts';
import { type GameLine, gameLines } from '../../../shared/story/lines/shown-line.ts';
import { sentences } from '../../../shared/words/lists.ts';
import { useSpeech } from '../../../shared/words/use-words.tsx';

// Browsers allow speech only after a tap or key.
let isAllowed = false;
const listeners = new Set<() => void>();
const mayNarrate = (): boolean => 'speechSynthesis' in window;
export function allowNarration(words: string, language: string): void {
  isAllowed = true;
  for (const listener of listeners) listener();
  say(words, language);
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useIsNarrating = (): boolean => {
  const { voice } = useSettings();
  const allowed = useSyncExternalStore(subscribe, () => isAllowed);
  return allowed && voice;
};

function say(words: string, language: string): void {
  if (!mayNarrate()) return;
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = language;
  utterance.rate = 0.95;
  utterance.onstart = () => duck(true);
  utterance.onend = () => duck(false);
  utterance.onerror = () => duck(false);
  speechSynthesis.speak(utterance);
}

/** The public lines of a game, with the outcome. */
export function usePublicLines(game: GameView, rules: RulesEntry, nameOf: NameOf): readonly GameLine[] {
  const { t } = useSpeech();
  const { log, ids, looks, state } = game;
  return useMemo(() => {
    const lines = gameLines({ log, ids, looks, seat: null }, rules, nameOf);
    const { outcome } = state;
    if (!outcome) return lines;
    const winner = outcome.team ? t('end.wins', { team: teamName(rules, outcome.team) }) : t('end.nobodyWins');
    const text = sentences(t, [t('common.stop', { text: winner }), rules.words.ends[outcome.reason]]);
    const { at = 0, row = 0 } = log.at(-1) ?? {};
    return [...lines, { key: 'outcome', at, row, channel: '', kind: 'system', author: null, text }];
  }, [log, ids, looks, state, rules, nameOf, t]);
}

/** Reads new lines aloud, not those that were there when the page loaded, nor what a scene has said. */
export function useNarration(game: string, all: readonly GameLine[]): void {
  const { language } = useSpeech();
  const isNarrating = useIsNarrating();
  const { heldRow } = useHeld(); // no count is told before its scene
  const lines = useMemo(() => all.filter(({ kind, row }) => kind !== 'written' && row <= heldRow), [all, heldRow]);
  useEffect(() => {
    const known = heard.get(game) ?? (isWaiting ? 0 : lines.length);
    isWaiting = false;
    heard.set(game, lines.length);
    for (const { text } of lines.slice(known)) if (!saidInScene.delete(text) && isNarrating) say(text, language);
  }, [game, lines, isNarrating, language]);
}
const heard = new Map<string, number>(); // lines, by game
const saidInScene = new Set<string>();
let isWaiting = false;

/** Reads the words of a scene aloud. */
export function useNarrator(): (words: readonly string[]) => void {
  const { language } = useSpeech();
  const isNarrating = useIsNarrating();
  return useCallback(
    (words) => {
      for (const text of words) {
        saidInScene.add(text);
        if (isNarrating) say(text, language);
      }
    },
    [isNarrating, language],
  );
}

/** For the lobby screen: the next game is narrated from its beginning. */
export const useNarrateFromStart = (): void =>
  useEffect(() => {
    isWaiting = true;
  }, []);

export function stopNarration(): void {
  if (mayNarrate()) speechSynthesis.cancel();
}
