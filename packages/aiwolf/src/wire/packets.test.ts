import type { Packet, Request } from '@moonrise/agent-kit';
import { expect, test } from 'vitest';
import { type AgentScript, ID, othersAlive, type PlayedContest, played } from '../testing/played.ts';

const NOW = 1_767_225_600_000;
const five = ['WEREWOLF', 'POSSESSED', 'SEER', 'VILLAGER', 'VILLAGER'];
const [wolf, possessed, seer, ryuji, daisuke] = ['Minato', 'Takumi', 'Kenji', 'Ryuji', 'Daisuke'];
const nine = ['WEREWOLF', 'WEREWOLF', 'POSSESSED', 'SEER', 'BODYGUARD', 'MEDIUM', 'VILLAGER', 'VILLAGER', 'VILLAGER'];

const got = ({ sent }: PlayedContest, name: string | undefined, request: Request, nth = 0): Packet =>
  (sent.get(name ?? '') ?? []).filter((packet) => packet.request === request)[nth] as Packet;
const requests = ({ sent }: PlayedContest, name: string) =>
  (sent.get(name) ?? []).map(({ request }) => request).join(' ');

const maxLength = { count_in_word: false, count_spaces: false, mention_length: 50, base_length: 50 };
const setting = {
  agent_count: 5,
  vote_visibility: true,
  talk: { max_count: { per_agent: 4, per_day: 20 }, max_length: maxLength, max_skip: 0 },
  whisper: { max_count: { per_agent: 0, per_day: 0 }, max_length: maxLength, max_skip: 0 },
  vote: { max_count: 1, allow_self_vote: true },
  attack_vote: { max_count: 1, allow_self_vote: true, allow_no_target: false },
  timeout: { action: 60_000, response: 120_000 },
  role_num_map: { BODYGUARD: 0, MEDIUM: 0, POSSESSED: 1, SEER: 1, VILLAGER: 2, WEREWOLF: 1 },
};
const alive = { Daisuke: 'ALIVE', Kenji: 'ALIVE', Minato: 'ALIVE', Ryuji: 'ALIVE', Takumi: 'ALIVE' };
const said = (idx: number, day: number, turn: number, agent: string | undefined, text: string) => ({
  idx,
  day,
  turn,
  agent,
  text,
  skip: text === 'Skip',
  over: text === 'Over',
  time: NOW,
});

/** Day 1: Ryuji is exiled, Daisuke is attacked. Day 2: the werewolf is exiled. */
const story: AgentScript = ({ request, info }) => {
  if (request === 'TALK') return info?.agent === seer && info?.remain_count === 4 ? 'I am here.\n' : 'Over\n';
  if (request === 'VOTE') return info?.day === 1 ? ryuji : info?.agent === wolf ? seer : wolf;
  if (request === 'DIVINE') return ` ${info?.day === 0 ? wolf : possessed} \n`;
  return request === 'ATTACK' ? daisuke : undefined;
};
const game = () => played({ cards: five, script: story });

test('INITIALIZE', async () => {
  expect(got(await game(), wolf, 'INITIALIZE')).toEqual({
    request: 'INITIALIZE',
    info: {
      game_id: ID,
      day: 0,
      agent: wolf,
      profile:
        'age: 10\ngender: male\npersonality: Counts everything twice and is proud of it. Asks why until somebody answers.',
      status_map: alive,
      role_map: { Minato: 'WEREWOLF' },
    },
    setting,
  });
});

test('DAILY_INITIALIZE: results of the day before, and the setting again', async () => {
  expect(got(await game(), seer, 'DAILY_INITIALIZE', 2)).toEqual({
    request: 'DAILY_INITIALIZE',
    info: {
      game_id: ID,
      day: 2,
      agent: seer,
      divine_result: { day: 1, agent: seer, target: possessed, result: 'HUMAN' },
      executed_agent: ryuji,
      attacked_agent: daisuke,
      vote_list: [wolf, possessed, seer, ryuji, daisuke].map((agent) => ({ day: 1, agent, target: ryuji })),
      status_map: { ...alive, Daisuke: 'DEAD', Ryuji: 'DEAD' },
      role_map: { Kenji: 'SEER' },
    },
    setting,
  });
});

