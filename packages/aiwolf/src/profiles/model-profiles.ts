import { endpointPort, objectIn, type Port } from '@moonrise/bots/llm';
import type { Clock } from '@moonrise/server';
import type { Config } from '../config/config.ts';
import type { DynamicProfile } from '../config/dynamic-profile.ts';
import type { AgentProfile } from '../config/schema.ts';
import { type ContestChance, shuffled } from '../games/chance.ts';

interface ProfileWorld {
  readonly config: Config;
  readonly clock: Clock;
  readonly chance: ContestChance;
  readonly trouble: (error: unknown) => void;
  readonly port?: Port; // by default the configured endpoint
}
const TIMEOUT = 60_000; // ms for one answer
const PAUSE = 60_000; // ms without a try after a failure: games do not wait for a model that does not work
const LONGEST = 1_000; // characters of a text
const NAME = /^[^\p{C}\p{Z},@]{1,20}$/u; // as the logs and mentions need it

/** Makes the profiles of each game's players with a language model; null if it is not configured. */
export function modelProfiles(world: ProfileWorld): ModelProfiles | null {
  const { dynamicProfile } = world.config;
  return dynamicProfile && new ModelProfiles(world, dynamicProfile);
}

export class ModelProfiles {
  private readonly world: ProfileWorld;
  private readonly settings: DynamicProfile;
  private readonly port: Port;
  private pausedUntil = 0;

  constructor(world: ProfileWorld, settings: DynamicProfile) {
    this.world = world;
    this.settings = settings;
    this.port = world.port ?? endpointPort(settings.endpoint());
  }
  /** One profile for each seat. Null: the model failed, and the configured profiles are used. */
  async forGame(): Promise<readonly AgentProfile[] | null> {
    const { config, clock, chance, trouble } = this.world;
    if (clock.now() < this.pausedUntil) return null;
    const avatars = shuffled(this.settings.avatars, chance);
    const profiles: AgentProfile[] = [];
    try {
      while (profiles.length < config.game.agent_count)
        profiles.push(await this.profile(avatars[profiles.length], new Set(profiles.map(({ name }) => name))));
      return profiles;
    } catch (error) {
      this.pausedUntil = clock.now() + PAUSE;
      trouble(error);
      return null;
    }
  }

  private async profile(avatar: string | undefined, taken: ReadonlySet<string>): Promise<AgentProfile> {
    let why = '';
    for (let attempt = 0; attempt < this.settings.attempts; attempt++)
      try {
        const profile = this.read(await this.ask(avatar, taken), avatar);
        if (!taken.has(profile.name)) return profile;
        why = `the name ${profile.name} is taken`;
      } catch (error) {
        why = (error as Error).message;
      }
    const { attempts } = this.settings;
    throw new Error(
      `custom_profile.dynamic_profile: no profile after ${attempts} attempts (${why}); this game has the profiles of the configuration.`,
    );
  }
  private async ask(image: string | undefined, taken: ReadonlySet<string>): Promise<string> {
    const fields = ['name', ...Object.keys(this.world.config.encoding)];
    const { text } = await this.port.complete(
      {
        system: [
          'Answer with a JSON object.',
          taken.size > 0 ? `These names are taken: ${[...taken].join(', ')}.` : '',
        ],
        messages: [{ from: 'table', text: this.settings.prompt, ...(image !== undefined && { image }) }],
        schema: {
          type: 'object',
          properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])),
          required: fields,
          additionalProperties: false,
        },
        maxOutputTokens: this.settings.maxTokens,
      },
      AbortSignal.timeout(TIMEOUT),
    );
    return text;
  }
  private read(text: string, avatar: string | undefined): AgentProfile {
    const answer = objectIn(text) ?? {};
    const name = textOf(answer.name);
    if (!NAME.test(name)) throw new Error('the answer has no usable name');
    const fields = Object.keys(this.world.config.encoding).filter((field) => field !== 'name');
    const texts = Object.fromEntries(fields.map((field) => [field, textOf(answer[field])]));
    return { name, ...texts, ...(avatar !== undefined && { avatar_url: avatar }) };
  }
}

/** One line of text; models add line breaks and markers. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
        .trim()
        .slice(0, LONGEST)
    : '';
