import { describe, expect, it } from 'vitest';
import { contactPhoneText, countryOptions, parsePhone, tidyPhone } from './contact-phone.ts';

const japan = (phone: string) => ({ countryCode: '81', phone });

describe('phone as it is sent', () => {
  it.each([
    ['03-1234-5678', '81', '312345678'],
    ['0312345678', '81', '312345678'],
    ['090 1234 5678', '81', '9012345678'],
    ['０９０−１２３４−５６７８', '81', '9012345678'],
    ['０９０ー１２３４ー５６７８', '81', '9012345678'],
    ['(03)1234-5678', '81', '312345678'],
    ['+81 3 1234 5678', '81', '312345678'],
    ['+1 212-555-0100', '1', '2125550100'],
  ])('reads %s', (phone, countryCode, number) => {
    expect(parsePhone(japan(phone))).toEqual({ countryCode, number });
  });

  it.each([
    ['1', '(212) 555-0100', '2125550100'],
    ['44', '020 7946 0018', '2079460018'],
    ['39', '06 6982 1234', '0669821234'],
  ])('reads numbers of +%s as they are dialed there: %s', (countryCode, phone, number) => {
    expect(parsePhone({ countryCode, phone })).toEqual({ countryCode, number });
  });

  it.each([
    '',
    '1234',
    '03-123-456',
    '03-1234',
    'abc',
    '03-1234-5678 内線5',
    '03-1234-5678-9999',
    '+999 1234 5678',
    '+870 773 111 632',
  ])('refuses %j', (phone) => {
    expect(parsePhone(japan(phone))).toBeNull();
  });
});

describe('phone in its field', () => {
  it.each([
    [japan('０３１２３４５６７８'), japan('03-1234-5678')],
    [japan('+1 (212) 555 0100'), { countryCode: '1', phone: '(212) 555-0100' }],
    [japan('０３'), japan('03')],
    [japan('電話'), japan('電話')],
  ])('%j is shown as %j', (typed, shown) => {
    expect(tidyPhone(typed)).toEqual(shown);
  });

  it('reads with its country where that is not Japan', () => {
    expect(contactPhoneText(japan('0312345678'))).toBe('03-1234-5678');
    expect(contactPhoneText({ countryCode: '1', phone: '2125550100' })).toBe('+1 212-555-0100');
    expect(contactPhoneText(japan('内線5'))).toBe('内線5');
  });
});

describe('countries', () => {
  it('begin with Japan and name each calling code once', () => {
    const options = countryOptions();
    expect(options[0]).toEqual({ value: '81', label: '日本 +81' });
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    expect(options).toContainEqual({ value: '1', label: 'アメリカ・カナダ +1' });
    expect(options).toContainEqual({ value: '44', label: 'イギリス +44' });
    expect(options.every(({ label }) => label.length > 3)).toBe(true);
  });
});
