import type { Written } from './schema.ts';

/** Contradictions between the settings of a configuration. */
export function faultIn(written: Written, secret: string | undefined): string | undefined {
  return faults.map((fault) => fault(written, secret)).find((fault) => fault !== undefined);
}

type FaultOf = (written: Written, secret: string | undefined) => string | undefined;

const faults: readonly FaultOf[] = [
  ({ game }) => countingFault(game),
  ({ server }, secret) =>
    server.authentication.enable && !secret
      ? 'server.authentication.enable: needs the secret in the environment variable SECRET_KEY.'
      : undefined,
  ({ matching }) =>
    matching.is_optimize && matching.self_match
      ? 'matching.is_optimize: contradicts matching.self_match; set that to false.'
      : undefined,
  ({ matching, game }) =>
    matching.house_bots >= game.agent_count
      ? `matching.house_bots (or --bots): is at most ${game.agent_count - 1}, because each of the ${game.agent_count} seats would have a built-in player.`
      : undefined,
  profileFault,
];

function countingFault(game: Written['game']): string | undefined {
  const speeches = { talk: game.talk, whisper: game.whisper };
  for (const [key, { max_length }] of Object.entries(speeches))
    if (max_length.count_in_word && max_length.count_spaces)
      return `game.${key}.max_length.count_spaces: contradicts count_in_word; only one of them can be true.`;
  return undefined;
}

function profileFault({ custom_profile, game }: Written): string | undefined {
  const { enable, profiles, dynamic_profile } = custom_profile;
  if (!enable) return undefined;
  if (profiles.length < game.agent_count && !dynamic_profile.enable)
    return `custom_profile.profiles: are ${profiles.length}, too few for game.agent_count (${game.agent_count}).`;
  const names = profiles.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  return twice === undefined ? undefined : `custom_profile.profiles: has the name "${twice}" twice.`;
}
