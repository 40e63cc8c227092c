import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

const QUIET_MS = 150;

/**
 * Calls `onChange` with the packages whose sources changed, once no further change follows for a moment. Calls never
 * overlap. Ignores generated files and tests. Returns a function that stops the watching.
 */
export function watchSources(
  packages: readonly string[],
  onChange: (changed: ReadonlySet<string>) => Promise<void>,
): () => void {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let busy = false;

  const run = async () => {
    if (busy || changed.size === 0) return;
    busy = true;
    const now = changed;
    changed = new Set();
    await onChange(now).catch((error: unknown) =>
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
