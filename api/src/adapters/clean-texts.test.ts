import { describe, expect, it } from 'vitest';
import { parseCleanJson } from './clean-texts.ts';

describe('JSON from outside', () => {
  it.each([
    ['characters that turn text around', '{"name":"\u202eletoH\u202c \u2066A\u2069"}', { name: 'letoH A' }],
    ['the same as escapes', '{"name":"\\u202EletoH\\u202c"}', { name: 'letoH' }],
    ['U+0000', '["a\\u0000b"]', ['ab']],
    ['half of a surrogate pair', '[{"a":"x\\ud83d"},{"\\udc00":1}]', [{ a: 'x\ufffd' }, { '\ufffd': 1 }]],
  ])('comes without %s', (_what, json, value) => {
    expect(parseCleanJson(json)).toEqual(value);
  });

  it('keeps whole surrogate pairs, marks of direction, and what only looks like an escape', () => {
    const value = { a: '😀', b: 'فندق\u200f 1', c: 'C:\\u202e', d: [null, 1.5, true] };
    expect(parseCleanJson(JSON.stringify(value))).toEqual(value);
    expect(parseCleanJson('"\\ud83d\\ude00"')).toBe('😀');
  });
});
