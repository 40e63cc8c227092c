import { loadingLimits } from '../remotes/loading-limits.ts';

interface Options {
  /** Required integrity of an address; undefined when it may not be loaded. */
  findIntegrity: (url: string) => string | undefined;
  /** Whether downloads cost the person something now: the connection may change in the middle of a list. */
  isMetered: () => boolean;
  /** Resolves when the page is idle. */
  waitForIdle: () => Promise<void>;
}

/**
 * Downloads files into the browser's cache without running them. By `fetch` and not by `<link>`: it checks integrity, can
 * be sent one at a time, and logs no warning about unused preloads.
 */
export function createFileFetcher({ findIntegrity, isMetered, waitForIdle }: Options) {
  const requested = new Set<string>();
  let latest = 0;

  /** Downloads a file once; false when that fails. */
  async function download(url: string): Promise<boolean> {
    const integrity = findIntegrity(url);
    if (!integrity || requested.has(url) || performance.getEntriesByName(url).length > 0) return true;
    requested.add(url);
    const signal = AbortSignal.timeout(loadingLimits.chunkMs);
    // In the mode of scripts and stylesheets with `crossorigin`, which would miss the cache otherwise.
    const request = fetch(url, { integrity, mode: 'cors', priority: 'low', signal });
    return request
      .then((answer) => answer.arrayBuffer())
      .then(
        () => true,
        () => false,
      );
  }

  return {
    /** Downloads files at once, for a screen that is about to be opened. */
    now: (urls: string[]): void => {
      for (const url of urls) void download(url);
    },
    /**
     * Downloads files one after another, each when the page is idle. Ends with the first failure, because the rest would
     * probably fail too and screens load their own files. A newer list replaces an older one.
     */
    inTurn: async (urls: string[]): Promise<void> => {
      const turn = ++latest;
      for (const url of urls) {
        if (requested.has(url)) continue;
        await waitForIdle();
        if (turn !== latest || isMetered()) return;
        if (!(await download(url))) return;
      }
    },
  };
}
