import { describe, expect, it } from 'vitest';
import {
  arrivalOptions,
  findTravelerProblems,
  toTravelerChange,
  travelerFields,
  type TravelerFields,
} from './traveler-fields.ts';

const kept = {
  guestName: { familyName: 'TANAKA', givenName: 'KENICHI' },
  phone: '090-1111-2222',
  smoking: true,
  bed: 'TWO_BEDS',
  arrivalHour: 20,
};
const empty = travelerFields({ smoking: false });
const fields = (change: Partial<TravelerFields>) => ({ ...empty, ...change });
const problemsOf = (change: Partial<TravelerFields>) =>
  Object.entries(findTravelerProblems(fields(change)))
    .filter(([, text]) => text)
    .map(([field]) => field);

describe('the fields of a traveler', () => {
  it('may all be empty', () => {
    expect(problemsOf({})).toEqual([]);
    expect(toTravelerChange(kept, empty)).toEqual({
      guestName: null,
      phone: null,
      smoking: false,
      bed: null,
      arrivalHour: null,
    });
  });

  it('send only what was changed, so that what another tab has saved meanwhile stays', () => {
    expect(toTravelerChange(kept, travelerFields(kept))).toEqual({});
    expect(toTravelerChange(kept, { ...travelerFields(kept), givenName: 'JIRO' })).toEqual({
      guestName: { familyName: 'TANAKA', givenName: 'JIRO' },
    });
    expect(toTravelerChange(kept, { ...travelerFields(kept), phone: '' })).toEqual({ phone: null });
  });

  it.each<[Partial<TravelerFields>, string[]]>([
    [{ familyName: 'tanaka' }, ['givenName']],
    [{ givenName: 'KENICHI' }, ['familyName']],
    [{ familyName: '田中', givenName: 'KENICHI' }, ['familyName']],
    [{ phone: '1234' }, ['phone']],
    [{ familyName: 'Ｔａｎａｋａ', givenName: 'ＫＥＮＩＣＨＩ' }, []],
    [{ phone: '090-1234-5678', familyName: "o'neil", givenName: 'Ann Marie' }, []],
  ])('of %o has problems with %o', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it('is sent as hotels take it, and comes back the same', () => {
    const typed = fields({
      familyName: '　ｔａｎａｋａ ',
      givenName: 'Kenichi',
      phone: '０９０１２３４５６７８',
      smoking: true,
      bed: 'TWO_BEDS',
      arrivalHour: '24',
    });
    const sent = toTravelerChange({ smoking: false }, typed);
    expect(sent).toEqual({
      guestName: { familyName: 'TANAKA', givenName: 'KENICHI' },
      phone: '090-1234-5678',
      smoking: true,
      bed: 'TWO_BEDS',
      arrivalHour: 24,
    });
    expect(travelerFields({ ...sent, smoking: true })).toMatchObject({
      familyName: 'TANAKA',
      arrivalHour: '24',
    });
  });

  it('offers every hour that the API takes', () => {
    expect(arrivalOptions.map(({ value }) => Number(value || 11))).toEqual(
      Array.from({ length: 14 }, (_, index) => 11 + index),
    );
  });
});
