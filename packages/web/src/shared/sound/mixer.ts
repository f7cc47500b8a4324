import { isGentle } from './loudness.ts';

const FULL = 0.7;
const GENTLE = 0.35; // on the players' own devices
const UNDER_VOICE = 0.25; // of that
const FADE = 0.15; // seconds

let out: GainNode | undefined;
let isSpeaking = false;
const level = (): number => (isGentle() ? GENTLE : FULL) * (isSpeaking ? UNDER_VOICE : 1);

/** Where everything is played: one volume for all of it. */
export function scoreOut(context: AudioContext): GainNode {
  if (out?.context !== context) {
    out = context.createGain();
    out.gain.value = level();
    out.connect(context.destination);
  }
  return out;
}

/** Keeps the score low while a voice speaks, so that it stays clear. */
export function duck(isVoice: boolean): void {
  isSpeaking = isVoice;
  out?.gain.setTargetAtTime(level(), out.context.currentTime, FADE);
}
