import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Serving, type ServingOptions } from '../../packages/server/src/testing/serving.ts';
import { bestLanguage, loadWords, parts, translator } from '../../packages/web/src/shared/words/words.ts';
import { openBrowser } from '../../scripts/browser.mjs';
import { BrowserPlayer } from './browser-player.ts';
import { PageErrors } from './page-errors.ts';
import { countIgnoredTaps } from './tap.ts';

export interface Device {
  readonly width?: number;
  readonly height?: number;
  readonly language?: string;
  readonly settings?: object; // stored in this browser
  readonly keepsDeal?: true; // the dealt card stays on the screen until the test closes it
  readonly seat?: { readonly code: string; readonly token: string }; // that this browser has already
  readonly keepsPages?: true; // by a service worker, which costs more than the page: it loads every other page too
}

/** One for all files of a test process. Players do not share storage: each has a context. */
let browser: Promise<Browser> | undefined;
async function sharedBrowser(): Promise<Browser> {
  const open = await browser;
  if (open?.isConnected()) return open;
  browser = openBrowser();
  return browser;
}

/** Turns the dealt card over and closes it, as soon as it is there. */
function closeDealtCard(): void {
  const press = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.click();
  new MutationObserver(() => {
    if (document.querySelector('[data-testid="deal-close"]')) press('deal-close');
    else press('deal-card');
  }).observe(document, { childList: true, subtree: true });
}

/** A server with a fake clock, and players in a browser. */
export class TestWorld {
  on!: Serving;
  browser!: Browser;
  private people: BrowserPlayer[] = [];
  private readonly wishes: ServingOptions;

  constructor(wishes: ServingOptions) {
    this.wishes = wishes;
  }
  async open(): Promise<void> {
    [this.on, this.browser] = await Promise.all([Serving.start(this.wishes), sharedBrowser()]);
  }
  async close(): Promise<void> {
    await this.on?.stop();
  }
  async player(name: string, device: Device = {}): Promise<BrowserPlayer> {
    const { width = 390, height = 844, language = 'en-GB', settings = {}, seat } = device;
    const context = await this.browser.newContext({
      viewport: { width, height },
      locale: language,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(60_000);
    const errors = new PageErrors();
    await errors.watch(context, name);
    await countIgnoredTaps(context);
    const kept = { 'moonrise.settings': { name, ...settings }, ...(seat && { 'moonrise.seats': [seat] }) };
    await context.addInitScript((kept) => {
      if (!location.protocol.startsWith('http') || localStorage.getItem('moonrise.settings')) return; // stored already
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
    }, kept);
    const spoken = bestLanguage([language]);
    const t = translator(
      Object.assign({}, ...(await Promise.all(parts.map((part) => loadWords(spoken, part))))),
      spoken,
    );
    if (!device.keepsDeal) await context.addInitScript(closeDealtCard);
    if (!device.keepsPages)
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const player = new BrowserPlayer({ name, context, errors, on: this.on, language: spoken, t });
    this.people.push(player);
    return player;
  }
  /** Saves screenshots of all pages of a failed test in the folder for temporary files. */
  async photograph(title: string): Promise<void> {
    const folder = join(tmpdir(), 'moonrise-e2e', title.replace(/\W+/g, '-').slice(0, 60));
    const pages = this.people.flatMap(({ name, context }) =>
      context.pages().map((page, i) => ({ page, file: `${name.replace(/\W+/g, '-')}-${i}.png` })),
    );
    for (const { page, file } of pages) await page.screenshot({ path: join(folder, file) }).catch(() => undefined);
    console.log(`Screenshots: ${folder}`);
  }
  /** Closes all pages, and returns their errors. */
  async clear(): Promise<readonly string[]> {
    const people = this.people;
    this.people = [];
    const errors = people.flatMap((player) => player.errors.all);
    await Promise.all(people.map(({ context }) => context.close()));
    return errors;
  }
}

/** A test world for one file. Any page error fails the test. */
export function useTestWorld(wishes: ServingOptions = {}): TestWorld {
  const world = new TestWorld(wishes);
  beforeAll(() => world.open());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await world.photograph(task.name);
    expect(await world.clear()).toEqual([]);
  });
  afterAll(() => world.close());
  return world;
}
