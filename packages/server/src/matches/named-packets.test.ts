import { type Command, clock, decide, type Game, seedOf, start } from '@moonrise/engine';
import { ruleset } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { deadlineAfter } from './deadlines.ts';
import { type GamePacket, SharedPackets } from './game-packet.ts';
import { NamedPackets } from './named-packets.ts';
import type { GameRow } from './rows.ts';
import { wireIds } from './wire-ids.ts';

const SEED = seedOf('named');
const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida'];

/** A scripted game, and the packets of each seat. Ids equal names. */
class Told {
  game!: Game;
  private readonly rows: GameRow[] = [];
  private readonly seats: string[];
  private time = 0;
  constructor(rules: string, cards: string, options: object = {}) {
    const roles = cards.split(' ');
    const counts: Record<string, number> = {};
    for (const role of roles) counts[role] = (counts[role] ?? 0) + 1;
    const built = ruleset(rules, { ...options, roles: counts });
    if (!built.ok) throw new Error(built.message);
    this.seats = NAMES.slice(0, roles.length - (built.rules.centre ?? 0));
    this.take(start(built.rules, { names: this.seats, seed: SEED, cards: roles }), { type: 'hasten' });
  }
  /** "Ann kill Cid", "Bob revenge", or "time". */
  do(...lines: readonly string[]): this {
    for (const line of lines) {
      const [who = '', act = '', ...targets] = line.split(' ');
      const seat = this.seats.indexOf(who);
      const places = targets.map((name) => wireIds(this.sitters).placeOf(name) ?? -1);
      const command: Command =
        line === 'time'
          ? { type: 'expire', clock: clock(this.game)?.key ?? '' }
          : { type: 'act', seat, act, targets: places };
      this.take(decide(this.game, command, SEED), command);
    }
    return this;
  }
  private take(decided: ReturnType<typeof decide>, command: Command): void {
    if (!decided.ok) throw new Error(decided.message);
    const before = this.rows.length > 0 ? clock(this.game) : null;
    const last = this.rows.at(-1)?.deadline ?? null;
    this.time += 1_000;
    const deadline = deadlineAfter({ command, before, deadline: last, after: decided.game, at: this.time });
    this.rows.push({ at: this.time, command, events: decided.events, deadline } as unknown as GameRow);
    this.game = decided.game;
  }
  private get sitters() {
    return this.seats.map((name) => ({ id: name, name, player: name }));
  }
  /** The packets of one seat; null: of a spectator. */
  to(name: string | null): readonly GamePacket[] {
    const viewer = name === null ? null : this.seats.indexOf(name);
    const named = { id: 'g', sitters: this.sitters, ids: wireIds(this.sitters), shared: new SharedPackets() };
    const projection = new NamedPackets(this.game.rules, viewer, named);
    return this.rows.flatMap((row) => projection.packets(row));
  }
  all(name: string | null, event: string) {
    return this.to(name)
      .filter((frame) => frame.event === event)
      .map(({ data }) => data);
  }
}

test('the deal shows each player their own card and known fellows', () => {
  const told = new Told('classic', 'werewolf werewolf seer doctor villager villager villager');
  expect(told.all('Ann', 'game_started')).toMatchObject([
    { your_id: 'Ann', your_role: 'werewolf', your_team: 'mafia', fellows: ['Bob'] },
  ]);
  expect(told.all('Cid', 'game_started')).toMatchObject([{ your_role: 'seer', fellows: [] }]);
  expect(told.all(null, 'game_started')).toMatchObject([{ your_id: null, your_role: null, your_team: null }]);
});

test('a converted player learns the pack, the pack learns its new member, and no one else learns anything', () => {
  const told = new Told('moonrise', 'kittenWolf wolf seer doctor villager villager villager hunter');
  told.do('Ann convert Eve', 'time');
  expect(told.all('Eve', 'role_changed')).toEqual([
    { role: 'wolf', team: 'bad', fellows: ['Ann', 'Bob'], cause: 'convert' },
  ]);
  expect(told.all('Bob', 'fellows_changed')).toEqual([{ fellows: ['Ann', 'Eve'] }]);
  for (const other of ['Cid', 'Dee', 'Fay', null]) {
    expect(told.all(other, 'role_changed')).toEqual([]);
    expect(told.all(other, 'fellows_changed')).toEqual([]);
  }
});

