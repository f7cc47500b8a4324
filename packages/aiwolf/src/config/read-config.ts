import type { Json } from '@moonrise/engine';
import { ruleset } from '@moonrise/rulesets';
import { type Document, parseDocument, type YAMLError } from 'yaml';
import type { z } from 'zod';
import type { Config, SpeechConfig } from './config.ts';
import { dynamicProfileOf } from './dynamic-profile.ts';
import { faultIn } from './faults.ts';
import { plainly } from './plainly.ts';
import { stockProfiles } from './profiles.ts';
import { schema, type Written, type WrittenSpeech } from './schema.ts';
import { removeUnknown, withoutNulls } from './unknown-keys.ts';

type Settled = { readonly ok: true; readonly config: Config; readonly warnings: readonly string[] } | Fault;
interface Fault {
  readonly ok: false;
  readonly message: string; // starts with the wrong key
}
export type ReadConfig = ({ readonly ok: true; readonly config: Config } | Fault) & {
  readonly warnings: readonly string[];
};
/** Flags of the command line that take precedence over the file. */
export interface ConfigFlags {
  readonly house_bots?: number;
}
export type Environment = Readonly<Record<string, string | undefined>>;

export const RULES = 'aiwolf';
const USUAL = 4; // speeches per agent
const wrong = (message: string): Fault => ({ ok: false, message });

/** Reads a configuration; an empty one gives the defaults. The environment variables HOST and PORT override it. */
export function readConfig(text: string, environment: Environment = {}, flags: ConfigFlags = {}): ReadConfig {
  const document = parseDocument(text, { uniqueKeys: true, merge: true });
  const [error] = document.errors;
  if (error) return { ...wrong(notYaml(error)), warnings: [] };
  const plain = plainFrom(document);
  if (plain === undefined) return { ...wrong(TOO_MANY_ALIASES), warnings: [] };
  const given = withoutNulls(plain);
  const unknown = removeUnknown(given, schema.safeParse(given).error?.issues ?? []);
  const ignored = unknown.map((path) => `${path}: there is no such key; it is ignored.`);
  const read = settledFrom(given, environment, flags);
  return { ...read, warnings: read.ok ? [...ignored, ...read.warnings] : ignored };
}

function notYaml({ code, message }: YAMLError): string {
  if (code === 'MULTIPLE_DOCS')
    return 'The file has several documents: remove all but one, and the line --- between them.';
  return `This is not YAML: ${message.split('\n')[0]?.replace(/:$/, '.')}`;
}

