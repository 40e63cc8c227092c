import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { slowFirst } from './scripts/lib/slow-first.ts';
import { packageTests } from './shared/build/vitest.mjs';

const browserTests = packageTests();
const include = (browserTests.test?.include ?? []).map((pattern) => `{shared,host,remote-*}/${pattern}`);
// What mocks modules, or installs what can be installed once, must not meet another file's modules.
const isolated = '{shared,host,remote-*}/**/*.isolated.test.*';

/** What waits for real processes comes first, or one worker would sit idle at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) =>
      slowFirst.some((word) => moduleId.includes(`/${word}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

/** All tests of the repository: `vitest run --project browser <words of a file's path>`. */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      mergeConfig(browserTests, {
        test: {
          name: 'browser',
          include,
          exclude: [...configDefaults.exclude, isolated],
          // One jsdom per worker instead of one per file: starting it takes longer than most files' tests.
          isolate: false,
        },
      }),
      mergeConfig(browserTests, {
        test: { name: 'browser-isolated', include: [isolated] },
      }),
      'scripts',
      // Installs and builds copies of the repository (`scripts/lib/long-tests.ts`).
      { test: { name: 'scripts-long', include: ['scripts/**/*.long.test.ts'] } },
      'delivery',
      'delivery/vitest.isolated.config.ts',
      'sandbox',
      'api',
      'api/vitest.isolated.config.ts',
    ],
  },
});
