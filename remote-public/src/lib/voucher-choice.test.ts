import { describe, expect, it } from 'vitest';
import { downloadSearch, roomsFromParams, roomsToSearch, wantedDownload } from './voucher-choice.ts';

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

describe('the download of a choice', () => {
  it('is asked for by an address that names rooms and a language', () => {
    expect(wantedDownload(new URLSearchParams(downloadSearch([1, 3], 'en-US')))).toEqual({
      roomNumbers: [1, 3],
      language: 'en-US',
    });
  });

  it('is not asked for by any other address', () => {
    for (const search of [
      '',
      '?rooms=1',
      '?download=en-US',
      '?rooms=&download=ja-JP',
      '?rooms=1&download=none',
    ])
      expect(wantedDownload(new URLSearchParams(search))).toBeNull();
  });
});

it('reads a choice as a form without scripts writes it', () => {
  expect(roomsFromParams(new URLSearchParams('rooms=&rooms=1&rooms=3'))).toEqual([1, 3]);
  expect(roomsFromParams(new URLSearchParams('rooms='))).toEqual([]);
});
