import { LRUCache } from 'lru-cache';

/** Below this, parsing is cheaper than remembering. */
const minLength = 1_024;
const maxRememberedLength = 32 * 1024 * 1024;

const documents = new LRUCache<string, object>({
  maxSize: maxRememberedLength,
  sizeCalculation: (_value, text) => text.length,
});

/**
 * Parses a JSON column. Long documents (a rate, a hotel's content) are read many times and hardly ever change, so they
 * are parsed once and shared; shared means frozen, to the last leaf.
 */
export function parseJson(text: string): unknown {
  if (text.length < minLength) return JSON.parse(text);
  const known = documents.get(text);
  if (known !== undefined) return known;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return value;
  documents.set(text, freeze(value));
  return value;
}

function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part);
  return Object.freeze(value);
}
