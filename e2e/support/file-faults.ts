import type { BrowserContext, Route } from '@playwright/test';

export type FileFault = 'connection refused' | 'not found' | 'server error' | 'altered' | 'no answer';

/** Every file of a remote, or of one release of it. */
export const matchFiles = (remote: string, release = '[^/]+') =>
  new RegExp(`/releases/${remote}/${release}/`);
/** The container script. */
export const matchEntry = (remote: string, release = '[^/]+') =>
  new RegExp(`/releases/${remote}/${release}/remoteEntry\\.js$`);
/** The script of one screen of a remote. */
export const matchChunk = (remote: string, chunk: string, release = '[^/]+') =>
  new RegExp(`/releases/${remote}/${release}/static/.*${chunk}\\..*\\.js$`);

/** Files or answers that can’t be loaded, as from a server that is down; all else goes through untouched. */
export class BrokenFiles {
  readonly #context: BrowserContext;
  #files: RegExp | null = null;
  readonly #repairs: (() => void)[] = [];
  #handler: ((route: Route) => Promise<void>) | null = null;

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** How many requests are left without an answer. */
  get unanswered(): number {
    return this.#repairs.length;
  }

  /** From now on every request of these files ends so. Replaces an earlier fault. */
  async break(files: RegExp, fault: FileFault): Promise<void> {
    await this.repair();
    this.#files = files;
    this.#handler = (route) => this.#answer(route, fault);
    await this.#context.route(files, this.#handler);
  }

  async repair(): Promise<void> {
    for (const repair of this.#repairs.splice(0)) repair();
    if (this.#files && this.#handler) await this.#context.unroute(this.#files, this.#handler);
    this.#files = null;
    this.#handler = null;
  }

  async #answer(route: Route, fault: FileFault): Promise<void> {
    if (fault === 'connection refused') return route.abort('connectionrefused');
    if (fault === 'not found') return route.fulfill({ status: 404, body: 'Not Found' });
    if (fault === 'server error') return route.fulfill({ status: 503, body: 'Service Unavailable' });
    if (fault === 'altered') {
      const response = await route.fetch();
      return route.fulfill({ response, body: `${await response.text()} ` });
    }
    await new Promise<void>((resolve) => this.#repairs.push(resolve));
    // The page may have given up on it, or be gone.
    await route.abort().catch(() => {});
  }
}
