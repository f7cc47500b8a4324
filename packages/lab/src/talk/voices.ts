import { type Player, playerOf } from '@moonrise/bots';
import { gameOf, setUp } from '../games/experiment.ts';

const SAMPLE = 20; // lines
type Features = readonly number[];

/** What can be seen of lines without understanding them. */
function featuresOf(lines: readonly string[]): Features {
  const share = (mark: RegExp) => lines.filter((line) => mark.test(line)).length / lines.length;
  const letters = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
  const marks = [/!/, /…/, /[?？]/, /^[^.!?。！？।]{0,16}[:：]/, /[\p{L}\p{M}]$/u, /\p{Extended_Pictographic}/u];
  return [letters / 60, ...marks.map(share)];
}
const distance = (a: Features, b: Features): number => a.reduce((sum, one, i) => sum + (one - (b[i] ?? 0)) ** 2, 0);
const meanOf = (all: readonly Features[]): Features =>
  (all[0] ?? []).map((_, i) => all.reduce((sum, one) => sum + (one[i] ?? 0), 0) / Math.max(1, all.length));

interface Voices {
  readonly told: readonly [hits: number, trials: number]; // samples that are nearer to their own speaker than to another
  readonly aucs: readonly number[]; // of wolves against the village, by feature
}
/**
 * How well the eight seats of a table are told apart by 20 lines, and whether anything shows the wolves. A seat keeps its
 * character, because the names stay the same.
 */
export function voicesOf(rules: string, players: number, games: number, language: string): Voices {
  const bots = { village: 'standard', wolves: 'standard' };
  const setup = setUp({ rules, players, options: {}, seed: 'voices', bots });
  if (!setup.ok) throw new Error(setup.message);
  const bot = playerOf('standard') as Player;
  const player: Player = { kind: 'standard', answer: (turn) => bot.answer({ ...turn, language }) };
  const lines: string[][] = Array.from({ length: players }, () => []);
  const seen: { isWolf: boolean; features: Features }[] = [];
  for (let i = 0; i < games; i++) {
    const { game, log } = gameOf({ ...setup, playerFor: () => player }, i);
    for (const { id } of game.seats) {
      const said = log.flatMap((event) =>
        (event.type === 'said' || event.type === 'spoke') &&
        event.seat === id &&
        event.to === 'all' &&
        event.text !== ''
          ? [event.text]
          : [],
      );
      lines[id]?.push(...said);
      const isWolf = game.rules.roleOf.get(game.state.dealt[id] ?? null)?.team === game.rules.wolves;
      if (said.length > 0) seen.push({ isWolf, features: featuresOf(said) });
    }
  }
  return { told: toldApart(lines.slice(0, 8)), aucs: (seen[0]?.features ?? []).map((_, i) => aucOf(seen, i)) };
}
/** Learns from the first half of the lines, tries samples of the second half on every pair of speakers. */
function toldApart(lines: readonly (readonly string[])[]): readonly [number, number] {
  const samplesOf = (some: readonly string[]) =>
    Array.from({ length: Math.floor(some.length / SAMPLE) }, (_, i) =>
      featuresOf(some.slice(i * SAMPLE, (i + 1) * SAMPLE)),
    );
  const speakers = lines.map((all) => {
    const half = Math.floor(all.length / 2);
    return { learnt: meanOf(samplesOf(all.slice(0, half))), tried: samplesOf(all.slice(half)) };
  });
  let hits = 0;
  let trials = 0;
  for (const own of speakers)
    for (const other of speakers)
      for (const sample of own === other ? [] : own.tried) {
        trials++;
        if (distance(sample, own.learnt) < distance(sample, other.learnt)) hits++;
      }
  return [hits, trials];
}
/** How often a wolf has more of a feature than a villager; ties count half. */
function aucOf(seen: readonly { isWolf: boolean; features: Features }[], i: number): number {
  const values = (isWolf: boolean) =>
    seen.filter((one) => one.isWolf === isWolf).map(({ features }) => features[i] ?? 0);
  const village = values(false);
  const wolves = values(true);
  const wins = wolves.reduce(
    (sum, wolf) => sum + village.reduce((all, one) => all + (wolf > one ? 1 : wolf === one ? 0.5 : 0), 0),
    0,
  );
  return wins / (wolves.length * village.length);
}
