import { readReleaseConfig } from '../config/env.ts';
import { ReleaseError } from '../errors.ts';
import { createProgram } from './program.ts';

try {
  await createProgram(readReleaseConfig(), (line) => console.log(line)).parseAsync();
} catch (error) {
  console.error(error instanceof ReleaseError ? `release: ${error.message}` : error);
  process.exitCode = 1;
}
