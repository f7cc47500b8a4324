import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserPlayer } from './browser-player.ts';
import { catchUp } from './catch-up.ts';
import { answerPrompt, anyAnswer } from './prompt-answers.ts';
import type { TestWorld } from './test-world.ts';

const isWaitedFor = ({ view }: BrowserPlayer): boolean => view.questions.some(({ required }) => required);

/** Answers all required prompts of this player. */
async function answerAllPrompts(player: BrowserPlayer, number: number): Promise<void> {
  for (let tries = 0; tries < 6; tries++) {
    const prompt = player.view.questions.find(({ required }) => required);
    if (prompt) await answerPrompt(player, prompt, anyAnswer(prompt, number + tries));
  }
}

/** Advances the clock until the phase changes or a player has a required prompt. */
export async function passPhase({ on }: TestWorld, players: readonly BrowserPlayer[]): Promise<void> {
  const now = () => players.map(({ view }) => view.phaseId ?? view.isOver).join();
  const before = now();
  const isOver = () => players.every(({ view }) => view.isOver); // an answer may have ended the game
  for (let steps = 0; now() === before && !isOver() && !players.some(isWaitedFor); steps++) {
    if (steps > 500) throw new Error(`the phase ${before} does not end`);
    if (steps > 100) await pause(20); // the deal may still be on its way to a slow page
    await on.pass(Math.max(0, (on.clock.next ?? on.clock.now()) - on.clock.now()));
    await catchUpAll(players);
  }
}

/** Waits until all players have received all packets. */
export async function catchUpAll(players: readonly BrowserPlayer[]): Promise<void> {
  for (const player of players) await catchUp(player);
}

/** Plays to the end with legal choices. All players choose alike, so that votes have majorities. */
export async function playToEnd(world: TestWorld, players: readonly BrowserPlayer[]): Promise<void> {
  for (let phase = 0; !players.every(({ view }) => view.isOver); phase++) {
    if (phase > 150) throw new Error('the game does not end');
    for (const player of players) await answerAllPrompts(player, phase);
    await passPhase(world, players);
  }
}