test('TALK: the talk since the last packet, own speech as stored', async () => {
  const round = await game();
  const first = got(round, seer, 'TALK');
  const second = got(round, seer, 'TALK', 1);
  const info = { game_id: ID, day: 0, agent: seer, status_map: alive, role_map: { Kenji: 'SEER' }, remain_skip: 0 };
  const before = first.talk_history?.length ?? 0;
  expect(first).toEqual({
    request: 'TALK',
    info: { ...info, remain_count: 4 },
    talk_history: first.talk_history?.map(({ agent }, i) => said(i, 0, 0, agent, 'Over')),
  });
  expect(second).toEqual({
    request: 'TALK',
    info: { ...info, remain_count: 3 },
    talk_history: second.talk_history?.map(({ agent }, i) =>
      said(before + i, 0, 0, agent, agent === seer ? 'I am here.' : 'Over'),
    ),
  });
  expect(before + (second.talk_history?.length ?? 0)).toBe(5);
  expect(second.talk_history?.[0]).toEqual(said(before, 0, 0, seer, 'I am here.'));
});

test('the first TALK of a day has an empty history', async () => {
  const { sent } = await game();
  const talks = [...sent.values()].flat().filter(({ request, info }) => request === 'TALK' && info?.day === 1);
  expect(talks.some(({ talk_history }) => talk_history?.length === 0)).toBe(true);
});

test('VOTE: still has the results of the day before', async () => {
  expect(got(await game(), seer, 'VOTE')).toEqual({
    request: 'VOTE',
    info: {
      game_id: ID,
      day: 1,
      agent: seer,
      divine_result: { day: 0, agent: seer, target: wolf, result: 'WEREWOLF' },
      status_map: alive,
      role_map: { Kenji: 'SEER' },
    },
  });
});

test('DIVINE, ATTACK: the exiled player is dead; the result comes the next day', async () => {
  const round = await game();
  const base = { game_id: ID, day: 1, status_map: { ...alive, Ryuji: 'DEAD' } };
  expect(got(round, seer, 'DIVINE', 1)).toEqual({
    request: 'DIVINE',
    info: {
      ...base,
      agent: seer,
      divine_result: { day: 0, agent: seer, target: wolf, result: 'WEREWOLF' },
      role_map: { Kenji: 'SEER' },
    },
  });
  expect(got(round, wolf, 'ATTACK')).toEqual({
    request: 'ATTACK',
    info: { ...base, agent: wolf, role_map: { Minato: 'WEREWOLF' } },
    whisper_history: [],
  });
});

test('DAILY_FINISH: dead players get all talk of the day, werewolves also the whispers', async () => {
  const round = await game();
  const finish = got(round, ryuji, 'DAILY_FINISH', 2);
  expect(Object.keys(finish)).toEqual(['request', 'info', 'talk_history']);
  expect(finish.talk_history?.map(({ idx, text }) => [idx, text])).toEqual([
    [0, expect.anything()],
    [1, expect.anything()],
    [2, expect.anything()],
    [3, 'Over'],
  ]);
  expect(got(round, wolf, 'DAILY_FINISH').whisper_history).toEqual([]);
});

test('FINISH: day + 1 and all roles', async () => {
  expect(got(await game(), daisuke, 'FINISH')).toEqual({
    request: 'FINISH',
    info: {
      game_id: ID,
      day: 3,
      agent: daisuke,
      executed_agent: wolf,
      vote_list: [
        { day: 2, agent: wolf, target: seer },
        { day: 2, agent: possessed, target: wolf },
        { day: 2, agent: seer, target: wolf },
      ],
      status_map: { ...alive, Daisuke: 'DEAD', Ryuji: 'DEAD', Minato: 'DEAD' },
      role_map: { Daisuke: 'VILLAGER', Kenji: 'SEER', Minato: 'WEREWOLF', Ryuji: 'VILLAGER', Takumi: 'POSSESSED' },
    },
  });
});

test('the order of requests, for the seer and for a player who dies', async () => {
  const round = await game();
  expect(requests(round, seer)).toBe(
    'INITIALIZE DAILY_INITIALIZE TALK TALK DAILY_FINISH DIVINE ' +
      'DAILY_INITIALIZE TALK TALK DAILY_FINISH VOTE DIVINE ' +
      'DAILY_INITIALIZE TALK TALK DAILY_FINISH VOTE FINISH',
  );
  expect(requests(round, daisuke)).toBe(
    'INITIALIZE DAILY_INITIALIZE TALK DAILY_FINISH DAILY_INITIALIZE TALK DAILY_FINISH VOTE ' +
      'DAILY_INITIALIZE DAILY_FINISH FINISH',
  );
});

