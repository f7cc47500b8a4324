import type { Light } from '@moonrise/engine';
import { useEffect, useRef } from 'react';
import { useServerNow } from '../../../shared/connection/hooks/use-server-now.ts';
import { vibrate } from '../../../shared/device/vibrate.ts';
import { wantsLessMotion } from '../../../shared/settings/motion.ts';
import { useSettings } from '../../../shared/settings/settings.ts';
import { keepQuiet } from '../../../shared/sound/loudness.ts';
import { type Stinger, sting } from '../../../shared/sound/score.ts';
import { useNightMusic } from '../../../shared/sound/use-night-music.ts';
import { useHeld } from '../../../shared/stage/shown-rows.ts';
import { type PhaseScene, sceneOf, secondsLeft } from '../../../shared/story/phase/scene.ts';
import { announce } from '../../../shared/ui/overlays/announcer.tsx';
import { sentences } from '../../../shared/words/lists.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import { asksOf, isCommon, questionOf } from '../model/asks.ts';
import { newsOf, publicly } from '../model/news.ts';
import { useIsLive } from '../model/use-is-live.ts';
import { type TableView, useTable } from '../model/use-table.ts';

interface CuesProps {
  readonly isDiscreet: boolean; // others can see this screen
  readonly isNearDisplay: boolean; // the table screen has the sound
}

/** Sounds, vibration and announcements. On screens that others can see they depend on public information only. */
export function Cues({ isDiscreet, isNearDisplay }: CuesProps) {
  const table = useTable();
  const { music } = useSettings();
  useEffect(() => {
    keepQuiet(isNearDisplay);
    return () => keepQuiet(false);
  }, [isNearDisplay]);
  const scene = sceneOf(table.game, table.rules, isDiscreet);
  usePhaseCue(scene, useIsLive(table.game));
  useNewsCue(table, isDiscreet);
  useTurnCue(table, isDiscreet);
  useQuestionCue(table, isDiscreet);
  useHurryCue(scene);
  useGivenCue(table, scene);
  useNightMusic(music && scene.light === 'night');
  return null;
}

function usePhaseCue({ key, phase, light, day }: PhaseScene, isLive: () => boolean): void {
  const t = useWords();
  const last = useRef({ key, light });
  const name = phase?.name ?? t('table.night');
  useEffect(() => {
    const before = last.current;
    last.current = { key, light };
    if (before.key === key || !isLive()) return;
    announce(day === 0 ? name : t('table.announcePhase', { phase: name, n: day }));
    if (light === 'dusk' && before.light !== 'dusk') sting('dusk'); // no scene tells it
    const sound = soundOf(before.light, light);
    if (sound && wantsLessMotion()) sting(sound); // otherwise the scene has a sound of its own
  }, [key, light, name, day, t, isLive]);
}
function soundOf(before: Light, now: Light): Stinger | undefined {
  if (now === 'night') return before === 'night' ? undefined : 'nightfall';
  if (now === 'dusk') return undefined;
  return before === 'night' ? 'dawn' : undefined;
}

/** Announces results when their scenes begin, and private ones only where no one else can hear. */
function useNewsCue({ game, rules, nameOf }: TableView, isDiscreet: boolean): void {
  const t = useWords();
  const known = useRef(game.n);
  const isLive = useIsLive(game);
  const upTo = Math.min(game.n, useHeld().spokenRow);
  useEffect(() => {
    const news = game.log.filter(({ row }) => row > known.current && row <= upTo);
    const fresh = (isDiscreet ? publicly(news) : news).map(({ event }) => event);
    known.current = Math.max(known.current, upTo);
    if (!isLive()) return;
    const items = newsOf(fresh, rules, nameOf);
    const texts = items.flatMap((item) => ('text' in item ? [item.text] : []));
    if (texts.length > 0) announce(sentences(t, texts), 'assertive');
    const dead = fresh.flatMap((event) => (event.type === 'died' ? [event.seat] : []));
    if (!wantsLessMotion()) return; // the scene sounds, and shakes
    if (dead.length > 0) sting('death');
    if (dead.some((seat) => seat === game.seat)) vibrate([60, 60, 120]);
  }, [game, rules, nameOf, isDiscreet, isLive, upTo, t]);
}

/** "Your turn" would tell others who acts: it is not announced when they are near. */
function useTurnCue({ game, rules }: TableView, isDiscreet: boolean): void {
  const open = asksOf(game.prompts, rules).filter(({ required, chosen }) => required && !chosen);
  const key = open.length > 0 ? `${game.phaseId} ${open.map(({ slot }) => slot)}` : '';
  const last = useRef(key);
  useEffect(() => {
    const isNew = key !== '' && key !== last.current;
    last.current = key;
    if (!isNew || isDiscreet) return;
    sting('turn');
    vibrate(40);
  }, [key, isDiscreet]);
}

const AFTER_PHASE_MS = 1_000; // the name of the phase is read first
/** Announces new questions. When others are near, only those that all players get. */
function useQuestionCue({ game, rules }: TableView, isDiscreet: boolean): void {
  const t = useWords();
  const open = asksOf(game.prompts, rules).filter(
    (prompt) => !prompt.chosen && (!isDiscreet || isCommon(prompt, rules)),
  );
  const question = sentences(
    t,
    open.map((prompt) => questionOf(prompt, rules)),
  );
  const key = `${game.phaseId} ${question}`;
  const last = useRef(''); // a question that is there already is new to this reader
  useEffect(() => {
    if (key === last.current) return;
    last.current = key;
    if (question === '') return;
    const timer = setTimeout(() => announce(question), AFTER_PHASE_MS);
    return () => clearTimeout(timer);
  }, [key, question]);
}

const MARKS = [60, 30, 10];
const HURRY = 10;
function useHurryCue(scene: PhaseScene): void {
  const t = useWords();
  const left = secondsLeft(scene, useServerNow(500));
  const last = useRef({ key: scene.key, left });
  useEffect(() => {
    const before = last.current;
    last.current = { key: scene.key, left };
    if (left === null || before.left === null || before.key !== scene.key) return;
    const was = before.left;
    const mark = MARKS.find((seconds) => was > seconds && left <= seconds);
    if (left <= HURRY && left > 0 && left < was) sting('heartbeat');
    if (mark === undefined) return;
    announce(t('table.secondsLeft', { n: mark }));
    if (mark !== HURRY) return;
    vibrate([80, 80, 80]);
  }, [scene.key, left, t]);
}

/** Announces that a phase was extended after an outage. */
function useGivenCue({ game: { extendedMs } }: TableView, { endsAt }: PhaseScene): void {
  const t = useWords();
  const last = useRef(extendedMs);
  useEffect(() => {
    const given = extendedMs - last.current;
    last.current = extendedMs;
    if (given > 0 && endsAt !== null) announce(t('table.timeGiven', { n: Math.round(given / 1000) }));
  }, [extendedMs, endsAt, t]);
}
