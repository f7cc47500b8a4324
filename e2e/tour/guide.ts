import type { Page } from 'playwright-core';
import { type Companion, type Company, embody } from '../harness/company.ts';
import type { Player } from '../harness/player.ts';
import type { Device, World } from '../harness/world.ts';

export type Visit = (stop: string, page: Page, player: Player) => Promise<void>;

/** Leads through every screen, in one language, and lets somebody look at each. */
export class Guide {
  readonly world: World;
  private readonly device: Device;
  private readonly visit: Visit;

  constructor(world: World, device: Device, visit: Visit) {
    this.world = world;
    this.device = device;
    this.visit = visit;
  }
  player = (name: string, settings: object = {}): Promise<Player> =>
    this.world.player(name, { ...this.device, settings: { ...this.device.settings, ...settings } });
  embody = (company: Company, companion: Companion, settings: object = {}): Promise<Player> =>
    embody(this.world, company, companion, { ...this.device, settings });
  stop = (name: string, player: Player): Promise<void> => this.visit(name, player.page, player);

  /** Looks at an open sheet, and closes it. */
  async sheet(name: string, player: Player, open: () => Promise<void>): Promise<void> {
    await open();
    const dialog = player.page.locator('dialog[open]').last();
    await dialog.waitFor();
    await this.stop(name, player);
    await dialog.getByRole('button', { name: player.t('common.close'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' }).catch(() => undefined);
  }
}
