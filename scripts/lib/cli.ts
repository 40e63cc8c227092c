/** Ends the whole script with one message that a person can act on; the stack would only hide it. */
export class Stop extends Error {
  override name = 'Stop';
}

/** Runs a script's main function: a {@link Stop} prints its message alone, anything else its stack; both exit 1. */
export function runMain(main: () => Promise<number | void>): void {
  main().then(
    (code) => {
      process.exitCode = code ?? 0;
      if (process.channel) process.disconnect();
    },
    (error: unknown) => {
      console.error(error instanceof Stop ? error.message : error);
      process.exit(1);
    },
  );
}