test('a Revenant sees the cards of dead players', () => {
  const told = new Told('moonrise', 'wolf shadowWolf revenant doctor villager seer villager villager');
  told.do('Ann kill Fay', 'Bob kill Fay', 'time', 'time', 'time');
  expect(told.all('Cid', 'private_result')).toContainEqual({ kind: 'card', about: ['Fay'], answer: 'seer' });
  expect(told.all('Dee', 'private_result')).toEqual([]);
});

test('everyone is told of a dead player who returns', () => {
  const told = new Told('moonrise', 'wolf priest villager villager villager villager');
  told.do('Ann kill Cid', 'Bob pray', 'time', 'time', 'Bob raise Cid', 'time');
  for (const name of ['Ann', 'Cid', 'Fay']) expect(told.all(name, 'player_returned')).toEqual([{ player_id: 'Cid' }]);
  expect(told.all('Bob', 'action_confirmed')).toContainEqual({ act: 'raise', targets: ['Cid'] });
});

test('a skipped mute is confirmed to the Shadow Wolf, as a choice of itself, and told to no one else', () => {
  const told = new Told('moonrise', 'wolf shadowWolf revenant doctor villager seer villager villager');
  told.do('Bob skipMute');
  expect(told.all('Bob', 'action_confirmed')).toEqual([{ act: 'skipMute', targets: ['Bob'] }]);
  for (const name of ['Ann', 'Cid', 'Eve']) expect(told.all(name, 'private_result')).toEqual([]);
});

test('a shot and a revenge name shooter and victim', () => {
  const shot = new Told('moonrise', 'wolf gunner seer doctor villager villager', {});
  shot.do('time', 'Bob shoot Cid');
  expect(shot.all('Dee', 'player_died')).toEqual([{ player_id: 'Cid', role: null, cause: 'shot', by: 'Bob' }]);
  expect(shot.all('Bob', 'action_confirmed')).toEqual([{ act: 'shoot', targets: ['Cid'] }]);
  const avenged = new Told('launch', 'werewolf hunter seer doctor villager villager', { reveal: 'full' });
  avenged.do('Ann kill Bob', 'Cid scan Ann', 'Dee save Dee', 'Bob revenge Eve');
  expect(avenged.all('Fay', 'night_result')).toEqual([{ deaths: [{ id: 'Bob', role: 'hunter' }] }]);
  expect(avenged.all('Fay', 'player_died')).toEqual([
    { player_id: 'Eve', role: 'villager', cause: 'revenge', by: 'Bob' },
  ]);
});

test.each([
  ['classic', 'werewolf seer doctor villager villager', ['time', 'time', 'Bob scan Ann', 'time'], 'werewolf'],
  ['classic', 'werewolf seer doctor villager villager', ['time', 'time', 'Bob scan Cid', 'time'], 'doctor'],
  ['launch', 'werewolf seer doctor villager villager', ['Bob scan Cid', 'time'], 'villager'],
  ['moonrise', 'wolf seer doctor villager villager', ['Bob scan Ann', 'time'], 'werewolf'],
])('%s: what the Seer learns', (rules, cards, lines, role) => {
  const told = new Told(rules, cards).do(...lines);
  const [target_id] =
    lines
      .find((line) => line.includes('scan'))
      ?.split(' ')
      .slice(-1) ?? [];
  expect(told.all('Bob', 'seer_result')).toEqual([{ target_id, role }]);
  expect(told.all('Ann', 'seer_result')).toEqual([]);
});

test('the AIWolf Seer’s answer uses the same words', () => {
  const cards = 'WEREWOLF SEER POSSESSED VILLAGER VILLAGER';
  const told = new Told('aiwolf', cards, { talk: { max_count: { per_agent: 0 } } });
  told.do('Bob divine Ann');
  expect(told.all('Bob', 'seer_result')).toEqual([{ target_id: 'Ann', role: 'werewolf' }]);
});

