import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { playwrightTally, buildTally, vitestTally } from './tally.ts';

function report(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'tally-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('counts unit tests, and a file that fails to load as one failure', () => {
  const file = report({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          {
            fullName: 'divides',
            status: 'failed',
            failureMessages: ['\u001b[31mError:\u001b[39m no\n  at 0'],
          },
          { fullName: 'waits', status: 'pending' },
        ],
      },
      { name: 'broken.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
    ],
  });
  expect(vitestTally(file)).toEqual({
    passed: 1,
    skipped: 1,
    failures: ['a.test.ts: divides\n      Error: no at 0', 'broken.test.ts\n      SyntaxError'],
    flaky: [],
  });
});

it('counts browser tests once per project, and names flaky ones with their errors', () => {
  const file = report({
    suites: [
      {
        title: 'book.spec.ts',
        specs: [],
        suites: [
          {
            title: 'by card',
            specs: [
              {
                title: 'books',
                tests: [
                  {
                    projectName: 'wide',
                    status: 'flaky',
                    results: [
                      { errors: [{ message: 'late' }, { message: 'lost' }] },
                      { errors: [{ message: 'late' }] },
                      { errors: [] },
                    ],
                  },
                  { projectName: 'narrow', status: 'unexpected' },
                ],
              },
            ],
          },
        ],
      },
    ],
    errors: [],
  });
  expect(playwrightTally(file)).toEqual({
    passed: 1,
    skipped: 0,
    failures: ['[narrow] book.spec.ts › by card › books'],
    flaky: ['[wide] book.spec.ts › by card › books\n      late\n      lost'],
  });
});

it('counts a failed run without failed tests, and one without a report, as a failure', () => {
  expect(
    buildTally({ name: 'api', ok: false }, report({ testResults: [] }), vitestTally).failures,
  ).toHaveLength(1);
  expect(buildTally({ name: 'api', ok: true }, '/nowhere/report.json', vitestTally).failures).toEqual([
    'api left no report',
  ]);
});

it('counts a run of no tests as one failure, unless words that somebody typed chose them', () => {
  const file = report({ testResults: [] });
  expect(buildTally({ name: 'api', ok: true }, file, vitestTally).failures).toEqual(['api ran no test']);
  expect(buildTally({ name: 'api', ok: true, mayBeEmpty: true }, file, vitestTally).failures).toEqual([]);
});
