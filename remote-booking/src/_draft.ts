import type { Draft, GuestDraft } from './lib/draft.ts';

/** A complete guest. */
export function testGuest(change: Partial<GuestDraft> = {}): GuestDraft {
  return {
    familyName: 'SATO',
    givenName: 'Misaki',
    smoking: false,
    specialRequest: '',
    employeeId: null,
    ...change,
  };
}

/** A complete draft for one room. */
export function testDraft(change: Partial<Draft> = {}): Draft {
  return {
    guests: [testGuest()],
    email: 'employee@sakura.example',
    countryCode: '81',
    phone: '03-1234-5678',
    companyCode: '',
    departmentCode: '',
    memo: '',
    payment: null,
    ...change,
  };
}
