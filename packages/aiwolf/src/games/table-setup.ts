import { type Game, type Id, type Ruleset, type SeatId, seedOf } from '@moonrise/engine';
import { ruleset } from '@moonrise/rulesets';
import type { Clock } from '@moonrise/server';
import type { Contestant } from '../agents/agent.ts';
import type { Config } from '../config/config.ts';
import type { AgentProfile } from '../config/schema.ts';
import { JsonPiece } from '../wire/json-text.ts';
import type { SeatBook } from '../wire/seat-book.ts';
import { settingOf } from '../wire/setting.ts';
import { WHISPER } from '../wire/vocabulary.ts';
import { Bot } from './bot.ts';
import { type ContestChance, shuffled } from './chance.ts';
import type { ContestTable } from './contest-game.ts';
import type { SeatedAgent } from './reporter.ts';

/** The contestants of one game. */
export interface Party {
  readonly contestants: readonly Contestant[];
  readonly roles?: readonly Id[]; // by contestant, if the schedule sets them
}

/** Sets up games for one configuration: seats and names are drawn for each game. */
export class TableSetup {
  private readonly config: Config;
  private readonly rules: Ruleset;
  private readonly setting: JsonPiece;
  private readonly clock: Clock;
  private readonly chance: ContestChance;
  private readonly botKind: string;

  constructor(config: Config, clock: Clock, chance: ContestChance, botKind: string) {
    const built = ruleset('aiwolf', config.options);
    if (!built.ok) throw new Error(built.message);
    this.config = config;
    this.rules = built.rules;
    this.setting = new JsonPiece(JSON.stringify(settingOf(config)));
    this.clock = clock;
    this.chance = chance;
    this.botKind = botKind;
  }

  /** Empty seats are taken by bots. */
  setUp({ contestants, roles }: Party): ContestTable {
    const { config, rules, chance, clock } = this;
    const count = config.game.agent_count;
    const drawn = shuffled([...contestants.keys(), ...Array(count - contestants.length).fill(null)], chance);
    const seed = chance.seed();
    const bots = new Map<SeatId, Bot>();
    const seated = drawn.map((index, seat): Contestant => {
      const contestant = index === null ? undefined : contestants[index];
      if (contestant) return contestant;
      const bot = new Bot(this.botKind, seat, rules, seedOf(`${seed}/bots`), clock);
      bots.set(seat, bot);
      return bot;
    });
    const profiles = config.profiles && shuffled(config.profiles, chance).slice(0, count);
    const names = seated.map((_, seat) => profiles?.[seat]?.name ?? `Agent[${String(seat + 1).padStart(2, '0')}]`);
    const cards = roles && drawn.map((index) => roles[index] as Id);
    const { options } = config;
    return {
      id: chance.id(clock.now()),
      rules,
      begin: { type: 'start', rules: rules.id, version: rules.version, options, names, ...(cards && { cards }) },
      seed,
      contestants: seated,
      sitterOf: (seat, game) => this.sitter(seat, game, seated[seat] as Contestant, profiles?.[seat]),
      packets: {
        setting: this.setting,
        profileOf: ({ seat }) => profiles?.[seat] && this.profileText(profiles[seat]),
        hearsWhispers: (book) => this.hearsWhispers(book),
      },
      dayPhases: config.dayPhases,
      ...(bots.size > 0 && { watch: (seat, event) => bots.get(seat)?.see(event) }),
    };
  }

  private hearsWhispers({ role }: SeatBook): boolean {
    return (this.rules.actsIn.get(WHISPER)?.get(role ?? null) ?? []).length > 0;
  }
  /** `label: value` lines, in the order of the configuration. */
  private profileText(profile: AgentProfile): string {
    return Object.entries(this.config.encoding)
      .filter(([key]) => profile[key] !== undefined)
      .map(([key, label]) => `${label}: ${profile[key]}`)
      .join('\n');
  }
  private sitter(seat: SeatId, game: Game, { name, team }: Contestant, profile: AgentProfile | undefined): SeatedAgent {
    return {
      seat,
      name: game.seats[seat]?.name ?? '',
      originalName: name,
      team,
      role: game.state.cards[seat] ?? '',
      ...(profile && { profile: this.profileText(profile) }),
      ...(profile?.avatar_url && { avatar: profile.avatar_url }),
    };
  }
}
