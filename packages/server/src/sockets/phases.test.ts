import { chance } from '@moonrise/bots';
import { expect, test } from 'vitest';
import { matchIn } from '../testing/running-match.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { type ClientTable, must, playOut, seatAndDeal, type TestSeat } from '../testing/table.ts';

const voting = async (on: Serving): Promise<ClientTable> => {
  const table = await seatAndDeal(on, { rules: 'classic', players: 5 });
  await on.pass(90_000);
  return table;
};
const phaseOf = ({ client }: TestSeat) => client.last('phase_changed') as { phase: string; phase_id: string };
const RACES = process.env.MOONRISE_LONG ? 25 : 6;
const codeOf = async (ack: Promise<{ error?: { code: string } }>) => (await ack).error?.code;

test('a phase resolves once when the last vote and the deadline coincide', () =>
  serving(async (on) => {
    const below = chance('races', '');
    for (let race = 0; race < RACES; race++) {
      const { seats, code } = await voting(on);
      const votes = seats.map(
        ({ client }) =>
          () =>
            client.ask('submit_vote', { target_id: null }),
      );
      const last = votes.pop() as () => Promise<unknown>;
      await Promise.all(votes.map((vote) => vote()));
      const left = Number(seats[0]?.client.last('phase_changed')?.ends_at) - on.clock.now();
      const vote = below(2) ? last() : undefined;
      for (let turns = below(6); turns > 0; turns--) await new Promise((resolve) => setImmediate(resolve));
      const passed = on.pass(left);
      await Promise.all([vote ?? last(), passed]);
      await on.settled();
      const match = await matchIn(on, code);
      const closed = match.rows.flatMap(({ events }) => events).filter(({ type }) => type === 'closed');
      expect(closed).toHaveLength(2); // the day and this vote
      for (const { client } of seats) expect(client.all('no_elimination')).toHaveLength(1);
      for (const { client } of seats) client.close();
      await on.settled();
    }
  }));

test('a phase ends once when the host’s skip and the deadline coincide', () =>
  serving(async (on) => {
    const below = chance('skips', '');
    for (let race = 0; race < RACES; race++) {
      const { seats, code } = await seatAndDeal(on, { rules: 'classic', players: 4 });
      const [anna] = seats as [TestSeat];
      await on.pass(Number(anna.client.last('phase_changed')?.ends_at) - on.clock.now() - 1);
      const skip = below(2) ? anna.client.ask('start_vote') : undefined;
      for (let turns = below(6); turns > 0; turns--) await new Promise((resolve) => setImmediate(resolve));
      const passed = on.pass(1);
      await Promise.all([skip ?? anna.client.ask('start_vote'), passed]);
      await on.settled();
      const { rows } = await matchIn(on, code);
      expect(rows.flatMap(({ events }) => events).filter(({ type }) => type === 'closed')).toHaveLength(1);
      for (const { client } of seats) {
        expect(client.all('phase_changed').map(({ phase }) => phase)).toEqual(['day', 'voting']);
        client.close();
      }
      await on.settled();
    }
  }));

test('an act for a phase that is over is refused, and does not count in the next', () =>
  serving(async (on) => {
    const { seats } = await seatAndDeal(on, { rules: 'classic', players: 5 });
    const [anna, bela] = seats as [TestSeat, TestSeat];
    const day = phaseOf(anna).phase_id;
    await on.pass(90_000);
    expect(await codeOf(anna.client.ask('submit_vote', { target_id: bela.id, phase_id: day }))).toBe('stale_phase');
    expect(await codeOf(anna.client.ask('act', { act: 'vote', targets: [bela.id], phase_id: day }))).toBe(
      'stale_phase',
    );
    expect(anna.client.all('vote_update')).toEqual([]);
    must(await anna.client.ask('submit_vote', { target_id: bela.id, phase_id: phaseOf(anna).phase_id }));
    expect(anna.client.last('vote_update')).toMatchObject({ cast: 1, by: { [anna.id]: bela.id } });
  }));

