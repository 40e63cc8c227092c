import { z } from 'zod';
import { ReleaseError } from '../errors.ts';

/** Variables by name; an empty one counts as absent. */
export type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads the variables that a schema names. Throws one `ReleaseError` that lists every value it can't use, and the
 * `problems` that were found otherwise, each a sentence that begins with the variable's name.
 */
export function parseSettings<T extends z.ZodRawShape>(
  schema: z.ZodObject<T>,
  env: Env,
  problems: readonly string[] = [],
): z.output<z.ZodObject<T>> {
  const named = Object.keys(schema.shape).map((name) => [name, env[name] || undefined]);
  const { data, error } = schema.safeParse(Object.fromEntries(named));
  const unreadable = error?.issues.map(({ path, message }) => `${path[0]?.toString()} ${message}.`) ?? [];
  const all = [...unreadable, ...problems];
  if (data && all.length === 0) return data;
  throw new ReleaseError(`These settings must be corrected:\n${all.map((each) => `- ${each}`).join('\n')}`);
}
