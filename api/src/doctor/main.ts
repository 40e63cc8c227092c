import { exitCodes, runDoctor } from './run-doctor.ts';

try {
  process.exitCode = await runDoctor(process.argv.slice(2), undefined, (text) => console.log(text));
} catch (error) {
  console.error(`doctor: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = exitCodes.wrongSettings;
}
