import { parseJson } from './parse-json.ts';

/** Object ids of the PostgreSQL types whose JavaScript value differs between the drivers. */
const int8 = 20;
const date = 1082;
const timestamp = 1114;
const timestamptz = 1184;
const json = 114;
const jsonb = 3802;
const numeric = 1700;

/**
 * One meaning on both drivers: int8 → number, numeric and date → string, timestamptz → Date, jsonb → object.
 * Our int8 columns hold yen and counts, far below 2^53.
 */
export const postgresValueParsers: Record<number, (text: string) => unknown> = {
  [int8]: Number,
  [date]: (text) => text,
  [timestamp]: (text) => text,
  [timestamptz]: (text) => new Date(toIso(text)),
  [json]: parseJson,
  [jsonb]: parseJson,
  [numeric]: (text) => text,
};

/** "2026-11-21 03:04:05.678+00" as ISO 8601. */
function toIso(text: string): string {
  const sign = text.at(-3);
  const iso = `${text.slice(0, 10)}T${text.slice(11)}`;
  return sign === '+' || sign === '-' ? `${iso}:00` : iso;
}
