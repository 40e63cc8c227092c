import { stripNoWidth } from '../lib/one-line.ts';
import { stripBidiControls } from '../lib/strip-bidi-controls.ts';
import { HttpError } from './http-error.ts';

/** Deeper than any input of the schema; keeps a hostile nesting from exhausting the stack. */
const MAX_DEPTH = 32;
/** Taken as they were typed: the identity service compares them with what it is given at sign-in. */
const secrets: ReadonlySet<string> = new Set(['newPassword']);

/**
 * The variables as every resolver may take them: no text in them can turn around what is shown beside it, or differs
 * from another by spaces of no width, which nobody sees. Throws HttpError 400 BAD_USER_INPUT for half of a surrogate
 * pair, which UTF-8 and so neither PostgreSQL, mail nor a file can carry.
 */
export function readVariables(
  variables: Record<string, unknown> | undefined,
): Record<string, unknown> | undefined {
  return variables === undefined ? undefined : (read(variables, 0) as Record<string, unknown>);
}

function read(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return readText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) throw new HttpError(400, 'BAD_USER_INPUT', 'The variables are nested too deeply.');
  if (Array.isArray(value)) return value.map((item) => read(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      secrets.has(name) && typeof item === 'string' ? wellFormed(item) : read(item, depth + 1),
    ]),
  );
}

function readText(text: string): string {
  return stripNoWidth(stripBidiControls(wellFormed(text)));
}

function wellFormed(text: string): string {
  if (text.isWellFormed()) return text;
  throw new HttpError(400, 'BAD_USER_INPUT', 'The input has half of a character.');
}