test('a choice is confirmed once, even when the night carries it out', () => {
  const told = new Told('classic', 'werewolf seer doctor villager villager').do('time', 'time', 'Cid save Cid', 'time');
  expect(told.all('Cid', 'action_confirmed')).toEqual([{ act: 'save', targets: ['Cid'] }]);
});

test('secret ballots show only their count until the end of the vote', () => {
  const told = new Told('classic', 'werewolf seer doctor villager villager', { ballots: 'secret' });
  told.do('time', 'Ann vote Bob', 'Cid vote Bob');
  expect(told.all('Dee', 'vote_update')).toEqual([
    { votes: {}, cast: 1 },
    { votes: {}, cast: 2 },
  ]);
  told.do('time');
  expect(told.all('Dee', 'vote_update').at(-1)).toEqual({ votes: { Bob: 2 }, cast: 2, by: { Ann: 'Bob', Cid: 'Bob' } });
});

test('the result of the last night comes before the end', () => {
  const told = new Told('classic', 'werewolf seer doctor villager').do('time', 'time', 'Ann kill Bob', 'time');
  told.do('time', 'time', 'Ann kill Dee', 'time');
  const events = told.to('Cid').map(({ event }) => event);
  expect(events.slice(-3)).toEqual(['night_result', 'phase_changed', 'game_ended']);
  expect(told.all('Cid', 'phase_changed').at(-1)).toMatchObject({ phase: 'ended', phase_id: null });
  expect(told.all('Cid', 'game_ended')).toMatchObject([{ winner: 'mafia', reason: 'parity' }]);
});

test('the end of One Night shows the centre, the moves and the votes', () => {
  const told = new Told('one-night', 'robber werewolf villager seer werewolf troublemaker');
  told.do('time', 'Ann rob Bob', 'time', 'Ann vote Bob', 'Bob vote Ann', 'Cid vote Ann');
  expect(told.all('Cid', 'game_ended')).toMatchObject([
    {
      winner: 'village',
      center: ['seer', 'werewolf', 'troublemaker'],
      moves: [{ text: 'Ann, the Robber, swapped cards with Bob.', about: ['Ann', 'Bob'] }],
      votes: { Ann: 'Bob', Bob: 'Ann', Cid: 'Ann' },
    },
  ]);
  expect(told.all('Ann', 'private_result')).toMatchObject([{ kind: 'robbed', about: ['Bob'], answer: 'werewolf' }]);
});

test('phase_id names the open phase, and each phase ends at its deadline', () => {
  const told = new Told('classic', 'werewolf seer doctor villager').do('time');
  expect(told.all('Ann', 'phase_changed')).toEqual([
    { phase: 'day', phase_id: '1.day.1/0', duration: 90, ends_at: 91_000, round: 1 },
    { phase: 'voting', phase_id: '1.voting.1/0', duration: 30, ends_at: 32_000, round: 1 },
  ]);
});

test('a night ends once, even if a death can still be undone after it', () => {
  const told = new Told('classic', 'werewolf priest seer doctor villager villager villager');
  told.do('time', 'time', 'Ann kill Eve', 'time', 'Bob pray');
  expect(told.all('Cid', 'night_result')).toEqual([{ deaths: [{ id: 'Eve', role: 'villager' }] }]);
  const saved = new Told('classic', 'werewolf priest seer doctor villager villager villager');
  saved.do('time', 'time', 'Ann kill Eve', 'time', 'Bob pray Eve');
  expect(saved.all('Cid', 'night_result')).toEqual([{ deaths: [] }]);
});

test('a shot names its shooter, also after the interruption in which the victim could have been saved', () => {
  const told = new Told('moonrise', 'wolf priest gunner doctor villager villager villager hunter');
  told.do('time', 'Cid shoot Ann', 'Bob pray');
  expect(told.all('Dee', 'player_died')).toMatchObject([{ player_id: 'Ann', by: 'Cid' }]);
});
