import { type ExitCode, exitCodes } from './exit-codes.ts';

/** What the person who runs a command did wrong or has to know; its message is all they need. Nothing was written. */
export class AdminError extends Error {
  override name = 'AdminError';
  readonly exitCode: ExitCode;
  constructor(message: string, exitCode: ExitCode = exitCodes.wrongInput) {
    super(message);
    this.exitCode = exitCode;
  }
}
