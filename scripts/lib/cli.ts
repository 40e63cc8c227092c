/** Error whose message alone is printed: it says what a person can do, and a stack trace would hide that. */
export class CliError extends Error {
  override name = 'CliError';
}

/** Runs a script's main function. Prints the message of a {@link CliError}, any other error in full; both exit with 1. */
export function runMain(main: () => Promise<number | void>): void {
  main().then(
    (code) => {
      process.exitCode = code ?? 0;
      if (process.channel) process.disconnect();
    },
    (error: unknown) => {
      console.error(error instanceof CliError ? error.message : error);
      process.exit(1);
    },
  );
}
