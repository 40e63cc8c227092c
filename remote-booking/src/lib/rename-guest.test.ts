import { describe, expect, it } from 'vitest';
import type { GuestDraft } from './draft.ts';
import { renameGuest } from './rename-guest.ts';

const sato = {
  id: 'sato',
  name: '佐藤 美咲',
  email: 'admin@sakura.example',
  guestName: { familyName: 'Sato', givenName: 'Misaki' },
};
const newcomer = { ...sato, id: 'newcomer', guestName: null };
const employeeAfter = (familyName: string, givenName: string, employeeId = 'sato') => {
  const guest: GuestDraft = { familyName, givenName, employeeId, smoking: false, specialRequest: '' };
  return renameGuest(guest, [sato, newcomer]).employeeId;
};

describe('a guest under another name', () => {
  it.each([
    ['SATO', 'Misaki', 'in capitals'],
    ['Satou', 'Misaki', 'with another spelling'],
    ['Suzuki', 'Misaki', 'after a marriage'],
    ['Sato', '', 'half deleted'],
  ])('%s %s stays the employee %s', (family, given) => expect(employeeAfter(family, given)).toBe('sato'));

  it('is no longer the employee once neither name is theirs', () => {
    expect(employeeAfter('Suzuki', 'I')).toBeNull();
    expect(employeeAfter('', '')).toBeNull();
  });

  it('is the employee whose name is not known yet', () => {
    expect(employeeAfter('Suzuki', 'Ichiro', 'newcomer')).toBe('newcomer');
  });
});
