/** Variables of the environment that are missing or can't be used; one sentence each, by name and without a value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(message: string, options?: ErrorOptions & { problems?: readonly string[] }) {
    super(message, options);
    this.problems = options?.problems ?? [message];
  }
}
