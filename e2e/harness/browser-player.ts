import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { Serving } from '../../packages/server/src/testing/serving.ts';
import type { Translate } from '../../packages/web/src/shared/words/words.ts';
import { catchUp, passCountdown } from './catch-up.ts';
import { fetchRules } from './fetch-rules.ts';
import type { PageErrors } from './page-errors.ts';
import { PlayerView } from './player-view.ts';
import { tap } from './tap.ts';

export type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;
const GRACE = 2_000; // ms: the screen may be ahead of the recorded packets
type Given = 'name' | 'context' | 'errors' | 'on' | 'language' | 't';

/** A player with a browser. Their packets are recorded, so that tests know what the screen must show. */
export class BrowserPlayer {
  readonly name: string;
  readonly context: BrowserContext;
  readonly errors: PageErrors;
  readonly on: Serving;
  readonly language: string;
  readonly t: Translate; // the words on this player's screen
  view = new PlayerView();
  page!: Page;

  constructor({ name, context, errors, on, language, t }: Pick<BrowserPlayer, Given>) {
    this.name = name;
    this.context = context;
    this.errors = errors;
    this.on = on;
    this.language = language;
    this.t = t;
  }
  /** Opens another tab of the same browser, which is the current one from then on. */
  async tab(): Promise<Page> {
    const page = await this.context.newPage();
    const view = new PlayerView();
    this.page = page;
    this.view = view;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        this.on.activity.happened();
        const [, event, data] = /^42(?:\d*)\["(\w+)",(.*)\]$/s.exec(String(payload)) ?? [];
        if (event !== undefined) view.take(event, JSON.parse(String(data)));
      }),
    );
    return page;
  }
  async opens(path: string): Promise<void> {
    if (!this.page) await this.tab();
    await this.page.goto(this.on.url + path);
  }
  refreshes = (): Promise<unknown> => this.page.reload();

  thing = (role: Role, name: Name, isExact = typeof name === 'string'): Locator =>
    this.page.getByRole(role, { name, exact: isExact });
  button = (name: Name): Locator => this.thing('button', name);
  async sees(role: Role, name: Name): Promise<Locator> {
    const thing = this.thing(role, name).first();
    await thing.waitFor();
    await catchUp(this, GRACE);
    return thing;
  }
  /** Waits until the dealt card, which the test's browsers close by themselves, no longer covers the table. */
  async hasClosedDeal(): Promise<void> {
    await this.page.waitForFunction(() => sessionStorage.getItem('moonrise.seen') !== null);
    await this.page.getByTestId('deal').waitFor({ state: 'detached' });
  }
  async reads(text: Name): Promise<Locator> {
    const words = this.page.getByText(text).filter({ visible: true }).first();
    await words.waitFor();
    await catchUp(this, GRACE);
    return words;
  }
  presses = (name: Name): Promise<void> => tap(this.button(name).first());
  fills = (label: Name, text: string): Promise<void> =>
    this.page
      .getByLabel(label, { exact: typeof label === 'string' })
      .first()
      .fill(text);

  /** Opens a room from the start page. */
  async createsRoom(): Promise<string> {
    await this.opens('/');
    await this.presses(this.t('home.create'));
    const code = await this.page.getByTestId('room-code').textContent();
    return code?.trim() ?? '';
  }
  async joins(code: string): Promise<void> {
    await this.opens(`/r/${code}`);
    await this.presses(this.t('home.joinNow'));
    await this.page.getByTestId('room-code').waitFor();
  }
  /** Gets ready, where the rules ask for it. */
  async readies(): Promise<void> {
    const { room } = this.view;
    const rules = room && (await fetchRules(this.on.url, room, this.language));
    if (rules?.ready !== 'none') await this.presses(this.t('lobby.iAmReady'));
  }
  async choosesRules(name: string): Promise<void> {
    await tap(this.page.locator('summary').filter({ hasText: this.t('lobby.options') }));
    const group = this.page.getByRole('group', { name: this.t('lobby.ruleset') });
    await tap(group.locator('label').filter({ hasText: name }));
  }
  asksForBots = (count: number): Promise<void> => this.fills(this.t('lobby.aiSeats'), String(count));
  /** Presses Start, and passes the countdown. */
  async starts(): Promise<void> {
    await tap(this.page.getByTestId('start'));
    await this.page.getByTestId('countdown').waitFor();
    await passCountdown(this.on, this.view);
  }
  /** Shows the talk in the lower half of a phone. */
  async opensChat(): Promise<void> {
    const door = this.button(new RegExp(`^${this.t('table.chat')}`)).first(); // it may contain the unread count
    if ((await door.getAttribute('aria-pressed')) !== 'true') await tap(door);
  }
  async closesChat(): Promise<void> {
    const door = this.button(new RegExp(`^${this.t('table.chat')}`)).first();
    if ((await door.getAttribute('aria-pressed')) === 'true') await tap(door);
  }
  /** Writes in the chat; on a phone it opens the chat first. */
  async says(text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: /^Message to / });
    const door = this.button(new RegExp(`^${this.t('table.chat')}`)); // on a phone, at the table
    await field.or(door).first().waitFor();
    if (!(await field.isVisible())) await this.opensChat();
    await field.fill(text);
    await field.press('Enter');
    await this.page.getByRole('log').getByText(text).waitFor();
  }
}
