import { existsSync, readFileSync } from 'node:fs';

/** Result of a run of tests. */
export interface Tally {
  passed: number;
  skipped: number;
  /** Names of the failed tests. */
  failures: string[];
  /** Names of the tests that passed only at a retry. */
  flaky: string[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

interface PlaywrightReport {
  suites?: PlaywrightSuite[];
  errors?: { message?: string }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
}

/** Reads Vitest's JSON report. A test file that fails to load counts as one failure. */
export function vitestTally(file: string): Tally {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const tally: Tally = { passed: 0, skipped: 0, failures: [], flaky: [] };
  for (const { name, status, assertionResults } of testResults) {
    for (const test of assertionResults) count(tally, test.status, `${name}: ${test.fullName}`);
    const hasFailedTest = assertionResults.some((test) => test.status === 'failed');
    if (status === 'failed' && !hasFailedTest) tally.failures.push(name);
  }
  return tally;
}

/** Reads Playwright's JSON report. A test that passed at a retry counts as passed and as flaky. */
export function playwrightTally(file: string): Tally {
  const { suites = [], errors = [] } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const tally: Tally = { passed: 0, skipped: 0, failures: [], flaky: [] };
  const walk = (suite: PlaywrightSuite, path: string[]) => {
    const here = [...path, suite.title];
    for (const { title, tests } of suite.specs ?? []) {
      for (const { projectName, status } of tests) {
        const name = `[${projectName}] ${[...here, title].join(' › ')}`;
        count(tally, playwrightStatus[status] ?? 'failed', name);
        if (status === 'flaky') tally.flaky.push(name);
      }
    }
    for (const child of suite.suites ?? []) walk(child, here);
  };
  for (const suite of suites) walk(suite, []);
  for (const { message } of errors)
    tally.failures.push(message?.split('\n')[0] ?? 'error outside of any test');
  return tally;
}

const playwrightStatus: Record<string, string> = {
  expected: 'passed',
  flaky: 'passed',
  skipped: 'skipped',
  unexpected: 'failed',
};

/**
 * Builds the tally of a test run that ended with `ok`. A run without a report, one that failed without a failed test, and
 * one of no tests, unless it may be empty, count as one failure.
 */
export function buildTally(
  { name, ok, mayBeEmpty = false }: { name: string; ok: boolean; mayBeEmpty?: boolean },
  file: string,
  read: (file: string) => Tally,
): Tally {
  if (!existsSync(file)) {
    return { passed: 0, skipped: 0, failures: [`${name} left no report`], flaky: [] };
  }
  const tally = read(file);
  if (tally.failures.length > 0) return tally;
  if (!ok) tally.failures.push(`${name} failed outside of its tests`);
  else if (tally.passed === 0 && !mayBeEmpty) tally.failures.push(`${name} ran no test`);
  return tally;
}

function count(tally: Tally, status: string, name: string): void {
  if (status === 'passed') tally.passed += 1;
  else if (status === 'failed') tally.failures.push(name);
  else tally.skipped += 1;
}
