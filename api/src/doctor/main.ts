import { exitCodes, runDoctor } from './run-doctor.ts';

const code = await runDoctor(process.argv.slice(2), undefined, (text) => console.log(text)).catch(
  (error: unknown) => {
    console.error(`doctor: ${error instanceof Error ? error.message : String(error)}`);
    return exitCodes.wrongSettings;
  },
);
// A library may still wait for a service that never answers; what was printed goes out first.
process.stdout.write('', () => process.exit(code));