test('a phase id names the turn, is not stored, and is over when the game is', () =>
  serving(async (on) => {
    const table = await seatAndDeal(on, { rules: 'classic', players: 5 });
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    await on.pass(90_000);
    const { phase_id } = phaseOf(anna);
    const vote = (id: string) => anna.client.ask('submit_vote', { target_id: bela.id, phase_id: id });
    expect(await codeOf(vote(phase_id.replace(/\/.*/, '')))).toBe('stale_phase');
    must(await vote(phase_id));
    const { rows } = await matchIn(on, table.code);
    expect(rows.at(-1)?.command).toMatchObject({ type: 'act', act: 'vote' });
    expect(rows.at(-1)?.command).not.toHaveProperty('frame'); // earlier versions could not verify it
    await playOut(table);
    expect(await codeOf(vote(phase_id))).toBe('stale_phase');
    expect(await codeOf(anna.client.ask('submit_vote', { target_id: bela.id }))).toBe('ended');
  }));

test('prompts and acts use places in the log stream and ids in the named stream', () =>
  serving(async (on) => {
    const options = { roles: { troublemaker: 4, werewolf: 2 } };
    const stream = (seat: number) => (seat === 0 ? 'log' : 'named') as 'log' | 'named';
    const { seats } = await seatAndDeal(on, { rules: 'one-night', players: 3, options, stream });
    await on.pass(6_000);
    const [anna, ...named] = seats as [TestSeat, TestSeat];
    const aims = (client: TestSeat['client'], event: string) =>
      ((client.last(event)?.prompts ?? []) as { offers: { targets: unknown[] }[] }[]).flatMap(({ offers }) =>
        offers.flatMap(({ targets }) => targets),
      );
    for (const place of aims(anna.client, 'events')) expect([0, 1, 2, 3, 4, 5]).toContain(place);
    const ids = [...seats.map(({ id }) => id), 'center-1', 'center-2', 'center-3'];
    for (const { client } of named) for (const id of aims(client, 'prompts_changed')) expect(ids).toContain(id);

    await on.pass(60_000);
    const vote = (...targets: unknown[]) => anna.client.ask('act', { act: 'vote', targets });
    expect(await vote(6)).toMatchObject({
      error: { code: 'bad_targets', message: 'There is no such place: they are numbered 0 to 5.' },
    });
    expect(await vote(4)).toMatchObject({ error: { code: 'bad_targets' } }); // a card, not a player
    for (const target of [-1, 1.5, '', null, 1e9])
      expect(await vote(target)).toMatchObject({
        error: { code: 'malformed', message: expect.stringContaining('"targets.0"') },
      });
    expect(await codeOf(vote('nobody'))).toBe('bad_targets');
    const table = anna.client.all('events')[0]?.table as { seat: number; ids: readonly string[] };
    const [one, two] = [0, 1, 2].filter((place) => place !== table.seat);
    for (const [target, place] of [
      [one, one],
      [table.ids[two as number], two],
    ]) {
      must(await vote(target));
      expect(anna.client.last('events')?.events).toContainEqual(
        expect.objectContaining({ deed: expect.objectContaining({ targets: [place] }) }),
      );
    }
  }));

test('a command sent again has one effect and the same answer, on another connection too', () =>
  serving(async (on) => {
    const { seats, code } = await voting(on);
    const [anna, bela, carl] = seats as [TestSeat, TestSeat, TestSeat];
    const vote = { target_id: bela.id, id: 'once' };
    const answers = await Promise.all([1, 2, 3].map(() => anna.client.ask('submit_vote', vote)));
    must(await anna.client.ask('submit_vote', { target_id: carl.id }));
    await anna.client.reconnect();
    must(await anna.client.ask('resume', { token: anna.token }));
    answers.push(await anna.client.ask('submit_vote', vote));
    expect(answers).toEqual(Array(4).fill({ ok: true }));
    expect(bela.client.last('vote_update')).toMatchObject({ by: { [anna.id]: carl.id } });
    must(await bela.client.ask('submit_vote', { ...vote, target_id: anna.id })); // the same id from another seat
    const match = await matchIn(on, code);
    const acts = match.rows.filter(({ command }) => command.type === 'act');
    expect(acts).toHaveLength(3);
  }));

