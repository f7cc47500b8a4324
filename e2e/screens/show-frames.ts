import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { test } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { dealGame, type HeadlessPlayer } from '../harness/headless-player.ts';
import { passPhase } from '../harness/play.ts';
import { answerPrompt, anyAnswer } from '../harness/prompt-answers.ts';
import { type Device, useTestWorld } from '../harness/test-world.ts';

// Whole games on six phones and a table screen: pictures of every phase, and films of every beat, into screens/show.
const world = useTestWorld();
const EVERY_MS = 150;
const LONGEST_MS = 25_000; // of all beats of a phase
const phones = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'small', width: 320, height: 568 },
  { name: 'flat', width: 844, height: 390 },
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'wide', width: 1920, height: 1080 },
  { name: 'still', width: 390, height: 844 },
] as const;
const STILL = 5; // the phone with reduced motion
type Watched = readonly [name: string, page: Page];

/** Keeps what a page shows while it plays beats, at most every 150 ms. */
class Film {
  private readonly frames: { readonly at: number; readonly data: string }[] = [];
  private readonly session: CDPSession;

  static async of(page: Page): Promise<Film> {
    const film = new Film(await page.context().newCDPSession(page));
    await film.session.send('Page.startScreencast', { format: 'png', everyNthFrame: 2 });
    return film;
  }
  private constructor(session: CDPSession) {
    this.session = session;
    session.on('Page.screencastFrame', ({ data, sessionId, metadata: { timestamp = 0 } }) => {
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
      const at = timestamp * 1000;
      if (at - (this.frames.at(-1)?.at ?? 0) >= EVERY_MS) this.frames.push({ at, data });
    });
  }
  async cut(path: string): Promise<void> {
    await this.session.send('Page.stopScreencast').catch(() => undefined);
    const [first] = this.frames;
    for (const { at, data } of this.frames)
      writeFileSync(`${path}-${String(Math.round(at - (first?.at ?? at))).padStart(5, '0')}.png`, data, 'base64');
  }
}

async function opened(code: string, seats: readonly HeadlessPlayer[]): Promise<readonly BrowserPlayer[]> {
  const players: BrowserPlayer[] = [];
  for (const [i, { name, token, client }] of seats.entries()) {
    client.close();
    const player = await world.player(name, {
      ...(phones[i] as Device),
      settings: { sameRoom: 'off' },
      seat: { code, token },
    });
    await player.opens(`/r/${code}`);
    if (i !== STILL) await player.page.emulateMedia({ reducedMotion: 'no-preference' });
    players.push(player);
  }
  return players;
}
async function tableScreen(code: string): Promise<Page> {
  const screen = await world.player('Screen', { width: 1920, height: 1080 });
  await screen.opens(`/tv/${code}`);
  await screen.page.emulateMedia({ reducedMotion: 'no-preference' });
  return screen.page;
}
const isPlaying = async (page: Page) => (await page.locator('[data-scene]').count()) > 0;

test.each([
  { rules: 'moonrise' },
  { rules: 'launch' },
  { rules: 'classic' },
  { rules: 'one-night' },
  { rules: 'aiwolf' },
])('frames of $rules', { timeout: 1_800_000 }, async ({ rules }) => {
  const folder = join(root, 'screens', 'show', rules); // not in the repository
  mkdirSync(folder, { recursive: true });
  const { code, seats } = await dealGame(world, {
    rules,
    players: rules === 'aiwolf' ? 5 : phones.length,
    options: { staging: 8 },
  });
  const players = await opened(code, seats);
  const screen = await tableScreen(code);
  const pages: readonly Watched[] = [
    ...players.map(({ page }, i): Watched => [phones[i]?.name ?? '', page]),
    ['tv', screen],
  ];
  const picture = async (name: string, isWhole = false) => {
    for (const [device, page] of pages)
      await page.screenshot({ path: join(folder, `${name}-${device}.png`), fullPage: isWhole }).catch(() => undefined);
  };
  const ahead = Date.now() - world.on.clock.now();
  for (let number = 0; number < 40 && !players.every(({ view }) => view.isOver); number++) {
    await world.on.pass(Math.max(0, Date.now() - world.on.clock.now() - ahead)); // pages know the time by their own clocks
    const name = `${String(number).padStart(2, '0')}-${players[0]?.view.phase}`;
    await picture(name);
    for (const [i, player] of players.entries()) await answers(player, number + (i % 3));
    const films = await Promise.all(pages.map(([, page]) => Film.of(page)));
    await passPhase(world, players);
    await screen.waitForTimeout(1_000);
    for (const until = Date.now() + LONGEST_MS; Date.now() < until; await screen.waitForTimeout(EVERY_MS))
      if (!(await Promise.all(pages.map(([, page]) => isPlaying(page)))).some(Boolean)) break;
    await Promise.all(films.map((film, i) => film.cut(join(folder, `${name}-film-${pages[i]?.[0]}`))));
  }
  await screen.waitForTimeout(8_000);
  await picture('zz-end');
  await picture('zz-end-whole', true);
});

/** Answers what is required of this player. */
async function answers(player: BrowserPlayer, number: number): Promise<void> {
  for (let tries = 0; tries < 4; tries++) {
    const prompt = player.view.questions.find(({ required }) => required);
    if (!prompt) return;
    await answerPrompt(player, prompt, anyAnswer(prompt, number + tries)).catch(() => undefined);
  }
}