const TOO_MANY_ALIASES = 'The aliases (*NAME) repeat too much: write the values out.';
/** The values of the document. Aliases of aliases can make a small file huge: then there are none. */
function plainFrom(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 }) ?? {};
  } catch (error) {
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

const ADDRESSES = ['SLACK_WEBHOOK_URL', 'CONTEST_WEBHOOK_URL']; // they are secrets: no message repeats them

function settledFrom(given: unknown, environment: Environment, flags: ConfigFlags): Settled {
  const parsed = schema.safeParse(given, { error: plainly });
  if (!parsed.success) return wrong(saying(parsed.error.issues[0] as z.core.$ZodIssue));
  const { matching } = parsed.data;
  const written = withEnvironment({ ...parsed.data, matching: { ...matching, ...flags } }, environment);
  return typeof written === 'string' ? wrong(written) : settled(written, environment);
}

const protocolOf = (text: string): string => (URL.canParse(text) ? new URL(text).protocol : '');
function withEnvironment(written: Written, environment: Environment): Written | string {
  const { HOST, PORT } = environment;
  const { web_socket } = written.server;
  const port = PORT === undefined || PORT === '' ? web_socket.port : Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return `PORT must be a number from 0 to 65535, not "${PORT}": correct it in the environment.`;
  const wrongAddress = ADDRESSES.find((name) => environment[name] && !/^https?:$/.test(protocolOf(environment[name])));
  if (wrongAddress)
    return `${wrongAddress} must be an address that starts with https:// or http://: correct it in the environment.`;
  return { ...written, server: { ...written.server, web_socket: { host: HOST || web_socket.host, port } } };
}

/** One sentence about the first error. */
function saying(issue: z.core.$ZodIssue): string {
  const path = issue.path.map(String).join('.');
  const said = issue.message.replace(/\.$/, '');
  return `${path || 'The configuration'}: ${said}.`;
}

function settled(written: Written, environment: Environment): Settled {
  const { SECRET_KEY: secret, SLACK_WEBHOOK_URL, CONTEST_WEBHOOK_URL } = environment;
  const { agent_count } = written.game;
  const fault = faultIn(written, secret);
  if (fault) return wrong(fault);
  const cards = cardsFor(written);
  if (typeof cards === 'string') return wrong(cards);
  const { roles, wolves } = cards;
  const { custom_profile, logic, matching, ...rest } = written;
  const game = {
    ...written.game,
    talk: counted(written.game.talk, agent_count),
    whisper: counted(written.game.whisper, wolves),
  };
  const options = optionsOf({ ...written, game }, roles);
  const built = ruleset(RULES, options);
  if (!built.ok) return wrong(`game and logic: ${built.message}`);
  const dynamic = dynamicProfileOf(written, environment);
  return {
    ok: true,
    warnings: [...(typeof dynamic === 'string' ? [dynamic] : []), ...missingIn(written, SLACK_WEBHOOK_URL)],
    config: {
      ...rest,
      game,
      matching: { ...matching, ...teamsOf(written), game_count: matching.game_count ?? agent_count },
      roles,
      dayPhases: listsOf(logic)?.day_phases.length ?? (game.talk_on_first_day ? 2 : 1), // as in the rule set's list
      profiles: custom_profile.enable ? profilesFor(written) : null,
      encoding: custom_profile.profile_encoding,
      dynamicProfile: typeof dynamic === 'string' ? null : dynamic,
      options,
      secret: written.server.authentication.enable ? (secret ?? null) : null,
      organiserSecret: secret || null,
      slackWebhook: SLACK_WEBHOOK_URL || null,
      contestWebhook: written.webhook.enable ? CONTEST_WEBHOOK_URL || (written.webhook.url ?? null) : null,
    },
  };
}

/** What is switched on but lacks a setting, and is left out. */
const missingIn = ({ slack_notifier }: Written, webhook: string | undefined): readonly string[] =>
  slack_notifier.enable && !webhook
    ? ['slack_notifier.enable: SLACK_WEBHOOK_URL is not set, so nothing is sent to Slack.']
    : [];

/** The configured profiles. Where a model makes them, there may be too few: then the built-in ones stand in. */
const profilesFor = ({ custom_profile: { profiles }, game }: Written) =>
  profiles.length < game.agent_count ? stockProfiles : profiles;
/** A schedule has at least as many teams as there are seats: house bots take the place of those that are missing. */
function teamsOf({ matching, game }: Written): Pick<Config['matching'], 'team_count' | 'house_bots'> {
  const { team_count: teams = game.agent_count, house_bots, is_optimize } = matching;
  if (!is_optimize) return { team_count: teams, house_bots };
  const team_count = Math.max(teams, game.agent_count);
  return { team_count, house_bots: Math.max(house_bots, team_count - teams) };
}

/** Default number of speeches: four per agent, and none for an agent alone. */
function counted(speech: WrittenSpeech, speakers: number): SpeechConfig {
  const usual = speakers > 1 ? USUAL : 0;
  const { per_agent = usual, per_day = usual * speakers } = speech.max_count;
  return { ...speech, max_count: { per_agent, per_day } };
}

/** The deck for this many agents: the configured one or the rule set's. Every role is listed. */
function cardsFor({ game, logic }: Written): { roles: Record<string, number>; wolves: number } | string {
  const n = game.agent_count;
  const { roles: decks = {} } = logic;
  const given = decks[String(n)];
  const key = `logic.roles.${n}`;
  if (Object.keys(decks).length > 0 && !given) return `${key}: is missing, and game.agent_count is ${n}.`;
  const built = ruleset(RULES, given ? { roles: given } : {});
  if (!built.ok) return `${key}: ${built.message}`;
  const { rules } = built;
  const [min, max] = rules.players;
  if (n < min || n > max) return `game.agent_count: is ${min} to ${max}, not ${n}.`;
  const chosen = rules.cards(n);
  if (!chosen.ok) return `${key}: ${chosen.message}`;
  const roles = Object.fromEntries(rules.roles.map(({ id }) => [id, chosen.deck[id] ?? 0]));
  const wolves = rules.roles.reduce((sum, role) => sum + (rules.hunted?.(role) ? (roles[role.id] ?? 0) : 0), 0);
  return { roles, wolves };
}

/** The configured phases. If only one of the lists is given, the other is empty. */
function listsOf({ day_phases, night_phases }: Written['logic']) {
  if (!day_phases && !night_phases) return undefined;
  return { day_phases: entriesOf(day_phases ?? []), night_phases: entriesOf(night_phases ?? []) };
}
function entriesOf(phases: NonNullable<Written['logic']['day_phases']>) {
  return phases.flatMap(({ actions, only_day, except_day }) =>
    actions.map((action) => ({
      action,
      ...(only_day !== undefined && { only_day }),
      ...(except_day !== undefined && { except_day }),
    })),
  );
}

/** The same settings as options of the rule set. */
function optionsOf({ server, game, logic }: Written, roles: Readonly<Record<string, number>>): Json {
  const { vote, attack_vote, vote_visibility, max_day, talk_on_first_day } = game;
  const { action, response } = server.timeout;
  return {
    roles,
    talk: { ...game.talk, duration: game.talk.duration ?? 0 },
    whisper: { ...game.whisper, duration: game.whisper.duration ?? 0 },
    vote,
    attack_vote,
    vote_visibility,
    max_day,
    talk_on_first_day,
    max_continue_error_ratio: server.max_continue_error_ratio,
    timeout: { action, response },
    ...listsOf(logic),
  } as unknown as Json;
}
