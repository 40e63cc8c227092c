/** What a pipeline learns from a command. */
export const exitCodes = {
  done: 0,
  /** An outage, another change meanwhile. */
  failed: 1,
  /** Of arguments or settings; nothing was written. */
  wrongInput: 2,
  /** Nothing was written. */
  notConfirmed: 3,
} as const;

/** How the help describes each. */
export const exitCodeTexts: Record<keyof typeof exitCodes, string> = {
  done: 'done or unchanged',
  failed: 'failed',
  wrongInput: 'wrong input or settings',
  notConfirmed: 'not confirmed',
};

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
