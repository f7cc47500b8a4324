import type { Game } from '../core/game.ts';
import type { Audience, Id, Seat } from '../core/model.ts';
import type { Act, Why } from '../core/rules.ts';
import { said } from './events.ts';

export const MUTED = 'muted';
const LONGEST = 500;

interface Channel {
  readonly id: Id;
  readonly phases: readonly Id[]; // all phases of the rule set: a channel that is closed says why
  readonly may: (game: Game, me: Seat) => boolean;
  readonly why: (game: Game, me: Seat) => Why;
  readonly hearers: (game: Game) => Audience;
}
const channel = ({ id, phases, may, why, hearers }: Channel): Act => ({
  id: 'say',
  slot: id,
  during: phases,
  text: LONGEST,
  instant: true,
  optional: true,
  may,
  why,
  resolve: (table, deeds, text) => deeds.map(({ seat }) => said(seat, id, text, hearers(table))),
});

/** The village's chat: the living write, unless they are muted, in the phases for talking. */
export const villageChat = (phases: readonly Id[], open: readonly Id[]): Act =>
  channel({
    id: 'global',
    phases,
    may: (game, me) => me.alive && open.includes(game.frame.phase) && !me.marks.includes(MUTED),
    why: (_, me) => {
      if (!me.alive) return { key: 'dead_to_living' };
      return { key: me.marks.includes(MUTED) ? 'muted' : 'chat_locked' };
    },
    hearers: () => 'all',
  });

/** The pack's chat: living members write at night; all members read, the dead ones too. */
export const packChat = (team: Id, phases: readonly Id[], open: readonly Id[]): Act =>
  channel({
    id: 'wolves',
    phases,
    may: (game, me) => me.alive && open.includes(game.frame.phase) && game.team(me.id) === team,
    why: (_, me) => ({ key: me.alive ? 'pack_by_day' : 'dead_wolf' }),
    hearers: (game) => game.members(team),
  });

/** The chat of the dead, open at any time; closed while one of them `mayReturn` and tell the living. */
export const deadChat = (phases: readonly Id[], mayReturn: (game: Game) => boolean = () => false): Act =>
  channel({
    id: 'dead',
    phases,
    may: (game, me) => !me.alive && !mayReturn(game),
    why: (_, me) => ({ key: me.alive ? 'dead_only' : 'dead_may_return' }),
    hearers: (game) => game.dead(),
  });

const MUTE = 'You are muted until the next night begins. You can still vote.';
export const chatWords = {
  cards: { say: { ask: 'Say something', done: 'Message sent.', pick: 'Send' } },
  channels: { global: 'Village', wolves: 'Pack', dead: 'The dead' },
  marks: { muted: MUTE },
  whys: {
    dead_to_living: 'The dead cannot talk to the living. They have their own channel.',
    muted: MUTE,
    chat_locked: 'The village chat is closed now. It opens again by day.',
    pack_by_day: 'The pack can talk only at night.',
    dead_wolf: 'Dead wolves can read the pack chat but not write in it.',
    dead_only: 'Only the dead can write there.',
    dead_may_return: 'A dead player may still return, so the dead cannot talk to each other yet.',
  },
} as const;
