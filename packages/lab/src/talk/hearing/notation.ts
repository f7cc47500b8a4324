import type { SpeechAct } from '@moonrise/bots';
import type { SpokenAct } from '../corpus/corpus.ts';

/** What bots heard, in the notation of the corpus. */
export function notated(acts: readonly SpeechAct[], names: readonly string[]): readonly SpokenAct[] {
  const who = (place: number | null) => (place === null ? 'nobody' : (names[place] ?? `card-${place}`));
  const topicOf = (act: Extract<SpeechAct, { type: 'ask' | 'askAll' }>) =>
    'whom' in act ? `${act.about === 'why' ? 'why' : 'about'} ${who(act.whom)}` : act.about;
  return acts.map((act): SpokenAct => {
    switch (act.type) {
      case 'claim':
        return `claim ${act.role}`;
      case 'report':
        return `${act.key} ${act.about.map(who).join('+')} ${act.answer === '' ? '' : `${act.answer} `}n${act.day}`;
      case 'chat':
        return act.mood;
      case 'ask':
        return `ask ${who(act.seat)} ${topicOf(act)}` as SpokenAct;
      case 'askAll':
        return `ask-all ${topicOf(act)}` as SpokenAct;
      case 'callVote':
        return `call vote ${who(act.seat)}`;
      case 'callClaim':
        return act.role === undefined ? 'call claim' : `call claim ${act.role}`;
      case 'defend':
      case 'retract':
      case 'wonder':
      case 'second':
        return act.type;
      default:
        return `${act.type} ${who(act.seat)}`;
    }
  });
}

/** An acceptable reading of a line. */
export interface Reading {
  readonly needed: readonly string[];
  readonly optional: readonly string[]; // acts that may be heard as well
}
export function readingsOf(meaning: string): readonly Reading[] {
  return meaning.split(' / ').map((reading) => {
    const acts = reading.split(', ').filter((act) => act !== '' && act !== 'nothing');
    return {
      needed: acts.filter((act) => !act.endsWith('?')),
      optional: acts.filter((act) => act.endsWith('?')).map((act) => act.slice(0, -1)),
    };
  });
}

interface Stance {
  readonly isHostile: boolean;
  readonly to: string; // a player
}
/** Which player an act speaks for or against. */
export function stanceOf(act: string): Stance | undefined {
  const [, kind = '', to = ''] = /^(suspect|intend|call vote|trust|vouch|spare|unsuspect) (\S+)$/.exec(act) ?? [];
  if (to !== '' && to !== 'nobody') return { isHostile: /^(suspect|intend|call vote)$/.test(kind), to };
  const [, seen = '', card = ''] = /^(?:scanned|divined|medium) (\S+) (\S+) n\d+$/.exec(act) ?? [];
  return seen === '' ? undefined : { isHostile: /wolf$/i.test(card), to: seen };
}
