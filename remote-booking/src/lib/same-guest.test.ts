import { describe, expect, it } from 'vitest';
import { testGuest } from '../_draft.ts';
import { isSameGuest, withFirstGuest, withFirstGuestOnly } from './same-guest.ts';

const sato = testGuest({ employeeId: 'sato', specialRequest: 'Quiet.' });
const tanaka = testGuest({ familyName: 'TANAKA', smoking: true });

describe('same guest in every room', () => {
  it('is seen in several rooms with one name', () => {
    expect(isSameGuest([sato, { ...sato, smoking: true }])).toBe(true);
    expect(isSameGuest([sato, tanaka])).toBe(false);
    expect(isSameGuest([sato, { ...sato, employeeId: null }])).toBe(false);
  });

  it('is not seen in a single room or in empty ones', () => {
    const empty = testGuest({ familyName: '', givenName: '' });
    expect(isSameGuest([sato])).toBe(false);
    expect(isSameGuest([empty, empty])).toBe(false);
  });

  it('takes over the person, not the wishes of the room', () => {
    expect(withFirstGuest([sato, tanaka])).toEqual([sato, { ...sato, smoking: true, specialRequest: '' }]);
  });

  it('is given up by emptying the other rooms', () => {
    expect(withFirstGuestOnly([sato, sato])).toEqual([
      sato,
      { ...sato, familyName: '', givenName: '', employeeId: null },
    ]);
  });
});
