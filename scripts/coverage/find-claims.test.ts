import { describe, expect, it } from 'vitest';
import { findClaims } from './find-claims.ts';

describe('marker of a specification row', () => {
  it('is found with the name of its test', () => {
    const text = `
// spec: 7.cancelRooms, 8.cancelRooms
test('cancels one room of two', async () => {});

  // spec: 9.toast
  // Another remark.
  it.each([1, 2])(
    "leaves after %d seconds",
    () => {},
  );`;
    expect(findClaims('a.test.ts', text)).toEqual([
      { rows: ['7.cancelRooms', '8.cancelRooms'], title: 'cancels one room of two' },
      { rows: ['9.toast'], title: 'leaves after %d seconds' },
    ]);
  });

  it('is refused when no test follows', () => {
    expect(() => findClaims('a.test.ts', '// spec: 9.toast\nconst x = 1;')).toThrow('a.test.ts:1');
  });
});
