import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun } from '../../../scripts/lib/run.ts';

/** A checkout of another commit, installed and built by its own scripts; `remove` takes it away. */
export async function buildWorktree(commit: string): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = join(mkdtempSync(join(tmpdir(), 'yado-bench-')), 'worktree');
  await mustRun(`Checking out ${commit}`, 'git', ['worktree', 'add', '--detach', folder, commit]);
  const remove = async () => {
    if (existsSync(folder))
      await mustRun('Removing the checkout', 'git', ['worktree', 'remove', '--force', folder]);
  };
  try {
    const build = ['scripts/with-toolchain.mjs', 'scripts/build.ts'];
    await mustRun(`Building ${commit}`, process.execPath, build, { cwd: folder });
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
