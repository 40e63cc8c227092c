/** What a pipeline learns from a command. */
export const exitCodes = {
  /** Done, or everything was as asked. */
  done: 0,
  /** It could not be done: wrong settings, an outage, another change meanwhile. */
  failed: 1,
  /** The input is wrong. Nothing was written. */
  wrongInput: 2,
  /** Nobody confirmed. Nothing was written. */
  notConfirmed: 3,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
