// @vitest-environment node
import { expect, test } from 'vitest';
import { readTextFile } from './read-text-file.ts';

test.each([
  ['UTF-8', new TextEncoder().encode('佐藤')],
  ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('佐藤')])],
  ['Shift_JIS', new Uint8Array([0x8d, 0xb2, 0x93, 0xa1])],
])('reads %s', async (_, bytes) => expect(await readTextFile(new Blob([bytes]))).toBe('佐藤'));