/** The last of the list is exiled on day 1; the pack attacks the guarded player. */
const pack: AgentScript = (packet) => {
  const { request, info } = packet;
  if (request === 'TALK') return 'Over';
  if (request === 'WHISPER') return info?.remain_count === 4 ? `psst ${info?.day}` : 'Over';
  if (request === 'VOTE') return 'Takumi';
  if (request === 'GUARD' || request === 'ATTACK') return 'Kenji';
  return request === 'DIVINE' ? othersAlive(packet)[0] : undefined;
};
const ofNine = () => played({ config: 'game: { agent_count: 9, max_day: 2 }', cards: nine, script: pack });
const nineAlive = Object.fromEntries(
  ['Benjamin', 'Daisuke', 'Jonathan', 'Kenji', 'Minato', 'Ryuji', 'Shion', 'Takumi', 'Toshio'].map((name) => [
    name,
    'ALIVE',
  ]),
);

test('9 players: WHISPER, with the pack in role_map', async () => {
  const round = await ofNine();
  const packet = got(round, 'Minato', 'WHISPER');
  expect(packet).toEqual({
    request: 'WHISPER',
    info: {
      game_id: ID,
      day: 0,
      agent: 'Minato',
      status_map: nineAlive,
      role_map: { Minato: 'WEREWOLF', Takumi: 'WEREWOLF' },
      remain_count: 4,
      remain_skip: 0,
    },
    whisper_history: packet.whisper_history?.length === 0 ? [] : [said(0, 0, 0, 'Takumi', 'psst 0')],
  });
});

test('9 players: whispers after an agent’s last turn come with DAILY_FINISH, with continued numbers', async () => {
  const round = await ofNine();
  for (const name of ['Minato', 'Takumi']) {
    const day = (round.sent.get(name) ?? []).filter(({ info }) => info?.day === 0);
    const whispers = day.flatMap(({ whisper_history }) => whisper_history ?? []).map(({ idx }) => idx);
    expect(whispers).toEqual([...whispers.keys()]); // each once, in order, none left out
    expect(whispers.length).toBeGreaterThan(4);
    expect(day.some(({ request, whisper_history }) => request === 'DAILY_FINISH' && whisper_history)).toBe(true);
  }
});

test('9 players: GUARD, and the medium’s result', async () => {
  const round = await ofNine();
  expect(got(round, 'Daisuke', 'GUARD')).toEqual({
    request: 'GUARD',
    info: {
      game_id: ID,
      day: 1,
      agent: 'Daisuke',
      status_map: { ...nineAlive, Takumi: 'DEAD' },
      role_map: { Daisuke: 'BODYGUARD' },
    },
  });
  const medium = got(round, 'Shion', 'DAILY_INITIALIZE', 2).info;
  expect(medium?.medium_result).toEqual({ day: 1, agent: 'Takumi', target: 'Takumi', result: 'WEREWOLF' });
  expect(medium?.attacked_agent).toBeUndefined(); // guarded
  expect(medium?.attack_vote_list).toBeUndefined();
});

test('9 players: the pack gets its votes, including dead members', async () => {
  const round = await ofNine();
  for (const name of ['Minato', 'Takumi'])
    expect(got(round, name, 'DAILY_INITIALIZE', 2).info?.attack_vote_list).toEqual([
      { day: 1, agent: 'Minato', target: 'Kenji' },
    ]);
});

test('13 players: the setting has the limits of whispers', async () => {
  const round = await played({ config: 'game: { agent_count: 13, max_day: 0 }' });
  expect(got(round, 'Minato', 'INITIALIZE').setting).toEqual({
    ...setting,
    agent_count: 13,
    max_day: 0,
    talk: { ...setting.talk, max_count: { per_agent: 4, per_day: 52 } },
    whisper: { ...setting.whisper, max_count: { per_agent: 4, per_day: 12 } },
    role_num_map: { BODYGUARD: 1, MEDIUM: 1, POSSESSED: 1, SEER: 1, VILLAGER: 6, WEREWOLF: 3 },
  });
});

test('hidden votes are sent to no one', async () => {
  const { sent } = await played({ config: 'game: { agent_count: 9, vote_visibility: false }', cards: nine });
  const infos = [...sent.values()].flat().flatMap(({ info }) => info ?? []);
  expect(infos.filter(({ vote_list, attack_vote_list }) => vote_list ?? attack_vote_list)).toEqual([]);
  expect(infos.some(({ executed_agent }) => executed_agent)).toBe(true);
});

