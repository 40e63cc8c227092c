import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inParallel, run } from './run.ts';
import { root } from './settings.ts';

/** Checks the types of every folder that has a `tsconfig.json`; answers with the complaints, empty when there are none. */
export async function typecheck(): Promise<string> {
  const folders = readdirSync(root).filter(
    (name) => existsSync(join(root, name, 'tsconfig.json')) && hasSources(join(root, name)),
  );
  const complaints: string[] = [];
  await inParallel(2, folders, async (folder) => {
    const { ok, output } = await run('tsc', ['--noEmit', '--pretty', 'false', '-p', folder]);
    if (!ok) complaints.push(output);
  });
  return complaints.join('');
}

/** TypeScript takes a folder without any source for a mistake. */
function hasSources(folder: string): boolean {
  return readdirSync(folder, { withFileTypes: true }).some((entry) =>
    entry.isDirectory()
      ? entry.name !== 'node_modules' && hasSources(join(folder, entry.name))
      : /\.tsx?$/.test(entry.name),
  );
}
