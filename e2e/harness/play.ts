import { answer, anyAnswer } from './hand.ts';
import type { Player } from './player.ts';
import { catchesUp } from './told.ts';
import type { World } from './world.ts';

const isWaitedFor = ({ viewer }: Player): boolean => viewer.questions.some(({ required }) => required);

/** Answers whatever this player is asked now. */
async function actsForAnyPrompt(player: Player, number: number): Promise<void> {
  for (let tries = 0; tries < 6; tries++) {
    const prompt = player.viewer.questions.find(({ required }) => required);
    if (prompt) await answer(player, prompt, anyAnswer(prompt, number + tries));
  }
}

/** Lets time pass until the phase is another one, or somebody at a screen is asked something. */
export async function phasePasses({ on }: World, players: readonly Player[]): Promise<void> {
  const now = () => players.map(({ viewer }) => viewer.phaseId ?? viewer.isOver).join();
  const before = now();
  const isOver = () => players.every(({ viewer }) => viewer.isOver); // an answer may have ended the game
  for (let steps = 0; now() === before && !isOver() && !players.some(isWaitedFor); steps++) {
    if (steps > 500) throw new Error(`the phase ${before} does not end`);
    await on.pass(Math.max(0, (on.clock.next ?? on.clock.now()) - on.clock.now()));
    await arrived(players);
  }
}

/** Waits until every screen has been told what has happened. */
export async function arrived(players: readonly Player[]): Promise<void> {
  for (const player of players) await catchesUp(player);
}

/** Plays to the end, by any legal choices. People at screens choose alike, so that their votes count for something. */
export async function playsToTheEnd(world: World, players: readonly Player[]): Promise<void> {
  for (let phase = 0; !players.every(({ viewer }) => viewer.isOver); phase++) {
    if (phase > 150) throw new Error('the game does not end');
    for (const player of players) await actsForAnyPrompt(player, phase);
    await phasePasses(world, players);
  }
}
