import { describe, expect, it } from 'vitest';
import { safeNext } from './next.ts';

describe('safeNext', () => {
  it('keeps a path of this site with its search', () => {
    expect(safeNext('/hotels?q=東京&room=1')).toBe('/hotels?q=%E6%9D%B1%E4%BA%AC&room=1');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil',
    'javascript:alert(1)',
    '/\t/evil.example',
    '',
    null,
  ])('leads %j to the start page', (next) => {
    expect(safeNext(next)).toBe('/');
  });
});
