import { expect, it } from 'vitest';
import { toCsv } from '../api/src/modules/document/csv.ts';
import { csvFile } from '../remote-trips/src/lib/csv-file.ts';

const PLACES = ['X=1', '=X1', ' X=1', '山X田', '"X"', 'X'];

/** The API and a remote share no code: what is text in an invoice's file is text in that of trips all the same. */
it('API and browser write every cell alike', () => {
  const cells = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
    // Half a character has no bytes.
    .filter((character) => !/\p{Surrogate}/u.test(character))
    .map((character) => [
      ...PLACES.map((place) => place.replace('X', () => character)),
      character.length,
      null,
    ]);
  const [byApi, byBrowser] = [toCsv(['名前'], cells).toString('utf8'), csvFile(['名前'], cells)];
  expect(byApi === byBrowser, 'one of the two files knows a formula that the other does not').toBe(true);
  expect(byApi.split('\r\n').length).toBeGreaterThan(cells.length);
});
