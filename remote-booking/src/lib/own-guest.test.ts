import { describe, expect, it } from 'vitest';
import { testGuest } from '../_draft.ts';
import { isOwnGuest, withOwnGuest, withoutOwnGuest, withoutOwnRequests } from './own-guest.ts';

const arrival = '到着は20時頃の予定です。';
const own = testGuest({ specialRequest: arrival, smoking: true, employeeId: 'me' });
const nobody = testGuest({ familyName: '', givenName: '' });

describe('the viewer as a guest', () => {
  it('comes with name and requests, and leaves with them', () => {
    const guest = withOwnGuest(nobody, own);
    expect(guest).toEqual(own);
    expect(isOwnGuest(guest, own)).toBe(true);
    expect(withoutOwnGuest(guest, own)).toEqual(nobody);
    expect(isOwnGuest(nobody, own)).toBe(false);
  });

  it('leaves alone what was typed for the hotel', () => {
    const typed = { ...nobody, specialRequest: '高層階を希望します。' };
    const both = withOwnGuest(typed, own);
    expect(both.specialRequest).toBe(`高層階を希望します。\n${arrival}`);
    expect(withOwnGuest(both, own).specialRequest).toBe(both.specialRequest);
    expect(withoutOwnGuest(both, own)).toEqual(typed);
    expect(withOwnGuest(typed, { ...own, specialRequest: '' }).specialRequest).toBe('高層階を希望します。');
  });

  it('takes the requests along when the guest becomes somebody else, whichever way', () => {
    const typed = { ...own, specialRequest: `高層階を希望します。\n${arrival}` };
    const other = { ...typed, employeeId: 'colleague' };
    expect(withoutOwnRequests(typed, other, own)).toEqual({
      ...other,
      smoking: false,
      specialRequest: '高層階を希望します。',
    });
    expect(withoutOwnRequests(typed, { ...typed, employeeId: null }, own).specialRequest).toBe(
      '高層階を希望します。',
    );
    const spelled = { ...typed, familyName: 'SATOU' };
    expect(withoutOwnRequests(typed, spelled, own)).toBe(spelled);
    expect(withoutOwnRequests(other, { ...other, familyName: 'ITO' }, own).specialRequest).toContain(arrival);
  });

  it('is not somebody whose name was typed', () => {
    expect(isOwnGuest(testGuest(), { ...own, employeeId: null })).toBe(false);
  });
});
