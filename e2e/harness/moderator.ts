import type { Locator, Page } from 'playwright-core';
import { ADMIN_TOKEN } from '../../packages/server/src/testing/test-moderator.ts';
import type { SectionId } from '../../packages/web/src/admin/app/sections.ts';
import { type AdminKey, loadAdminWords } from '../../packages/web/src/admin/words/admin-words.ts';
import { bestLanguage, type Translate, translator } from '../../packages/web/src/shared/words/words.ts';
import type { BrowserPlayer, Role } from './browser-player.ts';
import type { Device, TestWorld } from './test-world.ts';

/** A moderator with the admin page in a browser. */
export class Moderator {
  readonly url: string;
  readonly t: Translate<AdminKey>; // the words on the page
  private readonly browser: BrowserPlayer;

  private constructor(browser: BrowserPlayer, url: string, t: Translate<AdminKey>) {
    this.browser = browser;
    this.url = url;
    this.t = t;
  }
  /** Opens the sign-in page. */
  static async opened(world: TestWorld, device: Device = {}): Promise<Moderator> {
    const browser = await world.player('Moderator', device);
    const language = bestLanguage([device.language ?? 'en']);
    const { own } = await loadAdminWords(language);
    const url = `http://127.0.0.1:${world.on.server.adminPort}/admin/`;
    const moderator = new Moderator(browser, url, translator<AdminKey>(own, language));
    await moderator.opensTab();
    return moderator;
  }
  static async signedIn(world: TestWorld, device: Device = {}): Promise<Moderator> {
    const moderator = await Moderator.opened(world, device);
    await moderator.signsIn();
    return moderator;
  }
  get page(): Page {
    return this.browser.page;
  }
  /** Another tab, which is the current one from then on. */
  async opensTab(): Promise<Page> {
    const page = await this.browser.tab();
    await page.goto(this.url);
    return page;
  }
  expectsErrors(pattern: RegExp): void {
    this.browser.errors.expect(pattern);
  }
  async signsIn(token: string = ADMIN_TOKEN): Promise<void> {
    await this.page.getByLabel(this.t('signIn.token')).fill(token);
    await this.presses(this.t('signIn.submit'));
    if (token === ADMIN_TOKEN) await this.page.getByRole('navigation').waitFor();
  }
  /** Opens a section by its address. */
  async opens(section: SectionId | `rooms/${string}`): Promise<void> {
    await this.page.goto(`${this.url}#/${section}`);
    const [id, code] = section.split('/') as [SectionId, string?];
    await this.sees('heading', code === undefined ? this.t(`section.${id}`) : this.t('room.title', { code }));
  }
  thing = (role: Role, name: string | RegExp): Locator =>
    this.page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  async sees(role: Role, name: string | RegExp): Promise<void> {
    await this.thing(role, name).waitFor();
  }
  async reads(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor();
  }
  presses = (name: string | RegExp): Promise<void> => this.thing('button', name).click();
  chooses = (name: string): Promise<void> => this.thing('radio', name).check();
  fills = (label: string, text: string): Promise<void> => this.thing('textbox', label).fill(text);
  /** Fills the reason in the open dialog and sends it. */
  async confirms(reason: string, submit: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(this.t('act.reason'), { exact: true }).fill(reason);
    await dialog.getByRole('button', { name: submit, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }
}
