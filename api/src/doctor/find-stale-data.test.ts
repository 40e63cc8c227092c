import { expect, it } from 'vitest';
import { findStaleData } from './find-stale-data.ts';

it('says nothing of data that were read within a year, and names each that was not', () => {
  expect(findStaleData(new Date('2027-11-28T12:00:00+09:00'))).toEqual([]);
  const stale = findStaleData(new Date('2027-11-29T12:00:00+09:00'));
  expect(stale).toHaveLength(2);
  expect(stale[0]).toMatch(
    /^The rules of local taxes .* read last on 2026-11-28, more than a year ago\. Read the pages/,
  );
});
