import { createHash } from 'node:crypto';
import { chance } from '@moonrise/bots';
import { rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { ToolClient, type ToolState } from '../testing/agents/tool-client.ts';
import { autopilot } from '../testing/autopilot.ts';
import { matchIn } from '../testing/running-match.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { isOver, must } from '../testing/table.ts';

const STEP = 3_000; // ms; bots take their time
const open = (work: (on: Serving) => Promise<void>) => serving(work, { env: { MOONRISE_MCP: 'on' } });
const numbers = (state: ToolState | undefined, words: RegExp) =>
  (state?.options ?? []).filter((one) => words.test(one.words)).map(({ option }) => option);

/** Lines that never count as repeats. */
const words = (about: string) => createHash('sha256').update(about).digest('base64url');
/** Plays to the end with the tools alone: answers what is asked, and speaks now and then. */
async function playOut(on: Serving, agents: readonly ToolClient[], seed: string): Promise<string[]> {
  const below = chance(seed, 'agents');
  const refused: string[] = [];
  for (let steps = 0; steps < 3_000; steps++) {
    await on.settled();
    let hasActed = false;
    for (const agent of agents) {
      const { state } = await agent.call('look');
      if (state?.status === 'ended') return refused;
      const open = state?.options.filter(({ question }) => question !== undefined) ?? [];
      if (!state?.your_turn || open.length === 0) continue;
      const { option, takes_text } = open[below(open.length)] as ToolState['options'][number];
      const answer = await agent.call('choose', { option, ...(takes_text && { text: words(`${steps} ${seed}`) }) });
      if (answer.isError) refused.push(answer.words);
      else hasActed = true;
    }
    if (!hasActed) await on.pass(Math.max(STEP, (on.clock.next ?? 0) - on.clock.now()));
  }
  throw new Error('the game does not end');
}

test.each(rulesets.map(({ id }) => id))('agents play a whole game of %s beside a person and bots', (rules) =>
  open(async (on) => {
    const otter = await ToolClient.open(on);
    const badger = await ToolClient.open(on, 'legacy');
    const person = await on.client();
    const made = await otter.call('create_room', { name: 'Otter', game: rules, bots: 2 });
    expect(made.isError).toBe(false);
    const joined = await badger.call('join_room', { code: made.state?.room, name: 'Badger' });
    expect(joined.state?.status).toBe('lobby'); // a seat after two calls, the first of which opened the room
    must(await person.ask('join_room', { code: made.state?.room, name: 'Anna', stream: 'log' }));
    must(await person.ask('set_ready', { ready: true }));
    autopilot(person, { seed: rules });
    await on.settled();
    const { state } = await otter.call('look');
    const [start = 0] = numbers(state, /^Start the game/);
    expect((await otter.call('choose', { option: start })).isError).toBe(false);
    await on.pass(15_000);
    const refused = await playOut(on, [otter, badger], rules);
    expect(refused).toEqual([]);
    expect(isOver(person)).toBe(true);
    const { words, state: last } = await otter.call('look', { history: true });
    expect(last).toMatchObject({ status: 'ended', winner: expect.any(String) });
    expect(words).toContain('The game is over. Winner: ');
    expect(words).toContain('All that you have seen:');
    expect((await matchIn(on, made.state?.room ?? '')).begin.sitters).toHaveLength(5);
    expect(person.faults).toEqual([]);
    await Promise.all([otter.close(), badger.close()]);
  }),
);

test('wrong calls are answered with sentences that say what would be legal', () =>
  open(async (on) => {
    const agent = await ToolClient.open(on);
    const why = async (name: string, given: object = {}) => {
      const { words, isError } = await agent.call(name, given);
      expect(isError).toBe(true);
      return words;
    };
    expect(await why('look')).toBe(
      'Say which seat is yours: give as "seat" what create_room or join_room has answered, or call one of them first.',
    );
    expect(await why('look', { seat: 'nobody' })).toBe(
      'This seat is no longer yours: join the room again. You may use create_room or join_room.',
    );
    expect(await why('create_room', { name: 'Otter', game: 'chess' })).toMatch(/^There is no rule set "chess"/);
    expect(await why('create_room', { name: 'Otter', game: 'classic', options: { chaos: true } })).toMatch(/chaos/);
    expect(await why('join_room', { code: 'ZZZZ', name: 'Otter' })).toMatch(/^No open room has this code/);
    expect(await why('create_room', {})).toContain('give a name of 1 to 20 characters');
    const made = await agent.call('create_room', { name: 'Otter', game: 'classic' });
    expect(await why('choose', { option: 9 })).toMatch(/^There is no option 9\.[\s\S]*1\. Add a bot/);
    expect(await why('choose', { option: 'vote' })).toContain('give the number of an option');
    expect(await why('say', {})).toContain('give the words to say');
    expect((await agent.call('say', { text: 'Hello!' })).words).toContain('"Otter" says: "Hello!"');
    const other = await ToolClient.open(on);
    const person = await on.client();
    const closed = must(await person.ask('create_room', { name: 'Anna', rules: 'classic' }));
    const refused = await other.call('join_room', { code: closed.code, name: 'Badger' });
    expect([refused.isError, refused.words]).toEqual([true, expect.stringMatching(/^This room lets no agents in/)]);
    expect((await agent.call('leave')).words).toMatch(/^You have left the room/);
    expect(made.state?.status).toBe('lobby');
    await Promise.all([agent.close(), other.close()]);
  }));

test('what no one may do now is refused with the reason and the options', () =>
  open(async (on) => {
    const agent = await ToolClient.open(on);
    await agent.call('create_room', { name: 'Otter', game: 'moonrise', bots: 5 });
    const { state } = await agent.call('look');
    await agent.call('choose', { option: numbers(state, /^Start/)[0] });
    await on.pass(10_000);
    await on.settled();
    const said = await agent.call('say', { text: 'Hello?' });
    expect(said).toMatchObject({ isError: true, words: expect.stringMatching(/^You cannot say that now\./) });
    const first = await agent.call('look');
    expect(first.words).toMatch(/Your card: /);
    expect(first.words).toMatch(/Now: Night 1, \d+ seconds left\./);
    await agent.close();
  }));

test('an agent comes back to its seat with the secret alone, also after a restart', () =>
  open(async (on) => {
    const agent = await ToolClient.open(on);
    const { state } = await agent.call('create_room', { name: 'Otter', game: 'classic', bots: 5 });
    await agent.call('choose', { option: numbers(state, /^Start/)[0] });
    await on.pass(10_000);
    await agent.close();
    await on.restart(1_000);
    const again = await ToolClient.open(on);
    const { words, isError } = await again.call('look', { seat: state?.seat });
    expect(isError).toBe(false);
    expect(words).toContain('Your card: ');
    await again.close();
  }));

test('without MOONRISE_MCP=on there is nothing at /mcp', () =>
  serving(async (on) => {
    expect((await fetch(`${on.url}/mcp`, { method: 'POST' })).status).toBe(404);
  }));

test('a page of another origin cannot use it', () =>
  open(async (on) => {
    const headers = { origin: 'http://elsewhere.example', 'content-type': 'application/json' };
    const { status } = await fetch(`${on.url}/mcp`, { method: 'POST', headers, body: '{}' });
    expect(status).toBe(403);
  }));
