import type { Page } from 'playwright-core';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { type DealtGame, type HeadlessPlayer, openInBrowser } from '../harness/headless-player.ts';
import type { Device, TestWorld } from '../harness/test-world.ts';

export type Visit = (stop: string, page: Page, player: BrowserPlayer) => Promise<void>;

/** Opens every screen on one device, and calls `visit` on each. */
export class ScreenVisitor {
  readonly world: TestWorld;
  private readonly device: Device;
  private readonly visit: Visit;

  constructor(world: TestWorld, device: Device, visit: Visit) {
    this.world = world;
    this.device = device;
    this.visit = visit;
  }
  player = (name: string, settings: object = {}): Promise<BrowserPlayer> =>
    this.world.player(name, { ...this.device, settings: { ...this.device.settings, ...settings } });
  openInBrowser = (dealt: DealtGame, companion: HeadlessPlayer, settings: object = {}): Promise<BrowserPlayer> =>
    openInBrowser(this.world, dealt, companion, { ...this.device, settings });
  stop = (name: string, player: BrowserPlayer): Promise<void> => this.visit(name, player.page, player);

  /** Visits an open sheet, and closes it. */
  async sheet(name: string, player: BrowserPlayer, open: () => Promise<void>): Promise<void> {
    await open();
    const dialog = player.page.locator('dialog[open]').last();
    await dialog.waitFor();
    await this.stop(name, player);
    await dialog.getByRole('button', { name: player.t('common.close'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' }).catch(() => undefined);
  }
}
