import type { Page } from '@playwright/test';

/** What a page holds once everything is gone that nobody refers to. */
export interface Held {
  heapKilobytes: number;
  documents: number;
  nodes: number;
  listeners: number;
}

/** What the heap may grow by, in percent; of documents, nodes and listeners there may not be one more. */
const MAX_GROWTH = 5;
/** What was collected may set free more, and what waits for its turn in the page refers to things too. */
const COLLECTIONS = 10;
const PAUSE_MS = 200;

/** Collects garbage again and again, then measures. */
export async function heldBy(page: Page): Promise<Held> {
  const devtools = await page.context().newCDPSession(page);
  for (let collection = 0; collection < COLLECTIONS; collection++) {
    await page.evaluate((pause) => new Promise((resolve) => setTimeout(resolve, pause)), PAUSE_MS);
    await devtools.send('HeapProfiler.collectGarbage');
  }
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { documents, nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return { heapKilobytes: Math.round(usedSize / 1024), documents, nodes, listeners: jsEventListeners };
}

/** Names what a page holds more of than it may. */
export function grown(before: Held, after: Held): string[] {
  const percent = (after.heapKilobytes / before.heapKilobytes - 1) * 100;
  const counts = (['documents', 'nodes', 'listeners'] as const).filter(
    (count) => after[count] > before[count],
  );
  return [
    ...(percent < MAX_GROWTH ? [] : [`heap by ${percent.toFixed(1)} %`]),
    ...counts.map((count) => `${count} by ${after[count] - before[count]}`),
  ];
}
