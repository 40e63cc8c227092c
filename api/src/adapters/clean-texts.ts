import { stripBidiControls } from '../lib/strip-bidi-controls.ts';

/** As characters or as escapes of JSON; half of a surrogate pair can only be an escape. */
const SUSPECT = /[\u202A-\u202E\u2066-\u2069]|\\u(?:0000|202[a-e]|206[6-9]|d[89a-f])/i;

/**
 * The value of a JSON text from outside, in which no text holds what PostgreSQL cannot keep (U+0000, half of a
 * surrogate pair) or what turns around the text beside it. Throws what JSON.parse throws.
 */
export function parseCleanJson(json: string): unknown {
  const value: unknown = JSON.parse(json);
  // Answers are large and nearly all of them clean: only one that may not be is walked through.
  return SUSPECT.test(json) ? clean(value) : value;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(clean);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [cleanText(name), clean(item)]));
}

function cleanText(text: string): string {
  return stripBidiControls(text).replaceAll('\0', '').toWellFormed();
}
