import { generate, findStaleGenerated } from './lib/codegen.ts';
import { runMain } from './lib/cli.ts';

runMain(async () => {
  if (!process.argv.includes('--check')) {
    await generate();
    return 0;
  }
  const stale = await findStaleGenerated();
  if (stale.length === 0) return 0;
  console.error(['These generated files are stale:', ...stale.map((file) => `  ${file}`)].join('\n'));
  console.error('Renew them with: npm run codegen');
  return 1;
});
