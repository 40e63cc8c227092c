const LIMIT_MS = 20_000;

interface Terms {
  /** The integrity that an address must have; undefined: it may not be loaded. */
  integrityOf: (url: string) => string | undefined;
  /** Resolves once the page has nothing better to do. */
  quiet: () => Promise<void>;
}

/**
 * Brings files into the browser's cache, where their scripts and stylesheets will find them; runs none of them. By
 * `fetch`, because only this is checked, can be sent one at a time, and says nothing on the console when it is unused.
 */
export function createFileFetcher({ integrityOf, quiet }: Terms) {
  const asked = new Set<string>();
  let latest = 0;

  /** Answers whether files can be had. */
  async function take(url: string): Promise<boolean> {
    const integrity = integrityOf(url);
    if (!integrity || asked.has(url) || performance.getEntriesByName(url).length > 0) return true;
    asked.add(url);
    const signal = AbortSignal.timeout(LIMIT_MS);
    // As scripts and stylesheets with `crossorigin` ask, or they would not find it.
    const request = fetch(url, { integrity, mode: 'cors', priority: 'low', signal });
    return request
      .then((answer) => answer.arrayBuffer())
      .then(
        () => true,
        () => false,
      );
  }

  return {
    /** At once, for what is about to be opened. */
    now: (urls: string[]): void => {
      for (const url of urls) void take(url);
    },
    /**
     * One after another, each when the page is quiet, until one can't be had: others of its kind may be gone too, and
     * the screens see to themselves. A newer list takes the place of an older one.
     */
    inTurn: async (urls: string[]): Promise<void> => {
      const turn = ++latest;
      for (const url of urls) {
        if (asked.has(url)) continue;
        await quiet();
        if (turn !== latest) return;
        if (!(await take(url))) return;
      }
    },
  };
}
