import { type FloorRules, floor } from '@moonrise/engine/kit';
import { holders } from './holders.ts';
import type { Chosen, SpeechOptions } from './options.ts';

const USUAL = 4; // speeches
const cues = new Map([
  ['Skip', 'skip'],
  ['ForceSkip', 'skip'],
  ['Over', 'over'],
] as const);

/** How often a player may speak if the options do not say it: four times, and only if there are two speakers. */
export function maxCount({ per_agent, per_day }: SpeechOptions['max_count'], speakers: number) {
  const usual = speakers > 1 ? USUAL : 0;
  return {
    per_agent: per_agent < 0 ? usual : per_agent,
    per_day: per_day < 0 ? usual * speakers : per_day,
  };
}

export const talk = (chosen: Chosen, version: number) =>
  floor({ ...limits('talk', chosen, version), speakers: (game) => game.living(), hearers: () => 'all' });

export const whisper = (chosen: Chosen, version: number) =>
  floor({
    ...limits('whisper', chosen, version),
    speakers: (game) => holders(game, 'whisper').filter((id) => game.isAlive(id)),
    hearers: (game) => holders(game, 'whisper'),
  });

function limits(phase: 'talk' | 'whisper', chosen: Chosen, version: number): Omit<FloorRules, 'speakers' | 'hearers'> {
  const { max_count, max_length, max_skip, duration } = chosen[phase];
  const speakers: FloorRules['speeches'] = (game) => (phase === 'talk' ? game.seats : holders(game, phase)).length;
  return {
    phase,
    light: phase === 'talk' ? 'day' : 'night',
    act: phase,
    verbatim: version >= 2,
    isFree: duration > 0,
    seconds: (duration || chosen.timeout.action) / 1000,
    speeches: (game) => maxCount(max_count, speakers(game)).per_agent,
    rounds: (game) => maxCount(max_count, speakers(game)).per_day,
    skips: max_skip,
    length: { ...max_length, keepsMention: version < 2 },
    countsDropped: version >= 2,
    cues,
  };
}
