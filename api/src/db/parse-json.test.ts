import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

const long = JSON.stringify({
  lines: Array.from({ length: 200 }, (_, at) => ({ at, text: 'x'.repeat(10) })),
});

describe('a JSON column', () => {
  it('gives every reader the same long document, which nobody can change', () => {
    const first = parseJson(long) as { lines: { at: number }[] };
    expect(parseJson(long)).toBe(first);
    expect(() => {
      const [line] = first.lines;
      if (line) line.at = 7;
    }).toThrow(TypeError);
  });

  it('gives each reader a short document of their own', () => {
    const text = '{"at":1}';
    const first = parseJson(text) as { at: number };
    first.at = 7;
    expect(parseJson(text)).toEqual({ at: 1 });
  });
});
