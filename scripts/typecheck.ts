import { generateStyles } from './lib/codegen.ts';
import { runMain } from './lib/cli.ts';
import { typecheck } from './lib/typecheck.ts';

runMain(async () => {
  await generateStyles();
  const complaints = await typecheck();
  process.stdout.write(complaints);
  return complaints ? 1 : 0;
});