test('a night action needs a name only if there are several; the refusal lists them', () =>
  serving(async (on) => {
    const { seats } = await seatAndDeal(on, { rules: 'moonrise', players: 9 });
    const answers = new Map<string, { ok: boolean; error?: { message: string } }>();
    for (const { client, id } of seats) {
      const { your_role, fellows } = client.last('game_started') as { your_role: string; fellows: string[] };
      const target = seats.find((one) => one.id !== id && !fellows.includes(one.id)) as TestSeat;
      answers.set(your_role, await client.ask('night_action', { target_id: target.id }));
    }
    for (const role of ['wolf', 'seer', 'doctor']) expect(answers.get(role)).toEqual({ ok: true });
    expect(answers.get('kittenWolf')?.error?.message).toBe('Name the action you mean: kill, convert.');
    expect(answers.get('villager')?.error?.message).toBe('You have nothing to do right now.');
  }));

test('only the host of a classic game can end the day', () =>
  serving(async (on) => {
    const { seats } = await seatAndDeal(on, { rules: 'classic', players: 4 });
    const [anna, bela] = seats as [TestSeat, TestSeat];
    expect(await codeOf(bela.client.ask('start_vote'))).toBe('host_only');
    must(await anna.client.ask('start_vote'));
    await on.settled();
    expect(phaseOf(bela)).toMatchObject({ phase: 'voting' });
    expect(await codeOf(anna.client.ask('start_vote'))).toBe('not_allowed');
  }));

test('in the last 30 seconds of a one-night day players who have not voted are reminded', () =>
  serving(async (on) => {
    const { seats } = await seatAndDeal(on, {
      rules: 'one-night',
      players: 3,
      stream: (seat) => (seat === 2 ? 'log' : 'named'),
    });
    const [anna, bela, carl] = seats as [TestSeat, TestSeat, TestSeat];
    await on.pass(51_000);
    must(await anna.client.ask('submit_vote', { target_id: bela.id }));
    await on.settled();
    const frames = [anna, carl].map(({ client }) => client.frames.length);
    await on.pass(150_000);
    expect(bela.client.last('message')?.text).toBe('30 seconds left, and you have not chosen yet.');
    expect(anna.client.frames).toHaveLength(frames[0] as number);
    expect(carl.client.frames.slice(frames[1])).toEqual([
      {
        event: 'events',
        data: expect.objectContaining({ events: [], prompts: expect.any(Array), reminder_seconds: 30 }),
      },
    ]);
  }));

test('chat follows the rules of the game: closed at night, open by day, a separate channel for the dead', () =>
  serving(async (on) => {
    const { seats } = await seatAndDeal(on, { rules: 'launch', players: 5 });
    const [anna, bela] = seats as [TestSeat, TestSeat];
    const atNight = await anna.client.ask('send_message', { text: 'Hello?' });
    expect(atNight).toMatchObject({ error: { code: 'not_offered', message: expect.stringContaining('closed') } });
    await on.pass(45_000);
    must(await anna.client.ask('send_message', { text: '  Good\nmorning  ', id: 'm1' }));
    must(await anna.client.ask('send_message', { text: 'Good morning', id: 'm1' }));
    expect(bela.client.all('message').filter(({ kind }) => kind === 'player')).toEqual([
      expect.objectContaining({ from: anna.id, text: 'Good morning', channel: 'global' }),
    ]);
    expect(await codeOf(anna.client.ask('send_message', { text: 'Good morning!' }))).toBe('repeated_text');
    expect(await codeOf(anna.client.ask('send_message', { text: 'Boo', channel: 'dead' }))).toBe('not_offered');
    expect(await codeOf(anna.client.ask('send_message', { text: '\u200b \n' }))).toBe('bad_text');
  }));
