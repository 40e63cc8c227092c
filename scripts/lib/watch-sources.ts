import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

const QUIET_MS = 150;

/**
 * Tells which packages' sources changed, once they have been quiet for a moment, and never while the answer to
 * the change before is still under way. What a generator or a test writes is no change.
 * Answers with what ends the watching.
 */
export function watchSources(
  packages: readonly string[],
  answer: (changed: ReadonlySet<string>) => Promise<void>,
): () => void {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let busy = false;

  const run = async () => {
    if (busy || changed.size === 0) return;
    busy = true;
    const now = changed;
    changed = new Set();
    await answer(now).catch((error: unknown) =>
      console.error(error instanceof Error ? error.message : error),
    );
    busy = false;
    await run();
  };

  const watchers = packages.map((name) =>
    watch(join(root, name, 'src'), { recursive: true }, (_event, file) => {
      if (!file || /__generated__|\.test\.tsx?$|^\./.test(file) || !/\.tsx?$/.test(file)) return;
      changed.add(name);
      clearTimeout(timer);
      timer = setTimeout(() => void run(), QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    changed.clear();
    for (const watcher of watchers) watcher.close();
  };
}
