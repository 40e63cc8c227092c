import { describe, expect, it } from 'vitest';
import { openSealedText, sealText } from './sealed-text.ts';

const target = { secret: 'a secret of the server', purpose: 'test/v1', rowId: 'row-1' };

describe('a sealed text', () => {
  it('opens for what it was sealed for, and never looks the same twice', () => {
    const sealed = sealText(target, '秘密の番号');
    expect(openSealedText(target, sealed)).toBe('秘密の番号');
    expect(sealText(target, '秘密の番号')).not.toBe(sealed);
  });

  it('looks the same each time where it has to, and otherwise for another text or row', () => {
    const again = { ...target, repeatable: true };
    const sealed = sealText(again, 'x');
    expect(sealText(again, 'x')).toBe(sealed);
    expect(openSealedText(target, sealed)).toBe('x');
    const others = [sealText(again, 'y'), sealText({ ...again, rowId: 'row-2' }, 'x')];
    expect(new Set([sealed, ...others].map((each) => each.slice(0, 16))).size).toBe(3);
  });

  it.each([
    ['another row', { rowId: 'row-2' }],
    ['another purpose', { purpose: 'other/v1' }],
    ['another secret', { secret: 'a new secret' }],
  ])('stays closed for %s', (_name, other) => {
    expect(openSealedText({ ...target, ...other }, sealText(target, 'x'))).toBeNull();
  });

  it.each(['', 'AAAA', 'not base64 at all!'])('stays closed when %j is in its place', (text) => {
    expect(openSealedText(target, text)).toBeNull();
  });

  it('stays closed after one bit changed', () => {
    const bytes = Buffer.from(sealText(target, 'x'), 'base64url');
    bytes[14] = (bytes[14] ?? 0) ^ 1;
    expect(openSealedText(target, bytes.toString('base64url'))).toBeNull();
  });
});
