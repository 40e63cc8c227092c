import { readReleaseConfig } from '../config/env.ts';
import { ReleaseError } from '../errors.ts';
import { createProgram } from './program.ts';

// A reader such as `head` may want no more. What is under way still has to end well, so nothing else is printed.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  await createProgram(readReleaseConfig(), (line) => console.log(line)).parseAsync();
} catch (error) {
  console.error(error instanceof ReleaseError ? `release: ${error.message}` : error);
  process.exitCode = 1;
}
