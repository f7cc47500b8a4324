import type { BrowserContext, Page } from 'playwright-core';

const VIOLATED = 'reportViolation';
const TRIED_AGAIN = /WebSocket is closed before the connection is established/; // on a busy machine a connection attempt may time out

/** Records errors of a page, its console and the content security policy. */
export class PageErrors {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [TRIED_AGAIN];

  /** Ignores matching errors, past and future. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }
  get all(): readonly string[] {
    return this.found.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }
  async watch(context: BrowserContext, whose: string): Promise<void> {
    const add = (kind: string, text: string) => this.found.push(`${whose}: ${kind}: ${text}`);
    await context.exposeBinding(VIOLATED, (_, text: string) => void add('content security policy', text));
    await context.addInitScript((report) => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        const tell = (window as unknown as Record<string, (text: string) => void>)[report];
        tell?.(`${violatedDirective} ${blockedURI} ${sample}`);
      });
    }, VIOLATED);
    context.on('page', (page) => this.listen(page, add));
  }
  private listen(page: Page, add: (kind: string, text: string) => void): void {
    page.on('pageerror', (error) => add('page', error.stack ?? error.message));
    page.on('crash', () => add('page', 'crashed'));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        add('console', `${message.text()} (${message.location().url})`);
    });
  }
}
