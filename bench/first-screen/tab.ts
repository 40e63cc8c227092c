import { EventEmitter } from 'node:events';
import type { Browser, CDPSession } from '@playwright/test';
import type { Session } from '../lib/browser.ts';

/** The protocol of one tab, as the driver offers it for its own pages. */
export type Tab = Pick<CDPSession, 'send' | 'on'>;

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/**
 * Tabs that share a cache and that the driver knows nothing of. In a page of its own it runs scripts, and has the browser
 * parse functions once more to say which one sends a request: a fifth of the search form's main thread, and half of the
 * time in which that was blocked.
 */
export class TabContext {
  private readonly browser: CDPSession;
  private readonly browserContextId: string;
  private readonly session: Session | undefined;

  private constructor(browser: CDPSession, browserContextId: string, session: Session | undefined) {
    this.browser = browser;
    this.browserContextId = browserContextId;
    this.session = session;
  }

  /** Nothing is cached in it; each page finds in local storage what `session` holds for its origin. */
  static async open(browser: Browser, session: Session | undefined): Promise<TabContext> {
    const devtools = await browser.newBrowserCDPSession();
    const { browserContextId } = await devtools.send('Target.createBrowserContext');
    return new TabContext(devtools, browserContextId, session);
  }

  /** Runs `visit` with a tab in front of the others. */
  async withTab<T>(visit: (tab: Tab) => Promise<T>): Promise<T> {
    const { browser, browserContextId } = this;
    const { targetId } = await browser.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      width: 1280,
      height: 800,
    });
    try {
      // A session that is not `flatten` is the caller's alone.
      const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false });
      const tab = connect(browser, sessionId);
      await tab.send('Emulation.setLocaleOverride', { locale: 'ja-JP' });
      await runInPages(tab, restoreSession, this.session?.origins ?? []);
      return await visit(tab);
    } finally {
      await browser.send('Target.closeTarget', { targetId });
    }
  }

  async close(): Promise<void> {
    await this.browser.send('Target.disposeBrowserContext', { browserContextId: this.browserContextId });
    await this.browser.detach();
  }
}

/** Has each document of the tab run `script`, which uses nothing from outside itself, before its own scripts. */
export async function runInPages<T>(tab: Tab, script: (argument: T) => void, argument: T): Promise<void> {
  await tab.send('Page.enable');
  const source = `(${script.toString()})(${JSON.stringify(argument)})`;
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
}

/** The value of an expression in the tab's page; waits where it is a promise. */
export async function evaluate<T>(tab: Tab, expression: string): Promise<T> {
  const { result, exceptionDetails } = await tab.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
  return result.value as T;
}

function connect(browser: CDPSession, sessionId: string): Tab {
  const events = new EventEmitter();
  const waiting = new Map<number, (message: Message) => void>();
  let lastId = 0;
  browser.on('Target.receivedMessageFromTarget', (received) => {
    if (received.sessionId !== sessionId) return;
    const message = JSON.parse(received.message) as Message;
    if (message.id === undefined) events.emit(message.method ?? '', message.params);
    else waiting.get(message.id)?.(message);
  });
  const send = async (method: string, params: object = {}): Promise<unknown> => {
    const id = ++lastId;
    const answered = new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
    });
    await browser.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return { send: send as Tab['send'], on: events.on.bind(events) as unknown as Tab['on'] };
}

/** Runs in the page. */
function restoreSession(origins: Session['origins']): void {
  const own = origins.find(({ origin }) => origin === location.origin);
  for (const { name, value } of own?.localStorage ?? []) localStorage.setItem(name, value);
}
