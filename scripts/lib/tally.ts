import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Result of a run of tests. */
export interface Tally {
  passed: number;
  skipped: number;
  /** Names of the failed tests, each followed by the beginning of its errors. */
  failures: string[];
  /** Names of the tests that passed only at a retry, each followed by the beginning of the first attempts' errors. */
  flaky: string[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightReport {
  suites?: PlaywrightSuite[];
  errors?: { message?: string }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results?: { errors?: { message?: string }[] }[];
}

/** Reads Vitest's JSON report. A test file that fails to load counts as one failure. */
export function vitestTally(file: string): Tally {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const tally: Tally = { passed: 0, skipped: 0, failures: [], flaky: [] };
  for (const { name, status, message, assertionResults } of testResults) {
    for (const { fullName, status, failureMessages } of assertionResults) {
      count(tally, status, `${name}: ${fullName}`, failureMessages);
    }
    const hasFailedTest = assertionResults.some((test) => test.status === 'failed');
    if (status === 'failed' && !hasFailedTest) tally.failures.push(withErrors(name, [message]));
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
      for (const { projectName, status, results = [] } of tests) {
        const name = `[${projectName}] ${[...here, title].join(' › ')}`;
        const errors = results.flatMap((result) => result.errors?.map(({ message }) => message) ?? []);
        count(tally, playwrightStatus[status] ?? 'failed', name, errors);
        if (status === 'flaky') tally.flaky.push(withErrors(name, errors));
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

function count(tally: Tally, status: string, name: string, errors?: (string | undefined)[]): void {
  if (status === 'passed') tally.passed += 1;
  else if (status === 'failed') tally.failures.push(withErrors(name, errors));
  else tally.skipped += 1;
}

const LONGEST_ERROR = 300;

/** Adds what a reader needs who has nothing of a run but its closing list: each different error, on a line of its own. */
function withErrors(name: string, errors: (string | undefined)[] = []): string {
  const texts = errors.map((error) =>
    stripVTControlCharacters(error ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const lines = [...new Set(texts)].filter((text) => text !== '');
  return [name, ...lines.map((text) => `      ${text.slice(0, LONGEST_ERROR)}`)].join('\n');
}
