import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isTooLong, readSubjects, SUBJECT_LIMIT } from './lib/commit-subjects.ts';

const subjects = readSubjects();

it.runIf(subjects)(`keeps the subjects of commits within ${SUBJECT_LIMIT} characters`, () => {
  expect(subjects?.filter(isTooLong)).toEqual([]);
});

it('counts characters, not bytes', () => {
  expect(isTooLong('予'.repeat(SUBJECT_LIMIT))).toBe(false);
  expect(isTooLong('a'.repeat(SUBJECT_LIMIT + 1))).toBe(true);
});

it('reads the commits of a clone that lacks the base by their date', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commit-subjects-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (args: string[], date: string) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@yado.example', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      stdio: 'ignore',
    });
  git(['init', '--quiet'], '');
  expect(readSubjects(folder)).toBeNull();
  git(['commit', '--quiet', '--allow-empty', '--message', 'Before the limit'], '2026-11-01T00:00:00Z');
  git(['commit', '--quiet', '--allow-empty', '--message', 'After the limit'], '2026-12-01T00:00:00Z');
  expect(readSubjects(folder)).toEqual(['After the limit']);
});
