/** A variable of the environment that is missing or can't be used. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
