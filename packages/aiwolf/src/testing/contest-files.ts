// Files in the shape of those that the contest's own server ships: the same keys, and nulls at the same places.

interface Shape {
  readonly whispers: readonly [perAgent: number, perDay: number];
  readonly maxDay: number;
  readonly logic: string;
}

const speech = (perAgent: number, perDay: number) => `
    max_count:
      per_agent: ${perAgent}
      per_day: ${perDay}
    max_length:
      count_in_word: false
      count_spaces: false
      per_talk: -1
      mention_length: 50
      per_agent: -1
      base_length: 50
    max_skip: 0`;

const roles = (count: number, cards: Readonly<Record<string, number>>) => `
  roles:
    ${count}:
${Object.entries(cards)
  .map(([role, number]) => `      ${role}: ${number}`)
  .join('\n')}`;

const usualPhases = `
  day_phases:
    - name: "first"
      actions: ["whisper"]
      only_day: 0
    - name: "talk"
      actions: ["talk"]
  night_phases:
    - name: "second"
      actions: ["whisper"]
      only_day: 0
    - name: "exile"
      actions: ["execution"]
      except_day: 0
    - name: "sight"
      actions: ["divine"]
    - name: "later"
      actions: ["whisper"]
      except_day: 0
    - name: "shield"
      actions: ["guard"]
      except_day: 0
    - name: "attack"
      actions: ["attack"]
      except_day: 0`;

const talkOnly = `
  day_phases:
    - name: "talk"
      actions: ["talk"]
  night_phases:`;

const logger = (folder: string) => `
  enable: true
  output_dir: ./log/${folder}
  filename: "{timestamp}_{teams}"`;

const args = (list: readonly string[]) => list.map((arg) => `\n    - "${arg}"`).join('');

const fileOf = (count: number, { whispers, maxDay, logic }: Shape) => `# own text
server:
  web_socket:
    host: 127.0.0.1
    port: 8080
  authentication:
    enable: false
  timeout:
    action: 60s
    response: 120s
    acceptable: 5s
  max_continue_error_ratio: 0.2

game:
  agent_count: ${count}
  max_day: ${maxDay}
  vote_visibility: true
  talk:${speech(4, count * 4)}
  whisper:${speech(...whispers)}
  vote:
    max_count: 1
    allow_self_vote: true
  attack_vote:
    max_count: 1
    allow_self_vote: true
    allow_no_target: false

logic:${logic}

matching:
  self_match: true
  is_optimize: false
  team_count: ${count}
  game_count: ${count}
  output_path: ./log/match_optimizer.json
  infinite_loop: false

custom_profile:
  enable: true
  profile_encoding:
    age: 年齢
    gender: 性別
    personality: 性格
  profiles:
${Array.from({ length: 24 }, (_, i) => profile(`名${i + 1}`, i)).join('\n')}
  dynamic_profile:
    enable: false
    prompt: Describe this person.
    attempts: 3
    model: a-model
    max_tokens: 300
    avatars:
      - http://127.0.0.1/1.png
      - http://127.0.0.1/2.png

json_logger:${logger('json')}

game_logger:${logger('game')}

realtime_broadcaster:
  delay: 5s${logger('realtime')}

tts_broadcaster:
  enable: false
  async: false
  target_duration: 1s
  segment_dir: ./cache/segment
  temp_dir:
  host: http://localhost:50021
  timeout: 30s
  ffmpeg_path: ffmpeg
  ffprobe_path: ffprobe
  convert_args:${args(['-ar', '44100'])}
  duration_args:${args(['-v', 'error'])}
  pre_convert_args:${args(['-ac', '2'])}
  split_args:${args(['-f', 'mpegts'])}
`;

const profile = (name: string, i: number) => `    - name: ${name}
      avatar_url: http://127.0.0.1/${i}.png
      voice_id: ${i}
      age: ${20 + i}
      gender: 女性
      personality: よく笑う。`;

const decks = {
  5: { WEREWOLF: 1, POSSESSED: 1, SEER: 1, BODYGUARD: 0, VILLAGER: 2, MEDIUM: 0 },
  13: { WEREWOLF: 3, POSSESSED: 1, SEER: 1, BODYGUARD: 1, VILLAGER: 6, MEDIUM: 1 },
} as const;

/** A file for five or thirteen seats. */
export const contestFile = (count: 5 | 13): string =>
  fileOf(count, {
    whispers: count === 5 ? [0, 0] : [4, 12],
    maxDay: -1,
    logic: usualPhases + roles(count, decks[count]),
  });

/** Five seats that only talk: no Werewolf, and no phase at night. */
export const playgroundFile: string = fileOf(5, {
  whispers: [4, 12],
  maxDay: 5,
  logic: talkOnly + roles(5, { WEREWOLF: 0, POSSESSED: 0, SEER: 0, BODYGUARD: 0, VILLAGER: 5, MEDIUM: 0 }),
});
