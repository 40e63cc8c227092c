import { describe, expect, it } from 'vitest';
import { roomNumbersFromParams, roomNumbersToParams } from './voucher-choice.ts';

const read = (text: string) => roomNumbersFromParams(new URLSearchParams(text));

describe('the chosen rooms in the address', () => {
  it('are all rooms when the address says nothing', () => {
    expect(read('')).toBeNull();
    expect(roomNumbersToParams([1, 2], [1, 2]).toString()).toBe('');
  });

  it('come back as they were written, in order and once', () => {
    expect(roomNumbersToParams([3, 1], [1, 2, 3]).get('rooms')).toBe('1,3');
    expect(read('rooms=3,1,3')).toEqual([1, 3]);
  });

  it('can be none', () => {
    expect(read(roomNumbersToParams([], [1, 2]).toString())).toEqual([]);
  });

  it('drop what is no room number', () => {
    expect(read('rooms=0,-1,2,x,1e3')).toEqual([2]);
  });
});
