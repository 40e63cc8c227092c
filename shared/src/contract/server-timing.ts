/** What the edge says of one answer alone travels in the header `server-timing`, so that the page itself can be kept. */
export type ServerTimingName = 'request' | 'style';

/** What the answer that brought this page said under a name; undefined in a browser that doesn't hand it on. */
export function readServerTiming(name: ServerTimingName): string | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.serverTiming?.find((entry) => entry.name === name)?.description;
}
