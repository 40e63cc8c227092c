import { describe, expect, it } from 'vitest';
import { safeNext } from './next.ts';

describe('safeNext', () => {
  it('keeps a path of this site with its search', () => {
    expect(safeNext('/hotels?q=東京&room=1')).toBe('/hotels?q=%E6%9D%B1%E4%BA%AC&room=1');
  });

  it.each(['/p/trips/a%2Fb', '/hotels/%E6%9D%B1?from=%2F%2Fevil.example', '/trips#//evil.example', '/a//b'])(
    'keeps %j, which stays inside',
    (next) => {
      expect(safeNext(next)).toBe(next);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/./\\\\evil.example',
    '/x/..//evil.example',
    '/x/../\\\\evil.example',
    '/%2e//evil.example',
    '/%2E/%2f/evil.example',
    '/x/%2e%2e//evil.example',
    '/x/.%2e//evil.example',
    '/\\\\evil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    '/%2fevil.example',
    '/%252fevil.example',
    '/%25%32%66evil.example',
    '/%09/evil.example',
    '/%0a/evil.example',
    '/%2e%2f/evil.example',
    '/%zz',
    '/%ff/x',
    '',
    null,
  ])('leads %j to the start page', (next) => {
    expect(safeNext(next)).toBe('/');
  });
});
