import { describe, expect, it } from 'vitest';
import { type Asked, firstLook, look, takesLong } from './attempt-outlook.ts';

const open: Asked = { state: 'OPEN' };
const after = (...answers: Asked[]) => answers.reduce(look, firstLook);

describe('an attempt without an answer', () => {
  it.each<[string, Asked[], string]>([
    ['one answer that nothing was begun', [open], 'checking'],
    ['two of them', [open, open], 'unsent'],
    ['an expired preparation that nobody booked', [{ state: 'EXPIRED' }, { state: 'EXPIRED' }], 'unsent'],
    ['work that continues', [open, { state: 'BOOKING' }, open], 'checking'],
    ['a line that breaks in between', [open, 'unreachable', open], 'checking'],
    ['a server that says it failed', [{ state: 'FAILED' }], 'failed'],
    ['a server that says it was booked', [{ state: 'BOOKED' }], 'checking'],
    ['a preparation that is gone', [{ state: null }], 'checking'],
  ])('after %s: %3$s', (_, answers, kind) => {
    expect(after(...answers).kind).toBe(kind);
  });

  it('is never called failed while nobody answers', () => {
    const silent = after(...Array.from({ length: 100 }, (): Asked => 'unreachable'));
    expect(silent).toMatchObject({ kind: 'checking', unreachable: true });
    expect(takesLong(silent)).toBe(true);
  });

  it('is reachable again with the next answer', () => {
    expect(after('unreachable', { state: 'BOOKING' }).unreachable).toBe(false);
  });
});
