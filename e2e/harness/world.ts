import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Serving, type ServingOptions } from '../../packages/server/src/testing/serving.ts';
import { bestLanguage, loadWords, parts, translator } from '../../packages/web/src/shared/words/words.ts';
import { openBrowser } from '../../scripts/browser.mjs';
import { Faults } from './faults.ts';
import { Player } from './player.ts';
import { noteSlips } from './taps.ts';

export interface Device {
  readonly width?: number;
  readonly height?: number;
  readonly language?: string;
  readonly settings?: object; // as this device remembers them
  readonly seat?: { readonly code: string; readonly token: string }; // that it holds already
}

/** A server of its own whose clock stands still until somebody lets it run, a browser, and the people in front of it. */
export class World {
  on!: Serving;
  browser!: Browser;
  private people: Player[] = [];
  private readonly wishes: ServingOptions;

  constructor(wishes: ServingOptions) {
    this.wishes = wishes;
  }
  async open(): Promise<void> {
    [this.on, this.browser] = await Promise.all([Serving.start(this.wishes), openBrowser()]);
  }
  async close(): Promise<void> {
    await this.browser?.close();
    await this.on?.stop();
  }
  async player(name: string, device: Device = {}): Promise<Player> {
    const { width = 390, height = 844, language = 'en-GB', settings = {}, seat } = device;
    const context = await this.browser.newContext({
      viewport: { width, height },
      locale: language,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(60_000);
    const faults = new Faults();
    await faults.watch(context, name);
    await noteSlips(context);
    const kept = { 'moonrise.settings': { name, ...settings }, ...(seat && { 'moonrise.seats': [seat] }) };
    await context.addInitScript((kept) => {
      if (!location.protocol.startsWith('http') || localStorage.getItem('moonrise.settings')) return; // remembers by itself
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
    }, kept);
    const spoken = bestLanguage([language]);
    const t = translator(
      Object.assign({}, ...(await Promise.all(parts.map((part) => loadWords(spoken, part))))),
      spoken,
    );
    const player = new Player({ name, context, faults, on: this.on, language: spoken, t });
    this.people.push(player);
    return player;
  }
  /** Keeps what everybody saw when a test failed, in the folder for temporary files. */
  async photograph(title: string): Promise<void> {
    const folder = join(tmpdir(), 'moonrise-e2e', title.replace(/\W+/g, '-').slice(0, 60));
    const pages = this.people.flatMap(({ name, context }) =>
      context.pages().map((page, i) => ({ page, file: `${name.replace(/\W+/g, '-')}-${i}.png` })),
    );
    for (const { page, file } of pages) await page.screenshot({ path: join(folder, file) }).catch(() => undefined);
    console.log(`What was on the screens: ${folder}`);
  }
  /** Everybody goes home. What their pages complained about is told. */
  async clear(): Promise<readonly string[]> {
    const people = this.people;
    this.people = [];
    const faults = people.flatMap((player) => player.faults.all);
    await Promise.all(people.map(({ context }) => context.close()));
    return faults;
  }
}

/** A world for the tests of one file. Whatever a page complains about fails the test. */
export function useWorld(wishes: ServingOptions = {}): World {
  const world = new World(wishes);
  beforeAll(() => world.open());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await world.photograph(task.name);
    expect(await world.clear()).toEqual([]);
  });
  afterAll(() => world.close());
  return world;
}