test('without profiles players are numbered', async () => {
  const { sent } = await played({ config: 'custom_profile: { enable: false }' });
  expect([...sent.keys()]).toEqual(['Agent[01]', 'Agent[02]', 'Agent[03]', 'Agent[04]', 'Agent[05]']);
  expect([...sent.values()].flat().some(({ info }) => info?.profile !== undefined)).toBe(false);
});

test('lengths: limits are sent, unlimited values are omitted', async () => {
  const lengths = async (talk: string) => {
    const round = await played({ config: `game: { max_day: 0, talk: { max_length: { ${talk} } } }`, cards: five });
    const { setting, info } = { ...got(round, wolf, 'INITIALIZE'), info: got(round, wolf, 'TALK').info };
    return [setting?.talk.max_length, info?.remain_length];
  };
  expect(await lengths('base_length: -1, mention_length: 20')).toEqual([{}, undefined]);
  expect(await lengths('base_length: -1, per_talk: 9')).toEqual([
    { count_in_word: false, count_spaces: false, per_talk: 9 },
    undefined,
  ]);
  expect(await lengths('base_length: -1, per_agent: 30, count_in_word: true, mention_length: 2')).toEqual([
    { count_in_word: true, count_spaces: false, mention_length: 2, per_agent: 30 },
    30,
  ]);
});

/** Every agent greets once as soon as it may, then finishes. */
const chatty: AgentScript = (packet) => {
  const { request, info, new_talk, new_whisper } = packet;
  if (request.endsWith('_PHASE_START')) return ` Hello from ${info?.agent}\n`;
  if (request.endsWith('_BROADCAST')) {
    const news = new_talk ?? new_whisper;
    return news?.agent === info?.agent && !news?.over ? 'Over' : undefined;
  }
  return request === 'VOTE' || request === 'DIVINE' || request === 'ATTACK' || request === 'GUARD'
    ? othersAlive(packet)[0]
    : undefined;
};
const free = () => played({ config: 'game: { max_day: 0, talk: { duration: 60s } }', cards: five, script: chatty });

test('free speech: TALK_PHASE_START, TALK_BROADCAST, TALK_PHASE_END', async () => {
  const round = await free();
  const base = { game_id: ID, day: 0, agent: wolf, status_map: alive, role_map: { Minato: 'WEREWOLF' } };
  expect(got(round, wolf, 'TALK_PHASE_START')).toEqual({
    request: 'TALK_PHASE_START',
    info: { ...base, remain_count: 4, remain_skip: 0 },
  });
  expect(got(round, wolf, 'TALK_BROADCAST')).toEqual({
    request: 'TALK_BROADCAST',
    info: { ...base, remain_count: 3, remain_skip: 0 },
    new_talk: said(0, 0, 0, wolf, 'Hello from Minato'),
  });
  const last = round.sent
    .get(wolf ?? '')
    ?.filter(({ request }) => request === 'TALK_BROADCAST')
    .at(-1);
  expect(last?.info).toEqual({ ...base, remain_count: 0, remain_skip: 0 });
  expect(last?.new_talk).toEqual(said(9, 0, 1, daisuke, 'Over'));
  expect(got(round, wolf, 'TALK_PHASE_END')).toEqual({ request: 'TALK_PHASE_END', info: base });
  expect(got(round, wolf, 'INITIALIZE').setting?.talk.duration).toBe(60_000);
  expect(got(round, wolf, 'INITIALIZE').setting?.whisper.duration).toBeUndefined();
});

test('free speech: DAILY_FINISH repeats the whole day', async () => {
  expect(got(await free(), wolf, 'DAILY_FINISH').talk_history).toHaveLength(10);
});

test('free whispers reach only the pack', async () => {
  const config = 'game: { agent_count: 13, max_day: 1, whisper: { duration: 9s }, talk: { duration: 9s } }';
  const round = await played({ config, script: chatty });
  const roles = got(round, wolf, 'FINISH').info?.role_map ?? {};
  for (const [name, role] of Object.entries(roles)) {
    const list = requests(round, name);
    expect(list.includes('WHISPER_BROADCAST'), `${name}, ${role}`).toBe(role === 'WEREWOLF');
    expect(list.includes('TALK ')).toBe(false);
  }
});
