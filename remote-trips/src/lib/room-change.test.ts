import { describe, expect, it } from 'vitest';
import { findChanges, detailProblems } from './room-change.ts';

const now = { familyName: 'Tanaka', givenName: 'Ken', specialRequest: '静かな部屋', smoking: false };

// spec: 7.changeRoomDetails
describe('what is sent when a room is changed', () => {
  it.each([
    ['nothing', {}, null],
    ['blanks around the same', { specialRequest: ' 静かな部屋\n' }, null],
    ['a name', { familyName: ' sato ' }, { familyName: 'SATO' }],
    ['the smoking wish', { smoking: true }, { smoking: true }],
    ['a request taken away', { specialRequest: ' ' }, { specialRequest: '' }],
    [
      'two things',
      { givenName: 'MISAKI', specialRequest: '高層階' },
      { givenName: 'MISAKI', specialRequest: '高層階' },
    ],
  ])('is %s', (_what, part, sent) => {
    expect(findChanges({ ...now, ...part }, now)).toEqual(sent);
  });
});

describe('what must be corrected first', () => {
  it('is a name that no hotel can read and a request that this one can’t', () => {
    const typed = { ...now, familyName: 'さとう', givenName: '' };
    expect(detailProblems(typed, now, false)).toEqual({
      familyName: expect.stringContaining('候補を選ぶか'),
      givenName: '入力してください。',
      specialRequest: expect.stringContaining('半角の英数字'),
    });
  });

  it('is not a name that stays as it is', () => {
    expect(detailProblems(now, now, true)).toEqual({});
    expect(detailProblems({ ...now, familyName: 'x1' }, { ...now, familyName: 'x1' }, true)).toEqual({});
  });
});
