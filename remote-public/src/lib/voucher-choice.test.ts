import { describe, expect, it } from 'vitest';
import { roomsFromParams, roomsToSearch } from './voucher-choice.ts';

describe('the rooms of a voucher', () => {
  it.each([
    ['', null],
    ['rooms=', []],
    ['rooms=3,1,3', [1, 3]],
    ['rooms=0,-1,x,1e1,100', []],
  ])('read from %j', (search, rooms) => {
    expect(roomsFromParams(new URLSearchParams(search))).toEqual(rooms);
  });

  it.each([
    [[1, 2], [1, 2], ''],
    [[2], [1, 2], '?rooms=2'],
    [[], [1, 2], '?rooms='],
    [[2, 9], [1, 2], '?rooms=2'],
  ])('%j of %j as an address', (chosen, all, search) => {
    expect(roomsToSearch(chosen, all)).toBe(search);
  });
});
