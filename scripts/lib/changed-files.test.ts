import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { changedFiles } from './changed-files.ts';

/** A repository whose `main` has one commit with the files `kept`, `edited` and `deleted`. */
function createRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'changed-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@yado.example', ...args], {
      cwd: folder,
      stdio: 'ignore',
    });
  const write = (file: string, text = file) => writeFileSync(join(folder, file), text);
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Change files');
  };
  git('init', '--quiet', '--initial-branch', 'main');
  for (const file of ['kept', 'edited', 'deleted', '.gitignore']) write(file);
  commit();
  return { folder, git, write, commit };
}

it('lists committed, uncommitted, deleted and untracked files of a branch', () => {
  const { folder, git, write, commit } = createRepository();
  git('checkout', '--quiet', '-b', 'work');
  write('committed');
  rmSync(join(folder, 'deleted'));
  commit();
  write('edited', 'otherwise');
  write('untracked 日本');
  expect(changedFiles(folder)).toEqual(['committed', 'deleted', 'edited', 'untracked 日本']);
});

it('leaves out what main has changed since the branch began', () => {
  const { folder, git, write, commit } = createRepository();
  git('checkout', '--quiet', '-b', 'work');
  git('checkout', '--quiet', 'main');
  write('edited', 'on main');
  commit();
  git('checkout', '--quiet', 'work');
  expect(changedFiles(folder)).toEqual([]);
});

it('lists only uncommitted files where there is no main', () => {
  const { folder, git, write } = createRepository();
  git('branch', '--move', 'other');
  write('edited', 'otherwise');
  expect(changedFiles(folder)).toEqual(['edited']);
});
